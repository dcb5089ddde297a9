"""In whole deals of trick games `steady` makes most of its bids."""

from random import Random

import pytest

from rookery.arena.driver import play_deal
from rookery.bots.steady import SteadyBot
from rookery.core.match import Match
from rookery.tricks.game import TrickGame
from rookery.tricks.state import TrickState
from tests.tables import trick_game


def played(game: TrickGame, deals: int, seed: int) -> list[TrickState]:
    """The last states of some deals with `steady` at every seat."""
    rng = Random(seed)
    bots = [SteadyBot(Random(seed + seat)) for seat in range(game.seats)]
    return [play_deal(Match.new(game), bots, rng).deals[-1].state for _ in range(deals)]


@pytest.mark.parametrize("name", ["dixie", "three", "five"])
def test_steady_makes_most_of_its_contracts_and_does_not_bid_the_minimum_only(name: str) -> None:
    game = trick_game(name)
    states = [state for state in played(game, 30, seed=1) if state.bid is not None]
    made = [state for state in states if game.score(state)[state.bidder or 0] > 0]
    assert len(states) >= 25
    assert len(made) >= 0.65 * len(states)
    assert len({state.bid for state in states}) >= 4
