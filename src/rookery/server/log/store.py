"""The durable log: every event of every match under its number, and an index of the tables.

The log is the truth. An entry is written once, under the key (match, seq), and never changed. The
second writer of a number gets a `Conflict`, which makes two servers on one table safe without
locks. The index sums up each table, so that listing tables does not read the log; it is written in
the same transaction, and `Store.rebuild` can replace it.

SQLite by default, PostgreSQL by its URL. Calls block: the server writes through
`rookery.server.log.writer` and reads on a thread.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, delete, func, insert, select, tuple_
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from rookery.core.errors import RookeryError
from rookery.server.log.database import EVENTS, TABLES, Database

OPEN_STAGES = ("lobby", "playing")
"""The stages of a table that is not over, as the index names them."""

_APPEND = insert(EVENTS)
_LINE = tuple(column.name for column in TABLES.columns)


class Conflict(RookeryError):
    """Another writer has already used this number in the log. Nothing was written."""

    code = "conflict"

    def __init__(self, match: str, seq: int) -> None:
        super().__init__(f"entry {seq} of match {match} is in the log already")
        self.match = match
        self.seq = seq


@dataclass(frozen=True, slots=True)
class Entry:
    """One event in the log.

    `seq` counts from 1 in each match; `at` is in seconds since 1970; `body` is the event as JSON.
    """

    match: str
    seq: int
    at: float
    body: bytes


@dataclass(frozen=True, slots=True)
class Summary:
    """A table's entry in the index. Times are in seconds since 1970."""

    code: str
    game: str
    stage: str
    listed: bool
    opened_at: float
    changed_at: float


@dataclass(frozen=True, slots=True)
class Group:
    """Entries that are written together or not at all, with the table's new entry in the index."""

    entries: tuple[Entry, ...]
    summary: Summary | None = None


class Store:
    """The log in a database. Any thread may call it.

    With `survives_power_cut` every commit waits until SQLite's file is on the disk. Without it the
    last moments may be lost if the machine stops, though not if only the program does.

    Raises BadDatabase if `url` does not lead to a database that can be written; the message never
    shows a password. All methods raise StoreFailed if the database does not answer.
    """

    def __init__(self, url: str, *, survives_power_cut: bool = True) -> None:
        self._database = Database(url, survives_power_cut=survives_power_cut)
        self._engine = self._database.engine
        self._failures = self._database.failures
        self._upsert = _upsert(self._engine.dialect.name)

    def write(self, groups: Sequence[Group]) -> list[Conflict | None]:
        """Append groups in one transaction. Returns None for each group that was written.

        If any number is taken, each group gets a transaction of its own, in order; the result for
        a group that could not be written is its Conflict.
        """
        with self._failures():
            try:
                self._commit(groups)
            except IntegrityError:
                return [self._write_alone(group) for group in groups]
        return [None] * len(groups)

    def events(self, match: str, after: int = 0) -> list[Entry]:
        """The entries of a match with numbers above `after`, in order."""
        chosen = (
            select(EVENTS)
            .where(EVENTS.c.match == match, EVENTS.c.seq > after)
            .order_by(EVENTS.c.seq)
        )
        with self._failures(), self._engine.connect() as connection:
            return [Entry(*row) for row in connection.execute(chosen)]

    def matches(self) -> list[str]:
        """The names of all matches in the log, sorted."""
        chosen = select(EVENTS.c.match).distinct().order_by(EVENTS.c.match)
        with self._failures(), self._engine.connect() as connection:
            return list(connection.scalars(chosen))

    def summary(self, code: str) -> Summary | None:
        """The index entry of a table; None if there is no such table."""
        found = self._summaries(select(TABLES).where(TABLES.c.code == code))
        return found[0] if found else None

    def summaries(self, stages: Collection[str] = OPEN_STAGES) -> list[Summary]:
        """The tables at these stages, oldest first."""
        return self._summaries(select(TABLES).where(TABLES.c.stage.in_(stages)))

    def listed(self, stages: Collection[str] = OPEN_STAGES) -> list[Summary]:
        """The tables at these stages that their hosts have listed publicly, oldest first."""
        chosen = select(TABLES).where(TABLES.c.stage.in_(stages), TABLES.c.listed)
        return self._summaries(chosen)

    def expired(self, before: float, stages: Collection[str] = OPEN_STAGES) -> list[Summary]:
        """The tables at these stages that have not changed since a time, oldest first."""
        chosen = select(TABLES).where(TABLES.c.stage.in_(stages), TABLES.c.changed_at < before)
        return self._summaries(chosen)

    def count(self, stages: Collection[str] = OPEN_STAGES) -> int:
        """The number of tables at these stages."""
        counted = select(func.count()).select_from(TABLES).where(TABLES.c.stage.in_(stages))
        with self._failures(), self._engine.connect() as connection:
            return connection.execute(counted).scalar_one()

    def rebuild(self, summaries: Iterable[Summary]) -> None:
        """Replace the whole index, with summaries that the caller has made from the log."""
        rows = [_line(summary) for summary in summaries]
        with self._failures(), self._engine.begin() as connection:
            connection.execute(delete(TABLES))
            if rows:
                connection.execute(self._upsert, rows)

    def close(self) -> None:
        """Close the database. The store must not be used afterwards."""
        self._database.close()

    def _summaries(self, chosen: Select[Any]) -> list[Summary]:
        ordered = chosen.order_by(TABLES.c.opened_at, TABLES.c.code)
        with self._failures(), self._engine.connect() as connection:
            return [Summary(*row) for row in connection.execute(ordered)]

    def _commit(self, groups: Iterable[Group]) -> None:
        """Write groups whole, with rows in the order of their keys so that servers cannot deadlock.

        Of several index entries for one table the last counts.
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
        """Write a group in its own transaction. Returns the conflict, if there is one."""
        try:
            self._commit([group])
        except IntegrityError:
            lost = self._lost(group)
            if lost is None:
                raise
            return lost
        return None

    def _lost(self, group: Group) -> Conflict | None:
        """The conflict of the first number of a group that is taken, in the log or in the group."""
        keys = [_key(entry) for entry in group.entries]
        chosen = select(EVENTS.c.match, EVENTS.c.seq).where(
            tuple_(EVENTS.c.match, EVENTS.c.seq).in_(keys)
        )
        with self._engine.connect() as connection:
            taken = {(row.match, row.seq) for row in connection.execute(chosen)}
        for key in keys:
            if key in taken:
                return Conflict(*key)
            taken.add(key)
        return None


def _key(entry: Entry) -> tuple[str, int]:
    return entry.match, entry.seq


def _row(entry: Entry) -> dict[str, object]:
    return {"match": entry.match, "seq": entry.seq, "at": entry.at, "body": entry.body}


def _line(summary: Summary) -> dict[str, object]:
    return {name: getattr(summary, name) for name in _LINE}


def _upsert(dialect: str) -> sqlite.Insert | postgresql.Insert:
    """A statement that inserts an index entry, or updates the one that is there."""
    statement = sqlite.insert(TABLES) if dialect == "sqlite" else postgresql.insert(TABLES)
    new = {column.name: column for column in statement.excluded if not column.primary_key}
    return statement.on_conflict_do_update(index_elements=[TABLES.c.code], set_=new)
