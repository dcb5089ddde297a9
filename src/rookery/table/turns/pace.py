"""How long bots wait before they move, so that people can follow the game.

The waits depend only on what everybody can see, so that they reveal nothing about a hand.
"""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from rookery.bots.registry import named
from rookery.core.decision import Decision
from rookery.core.game import AnyView
from rookery.core.moves import CallOrange, Hold, Move
from rookery.fishing.reaction import PEOPLE, at_speed, seconds_before
from rookery.table.steps import Asked

_FACTOR = {"slow": 1.8, "normal": 1.0, "fast": 0.45, "instant": 0.0}
"""The factor for all waits below at each pace, tuned by watching games. Unmeasured."""

_THINKING = 0.9
"""Seconds before an ordinary move at the normal pace, tuned by watching games. Unmeasured."""

_LOOKING = 1.3
"""Additional seconds when there is something to look at: a full trick, or the first lead.
Unmeasured, as is the next number."""

_RACE_WAITS = 4.0
"""Seconds that a bot gives others to call an orange before it plays on, where bots call like people
(TX-15). Unmeasured."""

Wait: TypeAlias = Callable[[str, Asked, AnyView, Decision, str, Random, str], float]
"""A function that decides how long a bot waits, with the parameters of `wait`."""

_SEARCHED = 0.8
"""The share of its time limit that a search usually needs (see `bots.budget`)."""


def wait(
    pace: str, asked: Asked, view: AnyView, decision: Decision, level: str, rng: Random, calls: str
) -> float:
    """Seconds from asking a bot until it moves; `level` is that of the bot that has decided."""
    if asked.is_race and isinstance(decision.move, CallOrange | Hold):
        return reaction(calls, view, decision.move, rng)
    least = thinking(pace, view, rng, calls)
    return least if asked.move is not None else max(least, searching(level, view))


def thinking(pace: str, view: AnyView, rng: Random, calls: str = PEOPLE) -> float:
    """Seconds to wait before a bot's move, where bots call an orange at the speed `calls`."""
    factor = _FACTOR[pace]
    seconds = _THINKING * rng.uniform(0.8, 1.25)
    if view.phase_name == "orange":
        return max(seconds * factor, at_speed(calls, _RACE_WAITS))
    if view.phase_name == "bury":
        seconds *= 0.3
    return (seconds + _LOOKING if view.is_lead else seconds) * factor


def reaction(calls: str, view: Any, move: Move, rng: Random) -> float:
    """Seconds before a bot calls or declines an orange, at any pace of the table."""
    is_capturer = view.orange.capturer == view.seat
    return at_speed(calls, seconds_before(move, is_capturer=is_capturer, rng=rng))


def searching(level: str, view: AnyView) -> float:
    """Seconds that a bot of a level usually searches, and waits even if only one move is legal.

    Otherwise a quick move would show that the hand has only one card of the suit. The last card of
    a hand is never a choice, as everybody knows, so it needs no wait.
    """
    limits = named(level).limits
    is_last = view.phase_name == "play" and len(view.hand) == 1
    if limits is None or limits.nodes is not None or is_last:
        return 0.0
    return _SEARCHED * limits.seconds
