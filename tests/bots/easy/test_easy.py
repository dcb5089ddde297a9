"""`easy` is weaker than `steady`, bids low, and overlooks things."""

from random import Random

import pytest

from rookery.arena.contest import Contest, play_contest
from rookery.bots.easy import EasyBot
from rookery.core.moves import Bid, CallOrange, Hold, Play
from rookery.core.seating import round_from
from rookery.fishing.reaction import PATIENCE
from rookery.games import GAMES
from rookery.testing import random_path
from rookery.tricks.rules import Phase
from tests.matches import open_orange
from tests.tables import trick_game


@pytest.mark.parametrize(
    ("name", "better", "worse"),
    [("dixie", "easy", "random"), ("dixie", "steady", "easy"), ("tuxedo", "steady", "easy")],
)
def test_it_beats_random_and_loses_to_steady(name: str, better: str, worse: str) -> None:
    """Tuxedo against `random` is left out, since a random bot calls more oranges."""
    pair = (better, worse)
    contest = Contest(name, pair, seed=5, most_seatings=2)
    rounds = play_contest(contest, ((number, pair) for number in range(15)))
    assert sum(one.edge for one in rounds) > 0


def test_it_makes_the_lowest_bid() -> None:
    game = GAMES["dixie"].game()
    bids = 0
    for seed in range(40):
        deck = Random(seed).sample(game.pack, len(game.pack))
        view = game.view(game.start(deck, dealer=0), 1)
        move = EasyBot(Random(seed)).decide(view).move
        bids += isinstance(move, Bid)
        assert move == Bid(70) or not isinstance(move, Bid)
    assert 0 < bids < 30


def test_it_gives_counters_to_its_partner_more_often_than_not() -> None:
    """Dixie, last to play: the partner holds the trick, and a counter can be given or kept."""
    game = trick_game("dixie")
    given = asked = 0
    for seed in range(60):
        for state in random_path(game, Random(seed)).states:
            if state.phase is not Phase.PLAY or len(state.trick) != 3 or state.trump is None:
                continue
            order = game.rules.orders[state.trump]
            view = game.view(state, state.turn)
            points = game.rules.points_of
            worth = {points[move.card] > 0 for move in view.legal if isinstance(move, Play)}
            if order.winner(state.trick) == 1 and len(worth) == 2:
                asked += 1
                move = EasyBot(Random(seed)).decide(view).move
                assert isinstance(move, Play)
                given += points[move.card] > 0
    assert asked > 40
    assert 0.5 < given / asked < 0.9


def test_it_calls_oranges_late_or_forgets_them() -> None:
    match, capturer = open_orange()
    deal = match.current
    assert deal is not None
    watcher = next(s for s in round_from(capturer, 3)[1:] if s != deal.state.turn)
    view = match.game.view(deal.state, watcher)
    decided = [EasyBot(Random(seed)).decide(view) for seed in range(60)]
    calls = [it for it in decided if it.move == CallOrange()]
    holds = [it for it in decided if it.move == Hold()]
    assert len(calls) + len(holds) == 60
    assert len(holds) > 8
    assert min(it.delay for it in calls) >= 2
    assert all(it.delay == PATIENCE for it in holds)
