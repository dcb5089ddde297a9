"""What the bidding tells of the hands: how well each world explains what was bid and passed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.bidding.calibration import calibration_for
from rookery.bots.strong.bidding.contracts import NODES_A_DEAL, leader_of
from rookery.bots.strong.bidding.hand_net import value
from rookery.core.cards import Seat
from rookery.core.moves import Bid, Pass, ShootSun
from rookery.kernel.playouts.open_hand_policy import Rows
from rookery.kernel.worlds.masks import Masks
from rookery.kernel.worlds.sampling import Sampler, masks_of
from rookery.tricks.rules import BID_STEP, TrickRules
from rookery.tricks.view import TrickView

_VAGUE = 0.08
"""How far a bidder strays from what its hand promises, as a share of the highest bid."""

_LEAST = 0.02
"""The chance of any call, however foolish."""

_ENOUGH = 0.8
"""Worlds are drawn until they count for so many of those that are wanted,"""

_MOST_DRAWN = 4
"""and for each one that is wanted no more than this."""


@dataclass(frozen=True, slots=True)
class Explained:
    """Worlds that explain what was bid, with their weights.

    `evenly` are the weights that they have if nothing is known of the bids. `good` has a column for
    each other seat of `others`: how far it is good to bid. `drawn` is how many worlds were looked
    at.
    """

    rows: Rows
    weights: Numbers
    evenly: Numbers
    good: Numbers
    others: tuple[Seat, ...]
    drawn: int

    def nodes(self, deals: int) -> int:
        """What drawing them and playing so many deals in each costs."""
        return (len(self.rows) * deals + self.drawn) * NODES_A_DEAL


def explained(view: TrickView, sampler: Sampler, seed: int, count: int) -> Explained:
    """So many worlds, of which more are drawn the less most of them explain.

    Those that explain the bids best are kept, of the others a part that stands for all of them
    (Fearnhead, Clifford 2003), so that sums over their weights stay right.
    """
    others = tuple(seat for seat in range(view.rules.seats) if seat != view.seat)
    rows, good, weights = _drawn(view, sampler, seed, count, others)
    worth = float(weights.sum() ** 2 / (weights @ weights))
    missing = int(min(_ENOUGH / worth * count, _MOST_DRAWN) * count) - count
    if missing <= 0:
        return Explained(rows, weights, np.ones(count), good, others, count)
    more = _drawn(view, sampler, seed + 1, missing, others)
    rows, good, weights = (
        np.concatenate(each) for each in zip((rows, good, weights), more, strict=True)
    )
    kept, thinned = _thinned(weights, count, np.random.default_rng(seed))
    evenly = thinned / weights[kept]
    return Explained(rows[kept], thinned, evenly, good[kept], others, len(weights))


def _drawn(
    view: TrickView, sampler: Sampler, seed: int, count: int, others: Sequence[Seat]
) -> tuple[Rows, Numbers, Numbers]:
    """Worlds, how far others are good to bid in them, and how well that explains the calls."""
    rows = masks_of(sampler.draw(seed, count))
    good = ceilings(view.rules, view.dealer, rows, others)
    return rows, good, likelihood(view, good, others)


def _thinned(
    weights: Numbers, count: int, rng: np.random.Generator
) -> tuple[NDArray[np.intp], Numbers]:
    """So many places of the weights, and what those weigh then: on average all keep theirs."""
    falling = np.sort(weights)[::-1]
    rest = np.cumsum(falling[::-1])[::-1]
    wanted = count - np.arange(count)
    bounds = rest[:count] / wanted
    sure = int(np.argmax(falling[:count] <= bounds))
    bound = bounds[sure]
    steps = np.cumsum(np.minimum(weights / bound, 1.0)) + rng.random()
    kept = np.flatnonzero(np.diff(np.floor(steps), prepend=0.0))
    return kept, np.maximum(weights[kept], bound)


def values_of(
    rules: TrickRules, dealer: Seat, hands: Masks, seats: NDArray[np.intp]
) -> tuple[Numbers, Numbers]:
    """The points that each hand promises under each call, and their spread, before the nest.

    Hands have a seat each; there is a column for each call of `rules.trumps`.
    """
    leaders = np.array([leader_of(rules, dealer, seat) for seat in range(rules.seats)])
    places = (seats - leaders[seats]) % rules.seats
    mean, spread = value(rules, rules.trumps, hands, places)
    shift = calibration_for(rules).shift
    return mean.astype(np.float64) + shift, spread.astype(np.float64)


def ceilings(rules: TrickRules, dealer: Seat, rows: Rows, seats: Sequence[Seat]) -> Numbers:
    """How far each of some seats is good to bid in each world, by its own cards alone."""
    if not seats:
        return np.zeros((len(rows), 0))
    hands = np.concatenate([rows[:, seat] for seat in seats])
    owners = np.repeat(np.array(seats, dtype=np.intp), len(rows))
    mean, spread = values_of(rules, dealer, hands, owners)
    best = mean.argmax(axis=1)
    pick = np.arange(len(hands)), best
    good = mean[pick] - calibration_for(rules).margin * spread[pick]
    by_seat: Numbers = good.reshape(len(seats), len(rows)).T
    return by_seat


def likelihood(view: TrickView, good: Numbers, seats: Sequence[Seat]) -> Numbers:
    """How well each world explains the calls of some seats; `good` are their `ceilings`.

    Who leaves the bid to its partner tells nothing.
    """
    rules = view.rules
    log = np.zeros(len(good))
    vague = _VAGUE * rules.maximum_bid
    standing, holder = rules.opening_bid, view.dealer if rules.opening_bid else None
    for seat, move in view.auction:
        level = max(standing + BID_STEP, rules.minimum_bid)
        if isinstance(move, Bid):
            standing, holder = move.amount, seat
        elif isinstance(move, ShootSun):
            standing, holder = rules.maximum_bid, seat
        if seat not in seats:
            continue
        own = good[:, list(seats).index(seat)]
        if not isinstance(move, Pass):
            log += _log_chance((own - standing) / vague)
        elif not rules.are_partners(seat, holder):
            log += _log_chance((level - own) / vague)
    found: Numbers = np.exp(log)
    return found


def _log_chance(distance: Numbers) -> Numbers:
    found: Numbers = np.log(_LEAST + (1 - _LEAST) / (1 + np.exp(-2 * np.clip(distance, -20, 20))))
    return found
