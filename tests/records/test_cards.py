"""Cards as texts."""

import pytest

from rookery.core.cards import ROOK, Card, Suit, poker_pack, rook_pack
from rookery.records import BadText, card_text, cards_text, parse_card, parse_cards

EVERY_CARD = (*rook_pack(range(1, 15), with_rook=True), *poker_pack()[:-1])


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("R5", Card(Suit.RED, 5)),
        ("Y14", Card(Suit.YELLOW, 14)),
        ("G1", Card(Suit.GREEN, 1)),
        ("B10", Card(Suit.BLACK, 10)),
        ("S10", Card(Suit.SPADES, 10)),
        ("HA", Card(Suit.HEARTS, 14)),
        ("DK", Card(Suit.DIAMONDS, 13)),
        ("C2", Card(Suit.CLUBS, 2)),
        ("Rook", ROOK),
    ],
)
def test_cards_are_written_as_the_design_says(text: str, card: Card) -> None:
    assert parse_card(text) == card
    assert card_text(card) == text


def test_texts_of_all_cards_parse_back() -> None:
    assert len(EVERY_CARD) == 4 * 14 + 1 + 4 * 13
    assert parse_cards(cards_text(EVERY_CARD)) == EVERY_CARD


def test_an_unknown_card_is_a_question_mark_and_no_card_to_read() -> None:
    assert cards_text([ROOK, None]) == "Rook ?"
    with pytest.raises(BadText, match=r"there is no card '\?'"):
        parse_card("?")


@pytest.mark.parametrize(
    "text",
    ["", "5R", "r5", "R05", "R0", "R15", "B-1", "S1", "H11", "H14", "SA10", "rook", "R5 ", "R٥"],
)
def test_a_text_that_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(BadText, match="there is no card"):
        parse_card(text)
