"""The reasons of `strong` before the tricks."""

import pytest

from rookery.bots.strong.bidding import reasons
from rookery.core.moves import Trump
from rookery.heuristics.tricks.exchange import why_call
from rookery.records.cards import parse_card
from rookery.tricks.game import TrickGame
from rookery.tricks.state import TrickState
from tests.bots.deals import DIXIE, FIVE
from tests.tables import bidding, card_set, deal, play

HAND = "SA SQ SJ S9 S8 S4 HA D3 D4 C6"


@pytest.mark.parametrize(
    ("game", "hand", "trump", "told"),
    [
        (
            DIXIE,
            "R14 R12 R9 G14 G3",
            Trump.RED,
            "3 red trumps with the highest, 1 top card in other suits",
        ),
        (DIXIE, "R12 R9 G13", Trump.RED, "2 red trumps, no top card in other suits"),
        (FIVE, "SA H9", Trump.NONE, "no trump, the top card in 1 suit"),
        (FIVE, "S2 H2 D2 C4", Trump.LOW, "lo-no, the top card in 3 suits"),
    ],
)
def test_a_hand_is_described_by_trumps_and_top_cards(
    game: TrickGame, hand: str, trump: Trump, told: str
) -> None:
    assert str(reasons.holding(game.rules, card_set(hand), trump)) == told


def test_a_pass_is_explained_by_the_bidder_and_the_chance() -> None:
    start = deal(DIXIE, dealer=3)
    told = {}
    for plies in (["0 bid 70", "1 pass"], ["0 pass", "1 bid 70"]):
        state = play(DIXIE, start, *plies)
        for is_likely, gain in ((False, 4.0), (True, -4.0), (True, 4.0)):
            view = DIXIE.view(state, 2)
            why = reasons.passes(view, Trump.RED, 62.4, 75, 0.31, is_likely=is_likely, gain=gain)
            told[plies[0], is_likely, gain] = str(why)
    held = "about 62 points with red as trump"
    made = f"{held}: a bid of 75 is made 31% of the time, and brought"
    assert told == {
        ("0 bid 70", False, 4.0): f"{held}: leaves the bid to partner",
        ("0 bid 70", True, -4.0): f"{held}: leaves the bid to partner",
        ("0 bid 70", True, 4.0): f"{held}: leaves the bid to partner",
        ("0 pass", False, 4.0): f"{held}: a bid of 75 is made only 31% of the time",
        ("0 pass", True, -4.0): f"{made} no more than passing in the deals tried",
        ("0 pass", True, 4.0): f"{made} only about 4 more than passing in the deals tried: too"
        " little for its risk",
    }


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


@pytest.mark.parametrize(
    ("buried", "told"),
    [
        ("R4 R2", "aims to bury trumps: expects about 80 points"),
        ("R4 G2 G3 B2", "aims to shorten black and green: expects about 80 points"),
        ("G5", "aims to save 5 points for the last trick: expects about 80 points"),
        (
            "G5 G3 G2 Y9",
            "aims to void green and yellow and to save 5 points for the last trick: "
            "expects about 80 points",
        ),
        ("G3 G2 B2", "aims to shorten black and green: expects about 80 points"),
    ],
)
def test_buried_cards_have_their_reason(buried: str, told: str) -> None:
    hand, nest = "R14 R13 R12 R9 R8 R7 R6 R4 R2 B14 B6 B5 Y9", "G5 G3 G2 B2"
    start = deal(DIXIE, [hand], nest=nest, dealer=3)
    view = DIXIE.view(play(DIXIE, start, *bidding(DIXIE, 0, 75, dealer=3)), 0)
    assert str(reasons.buries(view, Trump.RED, card_set(buried), 80.2)) == told
