"""In whole deals of fishing games `steady` does better than chance."""

from random import Random

import pytest

from rookery.arena.driver import play_match
from rookery.bots.base import Bot
from rookery.bots.random_bot import RandomBot
from rookery.bots.steady import SteadyBot
from tests.tables import tuxedo


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
