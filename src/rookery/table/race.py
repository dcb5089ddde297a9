"""The race to call "orange" between players with different network delays (TX-15).

A press counts at its time of arrival minus the player's measured round trip: the capture reached
that player later by half of it, and the press travelled for the other half. Whoever answers pings
late seems to be further away, and a proxy hides the true way, so the correction is capped at what a
good connection may need. The race waits only as long as an earlier press may still be on its way.

The next turn closes the race, but no sooner than `WINDOW` after the capture, so that whoever moves
quickly does not take the call away from the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rookery.core.cards import Seat
from rookery.core.moves import Move

CAP = 0.1
"""Upper limit of the correction in seconds, and so of the wait for other presses. A compromise: a
round trip within a continent, and less than people differ in their reactions."""

WINDOW = 1.0
"""Seconds after a capture before which the next turn does not count, so that the others have time
to call. Unmeasured, as are those below. Most people call sooner; bots wait longer by themselves."""

DISARMED_FOR = 2.0
"""Seconds for which the button is dead after a press with nothing to call. A press while it is dead
starts them again. A guess, long enough to make pressing all the time useless."""

LATE_FOR = 1.5
"""Seconds after a race in which a press is late rather than wrong. Slower than any
player who saw the same capture."""


@dataclass(frozen=True, slots=True)
class Press:
    """A move made during a race: a call, or the next player's turn, which would end the race.

    `at` is the time at which it counts, in seconds since 1970, and `came_at` that of its arrival;
    `answer_to` is whoever waits for the answer.
    """

    at: float
    seat: Seat
    move: Move
    command: str = ""
    by_bot: bool = False
    answer_to: Any = None
    came_at: float = 0.0


def correction(trip: float) -> float:
    """The seconds by which a press counts before its arrival, with a round trip of `trip`."""
    return min(max(trip, 0.0), CAP)


def corrected(at: float, trip: float) -> float:
    """The time at which a press counts that arrived `at`, with a round trip of `trip` seconds."""
    return at - correction(trip)


def settles_at(presses: Iterable[Press], trips: Mapping[Seat, float]) -> float:
    """The time after which no press can arrive that counts earlier than the first of `presses`.

    `trips` are the round trips, in seconds, of the seats that could still press.
    """
    first = min(presses, key=lambda press: press.at)
    others = (correction(trip) for seat, trip in trips.items() if seat != first.seat)
    return first.at + max(others, default=0.0)


def in_order(presses: Iterable[Press]) -> list[Press]:
    """The presses in the order in which they count; at equal times, the lower seat first."""
    return sorted(presses, key=lambda press: (press.at, press.seat))
