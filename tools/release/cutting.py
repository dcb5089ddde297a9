"""Cuts a version: puts the unreleased changes under its number and date, in all files.

`RELEASED` in src/rookery/version.py is the version. A build at its tag has this version; a build of
a later commit has a version of its own. CITATION.cff repeats it for people who read only that file,
and CHANGELOG.md has a section per version.
"""

import re
from datetime import date
from pathlib import Path

PACKAGE = Path("src/rookery/version.py")
CITATION = Path("CITATION.cff")
CHANGELOG = Path("CHANGELOG.md")

UNRELEASED = "## Unreleased\n"

_VERSION = re.compile(r"\d+\.\d+\.\d+((a|b|rc)\d+)?")
_IN_PACKAGE = re.compile(r'(?m)^RELEASED = "(.+)"$')
_IN_CITATION = re.compile(r"(?m)^version: (.+)$")
_DATED = re.compile(r"(?m)^date-released: .+\n")
_SECTION = re.compile(r"(?m)^## (.+)\n")
_RELEASED = re.compile(r"(\S+) \((\d{4}-\d{2}-\d{2})\)")


class CannotCut(Exception):
    """The version cannot be cut; the message says why."""


def version(root: Path) -> str:
    """The version in the package. Raises CannotCut if CITATION.cff names another one."""
    here = _only(_IN_PACKAGE, root / PACKAGE)
    cited = _only(_IN_CITATION, root / CITATION)
    if here != cited:
        raise CannotCut(f"{PACKAGE} has version {here}, but {CITATION} has {cited}")
    return here


def released(changelog: str) -> list[str]:
    """The released versions, newest first. Raises CannotCut if a `##` heading is malformed."""
    headings = _SECTION.findall(changelog)
    if headings[:1] != ["Unreleased"]:
        raise CannotCut(f"{CHANGELOG} does not begin with the section Unreleased")
    matches = [_RELEASED.fullmatch(heading) for heading in headings[1:]]
    if None in matches:
        wrong = headings[1:][matches.index(None)]
        raise CannotCut(f"{CHANGELOG}: a section is called VERSION (YYYY-MM-DD), not {wrong}")
    return [match[1] for match in matches if match]


def notes(changelog: str) -> str:
    """The changes of the newest version. Raises CannotCut if there is no version yet."""
    if not released(changelog):
        raise CannotCut(f"{CHANGELOG} has no version yet")
    return _SECTION.split(changelog)[4].strip()


def cut(root: Path, to: str, today: date) -> None:
    """Write a version into all files. Raises CannotCut before anything is changed."""
    if not _VERSION.fullmatch(to):
        raise CannotCut(f"a version looks like 1.2.3 or 1.2.3rc1, not {to}")
    before = version(root)
    changelog = (root / CHANGELOG).read_text(encoding="utf-8")
    if to in released(changelog):
        raise CannotCut(f"version {to} is in {CHANGELOG} already")
    if not _unreleased(changelog):
        raise CannotCut(f"nothing has changed since {before}: {CHANGELOG} has nothing unreleased")
    dated = f"{UNRELEASED}\n## {to} ({today.isoformat()})\n"
    _write(root / CHANGELOG, changelog.replace(UNRELEASED, dated, 1))
    package = (root / PACKAGE).read_text(encoding="utf-8")
    _write(root / PACKAGE, _IN_PACKAGE.sub(f'RELEASED = "{to}"', package))
    citation = _DATED.sub("", (root / CITATION).read_text(encoding="utf-8"))
    lines = f"version: {to}\ndate-released: {today.isoformat()}"
    _write(root / CITATION, _IN_CITATION.sub(lines, citation))


def check_tag(root: Path, tag: str) -> None:
    """Raise CannotCut unless a tag names the package's version and no change is unreleased."""
    here = version(root)
    if tag != f"v{here}":
        raise CannotCut(f"the tag {tag} is not v{here}, the version of the package")
    changelog = (root / CHANGELOG).read_text(encoding="utf-8")
    if released(changelog)[:1] != [here]:
        raise CannotCut(f"{here} is not the newest version of {CHANGELOG}")
    if _unreleased(changelog):
        raise CannotCut(f"{CHANGELOG} has changes that are not under {here}; cut a version first")


def _unreleased(changelog: str) -> str:
    """The changes that belong to no version yet."""
    return _SECTION.split(changelog)[2].strip()


def _only(pattern: re.Pattern[str], path: Path) -> str:
    found = pattern.findall(path.read_text(encoding="utf-8"))
    if len(found) != 1:
        raise CannotCut(f"{path} names {len(found)} versions, not one")
    return str(found[0])


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
