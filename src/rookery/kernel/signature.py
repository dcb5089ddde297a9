"""The signature of the solver: how many nodes it searches over a fixed set of positions.

A refactoring, or a change that makes each node faster, leaves the signature as it is. A change of
the search tree gives a new signature, which is committed with the change.
"""

from collections.abc import Iterator
from random import Random

from rookery.games import GAMES
from rookery.kernel.position import Position
from rookery.kernel.solver.compiled_solver import Solver
from rookery.kernel.solver.random_positions import bridge_position, position_of_rules
from rookery.tricks.rules import TrickRules

SIGNATURE = 101_075
"""The value of `signature()` for the committed search, in nodes."""

_GAMES = ("dixie", "three", "five", "kentucky")
"""The games whose positions are solved; games added later do not change the signature."""

_TRICKS = {3: 8, 4: 7, 5: 6, 6: 5}
"""The number of tricks to play in a position, by number of seats."""

_OF_EACH = 6
"""The number of positions of each game with each number of seats, and of each kind of bridge."""


def positions() -> Iterator[Position]:
    """The fixed set of positions: trick games with every number of players, and bridge."""
    rng = Random(4)
    for _ in range(_OF_EACH):
        for name in _GAMES:
            for seats, rules in GAMES[name].by_seats.items():
                if isinstance(rules, TrickRules):
                    yield position_of_rules(rules, rng, _TRICKS[seats])
        yield bridge_position(rng, 9, with_trump=True)
        yield bridge_position(rng, 9, with_trump=False)


def signature() -> int:
    """How many nodes a new solver searches to solve all positions, with card values and lines."""
    solver = Solver(16)
    for position in positions():
        solver.solve(position)
    return solver.nodes
