"""Princeton Rook (P4-1 to P4-8)."""

from rookery.core.moves import Trump
from rookery.tricks.rules import Phase
from tests.family import counters, first_bids, in_each, passed_out, sizes, to_play, trumps, whole
from tests.tables import bidding, card_set, cards, deal, moves, play, trick_game

P4 = trick_game("princeton")

TRICKS = [
    *in_each("SDC", "A K 10 5", "Q J 9 8", "7 6 4 3"),
    *in_each("H", "A 10 9 8", "K Q J 5", "7 6 4 3"),
    "Rook H2 D2 C2",
]
"""Thirteen tricks with spades as trump, worth 40 in spades, diamonds and clubs.

Those in hearts are worth 25, 15 and 0. The last one has the rook, and is worth 20 itself.
"""
WINNERS = "000 111 111 102 0"
"""Seats 0 and 2 take 95 points."""


def test_P4_1_P4_2_P4_3_and_P4_5_the_poker_pack_with_the_joker_as_the_lowest_trump() -> None:
    suits = "{0}2-10 {0}J {0}Q {0}K {0}A"
    pack = " ".join(suits.format(suit) for suit in "SHDC")
    assert P4.pack == cards(f"{pack} Rook")
    assert sizes(P4) == (53, 13, 1)
    assert counters(P4) == {"Rook": 20, "A": 15, "K": 10, "10": 10, "5": 5}
    assert P4.rules.stake == 200  # with 20 for the last trick
    assert first_bids(P4, dealer=1) == (2, 70, 200)
    assert passed_out(P4).phase is Phase.OVER
    assert trumps(P4, Trump.SPADES)[:2] == ["Rook", "S2"]


def test_P4_4_the_card_left_over_is_taken_and_one_card_is_buried() -> None:
    state = play(P4, deal(P4, ["S2-10 SJ SQ SK SA"], nest="D5"), *bidding(P4, 0, 70))
    assert "D5" in {move.split()[1] for move in moves(P4, state, 0, "bury")}
    assert len(moves(P4, state, 0, "bury")) == 14
    assert play(P4, state, "0 bury SA").phase is Phase.TRUMP


def test_P4_6_trump_is_a_suit_and_by_option_no_trump_or_lo_no() -> None:
    suits = {"trump spades", "trump hearts", "trump diamonds", "trump clubs"}
    for value, more in (("suits", set()), ("low", {"trump none", "trump low"})):
        game = trick_game("princeton", trumps=value)
        state = play(game, deal(game, nest="D5"), *bidding(game, 0, 70), "0 bury D5")
        assert moves(game, state, 0) == suits | more


def test_P4_7_the_player_left_of_the_bidder_leads() -> None:
    state = to_play(P4, [], bidder=3, dealer=2, trump="clubs")
    assert P4.actors(state) == (0,)
    assert state.buried == state.nest == card_set("Rook")


def test_P4_8_a_bid_of_100_with_95_taken_loses_100() -> None:
    state = whole(P4, TRICKS, WINNERS, "S2", bid=100, trump="spades")
    assert P4.score(state) == (-100, 105, -100, 105)
