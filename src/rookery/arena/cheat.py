"""`cheat`: a player that sees all hands, as an upper bound for the strength of bots."""

from collections.abc import Callable
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
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.fishing.game import FishingGame
from rookery.fishing.state import FishingState
from rookery.fishing.view import FishingView
from rookery.kernel import is_compiled
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase
from rookery.tricks.state import TrickState
from rookery.tricks.view import TrickView


def _of_tricks(
    game: TrickGame, state: TrickState, view: TrickView, rng: Random, limits: Limits
) -> Decision:
    assert view.seat is not None
    if game.rules.dummy is not None:
        return SteadyBot(rng).decide(view)
    if state.phase is Phase.PLAY:
        return cheat_play.decide(game, state, view.seat, rng, limits)
    return cheat_bidding.decide(game, state, view.seat, rng)


def _of_fishing(
    game: FishingGame, state: FishingState, view: FishingView, rng: Random, limits: Limits
) -> Decision:
    return fishing.decide(view, rng, limits, state.hands)


BY_GENRE: ByGenre[Callable[[Own, Own, Own, Random, Limits], Decision]] = ByGenre(
    "rookery.arena.cheat.BY_GENRE", {TRICKS: _of_tricks, FISHING: _of_fishing}
)
"""For each genre: the function that decides when all hands are open."""


@dataclass(frozen=True, slots=True)
class Cheat:
    """Decides from the whole state.

    It plays like `steady` without the compiled kernel, and in games with a dummy, where nothing can
    be solved (R2-6). In fishing games it is `strong` with open hands; it does not know
    the order of the stock.
    """

    rng: Random
    limits: Limits = field(default_factory=Limits)

    def decide_knowing(self, game: Game[Any, Any], state: Any, seat: Seat) -> Decision:
        """Decide for a seat with open hands."""
        view = game.view(state, seat)
        if len(view.legal) > 1 and is_compiled:
            return BY_GENRE[view.genre](game, state, view, self.rng, self.limits)
        return SteadyBot(self.rng).decide(view)
