"""Finding a game by one of its names, or by words that describe it."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from difflib import SequenceMatcher

from rookery.games.preset import Preset

_ALIKE = 0.75
"""How similar a name and the search words must be, from 0 to 1, to count as a typing error."""

_NUMBERS = {"2": "two", "3": "three", "4": "four", "5": "five", "6": "six"}


_SAY_NOTHING = (
    *("rook", "bird", "card", "a", "an", "the", "and", "of", "for", "with", "in", "is", "has"),
    *("game", "rule", "version", "play", "player", "people", "person", "hand", "handed", "trump"),
    *("bidder", "shoot", "shooting"),
)
"""Words that are ignored in a search (without the s of a plural), unlike those of `_SAYS`."""

_SAYS: Mapping[str, Callable[[Preset], bool]] = {
    "low lowest bottom": lambda game: game.rules.rook_place == "low",
    "high highest top": lambda game: game.rules.rook_place == "high",
    "call called calling partner": lambda game: game.rules.calls_partners,
    "moon": lambda game: "moon_value" in game.options,
    "sun": lambda game: "sun_value" in game.options,
    "build sweep orange fishing capture capturing": lambda game: "orange" in game.options,
}
"""Conditions on a game, by the words that stand for them."""


def find_games(words: str, games: Iterable[Preset]) -> list[Preset]:
    """The games whose names resemble the search words, the best matches first.

    Case, accents, spaces and punctuation do not matter, nor do small typing errors. Then come the
    games that all the words are true of, beginning with those usually played by the number of
    players that is named.

    >>> from rookery.games import GAMES
    >>> [game.name for game in find_games("Buck-eye", GAMES.values())][0]
    'kentucky-rook'
    >>> [game.name for game in find_games("three players", GAMES.values())]
    ['three', 'tuxedo']
    """
    games = tuple(games)
    wanted = _plain(words)
    if not wanted:
        return []
    ranked = [(_best_likeness(wanted, game), game) for game in games]
    near = [(likeness, game) for likeness, game in ranked if likeness >= _ALIKE]
    called = [game for _, game in sorted(near, key=lambda each: -each[0])]
    return called + [game for game in _fitting(words, games) if game not in called]


def names_of(game: Preset) -> tuple[str, ...]:
    """All names of a game."""
    return (game.title, game.name, *game.also_called)


def words_for(game: Preset) -> tuple[str, ...]:
    """The words by which a game is found, the one for its usual number of players first."""
    seats = sorted(game.by_seats, key=lambda count: (count != game.usual_seats, count))
    said = [word for words, holds in _SAYS.items() if holds(game) for word in words.split()]
    return (*(_NUMBERS[str(count)] for count in seats), *said, *_SAY_NOTHING)


def _fitting(words: str, games: Iterable[Preset]) -> list[Preset]:
    """The games that all words are true of; empty if a word is unknown or no word counts."""
    told = set(_words(words))
    if told <= set(_SAY_NOTHING):
        return []
    fit = [game for game in games if told <= set(words_for(game))]
    return sorted(fit, key=lambda game: words_for(game)[0] not in told)


def _best_likeness(wanted: str, game: Preset) -> float:
    """How similar words and a game's names are; its own names count more than `also_called`."""
    own = max(_likeness(wanted, name) for name in (game.title, game.name))
    return max(own, *(0.999 * _likeness(wanted, name) for name in game.also_called), 0.0)


def _likeness(wanted: str, name: str) -> float:
    """How similar words and a name are, from 0 to 1; a part of a name counts almost fully."""
    whole = _plain(name)
    if wanted == whole:
        return 1.0
    if wanted in whole:
        return 0.9 + 0.09 * len(wanted) / len(whole)
    return 0.89 * SequenceMatcher(None, wanted, whole).ratio()


def _plain(text: str) -> str:
    """A text without case, accents, spaces and punctuation, and with small numbers in words."""
    return "".join(_words(text, singular=False))


def _words(text: str, *, singular: bool = True) -> list[str]:
    """The words of a text, without case, accents or punctuation; small numbers are spelled out."""
    letters = unicodedata.normalize("NFKD", text[:60]).casefold()
    bare = "".join(each for each in letters if not unicodedata.combining(each))
    words = [_NUMBERS.get(word, word) for word in re.findall(r"[^\W_]+", bare)]
    return [word.removesuffix("s") for word in words] if singular else words
