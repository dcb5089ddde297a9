"""Random playouts keep the rules, are uniform, and are reproducible from their seed."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from statistics import mean, stdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.core.cards import CardSet
from rookery.core.moves import Play, Trump
from rookery.games import GAMES
from rookery.kernel import Position, is_compiled, position_of
from rookery.kernel.playouts.random_playouts import (
    PlayedTrick,
    played,
    played_deal,
    playout,
    random_deals,
)
from rookery.testing import random_path
from rookery.testing.strategies import games
from rookery.testing.uniform import chi_square_limit
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase
from rookery.tricks.scoring import points_in_tricks
from rookery.tricks.state import TrickState
from tests.kernel.positions import folded, random_position
from tests.kernel.test_deal_positions import expected_points
from tests.oracle.generate import random_options
from tests.small import EIGHT, SEATED
from tests.tables import SEATED_TABLES, trick_game

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")

SEEDS = st.integers(0, 2**64 - 1)


def check_play(
    game: TrickGame, state: TrickState, sides: Sequence[int], tricks: Sequence[PlayedTrick]
) -> int:
    """Replay a playout with the engine and compare everything; return the number of plies."""
    rules = game.rules
    taken = _by_side(points_in_tricks(rules, state.tricks), sides)
    plies = 0
    for trick in tricks:
        assert trick.first == state.turn
        done = len(state.tricks)
        for card, legal in zip(trick.cards, trick.legal, strict=True):
            assert {Play(each) for each in legal} == set(game.legal(state, state.turn))
            state = game.apply(state, state.turn, Play(card))
            plies += 1
        assert len(state.tricks) == done + 1
        assert state.tricks[-1].winner == trick.winner
        if trick is not tricks[-1]:
            assert trick.points == _by_side(points_in_tricks(rules, state.tricks[done:]), sides)
        taken = taken[0] + trick.points[0], taken[1] + trick.points[1]
    assert state.phase is not Phase.PLAY
    if state.phase is Phase.CUT:
        state = game.cut(state, game.pack)
    assert taken == expected_points(rules, state)
    return plies


def _by_side(points: Sequence[int], sides: Sequence[int]) -> tuple[int, int]:
    of_side = [0, 0]
    for seat, side in enumerate(sides):
        of_side[side] += points[seat]
    return of_side[0], of_side[1]


def check_deals(game: TrickGame, seed: int, count: int, trump: Trump | None = None) -> int:
    """Replay random deals with the engine; return the number of plies."""
    points = random_deals(game.rules, seed, count, trump=trump).points
    plies = 0
    for number in range(count):
        deal = played_deal(game.rules, seed, number, trump=trump)
        assert deal.state.trump in (game.rules.allowed_trumps if trump is None else (trump,))
        assert deal.sides == position_of(game.rules, deal.state).sides
        assert points[number] == sum(trick.points[0] for trick in deal.tricks)
        plies += check_play(game, deal.state, deal.sides, deal.tricks)
    return plies


def check_playouts(game: TrickGame, rng: Random, count: int) -> int:
    """Replay playouts from anywhere in a deal with the engine; return the number of plies."""
    states = [it for it in random_path(game, rng).states if it.phase is Phase.PLAY]
    if game.rules.trump_is_led:
        states = states[1:]  # a position does not know that trump must be led
    if not states:
        return 0
    state = rng.choice(states)
    position = position_of(game.rules, state)
    seed = rng.getrandbits(64)
    points = playout(position, seed, count).points
    plies = 0
    for number in range(count):
        tricks = played(position, seed, number)
        assert points[number] == sum(trick.points[0] for trick in tricks)
        plies += check_play(game, state, position.sides, tricks)
    return plies


@settings(deadline=None, max_examples=4)
@pytest.mark.parametrize(("name", "seats"), SEATED_TABLES)
@given(data=st.data())
def test_random_play_follows_any_rules(name: str, seats: int, data: st.DataObject) -> None:
    game = data.draw(games(GAMES[name]))
    assert isinstance(game, TrickGame)
    check_deals(game, data.draw(SEEDS), 2)
    check_playouts(game, Random(data.draw(SEEDS)), 2)


@pytest.mark.parametrize("name", SEATED)
def test_random_play_follows_unusual_rules(name: str) -> None:
    game = SEATED[name]
    assert isinstance(game, TrickGame)
    check_deals(game, 7, 5)
    check_playouts(game, Random(7), 5)


@pytest.mark.slow
def test_many_plies_follow_the_rules() -> None:
    rng = Random(4)
    plies = 0
    while plies < 100_000:
        for name, seats in SEATED_TABLES:
            game = trick_game(name, **{**random_options(name, rng, seats), "seats": seats})
            plies += check_deals(game, rng.getrandbits(64), 2)
            plies += check_playouts(game, rng, 2)


# Fairness


@pytest.mark.parametrize("number", range(8))
def test_the_mean_is_that_of_uniform_legal_cards(number: int) -> None:
    position = random_position(Random(number), 2)
    points = playout(position, number, 10_000).points
    error = stdev(points) / len(points) ** 0.5
    expected = folded(position, lambda _, values: mean(values))
    assert abs(mean(points) - expected) <= 4.5 * error


def test_every_deal_is_equally_likely() -> None:
    """There are 630 deals of seven cards to three hands of two and a nest of one."""
    rules = replace(EIGHT, pack=EIGHT.pack[:7])
    each = 8
    count = 630 * each
    states = [played_deal(rules, 11, number).state for number in range(count)]
    deals = Counter((state.hands, state.nest) for state in states)
    assert len(deals) == 630
    statistic = sum((times - each) ** 2 / each for times in deals.values())
    assert statistic <= chi_square_limit(629)
    settled = Counter((state.dealer, state.bidder, state.trump) for state in states)
    assert len(settled) == 18
    statistic = sum((times - count / 18) ** 2 / (count / 18) for times in settled.values())
    assert statistic <= chi_square_limit(17)


# Seeds, threads and errors


def test_threads_change_nothing() -> None:
    position = random_position(Random(1), 6, on_table=True)
    assert playout(position, 3, 1_000, jobs=3) == playout(position, 3, 1_000)
    rules = trick_game("three").rules
    assert random_deals(rules, 3, 1_000, jobs=3) == random_deals(rules, 3, 1_000)


@settings(deadline=None, max_examples=20)
@given(SEEDS)
def test_a_playout_depends_on_its_seed_and_number_alone(seed: int) -> None:
    position = random_position(Random(2), 9, seats=4)
    many = playout(position, seed, 50).points
    assert playout(position, seed, 20).points == many[:20]
    assert playout(position, (seed + 1) % 2**64, 50).points != many


def test_the_points_of_a_position_that_is_over_are_none() -> None:
    over = Position(hands=(CardSet(),) * 4, leader=0)
    assert list(playout(over, 1, 3).points) == [0, 0, 0]
    assert played(over, 1, 0) == ()


def test_wrong_numbers_are_refused() -> None:
    position = random_position(Random(1), 3)
    with pytest.raises(ValueError, match=r"a seed is a number from 0 to 2\*\*64 - 1, not -1"):
        playout(position, -1, 1)
    with pytest.raises(ValueError, match="not 18446744073709551616"):
        random_deals(EIGHT, 2**64, 1)
    with pytest.raises(ValueError, match="a count is 0 or more, not -1"):
        playout(position, 1, -1)
    with pytest.raises(ValueError, match="jobs is 1 or more, not 0"):
        random_deals(EIGHT, 1, 1, jobs=0)
    with pytest.raises(ValueError, match="low cannot be named in this game"):
        random_deals(EIGHT, 1, 1, trump=Trump.LOW)
