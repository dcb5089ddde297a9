"""Imports delayed until the server answers requests; then `load` or the first use runs them.

Reviews, analyses, puzzles and searching bots need NumPy and the kernel. Loading these would take a
quarter of the time of a start.
"""

# ruff: noqa: PLC0414 (mypy exports an imported name only if it is imported as itself)

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
"""The delayed modules. Each is an attribute of this module, under the last part of its name."""


def load() -> None:
    """Import the modules and the bots, so that the first request does not wait for them."""
    for module in MODULES:
        imported(module)
    registry.load()


if not TYPE_CHECKING:  # a type checker would accept any name

    def __getattr__(name: str) -> ModuleType:
        """Return a delayed module by the last part of its name, and import it at the first use."""
        for module in MODULES:
            if module.rpartition(".")[2] == name:
                return imported(module)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
