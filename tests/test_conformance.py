"""The conformance suite on all games with any seats and options, and on unusual games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from rookery.core.game import Game
from rookery.games import GAMES
from rookery.testing import check_path, random_path
from rookery.testing.strategies import games
from tests.matches import EVERY_TABLE
from tests.oracle.generate import random_options
from tests.small import UNUSUAL

QUICK_DEALS = 10
"""The deals of each game in the quick run."""

CHUNKS, DEALS = 20, 500
"""The chunks of the slow run and the deals in each: ten thousand deals for each game."""

SAME_RULES = 25
"""The deals of the slow run under the same house rules, before others are drawn."""


def check(game: Game[Any, Any], deals: int, seed: int, samples: int = 1) -> None:
    rng = Random(seed)
    for _ in range(deals):
        check_path(random_path(game, rng), rng, samples=samples)


def sources_of_chance() -> SearchStrategy[int]:
    return st.integers(0, 2**32)


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_every_table_conforms(name: str, seats: int) -> None:
    check(GAMES[name].game({"seats": seats}), deals=QUICK_DEALS, seed=seats)


@settings(deadline=None, max_examples=30)
@given(games(), sources_of_chance())
def test_any_options_conform(game: Game[Any, Any], seed: int) -> None:
    check(game, deals=1, seed=seed)


@pytest.mark.parametrize("name", UNUSUAL)
def test_unusual_rules_conform(name: str) -> None:
    check(UNUSUAL[name], deals=QUICK_DEALS, seed=1, samples=2)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("name", GAMES)
def test_ten_thousand_deals_conform(name: str, chunk: int) -> None:
    """The first chunks have the usual rules, one for each number of seats, the others any rules."""
    counts = sorted(GAMES[name].by_seats)
    seats, rng = counts[chunk % len(counts)], Random(f"{name} {chunk}")
    for number in range(DEALS // SAME_RULES):
        chosen = random_options(name, rng) if chunk >= len(counts) else {}
        game = GAMES[name].game({**chosen, "seats": seats})
        check(game, deals=SAME_RULES, seed=100 * chunk + number)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(4))
@pytest.mark.parametrize("name", GAMES)
def test_a_thousand_deals_under_any_options_conform(name: str, chunk: int) -> None:
    @settings(deadline=None, max_examples=250)
    @given(games(GAMES[name]), sources_of_chance())
    def one_deal(game: Game[Any, Any], seed: int) -> None:
        check(game, deals=1, seed=seed + chunk)

    one_deal()


@pytest.mark.slow
@pytest.mark.parametrize("name", UNUSUAL)
def test_a_thousand_deals_of_unusual_rules_conform(name: str) -> None:
    check(UNUSUAL[name], deals=1_000, seed=2)
