"""Every phase of a trick game."""

from __future__ import annotations

from random import Random

from rookery.bots.base import Decision
from rookery.tricks.view import TrickView


def decide(view: TrickView, rng: Random) -> Decision:
    """The decision of the view's seat."""
    return Decision(view.legal[0], "the first legal move")
