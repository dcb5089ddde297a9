"""Exact values of cards: worlds solved with open hands, for points or only for the bid."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.play.batches import EvaluateBatch, evaluate_batches
from rookery.bots.strong.play.determinizations import Determinizations
from rookery.bots.strong.play.outcomes import Outcomes, SeatValuation
from rookery.bots.strong.play.playouts import CardPlayouts
from rookery.core.cards import Card
from rookery.kernel.solver.judging import UNKNOWN, Judge, Layouts, layouts_of, own_judge

_MOST_FOR_ONE_WORLD = 0.08
"""The largest share of the remaining budget that one world may use. Unmeasured, as are those
below."""

_TRIAL_WORLDS = 2
"""How many worlds are solved for points first, to find out whether time allows it for all."""


def solve(playouts: CardPlayouts, worlds: Determinizations) -> Outcomes:
    """Evaluate cards by perfect play with open hands, as long as the budget lasts.

    Cards that the playouts have pruned are not solved. Where solving for points takes too long, and
    for every sun, worlds are solved only for whether the bid is made. The outcomes are empty if too
    few worlds could be solved.
    """
    valuation = playouts.valuation
    judge = own_judge(valuation.view, in_tricks=valuation.is_sun)
    solved = _solve(_Solving(playouts, valuation, judge), worlds)
    is_enough = len(solved) >= min(valuation.settings.fewest_solved, len(worlds))
    return solved if is_enough else Outcomes.empty(len(playouts.cards))


def _solve(solving: _Solving, worlds: Determinizations) -> Outcomes:
    if not solving.valuation.is_sun:
        trial = solving.evaluate(worlds.batch(0, _TRIAL_WORLDS), solving.by_points)
        if len(trial) == min(_TRIAL_WORLDS, len(worlds)):
            return trial.extended(solving.evaluate(worlds, solving.by_points, first=_TRIAL_WORLDS))
    return solving.evaluate(worlds, solving.by_bid)


@dataclass(frozen=True, slots=True)
class _Solving:
    """The cards of one decision, with the solver that evaluates them."""

    playouts: CardPlayouts
    valuation: SeatValuation
    judge: Judge

    def evaluate(self, worlds: Determinizations, by: EvaluateBatch, first: int = 0) -> Outcomes:
        """Evaluate worlds from index `first` on; `by` is `by_points` or `by_bid`."""
        playouts = self.playouts
        cards = len(playouts.cards)
        fewest = self.valuation.settings.fewest_solved
        return evaluate_batches(
            worlds, playouts.budget, by, 1.0, size=2, cards=cards, first=first, fewest=fewest
        )

    def by_points(self, batch: Determinizations, done: int) -> tuple[Numbers, Numbers]:
        """The values and points of the cards in a batch, by solving for points."""
        valuation = self.valuation
        layouts = layouts_of(valuation.view, batch.masks, valuation.bidder)
        solved = self._points(layouts)
        own = None
        if valuation.is_alone:
            own = self._points(layouts_of(valuation.view, batch.masks, valuation.seat))
        is_known = ~np.isnan(solved if own is None else solved + own)
        totals = valuation.totals(layouts.sides, np.where(is_known, solved, 0.0))
        spread = valuation.settings.spread * len(valuation.view.hand) ** 0.5
        values, points = valuation.value_totals(layouts.sides, totals, own, spread)
        values = np.where(is_known, values, np.nan)
        playouts = self.playouts
        return playouts.with_pruned_values(values), playouts.with_pruned_points(points)

    def by_bid(self, batch: Determinizations, done: int) -> tuple[Numbers, Numbers]:
        """The values of the cards in a batch, by solving for the bid alone; the points are NaN."""
        before = self.judge.nodes
        layouts = layouts_of(self.valuation.view, batch.masks, self.valuation.bidder)
        needed = self.valuation.needed(layouts.sides)
        found = self.judge.at_least(layouts, needed, self._cards(), nodes=self._node_limit())
        self.playouts.budget.charge(self.judge.nodes - before + len(batch))
        values = self.valuation.value_bids(layouts.sides, found == 1)
        values = self.playouts.with_pruned_values(np.where(found == UNKNOWN, np.nan, values))
        return values, np.full(values.shape, np.nan)

    def _points(self, layouts: Layouts) -> Numbers:
        """The points that side 0 wins after each card, shape (W, C); NaN where nodes ran out."""
        before = self.judge.nodes
        found = self.judge.points(layouts, self._cards(), nodes=self._node_limit())
        self.playouts.budget.charge(self.judge.nodes - before + len(layouts))
        return np.where(found == UNKNOWN, np.nan, found)

    def _cards(self) -> list[Card]:
        return [self.playouts.cards[place] for place in self.playouts.alive]

    def _node_limit(self) -> int:
        budget = self.playouts.budget
        return budget.nodes_for(_MOST_FOR_ONE_WORLD * max(1.0 - budget.used, 0.0))
