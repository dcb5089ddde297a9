"""The array type of `strong`."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Numbers: TypeAlias = NDArray[np.float64]
"""Values, points, chances or weights; the first axis is worlds where there is one."""
