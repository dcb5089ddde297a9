"""Reads the events of a table, and checks their chain of hashes."""

import struct
from collections.abc import Iterable, Iterator

from sqlalchemy import Connection, Row, select

from rookery.server.database.chain import START, BadLog, link_of
from rookery.server.database.entries import Entry
from rookery.server.database.personal import together, unpacked
from rookery.server.database.schema import EVENTS

_WRONG_TYPES = (TypeError, ValueError, OverflowError, struct.error)
"""A value of the wrong type raises these errors: damage may turn a blob into a number or text."""

Stored = Row[tuple[str, int, float, bytes, bytes | None, bytes]]


def stored(connection: Connection, match: str, after: int = 0) -> Iterable[Stored]:
    """The rows of a table's events after number `after`, in order."""
    chosen = select(EVENTS).where(EVENTS.c.match == match, EVENTS.c.seq > after)
    return connection.execute(chosen.order_by(EVENTS.c.seq))


def entry_of(row: Stored) -> Entry:
    """The entry of a row, with its names."""
    return Entry(row.match, row.seq, row.at, together(row.body, row.names))


def checked(match: str, rows: Iterable[Stored]) -> Iterator[Entry]:
    """The entries of a whole table. Raises BadLog at the first damaged or missing one."""
    before, due = START, 1
    coming = iter(rows)
    while True:
        try:
            row = next(coming, None)
            if row is None:
                return
            is_sound = link_of(before, match, row.seq, row.at, row.body) == row.hash
        except _WRONG_TYPES:
            raise BadLog(match, due, "is damaged") from None
        if row.seq != due:
            raise BadLog(match, due, "is missing")
        if not is_sound:
            raise BadLog(match, due, "is damaged")
        yield entry_of(row)
        before, due = row.hash, due + 1


def has_bad_names(row: Stored) -> bool:
    """Whether the names of an event are damaged. Their checksum is not in the chain of hashes."""
    return row.names is not None and unpacked(row.names) is None
