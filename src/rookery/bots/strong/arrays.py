"""The array type of `strong`, and the effective size of weighted samples."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Numbers: TypeAlias = NDArray[np.float64]
"""Values, points, probabilities or weights. The axis of worlds, if there is one, is the first."""


def effective_size(weights: Numbers) -> float:
    """The effective sample size (Kish 1965) of worlds with these weights."""
    return float(weights.sum() ** 2 / (weights @ weights))
