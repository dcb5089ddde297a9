"""Every turn of a fishing game, and the race for oranges."""

from __future__ import annotations

from random import Random

from rookery.bots.base import Decision
from rookery.fishing.view import FishingView


def decide(view: FishingView, rng: Random) -> Decision:
    """The decision of the view's seat."""
    return Decision(view.legal[0], "the first legal move")
