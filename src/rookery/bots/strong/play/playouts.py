"""Worlds played out: every card of a view, and then all go on by a policy."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from rookery.bots.budget import Budget
from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.play.batches import look_at
from rookery.bots.strong.play.determinizations import Determinizations
from rookery.bots.strong.play.outcomes import Outcomes, SeatValuation
from rookery.core.cards import Card
from rookery.kernel.playouts.habits import Players
from rookery.kernel.playouts.open_hand_policy import OpenHandPolicy
from rookery.kernel.solver.judging import sides_in
from rookery.kernel.worlds.masks import Masks
from rookery.tricks.view import TrickView

Taken: TypeAlias = Callable[[Masks, int, Card], NDArray[np.float32]]
"""What the side of each seat takes in some worlds, by a seed, once a card is played."""

_FIRST = 8
"""The worlds of the first batch, by which the time for one is known."""

_ENOUGH = 24
"""The fewest worlds after which cards are left out,"""

_BEHIND = 3.0
"""and by how many standard errors they must be behind the best one,"""

_SLIGHT = 2.0
"""and so many points."""


class CardPlayouts:
    """One decision's cards played out. `alive` are the places of those not left out yet.

    A card that is clearly behind the best is not played any further: from then on it is as far
    behind as it was.
    """

    def __init__(
        self, table: SeatValuation, cards: list[Card], budget: Budget, taken: Taken
    ) -> None:
        self.table, self.cards, self.budget, self.taken = table, cards, budget, taken
        self.alive = list(range(len(cards)))
        self._known: list[tuple[Numbers, Numbers, Numbers]] = []
        self._gaps = np.zeros((2, len(cards)))

    def play_out(
        self, worlds: Determinizations, until: float, seed: int, first: int = 0
    ) -> Outcomes:
        """The outcomes of each card from a world on, as long as the budget's share lasts."""

        def look(batch: Determinizations, done: int) -> tuple[Numbers, Numbers]:
            worth, points = self._look(batch, seed + done)
            self._known.append((worth, points, batch.counts))
            self._leave_out()
            return worth, points

        cards = len(self.cards)
        return look_at(worlds, self.budget, look, until, size=_FIRST, cards=cards, first=first)

    def _look(self, batch: Determinizations, seed: int) -> tuple[Numbers, Numbers]:
        table = self.table
        by_card = [self.taken(batch.masks, seed, self.cards[place]) for place in self.alive]
        found = np.stack(by_card, axis=1).astype(np.float64)
        self.budget.charge(len(batch) * len(by_card) * len(table.view.hand))
        sides = sides_in(table.view, batch.masks, table.bidder)
        totals = table.totals(sides, found[:, :, table.bidder])
        if table.is_sun:
            is_made = found[:, :, -1] >= table.view.rules.tricks
            totals = np.where(is_made, table.stake, np.minimum(totals, table.stake - 1))
        own = found[:, :, table.seat] if table.is_alone else None
        worth, points = table.of_totals(sides, totals, own, 0.0)
        return self.filled(worth, 0), self.filled(points, 1)

    def filled(self, numbers: Numbers, which: int) -> Numbers:
        """Numbers by world of the cards alive, with those left out behind the first of these."""
        every: Numbers = numbers[:, :1] - self._gaps[which]
        every[:, self.alive] = numbers
        return every

    def _leave_out(self) -> None:
        """Leave out what is clearly behind; the best card comes first."""
        worth, points, counts = (np.concatenate(each) for each in zip(*self._known, strict=True))
        share = counts / counts.sum()
        mean = share @ worth
        self.alive.sort(key=lambda place: -mean[place])
        best = self.alive[0]
        if len(counts) >= _ENOUGH:
            behind = worth[:, [best]] - worth
            error = np.sqrt(share * share @ (behind - share @ behind) ** 2)
            is_out = share @ behind > _BEHIND * error + _SLIGHT
            self.alive = [place for place in self.alive if not is_out[place]]
        self._gaps = np.stack([mean[best] - mean, share @ (points[:, [best]] - points)])


def by_habit(players: Players, sharpness: float) -> Taken:
    """All go on by their habits, each by what it may know."""
    return lambda masks, seed, card: players.taken(masks, seed, card, sharpness=sharpness)


def with_open_hands(view: TrickView) -> Taken:
    """All go on by the policy that sees all hands."""
    return OpenHandPolicy(view).taken
