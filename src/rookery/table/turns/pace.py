"""How long bots wait before they move, so that people can follow the game.

The waits depend only on what everybody can see, so that they reveal nothing about a hand.
"""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from rookery.bots.registry import named
from rookery.core.decision import Decision
from rookery.core.game import AnyView
from rookery.core.moves import CallOrange, Hold
from rookery.table.steps import Asked

_FACTOR = {"slow": 1.8, "normal": 1.0, "fast": 0.45, "instant": 0.0}
"""The factor for all waits below at each pace. Unmeasured: tuned by watching games."""

_THINKING = 0.9
"""Seconds before an ordinary move at the normal pace. Unmeasured: tuned by watching games."""

_LOOKING = 1.3
"""Additional seconds when there is something to look at: a full trick, or the first lead.
Unmeasured, as is the next number."""

_RACE_WAITS = 3.5
"""Seconds that a bot gives others to call an orange before it plays on (TX-15)."""

Wait: TypeAlias = Callable[[str, Asked, AnyView, Decision, str, Random], float]
"""A function that decides how long a bot waits, with the parameters of `wait`."""

_SEARCHED = 0.8
"""The share of its time limit that a search usually needs (see `bots.budget`)."""


def wait(
    pace: str, asked: Asked, view: AnyView, decision: Decision, level: str, rng: Random
) -> float:
    """Seconds from asking a bot until it moves; `level` is the level that has decided."""
    if asked.is_race and isinstance(decision.move, CallOrange | Hold):
        return reaction(pace, decision.delay)
    if asked.move is not None:
        return thinking(pace, view, rng)
    return max(thinking(pace, view, rng), searching(level, view))


def thinking(pace: str, view: AnyView, rng: Random) -> float:
    """Seconds to wait before a bot's move."""
    factor = _FACTOR[pace]
    seconds = _THINKING * rng.uniform(0.8, 1.25)
    if view.phase_name == "orange":
        return max(seconds, _RACE_WAITS) * max(factor, 0.45)
    if view.phase_name == "bury":
        seconds *= 0.3
    return (seconds + _LOOKING if view.is_lead else seconds) * factor


def searching(level: str, view: AnyView) -> float:
    """Seconds that a bot of a level usually searches; it waits as long if only one move is legal.

    Otherwise a quick move would show that the hand has only one card of the suit. The last card of
    a hand is never a choice, as everybody knows, so it needs no wait.
    """
    limits = named(level).limits
    is_last = view.phase_name == "play" and len(view.hand) == 1
    if limits is None or limits.nodes is not None or is_last:
        return 0.0
    return _SEARCHED * limits.seconds


def reaction(pace: str, delay: float) -> float:
    """Seconds before a bot's call in a race. They are like a person's, at any pace of the table."""
    return delay if _FACTOR[pace] else min(delay, 1.0)
