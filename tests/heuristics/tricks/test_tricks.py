"""`steady` in whole deals of every trick game: legal, repeatable, and able to make its bids."""

from dataclasses import replace
from random import Random

import pytest

from rookery.arena.driver import play_deal, shuffled
from rookery.bots.base import Bot
from rookery.bots.random_bot import RandomBot
from rookery.bots.steady import SteadyBot
from rookery.core.cards import rook_pack
from rookery.core.match import Match
from rookery.core.moves import Bid
from rookery.heuristics import tricks
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase, TrickRules
from rookery.tricks.state import TrickState
from tests.tables import trick_game

GAMES = {
    "dixie of four": trick_game("dixie", seats=4),
    "dixie of six": trick_game("dixie", seats=6),
    "three": trick_game("three"),
    "five": trick_game("five"),
    "kentucky": trick_game("kentucky"),
}


def _without_nest(rules: TrickRules) -> TrickRules:
    """Four hands share the whole Rook pack, so that there is no nest; the last trick has points."""
    return replace(
        rules,
        pack=rook_pack(range(1, 15), with_rook=False),
        hand_size=14,
        phases=(Phase.AUCTION, Phase.TRUMP, Phase.PLAY),
        nest_is_a_trick=False,
        last_trick_points=20,
        ones_high=True,
    )


VARIANTS = {
    "five with a high rook and a floor": trick_game("five", rook_rank="high", floor=-500),
    "a dealer who must bid": trick_game("kentucky", all_pass="dealer_minimum"),
    "no nest": TrickGame(_without_nest(GAMES["dixie of four"].rules)),
}


def played(game: TrickGame, deals: int, seed: int) -> list[TrickState]:
    """The last states of some deals with `steady` at every seat."""
    rng = Random(seed)
    bots = [SteadyBot(Random(seed + seat)) for seat in range(game.seats)]
    return [play_deal(Match.new(game), bots, rng).deals[-1].state for _ in range(deals)]


@pytest.mark.parametrize("name", ["dixie of four", "three", "five"])
def test_steady_makes_most_of_its_contracts_and_does_not_bid_the_minimum_only(name: str) -> None:
    game = GAMES[name]
    states = [state for state in played(game, 30, seed=1) if state.bid is not None]
    made = [state for state in states if game.score(state)[state.bidder or 0] > 0]
    assert len(states) >= 25
    assert len(made) >= 0.65 * len(states)
    assert len({state.bid for state in states}) >= 4


@pytest.mark.parametrize("name", ["dixie of six", "kentucky"])
def test_steady_beats_random(name: str) -> None:
    game = GAMES[name]
    rng = Random(2)
    steady, random = 0, 0
    for deal in range(10):
        bots: list[Bot] = [
            (SteadyBot if seat % 2 == deal % 2 else RandomBot)(Random(seat))
            for seat in range(game.seats)
        ]
        points = play_deal(Match.new(game), bots, rng).deals[-1].points or ()
        steady += sum(points[deal % 2 :: 2])
        random += sum(points[1 - deal % 2 :: 2])
    assert steady > random


@pytest.mark.parametrize("game", [*GAMES.values(), *VARIANTS.values()], ids=[*GAMES, *VARIANTS])
def test_every_decision_is_legal_wherever_a_deal_has_gone(game: TrickGame) -> None:
    """The others move at random, so that `steady` meets positions it would never bring about."""
    rng = Random(3)
    for _ in range(4):
        state = game.start(shuffled(game, rng), rng.randrange(game.seats))
        while actors := game.actors(state):
            view = game.view(state, actors[0])
            decision = tricks.decide(view, rng)
            assert decision.move in view.legal
            assert decision.reason
            assert 0 < decision.delay < 3
            modest = [m for m in view.legal if not isinstance(m, Bid) or m.amount < 90]
            state = game.apply(state, actors[0], rng.choice([decision.move, *modest]))
