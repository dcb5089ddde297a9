"""Sampling the worlds of a decision, resampled by how well they explain what was bid and played."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.fitted_weights import EVIDENCE_WEIGHTS
from rookery.bots.strong.play.likelihood_features import FEATURES, hand_features
from rookery.bots.strong.play.settings import Settings
from rookery.kernel.playouts.habits import Players
from rookery.kernel.worlds.masks import Masks
from rookery.kernel.worlds.sampling import Sampler, masks_of
from rookery.tricks.view import TrickView

_UNIFORM_SHARE = 0.04
"""The share of worlds that each resampling takes regardless of their likelihood. A guess."""


@dataclass(frozen=True, slots=True)
class Determinizations:
    """Distinct worlds in random order: `masks` of shape (W, seats + 2), `counts` of shape (W,).

    A count is how often the resampling took the world: its weight in every mean.
    """

    masks: Masks
    counts: Numbers

    def __len__(self) -> int:
        return len(self.counts)

    def batch(self, first: int, size: int) -> Determinizations:
        """At most `size` worlds from `first` on."""
        places = slice(first, first + size)
        return Determinizations(self.masks[places], self.counts[places])


def determinize(
    view: TrickView,
    sampler: Sampler,
    players: Players,
    seed: int,
    wanted: int,
    settings: Settings,
) -> Determinizations:
    """Sample worlds whose counts sum to `wanted`.

    Worlds are drawn uniformly and then resampled twice, if the settings say so: by the likelihood
    of the hands given the auction, and by that of the cards played so far.
    """
    rng = np.random.default_rng(seed)
    if not settings.reads:
        masks = masks_of(sampler.draw(seed, wanted))
        return Determinizations(masks, np.ones(wanted))
    masks = masks_of(sampler.draw(seed, settings.drawn * wanted))
    weights = EVIDENCE_WEIGHTS[view.rules.sides]
    by_hands = hand_features(view, masks) @ weights[:FEATURES]
    masks = masks[_resample(settings.trusts_hands * by_hands, 2 * wanted, rng)]
    by_cards = sum_by_role(view, players.log_likelihoods(masks)) @ weights[FEATURES:]
    rows, counts = np.unique(
        _resample(settings.trusts_cards * by_cards, wanted, rng), return_counts=True
    )
    order = rng.permutation(len(rows))
    return Determinizations(masks[rows[order]], counts[order].astype(np.float64))


def sum_by_role(view: TrickView, log_likelihoods: NDArray[np.float32]) -> Numbers:
    """Sums of log likelihoods of shape (W, seats) by role, shape (W, 3).

    The roles are the bidder, its partners for the whole match, and all other seats.
    """
    rules, bidder = view.rules, view.bidder
    is_bidder = np.arange(rules.seats) == bidder
    is_partner = np.array([rules.are_partners(seat, bidder) for seat in range(rules.seats)])
    others = ~is_bidder & ~is_partner
    roles = (is_bidder, is_partner, others)
    return np.stack([log_likelihoods[:, role].sum(axis=1) for role in roles], axis=1)


def _resample(log_weights: Numbers, wanted: int, rng: np.random.Generator) -> NDArray[np.intp]:
    """Systematic resampling (Kitagawa 1996): `wanted` row numbers, by the log weights of the rows.

    A small share is taken uniformly, since people bid and play in unlikely ways too.
    """
    weights = np.exp(log_weights - log_weights.max())
    weights = (1 - _UNIFORM_SHARE) * weights / weights.sum() + _UNIFORM_SHARE / len(weights)
    sums = np.cumsum(weights)
    steps = (np.arange(wanted) + rng.random()) * (sums[-1] / wanted)
    rows: NDArray[np.intp] = np.minimum(np.searchsorted(sums, steps), len(sums) - 1)
    return rows
