"""Kentucky Discard without the Rook, and its form from Breckinridge (KO-1 to KO-8)."""

from rookery.core.moves import Bid
from rookery.tricks.rules import Phase
from tests.family import counters, first_bids, in_each, passed_out, sizes, to_play, whole
from tests.tables import bidding, cards, deal, each, listed, moves, play, trick_game

KO = trick_game("kentucky-original")
FAIR = trick_game("kentucky-original-breckinridge")

TRICKS = [
    *in_each("GRB", "14 13 10 5", "12 11 9 8"),
    *in_each("Y", "14 13 12 11", "10 9 8 5"),
    "B7 B6 G7 R7",
]
"""Nine tricks with black as trump, worth 25, 0, 25, 0, 25, 0, 10, 15 and 0."""
NEST = "G6 R6 Y7 Y6"
SIXTY = "00 20 11 01 3"
"""The winners, of whom seats 0 and 2 take 60 points."""


def test_KO_1_KO_2_and_KO_3_40_cards_of_100_points_without_the_rook() -> None:
    assert KO.pack == cards("B5-14 G5-14 R5-14 Y5-14")
    assert sizes(KO) == (40, 9, 4)
    assert counters(KO) == {"14": 10, "10": 10, "5": 5}
    assert KO.rules.stake == 100


def test_KO_4_bids_are_from_50_to_100_and_the_dealer_must_play_at_50() -> None:
    assert first_bids(KO, dealer=3) == (0, 50, 100)
    state = passed_out(KO, dealer=3)
    assert (state.bidder, state.bid, state.phase) == (3, Bid(50), Phase.BURY)
    assert passed_out(trick_game("kentucky-original", all_pass="redeal")).phase is Phase.OVER


def test_KO_5_any_four_cards_are_buried_and_then_trump_is_named() -> None:
    state = deal(KO, ["Y6-14"], nest="Y5 B14 B10 B5")
    state = play(KO, state, *bidding(KO, 0, 50))
    assert moves(KO, state, 0) == set(listed("bury", "Y5-14 B14 B10 B5"))
    state = play(KO, state, *each(0, "bury", "B14 B10 B5 Y6"))
    assert moves(KO, state, 0) == {f"trump {c}" for c in ("black", "green", "red", "yellow")}


def test_KO_6_the_player_left_of_the_dealer_leads_and_in_KO_8_left_of_the_bidder() -> None:
    assert KO.actors(to_play(KO, [], bidder=0, dealer=2)) == (3,)
    state = to_play(FAIR, ["B5 B6-9 G6-9"], dealer=2, nest="R6-9")
    assert FAIR.actors(state) == (1,)


def test_KO_7_a_bid_of_65_with_60_taken_loses_65() -> None:
    assert KO.score(whole(KO, TRICKS, SIXTY, NEST, bid=65)) == (-65, 40, -65, 40)
    assert KO.score(whole(KO, TRICKS, SIXTY, NEST, bid=60)) == (60, 40, 60, 40)


def test_KO_8_breckinridge_names_trump_before_the_nest_is_seen() -> None:
    assert first_bids(FAIR) == (1, 65, 100)
    state = deal(FAIR, ["Y6-14"], nest="Y5 B14 B10 B6")
    state = play(FAIR, state, *bidding(FAIR, 0, 65))
    assert (state.phase, len(state.hands[0])) == (Phase.TRUMP, 9)
    assert play(FAIR, state, "0 trump yellow").phase is Phase.BURY
