"""Walking round the table."""

from __future__ import annotations

from typing import TypeVar

from rookery.core.cards import Seat

_T = TypeVar("_T")

MOST_SEATS = 6
"""The most seats that any game of the family has (TX-1, DX-1)."""


def put(items: tuple[_T, ...], seat: Seat, item: _T) -> tuple[_T, ...]:
    """Items by seat with the one of a seat replaced."""
    return (*items[:seat], item, *items[seat + 1 :])


def round_from(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats once, clockwise from the first.

    >>> round_from(2, 4)
    (2, 3, 0, 1)
    """
    return tuple((first + step) % seats for step in range(seats))
