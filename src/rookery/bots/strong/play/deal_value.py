"""The value of a deal's points to one seat: the lead that they give and the chance of the match."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.match_value import MatchValue
from rookery.core.cards import Seat
from rookery.core.moves import Bid, ShootSun
from rookery.tricks.rules import Sides, TrickRules
from rookery.tricks.scoring import score_if_made, score_if_set


@dataclass(frozen=True, slots=True)
class DealValue:
    """The value of a deal to `seat`, in points of lead over the other sides.

    `totals` are the match scores before the deal. `points_share` is the weight, from 0 to 1, of
    plain points against the chance to win the match.
    """

    rules: TrickRules
    totals: tuple[int, ...]
    seat: Seat
    bidder: Seat
    bid: Bid | ShootSun
    points_share: float

    @property
    def stake(self) -> int:
        """All the points of a deal."""
        return self.rules.stake

    @property
    def needed(self) -> int:
        """The points with which the bidder's side makes its bid; for the sun, all of them."""
        return self.bid.amount if isinstance(self.bid, Bid) else self.stake

    def value_scores(self, scores: Numbers) -> Numbers:
        """The values of deals, shape (D,), from their scores, shape (D, seats)."""
        match_value = MatchValue(self.rules, self.totals, self.seat)
        return match_value.values(scores, self.bidder, points_share=self.points_share)

    def values_by_total(self, partner: Seat | None, spread: float = 0.0) -> Numbers:
        """The value of each total of the bidder's side from 0 to the stake, shape (stake + 1,).

        `partner` is the bidder's partner. Where everybody plays alone, each opponent of the bidder
        gets an equal share of the rest. With a `spread` above 0, each value is an average over the
        totals around it, weighted by a normal distribution with that standard deviation in points.
        """
        exact = _exact_values(self, partner)
        return exact if spread <= 0 else _smoothing(self.stake, spread) @ exact

    def own_point_value(self) -> float:
        """The value of a point that this seat takes instead of another opponent of the bidder.

        It is 0 for the bidder, and where opponents of the bidder score together.
        """
        if self.rules.sides is not Sides.ALONE or self.seat == self.bidder:
            return 0.0
        half, step = self.stake // 4, max(1, self.stake // 10)
        third = next(s for s in range(self._seats) if s not in (self.seat, self.bidder))
        scores = np.full((2, self._seats), 2.0 * half)
        scores[:, self.seat] = half - step, half + step
        scores[:, third] = half + step, half - step
        less, more = self.value_scores(scores)
        return float(more - less) / (2 * step)

    @property
    def _seats(self) -> int:
        return self.rules.seats

    def bidding_side(self, partner: Seat | None) -> frozenset[Seat]:
        """The seats of the bidder's side, given the called partner."""
        known = {self.bidder} if partner is None else {self.bidder, partner}
        return frozenset(
            seat
            for seat in range(self._seats)
            if seat in known or self.rules.are_partners(seat, self.bidder)
        )

    def bidding_scores(self) -> NDArray[np.int_]:
        """The score of the bidder's side for each total from 0 to the stake (TT-4, R5-4)."""
        took = np.arange(self.stake + 1)
        fixed = score_if_made(self.rules, self.bid)
        made = took if fixed is None else np.full_like(took, fixed)
        return np.where(took < self.needed, score_if_set(self.rules, self.bid), made)


@lru_cache(maxsize=256)
def _exact_values(deal: DealValue, partner: Seat | None) -> Numbers:
    """The value of each total, shape (stake + 1,); cached, as it is the same for a whole deal."""
    rest = deal.stake - np.arange(deal.stake + 1)
    if deal.rules.sides is Sides.ALONE:
        rest = rest // (deal.rules.seats - 1)
    bidding, scores = deal.bidding_side(partner), deal.bidding_scores()
    columns = [scores if seat in bidding else rest for seat in range(deal.rules.seats)]
    return deal.value_scores(np.stack(columns, axis=1).astype(np.float64))


@lru_cache(maxsize=64)
def _smoothing(stake: int, spread: float) -> Numbers:
    """The chance that each total turns into each other one, shape (stake + 1, stake + 1)."""
    totals = np.arange(stake + 1)
    weights = np.exp(-0.5 * ((totals[:, None] - totals[None, :]) / spread) ** 2)
    chances: Numbers = weights / weights.sum(axis=1, keepdims=True)
    return chances
