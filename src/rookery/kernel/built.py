"""Whether the kernel's compiled modules for searching were built."""

from rookery.core.compiled import are_built
from rookery.core.errors import NotCompiled

__all__ = ["NotCompiled", "is_compiled"]

SEARCH = (
    "solver._search",
    "worlds._sampling",
    "playouts._open_hand_policy",
    "playouts._habits",
    "fishing._fishing",
)
"""The modules that `strong` needs. `make play` builds them before it starts the server."""

is_compiled = are_built("rookery.kernel", *SEARCH)
"""Whether bots can search: False without a C compiler, or if ROOKERY_KERNEL is `none`.

The modules of random playouts and of the tree search have an `is_compiled` of their own.
"""
