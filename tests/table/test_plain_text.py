"""Texts fit to be shown: on one line, without what cannot be seen, cut between characters."""

from __future__ import annotations

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from rookery.table.words.plain_text import cut, length, one_line

HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


@given(st.text(), st.booleans())
def test_nothing_hidden_is_left(text: str, joiners: bool) -> None:
    shown = one_line(text, joiners=joiners)
    kept = "\u200c\u200d" if joiners else ""
    assert not [c for c in shown if unicodedata.category(c) in HIDDEN and c not in kept]
    assert shown == " ".join(shown.split())


def test_joiners_are_part_of_words_only_if_they_are_asked_for() -> None:
    assert one_line("a\u200d\u200db", joiners=True) == "a\u200db"
    assert one_line("a\u200db") == "ab"
    assert one_line("\n\u200d \u200c\n", joiners=True) == ""


def test_characters_are_counted_and_cut_as_people_count_them() -> None:
    assert length("🇩🇪👍🏽é") == 3
    assert cut("🇩🇪🇩🇪🇩🇪", 2) == "🇩🇪🇩🇪"
