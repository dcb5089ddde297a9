"""Rules of thumb for every game and every phase, without search.

The bot `steady` plays by `decide` alone. Other bots use it for the phases that they do not search,
and use its parts to break ties and to give reasons.
"""

from collections.abc import Callable
from random import Random

from rookery.core.decision import Decision
from rookery.core.game import AnyView
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.heuristics import fishing, tricks
from rookery.tricks.dummy_seat import with_dummy_seat
from rookery.tricks.view import TrickView

__all__ = ["decide"]


def _of_tricks(view: TrickView, rng: Random) -> Decision:
    return tricks.decide(with_dummy_seat(view), rng)


BY_GENRE: ByGenre[Callable[[Own, Random], Decision]] = ByGenre(
    "rookery.heuristics.BY_GENRE", {TRICKS: _of_tricks, FISHING: fishing.decide}
)
"""The rules of thumb of each genre."""


def decide(view: AnyView, rng: Random) -> Decision:
    """Decide by the rules of thumb for the genre of the view. Raises MissingRow."""
    return BY_GENRE[view.genre](view, rng)
