"""Rules of thumb for every game and every phase, without search.

The bot `steady` plays by `decide` alone. Other bots use it for the phases that they do not search,
and parts of it to break ties and to give reasons.
"""

from __future__ import annotations

from random import Random

from rookery.core.decision import Decision
from rookery.core.game import AnyView
from rookery.fishing.view import FishingView
from rookery.heuristics import fishing, tricks
from rookery.tricks.dummy_seat import with_dummy_seat
from rookery.tricks.view import TrickView

__all__ = ["decide"]


def decide(view: AnyView, rng: Random) -> Decision:
    """Decide by the rules of thumb for the kind of game of the view."""
    match view:
        case TrickView():
            return tricks.decide(with_dummy_seat(view), rng)
        case FishingView():
            return fishing.decide(view, rng)
    raise TypeError(f"no rules of thumb for a {type(view).__name__}")
