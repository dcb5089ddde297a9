"""The bidding: how far to go, by what the own contract comes to and what the others would play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from random import Random

import numpy as np
from numpy.typing import NDArray

from rookery.bots.base import Decision
from rookery.bots.budget import Budget
from rookery.bots.limits import Limits
from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.bidding import reasons
from rookery.bots.strong.bidding.calibration import calibration_for
from rookery.bots.strong.bidding.contracts import (
    Results,
    joined,
    leader_of,
    results,
)
from rookery.bots.strong.bidding.inference import Explained, explained, values_of
from rookery.bots.strong.match_value import MatchValue
from rookery.core.cards import Seat
from rookery.core.moves import Bid, Move, Pass, ShootSun, Trump
from rookery.kernel.playouts.habits import Contracts
from rookery.kernel.playouts.open_hand_policy import Rows, exchanged
from rookery.kernel.worlds.masks import Masks
from rookery.kernel.worlds.sampling import Sampler, masks_of
from rookery.tricks.auction import passed
from rookery.tricks.rules import BID_STEP, Phase, TrickRules
from rookery.tricks.view import TrickView

_FIRST = 24
_MOST = 1_500
"""The worlds that are looked at first, and at most,"""

_FEWEST = 12
"""and how many more are worth the trouble."""

_CONTRACTS = 2
"""The own contract and the others' are played in each of them."""

_MODEL = 150
"""How many worlds the model's word on the own hand counts for."""

_NESTS = 48
"""How many nests it is asked about."""

_NOBODY = -1
_NOTHING = -1.0e6


@dataclass(frozen=True, slots=True)
class Prospect:
    """What is looked into: worlds with their weights, and what would be played in each.

    `evenly` are the weights of the worlds if nothing is known of the bids. `mine` is the own
    contract and `trumps` its call; `theirs` the contract of whoever would get the bid otherwise:
    `rival` (−1 if nobody would bid, then it is the dealer's) at `price`; `foe` is how far the foes
    would go.
    """

    weights: Numbers
    evenly: Numbers
    mine: Results
    trumps: NDArray[np.intp]
    theirs: Results
    rival: NDArray[np.intp]
    price: Numbers
    foe: Numbers
    seat: Seat

    @property
    def points(self) -> float:
        """What the own side may expect to take as the bidder's."""
        return float(self.weights @ self.mine.own)

    @property
    def points_passing(self) -> float:
        """What the own side may expect to take if the bid is left to the others."""
        return float(self.weights @ self.theirs.taken[:, self.seat])


def decide(view: TrickView, rng: Random, limits: Limits) -> Decision:
    """The lowest bid, as long as going on is worth more than leaving it to others."""
    it = look(view, rng, Budget(limits))
    bids = [move.amount for move in view.legal if isinstance(move, Bid)]
    limit, best = ceiling(view, it)
    least = bids[0] if bids else view.rules.maximum_bid
    move: Move = Bid(least) if limit else Pass()
    if _shoots(view, it, best):
        move = ShootSun()
    return Decision(move, _reason(view, it, move, least), rng.uniform(0.6, 1.8), _weighed(it, move))


def ceiling(view: TrickView, it: Prospect) -> tuple[int, float]:
    """The highest bid that is worth more than to pass, 0 if none is; what the best choice is worth.

    It must also be likely enough to be made.
    """
    passing = _passing(view, it)
    prudence = calibration_for(view.rules).prudence
    bids = [move.amount for move in view.legal if isinstance(move, Bid)]
    likely = takewhile(lambda amount: made(it, amount) >= prudence, bids)
    going = {amount: _bidding(view, it, amount) for amount in likely}
    highest = max((each for each, value in going.items() if value > passing), default=0)
    return highest, max([passing, *(value for each, value in going.items() if each <= highest)])


def _reason(view: TrickView, it: Prospect, move: Move, least: int) -> str:
    trump, points, chance = _likeliest(view.rules, it), it.points, made(it, least)
    match move:
        case ShootSun():
            return reasons.shoots(trump, float(it.weights @ it.mine.swept))
        case Bid(amount):
            return reasons.bids(view.rules, view.hand, trump, points, amount, chance)
        case _:
            is_likely = chance >= calibration_for(view.rules).prudence
            return reasons.passes(view, trump, points, least, chance, is_likely=is_likely)


def _weighed(it: Prospect, move: Move) -> tuple[tuple[Move, float], ...]:
    """Bidding and passing with the points of the own side, what was chosen first."""
    passed_points = (Pass(), round(it.points_passing, 1))
    if isinstance(move, Pass):
        return (passed_points,)
    return ((move, round(it.points, 1)), passed_points)


def look(view: TrickView, rng: Random, budget: Budget) -> Prospect:
    """Draw worlds and play contracts in them, for as long as the budget lasts."""
    sampler = Sampler(view)
    parts: list[Prospect] = []
    count, done = _FIRST, 0
    while count >= _FEWEST or not parts:
        worlds = explained(view, sampler, rng.getrandbits(62), count)
        parts.append(_part(view, worlds, rng.getrandbits(62)))
        nodes = worlds.nodes(_CONTRACTS)
        budget.charge(nodes)
        done += count
        count = min(2 * count, _MOST - done, budget.fits(-(-nodes // count)))
    whole = _joined(parts)
    trust = _MODEL / (_MODEL + done)
    plain = float(whole.evenly @ whole.mine.own)
    more = trust * (_promised(view, sampler, rng.getrandbits(62)) - plain)
    return replace(whole, mine=whole.mine.shifted(view.rules, more))


def _promised(view: TrickView, sampler: Sampler, seed: int) -> float:
    """What the own hand promises by the model, over many nests; the bidding tells nothing of it."""
    rows = masks_of(sampler.draw(seed, _NESTS))
    bidders = np.full(_NESTS, view.seat, dtype=np.intp)
    mean, _ = values_of(view.rules, view.dealer, _hands(view.rules, rows, bidders), bidders)
    return float(mean.max(axis=1).mean())


def _part(view: TrickView, worlds: Explained, seed: int) -> Prospect:
    me, rows = view.seat, worlds.rows
    assert me is not None
    bidders = np.full(len(rows), me, dtype=np.intp)
    trumps = calls(view, rows, bidders)
    mine = play(view, rows, bidders, trumps, seed)
    rival, price, foe = _others(view, worlds.good, worlds.others)
    takers = np.where(rival == _NOBODY, view.dealer, rival)
    theirs = play(view, rows, takers, calls(view, rows, takers), seed)
    return Prospect(worlds.weights, worlds.evenly, mine, trumps, theirs, rival, price, foe, me)


def _joined(parts: Sequence[Prospect]) -> Prospect:
    weights = np.concatenate([part.weights for part in parts])
    evenly = np.concatenate([part.evenly for part in parts])
    return Prospect(
        weights / weights.sum(),
        evenly / evenly.sum(),
        joined([part.mine for part in parts]),
        np.concatenate([part.trumps for part in parts]),
        joined([part.theirs for part in parts]),
        np.concatenate([part.rival for part in parts]),
        np.concatenate([part.price for part in parts]),
        np.concatenate([part.foe for part in parts]),
        parts[0].seat,
    )


def calls(view: TrickView, rows: Rows, bidders: NDArray[np.intp]) -> NDArray[np.intp]:
    """The number of the trump call that each row's bidder would make, knowing what it then may."""
    hands = _hands(view.rules, rows, bidders)
    mean, _ = values_of(view.rules, view.dealer, hands, bidders)
    best: NDArray[np.intp] = mean.argmax(axis=1)
    return best


def _hands(rules: TrickRules, rows: Rows, bidders: NDArray[np.intp]) -> Masks:
    """What each row's bidder holds when it names trump."""
    hands: Masks = rows[np.arange(len(rows)), bidders]
    if rules.phases.index(Phase.TRUMP) > _nest_comes(rules):
        hands = hands | rows[:, rules.seats]
    return hands


def _nest_comes(rules: TrickRules) -> int:
    """The place of taking the nest among the phases; after all of them if nobody takes it."""
    return rules.phases.index(Phase.NEST) if Phase.NEST in rules.phases else len(rules.phases)


def play(
    view: TrickView, rows: Rows, bidders: NDArray[np.intp], trumps: NDArray[np.intp], seed: int
) -> Results:
    """The contract of each row's bidder under its call, the nest exchanged."""
    rules = view.rules
    found: list[Results] = []
    order: list[NDArray[np.intp]] = []
    leaders = np.array([leader_of(rules, view.dealer, seat) for seat in range(rules.seats)])
    for number in sorted(set(trumps.tolist())):
        where = np.flatnonzero(trumps == number)
        trump: Trump = rules.trumps[number]
        own = bidders[where].astype(np.int32)
        after, called = exchanged(rules, trump, own, rows[where])
        contracts = Contracts(trump, own, leaders[own].astype(np.int32), called)
        found.append(results(rules, contracts, after, seed))
        order.append(where)
    whole, places = joined(found), np.argsort(np.concatenate(order))
    return Results(
        whole.taken[places], whole.bidding[places], whole.swept[places], whole.bidder[places]
    )


def _others(
    view: TrickView, good: Numbers, others: Sequence[Seat]
) -> tuple[NDArray[np.intp], Numbers, Numbers]:
    """Who gets the bid if this seat passes, at which price, and how far its foes would go."""
    rules = view.rules
    reach = np.floor(good / BID_STEP) * BID_STEP
    out = passed(view.auction)
    standing = _standing(view)
    least = max(standing + BID_STEP, rules.minimum_bid)
    for column, seat in enumerate(others):
        if seat == view.bidder:
            reach[:, column] = np.maximum(reach[:, column], standing)
        elif seat in out:
            reach[:, column] = _NOTHING
        else:
            reach[:, column] = np.where(reach[:, column] < least, _NOTHING, reach[:, column])
    order = np.sort(reach, axis=1)
    second = order[:, -2] if len(others) > 1 else np.full(len(reach), _NOTHING)
    rival = np.array(others, dtype=np.intp)[reach.argmax(axis=1)]
    holds = rival == (_NOBODY if view.bidder is None else view.bidder)
    price = np.minimum(second + BID_STEP, order[:, -1])
    price = np.maximum(price, np.where(holds, standing, least))
    rival = np.where(order[:, -1] == _NOTHING, _NOBODY, rival)
    foes = [column for column, s in enumerate(others) if not rules.are_partners(view.seat, s)]
    return rival, price, reach[:, foes].max(axis=1)


def _standing(view: TrickView) -> int:
    if view.bid is None:
        return 0
    return view.bid.amount if isinstance(view.bid, Bid) else view.rules.maximum_bid


def _passing(view: TrickView, it: Prospect) -> float:
    """What it is worth to leave the bid to the others."""
    value = _priced(view, it.theirs, it.price)
    if view.rules.all_pass == "redeal":
        nothing = float(_worth(view, np.zeros((1, view.rules.seats)), None)[0])
        value = np.where(it.rival == _NOBODY, nothing, value)
    return float(it.weights @ value)


def _bidding(view: TrickView, it: Prospect, ceiling: int) -> float:
    """What it is worth to bid on, up to a ceiling if need be."""
    lowest = min(move.amount for move in view.legal if isinstance(move, Bid))
    lost = it.foe >= ceiling + BID_STEP
    price = np.clip(np.maximum(it.foe + BID_STEP, lowest), lowest, ceiling)
    mine = _priced(view, it.mine, price)
    theirs = _priced(view, it.theirs, np.maximum(it.price, ceiling + BID_STEP))
    return float(it.weights @ np.where(lost, theirs, mine))


def _priced(view: TrickView, it: Results, price: Numbers) -> Numbers:
    """The worth of contracts at a price of their own each."""
    amounts = np.minimum(price, view.rules.maximum_bid)
    return _worth(view, it.scores_at(view.rules, amounts), it.bidder)


def _worth(view: TrickView, scores: Numbers, bidders: NDArray[np.int32] | None) -> Numbers:
    assert view.seat is not None
    return MatchValue(view.rules, view.totals, view.seat).worth(scores, bidders)


def made(it: Prospect, amount: int) -> float:
    """The chance that the own contract brings so many points, smoothed over the worlds."""
    own = it.mine.own
    width = max(float(own.std()) * len(own) ** -0.2, 1.0)
    chances = 0.5 + 0.5 * np.tanh(0.8 * (own - amount + BID_STEP / 2) / width)
    return float(it.weights @ chances)


def _shoots(view: TrickView, it: Prospect, best: float) -> bool:
    """Whether the sun is worth more than all else, and likely enough."""
    if ShootSun() not in view.legal:
        return False
    value = float(it.weights @ _worth(view, it.mine.scores(view.rules, ShootSun()), it.mine.bidder))
    chance = float(it.weights @ it.mine.swept)
    return value > best and chance >= calibration_for(view.rules).prudence


def _likeliest(rules: TrickRules, it: Prospect) -> Trump:
    """The trump call of most worlds."""
    counts = np.bincount(it.trumps, weights=it.weights, minlength=len(rules.trumps))
    return rules.trumps[int(counts.argmax())]
