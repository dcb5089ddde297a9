"""Whether the compiled modules of the engine were built."""

from rookery.core.compiled import are_built
from rookery.core.errors import NotCompiled

_MODULES = (
    "_network",
    "_pack",
    "_deal_state",
    "_workers",
    "_rows",
    "tricks._rules",
    "tricks._states",
    "tricks._vector",
    "fishing._rules",
    "fishing._states",
    "fishing._vector",
    "heuristics.tricks._tables",
    "heuristics.fishing._tables",
)

is_compiled = are_built("rookery.engine", *_MODULES)
"""False if the package was built without a C compiler, or if ROOKERY_KERNEL is `none`."""


def need_compiled() -> None:
    """Raise NotCompiled if the engine was not built."""
    if not is_compiled:
        raise NotCompiled("the compiled engine was not built: it needs a C compiler")
