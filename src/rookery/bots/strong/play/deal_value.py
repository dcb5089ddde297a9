"""What the points of a deal are worth to a seat: its score against the others', and the match."""

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
    """What totals are worth to one seat of a deal under a bid, as points of lead over the others.

    `points_share` is how much plain points count against the chance to win the match.
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
        """The total that makes the bid; all the points stand for all the tricks of the sun."""
        return self.bid.amount if isinstance(self.bid, Bid) else self.stake

    def of_scores(self, scores: Numbers) -> Numbers:
        """The worth of deals: a row for each, with the score of every seat."""
        match_value = MatchValue(self.rules, self.totals, self.seat)
        return match_value.worth(scores, self.bidder, points_share=self.points_share)

    def of_bidders(self, partner: Seat | None, spread: float = 0.0) -> Numbers:
        """The worth of each total of the bidder's side, from 0 to the stake.

        `partner` is the bidder's. Of those who play alone against it, each gets an equal part of
        the rest. Totals may turn out otherwise by `spread`, a standard deviation, but neither below
        0 nor above the stake.
        """
        exact = _exact(self, partner)
        return exact if spread <= 0 else _spread_out(self.stake, spread) @ exact

    def own_slope(self) -> float:
        """What a point is worth that this seat takes in place of another who is not the bidder."""
        if self.rules.sides is not Sides.ALONE or self.seat == self.bidder:
            return 0.0
        half, step = self.stake // 4, max(1, self.stake // 10)
        third = next(s for s in range(self._seats) if s not in (self.seat, self.bidder))
        scores = np.full((2, self._seats), 2.0 * half)
        scores[:, self.seat] = half - step, half + step
        scores[:, third] = half + step, half - step
        less, more = self.of_scores(scores)
        return float(more - less) / (2 * step)

    @property
    def _seats(self) -> int:
        return self.rules.seats

    def bidding_side(self, partner: Seat | None) -> frozenset[Seat]:
        """The seats on it, once the partner is known."""
        known = {self.bidder} if partner is None else {self.bidder, partner}
        return frozenset(
            seat
            for seat in range(self._seats)
            if seat in known or self.rules.are_partners(seat, self.bidder)
        )

    def bidders_scores(self) -> NDArray[np.int_]:
        """What the bidding side scores for each total that it took (TT-4, R5-4)."""
        took = np.arange(self.stake + 1)
        fixed = score_if_made(self.rules, self.bid)
        made = took if fixed is None else np.full_like(took, fixed)
        return np.where(took < self.needed, score_if_set(self.rules, self.bid), made)


@lru_cache(maxsize=256)
def _exact(it: DealValue, partner: Seat | None) -> Numbers:
    """The worth of each total as it is; the same through a whole deal."""
    rest = it.stake - np.arange(it.stake + 1)
    if it.rules.sides is Sides.ALONE:
        rest = rest // (it.rules.seats - 1)
    bidding, scores = it.bidding_side(partner), it.bidders_scores()
    columns = [scores if seat in bidding else rest for seat in range(it.rules.seats)]
    return it.of_scores(np.stack(columns, axis=1).astype(np.float64))


@lru_cache(maxsize=64)
def _spread_out(stake: int, spread: float) -> Numbers:
    """By total, how likely each total is that it turns into: a square."""
    totals = np.arange(stake + 1)
    weights = np.exp(-0.5 * ((totals[:, None] - totals[None, :]) / spread) ** 2)
    shares: Numbers = weights / weights.sum(axis=1, keepdims=True)
    return shares
