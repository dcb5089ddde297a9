"""Duels and ratings: how far apart the bots of a contest are, with confidence intervals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from rookery.arena.contest import Round, Side
from rookery.arena.players import DecisionTimes
from rookery.statistics.intervals import half_width, influences, ratio


@dataclass(frozen=True, slots=True)
class Duel:
    """The result of two bots against each other.

    `edge` is the first bot's lead over the second, in points a deal: all points over all deals, so
    that a long match weighs more. `interval` is half the width of its 95 % confidence interval over
    rounds, infinite for a single round.
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
    edge, interval = ratio(_leads(of_pair), [each.deals for each in of_pair])
    sides = [sum((each.sides[place] for each in of_pair), Side()) for place in range(2)]
    deals = sum(each.deals for each in of_pair)
    spent = [sum((each.spent[place] for each in of_pair), DecisionTimes()) for place in range(2)]
    return Duel(
        pair, len(of_pair), deals, edge, interval, (sides[0], sides[1]), (spent[0], spent[1])
    )


def _leads(rounds: Iterable[Round]) -> list[float]:
    """The points that the first bot leads by in all deals of each round."""
    return [each.edge * each.deals for each in rounds]


def spent_by(name: str, duels: Iterable[Duel]) -> DecisionTimes:
    """The times of a bot's decisions in all its duels."""
    return sum((it.spent[it.pair.index(name)] for it in duels if name in it.pair), DecisionTimes())


def ratings(bots: Sequence[str], rounds: Iterable[Round]) -> list[Rating]:
    """The ratings of bots, best first; every pair must have a round.

    The ratings add up to zero and minimize the squared errors of `edge = rating of the first -
    rating of the second`, with equal weights. So a bot's rating is its mean edge over all bots,
    itself included. All pairs play the same decks, so their errors are not independent: intervals
    are computed over the rounds (decks) that all pairs have played.
    """
    by_pair: dict[tuple[str, str], list[Round]] = {}
    for each in rounds:
        by_pair.setdefault(each.pair, []).append(each)
    shared = set.intersection(*({it.number for it in of} for of in by_pair.values()))
    points = dict.fromkeys(bots, 0.0)
    moved = {name: dict.fromkeys(shared, 0.0) for name in bots}
    for pair, of_pair in by_pair.items():
        edge, _ = ratio(_leads(of_pair), [it.deals for it in of_pair])
        both = [it for it in of_pair if it.number in shared]
        parts = influences(_leads(both), [it.deals for it in both]) if both else []
        for name, sign in zip(pair, (1, -1), strict=True):
            points[name] += sign * edge / len(bots)
            for it, part in zip(both, parts, strict=True):
                moved[name][it.number] += sign * part / len(bots)
    found = [Rating(name, points[name], half_width(list(moved[name].values()))) for name in bots]
    return sorted(found, key=lambda rating: -rating.points)
