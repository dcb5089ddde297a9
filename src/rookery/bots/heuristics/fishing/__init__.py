"""Fishing games: every turn by points expected, and the race for oranges at a human pace."""

from __future__ import annotations

from random import Random

from rookery.bots.base import Decision
from rookery.bots.heuristics.fishing import orange_race, reasons
from rookery.bots.heuristics.fishing.turn import choose
from rookery.fishing.view import FishingView

__all__ = ["decide"]

THOUGHT = (1.0, 2.5)
"""Seconds over a turn."""

THOUGHT_IN_RACE = (2.5, 5.0)
"""Seconds over a turn that closes an orange: others must have had the time to call (TX-15)."""


def decide(view: FishingView, rng: Random) -> Decision:
    """The decision of the view's seat: a call where one is open to it, else its turn."""
    if view.orange is not None and (raced := orange_race.decide(view, rng)) is not None:
        return raced
    move = choose(view, rng)
    seconds = rng.uniform(*(THOUGHT if view.orange is None else THOUGHT_IN_RACE))
    return Decision(move, reasons.reason(view, move), seconds)
