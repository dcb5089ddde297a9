"""The arrays of `strong`: their type, and what weights are worth."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Numbers: TypeAlias = NDArray[np.float64]
"""Values, points, probabilities or weights. The axis of worlds, if there is one, is the first."""


def effective_size(weights: Numbers) -> float:
    """How many worlds of equal weight these are worth (effective sample size, Kish 1965)."""
    return float(weights.sum() ** 2 / (weights @ weights))
