"""House rules in words: their names and values, in a reader's language."""

from collections.abc import Mapping

from rookery.core.options import Option, OptionValue
from rookery.games import Preset
from rookery.games.preset import SEATS
from rookery.language import ENGLISH, Language


def value_words(option: Option, value: OptionValue, language: Language = ENGLISH) -> str:
    """A value of a house rule in words: "yes", "at any turn", "300"."""
    if isinstance(value, int) and not isinstance(value, bool):
        return language.number(value)
    return language.words(option.words(value))


def rule_lines(
    game: Preset, options: Mapping[str, OptionValue], language: Language = ENGLISH
) -> tuple[str, ...]:
    """The house rules among some options, each with its value. Unknown options are left out.

    >>> from rookery.games import GAMES
    >>> rule_lines(GAMES["dixie"], {"seats": 4, "target": 500})
    ('Points to win: 500',)
    """
    known = game.described
    return tuple(
        language.words(known[name].told(value))
        for name, value in options.items()
        if name != SEATS and name in known
    )
