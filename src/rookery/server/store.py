"""The durable log: every event of every match under its number, and an index of the tables.

The log is the truth. An entry is written once, under the key (match, seq), and never changed; who
comes second with a number is told so by a `Conflict`, which makes two servers on one table safe
without locks. The index says what the log says of each table, so that a list of tables need not
read the log; it is written in the same transaction and can be made anew with `Store.rebuild`.

SQLite by default, PostgreSQL by its URL. The calls block: the server writes through
`rookery.server.writer`, and reads on a thread.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
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
    Select,
    String,
    Table,
    create_engine,
    delete,
    event,
    func,
    insert,
    inspect,
    make_url,
    select,
    tuple_,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    IntegrityError,
    ProgrammingError,
    SQLAlchemyError,
)

from rookery.core.errors import RookeryError

SCHEMA_VERSION = 1
"""The layout of the database that this module reads and writes."""

OPEN_STAGES = ("lobby", "playing")
"""The stages of a table at which people may sit."""

BUSY_TIMEOUT_MS = 5_000
"""How long SQLite waits for another process that is writing."""

CHECKPOINT_PAGES = 4_000
"""How long SQLite's write-ahead log grows before it is folded into the file (16 MB)."""

_MAKES_SCHEMA = "rookery_makes_schema"
_BACKENDS = ("sqlite", "postgresql")

_METADATA = MetaData()

_VERSIONS = Table("version", _METADATA, Column("number", Integer, primary_key=True))

_EVENTS = Table(
    "events",
    _METADATA,
    Column("match", String, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

_TABLES = Table(
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


_APPEND = insert(_EVENTS)
_LINE = tuple(column.name for column in _TABLES.columns)


class BadDatabase(RookeryError):
    """A database that cannot be opened, or one that is not laid out as this program expects."""

    code = "bad-database"


class StoreFailed(RookeryError):
    """The database did not say that it wrote or read; what was sent may or may not be in the log.

    Who wants to know reads the log, or sends the same entries again and looks for a `Conflict`.
    """

    code = "store-failed"


class Conflict(RookeryError):
    """An entry with this number is in the log already: another came first. Nothing was written."""

    code = "conflict"

    def __init__(self, match: str, seq: int) -> None:
        super().__init__(f"entry {seq} of match {match} is in the log already")
        self.match = match
        self.seq = seq


@dataclass(frozen=True, slots=True)
class Entry:
    """One event in the log. `seq` counts from 1 in its match; `at` is in seconds since 1970."""

    match: str
    seq: int
    at: float
    body: bytes


@dataclass(frozen=True, slots=True)
class Summary:
    """What the index says of a table: its game, its stage, and when it last changed (seconds)."""

    code: str
    game: str
    stage: str
    listed: bool
    opened_at: float
    changed_at: float


@dataclass(frozen=True, slots=True)
class Group:
    """Entries that are written together or not at all, with the table's new line in the index."""

    entries: tuple[Entry, ...]
    summary: Summary | None = None


def default_url() -> str:
    """Where the log is when nobody says: a file in the system's folder for a program's files."""
    path = user_data_path("rookery", appauthor=False) / "tables.db"
    return URL.create("sqlite", database=str(path)).render_as_string()


class Store:
    """The log in a database. Any thread may call it.

    With `survives_power_cut` every commit waits until SQLite's file is on the disk. Without it the
    last moments may be missing after the machine itself stops, though never after the program does.

    Raises BadDatabase, which never shows a password, if `url` does not lead to a database that can
    be written. All other methods raise StoreFailed if the database does not answer.
    """

    def __init__(self, url: str, *, survives_power_cut: bool = True) -> None:
        self._url = _parsed(url)
        self._place = _place(self._url)
        self._engine = self._connected(survives_power_cut=survives_power_cut)
        self._upsert = _upsert(self._engine.dialect.name)
        try:
            self._prepare()
        except (BadDatabase, SQLAlchemyError) as error:
            self.close()
            if isinstance(error, BadDatabase):
                raise
            raise self._unusable(error) from None

    def write(self, groups: Sequence[Group]) -> list[Conflict | None]:
        """Append groups in one transaction; None for each that is in the log now.

        If any number is taken, each group gets a transaction of its own, in order, and those that
        lose get their Conflict.
        """
        with self._failures():
            try:
                self._commit(groups)
            except IntegrityError:
                return [self._write_alone(group) for group in groups]
        return [None] * len(groups)

    def events(self, match: str, after: int = 0) -> list[Entry]:
        """The entries of a match whose number is above `after`, in order."""
        chosen = (
            select(_EVENTS)
            .where(_EVENTS.c.match == match, _EVENTS.c.seq > after)
            .order_by(_EVENTS.c.seq)
        )
        with self._failures(), self._engine.connect() as connection:
            return [Entry(*row) for row in connection.execute(chosen)]

    def matches(self) -> list[str]:
        """Every match that the log has an entry of, by name."""
        chosen = select(_EVENTS.c.match).distinct().order_by(_EVENTS.c.match)
        with self._failures(), self._engine.connect() as connection:
            return list(connection.scalars(chosen))

    def summary(self, code: str) -> Summary | None:
        """What the index says of one table; None if it has no such table."""
        found = self._summaries(select(_TABLES).where(_TABLES.c.code == code))
        return found[0] if found else None

    def summaries(self, stages: Collection[str] = OPEN_STAGES) -> list[Summary]:
        """The tables at these stages, oldest first."""
        return self._summaries(select(_TABLES).where(_TABLES.c.stage.in_(stages)))

    def listed(self, stages: Collection[str] = OPEN_STAGES) -> list[Summary]:
        """The tables at these stages that their hosts have listed, oldest first."""
        chosen = select(_TABLES).where(_TABLES.c.stage.in_(stages), _TABLES.c.listed)
        return self._summaries(chosen)

    def expired(self, before: float, stages: Collection[str] = OPEN_STAGES) -> list[Summary]:
        """The tables at these stages that have not changed since a time, oldest first."""
        chosen = select(_TABLES).where(_TABLES.c.stage.in_(stages), _TABLES.c.changed_at < before)
        return self._summaries(chosen)

    def count(self, stages: Collection[str] = OPEN_STAGES) -> int:
        """How many tables are at these stages."""
        counted = select(func.count()).select_from(_TABLES).where(_TABLES.c.stage.in_(stages))
        with self._failures(), self._engine.connect() as connection:
            return connection.execute(counted).scalar_one()

    def rebuild(self, summaries: Iterable[Summary]) -> None:
        """Put these in the place of the whole index, after a caller has read them off the log."""
        rows = [_line(summary) for summary in summaries]
        with self._failures(), self._engine.begin() as connection:
            connection.execute(delete(_TABLES))
            if rows:
                connection.execute(self._upsert, rows)

    def close(self) -> None:
        """Let go of the database. Nothing may be asked of the store afterwards."""
        self._engine.dispose()

    def _summaries(self, chosen: Select[Any]) -> list[Summary]:
        ordered = chosen.order_by(_TABLES.c.opened_at, _TABLES.c.code)
        with self._failures(), self._engine.connect() as connection:
            return [Summary(*row) for row in connection.execute(ordered)]

    def _commit(self, groups: Iterable[Group]) -> None:
        """Write groups whole. Rows are in the order of their keys, so that servers cannot deadlock.

        Of several lines for one table the last is kept.
        """
        rows = [entry for group in groups for entry in group.entries]
        rows.sort(key=_key)
        lines = {group.summary.code: group.summary for group in groups if group.summary is not None}
        with self._engine.begin() as connection:
            if rows:
                connection.execute(_APPEND, [_row(entry) for entry in rows])
            if lines:
                connection.execute(self._upsert, [_line(lines[code]) for code in sorted(lines)])

    def _write_alone(self, group: Group) -> Conflict | None:
        """Write a group in its own transaction; the conflict that it lost by, if it did."""
        try:
            self._commit([group])
        except IntegrityError:
            lost = self._lost(group)
            if lost is None:
                raise
            return lost
        return None

    def _lost(self, group: Group) -> Conflict | None:
        """The first number of a group that is taken, by the log or within the group."""
        keys = [_key(entry) for entry in group.entries]
        chosen = select(_EVENTS.c.match, _EVENTS.c.seq).where(
            tuple_(_EVENTS.c.match, _EVENTS.c.seq).in_(keys)
        )
        with self._engine.connect() as connection:
            taken = {(row.match, row.seq) for row in connection.execute(chosen)}
        for key in keys:
            if key in taken:
                return Conflict(*key)
            taken.add(key)
        return None

    def _connected(self, *, survives_power_cut: bool) -> Engine:
        """An engine for the URL; a file of SQLite's and its folder are made if they are missing."""
        is_sqlite = self._url.get_backend_name() == "sqlite"
        options = _pool(self._url) if is_sqlite else {"pool_pre_ping": True}
        try:
            engine = create_engine(self._url, hide_parameters=True, **options)
            if engine.dialect.is_async:
                raise BadDatabase(f"{self._place} cannot be used: its driver is asynchronous")
            if is_sqlite:
                _make_file(self._url.database)
        except (OSError, ImportError, ArgumentError, TypeError, ValueError) as error:
            raise self._unusable(error) from None
        if is_sqlite:
            _set_up_sqlite(engine, synchronous="FULL" if survives_power_cut else "NORMAL")
        return engine

    def _prepare(self) -> None:
        """Make the schema, or see that it is ours."""
        try:
            self._make_schema()
        except (IntegrityError, ProgrammingError):
            self._make_schema()  # another server was making it at the same time

    def _make_schema(self) -> None:
        with self._engine.execution_options(**{_MAKES_SCHEMA: True}).begin() as connection:
            names = set(inspect(connection).get_table_names())
            if _VERSIONS.name in names:
                self._check_version(connection)
            elif foreign := names & _METADATA.tables.keys():
                told = ", ".join(sorted(foreign))
                raise BadDatabase(f"{self._place} belongs to another program: it has {told}")
            else:
                _METADATA.create_all(connection, checkfirst=False)
                connection.execute(insert(_VERSIONS), {"number": SCHEMA_VERSION})

    def _check_version(self, connection: Connection) -> None:
        numbers = list(connection.scalars(select(_VERSIONS.c.number)))
        if numbers != [SCHEMA_VERSION]:
            told = ", ".join(map(str, numbers)) or "none"
            raise BadDatabase(
                f"{self._place} was made by another version of Rookery: "
                f"its layout is {told}, this one reads {SCHEMA_VERSION}"
            )
        # A log that cannot be written is to be told of now, and not at the first move.
        connection.execute(update(_VERSIONS).values(number=SCHEMA_VERSION))

    @contextmanager
    def _failures(self) -> Iterator[None]:
        """What the database says when it fails, as a StoreFailed without rows or passwords."""
        try:
            yield
        except SQLAlchemyError as error:
            raise StoreFailed(f"{self._place} failed: {self._reason(error)}") from None

    def _unusable(self, error: Exception) -> BadDatabase:
        return BadDatabase(f"{self._place} cannot be used: {self._reason(error)}")

    def _reason(self, error: Exception) -> str:
        """The first line of an error, without whatever of the URL is secret."""
        cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
        lines = str(cause).strip().splitlines()
        reason = lines[0] if lines else type(cause).__name__
        for secret in _secrets(self._url):
            reason = reason.replace(secret, "***")
        return reason


def _key(entry: Entry) -> tuple[str, int]:
    return entry.match, entry.seq


def _row(entry: Entry) -> dict[str, object]:
    return {"match": entry.match, "seq": entry.seq, "at": entry.at, "body": entry.body}


def _line(summary: Summary) -> dict[str, object]:
    return {name: getattr(summary, name) for name in _LINE}


def _upsert(dialect: str) -> sqlite.Insert | postgresql.Insert:
    """Write a line of the index whether or not the table has one already."""
    statement = sqlite.insert(_TABLES) if dialect == "sqlite" else postgresql.insert(_TABLES)
    new = {column.name: column for column in statement.excluded if not column.primary_key}
    return statement.on_conflict_do_update(index_elements=[_TABLES.c.code], set_=new)


def _parsed(url: str) -> URL:
    """The URL of a database of a kind that we know. A mistyped one is not repeated: passwords."""
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
    """What messages call the database: where it is, and never who may enter."""
    if url.get_backend_name() == "sqlite":
        return f"the database {url.database or 'in memory'}"
    return f"the database {url.database or ''} at {url.host or 'this machine'}"


def _secrets(url: URL) -> list[str]:
    """The parts of a URL that no message may show, the longest first."""
    values = [value for key in url.query for value in url.normalized_query[key]]
    secrets = {str(url.password or ""), *values} - {""}
    return sorted(secrets, key=len, reverse=True)


def _is_in_memory(url: URL) -> bool:
    return url.database in (None, "", ":memory:")


def _pool(url: URL) -> dict[str, Any]:
    """One connection that threads share where the database is in memory and dies with it."""
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


def _set_up_sqlite(engine: Engine, *, synchronous: str) -> None:
    """Connections of SQLite as a server needs them."""
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
        # The driver begins a transaction when something is written, and with the lock: one that
        # begins by reading could not be given it later.
        connection.isolation_level = "IMMEDIATE"
        try:
            for pragma in pragmas:
                connection.execute(f"PRAGMA {pragma}").close()
        except engine.dialect.loaded_dbapi.Error:
            connection.close()
            raise

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # The driver begins none for a table that is made, and half a schema would not do.
        if connection.get_execution_options().get(_MAKES_SCHEMA):
            connection.exec_driver_sql("BEGIN IMMEDIATE")
