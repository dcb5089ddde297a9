"""Card play with open hands at the speed of C: positions, their solver, and a slow one to read."""

from rookery.kernel.built import NotCompiled, is_compiled
from rookery.kernel.deals import position_of, position_of_record
from rookery.kernel.position import BadPosition, Position
from rookery.kernel.position_json import read_position, write_position
from rookery.kernel.solution import Progress, Solution
from rookery.kernel.solving import solve

__all__ = [
    "BadPosition",
    "NotCompiled",
    "Position",
    "Progress",
    "Solution",
    "is_compiled",
    "position_of",
    "position_of_record",
    "read_position",
    "solve",
    "write_position",
]
