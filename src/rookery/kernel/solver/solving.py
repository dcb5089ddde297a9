"""Solve a position with the compiled solver or, where it was not built, in plain Python."""

from rookery.kernel.built import NotCompiled, is_compiled
from rookery.kernel.position import Position
from rookery.kernel.solver import python_solver
from rookery.kernel.solver.solution import Report, Solution, Stop

if is_compiled:
    from rookery.kernel.solver.compiled_solver import Solver

MOST_SLOW_CARDS = 20
"""The most cards in hand that are solved in plain Python, in perhaps a few seconds. Unmeasured."""


def solve(
    position: Position,
    *,
    nodes: int | None = None,
    stop: Stop | None = None,
    report: Report | None = None,
) -> Solution:
    """The value of a position, the value of each legal card, and a best line.

    `nodes` limits the positions that are searched, None for no limit. `stop` is called now and then
    and ends the search by returning True; `report` is called with the progress. The solution is
    exact unless the search ended early; then its bounds, and the card values that it has, are
    proven. Raises NotCompiled if the compiled kernel was not built and the position has more than
    MOST_SLOW_CARDS cards in hand.

    >>> from rookery.kernel.position_json import read_position
    >>> hands = '["SK S5", "SA S2", "SQ H3", "S4 H2"]'
    >>> asked = f'{{"hands": {hands}, "trump": "none", "leader": 0, "sides": [0, 1, 0, 1]'
    >>> solution = solve(read_position(asked + ', "trick_points": 1}'))
    >>> solution.value, sorted(solution.cards.values())
    (1, [1, 1])
    """
    if position.is_over:
        return python_solver.solve(position)
    if is_compiled:
        return Solver().solve(position, nodes=nodes, stop=stop, report=report)
    cards = sum(map(len, position.hands))
    if cards > MOST_SLOW_CARDS:
        reason = f"without it only {MOST_SLOW_CARDS} cards in hand can be solved, not {cards}"
        raise NotCompiled(f"the kernel is not compiled here: {reason}")
    return python_solver.solve(position, nodes=nodes, stop=stop, report=report)
