"""The games in sentences, from one seat's view: for terminals, pages and screen readers."""

from types import ModuleType

from rookery.core.game import AnyView
from rookery.core.genres import FISHING, TRICKS, ByGenre
from rookery.telling import fishing, tricks

BY_GENRE: ByGenre[ModuleType] = ByGenre(
    "rookery.telling.BY_GENRE", {TRICKS: tricks, FISHING: fishing}
)
"""The module with the sentences of each genre; all have the same functions."""


def of(view: AnyView) -> ModuleType:
    """The module with the sentences for the genre of a view."""
    return BY_GENRE[view.genre]
