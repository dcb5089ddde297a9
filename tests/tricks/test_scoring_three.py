"""The score of a deal of Rook for Three (TT-4, R3-2, R3-3, R3-4)."""

from dataclasses import replace

from rookery.tricks.game import TrickGame
from tests.deals import THREE as TRICKS
from tests.deals import THREE_NEST as NEST
from tests.deals import run, won
from tests.tables import each, trick_game

THREE = trick_game("three")


def test_R3_2_worked_example_55_for_a_bid_of_60() -> None:
    tricks = [
        *TRICKS[:6],
        *("Y14 Y10 Y9", "Y13 Y12 Y5", "Y11 Y8 Y7"),
        *("B14 B13 B12", "B11 B10 B5", "B9 B8 B7"),
        TRICKS[-1],
    ]
    winners = won(tricks, "000 101 021 121 2")
    # seat 0: 25 + 20 and five tricks; seat 1: 25 + 10 and five; seat 2: 5 + 15 and three
    for bid, score in ((60, -60), (55, 55)):
        calls = [f"0 bid {bid}", "1 pass", "2 pass", "0 trump black"]
        state = run(THREE, winners, NEST, moves=[*calls, *each(0, "bury", NEST)], dealer=2)
        assert THREE.score(state) == (score, 45, 26)


def test_R3_4_the_nest_is_out_of_play_even_where_counters_may_be_buried() -> None:
    # seat 0 wins the last trick, but not the 5 points of B5 in the nest: black brings only 20 + 2
    game = TrickGame(replace(THREE.rules, bury="any"))
    tricks = [*TRICKS[:9], "B14 B10 B9", "B13 B12 B11", "B8 B7 B6", "B4 G4 R4"]
    nest = "B5 G6 R6 Y4 Y6"
    calls = ["0 bid 55", "1 pass", "2 pass", "0 trump black", *each(0, "bury", nest)]
    state = run(game, won(tricks, "000 000 111 011 0"), nest, moves=calls, dealer=2)
    assert game.score(state) == (50 + 20 + 8 * 2, 25 + 5 * 2, 0)
