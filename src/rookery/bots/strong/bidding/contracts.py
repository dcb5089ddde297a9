"""Playing contracts out with the "habits" policy, and scoring the results."""

from __future__ import annotations

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
from rookery.tricks.scoring import score_if_made, score_if_set

_SHARPNESS = 2.0
"""The factor of the log probabilities of cards in playouts. A guess."""

NODES_A_DEAL = 15
"""The nodes charged to the budget for playing out a deal: about one for each trick."""


@dataclass(frozen=True, slots=True)
class Results:
    """The results of a contract in each of W worlds.

    `taken`, shape (W, seats), has the points of each seat's side. `bidding`, of the same shape, is
    True for the seats of the bidder's side, and `swept`, shape (W,), where that side won every
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

    def scores(self, rules: TrickRules, bid: Bid | ShootSun) -> Numbers:
        """The scores by seat, shape (W, seats), if every contract is for `bid` (TT-4, R5-4)."""
        if isinstance(bid, Bid):
            return self.scores_at(rules, np.full(len(self.taken), float(bid.amount)))
        fixed = score_if_made(rules, bid)
        made = self.own if fixed is None else fixed
        won = np.where(self.swept, made, score_if_set(rules, bid))
        return np.where(self.bidding, won[:, None], self.taken)

    def scores_at(self, rules: TrickRules, amounts: Numbers) -> Numbers:
        """The scores by seat, shape (W, seats), if the bids are `amounts`, shape (W,)."""
        own = self.own
        fixed = score_if_made(rules, Bid(rules.maximum_bid))
        if fixed is not None:
            own = np.where(amounts == rules.maximum_bid, fixed, own)
        won = np.where(self.own < amounts, -amounts, own)
        return np.where(self.bidding, won[:, None], self.taken)

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

    With `worlds` above 0, rows that are that far apart use the same random numbers, so that several
    plans can be compared in the same worlds.
    """
    found, tricks = taken(rules, contracts, rows, seed, worlds)
    bidding = _bidding(rules, contracts, rows)
    points = _shifted(rules, found.astype(np.float64), bidding, calibration_for(rules).shift)
    return Results(points, bidding, tricks == rules.tricks, contracts.bidders)


def taken(
    rules: TrickRules, contracts: Contracts, rows: Rows, seed: int, worlds: int = 0
) -> tuple[Taken, NDArray[np.float32]]:
    """The points of each seat's side, shape (W, seats), and the bidding side's tricks, (W,)."""
    return played_out(rules, contracts, rows, HABITS, seed, _SHARPNESS, worlds)


def leader_of(rules: TrickRules, dealer: Seat, bidder: Seat) -> Seat:
    """The seat that leads to the first trick. Where the bidder may choose, it is the bidder."""
    if rules.first_lead == "left_of_dealer":
        return (dealer + 1) % rules.seats
    left = rules.first_lead == "left_of_bidder"
    return (bidder + left) % rules.seats


def _bidding(rules: TrickRules, contracts: Contracts, rows: Rows) -> NDArray[np.bool_]:
    """Whether each seat is on the bidder's side, shape (W, seats)."""
    after = np.arange(rules.seats) - contracts.bidders[:, None]
    if rules.sides is Sides.ALTERNATE:
        ours: NDArray[np.bool_] = after % 2 == 0
        return ours
    alone: NDArray[np.bool_] = after == 0
    if rules.sides is Sides.ALONE:
        return alone
    called = contracts.called[:, None]
    bits = np.maximum(called, 0).astype(np.uint64)
    holds = (rows[:, : rules.seats] >> bits & np.uint64(1)).astype(bool)
    with_partner: NDArray[np.bool_] = alone | (holds & (called >= 0))
    return with_partner


def _shifted(
    rules: TrickRules, points: Numbers, bidding: NDArray[np.bool_], shift: float
) -> Numbers:
    """The points after moving `shift` of them from the other sides to the bidder's.

    No side gets less than 0 or more than the stake.
    """
    share = 1.0 / (rules.seats - 1) if rules.sides is Sides.ALONE else 1.0
    moved = np.where(bidding, points + shift, points - share * shift)
    return np.clip(moved, 0, rules.stake)
