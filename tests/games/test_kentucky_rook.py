"""Kentucky Rook, Williams and Baby Bird (KR-1 to KR-10)."""

from rookery.core.moves import Bid, Trump
from tests.family import counters, first_bids, in_each, passed_out, sizes, to_play, trumps, whole
from tests.tables import bidding, cards, deal, each, listed, moves, play, trick_game

KR = trick_game("kentucky-rook")
WILLIAMS = trick_game("kentucky-rook-williams")
BABY_BIRD = trick_game("kentucky-rook-baby-bird")

TRICKS = [
    *in_each("GRB", "1 14 10 5", "13 12 11 9"),
    *in_each("Y", "1 13 12 10", "14 11 9 5"),
    *("B8 B7 B6 G8", "Rook R7 R8 Y8"),
]
"""Ten tricks with black as trump, worth 40, 0, 40, 0, 40, 0, 25, 15, 0 and 20.

The same seat must win both of the last two.
"""
NEST = "G7 G6 R6 Y7 Y6"


def test_KR_1_KR_2_KR_3_and_KR_4_the_cards_and_the_bids() -> None:
    assert set(KR.pack) == set(cards("B1 B5-14 G1 G5-14 R1 R5-14 Y1 Y5-14 Rook"))
    assert KR.rules.ranks == (*range(5, 15), 1)
    assert sizes(KR) == (45, 10, 5)
    assert not deal(KR).face_up
    assert counters(KR) == {"Rook": 20, "1": 15, "14": 10, "10": 10, "5": 5}
    assert KR.rules.stake == 180
    assert first_bids(KR, dealer=1) == (2, 100, 180)
    state = passed_out(KR, dealer=1)
    assert (state.bidder, state.bid) == (1, Bid(100))


def test_KR_5_any_five_cards_are_buried_and_then_trump_is_named() -> None:
    state = deal(KR, ["Y6-14 Y1"], nest="Y5 B14 B10 B5 B1")
    state = play(KR, state, *bidding(KR, 0, 100))
    assert moves(KR, state, 0) == set(listed("bury", "Y5-14 Y1 B14 B10 B5 B1"))
    state = play(KR, state, *each(0, "bury", "Y5 B14 B10 B5 B1"))
    assert moves(KR, state, 0) == {f"trump {c}" for c in ("black", "green", "red", "yellow")}


def test_KR_6_and_KR_7_left_of_the_bidder_leads_and_the_highest_trump_may_be_played_to_it() -> None:
    assert trumps(KR, Trump.GREEN) == [*(f"G{number}" for number in (*range(5, 15), 1)), "Rook"]
    state = to_play(KR, ["", "R9", "R6 Rook G5-12"], dealer=2, nest="B5-9")
    assert KR.actors(state) == (1,)
    assert moves(KR, play(KR, state, "1 play R9"), 2) == {"play R6", "play Rook"}


def test_KR_8_a_bid_of_120_with_125_taken_scores_125() -> None:
    state = whole(KR, TRICKS, "01 03 11 01 00", NEST, bid=120)
    assert KR.score(state) == (125, 55, 125, 55)
    assert KR.score(whole(KR, TRICKS, "01 03 11 01 00", NEST, bid=130))[0] == -130


def test_KR_9_williams_counts_the_1s_as_20() -> None:
    assert counters(WILLIAMS) == {"Rook": 20, "1": 20, "14": 10, "10": 10, "5": 5}
    assert first_bids(WILLIAMS) == (1, 100, 200)
    tricks = [*TRICKS[:6], *in_each("Y", "1 13 10 5", "14 12 11 9"), *TRICKS[8:]]
    state = whole(WILLIAMS, tricks, "01 03 11 01 00", NEST, bid=150)
    assert WILLIAMS.score(state) == (-150, 55, -150, 55)


def test_KR_10_baby_bird_adds_the_red_2_as_the_second_highest_trump() -> None:
    assert set(BABY_BIRD.pack) == {*KR.pack, *cards("R2")}
    assert sizes(BABY_BIRD) == (46, 10, 6)
    assert counters(BABY_BIRD) == counters(KR) | {"2": 20}
    assert BABY_BIRD.rules.stake == 200
    assert first_bids(BABY_BIRD) == (1, 100, 200)
    assert trumps(BABY_BIRD, Trump.GREEN)[-3:] == ["G1", "R2", "Rook"]
    assert trumps(BABY_BIRD, Trump.RED)[-3:] == ["R1", "R2", "Rook"]
    low = trick_game("kentucky-rook-baby-bird", rook_rank="low")
    assert (trumps(low, Trump.GREEN)[0], trumps(low, Trump.GREEN)[-1]) == ("Rook", "R2")
