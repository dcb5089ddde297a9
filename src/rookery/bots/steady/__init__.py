"""`steady`: plays by rules of thumb, for every game and every phase."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from rookery.bots.base import Decision
from rookery.bots.steady import fishing, tricks
from rookery.core.game import AnyView
from rookery.fishing.view import FishingView
from rookery.tricks.view import TrickView


@dataclass(frozen=True, slots=True)
class SteadyBot:
    """A sensible player without search: what it knows of the game is in the modules beside this."""

    rng: Random

    def decide(self, view: AnyView) -> Decision:
        """The decision for the engine that the view comes from."""
        match view:
            case TrickView():
                return tricks.decide(view, self.rng)
            case FishingView():
                return fishing.decide(view, self.rng)
        raise TypeError(f"steady does not play by a {type(view).__name__}")
