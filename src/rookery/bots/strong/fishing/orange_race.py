"""The race for an orange, and its expected points (TX-15).

`strong` calls after the delay of a quick person. The delay decides the race only in contests whose
races are won by the shortest delay; elsewhere all bots' delays are drawn alike.
"""

from random import Random

from rookery.bots.base import Decision
from rookery.fishing.reaction import chance_to_be_first, lognormal
from rookery.fishing.rules import FishingRules
from rookery.fishing.view import FishingView
from rookery.heuristics.fishing import orange_race

CAPTURER = 1.0
"""The median seconds until a seat calls an orange that it captured. Unmeasured, as are those
below."""

ANOTHER = 1.3
"""The median seconds until a seat calls an orange that another seat captured."""

SPREAD = 0.3
"""The standard deviation of the logarithm of the seconds before a call."""


def decide(view: FishingView, rng: Random) -> Decision | None:
    """Call an open orange if that is legal. None means that the seat takes a turn instead."""
    return orange_race.decide(view, rng, _reaction)


def _reaction(*, is_capturer: bool, rng: Random) -> float:
    return lognormal(CAPTURER if is_capturer else ANOTHER, SPREAD, rng)


def expected_orange_points(rules: FishingRules) -> list[list[float]]:
    """The expected points of an orange: for each capturer, a list of the points by seat.

    In a race, all seats are assumed to call; only the capturer has a head start.
    """
    seats = range(rules.seats)
    first = chance_to_be_first(rules.seats) if rules.orange == "race" else 1.0
    rest = (1.0 - first) / (rules.seats - 1)
    return [
        [rules.orange_points * (first if it == capturer else rest) for it in seats]
        for capturer in seats
    ]
