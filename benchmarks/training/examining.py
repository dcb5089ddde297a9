"""Measure how good fitted weights are in new deals, to which they were not fitted."""

from collections.abc import Sequence
from math import exp
from random import Random
from statistics import fmean, geometric_mean

import numpy as np
from numpy.typing import NDArray

from benchmarks.training.card_play import Numbers, chances, stacked
from benchmarks.training.played import WORLDS, Choice, Record
from rookery.bots.strong.fitted_weights import FittedWeights
from rookery.kernel.playouts.habits import SITUATIONS
from rookery.tricks.rules import Sides


def predicted(weights: NDArray[np.float32], choices: Sequence[Choice]) -> tuple[float, float]:
    """Geometric means of the probabilities of the cards played: under habits, and at random."""
    likely = [
        float(chances[each.played])
        for each, chances in zip(choices, _chances(weights, choices), strict=True)
    ]
    return geometric_mean(likely), geometric_mean(1 / len(each.cards) for each in choices)


def lost(weights: NDArray[np.float32] | None, choices: Sequence[Choice]) -> float:
    """The mean points that the likeliest card, or a random one, loses with open hands."""
    solved = [each for each in choices if each.worth is not None]
    losses = [each.worth.max() - each.worth for each in solved if each.worth is not None]
    if weights is None:
        return fmean(float(loss.mean()) for loss in losses)
    by_choice = zip(losses, _chances(weights, solved), strict=True)
    return fmean(float(loss[chances.argmax()]) for loss, chances in by_choice)


def likelier(weights: FittedWeights, played: Sequence[Record]) -> dict[Sides, float]:
    """How much likelier the true world is than a random one, as a geometric mean."""
    logs: dict[Sides, list[float]] = {}
    for record in played:
        sides = record.game.rules.sides
        for table in record.worlds(Random(1), weights.habits):
            scores = table @ weights.worlds[sides]
            true = scores[0] - np.logaddexp.reduce(scores)
            logs.setdefault(sides, []).append(float(true + np.log(WORLDS + 1)))
    return {sides: exp(fmean(each)) for sides, each in logs.items()}


def _chances(weights: NDArray[np.float32], choices: Sequence[Choice]) -> list[Numbers]:
    """The probability of each card of each choice."""
    found: dict[int, Numbers] = {}
    for situation in range(SITUATIONS):
        places = [place for place, each in enumerate(choices) if each.situation == situation]
        if places:
            tables, mask = stacked([choices[place] for place in places])
            likely = chances(tables, mask, weights[situation].astype(np.float64))
            found |= dict(zip(places, likely, strict=True))
    return [found[place][: len(each.cards)] for place, each in enumerate(choices)]
