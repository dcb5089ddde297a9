"""Weights fitted to many deals, for playout policies and for the likelihoods of worlds.

`make train` fits them; benchmarks/MODELS.md has the deals used, and how good the weights are.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import IO

import numpy as np
from numpy.typing import NDArray

from rookery.tricks.rules import Sides

WEIGHTS = "card_play.npz"
"""The file in this package that has the weights, rounded to hundredths."""


@dataclass(frozen=True, slots=True)
class FittedWeights:
    """The weights of card play.

    `habits` and `skill` are weights of policies, of shape (SITUATIONS, FEATURES) as in
    `rookery.kernel.playouts.habits`, dtype float32. "habits" is fitted to predict the cards that
    players chose, "skill" to the exact values of legal cards with open hands.

    `worlds` has the weights of the log likelihood of a world, for each way to form sides. The first
    weights are for the features of `play.likelihood_features`, the last three for the log
    likelihoods of the cards that each role has played (`play.determinizations.sum_by_role`).

    `origin` has the date and the version of the fit, and the deals used.
    """

    habits: NDArray[np.float32]
    skill: NDArray[np.float32]
    worlds: dict[Sides, NDArray[np.float64]]
    origin: str

    @classmethod
    def read(cls, file: IO[bytes] | Path) -> FittedWeights:
        """The weights in a file. Raises KeyError if one of them is missing."""
        with np.load(file) as arrays:
            worlds = {side: arrays[_worlds(side)] for side in Sides}
            return cls(arrays["habits"], arrays["skill"], worlds, str(arrays["origin"]))

    def write(self, path: Path) -> None:
        """Write the weights, rounded to hundredths, into a file that `read` reads."""
        worlds = {_worlds(side): np.round(row, 2) for side, row in self.worlds.items()}
        habits, skill = (np.round(each.astype(np.float64), 2) for each in (self.habits, self.skill))
        np.savez_compressed(
            path,
            allow_pickle=False,
            habits=habits.astype(np.float32),
            skill=skill.astype(np.float32),
            origin=np.array(self.origin),
            **worlds,
        )


def _worlds(side: Sides) -> str:
    """The name, in the file, of the weights of worlds for one way to form sides."""
    return f"worlds {side.name.lower()}"


with files(__package__).joinpath(WEIGHTS).open("rb") as _file:
    STORED = FittedWeights.read(_file)
"""The weights in the file of the package."""

HABITS, SKILL, LIKELIHOOD_WEIGHTS = STORED.habits, STORED.skill, STORED.worlds
