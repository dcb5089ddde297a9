"""The conformance suite on all games with any seats and options, and on unusual games."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.core.game import Game
from rookery.games import GAMES
from rookery.testing import check_path, random_path
from rookery.testing.strategies import games
from tests.matches import EVERY_TABLE
from tests.oracle.generate import random_options
from tests.small import UNUSUAL

QUICK_DEALS = 5
"""Deals at each table in the quick run."""

DEALS = 400
"""Deals of each game in the slow run: ten thousand for all games together."""

SAME_RULES = 20
"""In the slow run, deals under the same house rules before new rules are drawn."""


def check(game: Game[Any, Any], deals: int, seed: int, samples: int = 1) -> None:
    rng = Random(seed)
    for _ in range(deals):
        check_path(random_path(game, rng), rng, samples=samples)


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_every_table_conforms(name: str, seats: int) -> None:
    check(GAMES[name].game({"seats": seats}), deals=QUICK_DEALS, seed=seats)


@settings(max_examples=15)
@given(games(), st.integers(0, 2**32))
def test_any_options_conform(game: Game[Any, Any], seed: int) -> None:
    check(game, deals=1, seed=seed)


@pytest.mark.parametrize("bury", ["any", "no_counters"])
@pytest.mark.parametrize("buried_trumps_shown", [False, True])
def test_SH_5_worlds_have_a_trump_to_lead(bury: str, *, buried_trumps_shown: bool) -> None:
    """Some trumps are known to be the bidder's or buried, or could not be buried."""
    chosen = {"bury": bury, "buried_trumps_shown": buried_trumps_shown, "nest_shown": "taken"}
    check(GAMES["shelem"].game(chosen), deals=12, seed=1, samples=4)


@pytest.mark.parametrize("deals", [15, pytest.param(100, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", UNUSUAL)
def test_unusual_rules_conform(name: str, deals: int) -> None:
    check(UNUSUAL[name], deals=deals, seed=1, samples=2)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_ten_thousand_deals_of_all_games_conform(name: str) -> None:
    """Half of the deals have the usual rules, half any rules."""
    counts, rng = sorted(GAMES[name].by_seats), Random(name)
    for number in range(DEALS // SAME_RULES):
        seats = counts[number // 2 % len(counts)]
        chosen = random_options(name, rng, seats) if number % 2 else {}
        game = GAMES[name].game({**chosen, "seats": seats})
        check(game, deals=SAME_RULES, seed=number)
