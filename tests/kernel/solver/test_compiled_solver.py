"""The compiled solver against the one in Python; stopping, threads, and small hash tables."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.games import GAMES
from rookery.kernel import is_compiled
from rookery.kernel.position import Position
from rookery.kernel.position_json import read_position
from rookery.kernel.solver import python_solver
from rookery.kernel.solver.random_positions import position_of_rules
from rookery.kernel.solver.solution import Progress
from rookery.records.cards import card_text
from rookery.tricks.rules import TrickRules
from tests.kernel.positions import random_position
from tests.kernel.solver.test_python_solver import check_whole

if is_compiled:
    from rookery.kernel.solver.compiled_solver import TECHNIQUES, Solver, ask_all, solve_all

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")

SEEDS = st.integers(0, 2**32)
TRICKS = {3: 6, 4: 4, 5: 3, 6: 3}
"""The most tricks that the solver in Python solves quickly, by number of seats."""


def small_position(rng: Random) -> Position:
    seats = rng.randint(3, 6)
    return random_position(rng, rng.randint(1, TRICKS[seats]), seats=seats)


def dixie_position(rng: Random, tricks: int) -> Position:
    """Some tricks of Dixie Rook with a nest of 15 points that counts as a trick."""
    ranks = [(colour, rank) for colour in "BGRY" for rank in range(1, 15)]
    cards = [f"{colour}{rank}" for colour, rank in rng.sample(ranks, 4 * tricks)]
    fields = {
        "hands": [" ".join(cards[seat::4]) for seat in range(4)],
        "trump": rng.choice(("black", "green", "red", "yellow")),
        "leader": rng.randrange(4),
        "sides": [0, 1, 0, 1],
        "values": {"5": 5, "10": 10, "13": 10},
        "last_trick_points": 15,
        "most_tricks_points": 20,
        "last_trick_counts": 2,
        "tricks_won": [(13 - tricks) // 2, (14 - tricks) // 2],
    }
    return read_position(json.dumps(fields))


def check_against_python(solver: Solver, position: Position) -> None:
    solution = solver.solve(position)
    check_whole(position, solution)
    expected = python_solver.solve(position)
    assert solution.value == expected.value
    assert solution.cards == expected.cards


def test_counters_with_other_places_in_a_pattern() -> None:
    # A seat holds the same counters in two positions, but in each another is the suit's highest.
    fields = {
        "hands": ["S4 S6 SQ SA H3 HA", "S2 S3 S7 SJ SK H7", "H2 H4 H6 HJ HQ HK"],
        "trump": "spades",
        "leader": 0,
        "sides": [0, 1, 1],
        "values": {"S2": 1, "S3": 15, "S4": 10, "S7": 2, "SJ": 30, "SQ": 5, "SK": 5, "SA": 15}
        | {"H3": 2, "H4": 5, "H6": 10, "HJ": 1, "HK": 10, "HA": 2},
        "rook": "high",
    }
    solution = Solver(1).solve(read_position(json.dumps(fields)))
    found = {card_text(card): value for card, value in solution.cards.items()}
    assert found == {"S4": 26, "S6": 30, "SQ": 31, "SA": 31, "H3": 39, "HA": 46}


@settings(deadline=None, max_examples=60)
@given(SEEDS)
def test_values_and_cards_are_those_of_the_python_solver_all_through_a_deal(seed: int) -> None:
    """The table serves the positions that follow."""
    rng = Random(seed)
    position = small_position(rng)
    solver = Solver(1)
    while not position.is_over:
        check_against_python(solver, position)
        position, _ = position.play(rng.choice(list(position.legal())))
    assert solver.value(position) == 0
    assert solver.line(position) == ()


@pytest.mark.slow
def test_many_larger_positions_have_the_same_values_without_the_table() -> None:
    rng = Random(1000)
    for _ in range(150):
        seats = rng.randint(3, 6)
        most = {3: 9, 4: 7, 5: 6, 6: 5}[seats]
        position = random_position(rng, rng.randint(4, most), seats=seats)
        solution = Solver(8).solve(position)
        plain = Solver(8, without=set(TECHNIQUES) - {"equal cards", "order"}).solve(position)
        assert solution.value == plain.value
        assert solution.cards == plain.cards
        check_whole(position, solution)


@pytest.mark.parametrize("technique", TECHNIQUES if is_compiled else ())
def test_without_any_one_technique_all_values_are_the_same(technique: str) -> None:
    rng = Random(technique)
    solver, whole = Solver(1, without=[technique]), Solver(1)
    for _ in range(6):
        position = small_position(rng)
        assert solver.cards(position) == whole.cards(position)


@settings(deadline=None, max_examples=15)
@given(SEEDS)
def test_at_least(seed: int) -> None:
    position = small_position(Random(seed))
    value = python_solver.solve(position).value
    solver = Solver(1)
    for points in range(-1, position.points_left + 3):
        assert solver.at_least(position, points) == (points <= value)


@settings(deadline=None, max_examples=4)
@given(SEEDS)
def test_a_table_that_is_far_too_small_changes_no_value(seed: int) -> None:
    position = dixie_position(Random(seed), 7)
    small, large = Solver(1), Solver(64)
    assert small.cards(position) == large.cards(position)


@settings(deadline=None, max_examples=8)
@given(SEEDS, st.integers(0, 3000))
def test_bounds_hold_at_the_node_limit(seed: int, nodes: int) -> None:
    position = dixie_position(Random(seed), 6)
    whole = Solver(4).solve(position)
    partly = Solver(4).solve(position, nodes=nodes)
    assert partly.nodes <= nodes
    assert partly.lower <= whole.value <= partly.upper
    assert all(whole.cards[card] == value for card, value in partly.cards.items())
    assert partly.exact or not partly.line
    assert Solver(4).at_least(position, whole.value, nodes=nodes) in (True, None)
    assert Solver(4).at_least(position, whole.value + 1, nodes=nodes) in (False, None)


def test_a_solver_goes_on_where_it_was_stopped() -> None:
    position = dixie_position(Random(8), 8)
    value = Solver().value(position)
    solver = Solver()
    rounds = 0
    lower, upper = 0, position.points_left
    while lower < upper:
        lower, upper = solver.bounds(position, nodes=2000)
        assert lower <= value <= upper
        rounds += 1
    assert rounds > 1


def test_stop_and_progress() -> None:
    position = dixie_position(Random(13), 13)
    reports: list[Progress] = []
    solution = Solver().solve(position, stop=lambda: len(reports) > 2, report=reports.append)
    assert len(reports) == 3
    assert not solution.exact
    assert solution.lower <= solution.upper
    assert [each.nodes for each in reports] == sorted({each.nodes for each in reports})


def test_an_exception_in_a_callback_is_raised_and_the_solver_works_on() -> None:
    def interrupt() -> bool:
        raise KeyboardInterrupt

    solver = Solver()
    with pytest.raises(KeyboardInterrupt):
        solver.bounds(dixie_position(Random(13), 13), stop=interrupt)
    position = dixie_position(Random(5), 5)
    assert solver.value(position) == Solver().value(position)


@pytest.mark.parametrize("jobs", [1, 3])
def test_batches_over_threads(jobs: int) -> None:
    positions = [small_position(Random(seed)) for seed in range(12)]
    expected = [python_solver.solve(position) for position in positions]
    assert solve_all(positions, jobs=jobs) == [each.value for each in expected]
    assert ask_all(Solver.cards, positions, jobs=jobs) == [each.cards for each in expected]
    assert solve_all([], jobs=jobs) == []


def test_numbers_out_of_range_are_refused() -> None:
    with pytest.raises(ValueError, match="jobs is 1 or more, not 0"):
        solve_all([], jobs=0)
    for memory_mb in (0, 1 << 21):
        with pytest.raises(ValueError, match="memory_mb is 1 to"):
            Solver(memory_mb)


def test_a_table_kept_through_a_large_deal_gives_the_same_values() -> None:
    """Above 40 cards the hash table compares fewer counters than it does later in the deal."""
    rules = GAMES["five"].by_seats[5]
    assert isinstance(rules, TrickRules)
    position = position_of_rules(rules, Random("along 2"), 9)
    going = Solver(16)
    rng = Random(2)
    while not position.is_over:
        assert going.value(position) == Solver(16).value(position)
        position, _ = position.play(rng.choice(sorted(position.legal())))
