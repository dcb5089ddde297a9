"""House rules in words: their names and values, in a reader's language."""

from __future__ import annotations

from collections.abc import Mapping

from rookery.core.options import Option, OptionValue
from rookery.games import Preset
from rookery.games.preset import SEATS
from rookery.language import ENGLISH, Language, retold


def rule_words(option: Option, language: Language = ENGLISH) -> str:
    """The name of a house rule."""
    return retold(language, "rules", option.title)


def value_words(option: Option, value: OptionValue, language: Language = ENGLISH) -> str:
    """A value of a house rule in words: "yes", "at any turn", "300"."""
    if isinstance(value, int) and not isinstance(value, bool):
        return language.number(value)
    return retold(language, "rules", option.words(value))


def allowed_words(option: Option, language: Language = ENGLISH) -> str:
    """The values that a house rule may have, in words; choices are as they are typed."""
    if option.choices and language is not ENGLISH:
        return language.listed(option.choices, "list-or")
    return retold(language, "rules", option.allowed_values)


def rule_lines(
    game: Preset, options: Mapping[str, OptionValue], language: Language = ENGLISH
) -> tuple[str, ...]:
    """The house rules among some options, each with its value; options of other versions apart.

    >>> from rookery.games import GAMES
    >>> rule_lines(GAMES["dixie"], {"seats": 4, "target": 500})
    ('Points to win: 500',)
    """
    known = game.described
    return tuple(
        language.say(
            "rule-line",
            rule=rule_words(known[name], language),
            now=value_words(known[name], value, language),
        )
        for name, value in options.items()
        if name != SEATS and name in known
    )
