"""A bot that plays by a network of `ppo_tuxedo.py`. It needs no PyTorch, only NumPy.

    rookery arena examples/learned.py:Learned easy --game tuxedo --seats 2 --deals 1000
    rookery play tuxedo --seats 2 --bots examples/learned.py:Learned

The network is build/ppo/tuxedo.npz, or the file that ROOKERY_NETWORK names.
"""

import os
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rookery.bots import Decision
from rookery.coding import ObservationCoding, Rules
from rookery.core.moves import CallOrange, Hold

NETWORK = "build/ppo/tuxedo.npz"

Floats = NDArray[np.float32]


class Learned:
    """Makes the most probable move, code by code."""

    def __init__(self) -> None:
        path = Path(os.environ.get("ROOKERY_NETWORK", NETWORK))
        if not path.is_file():
            raise FileNotFoundError(f"there is no network {path}; ppo_tuxedo.py makes one")
        self._layers = layers(path)

    def decide(self, view: Any) -> Decision:
        """The decision for the view's seat."""
        coding = coded(view.rules)
        answers = [move for move in view.legal if isinstance(move, CallOrange | Hold)]
        choice = coding.actions.choice(answers or view.legal)
        while choice.move is None:
            codes = choice.codes
            if len(codes) > 1:
                seen = np.frombuffer(coding.observe(view, choice.begun), np.uint8)
                scores = self._scores(seen)[list(codes)]
                choice = choice.then(codes[int(scores.argmax())])
            else:
                choice = choice.then(codes[0])
        return Decision(choice.move, "what it has learned")

    def _scores(self, seen: NDArray[np.uint8]) -> Floats:
        """The policy's score of each code; the highest is the most probable."""
        it = self._layers
        if len(seen) != len(it["scale"]):
            raise ValueError(f"the network reads {len(it['scale'])} bytes, not {len(seen)}")
        hidden = np.maximum(it["first.weight"] @ (seen * it["scale"]) + it["first.bias"], 0)
        hidden = np.maximum(it["second.weight"] @ hidden + it["second.bias"], 0)
        scores: Floats = it["policy.weight"] @ hidden + it["policy.bias"]
        return scores


@lru_cache(maxsize=8)
def layers(path: Path) -> dict[str, Floats]:
    """The layers of a network by name."""
    with np.load(path) as kept:
        return {name: kept[name] for name in kept.files if name != "run"}


@lru_cache(maxsize=8)
def coded(rules: Rules) -> ObservationCoding:
    """The coding of observations and moves under some rules."""
    return ObservationCoding(rules)
