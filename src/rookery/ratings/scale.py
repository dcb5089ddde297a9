"""The scale of the ratings, and a rating as it is kept and shown.

Everything is in points of the scale: 400 points between two sides mean ten to one in a match of the
usual length, as in chess. The points of partners are added.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import sqrt

START = 1500.0
"""The rating of an unknown player, and of the bot `steady`, the fixed point."""

SPREAD = 130.0
"""The standard deviation of a new player's rating.

`easy` is about 100 points below `steady` and `strong` about as much above it; most people are
between 1240 and 1760.
"""

DRIFT = 5.0
"""The growth of a rating's uncertainty: points per square root of the days without results.

A rating of ±60 becomes one of ±200 after a year without results.
"""

SURE = 75.0
"""A rating with a greater standard deviation than this is provisional."""

_DAY = 86_400.0


@dataclass(frozen=True, slots=True)
class Rating:
    """An estimate of a player's strength at a game: a normal distribution at a time.

    `at` is in seconds since 1970; `results` counts the results behind the rating.
    """

    mean: float = START
    deviation: float = SPREAD
    at: float = 0.0
    results: int = 0

    @property
    def shown(self) -> int:
        """The number that people are shown."""
        return round(self.mean)

    @property
    def margin(self) -> int:
        """The number after the ±: the true strength is within it 19 times in 20."""
        return round(2.0 * self.deviation)

    @property
    def is_provisional(self) -> bool:
        """Whether the rating is too uncertain to be compared with others."""
        return self.deviation > SURE

    def moved(self, mean: float, deviation: float) -> Rating:
        """The rating after one more result."""
        return replace(self, mean=mean, deviation=deviation, results=self.results + 1)

    def aged(self, now: float) -> Rating:
        """The rating at a later time, when it is less certain; an earlier time changes nothing.

        >>> Rating(1600.0, 30.0).aged(365 * 86_400.0).margin
        200
        """
        days = max(0.0, now - self.at) / _DAY
        wide = sqrt(self.deviation**2 + DRIFT**2 * days)
        return replace(self, deviation=max(self.deviation, min(SPREAD, wide)), at=max(self.at, now))


def chance(lead: float, matches: float = 1.0) -> float:
    """The chance to win for a side `lead` points ahead; `matches` is the length in usual matches.

    >>> round(chance(400.0), 3)
    0.909
    """
    return float(1.0 / (1.0 + 10.0 ** (-lead * sqrt(matches) / 400.0)))
