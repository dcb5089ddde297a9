"""Removes names and texts of people from finished tables, which can still be replayed."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from msgspec import DecodeError
from sqlalchemy import bindparam, update

from rookery.server.database.connections import Connections
from rookery.server.database.personal import Slot, packed, slots, unpacked
from rookery.server.database.reading import Stored, stored
from rookery.server.database.schema import EVENTS
from rookery.table import protocol as p

REMOVED_TEXT = "…"
"""The text that replaces a removed text."""

_UNKNOWN = Slot("name", None, is_bot=False)
"""The slot of each name or text in a damaged event: nobody knows whose it was."""

_CHANGE = (
    update(EVENTS)
    .where(EVENTS.c.match == bindparam("of_match"), EVENTS.c.seq == bindparam("of_seq"))
    .values(names=bindparam("new_names"))
)


@dataclass(frozen=True, slots=True)
class Forgotten:
    """The tables that have changed, and how many names and texts were removed there."""

    tables: tuple[str, ...]
    texts: int


def forget(connections: Connections, codes: Iterable[str], name: str | None = None) -> Forgotten:
    """Replace one name, or all names of people, at some tables by `Player 1` and so on.

    The same people's texts are removed, too. Afterwards the files of an SQLite database contain no
    trace of these names and texts. Raises StoreFailed.
    """
    found: dict[str, int] = {}
    with connections.writing() as connection:
        for code in codes:
            changes, count = _changes(list(stored(connection, code)), name)
            if changes:
                connection.execute(_CHANGE, changes)
                found[code] = count
    if connections.engine.dialect.name == "sqlite":
        with connections.reading() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    return Forgotten(tuple(found), sum(found.values()))


def has_name(rows: Iterable[Stored], name: str) -> bool:
    """Whether a person at the table has or had a name."""
    return bool(_changes(list(rows), name)[0])


def _changes(rows: list[Stored], name: str | None) -> tuple[list[dict[str, Any]], int]:
    """The rows to change, with their new names, and how many names and texts are replaced."""
    changes, count = [], 0
    sitting: dict[int | None, str] = {}
    numbers: dict[str, int] = {}
    for row in rows:
        event = _event(row)
        if event is not None and "order" in event:
            sitting = _reseated(sitting, event["order"])
        if row.names is None:
            continue
        old = unpacked(row.names)
        places = slots(event) if event is not None else [_UNKNOWN for _ in old or ()]
        if old is None or len(old) != len(places):
            old = ["?"] * len(places)  # damaged names are removed as well
        new = []
        for place, text in zip(places, old, strict=True):
            is_name = place.field == "name"
            if is_name:
                sitting[place.seat] = text
                numbers.setdefault(_key(text), len(numbers) + 1)
            is_meant = name is None or _key(sitting.get(place.seat, "")) == _key(name)
            if place.is_bot or not is_meant:
                new.append(text)
            else:
                new.append(f"Player {numbers[_key(text)]}" if is_name else REMOVED_TEXT)
        if new != old:
            count += sum(now != was for now, was in zip(new, old, strict=True))
            changes.append({"of_match": row.match, "of_seq": row.seq, "new_names": packed(new)})
    return changes, count


def _event(row: Stored) -> dict[str, Any] | None:
    """The event of a row; None if it is damaged, or if it has no names and changes no seats."""
    if row.names is None and b'"order":' not in row.body:
        return None
    try:
        event = p.stored(row.body)
    except DecodeError:
        return None
    return event if isinstance(event, dict) else None


def _reseated(sitting: dict[int | None, str], order: object) -> dict[int | None, str]:
    """The names by seat after people changed seats: `order` has each person's earlier seat."""
    if not isinstance(order, list):
        return sitting
    return {seat: sitting.get(before, "") for seat, before in enumerate(order)}


def _key(name: str) -> str:
    """A name for comparison, without capitals and outer spaces."""
    return name.strip().casefold()
