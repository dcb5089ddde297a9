"""The score of a deal of Rook for Five (TT-4, R5-2, R5-4, R5-5, R5-11)."""

import pytest

from tests.deals import FIVE as TRICKS
from tests.deals import FIVE_NEST as NEST
from tests.deals import five, run, won
from tests.family import counters
from tests.tables import bidding, each, trick_game

FIVE = trick_game("five")

EVERYTHING = "20 20 20 20 00"
"""Seat 2 holds the ace of hearts; it and seat 0 take every trick."""

THIRTY_BURIED = [
    *("HA HK H10 HQ HJ", "H9 H8 H7 H6 H5"),
    *("CA CK CQ CJ C9", "C8 C7 C6 C5 C4"),
    *("SA SK S10 SQ SJ", "S9 S8 S7 S6 S5"),
    *("DA DQ DJ D9 D8", "D7 D6 D5 D4 D3"),
    *("S4 S3 S2 Rook C2", "H4 H3 H2 C3 D2"),
]
"""Ten tricks worth 35, 5, 25, 5, 35, 5, 15, 5, 20 and 0; one seat wins the last two."""

A_TRICK_OF_NOTHING = ["HA HK H10 H5 HJ", "HQ H9 H8 H7 H6", *TRICKS[2:]]
"""The same tricks, except that the second one is worth nothing."""


def exchange(bid: int | str, nest: str = NEST) -> list[str]:
    """Seat 0 wins the bidding, names spades, calls the ace of hearts and buries the nest again."""
    calls = bidding(FIVE, 0, bid, dealer=4)
    return [*calls, "0 trump spades", "0 call HA", *each(0, "bury", nest), "0 lead self"]


def test_R5_2_the_counters_are_180_points() -> None:
    assert counters(FIVE) == {"Rook": 20, "A": 15, "K": 10, "10": 10, "5": 5}
    assert FIVE.score(five(FIVE, EVERYTHING, bid=100)) == (180, 0, 180, 0, 0)


ALL_BUT_FIVE = "21 20 20 20 00"


@pytest.mark.parametrize(
    ("bid", "winners", "score"),
    [
        ("sun", EVERYTHING, (500, 0, 500, 0, 0)),
        ("sun", ALL_BUT_FIVE, (-500, 5, -500, 5, 5)),
        (180, EVERYTHING, (250, 0, 250, 0, 0)),
        (180, ALL_BUT_FIVE, (-180, 5, -180, 5, 5)),
        (175, EVERYTHING, (180, 0, 180, 0, 0)),  # the moon is a bid, not what is taken
        (175, ALL_BUT_FIVE, (175, 5, 175, 5, 5)),
    ],
)
def test_R5_4_the_sun_is_won_or_lost_and_the_moon_scores_its_value_if_made(
    bid: int | str, winners: str, score: tuple[int, ...]
) -> None:
    game = trick_game("five", moon_value=250, sun_value=500)
    assert game.score(five(game, winners, bid=bid)) == score


def test_R5_11_worked_example_130_for_a_bid_of_120() -> None:
    nest = "D10 DK C10"
    winners = won(THIRTY_BURIED, "21 34 02 10 00")
    state = run(FIVE, winners, nest, moves=exchange(120, nest), dealer=4)
    # 35 + 35 + 5 + 5 + 20 and the 30 buried; 5 + 25 + 5 + 15
    assert FIVE.score(state) == (130, 50, 130, 50, 50)


def test_R5_4_the_sun_is_lost_with_a_trick_of_no_points() -> None:
    winners = won(A_TRICK_OF_NOTHING, "21 00 20 20 00")
    state = run(FIVE, winners, NEST, moves=exchange("sun"), dealer=4)
    assert FIVE.score(state) == (-360, 0, -360, 0, 0)
