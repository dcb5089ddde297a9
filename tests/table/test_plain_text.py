"""Texts fit to be shown: on one line, without what cannot be seen, cut between characters."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.table.words.plain_text import cut, length, look_of, one_line

JOINERS = "\u200c\u200d"
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


@given(st.text())
def test_nothing_hidden_is_left_but_joiners_within_words(text: str) -> None:
    shown = one_line(text)
    assert not [c for c in shown if unicodedata.category(c) in HIDDEN and c not in JOINERS]
    assert not [word for word in shown.split(" ") if word.strip(JOINERS) != word]
    assert shown == " ".join(shown.split())


def test_joiners_are_part_of_words() -> None:
    assert one_line("a\u200d\u200db") == "a\u200db"
    assert one_line("a\u200d") == "a"
    assert one_line("\n\u200d \u200c\n") == ""
    for text in ("علی\u200cرضا", "رخ\u200cبازان", "👩\u200d🍳"):
        assert one_line(text) == text


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Аnn"),
        ("POPE", "РОРЕ"),
        ("Νικ", "Nik"),
        ("علی\u200cرضا", "علیرضا"),
        ("علي", "علی"),
        ("Ann 2", "Ann ۲"),
        ("Ａｎｎ", "ann"),
    ],
)
def test_texts_that_look_alike_have_the_same_look(one: str, other: str) -> None:
    assert one != other
    assert look_of(one) == look_of(other)
    assert look_of(one) != look_of(one + "x")


def test_characters_are_counted_and_cut_as_people_count_them() -> None:
    assert length("🇩🇪👍🏽é") == 3
    assert cut("🇩🇪🇩🇪🇩🇪", 2) == "🇩🇪🇩🇪"
