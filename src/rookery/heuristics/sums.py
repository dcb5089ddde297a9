"""Sums of floats that are the same on every Python version, bit by bit."""

from collections.abc import Iterable
from functools import reduce
from operator import add


def added(values: Iterable[float]) -> float:
    """The sum of some numbers from left to right, as compiled code adds them.

    From Python 3.12 on `sum` corrects rounding errors.
    """
    return reduce(add, values, 0.0)
