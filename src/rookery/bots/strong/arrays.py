"""The arrays that `strong` counts with."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Numbers: TypeAlias = NDArray[np.float64]
"""Worth, points, chances or weights; by world first, where they are by world."""
