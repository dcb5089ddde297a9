"""Means of samples, with their intervals."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pstdev


def mean_and_interval(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean, and half the width of its 95 % interval."""
    return fmean(numbers), 1.96 * pstdev(numbers) / sqrt(len(numbers))
