"""The durable log: every event of every match under its number, and an index of the tables.

The log is the truth. An entry is written once, under the key (match, seq), and never changed; who
comes second with a number is told so by a `Conflict`, which makes two servers on one table safe
without locks. The index says what the log says of each table, so that a list of tables need not
read the log; it is written in the same transaction and can be made anew with `Store.rebuild`.

SQLite by default, PostgreSQL by its URL. The calls block: the server writes through
`rookery.server.log.writer`, and reads on a thread.
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
"""The stages of a table at which people may sit."""

_APPEND = insert(EVENTS)
_LINE = tuple(column.name for column in TABLES.columns)


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


class Store:
    """The log in a database. Any thread may call it.

    With `survives_power_cut` every commit waits until SQLite's file is on the disk. Without it the
    last moments may be missing after the machine itself stops, though never after the program does.

    Raises BadDatabase, which never shows a password, if `url` does not lead to a database that can
    be written. All other methods raise StoreFailed if the database does not answer.
    """

    def __init__(self, url: str, *, survives_power_cut: bool = True) -> None:
        self._database = Database(url, survives_power_cut=survives_power_cut)
        self._engine = self._database.engine
        self._failures = self._database.failures
        self._upsert = _upsert(self._engine.dialect.name)

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
            select(EVENTS)
            .where(EVENTS.c.match == match, EVENTS.c.seq > after)
            .order_by(EVENTS.c.seq)
        )
        with self._failures(), self._engine.connect() as connection:
            return [Entry(*row) for row in connection.execute(chosen)]

    def matches(self) -> list[str]:
        """Every match that the log has an entry of, by name."""
        chosen = select(EVENTS.c.match).distinct().order_by(EVENTS.c.match)
        with self._failures(), self._engine.connect() as connection:
            return list(connection.scalars(chosen))

    def summary(self, code: str) -> Summary | None:
        """What the index says of one table; None if it has no such table."""
        found = self._summaries(select(TABLES).where(TABLES.c.code == code))
        return found[0] if found else None

    def summaries(self, stages: Collection[str] = OPEN_STAGES) -> list[Summary]:
        """The tables at these stages, oldest first."""
        return self._summaries(select(TABLES).where(TABLES.c.stage.in_(stages)))

    def listed(self, stages: Collection[str] = OPEN_STAGES) -> list[Summary]:
        """The tables at these stages that their hosts have listed, oldest first."""
        chosen = select(TABLES).where(TABLES.c.stage.in_(stages), TABLES.c.listed)
        return self._summaries(chosen)

    def expired(self, before: float, stages: Collection[str] = OPEN_STAGES) -> list[Summary]:
        """The tables at these stages that have not changed since a time, oldest first."""
        chosen = select(TABLES).where(TABLES.c.stage.in_(stages), TABLES.c.changed_at < before)
        return self._summaries(chosen)

    def count(self, stages: Collection[str] = OPEN_STAGES) -> int:
        """How many tables are at these stages."""
        counted = select(func.count()).select_from(TABLES).where(TABLES.c.stage.in_(stages))
        with self._failures(), self._engine.connect() as connection:
            return connection.execute(counted).scalar_one()

    def rebuild(self, summaries: Iterable[Summary]) -> None:
        """Put these in the place of the whole index, after a caller has read them off the log."""
        rows = [_line(summary) for summary in summaries]
        with self._failures(), self._engine.begin() as connection:
            connection.execute(delete(TABLES))
            if rows:
                connection.execute(self._upsert, rows)

    def close(self) -> None:
        """Let go of the database. Nothing may be asked of the store afterwards."""
        self._database.close()

    def _summaries(self, chosen: Select[Any]) -> list[Summary]:
        ordered = chosen.order_by(TABLES.c.opened_at, TABLES.c.code)
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
    """Write a line of the index whether or not the table has one already."""
    statement = sqlite.insert(TABLES) if dialect == "sqlite" else postgresql.insert(TABLES)
    new = {column.name: column for column in statement.excluded if not column.primary_key}
    return statement.on_conflict_do_update(index_elements=[TABLES.c.code], set_=new)
