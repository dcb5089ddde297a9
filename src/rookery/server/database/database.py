"""The database of the log: opening, creating and migrating it, and its errors.

It is an SQLite file by default, or PostgreSQL if its URL says so.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import Any

from platformdirs import user_data_path
from sqlalchemy import (
    URL,
    Connection,
    Engine,
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
from rookery.server.database.chain import START
from rookery.server.database.copying import copy_database, free_name, sync_folder
from rookery.server.database.schema import (
    FIRST_LANE,
    HEAD,
    METADATA,
    REVISION,
    REVISIONS,
    SCHEMA_VERSION,
)
from rookery.server.database.schema import VERSIONS as _VERSIONS
from rookery.server.database.sqlite_setup import (
    LOCKS_AT_ONCE,
    is_in_memory,
    make_file,
    pool_options,
    set_up,
    tables_of,
)

CONNECT_SECONDS = 5
"""Seconds that PostgreSQL may take to accept a connection. Unmeasured, as are the next numbers."""

STATEMENT_MS = 60_000
"""Milliseconds that a statement in PostgreSQL may take: long, as some read a whole log."""

IDLE_MS = 10_000
"""Milliseconds after which PostgreSQL ends a transaction that its client has left open.

While a transaction that writes is open, all other writers wait.
"""

LOCK_MS = 5_000
"""Milliseconds that a statement in PostgreSQL waits for a lock."""

NETWORK_MS = 10_000
"""A connection is closed if sent data is not acknowledged for this many milliseconds."""

KEEPALIVE = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
"""How a dead connection is detected: after 5 silent seconds, by 3 probes 2 seconds apart."""

_BACKENDS = ("sqlite", "postgresql")


_NAMED = 5
"""An error message names at most this many tables of another program."""

_migrating = Lock()
"""Serialises migrations: Alembic stores its context in a global."""


class BadDatabase(RookeryError):
    """The database cannot be opened, or its schema is not the one that this program expects."""

    code = "bad-database"


class OlderLayout(BadDatabase):
    """An earlier version made the database, and it must not be migrated now."""


class StoreFailed(RookeryError):
    """The database failed to read or to write. Nothing was written."""

    code = "store-failed"


class StoreUnsure(StoreFailed):
    """The database did not confirm the commit: the entries may or may not be in the log.

    Once the database answers again, `Store.is_written` returns whether they are.
    """


class StoreDamaged(StoreFailed):
    """The part of the SQLite file that was read is damaged. Trying again does not help."""


def default_url() -> str:
    """The URL of the default database, an SQLite file in the user's data folder."""
    path = user_data_path("rookery", appauthor=False) / "tables.db"
    return URL.create("sqlite", database=str(path)).render_as_string()


def file_of(url: str) -> Path | None:
    """The file of an SQLite database, with links resolved. None if it is in memory or not SQLite.

    Raises BadDatabase.

    >>> file_of("sqlite:////srv/rookery/../games.db").name
    'games.db'
    """
    parsed = _parsed(url)
    if parsed.get_backend_name() != "sqlite" or is_in_memory(parsed):
        return None
    name = str(parsed.database)
    if name.startswith("file:"):
        name, _, query = name.removeprefix("file:").partition("?")
        if name == ":memory:" or "mode=memory" in query or parsed.query.get("mode") == "memory":
            return None
    return Path(name).resolve()


@dataclass(frozen=True, slots=True)
class Migration:
    """A migration from layout `before` to layout `after`, and the backup made first, if any."""

    before: int
    after: int
    backup: Path | None


class _Older(Exception):
    """The database has the layout of an earlier version."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def _unfinished(path: Path, before: int) -> Path:
    """The path of the backup of layout `before` as long as the migration is unfinished."""
    return path.with_name(f"{path.stem}.layout-{before}.unfinished{path.suffix}")


class Database:
    """A database with the schema of Rookery. Any thread may use its `engine`. `place` is its name
    in messages, and `path` its file if it is an SQLite database. With `makes`, an empty database
    gets the schema. With `migrates`, an older database is migrated; `migration` then describes
    this. An SQLite file is first backed up, unless `keeps_older` is False. Any other database must
    have a backup (`has_backup`). With `survives_power_cut`, every commit waits until SQLite's file
    is on the disk; else a crash of the machine, not of the program, may lose the last moments.

    Raises BadDatabase if `url` does not lead to a writable database; the message never shows a
    password.
    """

    def __init__(
        self,
        url: str,
        *,
        survives_power_cut: bool = True,
        makes: bool = True,
        migrates: bool = True,
        has_backup: bool = False,
        keeps_older: bool = True,
    ) -> None:
        self._url = _parsed(url)
        self.place = _place(self._url)
        self.path = file_of(url)
        self.migration: Migration | None = None
        self._migrates = migrates
        self._has_backup = has_backup
        self._makes = makes
        self._keeps_older = keeps_older
        self._apart: list[Engine] = []
        if self.path is not None:  # connecting would turn on its write-ahead log
            names = tables_of(self.path)
            if names is not None and _VERSIONS.name not in names:
                self._check_unused(names)
        self.engine = self._connected(survives_power_cut=survives_power_cut)
        try:
            self._prepare()
        except (BadDatabase, SQLAlchemyError) as error:
            self.close()
            if isinstance(error, BadDatabase):
                raise
            raise self._unusable(error) from None

    @property
    def witness_path(self) -> Path | None:
        """The file that records the end of the log; None for a database in memory."""
        if self.path is not None:
            return self.path.with_name(f"{self.path.name}.witness")
        if self._url.get_backend_name() == "sqlite":
            return None
        where = f"{self._url.host}:{self._url.port}/{self._url.database}"
        name = f"{blake2b(where.encode(), digest_size=8).hexdigest()}.witness"
        return user_data_path("rookery", appauthor=False) / "witnesses" / name

    def engine_apart(self) -> Engine:
        """Another engine for the same database, with separate connections."""
        engine = self._connected(survives_power_cut=True)
        self._apart.append(engine)
        return engine

    def close(self) -> None:
        """Close all connections; those in use are closed when they are returned."""
        for engine in (self.engine, *self._apart):
            event.listen(engine.pool, "checkin", lambda _, entry: entry.close())
            engine.dispose()

    def _connected(self, *, survives_power_cut: bool) -> Engine:
        """Make an engine for the URL. A missing SQLite file is created with its folder."""
        is_sqlite = self._url.get_backend_name() == "sqlite"
        options = pool_options(self._url) if is_sqlite else _patience(self._url)
        try:
            engine = create_engine(self._url, hide_parameters=True, **options)
            if engine.dialect.is_async:
                raise BadDatabase(f"{self.place} cannot be used: its driver is asynchronous")
            if is_sqlite:
                make_file(self._url.database)
        except (OSError, ImportError, ArgumentError, TypeError, ValueError) as error:
            raise self._unusable(error) from None
        if is_sqlite:
            set_up(engine, synchronous="FULL" if survives_power_cut else "NORMAL")
        return engine

    def _prepare(self) -> None:
        """Create the schema, or check that the existing one is Rookery's."""
        try:
            self._make_schema()
        except (IntegrityError, ProgrammingError):
            self._make_schema()  # another server was creating the schema at the same time
        except _Older as older:
            self._migrate(older.number)
        else:
            if self.path is not None and self._migrates:
                with _migrating:  # a killed migration may not have named its backup
                    for before in range(1, SCHEMA_VERSION):
                        self._kept_backup(before)

    def _make_schema(self) -> None:
        with self.engine.execution_options(**{LOCKS_AT_ONCE: True}).begin() as connection:
            names = set(inspect(connection).get_table_names())
            if _VERSIONS.name in names:
                self._check_version(connection)
            else:
                self._check_unused(names)
                METADATA.create_all(connection, checkfirst=False)
                head = {"id": FIRST_LANE, "position": 0, "hash": START, "removed": 0}
                connection.execute(insert(HEAD), head)
                connection.execute(insert(REVISIONS), {"version_num": REVISION})
                connection.execute(insert(_VERSIONS), {"number": SCHEMA_VERSION})

    def _check_unused(self, names: set[str]) -> None:
        """Raise BadDatabase if the database has tables of another program."""
        if names:
            told = ", ".join(sorted(names)[:_NAMED])
            raise BadDatabase(f"{self.place} belongs to another program: it has {told}")
        if not self._makes:
            raise BadDatabase(f"{self.place} is empty: it is no database of Rookery")

    def _check_version(self, connection: Connection) -> None:
        numbers = list(connection.scalars(select(_VERSIONS.c.number)))
        if len(numbers) == 1 and 1 <= numbers[0] < SCHEMA_VERSION:
            raise _Older(numbers[0])
        if numbers != [SCHEMA_VERSION]:
            told = ", ".join(map(str, numbers)) or "none"
            raise BadDatabase(
                f"{self.place} was made by another version of Rookery: "
                f"its layout is {told}, this one reads {SCHEMA_VERSION}"
            )
        # If the log cannot be written, this reports it now and not at the first move.
        connection.execute(update(_VERSIONS).values(number=SCHEMA_VERSION))

    def _migrate(self, before: int) -> None:
        """Migrate an older database to this layout in one transaction. Raises BadDatabase."""
        older = f"{self.place} has the layout {before} of an earlier version"
        if not self._migrates:
            raise OlderLayout(f"{older}: run `rookery database migrate` first")
        if self.path is None and not self._has_backup:
            raise OlderLayout(
                f"{older}: make a backup, then run `rookery database migrate --has-backup`"
            )
        with _migrating:
            if self._layout() == before:  # no other thread has migrated it meanwhile
                self._back_up(before, older)
                # loads Alembic, so late
                migrate = import_module("rookery.server.database.migrating").migrate
                options = {LOCKS_AT_ONCE: True}
                with self.engine.execution_options(**options).begin() as connection:
                    migrate(connection, self.place)
                self.migration = Migration(before, SCHEMA_VERSION, self._kept_backup(before))

    def _layout(self) -> int:
        with self.engine.connect() as connection:
            number: int = connection.execute(select(_VERSIONS.c.number)).scalar_one()
            return number

    def _back_up(self, before: int, older: str) -> None:
        """Back up an SQLite file in its folder: one backup, however often the migration fails."""
        if self.path is None or not self._keeps_older:
            return
        try:
            copy_database(self.path, _unfinished(self.path, before))
        except (OSError, sqlite3.Error) as error:
            raise BadDatabase(f"{older}, and cannot be backed up: {error}") from None

    def _kept_backup(self, before: int) -> Path | None:
        """Give the backup of a finished migration its final name; None if there is no backup."""
        if self.path is None or not (unfinished := _unfinished(self.path, before)).exists():
            return None
        kept = free_name(self.path, f"layout-{before}")
        unfinished.replace(kept)
        sync_folder(kept.parent)
        return kept

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """A transaction. Raises StoreUnsure if the commit was sent but not confirmed."""
        with self.engine.connect() as connection:
            yield connection
            try:
                connection.commit()
            except SQLAlchemyError as error:
                with suppress(SQLAlchemyError):
                    connection.rollback()  # the pool must not get back an open transaction
                raise StoreUnsure(
                    f"{self.place} did not confirm a commit: {self._reason(error)}"
                ) from None

    @contextmanager
    def failures(self) -> Iterator[None]:
        """Turn errors of the database into StoreFailed, with no row or password in the message."""
        try:
            yield
        except SQLAlchemyError as error:
            told = f"{self.place} failed: {self._reason(error)}"
            raise (StoreDamaged(told) if _is_of_damage(error) else StoreFailed(told)) from None

    def _unusable(self, error: Exception) -> BadDatabase:
        return BadDatabase(f"{self.place} cannot be used: {self._reason(error)}")

    def _reason(self, error: Exception) -> str:
        """The first line of an error, with secret parts of the URL replaced."""
        cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
        lines = str(cause).strip().splitlines()
        reason = lines[0] if lines else type(cause).__name__
        for secret in _secrets(self._url):
            reason = reason.replace(secret, "***")
        return reason


def _is_of_damage(error: SQLAlchemyError) -> bool:
    cause = error.orig if isinstance(error, DBAPIError) else None
    if not isinstance(cause, sqlite3.Error):
        return False
    code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
    is_no_text = "decode to UTF-8" in str(cause)  # a damaged text or number
    return is_no_text or code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def _parsed(url: str) -> URL:
    """Parse the URL of a database. Errors never repeat the URL: it may contain a password."""
    try:
        parsed = make_url(url)
        backend = parsed.get_backend_name()
        (parsed.host or "").partition("/")[0].encode("idna")  # raises if a label is too long
    except (ArgumentError, ValueError):
        raise BadDatabase("this is not the URL of a database") from None
    if backend not in _BACKENDS:
        kinds = " or ".join(f"{kind}://…" for kind in _BACKENDS)
        raise BadDatabase(f"a database of the kind {backend!r} is not known; use {kinds}")
    if parsed.drivername == "postgresql":
        return parsed.set(drivername="postgresql+psycopg")
    return parsed


def _place(url: URL) -> str:
    """The name of the database in messages: where it is, without user or password."""
    if url.get_backend_name() == "sqlite":
        return f"the database {url.database or 'in memory'}"
    return f"the database {url.database or ''} at {url.host or 'this machine'}"


def _secrets(url: URL) -> list[str]:
    """The parts of a URL that no message may show, longest first."""
    values = [value for key in url.query for value in url.normalized_query[key]]
    secrets = {str(url.password or ""), *values} - {""}
    return sorted(secrets, key=len, reverse=True)


def _patience(url: URL) -> dict[str, Any]:
    """Options that limit how long PostgreSQL may take. Options in the URL override them."""
    if url.get_driver_name() not in ("psycopg", "psycopg2"):
        return {"pool_pre_ping": True}
    limits = {
        "statement_timeout": STATEMENT_MS,
        "lock_timeout": LOCK_MS,
        "idle_in_transaction_session_timeout": IDLE_MS,
    }
    chosen = str(url.query.get("options", ""))
    settings = [f"-c {name}={value}" for name, value in limits.items() if name not in chosen]
    usual = {"connect_timeout": CONNECT_SECONDS, "tcp_user_timeout": NETWORK_MS, **KEEPALIVE}
    given: dict[str, Any] = {name: it for name, it in usual.items() if name not in url.query}
    given["options"] = " ".join([*settings, chosen]).strip()
    return {"pool_pre_ping": True, "connect_args": given}
