"""Rookery: the Rook family of card games as an executable specification, with bots and a table.

Rookery is not affiliated with the owner of the ROOK trademark; it draws its own cards.
"""

from importlib import import_module
from typing import TYPE_CHECKING

import rookery.language  # noqa: F401  # puts messages into words, for `str` of an error

__version__: str

if not TYPE_CHECKING:  # which would take any name for one of ours

    def __getattr__(name: str) -> str:
        """`__version__`, computed when it is read, because in a checkout Git is asked for it."""
        if name == "__version__":
            return str(import_module("rookery.version").version())
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
