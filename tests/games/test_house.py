"""House Rook, and its fast form (HR-1 to HR-8)."""

from rookery.core.moves import Trump
from rookery.tricks.rules import Phase
from tests.family import counters, first_bids, in_each, passed_out, sizes, to_play, trumps, whole
from tests.tables import bidding, cards, deal, each, listed, moves, play, trick_game

HR = trick_game("house")
FAST = trick_game("house-fast")

TRICKS = [
    *in_each("GRB", "1 14 10 5", "13 12 11 9", "8 7 6 4"),
    *in_each("Y", "1 11 10 9", "14 13 12 5", "8 7 6 4"),
    "Rook G2 R2 Y2",
]
"""Thirteen tricks with black as trump, worth 40 in green, red and black, 25 and 15 in yellow.

The last one has the Rook, and is worth 20 itself.
"""
NEST = "B2 B3 G3 R3 Y3"


def test_HR_1_HR_2_and_HR_4_57_cards_of_200_points_and_bids_from_100() -> None:
    assert HR.pack == cards("B1-14 G1-14 R1-14 Y1-14 Rook")
    assert sizes(HR) == (57, 13, 5)
    assert HR.rules.ranks == (*range(2, 15), 1)
    assert counters(HR) == {"Rook": 20, "1": 15, "14": 10, "10": 10, "5": 5}
    assert HR.rules.stake == 200
    assert first_bids(HR, dealer=2) == (3, 100, 200)
    assert passed_out(HR).phase is Phase.OVER


def test_HR_3_the_rook_stands_between_10_and_11_and_follows_suit() -> None:
    assert trumps(HR, Trump.RED)[8:11] == ["R10", "Rook", "R11"]
    state = play(HR, to_play(HR, ["R9", "Rook R4-8 R10-14 G1 G2"], nest="Y1-5"), "0 play R9")
    assert moves(HR, state, 1) == set(listed("play", "R4-8 R10-14"))


def test_HR_5_and_HR_6_any_five_are_buried_trump_is_named_and_the_bidder_leads() -> None:
    state = play(HR, deal(HR, ["Y1-13"], nest="Rook B1 B5 B10 B14"), *bidding(HR, 0, 100))
    state = play(HR, state, *each(0, "bury", "Rook B1 B5 B10 B14"))
    assert moves(HR, state, 0, "trump") == moves(HR, state, 0)
    assert len(moves(HR, state, 0)) == 4
    assert HR.actors(play(HR, state, "0 trump red")) == (0,)


def test_HR_7_a_bid_of_130_with_115_and_the_last_trick_makes_135() -> None:
    state = whole(HR, TRICKS, "000 022 111 122 0", NEST, bid=130)
    assert HR.score(state) == (135, 65, 135, 65)
    state = whole(HR, TRICKS, "000 022 111 122 0", NEST, bid=140)
    assert HR.score(state) == (-140, 65, -140, 65)


def test_HR_8_fast_leaves_out_the_2s_3s_and_4s() -> None:
    assert set(FAST.pack) == set(cards("B1 B5-14 G1 G5-14 R1 R5-14 Y1 Y5-14 Rook"))
    assert sizes(FAST) == (45, 10, 5)
    assert (counters(FAST), FAST.rules.stake) == (counters(HR), 200)
