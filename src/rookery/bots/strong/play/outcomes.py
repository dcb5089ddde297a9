"""What cards lead to in many worlds, and what that is worth to the seat that plays."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.play.deal_value import DealValue
from rookery.bots.strong.play.settings import Settings
from rookery.core.cards import Seat
from rookery.core.moves import ShootSun
from rookery.tricks.rules import Sides
from rookery.tricks.scoring import points_in_tricks
from rookery.tricks.view import TrickView

Facts = NDArray[np.bool_]
OfSides = NDArray[np.int8]
"""The side of each seat by world, 0 with the bidder."""

_MARGIN = 0.06
"""By what share of the stake a bid is made or set, where only that is known."""


@dataclass(frozen=True, slots=True)
class Outcomes:
    """Worth and own side's points by world and card; `numbers` are the worlds', `counts` how much
    each counts. Where only the worth is known the points are NaN."""

    numbers: NDArray[np.intp]
    counts: Numbers
    worth: Numbers
    points: Numbers

    @classmethod
    def none(cls, cards: int) -> Outcomes:
        """Nothing known of so many cards."""
        empty = np.zeros((0, cards))
        return cls(np.zeros(0, dtype=np.intp), np.zeros(0), empty, empty)

    def __len__(self) -> int:
        return len(self.counts)

    def of(self, chosen: NDArray[np.intp]) -> Outcomes:
        """Those of some of the worlds."""
        return Outcomes(
            self.numbers[chosen], self.counts[chosen], self.worth[chosen], self.points[chosen]
        )

    def plus(self, more: Outcomes) -> Outcomes:
        """These and those of other worlds."""
        return Outcomes(
            np.concatenate([self.numbers, more.numbers]),
            np.concatenate([self.counts, more.counts]),
            np.concatenate([self.worth, more.worth]),
            np.concatenate([self.points, more.points]),
        )

    def mean(self, numbers: Numbers) -> Numbers:
        """The average of some numbers by world and card, for each card."""
        average: Numbers = self.counts @ numbers / self.counts.sum()
        return average

    def errors(self, best: int) -> Numbers:
        """The standard error of how far each card is behind one of them, in worth."""
        share = self.counts / self.counts.sum()
        behind = self.worth[:, [best]] - self.worth
        errors: Numbers = np.sqrt(share * share @ (behind - share @ behind) ** 2)
        return errors

    def is_clear(self, sure: float) -> bool:
        """Whether the best card leads the next by so many standard errors."""
        mean = self.mean(self.worth)
        best, second = np.argsort(-mean)[:2]
        return bool(mean[best] - mean[second] > sure * self.errors(best)[second])


class SeatValuation:
    """The deal as a seat sees it, and what the totals of worlds are worth to that seat."""

    def __init__(self, view: TrickView, settings: Settings) -> None:
        assert view.seat is not None
        assert view.bidder is not None
        assert view.bid is not None
        self.view, self.settings = view, settings
        self.seat, self.bidder = view.seat, view.bidder
        self.deal_value = DealValue(
            view.rules, view.totals, view.seat, view.bidder, view.bid, settings.points_share
        )
        self.stake = self.deal_value.stake
        self.is_sun = isinstance(view.bid, ShootSun)
        self.is_alone = view.rules.sides is Sides.ALONE and self.seat != self.bidder
        self._taken = np.array(points_in_tricks(view.rules, view.tricks), dtype=np.int32)
        self._won = np.zeros(view.rules.seats, dtype=np.int32)
        for trick in view.tricks:
            self._won[trick.winner] += 1
        self._slope = self.deal_value.own_slope()
        self._worth: dict[tuple[Seat | None, float], Numbers] = {}

    def needed(self, sides: OfSides) -> NDArray[np.int_]:
        """What the bidder's side needs from here on, by world: points, of the sun all tricks.

        A sun that is lost needs more than there is.
        """
        bidding = (sides == 0).astype(np.int32)
        if self.is_sun:
            lost: NDArray[np.int_] = len(self.view.tricks) - bidding @ self._won
            return len(self.view.hand) + lost
        needed: NDArray[np.int_] = self.deal_value.needed - bidding @ self._taken
        return needed

    def totals(self, sides: OfSides, bidders: Numbers) -> Numbers:
        """The bidder's side's points of the whole deal, by what it takes from here on."""
        before = (sides == 0).astype(np.int32) @ self._taken
        totals: Numbers = np.clip(bidders + before[:, None], 0, self.stake)
        return totals

    def of_totals(
        self, sides: OfSides, totals: Numbers, own: Numbers | None, spread: float
    ) -> tuple[Numbers, Numbers]:
        """Worth, and points of the seat's side, by the totals of the bidder's, by world and card.

        `own` is what the seat takes from here on, where it plays alone against the bidder.
        """
        bidding = sides == 0
        rows = np.rint(totals).astype(np.intp)
        worth = np.empty(rows.shape)
        for partner, chosen in self._by_partner(bidding):
            worth[chosen] = self._of_bidders(partner, spread)[rows[chosen]]
        rest = self.stake - totals
        if own is not None:
            mine = own + self._taken[self.seat]
            return worth + self._slope * (mine - rest / (self.view.rules.seats - 1)), mine
        return worth, np.where(bidding[:, self.seat, None], totals, rest)

    def of_bids(self, sides: OfSides, is_made: Facts) -> Numbers:
        """The worth by world and card where it is only known whether the bid is made."""
        margin = int(_MARGIN * self.stake)
        made = min(self.deal_value.needed + margin, self.stake)
        lost = max(self.deal_value.needed - margin, 0)
        totals = np.where(is_made, made, lost).astype(np.float64)
        return self.of_totals(sides, totals, None, 0.0)[0]

    def _of_bidders(self, partner: Seat | None, spread: float) -> Numbers:
        key = partner, spread
        if key not in self._worth:
            self._worth[key] = self.deal_value.of_bidders(partner, spread)
        return self._worth[key]

    def _by_partner(self, bidding: Facts) -> list[tuple[Seat | None, Facts]]:
        """The worlds in which each seat is the bidder's partner."""
        if self.view.rules.sides is not Sides.CALLED:
            return [(None, np.ones(len(bidding), dtype=bool))]
        found: list[tuple[Seat | None, Facts]] = [(None, bidding.sum(axis=1) == 1)]
        seats = (seat for seat in range(self.view.rules.seats) if seat != self.bidder)
        return found + [(seat, bidding[:, seat]) for seat in seats if bidding[:, seat].any()]
