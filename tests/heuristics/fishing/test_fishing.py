"""Whole deals of steady at fishing games: always legal, repeatable, and better than chance."""

from random import Random

import pytest

from rookery.arena.driver import play_match
from rookery.bots.base import Bot
from rookery.bots.random_bot import RandomBot
from rookery.bots.steady import SteadyBot
from rookery.core.match import Match
from rookery.fishing.state import FishingState
from tests.kernel.fishing.deals import any_game
from tests.tables import tuxedo


def play_one(seed: int, bots: int = 6) -> Match[FishingState]:
    """A deal under random options; seats past the number of steady bots are random."""
    rng = Random(seed)
    game = any_game(rng)
    table: list[Bot] = [
        (SteadyBot if seat < bots else RandomBot)(Random(rng.random()))
        for seat in range(game.seats)
    ]
    return play_match(game, table, rng, most_deals=1)


@pytest.mark.parametrize("bots", [1, 6])
def test_every_decision_is_legal_under_any_options(bots: int) -> None:
    for seed in range(12):
        (deal,) = play_one(seed, bots).deals
        assert deal.points is not None


def test_the_same_seed_makes_the_same_deal() -> None:
    assert play_one(1).deals[0].plies == play_one(1).deals[0].plies


@pytest.mark.parametrize("seats", [2, 5])
def test_beats_random(seats: int) -> None:
    """`steady` plays alone against random bots; an equally strong bot would get the mean score."""
    game = tuxedo(seats=seats)
    own = everybody = 0
    for number in range(10 * seats):
        rng = Random(number)
        bots: list[Bot] = [RandomBot(Random(rng.random())) for _ in range(seats)]
        bots[number % seats] = SteadyBot(Random(number))
        match = play_match(game, bots, rng, most_deals=1)
        own += match.totals[number % seats]
        everybody += sum(match.totals)
    assert own * seats > 1.3 * everybody
