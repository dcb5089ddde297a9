"""Finding a game by the names that people use for it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from difflib import SequenceMatcher

from rookery.games.preset import Preset

_ALIKE = 0.75
"""How alike a name and the words looked for must be, from 0 to 1, to count as a slip of the pen."""


def find_games(words: str, games: Iterable[Preset]) -> list[Preset]:
    """The games that have a name like the words looked for, the best matches first.

    Case, accents, spaces and punctuation do not matter, and small slips are forgiven.

    >>> from rookery.games import GAMES
    >>> [game.name for game in find_games("Buck-eye", GAMES.values())][0]
    'kentucky-rook'
    """
    wanted = _plain(words)
    if not wanted:
        return []
    ranked = [(max(_likeness(wanted, name) for name in names_of(game)), game) for game in games]
    near = [(likeness, game) for likeness, game in ranked if likeness >= _ALIKE]
    return [game for _, game in sorted(near, key=lambda each: -each[0])]


def names_of(game: Preset) -> tuple[str, ...]:
    """All names of a game."""
    return (game.title, game.name, *game.also_called)


def _likeness(wanted: str, name: str) -> float:
    """How alike words and a name are, from 0 to 1; a part of a name comes close to the whole."""
    whole = _plain(name)
    if wanted == whole:
        return 1.0
    if wanted in whole:
        return 0.9 + 0.09 * len(wanted) / len(whole)
    return 0.89 * SequenceMatcher(None, wanted, whole).ratio()


def _plain(text: str) -> str:
    """A text without case, accents, spaces and punctuation."""
    letters = unicodedata.normalize("NFKD", text[:60]).casefold()
    return re.sub(
        r"[\W_]", "", "".join(each for each in letters if not unicodedata.combining(each))
    )
