"""Fit the value model of the bidding of `strong` and write its weights into the package.

    python -m benchmarks.training.value_model

For each set of rules a net predicts the mean and the standard deviation of the share of the points
that a bidder's side takes. It is fitted by Adam (Kingma, Ba 2015), and maximizes the likelihood of
a normal distribution (Nix, Weigend 1994). The deals are random, the same for the same seed.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from benchmarks.training.deals import Lesson, lesson, trick_rules
from rookery.bots.strong.bidding import hand_net
from rookery.bots.strong.bidding.features import COUNT
from rookery.bots.strong.bidding.hand_net import LAYERS, WEIGHTS, Net, net_name

DEALS = 300_000
EPOCHS = 8
BATCH = 1_024
HIDDEN = (64, 32)
RATE = 2e-3

Array = NDArray[np.float32]


def begun(rng: np.random.Generator) -> tuple[list[Array], list[Array]]:
    """The weights and biases to start from: random weights, biases of 0 below the last layer."""
    sizes = (COUNT, *HIDDEN, 2)
    weights = [
        rng.normal(0, (2 / before) ** 0.5, (before, after)).astype(np.float32)
        for before, after in pairwise(sizes)
    ]
    weights[-1] *= 0.1
    biases = [np.zeros(size, dtype=np.float32) for size in sizes[1:]]
    biases[-1][:] = 0.5, np.log(0.2)
    return weights, biases


def gradients(
    weights: list[Array], biases: list[Array], rows: Array, shares: Array
) -> tuple[list[Array], float]:
    """The mean negative log-likelihood and, before it, its gradients, those of weights first."""
    layers = [rows]
    for place in range(LAYERS):
        sums = layers[-1] @ weights[place] + biases[place]
        layers.append(np.maximum(sums, 0) if place + 1 < LAYERS else sums)
    mean, log_spread = layers[-1][:, 0], np.clip(layers[-1][:, 1], -4, 1)
    off = (shares - mean) * np.exp(-log_spread)
    loss = float(np.mean(off * off / 2 + log_spread))
    slope = np.stack([-off * np.exp(-log_spread), 1 - off * off], axis=1) / len(rows)
    by_weights, by_biases = [], []
    for place in reversed(range(LAYERS)):
        by_weights.append(layers[place].T @ slope)
        by_biases.append(slope.sum(axis=0))
        slope = (slope @ weights[place].T) * (layers[place] > 0)
    return [*by_weights[::-1], *by_biases[::-1]], loss


def fitted(taught: Lesson, rng: np.random.Generator) -> Net:
    """The net fitted to training examples."""
    weights, biases = begun(rng)
    params = [*weights, *biases]
    first = [np.zeros_like(each) for each in params]
    second = [np.zeros_like(each) for each in params]
    steps = EPOCHS * (len(taught.rows) // BATCH)
    step = 0
    for _ in range(EPOCHS):
        order = rng.permutation(len(taught.rows))
        for start in range(0, len(order) - BATCH + 1, BATCH):
            step += 1
            chosen = order[start : start + BATCH]
            slopes, _ = gradients(weights, biases, taught.rows[chosen], taught.shares[chosen])
            rate = RATE * (1 - step / (steps + 1))
            for place, slope in enumerate(slopes):
                first[place] += 0.1 * (slope - first[place])
                second[place] += 0.001 * (slope * slope - second[place])
                unbiased = first[place] / (1 - 0.9**step)
                scale = np.sqrt(second[place] / (1 - 0.999**step)) + 1e-8
                params[place] -= (rate * unbiased / scale).astype(np.float32)
    return Net(tuple(weights), tuple(biases))


def main() -> None:
    arrays: dict[str, NDArray[np.float16]] = {}
    for name, rules in trick_rules():
        rng = np.random.default_rng(1912)
        net = fitted(lesson(rules, rng, DEALS), rng)
        test = lesson(rules, rng, 40_000)
        found = net(test.rows)
        for place in range(LAYERS):
            arrays[f"{net_name(rules)} weights {place}"] = net.weights[place].astype(np.float16)
            arrays[f"{net_name(rules)} biases {place}"] = net.biases[place].astype(np.float16)
        explained = 1 - np.var(test.shares - found[:, 0]) / np.var(test.shares)
        off = np.mean(((test.shares - found[:, 0]) * np.exp(-found[:, 1])) ** 2)
        print(f"{name}: explains {explained:.1%} of the variance, spread off by {off:.3f}")
        sys.stdout.flush()
    path = Path(hand_net.__file__).with_name(WEIGHTS)
    np.savez_compressed(path, allow_pickle=False, **arrays)
    print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
