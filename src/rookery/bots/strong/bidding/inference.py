"""Likelihoods of worlds given the bids and passes, and sampling of worlds weighted by them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.bidding.calibration import calibration_for
from rookery.bots.strong.bidding.contracts import NODES_A_DEAL, leader_of
from rookery.bots.strong.bidding.hand_net import predict
from rookery.core.cards import Seat
from rookery.core.moves import Bid, Pass, ShootSun
from rookery.kernel.playouts.open_hand_policy import Rows
from rookery.kernel.worlds.masks import Masks
from rookery.kernel.worlds.sampling import Sampler, masks_of
from rookery.tricks.rules import BID_STEP, TrickRules
from rookery.tricks.view import TrickView

_SCALE = 0.08
"""The scale by which bidders stray from their ceilings, as a share of the highest bid. A guess."""

_LEAST_LIKELIHOOD = 0.02
"""The least likelihood of any bid or pass, however unlikely its hand makes it. A guess."""

_WANTED_SAMPLE_SIZE = 0.8
"""The effective sample size aimed at, as a share of the worlds wanted. A guess."""

_MOST_DRAWN = 4
"""The most worlds drawn for each one wanted. A guess."""


@dataclass(frozen=True, slots=True)
class WeightedWorlds:
    """W sampled worlds, weighted by how well they explain the bids.

    `rows` are masks of shape (W, seats + 2). `weights` of shape (W,) include the likelihood of the
    bids, `prior_weights` do not. `ceilings`, of shape (W, O), are those of the O seats in `others`.
    `drawn` is the number of worlds that were drawn before thinning.
    """

    rows: Rows
    weights: Numbers
    prior_weights: Numbers
    ceilings: Numbers
    others: tuple[Seat, ...]
    drawn: int

    def nodes(self, deals: int) -> int:
        """The nodes that drawing these worlds and playing some deals in each counts for."""
        return (len(self.rows) * deals + self.drawn) * NODES_A_DEAL


def sample_worlds(view: TrickView, sampler: Sampler, seed: int, count: int) -> WeightedWorlds:
    """Sample worlds weighted by the likelihood of the bids.

    More than `count` are drawn if few of them explain the bids, and then thinned to `count`: the
    likeliest worlds are kept, and of the others a sample whose weights stand for all of them
    (Fearnhead, Clifford 2003), so that weighted sums stay unbiased.
    """
    others = tuple(seat for seat in range(view.rules.seats) if seat != view.seat)
    rows, ceilings, weights = _draw(view, sampler, seed, count, others)
    effective = float(weights.sum() ** 2 / (weights @ weights))
    missing = int(min(_WANTED_SAMPLE_SIZE / effective * count, _MOST_DRAWN) * count) - count
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
    """Worlds, the ceilings of others in them, and the likelihoods of the bids."""
    rows = masks_of(sampler.draw(seed, count))
    ceilings = bid_ceilings(view.rules, view.dealer, rows, others)
    return rows, ceilings, likelihood(view, ceilings, others)


def _thin(
    weights: Numbers, count: int, rng: np.random.Generator
) -> tuple[NDArray[np.intp], Numbers]:
    """Choose `count` of the weights: their indices, and new weights with unchanged expectations."""
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
    """The expected points of each hand's side as bidder under each trump call, and their spread.

    `hands` and `seats` have shape (H,), with or without the nest in the hands. The results have
    shape (H, T) for the T calls of `rules.trumps`; the spread is a standard deviation.
    """
    leaders = np.array([leader_of(rules, dealer, seat) for seat in range(rules.seats)])
    places = (seats - leaders[seats]) % rules.seats
    mean, spread = predict(rules, rules.trumps, hands, places)
    shift = calibration_for(rules).shift
    return mean.astype(np.float64) + shift, spread.astype(np.float64)


def bid_ceilings(rules: TrickRules, dealer: Seat, rows: Rows, seats: Sequence[Seat]) -> Numbers:
    """The highest bid that each of S seats should make in each world by its own cards, (W, S).

    It is the expected points under the best call, less a margin (see `calibration`).
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
    """The likelihood, shape (W,), of the bids and passes of S seats, given their ceilings, (W, S).

    A pass that leaves the bid to a partner tells nothing.
    """
    rules = view.rules
    log = np.zeros(len(ceilings))
    scale = _SCALE * rules.maximum_bid
    standing, holder = rules.opening_bid, view.dealer if rules.opening_bid else None
    for seat, move in view.auction:
        level = max(standing + BID_STEP, rules.minimum_bid)
        if isinstance(move, Bid):
            standing, holder = move.amount, seat
        elif isinstance(move, ShootSun):
            standing, holder = rules.maximum_bid, seat
        if seat not in seats:
            continue
        own = ceilings[:, list(seats).index(seat)]
        if not isinstance(move, Pass):
            log += _log_chance((own - standing) / scale)
        elif not rules.are_partners(seat, holder):
            log += _log_chance((level - own) / scale)
    found: Numbers = np.exp(log)
    return found


def _log_chance(distance: Numbers) -> Numbers:
    """The log likelihood of a bid or pass `distance` scales on the right side of the ceiling."""
    found: Numbers = np.log(
        _LEAST_LIKELIHOOD + (1 - _LEAST_LIKELIHOOD) / (1 + np.exp(-2 * np.clip(distance, -20, 20)))
    )
    return found
