"""Answers to commands in the language of whoever reads them."""

import pytest

from rookery.language import ENGLISH, language
from rookery.server.updates.answers import in_words_of
from rookery.table import protocol as p

WORDED = [
    p.Refused("1", "illegal-move", "you must follow hearts"),
    p.Fault("no-table", "there is no table with this code"),
    p.Bye("released", "this seat has somebody else now"),
    p.Reason("1", "the lowest bid is 70"),
    p.Hinted("1", "0 play R5", "takes a trick with 5 points as the last to play"),
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


def test_nothing_else_in_an_answer_changes() -> None:
    found = in_words_of(language("de"), p.Hinted("1", "play R5", "ruffs the trick", (), ("pass",)))
    assert found == p.Hinted("1", "play R5", "sticht den Stich", (), ("pass",))
    for message in (p.Done("1", 2), p.Reason("1", None)):
        assert in_words_of(language("de"), message) is message
