"""Call Partner for four (CP-1 to CP-8)."""

import pytest

from rookery.core.moves import Trump
from rookery.tricks.rules import Phase
from tests.family import counters, first_bids, in_each, passed_out, sizes, to_play, trumps, whole
from tests.tables import bidding, cards, deal, each, moves, play, refused, trick_game

CP = trick_game("call-partner")

TRICKS = [
    *in_each("GRB", "1 14 10 5", "13 12 11 9", "8 7 6 4"),
    *in_each("Y", "1 14 13 5", "12 11 10 9", "8 7 6 4"),
    "Rook G2 R2 Y2",
]
"""Thirteen tricks with black as trump, worth 40 in green, red and black, 30 and 10 in yellow.

The last one has the Rook, and is worth 20 itself.
"""
NEST = "B2 B3 G3 R3 Y3"
WINNERS = "100 222 333 120 0"
"""Seat 1 has the green 1; with seat 0 it takes 110 points, and the other two take 90."""


def test_CP_1_and_CP_2_57_cards_of_200_points_and_the_rook_stands_between_10_and_11() -> None:
    assert CP.pack == cards("B1-14 G1-14 R1-14 Y1-14 Rook")
    assert sizes(CP) == (57, 13, 5)
    assert trumps(CP, Trump.RED)[8:] == ["R10", "Rook", "R11", "R12", "R13", "R14", "R1"]
    assert counters(CP) == {"Rook": 20, "1": 15, "14": 10, "10": 10, "5": 5}
    assert CP.rules.stake == 200  # with 20 for the last trick


@pytest.mark.parametrize("dealer", [0, 3])
def test_CP_3_the_dealer_bids_first_from_5_to_200(dealer: int) -> None:
    assert first_bids(CP, dealer=dealer) == (dealer, 5, 200)
    assert passed_out(CP, dealer=dealer).phase is Phase.OVER


def test_CP_4_five_are_buried_trump_is_named_and_then_a_card_is_called() -> None:
    state = play(CP, deal(CP, ["Y1-13"], nest="Rook B1 B5 B10 B14"), *bidding(CP, 0, 100))
    state = play(CP, state, *each(0, "bury", "Rook B1 B5 B10 Y1"))
    assert state.phase is Phase.TRUMP
    state = play(CP, state, "0 trump yellow")
    assert len(moves(CP, state, 0, "call")) == 57 - 18
    assert refused(CP, state, "0 call Y13") == "you cannot call a card you hold"
    assert refused(CP, state, "0 call Rook") == "you cannot call a card you have buried"
    assert play(CP, state, "0 call G1").phase is Phase.PLAY


def test_CP_5_and_CP_6_the_bidder_leads_and_the_partner_is_known_when_the_card_falls() -> None:
    hands = ["G1 G3", "G4", "G5", "G2"]
    state = to_play(CP, hands, bidder=3, dealer=1, called="G1", nest="B1-5")
    assert CP.actors(state) == (3,)
    state = play(CP, state, "3 play G2")
    assert [CP.view(state, seat).partners for seat in (0, 1, 2, 3, None)] == [(0,), *[()] * 4]
    state = play(CP, state, "0 play G1")
    assert [CP.view(state, seat).partners for seat in (0, 1, 2, 3, None)] == [(0,)] * 5


def test_CP_7_partner_and_bidder_each_lose_a_bid_of_120_with_110_taken() -> None:
    state = whole(CP, TRICKS, WINNERS, NEST, bid=120, called="G1")
    assert CP.score(state) == (-120, -120, 90, 90)
    state = whole(CP, TRICKS, WINNERS, NEST, bid=110, called="G1")
    assert CP.score(state) == (110, 110, 90, 90)
    state = whole(CP, TRICKS, WINNERS, NEST, bid=110, called="R1")  # held by seat 2
    assert CP.score(state) == (-110, 110, -110, 110)


@pytest.mark.parametrize(
    ("totals", "winners"),
    [((389, 0, 409, 0), ()), ((390, 0, 400, 0), (0,)), ((390, 390, 410, 0), (0, 1, 2))],
)
def test_CP_8_the_match_is_to_500_and_equal_totals_share(
    totals: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    state = whole(CP, TRICKS, WINNERS, NEST, bid=110, called="G1", totals=totals)
    assert CP.winners(state) == winners
