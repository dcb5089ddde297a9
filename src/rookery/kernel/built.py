"""Whether the compiled modules of the kernel were built."""

from __future__ import annotations

import os
from importlib.util import find_spec

from rookery.core.errors import NotCompiled

__all__ = ["NotCompiled", "is_compiled"]

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
"""False if the package was built without a C compiler, or if ROOKERY_KERNEL is `none`."""
