"""Fishing games: turns by expected points, and the race for oranges at a human pace."""

from random import Random

from rookery.core.decision import Decision
from rookery.fishing.reaction import PLAYS_ON
from rookery.fishing.view import FishingView
from rookery.heuristics.fishing import orange_race, reasons
from rookery.heuristics.fishing.turn import choose

__all__ = ["decide"]

THOUGHT = (1.0, 2.5)
"""The least and the most seconds for a turn. Unmeasured."""


def decide(view: FishingView, rng: Random) -> Decision:
    """Call an orange if one may be called, else take a turn."""
    if view.orange is not None and (raced := orange_race.decide(view, rng)) is not None:
        return raced
    move = choose(view, rng)
    seconds = rng.uniform(*(THOUGHT if view.orange is None else PLAYS_ON))
    return Decision(move, reasons.reason(view, move), seconds)
