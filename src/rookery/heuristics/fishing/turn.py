"""Choosing a turn by its points now and at the next turn, less the points it leaves to others."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import inf
from random import Random

from rookery.core.cards import Card, CardSet
from rookery.core.moves import Build, Take, Trail
from rookery.core.seating import round_from
from rookery.fishing.scoring import running_totals
from rookery.fishing.state import Pile
from rookery.fishing.turns import Turn, centre_after
from rookery.fishing.view import FishingView
from rookery.heuristics.fishing.card_chances import Chances, chances_of_others
from rookery.heuristics.fishing.turn_value import BestCapture, Prices, best_captures, prices_for

WEIGHED = 12
"""The most captures, and the most builds, that are evaluated. Unmeasured, as are those below.

Under free capturing a full centre allows thousands.
"""

LATER = 0.8
"""What a point at the seat's next turn is worth now, in points."""

AGAINST = 0.7
"""The cost of a point that somebody else gets. From 0.3 to 1.5 all play equally well, 0 worse."""

MATCH = 100.0
"""The value in points of winning the match at once (TX-20). It is more than a deal brings."""


PER_POINT = 1_000_000
"""The number of steps per point in which turns are compared; values in the same step are tied."""


@dataclass(frozen=True, slots=True)
class TurnValue:
    """A turn with its expected points: now, at the next turn, and for others in between."""

    move: Turn
    now: float
    next_time: float
    by_others: float

    @property
    def points(self) -> float:
        """The value of the turn in points."""
        return self.now + self.next_time - self.by_others

    @property
    def steps(self) -> int:
        """The value of the turn in steps of `PER_POINT`."""
        return round(self.points * PER_POINT)


def choose(view: FishingView, rng: Random) -> Turn:
    """The turn of the highest value; ties are broken at random."""
    return max(evaluated(view), key=lambda each: (each.steps, rng.random())).move


def evaluated(view: FishingView) -> list[TurnValue]:
    """The values of the turns to choose from."""
    assert view.seat is not None
    evaluator = TurnEvaluator(view, prices_for(view), chances_of_others(view, view.seat))
    return [evaluator.evaluate(move) for move in evaluator.candidates()]


@dataclass(frozen=True, slots=True)
class TurnEvaluator:
    """Evaluates turns from a view, the prices of its cards and the chances of the other hands.

    The other hands are in the order of play from the left."""

    view: FishingView
    prices: Prices
    others: tuple[Chances, ...]

    def candidates(self) -> list[Turn]:
        """The turns to evaluate: every trail, and the most promising captures and builds.

        The first few of each card are taken: `legal` lists the largest captures first, and builds
        on one pile before builds on several.
        """
        listed: dict[tuple[type[Turn], Card], list[Turn]] = {}
        for move in self.view.legal:
            if isinstance(move, Turn):
                listed.setdefault((type(move), move.card), []).append(move)
        first = [move for moves in listed.values() for move in moves[:WEIGHED]]
        takes = [move for move in first if isinstance(move, Take)]
        takes.sort(key=self._now, reverse=True)
        builds = [move for move in first if isinstance(move, Build)]
        trails = [move for move in first if isinstance(move, Trail)]
        return [*takes[:WEIGHED], *builds[:WEIGHED], *trails]

    def evaluate(self, move: Turn) -> TurnValue:
        """The value of a turn."""
        left = centre_after(self.view.centre, move)
        offered = best_captures(self.prices, left)
        now = self._now(move) if isinstance(move, Take) else 0.0
        now += self._leftovers(move, left, offered)
        by_others = AGAINST * self._by_others(offered)
        return TurnValue(move, now, self._next_time(move, offered), by_others)

    def _now(self, move: Take) -> float:
        """The points of a capture, plus `MATCH` if it wins the match."""
        size = sum(len(pile.cards) for pile in self.view.centre)
        points = self.prices.of_take(move, clears=len(move.taken) == size)
        return points + MATCH if self.view.wins_at_once(move) else points

    def _by_others(self, offered: Mapping[int, BestCapture]) -> float:
        """The expected points of the next capture by another seat before one's next turn."""
        expected, untouched = 0.0, 1.0
        dearest = sorted(offered.items(), key=lambda it: it[1].points, reverse=True)
        for to_go, chances in zip(self._to_go(), self.others, strict=True):
            for number, offer in dearest:
                chance = untouched * chances.get(number, 0.0)
                expected += chance * (offer.points + (MATCH if offer.scored >= to_go else 0.0))
                untouched -= chance
        return expected

    def _to_go(self) -> list[float]:
        """The points with which each other seat wins the match at once; infinite if it cannot."""
        view = self.view
        if view.rules.win_at == "deal":
            return [inf] * len(self.others)
        assert view.seat is not None
        totals = running_totals(view.rules, view.totals, view.hauls)
        others = round_from(view.seat, view.rules.seats)[1:]
        return [view.rules.target - totals[seat] for seat in others]

    def _next_time(self, move: Turn, offered: Mapping[int, BestCapture]) -> float:
        """The discounted points of the best capture next turn, of the build owed if any (TX-11)."""
        numbers = {card.rank for card in self.view.hand.minus(move.card)} & offered.keys()
        if isinstance(move, Build) and self.view.rules.builder_must_take:
            numbers &= {move.value}
        return LATER * max(
            (offered[n].points * self._survives(offered[n].taken, offered) for n in numbers),
            default=0.0,
        )

    def _survives(self, cards: CardSet, offered: Mapping[int, BestCapture]) -> float:
        """The chance that nobody takes any of the cards before the next turn."""
        touching = [number for number, offer in offered.items() if offer.taken & cards]
        chance = 1.0
        for chances in self.others:
            for number in touching:
                chance *= 1 - chances.get(number, 0.0)
        return chance

    def _leftovers(
        self, move: Turn, left: tuple[Pile, ...], offered: Mapping[int, BestCapture]
    ) -> float:
        """The expected points of the leftovers, which may go to the last to capture (TX-18)."""
        view = self.view
        is_last = isinstance(move, Take) or view.last_capturer == view.seat
        if view.rules.leftovers == "nobody" or view.stock_size or not is_last:
            return 0.0
        cards = CardSet.of(card for pile in left for card in pile.cards)
        return self._survives(cards, offered) * self.prices.of_leftovers(cards)
