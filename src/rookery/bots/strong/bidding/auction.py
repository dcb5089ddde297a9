"""Bidding: compares the value of playing one's own contract with the value of passing."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from random import Random

import numpy as np
from numpy.typing import NDArray

from rookery.bots.base import Decision
from rookery.bots.budget import Budget
from rookery.bots.limits import Limits
from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.bidding.calibration import Calibration, calibration_for, told_chance
from rookery.bots.strong.bidding.call_values import (
    NOBODY,
    BiddingOutlook,
    CallValues,
    chance_of_making,
)
from rookery.bots.strong.bidding.contracts import Results, joined, play_contracts
from rookery.bots.strong.bidding.hand_net import MODEL_WORLDS
from rookery.bots.strong.bidding.inference import WeightedWorlds, expected_points, sample_worlds
from rookery.bots.strong.bidding.reasons import bids, passes, percent
from rookery.core.cards import Seat
from rookery.core.messages import Message
from rookery.core.moves import Bid, Move, Pass, ShootSun, Trump
from rookery.kernel.playouts.habits import Contracts
from rookery.kernel.playouts.open_hand_policy import Rows, exchanged
from rookery.kernel.worlds.masks import Masks
from rookery.kernel.worlds.sampling import Sampler, masks_of
from rookery.messages import reasons
from rookery.tricks.auction import passed
from rookery.tricks.play import first_leader
from rookery.tricks.rules import Phase, TrickRules
from rookery.tricks.view import TrickView

_FIRST_BATCH = 24
"""The number of worlds in the first batch. Unmeasured, as are those below."""

_MOST_WORLDS = 1_500
"""The most worlds that a decision samples."""

_SMALLEST_BATCH = 12
"""The fewest worlds in a further batch."""

_CONTRACTS = 2
"""The contracts played out in each world: this seat's, and the one played if it passes."""

_NESTS = 48
"""The number of sampled nests over which the value model's estimate is averaged."""

_NO_BID = -1.0e6
"""The ceiling of a seat that will not bid: a number below every bid."""


@dataclass(frozen=True, slots=True)
class WeighedCalls:
    """The calls of a seat, weighed by the points that they are worth to it.

    `passing` is the value of a pass. `bids` gives the value of bidding up to an amount, for each
    amount that is likely enough to be made. `highest` is the largest amount in `bids` that is worth
    enough more than a pass; 0 if there is none. `best` is the call that `strong` makes.
    """

    passing: float
    bids: Mapping[int, float]
    highest: int
    best: Move

    @property
    def gain(self) -> float:
        """How much more bidding is worth than a pass; 0 if no bid is likely enough to be made."""
        return max(self.bids.values(), default=self.passing) - self.passing


def decide(view: TrickView, rng: Random, limits: Limits) -> Decision:
    """Make the lowest bid if bidding is worth more than passing; shoot the sun if that is best."""
    it = look_ahead(view, rng, Budget(limits))
    weighed = weigh(view, it, calibration_for(view.rules))
    return Decision(
        weighed.best,
        _reason(view, it, weighed),
        rng.uniform(0.6, 1.8),
        _considered(it, weighed.best),
    )


def weigh(view: TrickView, it: BiddingOutlook, calibration: Calibration) -> WeighedCalls:
    """Weigh the calls by an outlook; the calibration says which bids beat a pass."""
    values = CallValues(view, it)
    passing = float(it.weights @ values.passing())
    legal = [move.amount for move in view.legal if isinstance(move, Bid)]
    likely = takewhile(lambda amount: chance_of_making(it, amount) >= calibration.prudence, legal)
    bids = {amount: float(it.weights @ values.bidding(amount)) for amount in likely}
    enough = passing + calibration.least_gain
    highest = max((amount for amount, value in bids.items() if value > enough), default=0)
    most = max([passing, *(value for amount, value in bids.items() if amount <= highest)])
    best: Move = Bid(legal[0]) if highest else Pass()
    if _shoots(view, it, most, calibration.prudence):
        best = ShootSun()
    return WeighedCalls(passing, bids, highest, best)


def _reason(view: TrickView, it: BiddingOutlook, weighed: WeighedCalls) -> Message:
    amounts = (move.amount for move in view.legal if isinstance(move, Bid))
    least = next(amounts, view.rules.maximum_bid)
    trump, points, chance = _likeliest_call(view.rules, it), it.points, chance_of_making(it, least)
    told = told_chance(view.rules, chance)
    match weighed.best:
        case ShootSun():
            swept = percent(float(it.weights @ it.mine.swept))
            return reasons.shoots_sun(trump=trump, percent=swept)
        case Bid(amount):
            return bids(view.rules, view.hand, trump, points, amount, told)
        case _:
            is_likely = chance >= calibration_for(view.rules).prudence
            return passes(view, trump, points, least, told, is_likely=is_likely, gain=weighed.gain)


def _considered(it: BiddingOutlook, move: Move) -> tuple[tuple[Move, float], ...]:
    """The expected points of this seat's side after the chosen move, and after a pass."""
    passed_points = (Pass(), round(it.points_passing, 1))
    if isinstance(move, Pass):
        return (passed_points,)
    return ((move, round(it.points, 1)), passed_points)


def look_ahead(view: TrickView, rng: Random, budget: Budget) -> BiddingOutlook:
    """Sample worlds and play contracts out in them, for as long as the budget lasts.

    The points of this seat's contract are then shifted towards the value model's estimate.
    """
    sampler = Sampler(view)
    parts: list[BiddingOutlook] = []
    count, done = _FIRST_BATCH, 0
    while count >= _SMALLEST_BATCH or not parts:
        worlds = sample_worlds(view, sampler, rng.getrandbits(62), count)
        parts.append(_play_batch(view, worlds, rng.getrandbits(62)))
        nodes = worlds.nodes(_CONTRACTS)
        budget.charge(nodes)
        done += count
        count = min(2 * count, _MOST_WORLDS - done, budget.fits(-(-nodes // count)))
    whole = _joined(parts)
    trust = MODEL_WORLDS / (MODEL_WORLDS + done)
    prior = float(whole.prior_weights @ whole.mine.own)
    more = trust * (_model_estimate(view, sampler, rng.getrandbits(62)) - prior)
    return replace(whole, mine=whole.mine.shifted(view.rules, more))


def _model_estimate(view: TrickView, sampler: Sampler, seed: int) -> float:
    """The value model's expected points with this seat's hand, averaged over sampled nests."""
    rows = masks_of(sampler.draw(seed, _NESTS))
    bidders = np.full(_NESTS, view.seat, dtype=np.intp)
    mean, _ = expected_points(view.rules, view.dealer, _hands(view.rules, rows, bidders), bidders)
    return float(mean.max(axis=1).mean())


def _play_batch(view: TrickView, worlds: WeightedWorlds, seed: int) -> BiddingOutlook:
    """Play out two contracts in each world: this seat's, and the one played if it passes."""
    me, rows = view.seat, worlds.rows
    assert me is not None
    bidders = np.full(len(rows), me, dtype=np.intp)
    trumps = calls(view, rows, bidders)
    mine = play(view, rows, bidders, trumps, seed)
    rival, price, opposing = _others(view, worlds.ceilings, worlds.others)
    takers = np.where(rival == NOBODY, view.dealer, rival)
    theirs = play(view, rows, takers, calls(view, rows, takers), seed)
    return BiddingOutlook(
        worlds.weights, worlds.prior_weights, mine, trumps, theirs, rival, price, opposing, me
    )


def _joined(parts: Sequence[BiddingOutlook]) -> BiddingOutlook:
    """Join batches of worlds into one outlook, whose weights sum to 1."""
    weights = np.concatenate([part.weights for part in parts])
    prior_weights = np.concatenate([part.prior_weights for part in parts])
    return BiddingOutlook(
        weights / weights.sum(),
        prior_weights / prior_weights.sum(),
        joined([part.mine for part in parts]),
        np.concatenate([part.trumps for part in parts]),
        joined([part.theirs for part in parts]),
        np.concatenate([part.rival for part in parts]),
        np.concatenate([part.price for part in parts]),
        np.concatenate([part.opposing for part in parts]),
        parts[0].seat,
    )


def calls(view: TrickView, rows: Rows, bidders: NDArray[np.intp]) -> NDArray[np.intp]:
    """The best trump call of each row's bidder, as an index into `allowed_trumps`: shape (W,)."""
    hands = _hands(view.rules, rows, bidders)
    mean, _ = expected_points(view.rules, view.dealer, hands, bidders)
    best: NDArray[np.intp] = mean.argmax(axis=1)
    return best


def _hands(rules: TrickRules, rows: Rows, bidders: NDArray[np.intp]) -> Masks:
    """The hand of each row's bidder when it names trump, as masks of shape (W,)."""
    hands: Masks = rows[np.arange(len(rows)), bidders]
    if rules.course.index(Phase.TRUMP) > _nest_phase(rules):
        hands = hands | rows[:, rules.seats]
    return hands


def _nest_phase(rules: TrickRules) -> int:
    """The index of the nest phase, or the number of phases if nobody takes the nest."""
    return rules.course.index(Phase.NEST) if Phase.NEST in rules.course else len(rules.course)


def play(
    view: TrickView, rows: Rows, bidders: NDArray[np.intp], trumps: NDArray[np.intp], seed: int
) -> Results:
    """Play out a contract in each of W rows, after its bidder has exchanged with the nest.

    `bidders` are seats, `trumps` are indices into `rules.allowed_trumps`; both have shape (W,).
    """
    rules = view.rules
    found: list[Results] = []
    order: list[NDArray[np.intp]] = []
    leaders = np.array([first_leader(rules, view.dealer, seat) for seat in range(rules.seats)])
    for number in sorted(set(trumps.tolist())):
        where = np.flatnonzero(trumps == number)
        trump: Trump = rules.allowed_trumps[number]
        own = bidders[where].astype(np.int32)
        after, called = exchanged(rules, trump, own, rows[where])
        contracts = Contracts(trump, own, leaders[own].astype(np.int32), called)
        found.append(play_contracts(rules, contracts, after, seed))
        order.append(where)
    whole, places = joined(found), np.argsort(np.concatenate(order))
    return Results(
        whole.taken[places], whole.bidding[places], whole.swept[places], whole.bidder[places]
    )


def _others(
    view: TrickView, ceilings: Numbers, others: Sequence[Seat]
) -> tuple[NDArray[np.intp], Numbers, Numbers]:
    """The seat that becomes the bidder if this seat passes, its bid, and the highest opposing bid.

    All have shape (W,). `ceilings`, shape (W, O), are the highest bids of the O seats in `others`.
    """
    rules = view.rules
    reach = np.floor(ceilings / rules.bid_step) * rules.bid_step
    out = passed(view.auction) | {rules.dummy}
    standing = _standing(view)
    least = max(standing + rules.bid_step, rules.minimum_bid)
    for column, seat in enumerate(others):
        if seat == view.bidder:
            reach[:, column] = np.maximum(reach[:, column], standing)
        elif seat in out:
            reach[:, column] = _NO_BID
        else:
            reach[:, column] = np.where(reach[:, column] < least, _NO_BID, reach[:, column])
    order = np.sort(reach, axis=1)
    second = order[:, -2] if len(others) > 1 else np.full(len(reach), _NO_BID)
    rival = np.array(others, dtype=np.intp)[reach.argmax(axis=1)]
    is_bidder = rival == (NOBODY if view.bidder is None else view.bidder)
    price = np.minimum(second + rules.bid_step, order[:, -1])
    price = np.maximum(price, np.where(is_bidder, standing, least))
    rival = np.where(order[:, -1] == _NO_BID, NOBODY, rival)
    opponents = [column for column, s in enumerate(others) if not rules.are_partners(view.seat, s)]
    return rival, price, reach[:, opponents].max(axis=1)


def _standing(view: TrickView) -> int:
    """The amount of the highest bid so far, 0 if there is none; a sun counts as the maximum bid."""
    if view.bid is None:
        return 0
    return view.bid.amount if isinstance(view.bid, Bid) else view.rules.maximum_bid


def _shoots(view: TrickView, it: BiddingOutlook, best: float, prudence: float) -> bool:
    """Whether the sun is worth more than any other move, and likely enough to be made."""
    if ShootSun() not in view.legal:
        return False
    value = float(it.weights @ CallValues(view, it).shooting())
    chance = float(it.weights @ it.mine.swept)
    return value > best and chance >= prudence


def _likeliest_call(rules: TrickRules, it: BiddingOutlook) -> Trump:
    """The trump call that is best for this seat in most worlds, by the weights of the worlds."""
    counts = np.bincount(it.trumps, weights=it.weights, minlength=len(rules.allowed_trumps))
    return rules.allowed_trumps[int(counts.argmax())]
