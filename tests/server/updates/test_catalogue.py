"""The catalogue of games, for pages in every language."""

import re
from collections.abc import Iterator

import pytest

from rookery.games import GAMES
from rookery.language import PSEUDO, TAGS, language
from rookery.server.practising import lessons_listed
from rookery.server.updates.catalogue import described, overview
from tests.telling.test_languages import LATIN, PLAIN

IDENTIFIER = re.compile(r" \([a-z0-9_.]+\)")
"""The identifier of a choice, which the page takes out of a sentence."""

TITLES = re.compile("|".join(sorted((it.title for it in GAMES.values()), key=len, reverse=True)))


def told(tag: str) -> Iterator[str]:
    """What the catalogue says of games, house rules, bots and lessons."""
    it = language(tag)
    for game in GAMES.values():
        found = described(game, it, with_example=False)
        if found.told_in:
            continue
        yield from filter(None, (found.summary, found.differs))
        yield from (*found.how_to, *found.advice)
        for option in found.options:
            yield from (option.title, option.sentence, *option.choice_titles)
            if not option.choices:
                yield option.values
    for bot in overview((), it).bots:
        yield from (bot.title, bot.sentence)
    for lesson in lessons_listed(it):
        yield from (lesson.title, lesson.summary)


@pytest.mark.parametrize(("tag", "left"), [(PSEUDO, PLAIN), ("fa", LATIN)])
def test_nothing_in_the_catalogue_is_left_in_english(tag: str, left: re.Pattern[str]) -> None:
    number = 0
    for text in told(tag):
        number += 1
        assert not left.search(TITLES.sub("", IDENTIFIER.sub("", text))), text
    assert number > 1200


@pytest.mark.parametrize("tag", TAGS)
def test_a_game_explains_each_choice_that_it_offers_and_no_other(tag: str) -> None:
    for game in GAMES.values():
        for option in described(game, language(tag)).options:
            if option.kind == "choice":
                assert len(set(option.choice_titles)) == len(option.choices), option.name
                for choice in option.choices:
                    game.game({option.name: choice})
            assert not IDENTIFIER.search(option.sentence), option.sentence
