"""Imports that the server delays until it answers requests: `load` makes them, or the first use.

Reviews, analyses, puzzles and searching bots need NumPy and the kernel; to load these would be a
quarter of a start.
"""

from types import ModuleType
from typing import TYPE_CHECKING

from rookery.bots import registry
from rookery.core.importing import imported

if TYPE_CHECKING:
    from rookery import analysis, review
    from rookery.arena import driver
    from rookery.puzzles import collection, puzzle, themes
    from rookery.server.updates import analyses, puzzle_views

__all__ = [
    "analyses",
    "analysis",
    "collection",
    "driver",
    "load",
    "puzzle",
    "puzzle_views",
    "review",
    "themes",
]

MODULES = (
    "rookery.analysis",
    "rookery.arena.driver",
    "rookery.puzzles.collection",
    "rookery.puzzles.puzzle",
    "rookery.puzzles.themes",
    "rookery.review",
    "rookery.server.updates.analyses",
    "rookery.server.updates.puzzle_views",
)
"""The modules, each an attribute of this one by the last part of its name."""


def load() -> None:
    """Import the modules and the bots, so that the first request does not wait for them."""
    for module in MODULES:
        imported(module)
    registry.load()


if not TYPE_CHECKING:  # which would take any name for one of ours

    def __getattr__(name: str) -> ModuleType:
        """A module by the last part of its name, imported when it is first asked for."""
        for module in MODULES:
            if module.rpartition(".")[2] == name:
                return imported(module)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
