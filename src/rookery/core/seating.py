"""Tuples with an item for each seat, and the order of seats round the table."""

from collections.abc import Sequence
from typing import TypeVar

from rookery.core.cards import Seat

_T = TypeVar("_T")

MOST_SEATS = 6
"""The most seats that any game of the family has (TX-1, DX-1)."""


def put(items: tuple[_T, ...], seat: Seat, item: _T) -> tuple[_T, ...]:
    """A copy of `items` with the item of one seat replaced."""
    return (*items[:seat], item, *items[seat + 1 :])


def round_from(first: Seat, seats: int) -> tuple[Seat, ...]:
    """Every seat once, clockwise, beginning with `first`.

    >>> round_from(2, 4)
    (2, 3, 0, 1)
    """
    return tuple((first + step) % seats for step in range(seats))


def leaders(points: Sequence[int]) -> tuple[Seat, ...]:
    """The seats with the most points, in ascending order."""
    best = max(points)
    return tuple(seat for seat, value in enumerate(points) if value == best)
