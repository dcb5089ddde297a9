"""`easy`: a weak bot for children, which plays plainly and sometimes forgets something."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from rookery.bots.base import Decision
from rookery.bots.easy import fishing, tricks
from rookery.core.game import AnyView
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.tricks.dummy_seat import with_dummy_seat
from rookery.tricks.view import TrickView


def _of_tricks(view: TrickView, rng: Random) -> Decision:
    return tricks.decide(with_dummy_seat(view), rng)


BY_GENRE: ByGenre[Callable[[Own, Random], Decision]] = ByGenre(
    "rookery.bots.easy.BY_GENRE", {TRICKS: _of_tricks, FISHING: fishing.decide}
)
"""How the bot plays each genre."""


@dataclass(frozen=True, slots=True)
class EasyBot:
    """Knows the rules, bids little, counts nothing, and is slow to call an orange."""

    rng: Random

    def decide(self, view: AnyView) -> Decision:
        """Choose a move by the genre of the view. Raises MissingRow."""
        return BY_GENRE[view.genre](view, self.rng)
