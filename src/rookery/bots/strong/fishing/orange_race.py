"""The race for an orange at a quick person's pace, and its expected points (TX-15)."""

from __future__ import annotations

from random import Random

from rookery.bots.base import Decision
from rookery.bots.heuristics.fishing.orange_race import PATIENCE, reaction
from rookery.core.cards import Seat
from rookery.core.moves import CallOrange, Hold
from rookery.fishing.rules import FishingRules
from rookery.fishing.turns import Turn
from rookery.fishing.view import FishingView

CAPTURER = 1.0
"""The median seconds of a call for one's own capture. A guess."""

ANOTHER = 1.3
"""The median seconds of a call for another's capture. A guess."""

SPREAD = 0.3
"""The standard deviation of the logarithm of the seconds. A guess."""

OWN = 0.85
"""The chance to be first to call one's own orange. A guess."""

OTHERS = 0.35
"""The chance to be first to call another's orange. A guess."""


def decide(view: FishingView, rng: Random) -> Decision | None:
    """Call an orange if one may be called; None to take a turn instead.

    A call is never worth less than nothing, so a hold is chosen only where nothing else is legal.
    """
    if CallOrange() in view.legal:
        seconds = reaction(view, rng, CAPTURER, ANOTHER, SPREAD)
        reason = "calls orange: red and yellow were taken"
        return Decision(CallOrange(), reason, seconds)
    if any(isinstance(move, Turn) for move in view.legal):
        return None
    return Decision(Hold(), "leaves the orange to whoever took it", PATIENCE)


def shares(rules: FishingRules, seat: Seat) -> list[list[float]]:
    """Expected points of an orange, by capturer and by seat; `seat` is quick."""
    seats = range(rules.seats)
    if rules.orange != "race":
        return [[float(rules.orange_points * (it == other)) for other in seats] for it in seats]
    return [_raced(rules, capturer, seat) for capturer in seats]


def _raced(rules: FishingRules, capturer: Seat, seat: Seat) -> list[float]:
    parts = [0.0] * rules.seats
    rest = 1.0 - OWN
    if capturer == seat:
        parts[seat] = OWN
        slow = [other for other in range(rules.seats) if other != seat]
    else:
        parts[seat] = OTHERS
        rest = 0.1 if rules.seats > 2 else 0.0
        parts[capturer] = 1.0 - OTHERS - rest
        slow = [other for other in range(rules.seats) if other not in (seat, capturer)]
    for other in slow:
        parts[other] += rest / len(slow)
    return [rules.orange_points * part for part in parts]
