"""The value model: the points that a bidder's side may expect with a hand, and their spread.

One small net, the hand net, serves all trick games: its inputs are the hand and the rules.
`benchmarks/training` fits it to playouts of the "habits" policy under the rules of all games and
many house rules. For rules unlike all of these, `hand_counts` replaces the net.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import IO

import numpy as np
from numpy.typing import NDArray

from rookery.bots.strong.bidding.features import COUNT, features
from rookery.bots.strong.bidding.hand_counts import counted
from rookery.bots.strong.bidding.rules_features import RulesFeatures, are_described, rules_features
from rookery.core.moves import Trump
from rookery.kernel.worlds.masks import Masks
from rookery.tricks.rules import TrickRules

MODEL_WORLDS = 150
"""The model's estimate weighs as much as this many worlds played out. Unmeasured."""

WEIGHTS = "hand_net.npz"
"""The file in this package that has the net."""

LAYERS = 3
"""The number of layers of the net."""

_CLOSE = 1e-3
"""How far a feature of rules may lie outside the range in training, because of rounding errors."""

_BLOCK = 32
"""The rows of a matrix product: few enough that the linear algebra library starts no threads."""

_AT_ONCE = 256
"""The number of hands evaluated together, few enough to fit the cache.

Measured: a third faster than all hands at once.
"""

_USUAL_SPREAD = 0.16
"""The assumed standard deviation without a net, as a share of a deal's points. Unmeasured."""

Floats = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Net:
    """A net of fully connected layers, each with weights and biases.

    The inputs of the first layer are the COUNT features of a hand, then the features of the rules,
    which lay between `lowest` and `highest` in training. The outputs are the mean and the log
    standard deviation of the points that the bidder's side takes, as a share of all points in the
    deal. `origin` has the date and the version of the fit, and the deals used.
    """

    weights: tuple[Floats, ...]
    biases: tuple[Floats, ...]
    lowest: RulesFeatures
    highest: RulesFeatures
    origin: str

    @classmethod
    def read(cls, file: IO[bytes] | Path) -> Net:
        """The net in a file. Raises KeyError if a part of it is missing."""
        with np.load(file) as arrays:
            layers = {
                kind: tuple(arrays[f"{kind} {place}"].astype(np.float32) for place in range(LAYERS))
                for kind in ("weights", "biases")
            }
            return cls(
                **layers,
                lowest=arrays["lowest"],
                highest=arrays["highest"],
                origin=str(arrays["origin"]),
            )

    def write(self, path: Path) -> None:
        """Write the net, as half-precision numbers, into a file that `read` reads."""
        arrays: dict[str, NDArray[np.float16]] = {}
        for place in range(LAYERS):
            arrays[f"weights {place}"] = self.weights[place].astype(np.float16)
            arrays[f"biases {place}"] = self.biases[place].astype(np.float16)
        limits = {"lowest": self.lowest, "highest": self.highest}
        origin = np.array(self.origin)
        np.savez_compressed(path, allow_pickle=False, **arrays, **limits, origin=origin)

    def knows(self, told: RulesFeatures) -> bool:
        """Whether the net was trained on rules with such features, the last axis of `told`."""
        return bool(((told > self.lowest - _CLOSE) & (told < self.highest + _CLOSE)).all())

    def under(self, told: RulesFeatures) -> NetUnderRules:
        """The net for fixed rules and T calls; `told`, shape (T, features), has their features."""
        for_hand, for_rules = self.weights[0][:COUNT], self.weights[0][COUNT:]
        first = told @ for_rules + self.biases[0]
        return NetUnderRules(
            (for_hand, *self.weights[1:]), (first[:, None, None], *self.biases[1:])
        )


@dataclass(frozen=True, slots=True)
class NetUnderRules:
    """A net for fixed rules, whose features have become part of the biases of the first layer."""

    weights: tuple[Floats, ...]
    biases: tuple[Floats, ...]

    def __call__(self, rows: Floats) -> Floats:
        """The outputs, shape (N, T, 2), for features of N hands, shape (N, T, COUNT)."""
        count, calls, width = rows.shape
        padded = np.zeros((calls, -(-count // _BLOCK) * _BLOCK, width), dtype=np.float32)
        padded[:, :count] = rows.swapaxes(0, 1)
        values = padded.reshape(calls, -1, _BLOCK, width)
        for place, (weights, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            values = values @ weights + bias
            if place + 1 < len(self.weights):
                values = np.maximum(values, 0)
        found: Floats = values.reshape(calls, -1, values.shape[3])[:, :count].swapaxes(0, 1)
        return found


def predict(
    rules: TrickRules, trumps: tuple[Trump, ...], hands: Masks, place: int | NDArray[np.intp]
) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """The expected points of the bidder's side, and their standard deviation.

    Both have shape (hands, trumps), dtype float32. `hands` are masks, which may include the nest.
    `place` is the number of seats from the first leader to the bidder, counted to the left: one
    number for all hands, or one for each.
    """
    stake = rules.stake
    net = net_for(rules, trumps)
    if net is None:
        mean = np.stack([counted(rules, trump, hands) for trump in trumps], axis=1)
        return mean, np.full(mean.shape, _USUAL_SPREAD * stake, dtype=np.float32)
    places = np.broadcast_to(np.asarray(place, dtype=np.intp), len(hands))
    found = np.empty((len(hands), len(trumps), 2), dtype=np.float32)
    for first in range(0, len(hands), _AT_ONCE):
        block = slice(first, first + _AT_ONCE)
        found[block] = net(features(rules, trumps, hands[block], places[block]))
    return stake * found[..., 0], stake * np.exp(found[..., 1])


@lru_cache(maxsize=64)
def net_for(rules: TrickRules, trumps: tuple[Trump, ...]) -> NetUnderRules | None:
    """The net under these rules and trump calls, or None if it was not fitted to rules like these.

    The rules are unlike those if card play depends on a field that the features leave out, or if a
    feature lies outside the range of the rules that the net was fitted to.
    """
    if not are_described(rules):
        return None
    told = np.stack([rules_features(rules, trump) for trump in trumps])
    net = stored()
    return net.under(told) if net.knows(told) else None


@lru_cache(maxsize=1)
def stored() -> Net:
    """The net in the file of the package."""
    with files(__package__).joinpath(WEIGHTS).open("rb") as file:
        return Net.read(file)
