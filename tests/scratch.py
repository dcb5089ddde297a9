"""A folder for all temporary files of a pytest run, in shared memory if there is room."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.util import Finalize
from pathlib import Path

import pytest

_SHARED_MEMORY = Path("/dev/shm")  # the usual place on Linux
_ROOM = 3 * 1024**3
"""Bytes that must be free in shared memory. A whole run takes about a third of them."""

_VARIABLE = "ROOKERY_TEST_RUN"
_PREFIX = "rookery-"
"""What the folder's name begins with; the process id follows. Short, since the paths of sockets
may have 107 bytes."""


def run_folder() -> Path | None:
    """The folder of this run, which all of its processes share; None outside of pytest."""
    found = os.environ.get(_VARIABLE)
    return None if found is None else Path(found)


@contextmanager
def own_run_folder() -> Iterator[Path | None]:
    """Make the run's folder, and remove it at the end; None in a worker, which uses it."""
    if run_folder() is not None:
        yield None
        return
    place = _place()
    _remove_left(place)
    made = place / f"{_PREFIX}{os.getpid()}"
    made.mkdir()
    made.chmod(0o711)  # PostgreSQL runs as another user if the tests run as root
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(_VARIABLE, str(made))
        patch.setenv("TMPDIR", str(made))
        patch.setenv("XDG_DATA_HOME", str(made / "home"))  # no test writes among a person's matches
        patch.setattr(tempfile, "tempdir", str(made))
        yield made
    # At exit, after multiprocessing has removed its own folder in this one (priority -100).
    Finalize(None, shutil.rmtree, (made,), {"ignore_errors": True}, exitpriority=-200)


def _place() -> Path:
    usual = Path(tempfile.gettempdir())
    if not os.access(_SHARED_MEMORY, os.W_OK):
        return usual
    has_room = shutil.disk_usage(_SHARED_MEMORY).free >= _ROOM
    return _SHARED_MEMORY if has_room else usual


def _remove_left(place: Path) -> None:
    """Remove the folders of runs that were killed."""
    for left in place.glob(f"{_PREFIX}*"):
        number = left.name.removeprefix(_PREFIX)
        if number.isdecimal() and not _is_running(int(number)):
            shutil.rmtree(left, ignore_errors=True)


def _is_running(process: int) -> bool:
    """Whether another process with this id runs, which may still use its folder."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:  # of another user
        return True
    return process != os.getpid()
