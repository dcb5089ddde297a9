"""Which compiled modules of the package were built."""

import os
from importlib.util import find_spec

SHARED = "rookery._cyutility"
"""The module with code that the compiled modules share; none can be imported without it."""


def are_built(package: str, *modules: str) -> bool:
    """Whether all these modules of a package were built.

    False without a C compiler, and if the environment variable ROOKERY_KERNEL is `none`. A module
    that is being built is not there yet: it gets its name when it is complete.
    """
    names = (SHARED, *(f"{package}.{name}" for name in modules))
    return os.environ.get("ROOKERY_KERNEL") != "none" and all(map(find_spec, names))
