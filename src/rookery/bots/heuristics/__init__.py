"""Play by rules of thumb, for every game and every phase, without search.

`decide` is the whole of the bot `steady`. Other bots use it for the phases that they do not search,
and single parts of it to break ties and to say why.
"""

from __future__ import annotations

from random import Random

from rookery.bots.base import Decision
from rookery.bots.heuristics import fishing, tricks
from rookery.core.game import AnyView
from rookery.fishing.view import FishingView
from rookery.tricks.view import TrickView

__all__ = ["decide"]


def decide(view: AnyView, rng: Random) -> Decision:
    """The decision by rules of thumb for the engine that the view comes from."""
    match view:
        case TrickView():
            return tricks.decide(view, rng)
        case FishingView():
            return fishing.decide(view, rng)
    raise TypeError(f"no rules of thumb for a {type(view).__name__}")
