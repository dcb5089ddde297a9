"""Bars at a table: people whom the host has barred are recognised by the address they connect from.

The log stores no address, only a mark: the salted hash of a barred address.
"""

import hashlib
import hmac
from collections.abc import Iterable
from dataclasses import dataclass

from rookery.core.cards import Seat
from rookery.messages import refusals
from rookery.table import events as ev
from rookery.table.chairs import keyed_hash
from rookery.table.refusal import Refusal
from rookery.table.seating.arrangement import new_seats, reseated
from rookery.table.table import Table


def mark_of(salt: str, origin: str) -> str:
    """The mark of an address (`origin`), as `SALT:HASH`. Any table can check it."""
    made = hmac.new(salt.encode(), origin.encode(), hashlib.sha256).hexdigest()
    return f"{salt}:{made[:32]}"


def is_marked(mark: str, origin: str) -> bool:
    """Whether a mark was made from this origin."""
    return hmac.compare_digest(mark, mark_of(mark.partition(":")[0], origin))


def need_welcome(barred: Iterable[str], origin: str) -> None:
    """Raise Refusal if the origin is barred."""
    if origin and any(is_marked(mark, origin) for mark in barred):
        raise Refusal("barred", refusals.barred_by_host())


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who sits, or last sat, in a seat; `secret_hash` is the hash of its secret."""

    name: str
    secret_hash: str
    origin: str


class Origins:
    """The origins (addresses) of the people at a table, by seat; the log does not store them."""

    def __init__(self) -> None:
        self._by_seat: dict[Seat, str] = {}
        self._departed: dict[Seat, Guest] = {}

    def note(self, seat: Seat, origin: str) -> None:
        """Remember the origin of the person in a seat."""
        self._by_seat[seat] = origin

    def of(self, seat: Seat) -> str:
        """The origin of the person in a seat; empty if unknown."""
        return self._by_seat.get(seat, "")

    def guest(self, table: Table, seat: Seat) -> Guest | None:
        """The person in a seat; if nobody sits there, the last person who did."""
        chair = table.chairs[seat] if seat < len(table.chairs) else None
        if chair is not None and chair.is_person:
            return Guest(chair.name, chair.secret_hash, self.of(seat))
        return self._departed.get(seat)

    def follow(self, event: ev.AnyEvent, before: Table) -> None:
        """Apply a stored event; `before` is the table before it."""
        if isinstance(event, ev.Left | ev.Released | ev.Sat):
            gone = self.guest(before, event.seat)
            if gone is not None:
                self._departed[event.seat] = gone
            self._by_seat.pop(event.seat, None)
        elif isinstance(event, ev.Reseated | ev.RulesChanged):
            self._by_seat = reseated(self._by_seat, new_seats(event.order))
            self._departed = reseated(self._departed, new_seats(event.order))


def mark_to_bar(table: Table, origins: Origins, seat: Seat) -> str:
    """The mark of a person's origin, salted by the table's key and version.

    Raises Refusal if the origin is unknown, or is that of somebody else at the table, too.
    """
    origin, name = origins.of(seat), table.chairs[seat].name
    if not origin:
        raise Refusal("not-barred", refusals.bar_unknown(name=name))
    for other, chair in enumerate(table.chairs):
        if other != seat and chair.is_person and origins.of(other) == origin:
            same = refusals.bar_same_place(name=name, other=chair.name)
            raise Refusal("not-barred", same)
    return mark_of(keyed_hash(table.key, f"bar {table.version}")[:16], origin)
