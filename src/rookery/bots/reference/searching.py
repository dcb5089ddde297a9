"""A bot that searches for cards and turns, and decides the rest by the heuristics of `steady`."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from rookery import heuristics
from rookery.bots.base import Decision
from rookery.bots.limits import Limits
from rookery.core.game import AnyView
from rookery.fishing.view import FishingView
from rookery.kernel import is_compiled
from rookery.tricks.dummy_seat import with_dummy_seat
from rookery.tricks.rules import Phase
from rookery.tricks.view import TrickView


@dataclass(frozen=True, slots=True)
class SearchingBot:
    """Searches for cards and turns. Without the compiled kernel it plays as `steady` does."""

    of_cards: Callable[[TrickView, Random, Limits], Decision]
    of_turns: Callable[[FishingView, Random, Limits], Decision]
    rng: Random
    limits: Limits = field(default_factory=Limits)

    def decide(self, view: AnyView) -> Decision:
        """Choose a move by the genre and the phase of the view."""
        if is_compiled and len(view.legal) > 1:
            match view:
                case TrickView(phase=Phase.PLAY):
                    return self.of_cards(with_dummy_seat(view), self.rng, self.limits)
                case FishingView():
                    return self.of_turns(view, self.rng, self.limits)
        return heuristics.decide(view, self.rng)
