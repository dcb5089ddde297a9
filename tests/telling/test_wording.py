"""The wording of cards, names and lists in sentences."""

import pytest

from rookery.records import parse_cards
from rookery.telling.wording import Words

WORDS = Words(("You", "Ada", "Ben"), me=0)


@pytest.mark.parametrize(
    ("seat", "sentence"), [(0, "You pass."), (1, "Ada passes."), (3, "The dummy passes.")]
)
def test_a_sentence_speaks_of_whom_it_is_about(seat: int, sentence: str) -> None:
    assert WORDS.tell("passed", seat) == sentence


def test_a_sentence_is_about_two_seats() -> None:
    told = [WORDS.tell("asks-to-swap", *seats) for seats in ((0, 1), (1, 0), (1, 2))]
    assert told == [
        "You ask Ada to swap seats.",
        "Ada asks you to swap seats.",
        "Ada asks Ben to swap seats.",
    ]


def test_a_name_from_right_to_left_does_not_turn_the_sentence_round() -> None:
    words = Words(("You", "דנה", "سارة 2", "Zoë", "علی ۱۲3", "Ali ۱۲3"), me=0)
    assert words.tell("passed", 1) == "\u2068דנה\u2069 passes."
    assert words.whom(2) == "\u2068سارة 2\u2069"
    assert words.who(3) == "Zoë"
    assert words.who(4) == "\u2068علی ۱۲3\u2069"
    assert words.who(5) == "Ali ۱۲3"


def test_a_hand_is_sorted_by_the_ranks_of_its_game() -> None:
    hand = parse_cards("R1 R5 R14 B1 B13 Rook")
    assert WORDS.hand(hand, (*range(2, 15), 1)) == "B1 B13   R1 R14 R5   Rook"
