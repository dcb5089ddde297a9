"""How soon seats act while an orange is open, from one distribution for all of them (TX-15).

In an even race, a bot gains nothing by answering sooner: the time after which a call counts is
drawn here for every seat.
"""

from bisect import bisect
from collections.abc import Mapping
from functools import lru_cache
from math import exp, log
from random import Random
from statistics import NormalDist, fmean

from rookery.core.moves import CallOrange, Hold, Move

CAPTURER = 1.3
"""The median seconds before a person calls an orange they captured. Unmeasured, as all below."""

ANOTHER = 2.0
"""The median seconds before a person calls another's orange, which they notice later."""

SPREAD = 0.35
"""The standard deviation of the logarithm of the seconds."""

NOTICED_LATE = 0.05
"""The chance that a seat is slow to notice an orange."""

LATE = (5.0, 9.0)
"""The least and the most seconds of a late call, when most tables have played on."""

PLAYS_ON = (2.5, 5.0)
"""The least and the most seconds before a turn that closes the race; others have time to call."""

PARTS = 1_000
"""The number of equally likely reactions that stand for the distribution."""

PATIENCE = 30.0
"""Seconds before a bot declines an orange. Declining is final, so calls should come first."""

PEOPLE = "people"
"""The speed of people, of contests between bots, and of rated tables and evenings."""

SPEEDS: Mapping[str, tuple[float, float]] = {
    "calmly": (2.0, 0.5),
    PEOPLE: (0.0, 1.0),
    "quickly": (0.0, 0.6),
}
"""How quickly bots of a table call: seconds to wait, and a share of a person's seconds to add.

Calls come in the same order at any speed, so an orange is worth the same to a bot.
"""


def reaction(*, is_capturer: bool, rng: Random) -> float:
    """Random seconds before a call: usually log-normal, as human reaction times are."""
    if rng.random() < NOTICED_LATE:
        return rng.uniform(*LATE)
    return lognormal(CAPTURER if is_capturer else ANOTHER, SPREAD, rng)


def lognormal(median: float, spread: float, rng: Random) -> float:
    """A random number with a log-normal distribution."""
    return exp(rng.gauss(log(median), spread))


@lru_cache(maxsize=2)
def reactions(*, is_capturer: bool) -> tuple[float, ...]:
    """Equally likely seconds before a call, from which compiled code draws one."""
    late = round(PARTS * NOTICED_LATE)
    median = CAPTURER if is_capturer else ANOTHER
    usual = NormalDist(log(median), SPREAD).quantiles(2 * (PARTS - late))[::2]
    first, last = LATE
    return (*map(exp, usual), *(first + (last - first) * (it + 0.5) / late for it in range(late)))


@lru_cache(maxsize=8)
def chance_to_be_first(seats: int) -> float:
    """The chance that the capturer is the first to call, if all seats call."""
    others = sorted(reactions(is_capturer=False))
    return fmean(
        (1 - bisect(others, seconds) / PARTS) ** (seats - 1)
        for seconds in reactions(is_capturer=True)
    )


def seconds_before(move: Move, *, is_capturer: bool, rng: Random) -> float:
    """Random seconds before a move while an orange is open, at the speed of people."""
    if isinstance(move, CallOrange):
        return reaction(is_capturer=is_capturer, rng=rng)
    return PATIENCE if isinstance(move, Hold) else rng.uniform(*PLAYS_ON)


def at_speed(speed: str, seconds: float) -> float:
    """The seconds that a bot takes at one of the `SPEEDS`, if a person takes `seconds`."""
    least, share = SPEEDS[speed]
    return least + share * seconds
