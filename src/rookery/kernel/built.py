"""Whether the compiled part of the kernel is there."""

from __future__ import annotations

import os
from importlib.util import find_spec

from rookery.core.errors import RookeryError

_MODULES = (
    "playouts._habits",
    "playouts._ismcts",
    "playouts._random_playouts",
    "playouts._open_hand_policy",
    "worlds._sampling",
    "solver._search",
    "fishing._fishing",
)

is_compiled = os.environ.get("ROOKERY_KERNEL") != "none" and all(
    find_spec(f"rookery.kernel.{name}") is not None for name in _MODULES
)
"""False where the package was built without a C compiler, and where ROOKERY_KERNEL=none."""


class NotCompiled(RookeryError):
    """Something was asked that only the compiled kernel can do, and it was not built."""

    code = "not-compiled"
