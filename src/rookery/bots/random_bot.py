"""The bot that plays random legal moves: the baseline that other bots are measured against."""

from dataclasses import dataclass
from random import Random

from rookery.bots.base import Decision
from rookery.core.game import AnyView
from rookery.messages import reasons


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Chooses uniformly among the legal moves, after a random delay."""

    rng: Random

    def decide(self, view: AnyView) -> Decision:
        """Choose a random legal move."""
        return Decision(
            self.rng.choice(view.legal), reasons.any_legal(), self.rng.uniform(0.5, 5.0)
        )
