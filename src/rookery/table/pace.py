"""How long bots take, so that people can follow: never by what is in a hand."""

from __future__ import annotations

from random import Random

from rookery.bots.table import named
from rookery.core.game import AnyView
from rookery.fishing.view import FishingView
from rookery.tricks.rules import Phase
from rookery.tricks.view import TrickView

_FACTOR = {"slow": 1.8, "normal": 1.0, "fast": 0.45, "instant": 0.0}

_THINKING = 0.9
"""Seconds for a usual decision at the normal pace."""

_LOOKING = 1.3
"""Seconds more when there is something to look at: a full trick, new cards, an end of bidding."""

_RACE_WAITS = 3.5
"""Seconds that a bot leaves to others before it plays on over an orange that is open (TX-15)."""


_SEARCHED = 0.8
"""What a search takes of its time, nearly always at the most (`bots.budget`)."""


def thinking(pace: str, view: AnyView, rng: Random) -> float:
    """Seconds before a bot's move, from what everybody can see."""
    factor = _FACTOR[pace]
    seconds = _THINKING * rng.uniform(0.8, 1.25)
    if isinstance(view, TrickView):
        seconds = _trick_seconds(view, seconds)
    elif isinstance(view, FishingView) and view.orange is not None:
        return max(seconds, _RACE_WAITS) * max(factor, 0.45)
    return seconds * factor


def searching(level: str, view: AnyView) -> float:
    """Seconds that a bot of a level usually searches: who has nothing to choose takes as long.

    Else it could be seen that a hand has one card of a suit. A last card is nobody's choice.
    """
    limits = named(level).limits
    is_last = isinstance(view, TrickView) and view.phase is Phase.PLAY and len(view.hand) == 1
    if limits is None or limits.nodes is not None or is_last:
        return 0.0
    return _SEARCHED * limits.seconds


def _trick_seconds(view: TrickView, seconds: float) -> float:
    if view.phase is Phase.BURY:
        return seconds * 0.3
    is_new_trick = view.phase is Phase.PLAY and not view.trick and bool(view.tricks)
    is_first_card = view.phase is Phase.PLAY and not view.trick and not view.tricks
    return seconds + _LOOKING if is_new_trick or is_first_card else seconds


def reaction(pace: str, delay: float) -> float:
    """Seconds before a bot's call in a race: a person's, at whatever pace."""
    return delay if _FACTOR[pace] else min(delay, 1.0)
