"""One High (OH-1 to OH-9)."""

import pytest

from rookery.core.moves import Trump
from rookery.tricks.rules import Phase
from tests.family import counters, first_bids, in_each, passed_out, sizes, to_play, trumps, whole
from tests.tables import bidding, cards, deal, each, listed, moves, play, trick_game

OH = trick_game("one-high")

TRICKS = [*in_each("GRBY", "1 14 10 5", "13 12 11 9", "8 7 6 4"), "Rook G2 R2 Y2"]
"""Thirteen tricks with black as trump; the first in each colour is worth 40, the last one 20."""
NEST = "B2 B3 G3 R3 Y3"
COLOURS = {f"trump {colour}" for colour in ("black", "green", "red", "yellow")}


def test_OH_1_OH_2_and_OH_4_57_cards_of_180_points_with_the_1s_high_and_bids_from_70() -> None:
    assert OH.pack == cards("B1-14 G1-14 R1-14 Y1-14 Rook")
    assert OH.rules.ranks == (*range(2, 15), 1)
    assert sizes(OH) == (57, 13, 5)
    assert counters(OH) == {"Rook": 20, "1": 15, "14": 10, "10": 10, "5": 5}
    assert OH.rules.stake == 180
    assert first_bids(OH, dealer=3) == (0, 70, 180)
    assert passed_out(OH).phase is Phase.OVER


def test_OH_3_and_OH_6_the_rook_is_the_lowest_trump_and_follows_a_lead_left_of_the_bidder() -> None:
    assert trumps(OH, Trump.BLACK) == ["Rook", *(f"B{n}" for n in (*range(2, 15), 1))]
    state = to_play(OH, ["", "R9", "Rook R4-8 R10-14 G1 G2", "R1"], dealer=2, nest="Y1-5")
    assert OH.actors(state) == (1,)
    led = play(OH, state, "1 play R9")
    assert moves(OH, led, 2) == set(listed("play", "R4-8 R10-14"))


def test_OH_5_any_five_are_buried_and_then_trump_is_named() -> None:
    state = play(OH, deal(OH, ["Y1-13"], nest="Rook B1 B5 B10 B14"), *bidding(OH, 0, 70))
    state = play(OH, state, *each(0, "bury", "Rook B1 B5 B10 B14"))
    assert moves(OH, state, 0) == COLOURS


@pytest.mark.parametrize(("total", "winners"), [(319, ()), (320, (0, 2))])
def test_OH_7_the_match_is_to_500(total: int, winners: tuple[int, ...]) -> None:
    state = whole(OH, TRICKS, "000 000 000 000 0", NEST, bid=150, totals=(total, 0, total, 0))
    assert OH.score(state) == (180, 0, 180, 0)
    assert OH.winners(state) == winners


def test_OH_8_option_trumps_adds_no_trump_and_lo_no() -> None:
    for value, more in (("none", {"trump none"}), ("low", {"trump none", "trump low"})):
        game = trick_game("one-high", trumps=value)
        state = play(game, deal(game), *bidding(game, 0, 70))
        buried = sorted(moves(game, state, 0))[:5]
        state = play(game, state, *(f"0 {move}" for move in buried))
        assert moves(game, state, 0) == COLOURS | more
    order = trick_game("one-high", trumps="low").rules.orders[Trump.LOW]
    assert order.winner(cards("R3 R1 R14 R2")) == 3
    assert order.winner(cards("R1 R14")) == 1


def test_OH_9_option_all_points_bonus_adds_20_for_all_180() -> None:
    game = trick_game("one-high", all_points_bonus=20)
    assert game.score(whole(game, TRICKS, "0" * 13, NEST, bid=150)) == (200, 0, 200, 0)
    assert game.score(whole(game, TRICKS, "0" * 12 + "1", NEST, bid=150)) == (160, 20, 160, 20)
