"""Values of cards from playouts: a card is played in many worlds, and a policy plays the rest."""

from collections.abc import Callable, Collection
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from rookery.bots.budget import Budget
from rookery.bots.strong.arrays import Numbers, effective_size
from rookery.bots.strong.play.batches import evaluate_batches
from rookery.bots.strong.play.determinizations import Determinizations
from rookery.bots.strong.play.outcomes import Outcomes, SeatValuation, deficit_errors
from rookery.core.cards import Card
from rookery.kernel.playouts.habits import Players
from rookery.kernel.playouts.open_hand_policy import OpenHandPolicy
from rookery.kernel.solver.judging import sides_in
from rookery.kernel.worlds.masks import Masks
from rookery.tricks.view import TrickView

PlayoutPolicy: TypeAlias = Callable[[Masks, int, Card], NDArray[np.float32]]
"""A function that plays worlds out after a card, given their masks, a seed and the card.

Masks have shape (W, seats + 2). The result has shape (W, seats): the points that each seat's side
takes from now on. Habit policies add a last column, the tricks of the bidder's side in the deal.
"""

_FIRST_BATCH = 8
"""The number of worlds in the first batch, which also measures the time for one. Unmeasured, as are
those below."""

_MIN_WORLDS_TO_PRUNE = 24
"""The effective number of worlds played out before any card is pruned."""

_PRUNED_ERRORS = 3.0
"""A card is pruned once it trails by `_PRUNED_POINTS` plus this many standard errors."""

_PRUNED_POINTS = 2.0
"""A card is pruned once it trails by this many points plus `_PRUNED_ERRORS` standard errors."""


class CardPlayouts:
    """The playouts of one decision.

    `alive` are the indices of the cards not pruned yet, best first. A pruned card is not played out
    any more: in later worlds it is assumed to trail the best card by its average deficit so far.
    Cards whose indices are in `kept` are never pruned. `value_errors` and `point_errors` have the
    standard errors of the deficits of pruned cards, and 0 for the others.
    """

    def __init__(
        self,
        valuation: SeatValuation,
        cards: list[Card],
        budget: Budget,
        policy: PlayoutPolicy,
        kept: Collection[int] = (),
    ) -> None:
        self.valuation, self.cards, self.budget, self.policy = valuation, cards, budget, policy
        self.alive = list(range(len(cards)))
        self.value_errors = np.zeros(len(cards))
        self.point_errors = np.zeros(len(cards))
        self._kept = frozenset(kept)
        self._played: list[tuple[Numbers, Numbers, Numbers]] = []
        self._value_gaps = np.zeros(len(cards))
        self._point_gaps = np.zeros(len(cards))

    def play_out(
        self, worlds: Determinizations, until: float, seed: int, first: int = 0
    ) -> Outcomes:
        """Play out worlds from index `first` on, until the share `until` of the budget is used."""

        def evaluate(batch: Determinizations, done: int) -> tuple[Numbers, Numbers]:
            values, points = self._evaluate(batch, seed + done)
            self._played.append((values, points, batch.counts))
            self._prune()
            return values, points

        cards = len(self.cards)
        return evaluate_batches(
            worlds, self.budget, evaluate, until, size=_FIRST_BATCH, cards=cards, first=first
        )

    def _evaluate(self, batch: Determinizations, seed: int) -> tuple[Numbers, Numbers]:
        """The values and the points of all cards in the worlds of a batch, each of shape (W, C)."""
        valuation = self.valuation
        by_card = [self.policy(batch.masks, seed, self.cards[place]) for place in self.alive]
        taken = np.stack(by_card, axis=1).astype(np.float64)
        self.budget.charge(len(batch) * len(by_card) * len(valuation.view.hand))
        sides = sides_in(valuation.view, batch.masks, valuation.bidder)
        values, points = valuation.value_taken(sides, taken)
        return self.with_pruned_values(values), self.with_pruned_points(points)

    def with_pruned_values(self, values: Numbers) -> Numbers:
        """Values of all C cards, shape (W, C), from the values of the cards in `alive`."""
        return self._with_pruned(values, self._value_gaps)

    def with_pruned_points(self, points: Numbers) -> Numbers:
        """Points of all C cards, shape (W, C), from the points of the cards in `alive`."""
        return self._with_pruned(points, self._point_gaps)

    def _with_pruned(self, alive: Numbers, gaps: Numbers) -> Numbers:
        every: Numbers = alive[:, :1] - gaps
        every[:, self.alive] = alive
        return every

    def _prune(self) -> None:
        """Drop the cards that are clearly behind, and sort the rest best first."""
        values, points, counts = (np.concatenate(each) for each in zip(*self._played, strict=True))
        share = counts / counts.sum()
        mean = share @ values
        self.alive.sort(key=lambda place: -mean[place])
        best = self.alive[0]
        if effective_size(counts) >= _MIN_WORLDS_TO_PRUNE:
            errors = deficit_errors(values, share, best)
            is_out = mean[best] - mean > _PRUNED_ERRORS * errors + _PRUNED_POINTS
            out = [it for it in self.alive if is_out[it] and it not in self._kept]
            self.alive = [it for it in self.alive if it not in out]
            self.value_errors[out] = errors[out]
            self.point_errors[out] = deficit_errors(points, share, best)[out]
        self._value_gaps = mean[best] - mean
        self._point_gaps = share @ (points[:, [best]] - points)


def habit_policy(players: Players, sharpness: float) -> PlayoutPolicy:
    """A policy whose players follow fitted weights and know only what their seats may know."""
    return lambda masks, seed, card: players.taken(masks, seed, card, sharpness=sharpness)


def open_hand_policy(view: TrickView) -> PlayoutPolicy:
    """A policy whose players see all hands."""
    return OpenHandPolicy(view).taken
