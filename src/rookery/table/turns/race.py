"""The race to call "orange" between players with different network delays (TX-15).

A press counts at its time of arrival minus the player's measured round trip: the capture took half
of it to reach the player, and the press the other half to reach the server. A player who answers
pings late seems to be further away, and a proxy hides the true distance, so the correction is
limited to what a good connection may need. The race waits only while a press that counts earlier
may still arrive.

The next turn closes the race, but no sooner than `WINDOW` after the capture, so that a quick next
player does not deprive the others of the call.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rookery.core.cards import Seat
from rookery.core.moves import Move

CAP = 0.1
"""Maximum number of seconds of the correction, and so of the wait for other presses. A compromise:
a round trip within a continent, and less than the differences between people's reactions."""

WINDOW = 1.0
"""The next turn counts no sooner than this many seconds after a capture: others need time to call.

Most people call sooner; bots wait longer anyway. Unmeasured, as are the next numbers."""

DISARMED_FOR = 2.0
"""After a press with nothing to call, the button is disabled for this many seconds; a press
meanwhile starts the time again. Long enough to make constant pressing useless."""

LATE_FOR = 1.5
"""A press within this many seconds after a race counts as late, not as wrong. A player who saw the
same capture needs less time."""


@dataclass(frozen=True, slots=True)
class Press:
    """A move made during a race: a call, or the next player's turn, which would end the race.

    `at` is the time at which it counts, in seconds since 1970, `came_at` its time of arrival;
    `answer_to` receives the answer.
    """

    at: float
    seat: Seat
    move: Move
    command: str = ""
    by_bot: bool = False
    answer_to: Any = None
    came_at: float = 0.0


def correction(trip: float) -> float:
    """By how many seconds a press counts earlier than it arrives, if the round trip is `trip`."""
    return min(max(trip, 0.0), CAP)


def corrected(at: float, trip: float) -> float:
    """The time at which a press that arrived `at` counts; the round trip takes `trip` seconds."""
    return at - correction(trip)


def settles_at(presses: Iterable[Press], trips: Mapping[Seat, float]) -> float:
    """The time after which no arriving press can count earlier than the first of `presses`.

    `trips` are the round trips, in seconds, of the seats that can still press.
    """
    first = min(presses, key=lambda press: press.at)
    others = (correction(trip) for seat, trip in trips.items() if seat != first.seat)
    return first.at + max(others, default=0.0)


def in_order(presses: Iterable[Press]) -> list[Press]:
    """The presses in the order in which they count; at equal times, the lower seat first."""
    return sorted(presses, key=lambda press: (press.at, press.seat))
