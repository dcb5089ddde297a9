"""One server at a time on an SQLite file: a lock that ends with its process, even after a crash.

Two servers would each keep a table in memory, and each would see the other's moves as conflicts.
SQLite's own locks last only for a transaction, so the operating system locks a file beside the
database. The file stays when the server ends: only the lock counts.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rookery.server.database.database import BadDatabase, file_of

_LONGEST = 400
"""Maximum number of bytes of a lock file: the server's process id and its address."""


class DatabaseInUse(BadDatabase):
    """Another process already serves this database."""

    code = "database-in-use"

    def __init__(self, message: str, address: str | None = None) -> None:
        """`address` is the web address of the other server, if the lock file has it."""
        super().__init__(message)
        self.address = address


@contextmanager
def only_server(url: str, address: str = "") -> Iterator[None]:
    """A context in which this process is the only server of an SQLite file.

    Other databases may have several servers. A second process that tries to enter learns `address`.

    Raises DatabaseInUse. Raises BadDatabase if the lock cannot be made.
    """
    path = file_of(url)
    if path is None:
        yield
        return
    beside = path.with_name(f"{path.name}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        opened = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise BadDatabase(f"the database {path} cannot be locked: {error.strerror}") from None
    try:
        if not _locked(opened):
            process, _, other = os.read(opened, _LONGEST).decode("utf-8", "replace").partition(" ")
            named = f" (process {int(process)})" if process.isdecimal() else ""
            raise DatabaseInUse(
                f"the database {path} is in use by another Rookery server{named}: end that one, or "
                "use another --database-url",
                other or None,
            )
        os.ftruncate(opened, 0)
        os.write(opened, f"{os.getpid()} {address}".rstrip().encode())
        yield
    finally:
        os.close(opened)


if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 30
    """The locked byte. It lies far behind the process id, which others must be able to read."""

    def _locked(opened: int) -> bool:
        os.lseek(opened, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _locked(opened: int) -> bool:
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
