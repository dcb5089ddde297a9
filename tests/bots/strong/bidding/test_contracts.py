"""`strong` scores contracts as the rules do."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import numpy as np
import pytest

from rookery.bots.strong.bidding.contracts import Results
from rookery.bots.strong.play.deal_value import DealValue
from rookery.core.moves import Bid, ShootSun
from rookery.testing import random_path
from rookery.tricks.game import TrickGame
from rookery.tricks.scoring import sides_of, taken_by_side
from rookery.tricks.state import TrickState
from tests.tables import TRICK_TABLES, trick_game


def contracts(game: TrickGame, count: int) -> Iterator[TrickState]:
    """Finished deals, each three times: with its own bid, one just made, and one just set."""
    ends = (random_path(game, Random(seed)).states[-1] for seed in range(20 * count))
    bid = list(islice((state for state in ends if state.bidder is not None), count))
    assert len(bid) == count
    for state in bid:
        yield state
        for off in (0, 5):
            yield replace(state, bid=Bid(taken_by_seat(game, state)[state.bidder] + off))


def taken_by_seat(game: TrickGame, state: TrickState) -> list[int]:
    """The points that each seat's side took, by seat."""
    pairs = zip(sides_of(game.rules, state), taken_by_side(game.rules, state), strict=True)
    by_seat = {seat: took for side, took in pairs for seat in side}
    return [by_seat[seat] for seat in range(game.seats)]


def check_scores(game: TrickGame, state: TrickState) -> int:
    """Check that both scoring functions of bots agree with the rules; return the bidder's score."""
    assert state.bidder is not None
    assert isinstance(state.bid, Bid | ShootSun)
    own = next(side for side in sides_of(game.rules, state) if state.bidder in side)
    taken = taken_by_seat(game, state)
    swept = all(trick.winner in own for trick in state.tricks)
    results = Results(
        np.array([taken], dtype=float),
        np.array([[seat in own for seat in range(game.seats)]]),
        np.array([swept]),
        np.array([state.bidder], dtype=np.int32),
    )
    scores = game.score(state)
    assert results.scores(game.rules, state.bid)[0].tolist() == list(scores)
    deal_value = DealValue(game.rules, state.totals, 0, state.bidder, state.bid, 0.5)
    total = taken[state.bidder]
    if isinstance(state.bid, ShootSun):
        total = game.rules.stake if swept else total - (total == game.rules.stake)
    assert deal_value.bidding_scores()[total] == scores[state.bidder]
    return scores[state.bidder]


@pytest.mark.parametrize(("name", "seats"), TRICK_TABLES)
def test_TT_4_bots_score_contracts_as_the_rules_do(name: str, seats: int) -> None:
    game = trick_game(name, seats=seats)
    scores = [check_scores(game, state) for state in contracts(game, 10)]
    assert min(scores) < 0 < max(scores)


def test_R5_4_bots_score_moon_and_sun_as_the_rules_do() -> None:
    game = trick_game("five")
    seen = set()
    for state in contracts(game, 5):
        assert state.bidder is not None
        won = tuple(replace(trick, winner=state.bidder) for trick in state.tricks)
        for tricks in (state.tricks, won):
            for bid in (Bid(game.rules.maximum_bid), ShootSun()):
                seen.add(check_scores(game, replace(state, tricks=tricks, bid=bid)))
    rules = game.rules
    assert seen == {rules.moon_value, -rules.maximum_bid, rules.sun_value, -rules.sun_value}
