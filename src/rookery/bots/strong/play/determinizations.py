"""Sampling the worlds of a decision, with a preference for those that fit the bids and plays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rookery.bots.strong.arrays import Numbers, effective_size
from rookery.bots.strong.fitted_weights import LIKELIHOOD_WEIGHTS
from rookery.bots.strong.play.likelihood_features import FEATURES, hand_log_likelihoods
from rookery.bots.strong.play.settings import Settings
from rookery.kernel.playouts.habits import Players
from rookery.kernel.worlds.masks import Masks
from rookery.kernel.worlds.sampling import Sampler, masks_of
from rookery.tricks.view import TrickView

_UNIFORM_SHARE = 0.04
"""The share of the resampling weight that is spread evenly over all worlds. Unmeasured, as are
those below."""

_BLOCK = 4096
"""The worlds whose features are worked out together, few enough to fit the cache."""


@dataclass(frozen=True, slots=True)
class Determinizations:
    """W sampled worlds in random order, each with a weight.

    `masks` has shape (W, seats + 2), with columns as in `masks_of`. `counts` has shape (W,): how
    often resampling chose each world, which is the weight of the world in every mean.
    """

    masks: Masks
    counts: Numbers

    def __len__(self) -> int:
        return len(self.counts)

    def batch(self, first: int, size: int) -> Determinizations:
        """At most `size` of the worlds, from index `first` on."""
        places = slice(first, first + size)
        return Determinizations(self.masks[places], self.counts[places])


def determinize(
    view: TrickView, sampler: Sampler, players: Players, seed: int, wanted: int, settings: Settings
) -> tuple[Determinizations, int]:
    """Worlds whose counts sum to `wanted`, and the number of worlds drawn to find them.

    Worlds are drawn uniformly. Unless the settings say otherwise they are then resampled twice:
    first by how likely their hands make the bids, passes and buried cards, then by how likely they
    make the cards played so far. A world that was chosen several times is returned once, with
    that count.
    """
    rng = np.random.default_rng(seed)
    if not settings.resamples:
        masks = masks_of(sampler.draw(seed, wanted))
        return Determinizations(masks, np.ones(wanted)), wanted
    weights = LIKELIHOOD_WEIGHTS[view.rules.sides]
    masks, by_hands = _drawn(view, sampler, wanted, settings, rng)
    drawn = len(masks)
    kept, of_kept = np.unique(_resample(by_hands, 2 * wanted, rng), return_inverse=True)
    masks = masks[kept]
    by_cards = sum_by_role(view, players.log_likelihoods(masks)) @ weights[FEATURES:]
    by_cards *= settings.card_likelihood_exponent
    chosen = of_kept[_resample(by_cards[of_kept], wanted, rng)]
    rows, counts = np.unique(chosen, return_counts=True)
    order = rng.permutation(len(rows))
    return Determinizations(masks[rows[order]], counts[order].astype(np.float64)), drawn


def _drawn(
    view: TrickView, sampler: Sampler, wanted: int, settings: Settings, rng: np.random.Generator
) -> tuple[Masks, Numbers]:
    """Worlds drawn uniformly, and the log likelihoods of their hands, shape (W,).

    Drawing stops once the worlds have an effective size of `wanted`, or at the largest number that
    the settings allow. If few worlds are possible, the smallest number that the settings allow is
    drawn, since more would repeat worlds.
    """
    weights = settings.hand_likelihood_exponent * LIKELIHOOD_WEIGHTS[view.rules.sides][:FEATURES]
    until = settings.drawn_per_world * wanted
    most = max(min(settings.most_drawn_per_world * wanted, sampler.count), until)
    masks: list[Masks] = []
    logs: list[Numbers] = []
    drawn = 0
    while True:
        while drawn < until:
            count = min(_BLOCK, until - drawn)
            masks.append(masks_of(sampler.draw(int(rng.integers(1 << 62)), count)))
            logs.append(hand_log_likelihoods(view, masks[-1], weights))
            drawn += count
        if drawn == most or effective_size(_likelihoods(logs)) >= wanted:
            return np.concatenate(masks), np.concatenate(logs)
        until = min(2 * drawn, most)


def _likelihoods(logs: Sequence[Numbers]) -> Numbers:
    """The likelihoods of all worlds, up to a common factor."""
    every = np.concatenate(logs)
    found: Numbers = np.exp(every - every.max())
    return found


def sum_by_role(view: TrickView, log_likelihoods: NDArray[np.float32]) -> Numbers:
    """Log likelihoods, shape (W, seats), summed by role: bidder, partners, others: (W, 3)."""
    rules, bidder = view.rules, view.bidder
    is_bidder = np.arange(rules.seats) == bidder
    is_partner = np.array([rules.are_partners(seat, bidder) for seat in range(rules.seats)])
    others = ~is_bidder & ~is_partner
    roles = (is_bidder, is_partner, others)
    return np.stack([log_likelihoods[:, role].sum(axis=1) for role in roles], axis=1)


def _resample(log_weights: Numbers, wanted: int, rng: np.random.Generator) -> NDArray[np.intp]:
    """Choose `wanted` row indices, each row in proportion to its weight.

    This is systematic resampling (Kitagawa 1996). A small share of the weight is the same for all
    rows, since people sometimes bid and play in unlikely ways.
    """
    weights = np.exp(log_weights - log_weights.max())
    weights = (1 - _UNIFORM_SHARE) * weights / weights.sum() + _UNIFORM_SHARE / len(weights)
    sums = np.cumsum(weights)
    steps = (np.arange(wanted) + rng.random()) * (sums[-1] / wanted)
    rows: NDArray[np.intp] = np.minimum(np.searchsorted(sums, steps), len(sums) - 1)
    return rows
