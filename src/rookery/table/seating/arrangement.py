"""Changes of seats before the start: swapping, drawing lots, and changing their number.

An arrangement lists, for each new seat, the old seat of its owner; -1 stands for an added seat.
"""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from rookery.core.cards import Seat
from rookery.messages import refusals
from rookery.table.chairs import Chair, keyed_hash
from rookery.table.refusal import Refusal

V = TypeVar("V")

NEW_SEAT = -1
"""The entry of an arrangement for an added open seat."""


def swapped(seats: int, one: Seat, other: Seat) -> tuple[Seat, ...]:
    """The arrangement in which two seats are exchanged.

    >>> swapped(4, 0, 2)
    (2, 1, 0, 3)
    """
    order = list(range(seats))
    order[one], order[other] = other, one
    return tuple(order)


def checked_order(order: Sequence[Seat], seats: int) -> tuple[Seat, ...]:
    """The arrangement, if it has every seat exactly once. Raises Refusal."""
    if sorted(order) != list(range(seats)):
        raise Refusal("bad-order", f"an arrangement has each of the seats 0 to {seats - 1} once")
    return tuple(order)


def drawn(key: str, version: int, seats: int) -> tuple[Seat, ...]:
    """An arrangement drawn by lots, which follow from the table's key and version.

    Nobody can predict it without the key, and a repeated command draws the same arrangement.
    """
    return tuple(sorted(range(seats), key=lambda seat: keyed_hash(key, f"lot {version} {seat}")))


def refitted(chairs: Sequence[Chair], seats: int) -> tuple[Seat, ...]:
    """The arrangement for another number of seats, in which each person keeps a seat.

    People in removed seats move to open seats, or else to bots' seats. Raises Refusal if there are
    more people than seats.
    """
    people = sum(chair.is_person for chair in chairs)
    if people > seats:
        raise Refusal("too-few-seats", refusals.people_too_many(people=people, seats=seats))
    order = [seat if seat < len(chairs) else NEW_SEAT for seat in range(seats)]
    for seat in range(seats, len(chairs)):
        if chairs[seat].is_person:
            order[_free_place(chairs, order)] = seat
    return tuple(order)


def _free_place(chairs: Sequence[Chair], order: Sequence[Seat]) -> int:
    """A place of an arrangement without a person: an open one, or else a bot's."""
    kinds = ["open" if seat == NEW_SEAT else chairs[seat].kind for seat in order]
    return kinds.index("open") if "open" in kinds else kinds.index("bot")


def arranged(chairs: Sequence[Chair], order: Sequence[Seat]) -> tuple[Chair, ...]:
    """The chairs in the order of an arrangement."""
    return tuple(Chair("open") if seat == NEW_SEAT else chairs[seat] for seat in order)


def new_seats(order: Sequence[Seat]) -> dict[Seat, Seat]:
    """The new seat of each old seat that is kept.

    >>> new_seats((2, -1, 0))
    {2: 0, 0: 2}
    """
    return {old: new for new, old in enumerate(order) if old != NEW_SEAT}


def reseated(by_seat: Mapping[Seat, V], now: Mapping[Seat, Seat]) -> dict[Seat, V]:
    """Re-key values from old seats to new ones; `now` is the result of `new_seats`.

    >>> reseated({0: "Ann", 1: "Bob"}, {0: 2})
    {2: 'Ann'}
    """
    return {now[seat]: value for seat, value in by_seat.items() if seat in now}
