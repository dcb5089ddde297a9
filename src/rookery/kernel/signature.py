"""A number that says whether the search is still the same: its nodes over a fixed set of positions.

A change that is meant to change nothing, or only the speed, leaves it as it is. One that changes
the tree gives another number, to be committed with the change.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rookery.games import GAMES
from rookery.kernel.position import Position
from rookery.kernel.solver.compiled_solver import Solver
from rookery.kernel.solver.random_positions import bridge_position, position_of_rules
from rookery.tricks.rules import TrickRules

SIGNATURE = 94_086
"""What `signature()` is for the search as it is committed."""

_GAMES = ("dixie", "three", "five", "kentucky")
"""The games whose positions are solved; a game that comes later leaves the signature as it is."""

_TRICKS = {3: 8, 4: 7, 5: 6, 6: 5}
"""How many tricks the positions have, by seats."""

_OF_EACH = 6
"""How many positions of each kind there are."""


def positions() -> Iterator[Position]:
    """The fixed set: positions of trick games with every number of players, and of bridge."""
    rng = Random(4)
    for _ in range(_OF_EACH):
        for name in _GAMES:
            for seats, rules in GAMES[name].by_seats.items():
                if isinstance(rules, TrickRules):
                    yield position_of_rules(rules, rng, _TRICKS[seats])
        yield bridge_position(rng, 9, with_trump=True)
        yield bridge_position(rng, 9, with_trump=False)


def signature() -> int:
    """The nodes that a new solver looks at to find every card's value and a best line."""
    solver = Solver(16)
    for position in positions():
        solver.solve(position)
    return solver.nodes
