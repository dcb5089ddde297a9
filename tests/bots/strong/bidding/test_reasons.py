"""The reasons of `strong` for the card that it calls."""

import pytest

from rookery.heuristics.tricks.exchange import why_call
from rookery.records.cards import parse_card
from rookery.tricks.state import TrickState
from tests.bots.deals import FIVE
from tests.tables import bidding, deal, play

HAND = "SA SQ SJ S9 S8 S4 HA D3 D4 C6"


def calling(trump: str) -> TrickState:
    """Seat 0 has the hand and the nest, has named its trump, and calls a card."""
    start = deal(FIVE, [HAND], nest="C2 H4 S2", dealer=4)
    state: TrickState = play(FIVE, start, *bidding(FIVE, 0, 75, dealer=4), f"0 trump {trump}")
    return state


@pytest.mark.parametrize(
    ("trump", "card", "told"),
    [
        ("spades", "SK", "calls the highest trump that is missing"),
        ("spades", "S10", "calls a trump that is missing"),
        ("spades", "DA", "calls the highest card missing in diamonds, of which the hand has 2"),
        ("spades", "HQ", "calls a card missing in hearts, of which the hand has 2"),
        ("low", "Rook", "the rook wins any trick it is played to"),
    ],
)
def test_R5_8_the_reason_for_a_call_describes_the_card(trump: str, card: str, told: str) -> None:
    assert str(why_call(FIVE.view(calling(trump), 0), parse_card(card))) == told
