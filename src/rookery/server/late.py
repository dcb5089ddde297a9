"""Imports that the server delays until it answers requests: `load` makes them, or the first use.

Reviews, analyses, puzzles and searching bots need NumPy and the kernel; to load these would be a
quarter of a start.
"""

# ruff: noqa: PLC0414 (mypy lets others use a name from here that is imported as itself)

from types import ModuleType
from typing import TYPE_CHECKING

from rookery.bots import registry
from rookery.core.importing import imported

if TYPE_CHECKING:
    from rookery import analysis as analysis
    from rookery import review as review
    from rookery.arena import driver as driver
    from rookery.puzzles import collection as collection
    from rookery.puzzles import puzzle as puzzle
    from rookery.puzzles import themes as themes
    from rookery.server.updates import analyses as analyses
    from rookery.server.updates import puzzle_views as puzzle_views

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
