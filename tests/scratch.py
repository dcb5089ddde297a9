"""A folder for all temporary files of a run of pytest, in shared memory where there is room."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

_SHARED_MEMORY = Path("/dev/shm")  # the usual place on Linux
_ROOM = 3 * 1024**3
"""Bytes that must be free in shared memory. A whole run takes about a third of them."""

_VARIABLE = "ROOKERY_TEST_RUN"
_PREFIX = "rookery-tests-"


def run_folder() -> Path | None:
    """The folder of this run, which all of its processes share; None outside of pytest."""
    found = os.environ.get(_VARIABLE)
    return None if found is None else Path(found)


def make_run_folder() -> Callable[[], None]:
    """Make the folder, for this process and all that it starts; return what removes it again.

    Workers and other processes of a run use the folder of the process that started them.
    """
    if run_folder() is not None:
        return lambda: None
    place = _place()
    _remove_left(place)
    made = Path(tempfile.mkdtemp(prefix=f"{_PREFIX}{os.getpid()}-", dir=place))
    made.chmod(0o711)  # PostgreSQL runs as another user if the tests run as root
    patch = pytest.MonkeyPatch()
    patch.setenv(_VARIABLE, str(made))
    patch.setenv("TMPDIR", str(made))
    patch.setattr(tempfile, "tempdir", str(made))

    def remove() -> None:
        patch.undo()
        shutil.rmtree(made, ignore_errors=True)

    return remove


def _place() -> Path:
    usual = Path(tempfile.gettempdir())
    if not os.access(_SHARED_MEMORY, os.W_OK):
        return usual
    has_room = shutil.disk_usage(_SHARED_MEMORY).free >= _ROOM
    return _SHARED_MEMORY if has_room else usual


def _remove_left(place: Path) -> None:
    """Remove the folders of runs that were killed."""
    for left in place.glob(f"{_PREFIX}*"):
        number = left.name.removeprefix(_PREFIX).partition("-")[0]
        try:
            os.kill(int(number), 0)
        except ProcessLookupError:
            shutil.rmtree(left, ignore_errors=True)
        except (PermissionError, ValueError):  # of another user, or not of ours
            continue
