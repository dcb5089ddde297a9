"""Appends events to the log within a transaction: their hashes, and the lane's new head."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, insert, select, update

from rookery.server.database.chain import START, Head, link_of
from rookery.server.database.connections import insert_into
from rookery.server.database.database import StoreDamaged
from rookery.server.database.entries import Entry
from rookery.server.database.personal import apart
from rookery.server.database.schema import EVENTS, HEAD

_MOST_ENDS = 10_000
"""The last hashes of at most this many tables are kept in memory; others are read from the
database. Unmeasured."""

_APPEND = insert(EVENTS)
_ADVANCE = (
    update(HEAD)
    .where(
        HEAD.c.id == bindparam("lane"),
        HEAD.c.position == bindparam("old_position"),
        HEAD.c.hash == bindparam("old_hash"),
    )
    .values(position=bindparam("new_position"), hash=bindparam("new_hash"))
)


@dataclass(frozen=True, slots=True)
class Appended:
    """The outcome of appending: the new head, and the hash of each table's last event."""

    head: Head
    ends: Mapping[str, tuple[int, bytes]]


class Appender:
    """Remembers the last hash of each chain between transactions, so that few hashes must be read.

    If several servers write to one database, these memories may be out of date. That does no harm:
    an outdated head cannot be advanced, so it is read again; and an event after an outdated end has
    a number that is taken, so it is not written.
    """

    def __init__(self, lane: int) -> None:
        self._lane = lane
        self._head = Head(0, START)
        self._ends: dict[str, tuple[int, bytes]] = {}

    def append(self, connection: Connection, entries: Sequence[Entry]) -> Appended:
        """Write sorted entries; advance the head. IntegrityError if a number is taken."""
        ends: dict[str, tuple[int, bytes]] = {}
        rows, links = [], []
        for entry in entries:
            before = self._before(connection, entry, ends)
            body, names = apart(entry.body)
            link = link_of(before, entry.match, entry.seq, entry.at, body)
            ends[entry.match] = entry.seq, link
            links.append(link)
            rows.append(
                {
                    "match": entry.match,
                    "seq": entry.seq,
                    "at": entry.at,
                    "body": body,
                    "names": names,
                    "hash": link,
                }
            )
        head = self._advanced(connection, links)  # first, because it locks out other servers
        connection.execute(_APPEND, rows)
        return Appended(head, ends)

    def committed(self, appended: Appended) -> None:
        """Remember the outcome of a transaction once it is committed."""
        self._head = appended.head
        for match, end in appended.ends.items():
            self._ends.pop(match, None)
            self._ends[match] = end
        while len(self._ends) > _MOST_ENDS:
            del self._ends[next(iter(self._ends))]

    def _before(
        self, connection: Connection, entry: Entry, ends: Mapping[str, tuple[int, bytes]]
    ) -> bytes:
        """The hash of the event before an entry."""
        if entry.seq == 1:
            return START
        seq, link = ends.get(entry.match) or self._ends.get(entry.match) or (0, START)
        if seq == entry.seq - 1:
            return link
        found = connection.scalar(
            select(EVENTS.c.hash).where(
                EVENTS.c.match == entry.match, EVENTS.c.seq == entry.seq - 1
            )
        )
        return START if found is None else bytes(found)

    def _advanced(self, connection: Connection, links: Sequence[bytes]) -> Head:
        head = self._head
        while True:
            after = head.after(links)
            change = {
                "lane": self._lane,
                "old_position": head.position,
                "old_hash": head.hash,
                "new_position": after.position,
                "new_hash": after.hash,
            }
            if connection.execute(_ADVANCE, change).rowcount:
                return after
            # Another server has written, or this one has just started. The row is locked from here
            # on.
            head = read_head(connection, self._lane, locks=True)


def make_head(connection: Connection, lane: int) -> None:
    """Create the head of a new lane in PostgreSQL, unless it exists."""
    row = {"id": lane, "position": 0, "hash": START, "removed": 0}
    connection.execute(insert_into(connection, HEAD).on_conflict_do_nothing(), row)


def read_head(connection: Connection, lane: int, *, locks: bool = False) -> Head:
    """The head of a lane; with `locks` nobody else can change it until the transaction ends."""
    chosen = select(HEAD.c.position, HEAD.c.hash, HEAD.c.removed).where(HEAD.c.id == lane)
    row = connection.execute(chosen.with_for_update() if locks else chosen).one()
    if not (isinstance(row.position, int) and isinstance(row.hash, bytes)):
        raise StoreDamaged("the row with the end of the log is damaged")
    return Head(row.position, row.hash, row.removed)
