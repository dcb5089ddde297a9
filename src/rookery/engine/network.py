"""Small networks of integers, which choose the actions of a vector table in compiled code."""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from rookery.engine.built import is_compiled, need_compiled

if is_compiled:
    from rookery.engine._network import CompiledNetwork

Layer: TypeAlias = tuple[NDArray[np.int8], NDArray[np.int32], int]
"""Weights (outputs, inputs), bias (outputs), and a shift: a layer's sums are divided by 2ˢʰⁱᶠᵗ."""

MOST_LAYERS = 8
"""A network has at most this many layers."""

WIDEST = 1024
"""A layer has at most this many outputs."""

MOST_SHIFT = 30
"""The highest shift. The sums have 32 bits."""


class Int8Network:
    """A network of dense layers with weights of 8 bits, from observations to actions.

    The first layer takes the bytes of an observation. The sums of each layer, of 32 bits, are its
    weights times its inputs plus its bias. All but the last layer pass on
    `clip(sums >> shift, 0, 255)`; the sums of the last one are the outputs, one for
    each action. All numbers are whole, so the outputs are the same on every machine.

    >>> import numpy as np
    >>> network = Int8Network([
    ...     (np.array([[1, -2], [3, 4]], np.int8), np.array([0, 8], np.int32), 2),
    ...     (np.array([[5, 6]], np.int8), np.array([-1], np.int32), 0),
    ... ])
    >>> network.outputs(np.array([[10, 1]], np.uint8)) # layer by layer: [8, 42], [2, 10], [69]
    array([[69]], dtype=int32)
    """

    def __init__(self, layers: Sequence[Layer]) -> None:
        """Raises NotCompiled. Raises ValueError if the layers do not fit together."""
        need_compiled()
        if not 1 <= len(layers) <= MOST_LAYERS:
            raise ValueError(f"a network has 1 to {MOST_LAYERS} layers, not {len(layers)}")
        checked = [_checked(number, *layer) for number, layer in enumerate(layers)]
        for number in range(1, len(checked)):
            given, wanted = checked[number - 1][0].shape[1], checked[number][0].shape[0]
            if given != wanted:
                raise ValueError(
                    f"layer {number} takes {wanted} inputs, but layer {number - 1} has {given} "
                    "outputs"
                )
        self.inputs: int = checked[0][0].shape[0]
        self.actions: int = checked[-1][0].shape[1]
        self.compiled = CompiledNetwork(checked)

    def outputs(self, observations: NDArray[np.uint8]) -> NDArray[np.int32]:
        """The outputs for each observation: (rows, inputs) becomes (rows, actions).

        Raises ValueError if the observations have another width or type.
        """
        if observations.dtype != np.uint8 or observations.shape[1:] != (self.inputs,):
            raise ValueError(
                f"observations must be rows of {self.inputs} bytes of type uint8, not "
                f"{observations.shape} of {observations.dtype}"
            )
        found = np.empty((len(observations), self.actions), np.int32)
        if len(found):
            self.compiled.outputs(np.ascontiguousarray(observations), found)
        return found


def _checked(
    number: int, weights: NDArray[np.int8], bias: NDArray[np.int32], shift: int
) -> tuple[NDArray[np.int8], NDArray[np.int32], int]:
    """Check a layer, and transpose its weights to (inputs, outputs) for the compiled code."""
    where = f"layer {number}"
    if weights.dtype != np.int8 or weights.ndim != 2 or not weights.size:
        raise ValueError(
            f"{where}: weights must be (outputs, inputs) of type int8, not {weights.shape} of "
            f"{weights.dtype}"
        )
    outputs = len(weights)
    if outputs > WIDEST:
        raise ValueError(f"{where}: at most {WIDEST} outputs, not {outputs}")
    if bias.dtype != np.int32 or bias.shape != (outputs,):
        raise ValueError(
            f"{where}: bias must be {outputs} numbers of type int32, not {bias.shape} of "
            f"{bias.dtype}"
        )
    if not 0 <= shift <= MOST_SHIFT:
        raise ValueError(f"{where}: the shift must be 0 to {MOST_SHIFT}, not {shift}")
    reach = 255 * np.abs(weights.astype(np.int64)).sum(axis=1) + np.abs(bias.astype(np.int64))
    if reach.max() >= 2**31:
        raise ValueError(f"{where}: its sums may exceed 32 bits: {reach.max()}")
    return np.array(weights.T, order="C"), np.array(bias), int(shift)
