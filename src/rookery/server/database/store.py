"""The durable log: every event of every table under its number, and an index of the tables.

The log is authoritative. An entry is written once, under the key (match, seq), and never changed. A
second writer of the same key gets a `Conflict`. If a server must own a table to write to it, the
server's lease is checked in the same transaction: see `rookery.server.database.leases`. The index
has a summary of each table, so that listing tables does not read the log. The index is written in
the same transaction, and `Store.rebuild` can replace it.

The database is SQLite by default, or PostgreSQL if its URL says so. Methods block: a server writes
through `rookery.server.database.writer` and reads on a thread.
"""

from collections.abc import Collection, Iterable, Sequence
from functools import partial
from typing import Any

from sqlalchemy import Engine, Select, delete, func, select, tuple_, update
from sqlalchemy.exc import IntegrityError

from rookery.core.errors import RookeryError
from rookery.server.codes import CODE_LENGTH
from rookery.server.database.appending import Appended, read_head
from rookery.server.database.bars import BarList
from rookery.server.database.chain import Head
from rookery.server.database.connections import Connections, insert_into
from rookery.server.database.database import Database, StoreFailed, StoreUnsure
from rookery.server.database.entries import Entry, Group, Summary
from rookery.server.database.lanes import Lane
from rookery.server.database.leases import LeaseLost, Leases, delete_unowned, fence
from rookery.server.database.reading import checked, entry_of, has_bad_names, stored
from rookery.server.database.schema import EVENTS, FIRST_LANE, HEAD, TABLES
from rookery.server.database.schema.deals import LINK_PLAYS, LINKS
from rookery.server.database.witness import Loss

OPEN_STAGES = ("lobby", "playing")
"""The stages, as in the index, of a table that is not over."""

ENDED_STAGES = ("over", "expired", "closed")
"""The stages, as in the index, of a table at which nobody plays any more."""

_LINE = tuple(column.name for column in TABLES.columns)


class Conflict(RookeryError):
    """Another writer has already used this number in the log. Nothing was written."""

    code = "conflict"

    def __init__(self, match: str, seq: int) -> None:
        super().__init__(f"entry {seq} of match {match} is in the log already")
        self.match = match
        self.seq = seq


class Store:
    """The log in a database. Any thread may call it.

    Raises BadDatabase if `url` does not lead to a writable database; the message never shows a
    password. All methods raise StoreFailed if the database does not answer.
    """

    def __init__(self, url: str, **opening: bool) -> None:
        """`opening` are the keywords of `Database`."""
        self._database = Database(url, **opening)
        self.migration = self._database.migration
        self.lanes: tuple[Lane, ...] = ()
        self.use_lanes([FIRST_LANE])
        self._engine = self._database.engine
        self._failures = self._database.failures
        self._upsert = _upsert(self._engine)
        self.connections = Connections(self._engine, self._failures)
        self.bars = BarList(self.connections)

    def use_lanes(self, numbers: Iterable[int]) -> None:
        """Write to these lanes from now on. Call it before anything is written."""
        for lane in self.lanes:
            lane.close()
        path = self._database.witness_path
        self.lanes = tuple(Lane(number, path) for number in numbers)

    @property
    def leases(self) -> Leases | None:
        """The owners of the tables; None for SQLite, where there is only one server."""
        if self._engine.dialect.name == "sqlite":
            return None
        return Leases(self.connections)

    def leases_apart(self) -> Leases:
        """The owners of the tables, on separate connections, so that renewals need not wait."""
        assert self.leases is not None, "SQLite has one server"
        return Leases(Connections(self._database.engine_apart(), self._failures))

    def write(
        self, groups: Sequence[Group], lane: int = 0
    ) -> Sequence[Conflict | StoreFailed | None]:
        """Append groups in one transaction, in a lane. The result is None for each group written.

        If any number is taken, each group gets a transaction of its own, in order. The result for a
        group that could not be written is its Conflict, LeaseLost or other failure.

        Raises StoreFailed if nothing was written, and StoreUnsure if the database did not confirm
        the commit and does not answer now.
        """
        at = self.lanes[lane]
        with self._failures(), at.writing:
            try:
                lost = self._commit_surely(groups, at)
            except IntegrityError:
                return [self._write_alone(group, at) for group in groups]
        return [LeaseLost(_code(group)) if _code(group) in lost else None for group in groups]

    def is_written(self, groups: Iterable[Group], lane: int = 0) -> bool:
        """Whether groups are in the log. Called after StoreUnsure, with the same lane.

        Waits for a transaction that is still running, so that the answer stays true. Raises
        StoreFailed if the database does not answer.
        """
        entries = {_key(entry): entry for group in groups for entry in group.entries}
        chosen = select(EVENTS).where(tuple_(EVENTS.c.match, EVENTS.c.seq).in_(entries))
        with self._failures(), self._engine.begin() as connection:
            read_head(connection, self.lanes[lane].number, locks=True)  # every writer locks it
            found = {_key(entry): entry for entry in map(entry_of, connection.execute(chosen))}
        return found == entries

    def events(self, match: str, after: int = 0) -> list[Entry]:
        """The entries of a match after number `after`, in order. Their hashes are not checked."""
        with self.connections.reading() as connection:
            return [entry_of(row) for row in stored(connection, match, after)]

    def log_of(self, match: str) -> list[Entry]:
        """All entries of a match. Raises BadLog if one is damaged or missing."""
        with self.connections.reading() as connection:
            return list(checked(match, stored(connection, match)))

    def last(self, match: str) -> int:
        """The number of the last event of a match; 0 if it has none."""
        chosen = select(func.max(EVENTS.c.seq)).where(EVENTS.c.match == match)
        last = self.connections.scalar(chosen)
        return last if isinstance(last, int) else 0  # damage may turn a number into text

    def matches(self) -> list[str]:
        """The codes of all tables in the log, sorted."""
        chosen = select(EVENTS.c.match).distinct().order_by(EVENTS.c.match)
        return list(self.connections.scalars(chosen))

    def summary(self, code: str) -> Summary | None:
        """The index entry of a table; None if there is no such table."""
        found = self._summaries(select(TABLES).where(TABLES.c.code == code))
        return found[0] if found else None

    def summaries(self, stages: Collection[str] = OPEN_STAGES) -> list[Summary]:
        """The tables at these stages, oldest first."""
        return self._summaries(select(TABLES).where(TABLES.c.stage.in_(stages)))

    def listed(self, stages: Collection[str] = OPEN_STAGES) -> list[Summary]:
        """The publicly listed tables at these stages, oldest first."""
        chosen = select(TABLES).where(TABLES.c.stage.in_(stages), TABLES.c.listed)
        return self._summaries(chosen)

    def expired(self, before: float, stages: Collection[str] = OPEN_STAGES) -> list[Summary]:
        """The tables at these stages unchanged since a time, oldest first, without slow tables."""
        is_old = TABLES.c.changed_at < before
        chosen = select(TABLES).where(TABLES.c.stage.in_(stages), is_old)
        return self._summaries(chosen.where(TABLES.c.due_at.is_(None)))

    def due(self, at: float, most: int) -> list[str]:
        """The codes of slow tables where something is due at a time, the longest overdue first."""
        chosen = select(TABLES.c.code).where(TABLES.c.due_at <= at).order_by(TABLES.c.due_at)
        return list(self.connections.scalars(chosen.limit(most)))

    def count(self, stages: Collection[str] = OPEN_STAGES) -> int:
        """The number of tables at these stages."""
        return self.connections.count(TABLES, TABLES.c.stage.in_(stages))

    def rebuild(self, summaries: Iterable[Summary]) -> None:
        """Replace the whole index by summaries that the caller has made from the log."""
        rows = [_line(summary) for summary in summaries]
        with self._failures(), self._engine.begin() as connection:
            connection.execute(delete(TABLES))
            if rows:
                connection.execute(self._upsert, rows)

    def head(self, lane: int = 0) -> Head:
        """The end of a lane of the log."""
        with self.connections.reading() as connection:
            return read_head(connection, self.lanes[lane].number)

    def loss(self) -> Loss | None:
        """The events missing at the end of the first lane with a loss, by the witness file."""
        for index, lane in enumerate(self.lanes):
            if lane.witness is not None:
                loss = lane.witness.loss(partial(self.head, index))
                if loss is not None:
                    return loss
        return None

    def missing(self) -> int:
        """How many events are missing although they were written and never removed."""
        there = select(func.count()).select_from(EVENTS).scalar_subquery()
        chosen = select(func.sum(HEAD.c.position - HEAD.c.removed) - there)
        return int(self.connections.scalar(chosen))

    def notes(self) -> list[str]:
        """The operator's notes in the witness file, such as earlier losses."""
        witnesses = [lane.witness for lane in self.lanes if lane.witness is not None]
        return [note for witness in witnesses for note in witness.notes()]

    def faults(self) -> list[str]:
        """The faults that SQLite's own check finds in the file, in its words; at most 20 lines."""
        if self._engine.dialect.name != "sqlite":
            return []
        with self.connections.reading() as connection:
            found = connection.exec_driver_sql("PRAGMA integrity_check(20)").scalars()
            return [line for text in found for line in str(text).splitlines() if line != "ok"]

    def bad_names(self) -> list[tuple[str, int]]:
        """The events whose names are damaged, each as match and number."""
        chosen = select(EVENTS).where(EVENTS.c.names.is_not(None))
        found = self.connections.rows(chosen)
        return [(row.match, row.seq) for row in found if has_bad_names(row)]

    def remove(self, codes: Collection[str]) -> None:
        """Delete tables with events and links for good, but none of other servers."""
        with self._failures(), self.lanes[0].writing, self._engine.begin() as connection:
            if self.leases is not None:
                codes = delete_unowned(connection, codes)
            gone = connection.execute(delete(EVENTS).where(EVENTS.c.match.in_(codes))).rowcount
            connection.execute(delete(TABLES).where(TABLES.c.code.in_(codes)))
            links = select(LINKS.c.id).where(LINKS.c.code.in_(codes))
            former = func.substr(LINK_PLAYS.c.link, 1, CODE_LENGTH + 1)
            plays = LINK_PLAYS.c.link.in_(links) | former.in_([f"{code}/" for code in codes])
            connection.execute(delete(LINK_PLAYS).where(plays | LINK_PLAYS.c.code.in_(codes)))
            connection.execute(delete(LINKS).where(LINKS.c.code.in_(codes)))
            removed = update(HEAD).where(HEAD.c.id == FIRST_LANE)
            connection.execute(removed.values(removed=HEAD.c.removed + gone))

    def go_on_from_here(self, why: str) -> None:
        """Accept the present end of the log, and write the reason into the operator's notes."""
        for index, lane in enumerate(self.lanes):
            if lane.witness is not None:
                lane.witness.note(why)
                lane.witness.add(self.head(index), {})

    def close(self) -> None:
        """Close the database. The store must not be used afterwards."""
        for lane in self.lanes:
            lane.close()
        self._database.close()

    def _summaries(self, chosen: Select[Any]) -> list[Summary]:
        ordered = chosen.order_by(TABLES.c.opened_at, TABLES.c.code)
        return [Summary(*row) for row in self.connections.rows(ordered)]

    def _commit(self, groups: Sequence[Group], lane: Lane, lost: set[str]) -> None:
        """Write whole groups, with rows in the order of their keys so that servers cannot deadlock.

        Nothing is written for a table whose lease is lost; its code is added to `lost`. If a table
        has several index entries, the last one counts.
        """
        appended: Appended | None = None
        with self._database.transaction() as connection:
            lost |= fence(connection, groups)
            kept = _without(groups, lost)
            rows = [entry for group in kept for entry in group.entries]
            rows.sort(key=_key)
            lines = {group.summary.code: group.summary for group in kept if group.summary}
            if rows:
                appended = lane.appender.append(connection, rows)
            if lines:
                connection.execute(self._upsert, [_line(lines[code]) for code in sorted(lines)])
        if appended is not None:
            lane.committed(appended)

    def _commit_surely(self, groups: Sequence[Group], lane: Lane) -> set[str]:
        """Write whole groups, and look in the log if unsure; return the codes of lost leases."""
        lost: set[str] = set()
        try:
            self._commit(groups, lane, lost)
        except StoreUnsure as unsure:
            try:
                is_written = self.is_written(_without(groups, lost), self.lanes.index(lane))
            except StoreFailed:
                raise unsure from None
            if not is_written:
                raise StoreFailed(str(unsure)) from None
        return lost

    def _write_alone(self, group: Group, lane: Lane) -> Conflict | StoreFailed | None:
        """Write a group in its own transaction; return, not raise, why it was not written."""
        try:
            with self._failures():
                try:
                    if self._commit_surely([group], lane):
                        return LeaseLost(_code(group))
                except IntegrityError:
                    lost = self._lost(group)
                    if lost is None:
                        raise
                    return lost
        except StoreFailed as failed:
            return failed
        return None

    def _lost(self, group: Group) -> Conflict | None:
        """The conflict of a group: its first number that the log or the group has already used."""
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


def _code(group: Group) -> str:
    """The code of the table in a group's lease; empty if the group has none."""
    return "" if group.lease is None else group.lease.code


def _without(groups: Iterable[Group], lost: Collection[str]) -> list[Group]:
    """The groups of tables whose lease is not lost."""
    return [group for group in groups if _code(group) not in lost]


def _line(summary: Summary) -> dict[str, object]:
    return {name: getattr(summary, name) for name in _LINE}


def _upsert(database: Engine) -> Any:
    """A statement that inserts an index entry, or updates the existing one."""
    statement = insert_into(database, TABLES)
    new = {column.name: column for column in statement.excluded if not column.primary_key}
    return statement.on_conflict_do_update(index_elements=[TABLES.c.code], set_=new)
