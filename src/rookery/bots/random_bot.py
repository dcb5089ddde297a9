"""The bot that plays any legal move: the floor that every other bot is measured from."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from rookery.bots.base import Decision
from rookery.core.game import AnyView


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Chooses evenly among the legal moves, after a random time."""

    rng: Random

    def decide(self, view: AnyView) -> Decision:
        """Any move at all."""
        return Decision(self.rng.choice(view.legal), "any legal move", self.rng.uniform(0.5, 5.0))
