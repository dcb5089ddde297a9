"""Wheels have all files that the package reads: pyproject.toml lists all but the modules."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "rookery"

NOT_INSTALLED = {".pyx", ".pxd", ".pxi", ".so", ".pyc", ".pyd"}
"""The sources of compiled modules, and what a build leaves beside them."""


def test_every_file_of_the_package_is_a_module_or_listed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]["rookery"]
    listed = {path for pattern in patterns for path in PACKAGE.glob(pattern)}
    modules = {path for path in PACKAGE.rglob("*.py") if (path.parent / "__init__.py").is_file()}
    there = {path for path in PACKAGE.rglob("*") if path.is_file()}
    missing = there - listed - modules
    kept = {path for path in missing if path.suffix not in NOT_INSTALLED}
    assert sorted(str(path.relative_to(PACKAGE)) for path in kept) == []


def test_every_pattern_has_a_file() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]["rookery"]
    built = ("web/page/", "web/runtime/")  # which is there only after it was built
    empty = [it for it in patterns if not it.startswith(built) and not any(PACKAGE.glob(it))]
    assert empty == []
