"""Call Partner for Five or Six (C5-1 to C5-9)."""

import pytest

from rookery.core.moves import Trump
from rookery.tricks.rules import Phase
from rookery.tricks.state import TrickState
from tests.family import counters, first_bids, in_each, passed_out, sizes, to_play, trumps, whole
from tests.tables import bidding, cards, deal, each, listed, moves, play, refused, trick_game

C5 = trick_game("call-partner-five")
SIX = trick_game("call-partner-five", seats=6)

TRICKS = [
    *in_each("GRB", "1 14 13 10 5", "12 11 9 8 7"),
    *in_each("Y", "1 14 13 12 5", "11 10 9 8 7"),
    *("B6 B4 B3 B2 G6", "Rook R6 R4 Y6 Y4"),
]
"""Ten tricks with black as trump, worth 40 in green, red and black, 30 and 10 in yellow.

The last one has the Rook, and is worth 20 itself; the same seat must win the last two.
"""
NEST = "G4 G3 G2 R3 R2 Y3 Y2"
WINNERS = "10 22 33 12 00"
"""Seat 1 has the green 1; with seat 0 it takes 110 points, and the other three take 90."""


def test_C5_1_and_C5_2_the_cards_and_counters_of_four_in_five_or_six_hands() -> None:
    assert (C5.seats, sizes(C5)) == (5, (57, 10, 7))
    assert (SIX.seats, sizes(SIX)) == (6, (57, 9, 3))
    assert C5.pack == cards("B1-14 G1-14 R1-14 Y1-14 Rook")
    assert counters(C5) == {"Rook": 20, "1": 15, "14": 10, "10": 10, "5": 5}
    assert C5.rules.stake == 200
    assert trumps(C5, Trump.RED)[8:] == ["R10", "Rook", "R11", "R12", "R13", "R14", "R1"]


def test_C5_3_bids_are_from_80_to_200_beginning_left_of_the_dealer() -> None:
    assert first_bids(C5, dealer=4) == (0, 80, 200)
    assert passed_out(C5).phase is Phase.OVER


def test_C5_4_and_C5_9_a_card_that_is_not_buried_is_called_and_nobody_is_told_of_the_buried() -> (
    None
):
    state = play(C5, deal(C5, ["Y1-10"], nest="Rook B1 B5 B10 B14 Y11 Y12"), *bidding(C5, 0, 80))
    state = play(C5, state, *each(0, "bury", "Rook B1 B5 B10 Y1 Y11 Y12"), "0 trump yellow")
    assert C5.view(state, 1).buried is None
    assert not C5.view(state, 1).buried_face_up
    assert refused(C5, state, "0 call Rook") == "you cannot call a card you have buried"
    assert play(C5, state, "0 call G1").phase is Phase.PLAY


def six_called(first: str, second: str) -> TrickState:
    """Seat 0 of six has called two cards; seat 1 has the green 1, seat 2 the green 14."""
    dealt = deal(SIX, ["Y1-9", "G1 R1", "G14"], nest="B1 B5 B10")
    state = play(SIX, dealt, *bidding(SIX, 0, 80), *each(0, "bury", "B1 B5 B10"), "0 trump yellow")
    state = play(SIX, state, f"0 call {first}")
    assert state.phase is Phase.CALL
    assert refused(SIX, state, f"0 call {first}") == "you have called that card already"
    state = play(SIX, state, f"0 call {second}")
    assert isinstance(state, TrickState)
    return state


def test_C5_4_each_partner_knows_only_of_the_own_part_until_the_cards_fall() -> None:
    state = six_called("G1", "G14")
    assert [SIX.view(state, seat).partners for seat in (0, 1, 2, 3)] == [(), (1,), (2,), ()]
    state = play(SIX, state, "0 play Y1", "1 play G1")
    assert [SIX.view(state, seat).partners for seat in (0, 1, 2, 3)] == [(1,), (1,), (1, 2), (1,)]
    assert tuple(SIX.view(state, 3).secret_calls) == cards("G14")


def test_C5_5_and_C5_6_the_bidder_leads_and_the_rook_follows_suit() -> None:
    hands = ["", "", "", "R9", "Rook R2-8 R10 R11"]
    state = to_play(C5, hands, bidder=3, dealer=1, called="G1", nest="B1-7")
    assert C5.actors(state) == (3,)
    state = play(C5, state, "3 play R9")
    assert moves(C5, state, 4) == set(listed("play", "R2-8 R10 R11"))


def test_C5_7_partner_and_bidder_each_lose_a_bid_of_120_with_110_taken() -> None:
    state = whole(C5, TRICKS, WINNERS, NEST, bid=120, called="G1")
    assert C5.score(state) == (-120, -120, 90, 90, 90)
    state = whole(C5, TRICKS, WINNERS, NEST, bid=110, called="G1")
    assert C5.score(state) == (110, 110, 90, 90, 90)


@pytest.mark.parametrize(
    ("totals", "winners"),
    [((289, 0, 309, 0, 0), ()), ((290, 0, 0, 0, 0), (0,)), ((290, 0, 0, 310, 310), (0, 3, 4))],
)
def test_C5_8_the_match_is_to_400_and_equal_totals_share(
    totals: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    state = whole(C5, TRICKS, WINNERS, NEST, bid=110, called="G1", totals=totals)
    assert C5.winners(state) == winners
