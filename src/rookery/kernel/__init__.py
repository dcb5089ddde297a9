"""Compiled card play: exact solving of open hands, sampling of worlds, playouts and tree search.

* `solver/` solves positions with open hands; its docstring lists the steps of the search.
* `worlds/` samples worlds uniformly; a world is a full deal that a view of a trick game allows.
* `playouts/` plays worlds out: with random cards, by a policy that sees all hands, by fitted
  habits, or in a tree search.
* `fishing/` samples worlds of fishing games, and searches their turns.

`position.py` has the positions that are solved; `encoded_position.py` and `encoded_game.py` turn
positions and rules into integers for the compiled code.
"""

from rookery.kernel.built import NotCompiled, is_compiled
from rookery.kernel.deal_positions import position_of, position_of_record
from rookery.kernel.playouts.random_playouts import Playouts, playout, random_deals
from rookery.kernel.position import BadPosition, Position
from rookery.kernel.position_json import read_position, write_position
from rookery.kernel.solver.solution import Progress, Solution
from rookery.kernel.solver.solving import solve

__all__ = [
    "BadPosition",
    "NotCompiled",
    "Playouts",
    "Position",
    "Progress",
    "Solution",
    "is_compiled",
    "playout",
    "position_of",
    "position_of_record",
    "random_deals",
    "read_position",
    "solve",
    "write_position",
]
