"""The bot `strong`, which samples worlds that its view allows and searches them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from rookery import heuristics
from rookery.bots.base import Decision
from rookery.bots.limits import Limits
from rookery.bots.strong import bidding, fishing, play
from rookery.core.game import AnyView
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.kernel import is_compiled
from rookery.tricks.dummy_seat import with_dummy_seat
from rookery.tricks.rules import Phase
from rookery.tricks.view import TrickView


def _of_tricks(view: TrickView, rng: Random, limits: Limits) -> Decision:
    if view.phase is Phase.PLAY:
        return play.decide(with_dummy_seat(view), rng, limits)
    return bidding.decide(with_dummy_seat(view), rng, limits)


BY_GENRE: ByGenre[Callable[[Own, Random, Limits], Decision]] = ByGenre(
    "rookery.bots.strong.BY_GENRE", {TRICKS: _of_tricks, FISHING: fishing.decide}
)
"""How the bot searches in each genre."""


@dataclass(frozen=True, slots=True)
class StrongBot:
    """The strongest bot. Without the compiled kernel it plays as `steady` does."""

    rng: Random
    limits: Limits = field(default_factory=Limits)

    def decide(self, view: AnyView) -> Decision:
        """Choose a legal move. Raises MissingRow for a genre that the bot does not know."""
        if not is_compiled or len(view.legal) == 1:
            return heuristics.decide(view, self.rng)
        return BY_GENRE[view.genre](view, self.rng, self.limits)
