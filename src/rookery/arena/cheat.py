"""`cheat`: a player that sees all hands, and so shows how much is left to gain."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from rookery.arena import cheat_bidding, cheat_play
from rookery.bots.base import Decision
from rookery.bots.limits import Limits
from rookery.bots.steady import SteadyBot
from rookery.bots.strong import fishing
from rookery.core.cards import Seat
from rookery.core.game import Game
from rookery.fishing.game import FishingGame
from rookery.kernel import is_compiled
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase


@dataclass(frozen=True, slots=True)
class Cheat:
    """Decides from the whole state.

    Without the compiled kernel it plays as `steady`, and so it does beside a dummy, where nothing
    can be solved (R2-6). In fishing games it is `strong` with open hands; it does not know the
    order of the stock.
    """

    rng: Random
    limits: Limits = field(default_factory=Limits)

    def decide_knowing(self, game: Game[Any, Any], state: Any, seat: Seat) -> Decision:
        """Decide for a seat with open hands."""
        view = game.view(state, seat)
        if len(view.legal) > 1 and is_compiled:
            match game:
                case TrickGame(rules=rules) if rules.dummy is not None:
                    return SteadyBot(self.rng).decide(view)
                case TrickGame() if state.phase is Phase.PLAY:
                    return cheat_play.decide(game, state, seat, self.rng, self.limits)
                case TrickGame():
                    return cheat_bidding.decide(game, state, seat, self.rng)
                case FishingGame():
                    return fishing.decide(view, self.rng, self.limits, state.hands)
        return SteadyBot(self.rng).decide(view)
