"""The outcomes of playing each card in many worlds, and their value to the seat to play."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.play.deal_value import DealValue
from rookery.bots.strong.play.settings import Settings
from rookery.core.cards import Seat
from rookery.core.moves import ShootSun
from rookery.tricks.rules import Sides
from rookery.tricks.scoring import points_in_tricks, shut_out
from rookery.tricks.view import TrickView

Flags = NDArray[np.bool_]

SideOfSeat = NDArray[np.int8]
"""The side of each seat by world, shape (W, seats); 0 is the bidder's side."""

_ASSUMED_MARGIN = 0.06
"""The assumed margin of a made or set bid, in worlds solved only for whether it is made.

It is a share of the points in a deal. Unmeasured.
"""


def deficit_errors(numbers: Numbers, share: Numbers, best: int) -> Numbers:
    """The standard error of each card's mean deficit to the card of index `best`, shape (C,).

    `numbers`, such as values, have shape (W, C). `share` has the weights of the W worlds, which sum
    to 1.
    """
    behind = numbers[:, [best]] - numbers
    errors: Numbers = np.sqrt(share * share @ (behind - share @ behind) ** 2)
    return errors


@dataclass(frozen=True, slots=True)
class Outcomes:
    """The values of C cards in W worlds, and the points that the seat's side takes in the deal.

    `indices` and `counts` have shape (W,): the index of each world among the determinizations of
    the decision, and its weight. `values` and `points` have shape (W, C). Points are NaN where only
    the value is known.
    """

    indices: NDArray[np.intp]
    counts: Numbers
    values: Numbers
    points: Numbers

    @classmethod
    def empty(cls, cards: int) -> Outcomes:
        """Outcomes for `cards` cards, with no worlds yet."""
        none = np.zeros((0, cards))
        return cls(np.zeros(0, dtype=np.intp), np.zeros(0), none, none)

    def __len__(self) -> int:
        return len(self.counts)

    def select(self, rows: NDArray[np.intp]) -> Outcomes:
        """The outcomes in the worlds with these row indices."""
        return Outcomes(self.indices[rows], self.counts[rows], self.values[rows], self.points[rows])

    def extended(self, more: Outcomes) -> Outcomes:
        """These outcomes, followed by the outcomes of `more` worlds."""
        return Outcomes(
            np.concatenate([self.indices, more.indices]),
            np.concatenate([self.counts, more.counts]),
            np.concatenate([self.values, more.values]),
            np.concatenate([self.points, more.points]),
        )

    def mean(self, numbers: Numbers) -> Numbers:
        """The weighted mean over worlds, shape (C,), of numbers of shape (W, C)."""
        average: Numbers = self.counts @ numbers / self.counts.sum()
        return average

    def errors(self, best: int) -> Numbers:
        """The standard error of each card's deficit in value to the card of index `best`: (C,)."""
        return self.errors_of(self.values, best)

    def errors_of(self, numbers: Numbers, best: int) -> Numbers:
        """Like `errors`, for other numbers of shape (W, C), such as points."""
        return deficit_errors(numbers, self.counts / self.counts.sum(), best)

    def has_clear_best(self, lead: float) -> bool:
        """Whether the best card leads the second by more than `lead` standard errors."""
        mean = self.mean(self.values)
        best, second = np.argsort(-mean)[:2]
        return bool(mean[best] - mean[second] > lead * self.errors(best)[second])


class SeatValuation:
    """Computes the value of a deal's results to the seat of a view."""

    def __init__(self, view: TrickView, settings: Settings) -> None:
        assert view.seat is not None
        assert view.bidder is not None
        assert view.bid is not None
        self.view, self.settings = view, settings
        self.seat, self.bidder = view.seat, view.bidder
        out = shut_out(view.rules, view.totals, view.auction)
        self.deal_value = DealValue(
            view.rules,
            view.totals,
            view.seat,
            view.bidder,
            view.bid,
            settings.points_share,
            is_shut_out=(view.bidder + 1) % view.rules.seats in out,
        )
        self.stake = self.deal_value.stake
        self.is_sun = isinstance(view.bid, ShootSun)
        self.is_alone = view.rules.sides is Sides.ALONE and self.seat != self.bidder
        self._taken = np.array(points_in_tricks(view.rules, view.tricks), dtype=np.int32)
        self._won = np.zeros(view.rules.seats, dtype=np.int32)
        for trick in view.tricks:
            self._won[trick.winner] += 1
        self._own_point_value = self.deal_value.own_point_value()
        self._values: dict[tuple[frozenset[Seat], float], Numbers] = {}

    def needed(self, sides: SideOfSeat) -> NDArray[np.int_]:
        """The points that the bidder's side still needs to make its bid, shape (W,).

        For a sun these are tricks: all that are left to play, plus one for each trick already lost,
        since a sun with a lost trick cannot be made.
        """
        bidding = (sides == 0).astype(np.int32)
        if self.is_sun:
            lost: NDArray[np.int_] = len(self.view.tricks) - bidding @ self._won
            return len(self.view.hand) + lost
        needed: NDArray[np.int_] = self.deal_value.needed - bidding @ self._taken
        return needed

    def totals(self, sides: SideOfSeat, still_taken: Numbers) -> Numbers:
        """The points of the bidder's side in the whole deal, shape (W, C).

        `still_taken`, of the same shape, are the points that this side takes from now on.
        """
        before = (sides == 0).astype(np.int32) @ self._taken
        totals: Numbers = np.clip(still_taken + before[:, None], 0, self.stake)
        return totals

    def value_taken(self, sides: SideOfSeat, taken: Numbers) -> tuple[Numbers, Numbers]:
        """The values and the points of the seat's side after playouts, both of shape (W, C).

        `taken`, shape (W, C, seats), has the points that each seat's side takes from now on. For a
        sun its last column has the tricks that the bidder's side wins in the whole deal.
        """
        totals = self.totals(sides, taken[:, :, self.bidder])
        if self.is_sun:
            is_made = taken[:, :, -1] >= self.view.rules.tricks
            totals = np.where(is_made, self.stake, np.minimum(totals, self.stake - 1))
        own = taken[:, :, self.seat] if self.is_alone else None
        return self.value_totals(sides, totals, own, 0.0)

    def value_totals(
        self, sides: SideOfSeat, totals: Numbers, own: Numbers | None, spread: float
    ) -> tuple[Numbers, Numbers]:
        """The values and the points of the seat's side, given the totals of the bidder's side.

        `totals`, `own` and both results have shape (W, C). `own` are the points that the seat takes
        from now on, needed only if it defends without partners. `spread` is as in
        `DealValue.values_by_total`.
        """
        bidding = sides == 0
        rows = np.rint(totals).astype(np.intp)
        values = np.empty(rows.shape)
        for partners, worlds in self._worlds_by_partners(bidding):
            values[worlds] = self._values_by_total(partners, spread)[rows[worlds]]
        rest = self.stake - totals
        if own is not None:
            mine = own + self._taken[self.seat]
            extra = mine - rest / (self.view.rules.seats - 1)
            return values + self._own_point_value * extra, mine
        return values, np.where(bidding[:, self.seat, None], totals, rest)

    def value_bids(self, sides: SideOfSeat, is_made: Flags) -> Numbers:
        """The values, shape (W, C), given only whether the bid is made (`is_made`, same shape)."""
        margin = int(_ASSUMED_MARGIN * self.stake)
        made = min(self.deal_value.needed + margin, self.stake)
        lost = max(self.deal_value.needed - margin, 0)
        totals = np.where(is_made, made, lost).astype(np.float64)
        return self.value_totals(sides, totals, None, 0.0)[0]

    def _values_by_total(self, partners: frozenset[Seat], spread: float) -> Numbers:
        key = partners, spread
        if key not in self._values:
            self._values[key] = self.deal_value.values_by_total(partners, spread)
        return self._values[key]

    def _worlds_by_partners(self, bidding: Flags) -> list[tuple[frozenset[Seat], Flags]]:
        """Each possible set of called partners, with a flag for every world that has it: (W,)."""
        if self.view.rules.sides is not Sides.CALLED:
            return [(frozenset(), np.ones(len(bidding), dtype=bool))]
        sides, number = np.unique(bidding, axis=0, return_inverse=True)
        bidder = {self.bidder}
        return [
            (frozenset(np.flatnonzero(side).tolist()) - bidder, number.reshape(-1) == row)
            for row, side in enumerate(sides)
        ]


class LeadValuation(SeatValuation):
    """A valuation by the lead in the scores of the deal, instead of by points taken.

    The lead is the seat's score less the mean score of its rivals. So it includes what setting or
    making a bid is worth.
    """

    def __init__(self, view: TrickView, settings: Settings) -> None:
        super().__init__(view, settings)
        self._by_lead = SeatValuation(view, replace(settings, points_share=1.0))

    def value_totals(
        self, sides: SideOfSeat, totals: Numbers, own: Numbers | None, spread: float
    ) -> tuple[Numbers, Numbers]:
        """The values, as in `SeatValuation`, and the leads, both of shape (W, C)."""
        values, _ = super().value_totals(sides, totals, own, spread)
        leads, _ = self._by_lead.value_totals(sides, totals, own, spread)
        return values, leads
