"""The race for an orange: a call whenever that is legal, as quick as a person's (TX-15)."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from rookery.core.decision import Decision
from rookery.core.moves import CallOrange, Hold
from rookery.fishing.reaction import PATIENCE, reaction
from rookery.fishing.turns import Turn
from rookery.fishing.view import FishingView
from rookery.messages import reasons

Reaction: TypeAlias = Callable[..., float]
"""A function like `reaction`: the seconds before a call."""


def decide(view: FishingView, rng: Random, reaction: Reaction = reaction) -> Decision | None:
    """The decision in an open race: a call if it is legal; None where the seat takes a turn."""
    assert view.orange is not None
    if CallOrange() in view.legal:
        seconds = reaction(is_capturer=view.orange.capturer == view.seat, rng=rng)
        return Decision(
            CallOrange(), reasons.calls_orange(points=view.rules.orange_points), seconds
        )
    if any(isinstance(move, Turn) for move in view.legal):
        return None
    return Decision(Hold(), reasons.leaves_orange(), PATIENCE)
