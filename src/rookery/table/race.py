"""The race to call "orange" between people whose ways to the server differ (TX-15).

A press counts at its arrival less the measured way there and back, which is how long after
everybody else that player saw the capture, and how long the press travelled. The correction is
capped, so that a slow line helps only so far, and the race waits only as long as an earlier press
can still be on its way.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rookery.core.cards import Seat
from rookery.core.moves import Move

CAP = 0.25
"""The most seconds by which a press is corrected, and so the longest wait for others."""

DISARMED_FOR = 2.0
"""Seconds for which the button is dead after a press with nothing to call, or while it is dead."""

LATE_FOR = 1.5
"""Seconds after a race in which a press is only late, not wrong."""


@dataclass(frozen=True, slots=True)
class Press:
    """A move made during a race: `at` is its corrected time, `answer_to` who waits for an answer.

    It may be a call, or the next player's turn, which would close the race.
    """

    at: float
    seat: Seat
    move: Move
    command: str = ""
    by_bot: bool = False
    answer_to: Any = None


def corrected(at: float, trip: float) -> float:
    """When a press counts that arrived at a time, over a way of some seconds there and back."""
    return at - min(max(trip, 0.0), CAP)


def settles_at(presses: Iterable[Press], trips: Mapping[Seat, float]) -> float:
    """When nobody can be earlier any more than the first of the presses.

    `trips` are the ways there and back of the seats that could still press.
    """
    first = min(presses, key=lambda press: press.at)
    others = (min(trip, CAP) for seat, trip in trips.items() if seat != first.seat)
    return first.at + max(others, default=0.0)


def in_order(presses: Iterable[Press]) -> list[Press]:
    """The presses as they count; of equal ones, the lower seat's first."""
    return sorted(presses, key=lambda press: (press.at, press.seat))
