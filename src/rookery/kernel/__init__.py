"""Card play with open hands at the speed of C: positions, their solver, and a slow one to read."""

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
