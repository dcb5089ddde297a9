"""The race for an orange: calls as quick as a person's, and sometimes late ones (TX-15)."""

from math import exp, log
from random import Random

from rookery.core.decision import Decision
from rookery.core.moves import CallOrange, Hold
from rookery.fishing.turns import Turn
from rookery.fishing.view import FishingView
from rookery.messages import reasons

CAPTURER = 1.3
"""The median seconds of a call for one's own capture. Unmeasured, as are those below."""

ANOTHER = 2.0
"""The median seconds of a call for another's capture, which is seen later."""

SPREAD = 0.35
"""The standard deviation of the logarithm of the seconds."""

NOTICED_LATE = 0.05
"""The chance that a seat is slow to notice an orange."""

LATE = (5.0, 9.0)
"""The least and the most seconds of a late call, when most tables have played on."""

PATIENCE = 30.0
"""Seconds before declining an orange, which is final: everything else should happen first."""


def decide(view: FishingView, rng: Random) -> Decision | None:
    """The decision in an open race; None where the seat takes a turn instead."""
    has_turn = any(isinstance(move, Turn) for move in view.legal)
    if CallOrange() not in view.legal:
        if has_turn:
            return None
        return Decision(Hold(), reasons.leaves_orange(), PATIENCE)
    if rng.random() >= NOTICED_LATE:
        reason = reasons.calls_orange()
        return Decision(CallOrange(), reason, reaction(view, rng, CAPTURER, ANOTHER, SPREAD))
    if has_turn:
        return None
    return Decision(CallOrange(), reasons.calls_orange(), rng.uniform(*LATE))


def reaction(
    view: FishingView, rng: Random, capturer: float, another: float, spread: float
) -> float:
    """Random seconds with a log-normal distribution, which fits human reaction times.

    The median is `capturer` for one's own capture, else `another`; `spread` is the standard
    deviation of the logarithm.
    """
    assert view.orange is not None
    median = capturer if view.orange.capturer == view.seat else another
    return exp(rng.gauss(log(median), spread))
