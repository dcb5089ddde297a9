"""`easy`: a weak bot for children, which plays plainly and sometimes forgets something."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from rookery.bots.base import Decision
from rookery.bots.easy import fishing, tricks
from rookery.core.game import AnyView
from rookery.fishing.view import FishingView
from rookery.tricks.dummy_seat import with_dummy_seat
from rookery.tricks.view import TrickView


@dataclass(frozen=True, slots=True)
class EasyBot:
    """Knows the rules, bids little, counts nothing, and is slow to call an orange."""

    rng: Random

    def decide(self, view: AnyView) -> Decision:
        """Choose a move by the kind of game of the view."""
        match view:
            case TrickView():
                return tricks.decide(with_dummy_seat(view), self.rng)
            case FishingView():
                return fishing.decide(view, self.rng)
        raise TypeError(f"easy cannot play a game with views of type {type(view).__name__}")
