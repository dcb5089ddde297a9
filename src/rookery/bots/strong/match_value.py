"""The value of a deal for the match: the chance to win the match after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rookery.bots.strong.arrays import Numbers
from rookery.core.cards import Seat
from rookery.fishing.rules import FishingRules
from rookery.tricks.rules import Sides, TrickRules

Rules = TrickRules | FishingRules
Bidders = Seat | NDArray[np.integer[Any]] | None


@dataclass(frozen=True, slots=True)
class MatchValue:
    """A seat's chance to win the match, from the totals after a deal.

    `totals` are those before the deal, by seat. While nobody has reached the target, the chance
    grows with the lead over each rival, the more so the nearer the target is.
    """

    rules: Rules
    totals: tuple[int, ...]
    seat: Seat

    def value(self, points: Sequence[int], bidder: Seat | None = None) -> float:
        """The chance, from 0 to 1, after a deal with these points by seat."""
        return float(self.values(np.array([points], dtype=np.float64), bidder)[0])

    def values(self, points: Numbers, bidders: Bidders = None) -> Numbers:
        """The chances after D deals, shape (D,), from their points, shape (D, seats).

        `bidders` is the bidder of all deals, or an array of shape (D,); where both sides reach the
        target, the winner may depend on the bidder (DX-9).
        """
        after = points + np.array(self.totals, dtype=np.float64)
        own, rivals = after[:, self.seat], after[:, self.rivals]
        best = rivals.max(axis=1)
        is_out = np.maximum(own, best) >= self.rules.target
        floor = getattr(self.rules, "floor", None)
        if floor is not None:
            is_out |= after.min(axis=1) <= floor  # R5-13
        won = np.where(own > best, 1.0, 0.0)
        chance: Numbers = np.where(is_out & (own != best), won, self._chance(own, rivals))
        if getattr(self.rules, "bidder_out_first", False) and bidders is not None:
            bids = (np.asarray(bidders) - self.seat) % 2 == 0
            both_out = np.minimum(own, best) >= self.rules.target
            chance = np.where(both_out, bids.astype(np.float64), chance)
        return chance

    def worth(
        self, scores: Numbers, bidders: Bidders = None, *, points_share: float = 0.5
    ) -> Numbers:
        """The values of D deals in points of lead, shape (D,), from scores of shape (D, seats).

        The value is the lead in points, weighted by `points_share`, plus the chance to win the
        match for the rest of the weight. `bidders` are as for `values`.
        """
        lead = scores[:, self.seat] - scores[:, self.rivals].mean(axis=1)
        chance = 2 * self.rules.target * self.values(scores, bidders)
        worth: Numbers = points_share * lead + (1 - points_share) * chance
        return worth

    @property
    def rivals(self) -> list[Seat]:
        """The opponents of this seat."""
        rules, own = self.rules, self.seat
        others = [seat for seat in range(len(self.totals)) if seat != own]
        if isinstance(rules, TrickRules):
            return [seat for seat in others if not rules.are_partners(own, seat)]
        return others

    def _chance(self, own: Numbers, rivals: Numbers) -> Numbers:
        """The chance while nobody is out; the odds of each rival fall with its distance behind.

        Distances are measured in the spread of the points of the deals still to come: a fifth of
        the target per deal, a guess.
        """
        target = self.rules.target
        swing = target / 5
        to_go = np.maximum(target - np.maximum(own, rivals.max(axis=1)), swing / 2)
        spread = swing * np.sqrt(to_go / swing + 1)
        if isinstance(self.rules, TrickRules) and self.rules.sides is Sides.ALTERNATE:
            found: Numbers = 0.5 + 0.5 * np.tanh((own - rivals[:, 0]) / spread)
            return found
        ahead = (rivals - own[:, None]) / spread[:, None]
        odds: Numbers = np.exp(np.minimum(2 * ahead, 30)).sum(axis=1)  # against this seat
        return 1 / (1 + odds)
