"""Red One, and its form of Western Kentucky (RO-1 to RO-9)."""

from rookery.core.moves import Bid, Trump
from rookery.tricks.rules import Phase
from tests.family import counters, first_bids, passed_out, sizes, to_play, trumps, whole
from tests.tables import bidding, cards, deal, each, listed, moves, play, refused, trick_game

RO = trick_game("red-one")
WEST = trick_game("red-one-western")

TRICKS = [
    *("R1 Rook B14 B10", "G14 G13 G10 G5", "R14 R13 R12 R11", "R10 R9 R8 R5", "Y14 Y13 Y10 Y5"),
    *("B13 B12 B11 B5", "G12 G11 G9 G8", "Y12 Y11 Y9 Y8", "B9 B8 B7 B6"),
]
"""Nine tricks with black as trump, worth 70, 25, 10, 15, 25, 5, 0, 0 and 0."""
NEST = "G6 G7 R6 R7 Y6 Y7"


def test_RO_1_RO_2_RO_3_and_RO_4_the_cards_and_the_bids() -> None:
    assert set(RO.pack) == set(cards("B5-14 G5-14 R1 R5-14 Y5-14 Rook"))
    for trump in (Trump.RED, Trump.GREEN):
        colour = [f"{trump.name[0]}{number}" for number in range(5, 15)]
        assert trumps(RO, trump) == [*colour, "Rook", "R1"]
    assert sizes(RO) == (42, 9, 6)
    assert counters(RO) == {"1": 30, "Rook": 20, "14": 10, "10": 10, "5": 5}
    assert RO.rules.stake == 150
    assert first_bids(RO, dealer=2) == (3, 75, 150)
    state = passed_out(RO, dealer=2)
    assert (state.bidder, state.bid) == (2, Bid(75))


def test_RO_5_and_RO_6_one_5_or_10_is_buried_trumps_face_up_and_the_bidder_leads() -> None:
    state = deal(RO, ["Y6-14"], nest="Y5 B14 B10 B5 B6 B7")
    state = play(RO, state, *bidding(RO, 0, 75))
    assert (state.phase, len(state.hands[0])) == (Phase.TRUMP, 15)
    state = play(RO, state, "0 trump yellow")
    assert moves(RO, state, 0) == set(listed("bury", "Y5-13 B10 B5 B6 B7"))
    state = play(RO, state, "0 bury B10")
    assert moves(RO, state, 0) == set(listed("bury", "Y6-9 Y11-13 B6 B7"))
    reason = "you can bury only one counter, and it must be a 5 or a 10"
    assert refused(RO, state, "0 bury B5") == reason
    state = play(RO, state, *each(0, "bury", "Y8 Y9 Y11 B6 B7"))
    assert list(RO.view(state, 3).buried_face_up) == list(cards("Y8 Y9 Y11"))
    assert RO.view(state, 3).buried is None
    assert RO.actors(state) == (0,)


def test_RO_7_the_rook_may_be_played_to_any_trick_and_the_red_1_may_not() -> None:
    hands = ["R9 B10-14 G5 G8 G9", "R6 Rook G10-14 Y5 Y6", "R1 R7 Y7-13"]
    state = to_play(RO, hands, trump="yellow", nest="B6-9 G6 G7")
    state = play(RO, state, "0 play R9")
    assert moves(RO, state, 1, "play R") == {"play R6", "play Rook"}
    state = play(RO, state, "1 play Rook")
    assert moves(RO, state, 2) == {"play R7"}


def test_RO_8_a_bid_of_110_with_105_taken_loses_110() -> None:
    state = whole(RO, TRICKS, "000 111 022", NEST, bid=110)
    assert RO.score(state) == (-110, 45, -110, 45)


def test_RO_9_western_kentucky_has_all_four_1s() -> None:
    assert set(WEST.pack) == set(cards("B1 B5-14 G1 G5-14 R1 R5-14 Y1 Y5-14 Rook"))
    assert sizes(WEST) == (45, 10, 5)
    assert counters(WEST) == {"1": 15, "14": 10, "10": 10, "5": 5, "Rook": 20}
    assert (WEST.rules.last_trick_points, WEST.rules.stake, WEST.rules.target) == (20, 200, 500)
    assert first_bids(WEST) == (1, 100, 200)
    blacks = [f"B{number}" for number in (*range(5, 15), 1)]
    assert trumps(WEST, Trump.BLACK) == [*blacks, "Rook", "R1"]
