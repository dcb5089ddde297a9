"""House Rook, and its fast form (HR-1 to HR-8)."""

from __future__ import annotations

import pytest

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

The last one has the Rook, and 20 for itself.
"""
NEST = "B2 B3 G3 R3 Y3"


def test_HR_1_all_57_cards_are_dealt_with_a_nest_of_five() -> None:
    assert HR.pack == cards("B1-14 G1-14 R1-14 Y1-14 Rook")
    assert sizes(HR) == (57, 13, 5)
    assert HR.rules.ranks == (*range(2, 15), 1)


def test_HR_2_the_last_trick_makes_it_200_points() -> None:
    assert counters(HR) == {"Rook": 20, "1": 15, "14": 10, "10": 10, "5": 5}
    assert HR.rules.stake == 200
    state = whole(HR, TRICKS, "111 111 111 111 0", NEST, bid=100)
    assert HR.score(state) == (-100, 160, -100, 160)


def test_HR_3_the_rook_stands_between_10_and_11_and_follows_suit() -> None:
    assert trumps(HR, Trump.RED)[8:11] == ["R10", "Rook", "R11"]
    state = play(HR, to_play(HR, ["R9", "Rook R4-8 R10-14 G1 G2"], nest="Y1-5"), "0 play R9")
    assert moves(HR, state, 1) == set(listed("play", "R4-8 R10-14"))


def test_HR_4_bids_are_from_100_to_200() -> None:
    assert first_bids(HR, dealer=2) == (3, 100, 200)
    assert passed_out(HR).phase is Phase.OVER


def test_HR_5_any_five_are_buried_and_then_trump_is_named() -> None:
    state = play(HR, deal(HR, ["Y1-13"], nest="Rook B1 B5 B10 B14"), *bidding(HR, 0, 100))
    state = play(HR, state, *each(0, "bury", "Rook B1 B5 B10 B14"))
    assert moves(HR, state, 0, "trump") == moves(HR, state, 0)
    assert len(moves(HR, state, 0)) == 4


@pytest.mark.parametrize("bidder", range(4))
def test_HR_6_the_bidder_leads(bidder: int) -> None:
    assert HR.actors(to_play(HR, [], bidder=bidder, dealer=2)) == (bidder,)


def test_HR_6_option_chosen_lets_the_bidder_say_who_leads() -> None:
    chosen = trick_game("house", first_lead="chosen")
    state = deal(chosen, nest="B1-5")
    state = play(chosen, state, *bidding(chosen, 0, 100), *each(0, "bury", "B1-5"))
    state = play(chosen, state, "0 trump red")
    assert chosen.actors(play(chosen, state, "0 lead self")) == (0,)
    assert chosen.actors(play(chosen, state, "0 lead left")) == (1,)


def test_HR_7_a_bid_of_130_with_115_and_the_last_trick_makes_135() -> None:
    state = whole(HR, TRICKS, "000 022 111 122 0", NEST, bid=130)
    assert HR.score(state) == (135, 65, 135, 65)
    state = whole(HR, TRICKS, "000 022 111 122 0", NEST, bid=140)
    assert HR.score(state) == (-140, 65, -140, 65)


def test_HR_7_the_last_trick_gets_the_nest() -> None:
    tricks = [*TRICKS[:10], "Y14 Y13 Y12 Y6", "Y8 Y7 Y4 Y3", TRICKS[12]]
    state = whole(HR, tricks, "000 022 111 122 0", "B2 B3 G3 R3 Y5", bid=130)
    assert HR.score(state) == (135, 65, 135, 65)
    state = whole(HR, tricks, "000 022 111 122 1", "B2 B3 G3 R3 Y5", bid=100)
    assert HR.score(state) == (-100, 110, -100, 110)  # 90 without the Rook, the 20 and the 5


@pytest.mark.parametrize(("total", "winners"), [(364, ()), (365, (0, 2))])
def test_HR_7_the_match_is_to_500(total: int, winners: tuple[int, ...]) -> None:
    totals = (total, 0, total, 0)
    state = whole(HR, TRICKS, "000 022 111 122 0", NEST, bid=130, totals=totals)
    assert HR.winners(state) == winners


def test_HR_8_fast_leaves_out_the_2s_3s_and_4s() -> None:
    assert set(FAST.pack) == set(cards("B1 B5-14 G1 G5-14 R1 R5-14 Y1 Y5-14 Rook"))
    assert sizes(FAST) == (45, 10, 5)
    assert (counters(FAST), FAST.rules.stake) == (counters(HR), 200)
