"""Playing contracts out with the "habits" policy, and scoring the results."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.bidding.calibration import calibration_for
from rookery.bots.strong.fitted_weights import HABITS
from rookery.core.cards import Seat
from rookery.core.moves import Bid, ShootSun
from rookery.kernel.playouts.habits import Contracts, played_out
from rookery.kernel.playouts.open_hand_policy import Rows, Taken
from rookery.tricks.rules import Sides, TrickRules

SHARPNESS = 2.0
"""The factor of the log probabilities of cards in playouts. Unmeasured."""

NODES_A_DEAL = 15
"""The nodes charged to the budget for playing out a deal: about one for each trick."""


@dataclass(frozen=True, slots=True)
class Results:
    """The results of a contract in each of W worlds.

    `taken`, shape (W, seats), has the points of each seat's side. `bidding`, of the same shape, is
    True for the seats of the bidder's side. `swept`, shape (W,), is True where that side won every
    trick. `bidder`, shape (W,), has the bidder's seat.
    """

    taken: Numbers
    bidding: NDArray[np.bool_]
    swept: NDArray[np.bool_]
    bidder: NDArray[np.int32]

    @property
    def own(self) -> Numbers:
        """The points of the bidder's side in each world, shape (W,)."""
        found: Numbers = self.taken[np.arange(len(self.taken)), self.bidder]
        return found

    def scores(self, rules: TrickRules, bid: Bid | ShootSun, out: Collection[Seat] = ()) -> Numbers:
        """The scores by seat, shape (W, seats), if every contract is for `bid`.

        `out` are seats that score only as the bidding side (FO-12).
        """
        if isinstance(bid, Bid):
            return self.scores_at(rules, np.full(len(self.taken), float(bid.amount)), out)
        won = np.where(self.swept, rules.sun_value, -rules.sun_value)
        return self._by_seat(won.astype(np.float64), out)

    def scores_at(self, rules: TrickRules, amounts: Numbers, out: Collection[Seat] = ()) -> Numbers:
        """The scores by seat, shape (W, seats), if the bids are `amounts`, shape (W,).

        `bidding_score` is applied to every world; `out` is as in `scores`.
        """
        own = self.own
        made = own if rules.slam_value is None else np.where(self.swept, rules.slam_value, own)
        if rules.moon:
            made = np.where(amounts == rules.maximum_bid, rules.moon_value, made)
        made = made + np.where(own == rules.stake, rules.all_points_bonus, 0)
        lost = -np.where(amounts == rules.maximum_bid, rules.lost_moon, amounts)
        if rules.double_set:
            lost = np.where(2 * own < rules.stake, 2 * lost, lost)
        return self._by_seat(np.where(own < amounts, lost, made), out)

    def _by_seat(self, won: Numbers, out: Collection[Seat]) -> Numbers:
        """The scores by seat; `won` are the scores of the bidder's side, shape (W,)."""
        others = self.taken.copy()
        others[:, list(out)] = 0
        return np.where(self.bidding, won[:, None], others)

    def shifted(self, rules: TrickRules, points: float) -> Results:
        """The results with `points` more points for the bidder's side."""
        return replace(self, taken=_shifted(rules, self.taken, self.bidding, points))


def joined(parts: list[Results]) -> Results:
    """The results of all parts, one after the other."""
    return Results(
        np.concatenate([part.taken for part in parts]),
        np.concatenate([part.bidding for part in parts]),
        np.concatenate([part.swept for part in parts]),
        np.concatenate([part.bidder for part in parts]),
    )


def play_contracts(
    rules: TrickRules, contracts: Contracts, rows: Rows, seed: int, worlds: int = 0
) -> Results:
    """Play out a contract in each row of full hands, and correct the points by the calibration.

    With `worlds` above 0, rows n and n + `worlds` use the same random numbers, so that several
    plans can be compared in the same worlds.
    """
    return results_of(rules, contracts, rows, *taken(rules, contracts, rows, seed, worlds))


def results_of(
    rules: TrickRules, contracts: Contracts, rows: Rows, found: Taken, tricks: NDArray[np.float32]
) -> Results:
    """The results of playouts, with corrected points; `found` and `tricks` come from `taken`."""
    bidding = _bidding(rules, contracts, rows)
    points = _shifted(rules, found.astype(np.float64), bidding, calibration_for(rules).shift)
    return Results(points, bidding, tricks == rules.tricks, contracts.bidders)


def taken(
    rules: TrickRules, contracts: Contracts, rows: Rows, seed: int, worlds: int = 0
) -> tuple[Taken, NDArray[np.float32]]:
    """The points of each seat's side, shape (W, seats), and the bidding side's tricks, (W,)."""
    return played_out(rules, contracts, rows, HABITS, seed, SHARPNESS, worlds)


def _bidding(rules: TrickRules, contracts: Contracts, rows: Rows) -> NDArray[np.bool_]:
    """Whether each seat is on the bidder's side, shape (W, seats)."""
    after = np.arange(rules.seats) - contracts.bidders[:, None]
    if rules.sides is Sides.ALTERNATE:
        ours: NDArray[np.bool_] = after % 2 == 0
        return ours
    alone: NDArray[np.bool_] = after == 0
    if rules.sides is Sides.ALONE:
        return alone
    with_partners: NDArray[np.bool_] = alone | (
        rows[:, : rules.seats] & contracts.called[:, None] != 0
    )
    return with_partners


def _shifted(
    rules: TrickRules, points: Numbers, bidding: NDArray[np.bool_], shift: float
) -> Numbers:
    """The points after moving `shift` to the bidder's side; all stay from 0 to the stake."""
    share = 1.0 / (rules.seats - 1) if rules.sides is Sides.ALONE else 1.0
    moved = np.where(bidding, points + shift, points - share * shift)
    return np.clip(moved, 0, rules.stake)
