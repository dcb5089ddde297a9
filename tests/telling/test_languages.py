"""Every game is told in every language, without a word left in English."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rookery import telling
from rookery.core.match import Match
from rookery.core.moves import Take, seen_by
from rookery.games import GAMES
from rookery.language import PSEUDO, TAGS, Language, language
from rookery.records import parse_card
from rookery.telling import fishing
from rookery.telling.example import NAMES, example
from rookery.telling.sheet import deal_line, ending, points_line, race, score_sheet, won_line
from rookery.telling.spoken import Spoken
from rookery.telling.tricks import cut_line
from rookery.telling.wording import Words
from tests.matches import EVERY_TABLE, random_deal

TYPED = (
    r"\b(bid|sun|pass|self|left|take|build|on|trail|orange|hold|[RYGBSHDC]\d+|[SHDC][JQKA]|Rook)\b"
)
"""What is typed in a terminal: it stays as it is in every language."""

LATIN = re.compile("[A-Za-z]")
PLAIN = re.compile("[A-LN-PR-UWYZa-ln-pr-uwyz]")
"""Letters that never occur in the pseudo-locale, which replaces them by accented ones."""

ENGLISH = re.compile(
    r"\b(the|you|your|takes?|plays?|leads?|bids?|and|of|with|cards?|tricks?)\b", re.IGNORECASE
)


def told(match: Match[Any], words: Words) -> Iterator[str]:
    """Everything that is told of the last deal of a match, ply by ply."""
    game, deal = match.game, match.deals[-1]
    state = match.state_before(len(match.deals) - 1, 0)
    view = game.view(state, words.me)
    sentences: Any = telling.of(view)
    yield from sentences.opening(words, view)
    for number, ply in enumerate(deal.plies, 1):
        if isinstance(ply[1], Take):
            yield fishing.brings(view, ply[1], ply[0], words.language)
        state = game.apply(state, *ply)
        before, view = view, game.view(state, words.me)
        yield from sentences.move_lines(words, before, seen_by(words.me, ply), view)
        yield from sentences.table(words, view)
        yield from sentences.on_table(words, view)
        yield from sentences.last(words, view, deal.plies[:number])
        if words.me is not None and words.me in game.actors(state):
            yield from sentences.question(words, view)
    if deal.cut is not None:
        yield cut_line(words, game.view(game.cut(state, deal.cut), words.me))
    yield deal_line(match, deal, words)
    yield points_line(deal, words)
    yield from score_sheet(match, words)
    yield from race(match, words)
    yield ending(match, words.language)
    yield won_line(words, [0, 1])


def rest(line: str) -> str:
    """A line without the parts that are the same in all languages: names, and what is typed."""
    return re.sub("|".join([TYPED, *(rf"\b{name}\b" for name in NAMES)]), "", line)


def check(line: str, it: Language) -> None:
    """Fail if a line has something left in English."""
    left = {"fa": LATIN, PSEUDO: PLAIN}.get(it.tag, ENGLISH)
    assert not left.search(rest(line)), line


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_every_ply_is_told_in_every_language(game: str, seats: int) -> None:
    preset = GAMES[game]
    options = {"seats": seats} if len(preset.by_seats) > 1 else {}
    match = random_deal(Match.new(preset.game(options)), Random(seats))
    for tag in (*TAGS, PSEUDO):
        it, number = language(tag), 0
        for words in (Words(NAMES[:seats], 1, it), Spoken(NAMES[:seats], None, it)):
            for line in told(match, words):
                number += 1
                if tag != "en":
                    check(line, it)
        assert number > 20


@pytest.mark.parametrize("tag", [tag for tag in (*TAGS, PSEUDO) if tag != "en"])
def test_examples_are_told_in_every_language(tag: str) -> None:
    number = 0
    for game in GAMES:
        found = example(game, language(tag))
        for text in () if found is None else (*(step.text for step in found.steps), found.outcome):
            number += 1
            check(text, language(tag))
    assert number > 100


@pytest.mark.parametrize("tag", ["de", "fa"])
def test_a_card_is_written_alike_in_all_languages_and_named_in_each(tag: str) -> None:
    written, spoken = (kind(("Ann", "Ben"), 0, language(tag)) for kind in (Words, Spoken))
    card = parse_card("H10")
    assert "H10" in written.tell("card-led", 0, card=written.card(card))
    assert "H10" not in spoken.card(card)
    assert language(tag).number(10) in spoken.card(card)
