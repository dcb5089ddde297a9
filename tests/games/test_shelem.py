"""Shelem, and its form of 185 points (SH-1 to SH-10)."""

import pytest

from rookery.games.about.how_to import how_to
from rookery.language import ENGLISH
from rookery.tricks.rules import Phase
from rookery.tricks.state import TrickState
from tests.family import counters, first_bids, in_each, passed_out, sizes, whole
from tests.tables import bidding, cards, deal, each, moves, play, refused, trick_game

SH = trick_game("shelem")
SH_185 = trick_game("shelem-185")

TRICKS = [
    *in_each("SDC", "A K 10 5", "Q J 9 8", "7 6 4 3"),
    *in_each("H", "A K Q 10", "J 9 8 5", "7 6 4 3"),
]
"""Twelve tricks with spades as trump, worth 25 in spades, diamonds and clubs, 20 and 5 in hearts.

Each is worth 5 more.
"""
NEST = "S2 D2 C2 H2"


def played(winners: str, bid: int, totals: tuple[int, ...] = ()) -> TrickState:
    return whole(SH, TRICKS, winners, NEST, bid=bid, trump="spades", totals=totals)


def test_SH_1_SH_2_and_SH_3_52_cards_and_thirteen_tricks_of_165_points_and_bids_from_100() -> None:
    pack = " ".join(f"{s}2-10 {s}J {s}Q {s}K {s}A" for s in "SHDC")
    assert SH.pack == cards(pack)
    assert sizes(SH) == (52, 12, 4)
    assert counters(SH) == {"A": 10, "10": 10, "5": 5}
    assert (SH.rules.trick_points, SH.rules.stake) == (5, 165)
    assert first_bids(SH, dealer=3) == (0, 100, 165)
    assert passed_out(SH).phase is Phase.OVER


def test_SH_4_the_buried_cards_are_the_first_trick_of_the_bidding_side() -> None:
    tricks = [*TRICKS[:9], "HK HQ HJ H9", "H8 H7 H6 H4", "S2 D2 C2 H3"]
    nest = "HA H10 H5 H2"
    state = whole(SH, tricks, "000 000 111 011", nest, bid=100, trump="spades")
    # 50 in tricks and 25 buried; seven tricks and the buried one
    assert SH.score(state) == (115, 50, 115, 50)
    last = trick_game("shelem", nest_to="last_trick")
    state = whole(last, tricks, "000 000 111 011", nest, bid=100, trump="spades")
    assert last.score(state) == (-100, 80, -100, 80)


def test_SH_5_a_suit_that_is_held_is_named_and_led() -> None:
    state = play(SH, deal(SH, ["S2-10 SJ SQ H2"], nest="HA DA SK SA"), *bidding(SH, 0, 100))
    state = play(SH, state, *each(0, "bury", "DA SK SA S2"))
    assert moves(SH, state, 0) == {"trump spades", "trump hearts"}
    assert refused(SH, state, "0 trump clubs").endswith("that you hold, because you must lead it")
    state = play(SH, state, "0 trump hearts")
    assert moves(SH, state, 0) == {"play H2", "play HA"}
    assert refused(SH, state, "0 play SQ") == "you must lead trump"


def test_SH_5_and_FO_8_trumps_that_lie_face_up_need_not_be_led() -> None:
    game = trick_game("shelem", buried_trumps_shown=True)
    state = play(game, deal(game, ["S2-10 SJ SQ H2"], nest="HA DA SK SA"), *bidding(game, 0, 100))
    assert moves(game, state, 0) == {f"trump {suit}" for suit in ("spades", "hearts", "diamonds")}
    state = play(game, state, "0 trump hearts", *each(0, "bury", "HA H2 SK SA"))
    assert "play DA" in moves(game, state, 0)
    led = "a card of the suit named before burying, or any card if no card of it is left"
    assert led in " ".join(map(ENGLISH.sentences, how_to({4: game.rules}, 4)))


def test_SH_6_and_SH_7_a_made_bid_scores_what_was_taken_and_a_set_side_loses_its_bid() -> None:
    # eight tricks and the buried ones are 45, and the counters 70; the others have 20 and 30
    assert SH.score(played("000 020 113 012", 115)) == (115, 50, 115, 50)
    assert SH.score(played("000 020 113 012", 120)) == (-120, 50, -120, 50)


def test_SH_8_all_tricks_score_330() -> None:
    assert SH.score(played("000 222 000 222", 100)) == (330, 0, 330, 0)
    assert SH.score(played("111 333 111 333", 100)) == (-200, 160, -200, 160)


@pytest.mark.parametrize(
    ("totals", "winners"),
    [((1049, 0), ()), ((1050, 0), (0, 2)), ((1050, 1116), (1, 3)), ((1050, 1115), ())],
)
def test_SH_9_the_match_is_to_1165(totals: tuple[int, int], winners: tuple[int, ...]) -> None:
    state = played("000 020 113 012", 100, totals * 2)
    assert SH.winners(state) == winners


def test_SH_10_aces_worth_15_make_185_points() -> None:
    assert counters(SH_185) == {"A": 15, "10": 10, "5": 5}
    assert SH_185.rules.stake == 185
    assert first_bids(SH_185) == (1, 120, 185)
    state = whole(SH_185, TRICKS, "0" * 12, NEST, bid=120, trump="spades")
    assert SH_185.score(state) == (370, 0, 370, 0)
