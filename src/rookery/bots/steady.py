"""`steady`: plays by rules of thumb, for every game and every phase."""

from dataclasses import dataclass
from random import Random

from rookery import heuristics
from rookery.bots.base import Decision
from rookery.core.game import AnyView


@dataclass(frozen=True, slots=True)
class SteadyBot:
    """A sensible player without search, who decides by `rookery.heuristics`."""

    rng: Random

    def decide(self, view: AnyView) -> Decision:
        """Decide by rules of thumb."""
        return heuristics.decide(view, self.rng)
