"""The value model: what a bidder's side takes with a hand under a trump call, and how surely.

A small net for each set of rules whose card play is alike, fitted by `benchmarks/training` to
deals played by habit. Rules without one are valued by the count that `steady` makes.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import Enum
from functools import lru_cache
from importlib.resources import files
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from rookery.bots.strong.bidding.features import features
from rookery.bots.strong.bidding.hand_counts import counted
from rookery.core.cards import Card
from rookery.core.moves import Trump
from rookery.kernel.worlds.masks import Masks
from rookery.tricks.rules import TrickRules

WEIGHTS = "models.npz"
"""The file of all nets, beside this one; an array is named by its rules and its layer."""

LAYERS = 3

_OF_BIDS = frozenset(
    (
        "minimum_bid",
        "maximum_bid",
        "opening_bid",
        "all_pass",
        "sun",
        "sun_value",
        "moon_value",
        "tie_is_shared",
        "bidder_out_first",
        "target",
        "floor",
    )
)
"""The fields of rules that settle which bids there are and what they score, and who wins the match.

The points that a side takes with its cards do not depend on them.
"""

_BLOCK = 32

_AT_ONCE = 256
"""How many hands are valued together: what they need fits into a core's own memory."""

_USUAL_SPREAD = 0.16
"""The spread of the points, as a share of all points, where there is no net."""

Values = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Net:
    """Layers of weights and biases; the last gives the mean and the logarithm of the spread.

    Both are shares of all points of a deal.
    """

    weights: tuple[Values, ...]
    biases: tuple[Values, ...]

    def __call__(self, rows: Values) -> Values:
        """Two columns, for rows of features.

        Blocks of rows are so small that the linear algebra library works in this thread alone.
        """
        count = len(rows)
        padded = np.zeros((-(-count // _BLOCK) * _BLOCK, rows.shape[1]), dtype=np.float32)
        padded[:count] = rows
        rows = padded.reshape(-1, _BLOCK, rows.shape[1])
        for place, (weights, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            rows = rows @ weights + bias
            if place + 1 < len(self.weights):
                rows = np.maximum(rows, 0)
        return rows.reshape(-1, rows.shape[2])[:count]


def value(
    rules: TrickRules, trumps: tuple[Trump, ...], hands: Masks, place: int | NDArray[np.intp]
) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """The points that the side of a bidder takes, and their standard deviation: by hand and call.

    A hand may have the nest's cards in it or not; `place` is how many seats after the first leader
    the bidder sits, of all hands or of each.
    """
    stake = rules.stake
    net = net_for(rules)
    if net is None:
        mean = np.stack([counted(rules, trump, hands) for trump in trumps], axis=1)
        return mean, np.full(mean.shape, _USUAL_SPREAD * stake, dtype=np.float32)
    places = np.broadcast_to(np.asarray(place, dtype=np.intp), len(hands))
    found = np.empty((len(hands), len(trumps), 2), dtype=np.float32)
    for first in range(0, len(hands), _AT_ONCE):
        block = slice(first, first + _AT_ONCE)
        rows = features(rules, trumps, hands[block], places[block])
        found[block] = net(rows.reshape(-1, rows.shape[2])).reshape(-1, len(trumps), 2)
    return stake * found[..., 0], stake * np.exp(found[..., 1])


@lru_cache(maxsize=32)
def net_for(rules: TrickRules) -> Net | None:
    """The net of some rules; None where nobody has fitted one."""
    arrays, name = _arrays(), shape_of(rules)
    if f"{name} weights 0" not in arrays:
        return None
    weights = tuple(arrays[f"{name} weights {place}"] for place in range(LAYERS))
    return Net(weights, tuple(arrays[f"{name} biases {place}"] for place in range(LAYERS)))


def shape_of(rules: TrickRules) -> str:
    """The name of a net: the same for all rules under which hands take the same points.

    It is made of every field but those of `_OF_BIDS`, so that rules with a field that no net was
    fitted with, even one added later, have no net. Fields at their defaults are left out: adding a
    field changes no name.
    """
    told = sorted(
        (each.name, _told(getattr(rules, each.name)))
        for each in fields(rules)
        if each.compare and each.name not in _OF_BIDS and getattr(rules, each.name) != each.default
    )
    return f"{crc32(repr(told).encode()):08x}"


def _told(value: object) -> object:
    """A value of the rules as a text that is the same in every version of Python."""
    if isinstance(value, tuple):
        return [_told(each) for each in value]
    if isinstance(value, Card):
        return value.index
    return value.name if isinstance(value, Enum) else value


@lru_cache(maxsize=1)
def _arrays() -> dict[str, Values]:
    with files(__package__).joinpath(WEIGHTS).open("rb") as file, np.load(file) as stored:
        return {name: stored[name].astype(np.float32) for name in stored.files}
