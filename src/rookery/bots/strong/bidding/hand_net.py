"""The value model: the points that a bidder's side may expect with a hand, and their spread.

Rules with the same card play share a small net, the hand net, which `benchmarks/training` fits to
playouts of the "habits" policy. Where no net was fitted, `hand_counts` takes its place.
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
"""The file in this package that has all nets. Its arrays are named after net and layer."""

LAYERS = 3
"""The number of layers of a net."""

_BIDDING_AND_SCORING = frozenset(
    (
        "minimum_bid",
        "maximum_bid",
        "first_bidder",
        "opening_bid",
        "jump_bids",
        "all_pass",
        "sun",
        "sun_value",
        "moon",
        "moon_value",
        "misdeal",
        "tie_is_shared",
        "double_set",
        "slam_value",
        "all_points_bonus",
        "gate",
        "bidder_out_first",
        "target",
        "floor",
        "floor_leader_minimum",
        "deals",
        "margin",
        "cap",
    )
)
"""The fields of rules about bids, the scores of contracts, and the end of the match.

The points that a side takes in the tricks do not depend on them.
"""

_BLOCK = 32
"""The rows in a matrix product, so few that the linear algebra library starts no threads."""

_AT_ONCE = 256
"""The number of hands evaluated together, few enough to fit the cache.

Measured: a third faster than all hands at once.
"""

_USUAL_SPREAD = 0.16
"""The standard deviation without a net, as a share of the points in a deal. A guess."""

Floats = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Net:
    """A net of fully connected layers, each with weights and biases.

    Its outputs are the mean and the log standard deviation of the points that the bidder's side
    takes, as a share of all points in the deal.
    """

    weights: tuple[Floats, ...]
    biases: tuple[Floats, ...]

    def __call__(self, rows: Floats) -> Floats:
        """The outputs, shape (N, 2), for N rows of features, shape (N, COUNT)."""
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

    Both have shape (hands, trumps), dtype float32. `hands` are masks, which may include the nest.
    `place` is the number of seats from the first leader to the bidder, counted to the left: one
    number for all hands, or one for each.
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
    """The net that was fitted to these rules, or None if there is none."""
    arrays, name = _arrays(), net_name(rules)
    if f"{name} weights 0" not in arrays:
        return None
    weights = tuple(arrays[f"{name} weights {place}"] for place in range(LAYERS))
    return Net(weights, tuple(arrays[f"{name} biases {place}"] for place in range(LAYERS)))


def net_name(rules: TrickRules) -> str:
    """The name of the net for rules. Rules with the same card play have the same name.

    It is a checksum of the fields that differ from their defaults, without those in
    `_BIDDING_AND_SCORING`. So a field that is added later changes no name while it has its default,
    and with any other value the rules have no net.
    """
    changed = sorted(
        (each.name, _stable(getattr(rules, each.name)))
        for each in fields(rules)
        if each.compare
        and each.name not in _BIDDING_AND_SCORING
        and getattr(rules, each.name) != each.default
    )
    return f"{crc32(repr(changed).encode()):08x}"


def _stable(value: object) -> object:
    """A field's value in a form whose `repr` is the same in every version of Python."""
    if isinstance(value, tuple):
        return [_stable(each) for each in value]
    if isinstance(value, Card):
        return value.index
    return value.name if isinstance(value, Enum) else value


@lru_cache(maxsize=1)
def _arrays() -> dict[str, Floats]:
    with files(__package__).joinpath(WEIGHTS).open("rb") as file, np.load(file) as stored:
        return {name: stored[name].astype(np.float32) for name in stored.files}
