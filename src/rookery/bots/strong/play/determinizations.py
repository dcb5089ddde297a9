"""The worlds that a decision looks at: those that explain the deal well are kept more often."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rookery.bots.strong.arrays import Numbers
from rookery.bots.strong.fitted_weights import EXPLAINED
from rookery.bots.strong.play.hand_evidence import SIZE, numbers_of
from rookery.bots.strong.play.settings import Settings
from rookery.kernel.playouts.habits import Players
from rookery.kernel.worlds.masks import Masks
from rookery.kernel.worlds.sampling import Sampler, masks_of
from rookery.tricks.view import TrickView

_UNREAD = 0.04
"""The part of the worlds that are taken as they come, each time that they are weighed."""


@dataclass(frozen=True, slots=True)
class Determinizations:
    """Worlds, a row of masks each, with how much each counts; in random order."""

    masks: Masks
    counts: Numbers

    def __len__(self) -> int:
        return len(self.counts)

    def part(self, first: int, size: int) -> Determinizations:
        """So many of them from one on."""
        chosen = slice(first, first + size)
        return Determinizations(self.masks[chosen], self.counts[chosen])


def determinize(
    view: TrickView,
    sampler: Sampler,
    players: Players,
    seed: int,
    wanted: int,
    settings: Settings,
) -> Determinizations:
    """So many worlds of a view, likelier ones more often, if the settings say so."""
    rng = np.random.default_rng(seed)
    if not settings.reads:
        masks = masks_of(sampler.draw(seed, wanted))
        return Determinizations(masks, np.ones(wanted))
    masks = masks_of(sampler.draw(seed, settings.drawn * wanted))
    weights = EXPLAINED[view.rules.sides]
    by_hands = numbers_of(view, masks) @ weights[:SIZE]
    masks = masks[_resampled(settings.trusts_hands * by_hands, 2 * wanted, rng)]
    by_cards = by_role(view, players.log_likelihoods(masks)) @ weights[SIZE:]
    chosen, counts = np.unique(
        _resampled(settings.trusts_cards * by_cards, wanted, rng), return_counts=True
    )
    order = rng.permutation(len(chosen))
    return Determinizations(masks[chosen[order]], counts[order].astype(np.float64))


def by_role(view: TrickView, explained: NDArray[np.float32]) -> Numbers:
    """The chances of the cards of the bidder, of partners that are known, and of the others."""
    rules, bidder = view.rules, view.bidder
    is_bidder = np.arange(rules.seats) == bidder
    is_partner = np.array([rules.are_partners(seat, bidder) for seat in range(rules.seats)])
    others = ~is_bidder & ~is_partner
    return np.stack([explained[:, it].sum(axis=1) for it in (is_bidder, is_partner, others)], 1)


def _resampled(logarithms: Numbers, wanted: int, rng: np.random.Generator) -> NDArray[np.intp]:
    """So many of the rows, each as often as its weight says, evenly spread (Kitagawa 1996).

    A small part of them is taken whatever the weights say: people do unlikely things.
    """
    weights = np.exp(logarithms - logarithms.max())
    weights = (1 - _UNREAD) * weights / weights.sum() + _UNREAD / len(weights)
    sums = np.cumsum(weights)
    steps = (np.arange(wanted) + rng.random()) * (sums[-1] / wanted)
    chosen: NDArray[np.intp] = np.minimum(np.searchsorted(sums, steps), len(sums) - 1)
    return chosen
