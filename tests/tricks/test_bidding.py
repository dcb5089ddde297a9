"""The bidding (TT-3, TT-5, TT-6, DX-4, R3-3, R5-3, R5-4)."""

import pytest

from rookery.core.moves import Bid
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase
from rookery.tricks.state import TrickState
from tests.tables import deal, moves, play, refused, trick_game

DIXIE = trick_game("dixie")
SIX = trick_game("dixie", seats=6)
THREE = trick_game("three")
FIVE = trick_game("five")


def bids(game: TrickGame, state: TrickState, seat: int) -> list[int]:
    """The amounts that a seat may bid, ascending."""
    legal = game.legal(state, seat)
    return [move.amount for move in legal if isinstance(move, Bid)]


def test_TT_3_each_bid_is_a_higher_multiple_of_five() -> None:
    state = play(DIXIE, deal(DIXIE), "1 bid 80")
    assert refused(DIXIE, state, "2 bid 80") == "a bid must be higher than 80"
    assert refused(DIXIE, state, "2 bid 82") == "a bid must be a multiple of 5"
    assert bids(DIXIE, state, 2) == [85, 90, 95, 100, 105, 110, 115, 120]


@pytest.mark.parametrize("game", [SIX, FIVE])
def test_TT_6_when_all_pass_the_hands_are_thrown_in(game: TrickGame) -> None:
    passes = [f"{seat} pass" for seat in (*range(1, game.seats), 0)]
    state = play(game, deal(game), *passes)
    assert (state.phase, state.bidder, game.actors(state)) == (Phase.OVER, None, ())
    assert game.score(state) == (0,) * game.seats
    assert game.winners(state) == ()


def test_DX_4_bids_are_from_70_to_120_beginning_left_of_the_dealer() -> None:
    for dealer in range(SIX.seats):
        assert SIX.actors(deal(SIX, dealer=dealer)) == ((dealer + 1) % SIX.seats,)
    assert bids(DIXIE, deal(DIXIE), 1) == [70, 75, 80, 85, 90, 95, 100, 105, 110, 115, 120]
    assert refused(DIXIE, deal(DIXIE), "1 bid 65") == "the lowest bid is 70"
    assert refused(DIXIE, deal(DIXIE), "1 bid 125") == "the highest bid is 120"


def test_R3_3_the_dealer_has_bid_50_and_others_bid_up_to_125() -> None:
    state = deal(THREE, dealer=1)
    assert (state.bidder, state.bid, state.auction) == (1, Bid(50), ())
    offered = bids(THREE, state, 2)
    assert (offered[0], offered[-1], len(offered)) == (55, 125, 15)
    assert refused(THREE, state, "2 bid 130") == "the highest bid is 125"


def test_R5_3_bidding_begins_left_of_the_dealer_from_75_to_180() -> None:
    state = deal(FIVE, dealer=3)
    assert FIVE.actors(state) == (4,)
    offered = bids(FIVE, state, 4)
    assert (offered[0], offered[-1], len(offered)) == (75, 180, 22)
    assert refused(FIVE, state, "4 bid 70") == "the lowest bid is 75"
    assert refused(FIVE, state, "4 bid 185") == "the highest bid is 180"


def test_R5_4_nothing_outranks_the_sun() -> None:
    state = play(FIVE, deal(FIVE), "1 bid sun")
    assert moves(FIVE, state, 2) == {"pass"}
    assert refused(FIVE, state, "2 bid 180") == "nothing outbids the sun"
    assert refused(FIVE, state, "2 bid sun") == "the sun has been bid already"
