"""The race for an orange at the pace of a quick person, and its expected points (TX-15)."""

from random import Random

from rookery.bots.base import Decision
from rookery.core.cards import Seat
from rookery.core.moves import CallOrange, Hold
from rookery.fishing.rules import FishingRules
from rookery.fishing.turns import Turn
from rookery.fishing.view import FishingView
from rookery.heuristics.fishing.orange_race import PATIENCE, reaction
from rookery.messages import reasons

CAPTURER = 1.0
"""The median seconds until a seat calls an orange that it captured. Unmeasured, as are those
below."""

ANOTHER = 1.3
"""The median seconds until a seat calls an orange that another seat captured."""

SPREAD = 0.3
"""The standard deviation of the logarithm of the seconds before a call."""

OWN = 0.85
"""The chance that the bot is first to call an orange that it captured."""

OTHERS = 0.35
"""The chance that the bot is first to call an orange that another seat captured."""

_SLOW = 0.1
"""The chance that neither the bot nor the capturer is first to call an orange."""


def decide(view: FishingView, rng: Random) -> Decision | None:
    """Call an open orange if that is legal. None means that the seat takes a turn instead.

    A call costs nothing, so an orange is held only where nothing else is legal.
    """
    if CallOrange() in view.legal:
        seconds = reaction(view, rng, CAPTURER, ANOTHER, SPREAD)
        reason = reasons.calls_orange()
        return Decision(CallOrange(), reason, seconds)
    if any(isinstance(move, Turn) for move in view.legal):
        return None
    return Decision(Hold(), reasons.leaves_orange(), PATIENCE)


def expected_orange_points(rules: FishingRules, seat: Seat) -> list[list[float]]:
    """The expected points of an orange: for each capturer, a list of the points by seat.

    In a race `seat`, the bot's own, is assumed to call more quickly than the others.
    """
    seats = range(rules.seats)
    if rules.orange != "race":
        return [[float(rules.orange_points * (it == other)) for other in seats] for it in seats]
    return [_raced(rules, capturer, seat) for capturer in seats]


def _raced(rules: FishingRules, capturer: Seat, seat: Seat) -> list[float]:
    """The expected points by seat of an orange that goes to the first caller."""
    parts = [0.0] * rules.seats
    rest = 1.0 - OWN
    if capturer == seat:
        parts[seat] = OWN
        slow = [other for other in range(rules.seats) if other != seat]
    else:
        parts[seat] = OTHERS
        rest = _SLOW if rules.seats > 2 else 0.0
        parts[capturer] = 1.0 - OTHERS - rest
        slow = [other for other in range(rules.seats) if other not in (seat, capturer)]
    for other in slow:
        parts[other] += rest / len(slow)
    return [rules.orange_points * part for part in parts]
