"""The hand net: the points of a bidder's side with a hand under a trump call, and their spread.

There is a small net for each set of rules with the same card play, fitted by `benchmarks/training`
to playouts by habits. Hands under other rules are counted as `hand_counts` does.
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
"""The layers of a net."""

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
"""The rows of a matrix product: so few that the linear algebra library starts no threads."""

_AT_ONCE = 256
"""The hands evaluated together. Measured: a third faster than all, since they fit the cache."""

_USUAL_SPREAD = 0.16
"""The spread of the points where there is no net, as a share of all points. A guess."""

Floats = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Net:
    """Layers of weights and biases; the last gives the mean and the log standard deviation.

    Both are of the points as a share of all points of a deal.
    """

    weights: tuple[Floats, ...]
    biases: tuple[Floats, ...]

    def __call__(self, rows: Floats) -> Floats:
        """The two outputs for rows of features: shape (rows, 2)."""
        count = len(rows)
        padded = np.zeros((-(-count // _BLOCK) * _BLOCK, rows.shape[1]), dtype=np.float32)
        padded[:count] = rows
        rows = padded.reshape(-1, _BLOCK, rows.shape[1])
        for place, (weights, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            rows = rows @ weights + bias
            if place + 1 < len(self.weights):
                rows = np.maximum(rows, 0)
        return rows.reshape(-1, rows.shape[2])[:count]


def predict(
    rules: TrickRules, trumps: tuple[Trump, ...], hands: Masks, place: int | NDArray[np.intp]
) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """The expected points of the bidder's side, and their standard deviation.

    Both have shape (hands, trumps), dtype float32. `hands` are masks, with or without the nest's
    cards. `place` is the number of seats from the first leader to the bidder, one for all hands or
    one for each.
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
    """The net for rules; None if none was fitted."""
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
def _arrays() -> dict[str, Floats]:
    with files(__package__).joinpath(WEIGHTS).open("rb") as file, np.load(file) as stored:
        return {name: stored[name].astype(np.float32) for name in stored.files}
