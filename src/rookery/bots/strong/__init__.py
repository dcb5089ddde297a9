"""The bot `strong`, which samples worlds that its view allows and searches them."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from rookery import heuristics
from rookery.bots.base import Decision
from rookery.bots.limits import Limits
from rookery.bots.strong import bidding, fishing, play
from rookery.core.game import AnyView
from rookery.fishing.view import FishingView
from rookery.kernel import is_compiled
from rookery.tricks.dummy_seat import with_dummy_seat
from rookery.tricks.rules import Phase
from rookery.tricks.view import TrickView


@dataclass(frozen=True, slots=True)
class StrongBot:
    """The strongest bot. Without the compiled kernel it plays as `steady` does."""

    rng: Random
    limits: Limits = field(default_factory=Limits)

    def decide(self, view: AnyView) -> Decision:
        """Choose a legal move. Raises TypeError unless the view is of a trick or fishing game."""
        if not is_compiled or len(view.legal) == 1:
            return heuristics.decide(view, self.rng)
        match view:
            case TrickView(phase=Phase.PLAY):
                return play.decide(with_dummy_seat(view), self.rng, self.limits)
            case TrickView():
                return bidding.decide(with_dummy_seat(view), self.rng, self.limits)
            case FishingView():
                return fishing.decide(view, self.rng, self.limits)
        raise TypeError(f"strong cannot play from a {type(view).__name__}")
