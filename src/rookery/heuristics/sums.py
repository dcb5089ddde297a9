"""Sums of floats that are the same on every Python version, bit by bit."""

from collections.abc import Iterable
from functools import reduce
from operator import add


def added(values: Iterable[float]) -> float:
    """The sum from left to right, as compiled; from Python 3.12 on `sum` corrects rounding."""
    return reduce(add, values, 0.0)
