"""Samples worlds, weighted by the likelihood of the bids and passes in each of them."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rookery.bots.strong.arrays import Numbers, effective_size
from rookery.bots.strong.bidding.calibration import calibration_for
from rookery.bots.strong.bidding.contracts import NODES_A_DEAL
from rookery.bots.strong.bidding.hand_net import predict
from rookery.core.cards import Seat
from rookery.core.moves import Bid, Pass, ShootSun, Stay
from rookery.kernel.playouts.open_hand_policy import Rows
from rookery.kernel.worlds.masks import Masks
from rookery.kernel.worlds.sampling import Sampler, masks_of
from rookery.tricks.play import first_leader
from rookery.tricks.rules import TrickRules
from rookery.tricks.view import TrickView

_SCALE = 0.08
"""How far bidders stray from their ceilings, as a share of the maximum bid. Unmeasured, as are
those below.

It is the scale of a logistic curve.
"""

_LEAST_LIKELIHOOD = 0.02
"""The smallest likelihood of a bid or pass, however badly the hand fits it."""

_WANTED_SAMPLE_SIZE = 0.8
"""The effective sample size to aim for, as a share of the worlds wanted."""

_MOST_DRAWN = 4
"""The most worlds drawn for each world wanted."""


@dataclass(frozen=True, slots=True)
class WeightedWorlds:
    """W sampled worlds, weighted by how well they explain the bids.

    `rows` are masks of shape (W, seats + 2). `weights` and `prior_weights` have shape (W,); only
    `weights` include the likelihood of the bids. `ceilings`, shape (W, O), are the highest bids
    that the O seats in `others` should make (`bid_ceilings`). `drawn` is the number of worlds
    before thinning.
    """

    rows: Rows
    weights: Numbers
    prior_weights: Numbers
    ceilings: Numbers
    others: tuple[Seat, ...]
    drawn: int

    def nodes(self, deals: int) -> int:
        """The nodes to charge for drawing these worlds and playing out `deals` deals in each."""
        return (len(self.rows) * deals + self.drawn) * NODES_A_DEAL


def sample_worlds(view: TrickView, sampler: Sampler, seed: int, count: int) -> WeightedWorlds:
    """Sample worlds weighted by the likelihood of the bids.

    If few worlds explain the bids, more than `count` are drawn and then thinned to about `count`:
    the likeliest worlds stay, and a sample of the others carries the weight of all others
    (Fearnhead, Clifford 2003). Weighted sums stay unbiased.
    """
    others = tuple(seat for seat in range(view.rules.seats) if seat != view.seat)
    rows, ceilings, weights = _draw(view, sampler, seed, count, others)
    needed = _WANTED_SAMPLE_SIZE / effective_size(weights) * count
    missing = int(min(needed, _MOST_DRAWN) * count) - count
    if missing <= 0:
        return WeightedWorlds(rows, weights, np.ones(count), ceilings, others, count)
    more = _draw(view, sampler, seed + 1, missing, others)
    rows, ceilings, weights = (
        np.concatenate(each) for each in zip((rows, ceilings, weights), more, strict=True)
    )
    kept, thinned = _thin(weights, count, np.random.default_rng(seed))
    prior = thinned / weights[kept]
    return WeightedWorlds(rows[kept], thinned, prior, ceilings[kept], others, len(weights))


def _draw(
    view: TrickView, sampler: Sampler, seed: int, count: int, others: Sequence[Seat]
) -> tuple[Rows, Numbers, Numbers]:
    """Draw worlds; return them with the ceilings of `others` and the likelihoods of the bids."""
    rows = masks_of(sampler.draw(seed, count))
    ceilings = bid_ceilings(view.rules, view.dealer, rows, others)
    return rows, ceilings, likelihood(view, ceilings, others)


def _thin(
    weights: Numbers, count: int, rng: np.random.Generator
) -> tuple[NDArray[np.intp], Numbers]:
    """Choose about `count` weights: their indices, and new weights that keep sums unbiased."""
    falling = np.sort(weights)[::-1]
    rest = np.cumsum(falling[::-1])[::-1]
    wanted = count - np.arange(count)
    bounds = rest[:count] / wanted
    sure = int(np.argmax(falling[:count] <= bounds))
    bound = bounds[sure]
    steps = np.cumsum(np.minimum(weights / bound, 1.0)) + rng.random()
    kept = np.flatnonzero(np.diff(np.floor(steps), prepend=0.0))
    return kept, np.maximum(weights[kept], bound)


def expected_points(
    rules: TrickRules, dealer: Seat, hands: Masks, seats: NDArray[np.intp]
) -> tuple[Numbers, Numbers]:
    """Expected points of the bidder's side by hand and trump call, and their spread.

    `hands`, which may include the nest, and `seats` have shape (H,). The results have shape (H, T)
    for the T calls in `rules.allowed_trumps`. The spread is a standard deviation.
    """
    leaders = np.array([first_leader(rules, dealer, seat) for seat in range(rules.seats)])
    places = (seats - leaders[seats]) % rules.seats
    mean, spread = predict(rules, rules.allowed_trumps, hands, places)
    shift = calibration_for(rules).shift
    return mean.astype(np.float64) + shift, spread.astype(np.float64)


def bid_ceilings(rules: TrickRules, dealer: Seat, rows: Rows, seats: Sequence[Seat]) -> Numbers:
    """The highest bid that each of S seats should make with its hand in each world, shape (W, S).

    It is the expected points under the best call, less `Calibration.margin` standard deviations.
    """
    if not seats:
        return np.zeros((len(rows), 0))
    hands = np.concatenate([rows[:, seat] for seat in seats])
    owners = np.repeat(np.array(seats, dtype=np.intp), len(rows))
    mean, spread = expected_points(rules, dealer, hands, owners)
    best = mean.argmax(axis=1)
    pick = np.arange(len(hands)), best
    ceilings = mean[pick] - calibration_for(rules).margin * spread[pick]
    by_seat: Numbers = ceilings.reshape(len(seats), len(rows)).T
    return by_seat


def likelihood(view: TrickView, ceilings: Numbers, seats: Sequence[Seat]) -> Numbers:
    """The likelihood, shape (W,), of the bids and passes of S seats in each world.

    `ceilings` has shape (W, S). A pass that leaves the bid to a partner is ignored.
    """
    rules = view.rules
    log = np.zeros(len(ceilings))
    scale = _SCALE * rules.maximum_bid
    standing, holder = rules.opening_bid, view.dealer if rules.opening_bid else None
    for seat, move in view.auction:
        level = max(standing + rules.bid_step, rules.minimum_bid)
        if isinstance(move, Bid):
            standing, holder = move.amount, seat
        elif isinstance(move, ShootSun):
            standing, holder = rules.maximum_bid, seat
        # Staying in proves nothing about the hand (FO-22).
        if seat not in seats or isinstance(move, Stay):
            continue
        own = ceilings[:, list(seats).index(seat)]
        if not isinstance(move, Pass):
            log += _log_likelihood((own - standing) / scale)
        elif not rules.are_partners(seat, holder):
            log += _log_likelihood((level - own) / scale)
    found: Numbers = np.exp(log)
    return found


def _log_likelihood(distance: Numbers) -> Numbers:
    """The log likelihood of a bid or pass, given its distance from the ceiling in units of `scale`.

    The distance is positive for a bid below the ceiling, and for a pass when the next bid would be
    above the ceiling.
    """
    found: Numbers = np.log(
        _LEAST_LIKELIHOOD + (1 - _LEAST_LIKELIHOOD) / (1 + np.exp(-2 * np.clip(distance, -20, 20)))
    )
    return found
