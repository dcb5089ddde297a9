"""The configuration of SQLite for a server: its file, its pragmas and its transactions."""

import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from sqlalchemy import URL, Connection, Engine, QueuePool, event

BUSY_TIMEOUT_MS = 5_000
"""Milliseconds that SQLite waits for another writing process. Unmeasured."""

CHECKPOINT_PAGES = 4_000
"""Pages of SQLite's write-ahead log (4 KiB each, 16 MB in all) that start a checkpoint."""

LOCKS_AT_ONCE = "rookery_locks_at_once"
"""The name of the option that makes a connection's transactions lock the database at their start.

Transactions need this option if they change the schema, or write values computed from rows that
they have read.
"""


def is_in_memory(url: URL) -> bool:
    """Whether an SQLite database is only in memory."""
    return url.database in (None, "", ":memory:")


def pool_options(url: URL) -> dict[str, Any]:
    """Options of the connection pool: a database in memory has one connection for all threads."""
    if not is_in_memory(url):
        return {}
    return {
        "poolclass": QueuePool,
        "pool_size": 1,
        "max_overflow": 0,
        "connect_args": {"check_same_thread": False},
    }


def make_file(database: str | None) -> None:
    """Create an empty SQLite file that only its owner may read, because it contains secrets."""
    if not database or database.startswith((":", "file:")):
        return
    path = Path(database)
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.touch(mode=0o600)


def tables_of(path: Path) -> set[str] | None:
    """The names of the tables in a file, opened read-only; None if it cannot be read."""
    if not path.is_file():
        return set()
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as it:
            return {name for (name,) in it.execute("SELECT name FROM sqlite_master")}
    except sqlite3.Error:
        return None


def _set(connection: Any, pragma: str) -> None:
    """Set a pragma, and wait for locks: SQLite itself does not wait when it switches to WAL."""
    until = monotonic() + BUSY_TIMEOUT_MS / 1000
    while True:
        try:
            connection.execute(f"PRAGMA {pragma}").close()
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or monotonic() > until:
                raise
            sleep(0.02)
        else:
            return


def set_up(engine: Engine, *, synchronous: str) -> None:
    """Configure SQLite's connections for a server."""
    pragmas = (
        f"busy_timeout = {BUSY_TIMEOUT_MS}",
        "journal_mode = WAL",
        f"synchronous = {synchronous}",
        "fullfsync = ON",
        "foreign_keys = ON",
        "secure_delete = ON",  # deleted rows are overwritten
        f"wal_autocheckpoint = {CHECKPOINT_PAGES}",
    )

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _: object) -> None:  # the driver's connection has no public type
        # The driver's transaction begins at the first write and takes the lock at once. If it began
        # by reading, it might not get the lock later.
        connection.isolation_level = "IMMEDIATE"
        try:
            for pragma in pragmas:
                _set(connection, pragma)
        except engine.dialect.loaded_dbapi.Error:
            connection.close()
            raise

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # The driver starts no transaction for CREATE TABLE, but half a schema must never remain.
        if connection.get_execution_options().get(LOCKS_AT_ONCE):
            connection.exec_driver_sql("BEGIN IMMEDIATE")
