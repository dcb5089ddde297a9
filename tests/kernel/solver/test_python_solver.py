"""The solver in plain Python agrees with minimax, stops on request and reports its progress."""

from collections.abc import Collection
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.kernel.position import Position
from rookery.kernel.solver import python_solver
from rookery.kernel.solver.solution import Progress, Solution
from tests.kernel.positions import folded, random_position


def best(position: Position, values: Collection[float]) -> float:
    """The value that the side to move prefers."""
    return max(values) if position.sides[position.turn] == 0 else min(values)


def check_whole(position: Position, solution: Solution) -> None:
    """Check that the card values, the value and the line of a solution agree."""
    assert solution.exact
    assert set(solution.cards) == set(position.legal())
    if not position.is_over:
        assert solution.value == best(position, solution.cards.values())
    total = 0
    for seat, card in solution.line:
        assert position.turn == seat
        position, gained = position.play(card)
        total += gained[0]
    assert position.is_over
    assert total == solution.value


@settings(deadline=None, max_examples=20)
@given(st.integers(0, 2**32))
def test_the_value_is_that_of_plain_minimax(seed: int) -> None:
    rng = Random(seed)
    position = random_position(rng, 2, seats=rng.randint(3, 4))
    solution = python_solver.solve(position)
    check_whole(position, solution)
    assert solution.value == folded(position, best)
    for card, value in solution.cards.items():
        after, gained = position.play(card)
        assert value == gained[0] + folded(after, best)


@settings(deadline=None, max_examples=10)
@given(st.integers(0, 2**32), st.integers(0, 400))
def test_bounds_hold_at_any_node_limit(seed: int, nodes: int) -> None:
    position = random_position(Random(seed), 3)
    whole, part = python_solver.solve(position), python_solver.solve(position, nodes=nodes)
    assert 0 <= part.lower <= whole.value <= part.upper <= position.points_left
    assert part.nodes <= nodes
    assert all(whole.cards[card] == value for card, value in part.cards.items())
    assert part.line in ((), whole.line)
    assert part.exact or not part.line


def test_it_stops_on_request() -> None:
    position = random_position(Random(3), 6, seats=4, on_table=False)
    answers = iter((False, False, True))
    solution = python_solver.solve(position, stop=lambda: next(answers))
    assert list(answers) == []
    assert not solution.exact
    with pytest.raises(ValueError, match=f"between {solution.lower} and {solution.upper}"):
        assert solution.value


def test_progress_is_reported() -> None:
    position = random_position(Random(5), 3, seats=4, on_table=False)
    reports: list[Progress] = []
    solution = python_solver.solve(position, report=reports.append)
    assert all(a.lower <= b.lower and a.upper >= b.upper for a, b in pairwise(reports))
    assert (reports[-1].lower, reports[-1].upper) == (solution.value, solution.value)
    assert reports[-1].cards == len(solution.cards)
