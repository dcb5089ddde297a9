"""The solver against DDS, the double-dummy solver of bridge, if `endplay` is installed."""

from importlib.util import find_spec
from random import Random

import pytest

from rookery.kernel import is_compiled
from rookery.kernel.solver.random_positions import bridge_position

if is_compiled:
    from rookery.kernel.solver.compiled_solver import Solver
if find_spec("endplay"):
    from benchmarks.solver_dds import cards_by_dds, value_by_dds

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel"),
    pytest.mark.skipif(not find_spec("endplay"), reason="needs endplay"),
]

SIZES = {8: 150, 9: 100, 10: 100, 11: 70, 12: 50, 13: 30}
"""The number of positions for each number of tricks."""


@pytest.mark.parametrize("with_trump", [True, False])
@pytest.mark.parametrize("tricks", SIZES)
def test_values_and_cards_are_those_of_dds(tricks: int, *, with_trump: bool) -> None:
    rng = Random(f"{tricks} {with_trump}")
    solver = Solver()
    for _ in range(SIZES[tricks] // 2):
        position = bridge_position(rng, tricks, with_trump=with_trump)
        solver.clear()
        solution = solver.solve(position)
        assert solution.value == value_by_dds(position)
        assert solution.cards == cards_by_dds(position)
