"""What contracts come to when all play by habit, and what that scores."""

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
from rookery.tricks.rules import FirstLead, Sides, TrickRules
from rookery.tricks.scoring import score_if_made, score_if_set

_SHARPNESS = 2.0
"""How much more often the likeliest cards are played than they are likely."""

NODES_A_DEAL = 15
"""What playing a deal through counts, about its tricks."""


@dataclass(frozen=True, slots=True)
class Results:
    """A contract in many worlds: what the side of each seat took, who was on the bidder's side,
    and whether that side won every trick."""

    taken: Numbers
    bidding: NDArray[np.bool_]
    swept: NDArray[np.bool_]
    bidder: NDArray[np.int32]

    @property
    def own(self) -> Numbers:
        """What the bidder's side took in each world."""
        found: Numbers = self.taken[np.arange(len(self.taken)), self.bidder]
        return found

    def scores(self, rules: TrickRules, bid: Bid | ShootSun) -> Numbers:
        """The points of each seat in each world, if the contract had this bid (TT-4, R5-4)."""
        if isinstance(bid, Bid):
            return self.scores_at(rules, np.full(len(self.taken), float(bid.amount)))
        fixed = score_if_made(rules, bid)
        made = self.own if fixed is None else fixed
        won = np.where(self.swept, made, score_if_set(rules, bid))
        return np.where(self.bidding, won[:, None], self.taken)

    def scores_at(self, rules: TrickRules, amounts: Numbers) -> Numbers:
        """The same with a bid of its own in each world."""
        own = self.own
        fixed = score_if_made(rules, Bid(rules.maximum_bid))
        if fixed is not None:
            own = np.where(amounts == rules.maximum_bid, fixed, own)
        won = np.where(self.own < amounts, -amounts, own)
        return np.where(self.bidding, won[:, None], self.taken)

    def shifted(self, rules: TrickRules, points: float) -> Results:
        """The same with so many points more for the bidder's side."""
        return replace(self, taken=_shifted(rules, self.taken, self.bidding, points))


def joined(parts: list[Results]) -> Results:
    """The results of all parts, one after the other."""
    return Results(
        np.concatenate([part.taken for part in parts]),
        np.concatenate([part.bidding for part in parts]),
        np.concatenate([part.swept for part in parts]),
        np.concatenate([part.bidder for part in parts]),
    )


def results(
    rules: TrickRules, contracts: Contracts, rows: Rows, seed: int, worlds: int = 0
) -> Results:
    """Contracts played in each row of full hands, as strong players would on average.

    If the rows are the same `worlds` again and again, chance is the same in each of them too.
    """
    found, tricks = taken(rules, contracts, rows, seed, worlds)
    bidding = _bidding(rules, contracts, rows)
    points = _shifted(rules, found.astype(np.float64), bidding, calibration_for(rules).shift)
    return Results(points, bidding, tricks == rules.tricks, contracts.bidders)


def taken(
    rules: TrickRules, contracts: Contracts, rows: Rows, seed: int, worlds: int = 0
) -> tuple[Taken, NDArray[np.float32]]:
    """What each seat's side takes in each row, and the tricks of the bidder's: all by habit."""
    return played_out(rules, contracts, rows, HABITS, seed, _SHARPNESS, worlds)


def leader_of(rules: TrickRules, dealer: Seat, bidder: Seat) -> Seat:
    """Who leads first if nothing else is said: where it is chosen, the bidder."""
    if rules.first_lead is FirstLead.LEFT_OF_DEALER:
        return (dealer + 1) % rules.seats
    left = rules.first_lead is FirstLead.LEFT_OF_BIDDER
    return (bidder + left) % rules.seats


def _bidding(rules: TrickRules, contracts: Contracts, rows: Rows) -> NDArray[np.bool_]:
    """Who is on the bidder's side, by row and seat."""
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
    """Points moved from the others to the bidder's side, no further than there are any."""
    share = 1.0 / (rules.seats - 1) if rules.sides is Sides.ALONE else 1.0
    moved = np.where(bidding, points + shift, points - share * shift)
    return np.clip(moved, 0, rules.stake)
