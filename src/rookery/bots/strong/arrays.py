"""The array type of `strong`."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Numbers: TypeAlias = NDArray[np.float64]
"""Values, points, probabilities or weights. The axis of worlds, if there is one, is the first."""
