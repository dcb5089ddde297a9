"""Kentucky Discard (KD-1 to KD-8)."""

from __future__ import annotations

import pytest

from rookery.core.moves import Bid
from rookery.tricks.rules import Phase
from rookery.tricks.state import TrickState
from tests.deals import run, won
from tests.family import to_play
from tests.tables import (
    bidding,
    card_set,
    cards,
    deal,
    each,
    listed,
    moves,
    play,
    refused,
    trick_game,
)

KENTUCKY = trick_game("kentucky")
LOW = trick_game("kentucky", rook_rank="low")

TRICKS = [
    *("G14 G13 G10 G5", "G12 G11 G9 G8"),
    *("R14 R13 R10 R5", "R12 R11 R9 R8"),
    *("Y14 Y13 Y10 Y5", "Y12 Y11 Y9 Y8"),
    *("B14 B13 B10 B5", "B12 B11 B9 B8"),
    "Rook B7 B6 G6",
]
"""Nine tricks, black being trump: 25 points in the first of each colour, 20 in the last."""
NEST = "G7 R6 R7 Y6 Y7"

EXCHANGE = [*each(0, "bury", NEST), "0 trump black"]


def played(winners: str, bid: int = 70, totals: tuple[int, ...] = ()) -> TrickState:
    exchange = [*bidding(KENTUCKY, 0, bid), *EXCHANGE]
    return run(KENTUCKY, won(TRICKS, winners), NEST, moves=exchange, totals=totals)


def following(game_rank: str) -> TrickState:
    """Seat 1 is to lead; black is trump, and seat 2 has the Rook and a black card."""
    game = trick_game("kentucky", rook_rank=game_rank)
    hands = ["Y5-13", "B14 G5-12", "Rook R5-11 B5", "B6 B7 R12-14 G13 G14"]
    state = deal(game, hands, nest="B8 B9 B10 B11 B12")
    exchange = [*each(0, "bury", "B8 B9 B10 B11 B12"), "0 trump black"]
    started: TrickState = play(game, state, *bidding(game, 0, 70), *exchange)
    return started


def test_KD_1_the_pack_is_41_cards_from_5_to_14_with_the_rook() -> None:
    assert sorted(KENTUCKY.pack) == sorted(cards("B5-14 G5-14 R5-14 Y5-14 Rook"))
    assert len(KENTUCKY.pack) == 41


def test_KD_2_four_hands_of_nine_and_a_nest_of_five() -> None:
    state = deal(KENTUCKY)
    assert [len(hand) for hand in state.hands] == [9, 9, 9, 9]
    assert len(state.nest) == 5


def test_KD_3_the_counters_are_120_points() -> None:
    values = dict.fromkeys(cards("B14 G14 R14 Y14 B10 G10 R10 Y10"), 10)
    values |= dict.fromkeys(cards("B5 G5 R5 Y5"), 5) | dict.fromkeys(cards("Rook"), 20)
    for card in KENTUCKY.pack:
        assert KENTUCKY.rules.points_of[card] == values.get(card, 0), card
    assert sum(values.values()) == 120


def test_KD_4_bids_are_from_70_to_120_beginning_left_of_the_dealer() -> None:
    assert KENTUCKY.actors(deal(KENTUCKY, dealer=2)) == (3,)
    bids = [move for move in KENTUCKY.legal(deal(KENTUCKY), 1) if isinstance(move, Bid)]
    assert (bids[0], bids[-1], len(bids)) == (Bid(70), Bid(120), 11)


def test_KD_5_the_nest_is_taken_and_any_five_are_buried_before_trump_is_named() -> None:
    state = deal(KENTUCKY, ["Y6-14"], nest="Y5 Rook B14 B10 B5")
    state = play(KENTUCKY, state, *bidding(KENTUCKY, 0, 70))
    assert moves(KENTUCKY, state, 0) == set(listed("bury", "Y5-14 Rook B14 B10 B5"))
    state = play(KENTUCKY, state, *each(0, "bury", "Rook B14 B10 B5"))
    assert state.phase is Phase.BURY
    state = play(KENTUCKY, state, "0 bury Y14")
    assert moves(KENTUCKY, state, 0) == {f"trump {c}" for c in ("black", "green", "red", "yellow")}
    state = play(KENTUCKY, state, "0 trump red")
    assert state.hands[0] == card_set("Y5-13")


@pytest.mark.parametrize("bidder", [0, 1, 2])
def test_KD_6_the_player_left_of_the_dealer_leads(bidder: int) -> None:
    assert KENTUCKY.actors(to_play(KENTUCKY, [], bidder=bidder, dealer=2)) == (3,)


def test_KD_7_the_rook_is_the_highest_trump() -> None:
    trick = ["1 play B14", "2 play Rook", "3 play B6", "0 play Y5"]
    assert play(KENTUCKY, following("high"), *trick).tricks[0].winner == 2


def test_option_rook_rank_low_makes_it_the_lowest() -> None:
    trick = ["1 play G5", "2 play Rook", "3 play G14", "0 play Y5"]
    assert play(LOW, following("low"), *trick).tricks[0].winner == 2
    trick = ["1 play B14", "2 play Rook", "3 play B6", "0 play Y5"]
    assert play(LOW, following("low"), *trick).tricks[0].winner == 1


def test_KD_7_the_rook_follows_a_trump_lead() -> None:
    state = play(KENTUCKY, following("high"), "1 play B14")
    assert moves(KENTUCKY, state, 2) == {"play Rook", "play B5"}
    only = ["", "B14 G5-12", "Rook R5-12", "B6"]
    state = play(KENTUCKY, to_play(KENTUCKY, only), "1 play B14")
    assert moves(KENTUCKY, state, 2) == {"play Rook"}


def test_KD_7_the_rook_led_asks_for_trumps() -> None:
    state = play(KENTUCKY, to_play(KENTUCKY, ["", "Rook G5-12", "B5 R5-12"]), "1 play Rook")
    assert moves(KENTUCKY, state, 2) == {"play B5"}


def test_KD_7_the_rook_may_be_played_to_any_trick() -> None:
    hands = ["", "R12 G5-12", "R5 R9 Rook Y5-10", "R6"]
    state = play(KENTUCKY, to_play(KENTUCKY, hands, trump="green"), "1 play R12")
    assert moves(KENTUCKY, state, 2) == {"play R5", "play R9", "play Rook"}
    state = play(KENTUCKY, state, "2 play Rook", "3 play R6")
    card = next(iter(KENTUCKY.legal(state, 0)))
    assert KENTUCKY.apply(state, 0, card).tricks[0].winner == 2
    follows = trick_game("kentucky", rook_any_time=False)
    state = play(follows, to_play(follows, hands, trump="green"), "1 play R12")
    assert moves(follows, state, 2) == {"play R5", "play R9"}
    assert refused(follows, state, "2 play Rook") == "you must follow red"


def test_KD_8_the_points_of_a_deal_are_those_of_the_cards_taken() -> None:
    assert KENTUCKY.score(played("00 22 00 22 0", bid=120)) == (120, 0, 120, 0)
    # 25 + 25 + 25 for seats 0 and 2; 25 and the Rook for the others; nothing for most tricks
    assert KENTUCKY.score(played("00 22 00 11 1", bid=75)) == (75, 45, 75, 45)
    assert KENTUCKY.score(played("00 22 00 11 1", bid=80)) == (-80, 45, -80, 45)


def test_level_tricks_are_not_cut_for() -> None:
    assert not KENTUCKY.needs_cut(played("00 22 11 11 3"))


def test_KD_8_the_last_trick_takes_the_counters_that_were_buried() -> None:
    tricks = ["G13 G12 G11 G9", *TRICKS[1:]]
    tricks[1] = "G8 G7 G6 G5"
    tricks[8] = "Rook B7 B6 R6"
    nest = "G14 G10 R7 Y6 Y7"
    exchange = [*bidding(KENTUCKY, 0, 70), *each(0, "bury", nest), "0 trump black"]
    state = run(KENTUCKY, won(tricks, "00 22 00 22 1"), nest, moves=exchange)
    # 5 + 25 + 25 + 25 for seats 0 and 2; the Rook and the buried green 14 and 10 for seat 1
    assert KENTUCKY.score(state) == (80, 40, 80, 40)


@pytest.mark.parametrize(("total", "winners"), [(224, ()), (225, (0, 2))])
def test_KD_8_the_match_is_to_300(total: int, winners: tuple[int, ...]) -> None:
    state = played("00 22 00 11 1", totals=(total, 0, total, 0))
    assert KENTUCKY.winners(state) == winners


def test_TT_6_option_all_pass_is_offered() -> None:
    game = trick_game("kentucky", all_pass="dealer_minimum")
    state = play(game, deal(game), "1 pass", "2 pass", "3 pass", "0 pass")
    assert (state.bidder, state.bid) == (0, Bid(70))


def test_KD_8_the_higher_total_wins_unless_the_bidding_side_goes_out_first() -> None:
    totals = (230, 290, 230, 290)
    state = played("00 22 00 11 1", totals=totals)  # 305 and 335
    assert KENTUCKY.winners(state) == (1, 3)
    assert trick_game("kentucky", bidder_out_first=True).winners(state) == (0, 2)
