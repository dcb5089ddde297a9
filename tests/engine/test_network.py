"""Integer networks in compiled code choose the same actions as in NumPy."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import pytest
from numpy.typing import NDArray

from rookery.engine import Int8Network, VectorTable, is_compiled
from rookery.engine.network import Layer

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled engine")


def layers_of(sizes: Sequence[int], seed: int, shift: int = 6) -> list[Layer]:
    """Random layers between these numbers of inputs and outputs."""
    rng = np.random.default_rng(seed)
    return [
        (
            rng.integers(-128, 128, (outputs, inputs)).astype(np.int8),
            rng.integers(-3000, 3000, outputs).astype(np.int32),
            shift,
        )
        for inputs, outputs in pairwise(sizes)
    ]


def by_numpy(layers: Sequence[Layer], observations: NDArray[np.uint8]) -> NDArray[np.int64]:
    """The outputs of a network, step by step in NumPy."""
    given = observations.astype(np.int64)
    for weights, bias, shift in layers[:-1]:
        given = np.clip((given @ weights.T.astype(np.int64) + bias) >> shift, 0, 255)
    weights, bias, _ = layers[-1]
    outputs: NDArray[np.int64] = given @ weights.T.astype(np.int64) + bias
    return outputs


@pytest.mark.parametrize("sizes", [(1, 1), (3, 7, 2), (727, 64, 128), (50, 33, 17, 1024, 5)])
def test_outputs_are_those_of_numpy_bit_for_bit(sizes: tuple[int, ...]) -> None:
    layers = layers_of(sizes, 1)
    rng = np.random.default_rng(2)
    for observations in (
        rng.integers(0, 256, (40, sizes[0])).astype(np.uint8),
        (rng.random((40, sizes[0])) < 0.1).astype(np.uint8),
        np.zeros((0, sizes[0]), np.uint8),
    ):
        found = Int8Network(layers).outputs(observations)
        assert (found == by_numpy(layers, observations)).all()


@pytest.mark.parametrize("name", ["dixie", "five", "two", "tuxedo"])
def test_the_highest_legal_output_is_chosen(name: str) -> None:
    """In `choose` and in `play`, whatever the number of threads."""
    table, played = VectorTable(name, 40, seed=1), VectorTable(name, 40, seed=1, threads=3)
    layers = layers_of((table.obs.shape[1], 32, table.mask.shape[1]), 3)
    network, finished = Int8Network(layers), 0
    for _ in range(150):
        outputs = by_numpy(layers, table.obs)
        expected = np.where(table.mask == 1, outputs, -(2**40)).argmax(axis=1)
        actions = table.choose(policy=network)
        assert (actions == expected).all()
        assert table.step(actions) == 0
        finished += int(table.done.sum())
    assert played.play(150, policy=network) == finished > 0
    assert (played.obs == table.obs).all() and (played.mask == table.mask).all()


def test_actions_are_drawn_by_softmax() -> None:
    """The shares of many draws in one position are near their probabilities."""
    rows = 20_000
    table = VectorTable("dixie", rows, seed=1)
    deck = np.tile(np.arange(56, dtype=np.uint8), (rows, 1))
    table.reset_from(deck, np.zeros(rows, np.uint8))
    layers = layers_of((table.obs.shape[1], 16, table.mask.shape[1]), 5, shift=5)
    network = Int8Network(layers)
    for temperature in (3_000.0, 30_000.0):
        legal = np.flatnonzero(table.mask[0])
        logits = by_numpy(layers, table.obs[:1])[0, legal] / (2**5 * temperature)
        expected = np.exp(logits - logits.max())
        expected /= expected.sum()
        actions = table.choose(policy=network, temperature=temperature)
        assert set(actions.tolist()) <= set(legal.tolist())
        shares = np.array([(actions == code).mean() for code in legal])
        assert (abs(shares - expected) < 5 * np.sqrt(expected / rows) + 1e-3).all()
        assert (shares > 0.01).sum() > 1


def test_networks_that_do_not_fit_a_table_are_refused() -> None:
    table = VectorTable("dixie", 2, seed=1)
    with pytest.raises(ValueError, match="from 727 inputs to 128 actions, not from 727 to 127"):
        table.choose(policy=Int8Network(layers_of((727, 127), 1)))
    with pytest.raises(ValueError, match="from 727 inputs to 128 actions, not from 5 to 128"):
        table.play(3, policy=Int8Network(layers_of((5, 128), 1)))
    for temperature in (-1.0, float("nan"), float("inf")):
        with pytest.raises(ValueError, match="temperature must be 0 or more"):
            table.choose(temperature=temperature)


def test_layers_that_do_not_fit_together_are_refused() -> None:
    weights, bias = np.zeros((2, 3), np.int8), np.zeros(2, np.int32)
    with pytest.raises(ValueError, match="1 to 8 layers, not 0"):
        Int8Network([])
    with pytest.raises(ValueError, match="layer 1 takes 3 inputs, but layer 0 has 2 outputs"):
        Int8Network([(weights, bias, 0), (weights, bias, 0)])
    with pytest.raises(ValueError, match=r"layer 0: weights must be .* not \(3,\) of int8"):
        Int8Network([(weights[0], bias, 0)])
    with pytest.raises(ValueError, match=r"weights must be .* of type int8, not \(2, 3\) of int16"):
        Int8Network([(weights.astype(np.int16), bias, 0)])
    with pytest.raises(ValueError, match=r"bias must be 2 numbers of type int32, not \(3,\)"):
        Int8Network([(weights, np.zeros(3, np.int32), 0)])
    with pytest.raises(ValueError, match="shift must be 0 to 30, not 31"):
        Int8Network([(weights, bias, 31)])
    with pytest.raises(ValueError, match="at most 1024 outputs, not 1025"):
        Int8Network([(np.zeros((1025, 1), np.int8), np.zeros(1025, np.int32), 0)])
    with pytest.raises(ValueError, match="may exceed 32 bits"):
        Int8Network([(np.ones((2, 3), np.int8), np.full(2, 2**31 - 1, np.int32), 0)])
    observations = np.zeros((4, 3), np.uint8)
    network = Int8Network([(weights, bias, 0)])
    with pytest.raises(ValueError, match="rows of 3 bytes"):
        network.outputs(observations[:, :2])
    with pytest.raises(ValueError, match="rows of 3 bytes"):
        network.outputs(observations.astype(np.int32))
