"""Duels and ratings: how far apart the bots of a contest are, with confidence intervals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import inf, sqrt
from statistics import fmean, stdev

from rookery.arena.contest import Round, Side
from rookery.arena.players import DecisionTimes

_NORMAL_95 = 1.96
"""Half the width of a 95 % confidence interval in standard errors, if there are many rounds."""


@dataclass(frozen=True, slots=True)
class Duel:
    """The result of two bots against each other.

    `edge` is the first bot's lead over the second, in points a deal. `interval` is half the width
    of its 95 % confidence interval over rounds, infinite for a single round.
    """

    pair: tuple[str, str]
    rounds: int
    deals: int
    edge: float
    interval: float
    sides: tuple[Side, Side]
    spent: tuple[DecisionTimes, DecisionTimes] = (DecisionTimes(), DecisionTimes())

    @property
    def is_clear(self) -> bool:
        """Whether the confidence interval lies on one side of zero."""
        return abs(self.edge) > self.interval

    def turned(self) -> Duel:
        """The same duel seen from the second bot."""
        return replace(
            self,
            pair=(self.pair[1], self.pair[0]),
            edge=-self.edge,
            sides=(self.sides[1], self.sides[0]),
            spent=(self.spent[1], self.spent[0]),
        )


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's lead over the average of all bots, in points a deal, by least squares."""

    name: str
    points: float
    interval: float


def duel(pair: tuple[str, str], rounds: Iterable[Round]) -> Duel | None:
    """The duel of a pair; None if it has no rounds yet."""
    of_pair = [each for each in rounds if each.pair == pair]
    if not of_pair:
        return None
    edges = [each.edge for each in of_pair]
    error = stdev(edges) / sqrt(len(edges)) if len(edges) > 1 else inf
    sides = tuple(_added(each.sides[place] for each in of_pair) for place in range(2))
    deals = sum(each.deals for each in of_pair)
    spent = [sum((each.spent[place] for each in of_pair), DecisionTimes()) for place in range(2)]
    interval = _NORMAL_95 * error
    return Duel(
        pair, len(edges), deals, fmean(edges), interval, (sides[0], sides[1]), (spent[0], spent[1])
    )


def spent_by(name: str, duels: Iterable[Duel]) -> DecisionTimes:
    """The times of a bot's decisions in all its duels."""
    return sum((it.spent[it.pair.index(name)] for it in duels if name in it.pair), DecisionTimes())


def _added(sides: Iterable[Side]) -> Side:
    kept = list(sides)
    return Side(
        sum(each.contracts for each in kept),
        sum(each.made for each in kept),
        sum(each.bids for each in kept),
        sum(each.won for each in kept),
    )


def ratings(bots: Sequence[str], duels: Sequence[Duel]) -> list[Rating]:
    """The ratings of bots, best first; every pair must have a duel.

    The ratings add up to zero and minimize the squared errors of `edge = rating of the first -
    rating of the second`, with equal weights. So a bot's rating is its mean edge over all bots,
    itself included.
    """
    found = []
    for name in bots:
        edges = [it.edge if it.pair[0] == name else -it.edge for it in duels if name in it.pair]
        errors = [it.interval for it in duels if name in it.pair]
        interval = sqrt(sum(error**2 for error in errors)) / len(bots)
        found.append(Rating(name, sum(edges) / len(bots), interval))
    return sorted(found, key=lambda rating: -rating.points)
