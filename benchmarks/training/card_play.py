"""Fit the weights of the card play of `strong`: `python -m benchmarks.training` writes them.

Three models are fitted, each by Adam (Kingma, Ba 2015):

* the weights of habits (how players choose): a conditional logit (McFadden 1974) that maximizes
  the likelihood of the cards played;
* the weights of skill (how players should choose): the same model, but it maximizes the value of
  the chosen card in the true deal with open hands, plus a small entropy term;
* the weights of worlds: a conditional logit that maximizes the likelihood of the true world among
  sampled ones.

The deals are played by our own bots.
"""

from collections.abc import Callable, Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

from benchmarks.training.played import Choice, Record
from rookery.bots.strong.fitted_weights import FittedWeights
from rookery.kernel.playouts.habits import FEATURES, SITUATIONS
from rookery.tricks.rules import Sides

STEPS = 500
FEWEST = 40
POINTS = 8.0
ENTROPY = 0.08
"""The weight of the entropy term."""

PULL = 1e-3
"""How strongly the weights of skill are pulled towards those of habits."""

Numbers = NDArray[np.float64]


def climbed(begun: Numbers, slope: Callable[[Numbers], Numbers], rate: float) -> Numbers:
    """The weights after `STEPS` steps of gradient ascent from `begun`."""
    found: Numbers = begun.copy()
    mean, square = np.zeros(len(begun)), np.zeros(len(begun))
    for step in range(1, STEPS + 1):
        steep = slope(found)
        mean = 0.9 * mean + 0.1 * steep
        square = 0.99 * square + 0.01 * steep * steep
        ahead = mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.99**step)) + 1e-7)
        found += rate * (1 if 3 * step < 2 * STEPS else 0.3) * ahead
    return found


def chances(tables: Numbers, mask: Numbers, weights: Numbers) -> Numbers:
    """The probability of each row of each table: a softmax over those rows that the mask allows."""
    scores = tables @ weights + mask
    likely = np.exp(scores - scores.max(axis=1, keepdims=True))
    found: Numbers = likely / likely.sum(axis=1, keepdims=True)
    return found


def stacked(choices: Sequence[Choice]) -> tuple[Numbers, Numbers]:
    """The features of all choices, padded to the same number of cards; a mask of the real cards."""
    most = max(len(each.cards) for each in choices)
    tables = np.zeros((len(choices), most, FEATURES))
    mask = np.full((len(choices), most), -1e9)
    for row, each in enumerate(choices):
        tables[row, : len(each.cards)] = each.cards
        mask[row, : len(each.cards)] = 0
    return tables, mask


def habits(choices: Sequence[Choice]) -> Numbers:
    """Fit the weights that predict which cards players choose."""
    tables, mask = stacked(choices)
    played = tables[np.arange(len(choices)), [each.played for each in choices]]

    def slope(found: Numbers) -> Numbers:
        expected = np.einsum("nk,nkf->nf", chances(tables, mask, found), tables)
        steep: Numbers = (played - expected).mean(axis=0) - 3e-3 * found
        return steep

    return climbed(np.zeros(FEATURES), slope, 0.06)


def skill(choices: Sequence[Choice], begun: Numbers) -> Numbers:
    """Fit the weights by which players should choose, starting from their habits, `begun`."""
    tables, mask = stacked(choices)
    worth = np.zeros(mask.shape)
    for row, each in enumerate(choices):
        assert each.worth is not None
        worth[row, : len(each.worth)] = (each.worth - each.worth.max()) / POINTS

    def slope(found: Numbers) -> Numbers:
        likely = chances(tables, mask, found)
        logarithms = np.log(likely + 1e-9)
        gain = worth - ENTROPY * logarithms
        ahead = likely * (gain - (likely * gain).sum(axis=1, keepdims=True))
        steep: Numbers = np.einsum("nk,nkf->f", ahead, tables) / len(tables)
        steep -= PULL * (found - begun)
        return steep

    return climbed(begun, slope, 0.06)


def world_weights(worlds: Sequence[Numbers]) -> Numbers:
    """Fit the weights of a world's features. The first row of each table is the true world."""
    tables = np.stack(worlds)
    scale = tables.std(axis=(0, 1)) + 1e-6
    tables = (tables - tables.mean(axis=(0, 1))) / scale
    mask = np.zeros(tables.shape[:2])

    def slope(found: Numbers) -> Numbers:
        expected = np.einsum("nk,nkf->nf", chances(tables, mask, found), tables)
        steep: Numbers = (tables[:, 0] - expected).mean(axis=0) - 4e-3 * found
        return steep

    found: Numbers = climbed(np.zeros(tables.shape[2]), slope, 0.05) / scale
    return found


def fitted(played: Sequence[Record], choices: Sequence[Choice], origin: str) -> FittedWeights:
    usual = np.zeros((SITUATIONS, FEATURES), dtype=np.float32)
    best = usual.copy()
    for situation in range(SITUATIONS):
        some = [each for each in choices if each.situation == situation]
        solved = [each for each in some if each.worth is not None]
        habit = habits(some) if len(some) >= FEWEST else np.zeros(FEATURES)
        usual[situation] = habit
        best[situation] = skill(solved, habit) if len(solved) >= FEWEST else habit
    by_sides: dict[Sides, list[Numbers]] = {}
    for record in played:
        by_sides.setdefault(record.game.rules.sides, []).extend(record.worlds(Random(1), usual))
    worlds = {sides: world_weights(tables) for sides, tables in by_sides.items()}
    return FittedWeights(usual, best, worlds, origin)
