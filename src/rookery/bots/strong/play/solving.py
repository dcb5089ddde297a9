"""Worlds solved exactly: every card's points, or at least whether the bid is made."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.play.batches import Look, look_at
from rookery.bots.strong.play.determinizations import Determinizations
from rookery.bots.strong.play.outcomes import Outcomes, SeatValuation
from rookery.bots.strong.play.playouts import CardPlayouts
from rookery.core.cards import Card
from rookery.kernel.solver.judging import UNKNOWN, Judge, Layouts, layouts_of, own_judge

_ONE_WORLD = 0.08
"""The most that one world may use of what is left of the budget."""

_TRIED = 2
"""The worlds whose points are tried to be found before it is left at the bid."""


def solve(playing: CardPlayouts, worlds: Determinizations) -> Outcomes:
    """The outcomes of each card if all play perfectly with open hands, as long as there is time.

    Cards that were left out when they were played out are not looked at here either.
    Where worlds take too long to solve it is only found out whether they make the bid. The sun is
    all about that.
    """
    table = playing.table
    judge = own_judge(table.view, in_tricks=table.is_sun)
    found = _solved(_Solving(playing, table, judge), worlds)
    is_enough = len(found) >= min(table.settings.fewest_solved, len(worlds))
    return found if is_enough else Outcomes.none(len(playing.cards))


def _solved(solving: _Solving, worlds: Determinizations) -> Outcomes:
    if not solving.table.is_sun:
        tried = solving.looked_at(worlds.part(0, _TRIED), solving.points)
        if len(tried) == min(_TRIED, len(worlds)):
            return tried.plus(solving.looked_at(worlds, solving.points, first=_TRIED))
    return solving.looked_at(worlds, solving.bids)


@dataclass(frozen=True, slots=True)
class _Solving:
    """One decision's cards being solved."""

    playing: CardPlayouts
    table: SeatValuation
    judge: Judge

    def looked_at(self, worlds: Determinizations, look: Look, first: int = 0) -> Outcomes:
        """The outcomes of worlds, from a first one on, by one of the two ways below."""
        playing = self.playing
        cards = len(playing.cards)
        fewest = self.table.settings.fewest_solved
        budget = playing.budget
        return look_at(worlds, budget, look, 1.0, size=2, cards=cards, first=first, fewest=fewest)

    def points(self, batch: Determinizations, done: int) -> tuple[Numbers, Numbers]:
        """By the points that each card wins."""
        table = self.table
        layouts = layouts_of(table.view, batch.masks, table.bidder)
        found = self._points(layouts)
        own = None
        if table.is_alone:
            own = self._points(layouts_of(table.view, batch.masks, table.seat))
        is_known = ~np.isnan(found if own is None else found + own)
        totals = table.totals(layouts.sides, np.where(is_known, found, 0.0))
        spread = table.settings.spread * len(table.view.hand) ** 0.5
        worth, side = table.of_totals(layouts.sides, totals, own, spread)
        worth = np.where(is_known, worth, np.nan)
        return self.playing.filled(worth, 0), self.playing.filled(side, 1)

    def bids(self, batch: Determinizations, done: int) -> tuple[Numbers, Numbers]:
        """By whether the bid is made, which is quicker to find out."""
        before = self.judge.nodes
        layouts = layouts_of(self.table.view, batch.masks, self.table.bidder)
        needed = self.table.needed(layouts.sides)
        found = self.judge.at_least(layouts, needed, self._cards(), nodes=self._most())
        self.playing.budget.charge(self.judge.nodes - before + len(batch))
        worth = self.table.of_bids(layouts.sides, found == 1)
        worth = self.playing.filled(np.where(found == UNKNOWN, np.nan, worth), 0)
        return worth, np.full(worth.shape, np.nan)

    def _points(self, layouts: Layouts) -> Numbers:
        """What side 0 wins after each card, NaN where it takes too long to find."""
        before = self.judge.nodes
        found = self.judge.points(layouts, self._cards(), nodes=self._most())
        self.playing.budget.charge(self.judge.nodes - before + len(layouts))
        return np.where(found == UNKNOWN, np.nan, found)

    def _cards(self) -> list[Card]:
        return [self.playing.cards[place] for place in self.playing.alive]

    def _most(self) -> int:
        budget = self.playing.budget
        return budget.nodes_for(_ONE_WORLD * max(1.0 - budget.used, 0.0))
