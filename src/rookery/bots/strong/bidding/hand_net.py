"""The value model: the points that a bidder's side takes with a hand under a trump call.

It gives a mean and a standard deviation, by a small net for each set of rules with the same card
play, fitted by `benchmarks/training` to deals played out by habits. Rules without a net get the
count of `steady`.
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
"""The file of all nets, in this folder. Each array is named by its rules and its layer."""

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
"""The fields of the rules about bids, scores of contracts and the match.

The points that a side takes in the tricks do not depend on them.
"""

_BLOCK = 32

_AT_ONCE = 256
"""The number of hands in a batch, chosen so that a batch fits into a core's cache."""

_USUAL_SPREAD = 0.16
"""The standard deviation of the points without a net, as a share of all points. A guess."""

Values = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Net:
    """A net: its layers of weights and biases.

    The last layer gives the mean and the logarithm of the standard deviation, as shares of all the
    points of a deal.
    """

    weights: tuple[Values, ...]
    biases: tuple[Values, ...]

    def __call__(self, rows: Values) -> Values:
        """The outputs, shape (N, 2), for N rows of features.

        Rows are processed in blocks so small that the linear algebra library uses no other threads.
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
    """The mean and the standard deviation of the points of the bidder's side, by hand and call.

    For H hands and T trump calls both have shape (H, T). A hand may include the cards of the nest
    or not. `place` is the bidder's distance in seats from the first leader, for all hands or each.
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
    """The net of some rules; None if none was fitted to them."""
    arrays, name = _arrays(), shape_of(rules)
    if f"{name} weights 0" not in arrays:
        return None
    weights = tuple(arrays[f"{name} weights {place}"] for place in range(LAYERS))
    return Net(weights, tuple(arrays[f"{name} biases {place}"] for place in range(LAYERS)))


def shape_of(rules: TrickRules) -> str:
    """The name of a net, the same for all rules under which hands take the same points.

    It is made of all fields except those in `_OF_BIDS`, so that rules with a value that no net was
    fitted to have none, even in a field added later. Fields at their defaults are left out, so that
    adding a field changes no name.
    """
    told = sorted(
        (each.name, _told(getattr(rules, each.name)))
        for each in fields(rules)
        if each.compare and each.name not in _OF_BIDS and getattr(rules, each.name) != each.default
    )
    return f"{crc32(repr(told).encode()):08x}"


def _told(value: object) -> object:
    """A value of the rules in a form whose text is the same in every version of Python."""
    if isinstance(value, tuple):
        return [_told(each) for each in value]
    if isinstance(value, Card):
        return value.index
    return value.name if isinstance(value, Enum) else value


@lru_cache(maxsize=1)
def _arrays() -> dict[str, Values]:
    with files(__package__).joinpath(WEIGHTS).open("rb") as file, np.load(file) as stored:
        return {name: stored[name].astype(np.float32) for name in stored.files}
