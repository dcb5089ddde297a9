"""Answers to commands in the language of whoever reads them."""

import pytest

from rookery.core.decision import Decision
from rookery.core.moves import Pass, Play
from rookery.language import ENGLISH, language
from rookery.messages import reasons
from rookery.records.cards import parse_card
from rookery.server.updates.answers import hinted, in_words_of
from rookery.table import protocol as p

WORDED = [
    p.Refused("1", "illegal-move", "you must follow hearts"),
    p.Fault("no-table", "there is no table with this code"),
    p.Bye("released", "this seat has somebody else now"),
    p.Reason("1", "the lowest bid is 70"),
]


@pytest.mark.parametrize("message", WORDED)
def test_what_an_answer_says_is_in_the_language_of_its_reader(message: object) -> None:
    assert in_words_of(ENGLISH, message) is message
    english, german, persian = (
        getattr(in_words_of(language(tag), message), "message", None)
        or getattr(in_words_of(language(tag), message), "reason", None)
        for tag in ("en", "de", "fa")
    )
    assert len({english, german, persian}) == 3


def test_a_hint_has_its_reason_in_the_language_of_its_reader() -> None:
    decision = Decision(Play(parse_card("R5")), reasons.ruffs(points=0), then=(Pass(),))
    found = hinted(language("de"), "1", decision)
    assert found == p.Hinted("1", "play R5", "sticht den Stich", (), ("pass",))


def test_nothing_else_in_an_answer_changes() -> None:
    for message in (p.Done("1", 2), p.Reason("1", None)):
        assert in_words_of(language("de"), message) is message
