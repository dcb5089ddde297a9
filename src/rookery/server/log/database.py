"""The database of the log: its schema, its connections, and its errors.

SQLite by default, PostgreSQL by its URL.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from platformdirs import user_data_path
from sqlalchemy import (
    URL,
    Boolean,
    Column,
    Connection,
    Double,
    Engine,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    QueuePool,
    String,
    Table,
    create_engine,
    event,
    insert,
    inspect,
    make_url,
    select,
    update,
)
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    IntegrityError,
    ProgrammingError,
    SQLAlchemyError,
)

from rookery.core.errors import RookeryError

SCHEMA_VERSION = 1
"""The version of the schema that this module reads and writes."""

BUSY_TIMEOUT_MS = 5_000
"""Milliseconds that SQLite waits for another process that is writing. A guess."""

CHECKPOINT_PAGES = 4_000
"""Pages of SQLite's write-ahead log (4 KiB each, 16 MB in all) that start a checkpoint."""

_MAKES_SCHEMA = "rookery_makes_schema"
_BACKENDS = ("sqlite", "postgresql")

_METADATA = MetaData()

_VERSIONS = Table("version", _METADATA, Column("number", Integer, primary_key=True))

EVENTS = Table(
    "events",
    _METADATA,
    Column("match", String, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

TABLES = Table(
    "tables",
    _METADATA,
    Column("code", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("stage", String, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("opened_at", Double, nullable=False),
    Column("changed_at", Double, nullable=False),
    Index("tables_by_stage", "stage", "listed"),
)


class BadDatabase(RookeryError):
    """The database cannot be opened, or its schema is not the one that this program expects."""

    code = "bad-database"


class StoreFailed(RookeryError):
    """The database did not confirm a read or a write. Entries sent may or may not be in the log.

    To find out, read the log, or send the same entries again and look for a `Conflict`.
    """

    code = "store-failed"


def default_url() -> str:
    """The URL of the default database: a SQLite file in the user's data folder."""
    path = user_data_path("rookery", appauthor=False) / "tables.db"
    return URL.create("sqlite", database=str(path)).render_as_string()


class Database:
    """A database with our schema. Any thread may use its `engine`.

    `place` is its name in messages. Raises BadDatabase if `url` does not lead to a database that
    can be written; the message never shows a password.
    """

    def __init__(self, url: str, *, survives_power_cut: bool = True) -> None:
        self._url = _parsed(url)
        self.place = _place(self._url)
        self.engine = self._connected(survives_power_cut=survives_power_cut)
        try:
            self._prepare()
        except (BadDatabase, SQLAlchemyError) as error:
            self.close()
            if isinstance(error, BadDatabase):
                raise
            raise self._unusable(error) from None

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()

    def _connected(self, *, survives_power_cut: bool) -> Engine:
        """An engine for the URL; a file of SQLite's and its folder are made if they are missing."""
        is_sqlite = self._url.get_backend_name() == "sqlite"
        options = _pool(self._url) if is_sqlite else {"pool_pre_ping": True}
        try:
            engine = create_engine(self._url, hide_parameters=True, **options)
            if engine.dialect.is_async:
                raise BadDatabase(f"{self.place} cannot be used: its driver is asynchronous")
            if is_sqlite:
                _make_file(self._url.database)
        except (OSError, ImportError, ArgumentError, TypeError, ValueError) as error:
            raise self._unusable(error) from None
        if is_sqlite:
            _set_up_sqlite(engine, synchronous="FULL" if survives_power_cut else "NORMAL")
        return engine

    def _prepare(self) -> None:
        """Create the schema, or check that it is ours."""
        try:
            self._make_schema()
        except (IntegrityError, ProgrammingError):
            self._make_schema()  # another server was making it at the same time

    def _make_schema(self) -> None:
        with self.engine.execution_options(**{_MAKES_SCHEMA: True}).begin() as connection:
            names = set(inspect(connection).get_table_names())
            if _VERSIONS.name in names:
                self._check_version(connection)
            elif foreign := names & _METADATA.tables.keys():
                told = ", ".join(sorted(foreign))
                raise BadDatabase(f"{self.place} belongs to another program: it has {told}")
            else:
                _METADATA.create_all(connection, checkfirst=False)
                connection.execute(insert(_VERSIONS), {"number": SCHEMA_VERSION})

    def _check_version(self, connection: Connection) -> None:
        numbers = list(connection.scalars(select(_VERSIONS.c.number)))
        if numbers != [SCHEMA_VERSION]:
            told = ", ".join(map(str, numbers)) or "none"
            raise BadDatabase(
                f"{self.place} was made by another version of Rookery: "
                f"its layout is {told}, this one reads {SCHEMA_VERSION}"
            )
        # A log that cannot be written is reported now rather than at the first move.
        connection.execute(update(_VERSIONS).values(number=SCHEMA_VERSION))

    @contextmanager
    def failures(self) -> Iterator[None]:
        """Turn errors of the database into StoreFailed, with no row or password in the message."""
        try:
            yield
        except SQLAlchemyError as error:
            raise StoreFailed(f"{self.place} failed: {self._reason(error)}") from None

    def _unusable(self, error: Exception) -> BadDatabase:
        return BadDatabase(f"{self.place} cannot be used: {self._reason(error)}")

    def _reason(self, error: Exception) -> str:
        """The first line of an error, with the secret parts of the URL blanked out."""
        cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
        lines = str(cause).strip().splitlines()
        reason = lines[0] if lines else type(cause).__name__
        for secret in _secrets(self._url):
            reason = reason.replace(secret, "***")
        return reason


def _parsed(url: str) -> URL:
    """Parse the URL of a database. Messages never repeat it, since it may hold a password."""
    try:
        parsed = make_url(url)
        backend = parsed.get_backend_name()
    except (ArgumentError, ValueError):
        raise BadDatabase("this is not the URL of a database") from None
    if backend not in _BACKENDS:
        kinds = " or ".join(f"{kind}://…" for kind in _BACKENDS)
        raise BadDatabase(f"a database of the kind {backend!r} is not known; use {kinds}")
    return parsed


def _place(url: URL) -> str:
    """The name of the database in messages: its place, without user or password."""
    if url.get_backend_name() == "sqlite":
        return f"the database {url.database or 'in memory'}"
    return f"the database {url.database or ''} at {url.host or 'this machine'}"


def _secrets(url: URL) -> list[str]:
    """The parts of a URL that no message may show, longest first."""
    values = [value for key in url.query for value in url.normalized_query[key]]
    secrets = {str(url.password or ""), *values} - {""}
    return sorted(secrets, key=len, reverse=True)


def _is_in_memory(url: URL) -> bool:
    return url.database in (None, "", ":memory:")


def _pool(url: URL) -> dict[str, Any]:
    """Options of the connection pool: a database in memory has one connection for all threads."""
    if not _is_in_memory(url):
        return {}
    return {
        "poolclass": QueuePool,
        "pool_size": 1,
        "max_overflow": 0,
        "connect_args": {"check_same_thread": False},
    }


def _make_file(database: str | None) -> None:
    """An empty file for SQLite, which nobody else on the machine may read: it holds secrets."""
    if not database or database.startswith((":", "file:")):
        return
    path = Path(database)
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.touch(mode=0o600)


def _set(connection: Any, pragma: str) -> None:
    """Set a pragma, waiting for locks: SQLite itself does not wait when a file is turned to WAL."""
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


def _set_up_sqlite(engine: Engine, *, synchronous: str) -> None:
    """Set up SQLite's connections as a server needs them."""
    pragmas = (
        f"busy_timeout = {BUSY_TIMEOUT_MS}",
        "journal_mode = WAL",
        f"synchronous = {synchronous}",
        "fullfsync = ON",
        "foreign_keys = ON",
        f"wal_autocheckpoint = {CHECKPOINT_PAGES}",
    )

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _: object) -> None:  # the driver's connection has no type here
        # The driver begins a transaction at the first write, and takes the lock at once: a
        # transaction that began by reading might not get it later.
        connection.isolation_level = "IMMEDIATE"
        try:
            for pragma in pragmas:
                _set(connection, pragma)
        except engine.dialect.loaded_dbapi.Error:
            connection.close()
            raise

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # The driver begins no transaction for CREATE TABLE, and half a schema must never be left.
        if connection.get_execution_options().get(_MAKES_SCHEMA):
            connection.exec_driver_sql("BEGIN IMMEDIATE")
