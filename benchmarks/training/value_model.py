"""Fit the value model of the bidding of `strong`: `python -m benchmarks.training` writes it.

From a hand and the rules, the net predicts which share of the points the bidder's side takes: its
mean and its standard deviation. It is fitted by Adam (Kingma, Ba 2015), and maximizes the
likelihood of a normal distribution (Nix, Weigend 1994). Half of the deals have the rules of the
games, half have random house rules. The same seed gives the same random deals.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from benchmarks.training.deals import Lesson, house_rules, lesson, trick_rules
from rookery.bots.strong.bidding.features import COUNT
from rookery.bots.strong.bidding.hand_net import LAYERS, Net
from rookery.bots.strong.bidding.rules_features import RULES_COUNT
from rookery.tricks.rules import TrickRules

ROUNDS = 24
DEALS = 6_000
"""How many deals of a round are played under each kind of rules."""

TEST_DEALS = 20_000
EPOCHS = 2
"""How often the fit goes through the deals of a round."""

BATCH = 1_024
HIDDEN = (64, 32)
RATE = 2e-3

Array = NDArray[np.float32]


def begun(rng: np.random.Generator) -> tuple[list[Array], list[Array]]:
    """Random weights and biases to start from; biases below the last layer are 0."""
    sizes = (COUNT + RULES_COUNT, *HIDDEN, 2)
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
    """The gradients of the weights, then of the biases; and the mean negative log-likelihood."""
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


class Adam:
    """The optimizer: it changes parameters in place."""

    def __init__(self, params: list[Array]) -> None:
        self._params = params
        self._first = [np.zeros_like(each) for each in params]
        self._second = [np.zeros_like(each) for each in params]
        self._steps = 0

    def step(self, slopes: list[Array], rate: float) -> None:
        """Take one step down the gradients."""
        self._steps += 1
        for place, slope in enumerate(slopes):
            first, second = self._first[place], self._second[place]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            unbiased = first / (1 - 0.9**self._steps)
            scale = np.sqrt(second / (1 - 0.999**self._steps)) + 1e-8
            self._params[place] -= (rate * unbiased / scale).astype(np.float32)


def fitted(
    rng: np.random.Generator,
    origin: str,
    *,
    rounds: int,
    executor: Executor | None,
    say: Callable[[str], None],
) -> Net:
    """Fit a net to new deals in every round. `say` is called with the loss of each round."""
    weights, biases = begun(rng)
    adam = Adam([*weights, *biases])
    games = trick_rules().values()
    limits: list[Array] = []
    for number in range(rounds):
        played = [*games, *(house_rules(rng) for _ in games)]
        seeds = rng.integers(1 << 62, size=len(played)).tolist()
        taught = Lesson.of(list((executor.map if executor else map)(_lesson, played, seeds)))
        limits += [taught.rows[:, COUNT:].min(axis=0), taught.rows[:, COUNT:].max(axis=0)]
        losses = []
        for epoch in range(EPOCHS):
            order = rng.permutation(len(taught.rows))
            for start in range(0, len(order) - BATCH + 1, BATCH):
                chosen = order[start : start + BATCH]
                slopes, loss = gradients(
                    weights, biases, taught.rows[chosen], taught.shares[chosen]
                )
                done = (number + (epoch + start / len(order)) / EPOCHS) / rounds
                adam.step(slopes, RATE * (1 - done))
                losses.append(loss)
        say(f"value model, round {number + 1} of {rounds}: loss {np.mean(losses):.4f}")
    lowest, highest = np.min(limits, axis=0), np.max(limits, axis=0)
    return Net(tuple(weights), tuple(biases), lowest, highest, origin)


def _lesson(rules: TrickRules, seed: int) -> Lesson:
    return lesson(rules, np.random.default_rng(seed), DEALS)


def examined(nets: Sequence[Net], rules: TrickRules, seed: int) -> list[tuple[float, float]]:
    """How well each net predicts the points in the same new deals under one set of rules.

    Two numbers: the share of the variance that the net explains, and its mean squared error in
    predicted standard deviations. The error is 1 if the predicted deviations are right.
    """
    test = lesson(rules, np.random.default_rng(seed), TEST_DEALS)
    return [_examined(net, test) for net in nets]


def _examined(net: Net, test: Lesson) -> tuple[float, float]:
    told = test.rows[:, COUNT:]
    found = np.concatenate(
        [
            net.under(told[start : start + 1])(test.rows[start:end, None, :COUNT])[:, 0]
            for start, end in pairwise(_changes(told))
        ]
    )
    off = test.shares - found[:, 0]
    share = 1 - float(np.var(off) / np.var(test.shares))
    return share, float(np.mean((off / np.exp(found[:, 1])) ** 2))


def _changes(told: Array) -> list[int]:
    """The row numbers where the features of the rules change, with both ends."""
    changes = np.flatnonzero((told[1:] != told[:-1]).any(axis=1)) + 1
    return [0, *changes.tolist(), len(told)]
