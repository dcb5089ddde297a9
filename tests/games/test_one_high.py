"""One High (OH-1 to OH-9)."""

from __future__ import annotations

import pytest

from rookery.core.moves import Trump
from rookery.tricks.rules import Phase
from tests.family import counters, first_bids, in_each, passed_out, sizes, to_play, trumps, whole
from tests.tables import bidding, cards, deal, deck_of, each, listed, moves, play, trick_game

OH = trick_game("one-high")

TRICKS = [*in_each("GRBY", "1 14 10 5", "13 12 11 9", "8 7 6 4"), "Rook G2 R2 Y2"]
"""Thirteen tricks with black as trump; the first of each colour is worth 40, the last one 20."""
NEST = "B2 B3 G3 R3 Y3"
COLOURS = {f"trump {colour}" for colour in ("black", "green", "red", "yellow")}


def test_OH_1_all_57_cards_are_dealt_with_the_1s_high() -> None:
    assert OH.pack == cards("B1-14 G1-14 R1-14 Y1-14 Rook")
    assert OH.rules.ranks == (*range(2, 15), 1)
    assert sizes(OH) == (57, 13, 5)


def test_OH_2_the_counters_are_180_points_and_tricks_count_nothing() -> None:
    assert counters(OH) == {"Rook": 20, "1": 15, "14": 10, "10": 10, "5": 5}
    assert OH.rules.stake == 180


def test_OH_3_the_rook_is_the_lowest_trump_and_follows_suit() -> None:
    assert trumps(OH, Trump.BLACK) == ["Rook", *(f"B{n}" for n in (*range(2, 15), 1))]
    state = to_play(OH, ["", "R9", "Rook R4-8 R10-14 G1 G2", "R1"], nest="Y1-5")
    led = play(OH, state, "1 play R9")
    assert moves(OH, led, 2) == set(listed("play", "R4-8 R10-14"))
    order = OH.rules.orders[Trump.BLACK]
    assert order.winner(cards("R9 Rook R1")) == 1
    assert order.winner(cards("R9 Rook R1 B2")) == 3


def test_OH_4_bids_are_from_70_to_180_and_all_passing_throws_the_hands_in() -> None:
    assert first_bids(OH, dealer=3) == (0, 70, 180)
    assert passed_out(OH).phase is Phase.OVER


def test_OH_5_any_five_are_buried_and_then_trump_is_named() -> None:
    state = play(OH, deal(OH, ["Y1-13"], nest="Rook B1 B5 B10 B14"), *bidding(OH, 0, 70))
    state = play(OH, state, *each(0, "bury", "Rook B1 B5 B10 B14"))
    assert moves(OH, state, 0) == COLOURS


def test_OH_5_option_spare_names_trump_first_and_keeps_counters_and_trumps() -> None:
    spare = trick_game("one-high", bury="spare")
    state = deal(spare, ["Y1-6 G1-6 R2"], nest="Rook B1 B2 B5 B10")
    state = play(spare, state, *bidding(spare, 0, 70))
    assert state.phase is Phase.TRUMP
    state = play(spare, state, "0 trump yellow")
    assert moves(spare, state, 0) == set(listed("bury", "G2-4 G6 R2 B2"))


@pytest.mark.parametrize("bidder", range(4))
def test_OH_6_the_player_left_of_the_bidder_leads(bidder: int) -> None:
    assert OH.actors(to_play(OH, [], bidder=bidder, dealer=2)) == ((bidder + 1) % 4,)


@pytest.mark.parametrize(("winner", "score"), [(0, (115, 65)), (1, (90, 90))])
def test_OH_7_the_last_trick_gets_the_nest(winner: int, score: tuple[int, int]) -> None:
    tricks = [
        *in_each("GRB", "1 14 10 5", "13 12 11 9", "8 7 6 4"),
        *in_each("Y", "1 14 13 12", "11 10 9 8", "7 6 4 3"),
        "Rook G2 R2 Y2",
    ]
    nest = "B2 B3 G3 R3 Y5"  # 5 points, and the last trick has the Rook
    state = whole(OH, tricks, f"000 000 111 101 {winner}", nest, bid=70)
    assert OH.score(state)[:2] == score


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
    assert game.score(whole(game, TRICKS, "1" * 13, NEST, bid=150)) == (-150, 180, -150, 180)


def test_OH_9_options_misdeal_and_cap() -> None:
    game = trick_game("one-high", misdeal="no_counters", cap=430)
    poor = deck_of(game, ["B2-4 B6-9 B11-13 G2-4"], "", 0)
    assert game.start(poor, 0).phase is Phase.OVER
    assert OH.start(poor, 0).phase is Phase.AUCTION
    totals = (0, 400, 0, 400)
    state = whole(game, TRICKS, "000 111 111 111 1", NEST, bid=70, totals=totals)
    assert (game.score(state)[1], game.totals(state)[1]) == (140, 430)
