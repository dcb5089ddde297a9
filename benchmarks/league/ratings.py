"""Ratings by least squares from any meetings that connect the entrants.

A rating is the lead over one fixed entrant (the anchor) in points per deal. A meeting weighs more
if its mean lead is more certain. Meetings with third entrants count, too: they connect two entrants
indirectly.

All meetings are on the same decks, so their errors are not independent; the covariance is computed
from the edges on each deck. Entrants that play alike in a game count as one entrant there.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from statistics import fmean, variance

import numpy as np
from numpy.typing import NDArray

from rookery.statistics.intervals import student

Edges = Mapping[tuple[str, str], Sequence[float]]
"""For each pair of entrants, the edge on each deck: the first's lead in points per deal."""

LEAST = 0.1
"""Meetings are weighed as if the standard error of their mean edge was at least this, in points.
This number and `POOLED` are guesses.
"""

POOLED = 8
"""A game's usual variance weighs as much as this many further decks of the meeting."""


@dataclass(frozen=True, slots=True)
class Lead:
    """How far one entrant leads another, in points per deal, with its standard error.

    `interval` is half the width of the 95 % interval. For entrants that play alike, both it and the
    error are 0.
    """

    points: float
    error: float
    interval: float

    @property
    def sureness(self) -> float:
        """The lead divided by its standard error."""
        return self.points / self.error if self.error else 0.0


@dataclass(frozen=True, slots=True)
class Ratings:
    """The ratings of entrants in one game, and the covariance of their errors.

    `alike` has, for each entrant, the first one that plays alike; `decks` has, for each of these,
    the number of decks that it has played.
    """

    alike: Mapping[str, str]
    decks: Mapping[str, int]
    names: tuple[str, ...]
    points: NDArray[np.float64]
    covariance: NDArray[np.float64]

    def __contains__(self, name: str) -> bool:
        return self.alike.get(name) in self.names

    def rating(self, name: str, over: str | None = None) -> Lead:
        """How far an entrant leads `over`, or the anchor if that is None."""
        one, two = self.alike[name], self.names[0] if over is None else self.alike[over]
        signs = np.array([float(each == one) - float(each == two) for each in self.names])
        error = sqrt(max(0.0, float(signs @ self.covariance @ signs)))
        half = error * student(min(self.decks[one], self.decks[two]) - 1) if error else 0.0
        return Lead(float(signs @ self.points), error, half)


def ratings(edges: Edges, anchor: str) -> Ratings:
    """Rate all entrants that meetings connect with the anchor, whose own rating is 0."""
    alike = merged(edges)
    several = {pair: each for pair, each in _once(edges, alike).items() if len(each) > 1}
    usual = fmean([variance(each) for each in several.values()] or [0.0])
    names = _connected(several, alike.get(anchor, anchor))
    place = {name: number for number, name in enumerate(names)}
    met = {pair: each for pair, each in several.items() if pair[0] in place}
    weights = np.array([_error(each, usual) ** -2 for each in met.values()])
    means = np.array([fmean(each) for each in met.values()])
    ends = np.zeros((len(met), len(names)))  # +1 for the first of each meeting, −1 for the second
    for row, (one, two) in enumerate(met):
        ends[row, place[one]], ends[row, place[two]] = 1.0, -1.0
    laplacian = ends.T @ (weights[:, None] * ends)
    solving = np.zeros_like(laplacian)
    solving[1:, 1:] = np.linalg.inv(laplacian[1:, 1:])  # the anchor is the first, and fixed
    by_meeting = solving @ (ends.T * weights)
    covariance = by_meeting @ _covariance(list(met.values())) @ by_meeting.T
    decks = {
        name: max((len(each) for pair, each in met.items() if name in pair), default=0)
        for name in names
    }
    return Ratings(alike, decks, names, by_meeting @ means, covariance)


def merged(edges: Edges) -> dict[str, str]:
    """For each entrant: the first entrant that plays alike, perhaps itself.

    Two entrants play alike if they tied on every deck on which they met. Two that never met play
    alike if they have the same edge over every common opponent on every common deck, and at least
    one of these edges is not 0.
    """
    alike = {name: name for pair in edges for name in pair}
    for one, two in combinations(sorted(alike), 2):
        if alike[one] != alike[two] and _play_alike(edges, one, two):
            first, second = sorted((alike[one], alike[two]))
            alike = {name: first if it == second else it for name, it in alike.items()}
    return alike


def _play_alike(edges: Edges, one: str, two: str) -> bool:
    direct = _edges(edges, one, two)
    if direct:
        return len(direct) > 1 and not any(direct)
    others = {name for pair in edges for name in pair} - {one, two}
    both = [
        each
        for other in others
        for each in zip(_edges(edges, one, other), _edges(edges, two, other), strict=False)
    ]
    return any(ours for ours, _ in both) and all(ours == theirs for ours, theirs in both)


def _edges(edges: Edges, one: str, two: str) -> Sequence[float]:
    return edges.get((one, two)) or [-edge for edge in edges.get((two, one), ())]


def _once(edges: Edges, alike: Mapping[str, str]) -> Edges:
    """For each two entrants that play differently, their longest meeting."""
    found: dict[tuple[str, str], Sequence[float]] = {}
    for (one, two), each in edges.items():
        first, second = sorted((alike[one], alike[two]))
        turned = each if alike[one] == first else [-edge for edge in each]
        if first != second and len(each) > len(found.get((first, second), ())):
            found[first, second] = turned
    return found


def _error(edges: Sequence[float], usual: float) -> float:
    """The standard error of a meeting; `usual` is the usual variance of the game."""
    count = len(edges)
    within = (variance(edges) * (count - 1) + usual * POOLED) / (count - 1 + POOLED)
    return max(LEAST, sqrt(within / count))


def _covariance(meetings: Sequence[Sequence[float]]) -> NDArray[np.float64]:
    """The covariance of the mean edges of meetings, each played on the first decks of a set."""
    most = max(map(len, meetings), default=0)
    parts = np.zeros((len(meetings), most))
    for row, each in enumerate(meetings):
        count = len(each)
        parts[row, :count] = (np.array(each) - fmean(each)) / sqrt(count * (count - 1))
    return parts @ parts.T


def _connected(pairs: Mapping[tuple[str, str], object], anchor: str) -> tuple[str, ...]:
    """The entrants that are connected with the anchor, which comes first."""
    found, before = {anchor: None}, 0
    while len(found) > before:
        before = len(found)
        for pair in pairs:
            if found.keys() & set(pair):
                found.update(dict.fromkeys(pair))
    return tuple(found)
