"""The value to one seat of the points that the bidder's side wins in a deal."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.match_value import MatchValue
from rookery.core.cards import Seat
from rookery.core.moves import Bid, ShootSun
from rookery.tricks.rules import Sides, TrickRules
from rookery.tricks.scoring import bidding_score


@dataclass(frozen=True, slots=True)
class DealValue:
    """Computes the value of a deal to `seat` in points.

    `totals` are the match scores by seat before the deal. `points_share` is the weight, from 0 to
    1, of the points won in the deal; the rest is the weight of the chance of winning the match.
    If `is_shut_out`, the other side scores nothing (FO-12).
    """

    rules: TrickRules
    totals: tuple[int, ...]
    seat: Seat
    bidder: Seat
    bid: Bid | ShootSun
    points_share: float
    is_shut_out: bool = False

    @property
    def stake(self) -> int:
        """The number of points in a deal."""
        return self.rules.stake

    @property
    def needed(self) -> int:
        """The fewest points with which the bid is made; for the sun, all points of the deal."""
        return self.bid.amount if isinstance(self.bid, Bid) else self.stake

    def value_scores(self, scores: Numbers) -> Numbers:
        """The values of D deals, shape (D,), from their scores by seat, shape (D, seats)."""
        match_value = MatchValue(self.rules, self.totals, self.seat)
        return match_value.values(scores, self.bidder, points_share=self.points_share)

    def values_by_total(self, partners: frozenset[Seat], spread: float = 0.0) -> Numbers:
        """The value of each possible total of the bidder's side, shape (stake + 1,).

        `partners` are the called partners, if there are any. Where everybody plays alone, the
        other seats are assumed to take equal shares of the remaining points. With a `spread` above
        0, each value is an average over nearby totals, weighted by a normal distribution with that
        standard deviation in points.
        """
        exact = _exact_values(self, partners)
        return exact if spread <= 0 else _smoothing(self.stake, spread) @ exact

    def own_point_value(self) -> float:
        """The value to this seat of taking a point that another defender would otherwise take.

        It is 0 for the bidder, and in games where the defenders score together.
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

    def bidding_side(self, partners: frozenset[Seat]) -> frozenset[Seat]:
        """The seats of the bidder's side, with the called partners, if there are any."""
        return frozenset(
            seat
            for seat in range(self._seats)
            if seat == self.bidder or seat in partners or self.rules.are_partners(seat, self.bidder)
        )

    def bidding_scores(self) -> NDArray[np.int_]:
        """The score of the bidder's side for each total, shape (stake + 1,).

        A side with all points is assumed to have all tricks. See `bidding_score`.
        """
        stake = self.stake
        return np.array(
            [
                bidding_score(self.rules, self.bid, took, stake - took, has_all=took == stake)
                for took in range(stake + 1)
            ]
        )


@lru_cache(maxsize=256)
def _exact_values(deal: DealValue, partners: frozenset[Seat]) -> Numbers:
    """The value of each total, shape (stake + 1,). The values stay the same for a whole deal."""
    rest = deal.stake - np.arange(deal.stake + 1)
    if deal.rules.sides is Sides.ALONE:
        rest = rest // (deal.rules.seats - 1)
    if deal.is_shut_out:
        rest = np.zeros_like(rest)
    bidding, scores = deal.bidding_side(partners), deal.bidding_scores()
    columns = [scores if seat in bidding else rest for seat in range(deal.rules.seats)]
    return deal.value_scores(np.stack(columns, axis=1).astype(np.float64))


@lru_cache(maxsize=64)
def _smoothing(stake: int, spread: float) -> Numbers:
    """A row of normal weights around each total, shape (stake + 1, stake + 1). Rows sum to 1."""
    totals = np.arange(stake + 1)
    weights = np.exp(-0.5 * ((totals[:, None] - totals[None, :]) / spread) ** 2)
    chances: Numbers = weights / weights.sum(axis=1, keepdims=True)
    return chances
