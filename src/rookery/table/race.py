"""The race to call "orange" between players with different network delays (TX-15).

A press counts at its time of arrival minus the player's measured round trip: the capture reached
that player later by half of it, and the press travelled for the other half. The correction is
capped, so that a slow connection gains only so much, and the race waits only as long as an earlier
press may still be on its way.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rookery.core.cards import Seat
from rookery.core.moves import Move

CAP = 0.25
"""Upper limit of the correction in seconds, and so of the wait for other presses. A guess: it
covers a round trip across an ocean on a phone."""

DISARMED_FOR = 2.0
"""Seconds for which the button is dead after a press with nothing to call. A press while it is dead
starts them again. A guess, long enough to make pressing all the time useless."""

LATE_FOR = 1.5
"""Seconds after a race in which a press is late rather than wrong. A guess: slower than any
player who saw the same capture."""


@dataclass(frozen=True, slots=True)
class Press:
    """A move made during a race: a call, or the next player's turn, which would end the race.

    `at` is its corrected time in seconds since 1970, `answer_to` whoever waits for the answer.
    """

    at: float
    seat: Seat
    move: Move
    command: str = ""
    by_bot: bool = False
    answer_to: Any = None


def corrected(at: float, trip: float) -> float:
    """The time at which a press counts that arrived `at`, with a round trip of `trip` seconds."""
    return at - min(max(trip, 0.0), CAP)


def settles_at(presses: Iterable[Press], trips: Mapping[Seat, float]) -> float:
    """The time after which no press can arrive that counts earlier than the first of `presses`.

    `trips` are the round trips, in seconds, of the seats that could still press.
    """
    first = min(presses, key=lambda press: press.at)
    others = (min(trip, CAP) for seat, trip in trips.items() if seat != first.seat)
    return first.at + max(others, default=0.0)


def in_order(presses: Iterable[Press]) -> list[Press]:
    """The presses in the order in which they count; at equal times, the lower seat first."""
    return sorted(presses, key=lambda press: (press.at, press.seat))
