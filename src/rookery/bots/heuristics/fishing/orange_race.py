"""The race for an orange: calling as quickly as a person would, and sometimes late (TX-15)."""

from __future__ import annotations

from math import exp, log
from random import Random

from rookery.bots.base import Decision
from rookery.core.moves import CallOrange, Hold
from rookery.fishing.turns import Turn
from rookery.fishing.view import FishingView

CAPTURER = 1.3
"""Seconds in which half of the calls of a capturer come."""

ANOTHER = 2.0
"""Seconds in which half of the calls of other seats come: they see the cards after the capturer."""

SPREAD = 0.35
"""The deviation of the logarithm of the seconds."""

NOTICED_LATE = 0.05
"""How often a seat is slow to notice an orange."""

LATE = (5.0, 9.0)
"""Seconds of a late call, when most tables have played on."""

PATIENCE = 30.0
"""Seconds before a hold, which is for good: long enough for everything else to happen first."""


def decide(view: FishingView, rng: Random) -> Decision | None:
    """The decision in an open race; None when the seat would rather take its turn."""
    has_turn = any(isinstance(move, Turn) for move in view.legal)
    if CallOrange() not in view.legal:
        if has_turn:
            return None
        return Decision(Hold(), "leaves the orange to whoever took it", PATIENCE)
    if rng.random() >= NOTICED_LATE:
        reason = "calls orange: red and yellow were taken"
        return Decision(CallOrange(), reason, reaction(view, rng, CAPTURER, ANOTHER, SPREAD))
    if has_turn:
        return None
    reason = "calls orange, noticed late: red and yellow were taken"
    return Decision(CallOrange(), reason, rng.uniform(*LATE))


def reaction(
    view: FishingView, rng: Random, capturer: float, another: float, spread: float
) -> float:
    """Seconds that follow a log-normal law, as reaction times do.

    The middle one is a capturer's or another's; `spread` is the deviation of the logarithm.
    """
    assert view.orange is not None
    middle = capturer if view.orange.capturer == view.seat else another
    return exp(rng.gauss(log(middle), spread))
