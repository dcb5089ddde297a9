"""A version is cut in all files that name it, or in none."""

import shutil
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

from tools.release.cutting import (
    CHANGELOG,
    CITATION,
    PACKAGE,
    CannotCut,
    check_tag,
    cut,
    notes,
    released,
    version,
)

ROOT = Path(__file__).parent.parent.parent
WITHOUT_PACKAGES = (
    "import sys; sys.path.insert(0, '.'); from tools.release.__main__ import main; main()"
)
DAY = date(2026, 12, 1)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """The real files, in a folder that may be written, with two lines in the changelog."""
    for name in (PACKAGE, CITATION):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / CHANGELOG).write_text("# Changelog\n\n## Unreleased\n\n* One.\n* Two.\n")
    return tmp_path


def files(root: Path) -> dict[Path, str]:
    return {name: (root / name).read_text() for name in (PACKAGE, CITATION, CHANGELOG)}


def test_the_files_of_the_repository_name_one_version() -> None:
    assert version(ROOT)
    released((ROOT / CHANGELOG).read_text(encoding="utf-8"))


def test_a_version_is_in_all_files_after_it_was_cut(root: Path) -> None:
    cut(root, "1.0.0", DAY)
    assert version(root) == "1.0.0"
    assert 'RELEASED = "1.0.0"\n' in (root / PACKAGE).read_text()
    assert "version: 1.0.0\ndate-released: 2026-12-01\n" in (root / CITATION).read_text()
    changelog = "# Changelog\n\n## Unreleased\n\n## 1.0.0 (2026-12-01)\n\n* One.\n* Two.\n"
    assert (root / CHANGELOG).read_text() == changelog
    check_tag(root, "v1.0.0")


def test_the_next_version_has_only_what_came_since(root: Path) -> None:
    cut(root, "1.0.0", DAY)
    text = (root / CHANGELOG).read_text().replace("Unreleased\n", "Unreleased\n\n* Three.\n")
    (root / CHANGELOG).write_text(text)
    assert notes(text) == "* One.\n* Two."
    cut(root, "1.0.1rc1", date(2027, 1, 2))
    assert notes((root / CHANGELOG).read_text()) == "* Three."
    assert released((root / CHANGELOG).read_text()) == ["1.0.1rc1", "1.0.0"]
    assert (root / CITATION).read_text().count("date-released: 2027-01-02\n") == 1
    assert (root / CITATION).read_text().count("date-released") == 1


@pytest.mark.parametrize(
    ("to", "reason"),
    [
        ("1.0", "looks like 1.2.3"),
        ("v1.0.0", "looks like 1.2.3"),
        ("1.0.0", "nothing has changed"),
        ("0.9.0", r"0\.9\.0 is in CHANGELOG\.md already"),
    ],
)
def test_nothing_is_written_if_something_is_wrong(root: Path, to: str, reason: str) -> None:
    (root / CHANGELOG).write_text(
        "# Changelog\n\n## Unreleased\n\n## 0.9.0 (2026-01-01)\n\n* Old.\n"
    )
    before = files(root)
    with pytest.raises(CannotCut, match=reason):
        cut(root, to, DAY)
    assert files(root) == before


def test_files_that_disagree_are_refused(root: Path) -> None:
    (root / CITATION).write_text("version: 7.7.7\n")
    with pytest.raises(CannotCut, match=r"CITATION\.cff has 7\.7\.7"):
        cut(root, "1.0.0", DAY)


@pytest.mark.parametrize(
    ("tag", "reason"),
    [("v1.0.1", "is not v1"), ("1.0.0", "is not v1"), ("v1.0.0", "not the newest")],
)
def test_a_tag_has_to_be_that_of_the_newest_version(root: Path, tag: str, reason: str) -> None:
    cut(root, "1.0.0", DAY)
    if tag == "v1.0.0":
        text = (root / CHANGELOG).read_text()
        newer = "## Unreleased\n\n## 2.0.0 (2027-01-01)\n\n* New.\n"
        (root / CHANGELOG).write_text(text.replace("## Unreleased\n", newer))
    with pytest.raises(CannotCut, match=reason):
        check_tag(root, tag)


def test_a_tag_leaves_no_change_without_a_version(root: Path) -> None:
    cut(root, "1.0.0", DAY)
    text = (root / CHANGELOG).read_text().replace("Unreleased\n", "Unreleased\n\n* Three.\n")
    (root / CHANGELOG).write_text(text)
    with pytest.raises(CannotCut, match=r"not under 1\.0\.0"):
        check_tag(root, "v1.0.0")


def test_a_section_of_another_form_is_refused() -> None:
    with pytest.raises(CannotCut, match=r"not 1\.0\.0, at last"):
        released("# Changelog\n\n## Unreleased\n\n## 1.0.0, at last\n")


def test_the_workflows_checks_need_nothing_but_python() -> None:
    check = [sys.executable, "-I", "-S", "-c", WITHOUT_PACKAGES, "check", "v0.0.0"]
    ran = subprocess.run(check, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert ran.stderr.startswith("release: the tag v0.0.0 is not v")
