"""Solving with and without the compiled kernel."""

from random import Random

import pytest

from rookery.kernel import NotCompiled, Position, is_compiled, solve
from rookery.kernel.solver import python_solver, solving
from tests.kernel.positions import random_position
from tests.tables import card_set

SOLVE = (
    "import sys\n"
    "from rookery.kernel import is_compiled, read_position, solve\n"
    "print(is_compiled, solve(read_position(sys.argv[1])).value)"
)


def small_position() -> tuple[Position, int]:
    """A position small enough to be solved without the compiled kernel, and its value."""
    position = random_position(Random(1), 3, seats=4)
    return position, python_solver.solve(position).value


def test_a_position_that_is_over_has_no_cards_and_no_line() -> None:
    position = Position(hands=(card_set(""),) * 3, leader=0, sides=(0, 1, 1))
    solution = solve(position)
    assert (solution.value, solution.cards, solution.line) == (0, {}, ())


def test_without_the_compiled_kernel_only_small_positions_are_solved(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(solving, "is_compiled", False)
    position, value = small_position()
    assert solve(position).value == value
    position = random_position(Random(1), 6, seats=4, on_table=False)
    with pytest.raises(NotCompiled, match="only 20 cards in hand can be solved, not 24"):
        solve(position)


@pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")
def test_the_nodes_and_the_stop_reach_the_compiled_solver() -> None:
    position = random_position(Random(4), 12, seats=4, on_table=False)
    for solution in (solve(position, nodes=10), solve(position, stop=lambda: True)):
        assert not solution.exact
        assert solution.line == ()
        assert 0 <= solution.lower < solution.upper <= position.points_left
