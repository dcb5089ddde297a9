"""Kentucky Discard (KD-1 to KD-8)."""

import pytest

from rookery.core.moves import Trump
from rookery.tricks.rules import Phase
from rookery.tricks.state import TrickState
from tests.deals import run, won
from tests.family import counters, first_bids, sizes, to_play, trumps
from tests.tables import bidding, card_set, cards, deal, each, listed, moves, play, trick_game

KENTUCKY = trick_game("kentucky")

TRICKS = [
    *("G14 G13 G10 G5", "G12 G11 G9 G8"),
    *("R14 R13 R10 R5", "R12 R11 R9 R8"),
    *("Y14 Y13 Y10 Y5", "Y12 Y11 Y9 Y8"),
    *("B14 B13 B10 B5", "B12 B11 B9 B8"),
    "Rook B7 B6 G6",
]
"""Nine tricks, black being trump: 25 points in the first trick of each colour, 20 in the last."""
NEST = "G7 R6 R7 Y6 Y7"

EXCHANGE = [*each(0, "bury", NEST), "0 trump black"]


def played(winners: str, bid: int = 70, totals: tuple[int, ...] = ()) -> TrickState:
    exchange = [*bidding(KENTUCKY, 0, bid), *EXCHANGE]
    return run(KENTUCKY, won(TRICKS, winners), NEST, moves=exchange, totals=totals)


def test_KD_1_KD_2_KD_3_and_KD_4_the_cards_and_the_bids() -> None:
    assert KENTUCKY.pack == cards("B5-14 G5-14 R5-14 Y5-14 Rook")
    assert sizes(KENTUCKY) == (41, 9, 5)
    assert counters(KENTUCKY) == {"Rook": 20, "14": 10, "10": 10, "5": 5}
    assert KENTUCKY.rules.stake == 120
    assert first_bids(KENTUCKY, dealer=2) == (3, 70, 120)


def test_KD_5_the_nest_is_taken_and_any_five_are_buried_before_trump_is_named() -> None:
    state = deal(KENTUCKY, ["Y6-14"], nest="Y5 Rook B14 B10 B5")
    state = play(KENTUCKY, state, *bidding(KENTUCKY, 0, 70))
    assert moves(KENTUCKY, state, 0) == set(listed("bury", "Y5-14 Rook B14 B10 B5"))
    state = play(KENTUCKY, state, *each(0, "bury", "Rook B14 B10 B5"))
    assert state.phase is Phase.BURY
    state = play(KENTUCKY, state, "0 bury Y14")
    assert moves(KENTUCKY, state, 0) == {f"trump {c}" for c in ("black", "green", "red", "yellow")}
    state = play(KENTUCKY, state, "0 trump red")
    assert state.hands[0] == card_set("Y5-13")


@pytest.mark.parametrize("bidder", [0, 2])
def test_KD_6_the_player_left_of_the_dealer_leads(bidder: int) -> None:
    assert KENTUCKY.actors(to_play(KENTUCKY, [], bidder=bidder, dealer=2)) == (3,)


def test_KD_7_the_rook_is_the_highest_trump_and_asks_for_trumps() -> None:
    assert trumps(KENTUCKY, Trump.BLACK) == [*(f"B{number}" for number in range(5, 15)), "Rook"]
    state = play(KENTUCKY, to_play(KENTUCKY, ["", "Rook G5-12", "B5 R5-12"]), "1 play Rook")
    assert moves(KENTUCKY, state, 2) == {"play B5"}


def test_KD_8_the_points_of_a_deal_are_those_of_the_cards_taken() -> None:
    assert KENTUCKY.score(played("00 22 00 22 0", bid=120)) == (120, 0, 120, 0)
    # 25 + 25 + 25 for seats 0 and 2; 25 and the Rook for the others; nothing for most tricks
    assert KENTUCKY.score(played("00 22 00 11 1", bid=75)) == (75, 45, 75, 45)
    assert KENTUCKY.score(played("00 22 00 11 1", bid=80)) == (-80, 45, -80, 45)
