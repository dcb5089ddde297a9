"""The version of this program: each commit has its own, by PEP 440.

A release has the number that it was cut with, such as `1.0.0`. Every other commit is later than the
last release, and named by its time in UTC and its hash: `1.0.0.post202611290525+gfb1e847a`, with
`.dirty` if files were changed since. Time and hash are the same in every clone, shallow or without
tags, and in the output of `git archive`. So pip sees that another commit is another version.

This module is also run by itself, by the build: it imports nothing else of the package.
"""

import json
import os
import subprocess
from datetime import UTC, datetime
from functools import cache
from importlib import import_module
from pathlib import Path

RELEASED = "1.0.0"
"""The last release, as `python -m tools.release cut` wrote it."""

UNKNOWN = f"{RELEASED}+unknown"
"""The version of sources without a history, such as a copied folder."""

IN_PLACE = f"{RELEASED}+checkout"
"""The version that pip stores for an editable install; its checkout may change at any time."""

ARCHIVED = ".git_archival.json"
"""The file in which `git archive` writes the commit."""

ROOT = Path(__file__).resolve().parents[2]
"""The checkout, if this module is in one."""


@cache
def version() -> str:
    """The version of the running program."""
    if (ROOT / "pyproject.toml").is_file():
        return derived(ROOT)
    metadata = import_module("importlib.metadata")  # slow to import, and seldom needed
    try:
        return str(metadata.version("rookery-cards"))
    except metadata.PackageNotFoundError:
        return UNKNOWN


def of_build() -> str:
    """The version for a build: the variable ROOKERY_VERSION, or else the sources' version."""
    return os.environ.get("ROOKERY_VERSION") or derived(ROOT)


def derived(root: Path) -> str:
    """The version of the sources in a folder: an sdist, a checkout, or a commit's archive."""
    if (root / "PKG-INFO").is_file():
        told = import_module("email").message_from_string((root / "PKG-INFO").read_text("utf-8"))
        return str(told["Version"])
    if _is_archive(root):
        told = json.loads((root / ARCHIVED).read_text("utf-8"))
        commit, time, tag = told["hash-full"], told["timestamp"], told["describe"]
    elif (root / ".git").exists():  # a repository around this folder belongs to something else
        try:
            commit, time = _git(root, "log", "-1", "--format=%H %cI").split()
            match = ("--always", "--tags", "--match", f"v{RELEASED}")
            tag = _git(root, "describe", "--dirty", *match)
        except (OSError, subprocess.CalledProcessError):  # no Git, or another user's checkout
            return UNKNOWN
    else:
        return UNKNOWN
    if tag == f"v{RELEASED}":
        return RELEASED
    dirty = ".dirty" if tag.endswith("-dirty") else ""
    at = datetime.fromisoformat(time).astimezone(UTC)
    return f"{RELEASED}.post{at:%Y%m%d%H%M}+g{commit[:8]}{dirty}"


def _git(root: Path, *arguments: str) -> str:
    """What Git answers. Raises OSError and CalledProcessError."""
    command = ["git", *arguments]
    ran = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True)  # noqa: S603
    return ran.stdout.strip()


def _is_archive(root: Path) -> bool:
    """Whether `git archive` has filled in the commit."""
    about = root / ARCHIVED
    return about.is_file() and "$Format:" not in about.read_text("utf-8")
