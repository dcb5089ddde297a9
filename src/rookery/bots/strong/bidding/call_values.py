"""The values of a seat's calls in the bidding, in each of the sampled worlds."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.bidding.contracts import Results
from rookery.bots.strong.match_value import MatchValue
from rookery.core.cards import Seat
from rookery.core.moves import Bid, ShootSun
from rookery.tricks.rules import BID_STEP
from rookery.tricks.scoring import shut_out
from rookery.tricks.view import TrickView

NOBODY = -1
"""The entry of `rival` for worlds in which no other seat would bid."""


@dataclass(frozen=True, slots=True)
class BiddingOutlook:
    """The results, in W worlds, of this seat's contract and of the contract if it passes.

    Arrays have shape (W,). `weights` include the likelihood of the bids so far, `prior_weights` do
    not; both sum to 1. `mine` has the results if `seat` becomes the bidder, and `trumps` its trump
    calls, as indices into `allowed_trumps` of the rules. `theirs` has the results if `seat` passes:
    then `rival` becomes the bidder at the bid `price`. Where no other seat would bid, `rival` is
    −1, and the dealer is the bidder. `opposing` is the highest bid that any opponent would make.
    """

    weights: Numbers
    prior_weights: Numbers
    mine: Results
    trumps: NDArray[np.intp]
    theirs: Results
    rival: NDArray[np.intp]
    price: Numbers
    opposing: Numbers
    seat: Seat

    @property
    def points(self) -> float:
        """The expected points of this seat's side if this seat becomes the bidder."""
        return float(self.weights @ self.mine.own)

    @property
    def points_passing(self) -> float:
        """The expected points of this seat's side if this seat passes."""
        return float(self.weights @ self.theirs.taken[:, self.seat])


@dataclass(frozen=True, slots=True)
class CallValues:
    """Computes the value of each call to the outlook's seat, in points.

    `points_share` is as in `MatchValue.values`: with 1, each value is the lead in the scores of the
    deal. All results have shape (W,), a value for each world of the outlook.
    """

    view: TrickView
    outlook: BiddingOutlook
    points_share: float = 0.5

    def passing(self) -> Numbers:
        """The value of a pass."""
        it = self.outlook
        value = self.priced(it.theirs, it.price)
        if self.view.rules.all_pass == "redeal":
            nothing = float(self._value(np.zeros((1, self.view.rules.seats)), None)[0])
            value = np.where(it.rival == NOBODY, nothing, value)
        return value

    def bidding(self, ceiling: int, least: int | None = None) -> Numbers:
        """The value of bidding `least` and, where opponents bid higher, bidding on up to `ceiling`.

        If `least` is not given, the lowest legal bid takes its place.
        """
        it, step = self.outlook, self.view.rules.bid_step
        lowest = min(move.amount for move in self.view.legal if isinstance(move, Bid))
        lowest = lowest if least is None else least
        lost = it.opposing >= ceiling + step
        price = np.clip(np.maximum(it.opposing + step, lowest), lowest, ceiling)
        mine = self.priced(it.mine, price)
        theirs = self.priced(it.theirs, np.maximum(it.price, ceiling + step))
        return np.where(lost, theirs, mine)

    def shooting(self) -> Numbers:
        """The value of shooting the sun."""
        mine = self.outlook.mine
        return self._value(mine.scores(self.view.rules, ShootSun()), mine.bidder)

    def priced(self, it: Results, price: Numbers) -> Numbers:
        """The values of contracts that are played for the bids `price`, shape (W,)."""
        rules = self.view.rules
        amounts = np.minimum(price, rules.maximum_bid)
        out = shut_out(rules, self.view.totals, self.view.auction)
        return self._value(it.scores_at(rules, amounts, out), it.bidder)

    def _value(self, scores: Numbers, bidders: NDArray[np.int32] | None) -> Numbers:
        """The values to this seat of scores of shape (W, seats)."""
        view = self.view
        assert view.seat is not None
        match_value = MatchValue(view.rules, view.totals, view.seat)
        return match_value.values(scores, bidders, points_share=self.points_share)


def chance_of_making(it: BiddingOutlook, amount: int) -> float:
    """The chance that this seat's contract takes at least `amount` points.

    Worlds that come close count in part, so that few worlds give a smooth estimate.
    """
    own = it.mine.own
    width = max(float(own.std()) * len(own) ** -0.2, 1.0)
    chances = 0.5 + 0.5 * np.tanh(0.8 * (own - amount + BID_STEP / 2) / width)
    return float(it.weights @ chances)
