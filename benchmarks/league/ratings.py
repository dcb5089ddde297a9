"""Ratings by least squares from any meetings that connect the entrants.

A rating is the lead over one fixed entrant (the anchor) in points per deal. A meeting weighs more
if its mean edge is more certain. Meetings with third entrants count, too: they connect two entrants
indirectly.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import fmean, variance

import numpy as np
from numpy.typing import NDArray

Edges = Mapping[tuple[str, str], Sequence[float]]
"""For each pair of entrants, its edge on each deck: the points per deal that the first leads by."""

HALF = 1.96
"""Half the width of a 95 % confidence interval, in standard errors."""

LEAST = 0.1
"""The least standard error of a mean edge, in points.

Two bots that play alike have just this error. Unmeasured, as are those below.
"""


POOLED = 8
"""A game's usual variance weighs as much as this many further decks of the meeting."""


@dataclass(frozen=True, slots=True)
class Ratings:
    """The ratings of entrants in one game, and the covariance of their errors."""

    names: tuple[str, ...]
    points: NDArray[np.float64]
    covariance: NDArray[np.float64]

    def rating(self, name: str, over: str | None = None) -> tuple[float, float]:
        """How far an entrant leads `over`, or the anchor if that is None.

        The second number is half the width of its 95 % confidence interval.
        """
        signs = np.array([float(each == name) - float(each == over) for each in self.names])
        variance = float(signs @ self.covariance @ signs)
        return float(signs @ self.points), HALF * sqrt(max(0.0, variance))


def ratings(edges: Edges, anchor: str) -> Ratings:
    """Rate all entrants that meetings connect with the anchor, whose own rating is 0."""
    several = {pair: each for pair, each in edges.items() if len(each) > 1}
    usual = fmean([variance(each) for each in several.values() if any(each)] or [0.0])
    means = {pair: _mean(each, usual) for pair, each in several.items()}
    names = _connected(means, anchor)
    place = {name: number for number, name in enumerate(names)}
    laplacian = np.zeros((len(names), len(names)))
    pull = np.zeros(len(names))
    for (one, other), (edge, error) in means.items():
        if one not in place:
            continue
        weight = error**-2
        first, second = place[one], place[other]
        laplacian[[first, second], [first, second]] += weight
        laplacian[[first, second], [second, first]] -= weight
        pull[first] += weight * edge
        pull[second] -= weight * edge
    covariance = np.zeros_like(laplacian)
    covariance[1:, 1:] = np.linalg.inv(laplacian[1:, 1:])  # the anchor is the first, and fixed
    return Ratings(names, covariance @ pull, covariance)


def _mean(edges: Sequence[float], usual: float) -> tuple[float, float]:
    """The mean of some edges, and its standard error. `usual` is the usual variance of the game.

    The variance of a few edges alone would be too uncertain. If all edges are 0, the two bots have
    played alike, and nothing is uncertain.
    """
    if not any(edges):
        return 0.0, LEAST
    count = len(edges)
    within = (variance(edges) * (count - 1) + usual * POOLED) / (count - 1 + POOLED)
    return fmean(edges), max(LEAST, sqrt(within / count))


def _connected(pairs: Mapping[tuple[str, str], object], anchor: str) -> tuple[str, ...]:
    """The entrants that are connected with the anchor, which comes first."""
    found, before = {anchor: None}, 0
    while len(found) > before:
        before = len(found)
        for pair in pairs:
            if found.keys() & set(pair):
                found.update(dict.fromkeys(pair))
    return tuple(found)


def sureness(lead: tuple[float, float]) -> float:
    """A lead divided by its standard error."""
    points, interval = lead
    if interval:
        return points / (interval / HALF)
    return inf if points else 0.0
