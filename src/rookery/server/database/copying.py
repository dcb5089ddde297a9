"""Copies an SQLite database while it is in use."""

import os
import sqlite3
from contextlib import closing, suppress
from glob import escape
from pathlib import Path

_TIMEOUT = 30.0
"""A copy waits this many seconds for a locked database. Unmeasured."""


def copy_database(source: Path, target: Path) -> None:
    """Copy an SQLite database to a file that only its owner may read.

    A transaction is in the copy either whole or not at all, and servers may write meanwhile. The
    copy gets its name once all of it is on the disk. Partial copies of the same name, left by
    killed processes, are removed. Raises OSError or sqlite3.Error.
    """
    for left in target.parent.glob(f"{escape(target.name)}.*.part*"):
        _remove_orphan(left, left.name.removeprefix(f"{target.name}."))
    part = target.with_name(f"{target.name}.{os.getpid()}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        with closing(_opened(source)) as it, closing(sqlite3.connect(part)) as copy:
            it.backup(copy)
        make_one_file(part)
        sync(part)
        part.replace(target)
        sync_folder(target.parent)
    finally:
        for left in (part, part.with_name(f"{part.name}-journal")):
            left.unlink(missing_ok=True)


def _remove_orphan(part: Path, named: str) -> None:
    """Remove a partial copy, named `PROCESS.part`, if its process has ended."""
    process = named.partition(".")[0]
    if process.isdecimal() and not _is_alive(int(process)):
        with suppress(OSError):  # on Windows an open file cannot be removed
            part.unlink()


def _is_alive(process: int) -> bool:
    """Whether a process exists. False on Windows, where a file in use cannot be removed anyway."""
    if os.name != "posix":
        return False
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        pass
    return True


def make_one_file(path: Path) -> None:
    """Merge the write-ahead log of an SQLite database into its file, which is then complete."""
    with closing(sqlite3.connect(path)) as it:
        it.execute("PRAGMA journal_mode = DELETE").close()


def _opened(path: Path) -> sqlite3.Connection:
    """Open an SQLite file, even on a read-only medium."""
    for mode in ("rw", "ro"):
        name = f"{path.absolute().as_uri()}?mode={mode}"
        it = sqlite3.connect(name, uri=True, timeout=_TIMEOUT)
        try:
            it.execute("SELECT count(*) FROM sqlite_master").close()
        except sqlite3.OperationalError:
            it.close()
            if mode == "ro":
                raise
        except sqlite3.Error:
            it.close()
            raise
        else:
            return it
    raise AssertionError


def free_name(path: Path, word: str) -> Path:
    """A free name beside a file: `tables.WORD.db` for `tables.db`, or with a number if taken."""
    numbers = ["", *(f"-{number}" for number in range(2, 10_000))]
    names = (f"{path.stem}.{word}{number}{path.suffix}" for number in numbers)
    return next(beside for name in names if not (beside := path.with_name(name)).exists())


def sync(path: Path) -> None:
    """Wait until a file is on the disk."""
    with path.open("rb+") as opened:
        os.fsync(opened.fileno())


def sync_folder(folder: Path) -> None:
    """Wait until the names in a folder are on the disk, if the system supports that."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
