"""95 % intervals of what is measured: of means, ratios and shares, over independent units.

A unit is whatever was drawn independently: usually a deck, with all that was played on it. Results
that share a deck belong to one unit.
"""

from collections.abc import Sequence
from math import cos, inf, pi, sin, sqrt
from statistics import NormalDist, fmean, stdev

NORMAL = NormalDist().inv_cdf(0.975)
"""Half the width of a 95 % interval in standard errors, if the standard error is known."""


def student(freedom: int) -> float:
    """Half the width of a 95 % interval in standard errors that were themselves estimated.

    It is the 97.5 % quantile of Student's t: exact for 1 and 2 degrees of freedom, else by the
    expansion of Abramowitz and Stegun 26.7.5, within 0.01. Infinite without any freedom.

    >>> [round(student(each), 2) for each in (1, 2, 4, 10, 30)]
    [12.71, 4.3, 2.78, 2.23, 2.04]
    """
    if freedom < 1:
        return inf
    if freedom == 1:
        return cos(0.025 * pi) / sin(0.025 * pi)
    if freedom == 2:
        return 0.95 * sqrt(0.5 / (0.975 * 0.025))
    z, n = NORMAL, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def half_width(numbers: Sequence[float]) -> float:
    """Half the width of the interval of the mean of independent numbers; infinite for one."""
    if len(numbers) < 2:
        return inf
    return student(len(numbers) - 1) * stdev(numbers) / sqrt(len(numbers))


def influences(sums: Sequence[float], counts: Sequence[float]) -> list[float]:
    """How far each unit moves the ratio of all `sums` to all `counts`, times the number of units.

    The interval of the ratio is that of the mean of these numbers. For a sum or difference of such
    ratios over the same units, add or subtract their numbers unit by unit.
    """
    ratio, size = sum(sums) / sum(counts), fmean(counts)
    return [(one - ratio * count) / size for one, count in zip(sums, counts, strict=True)]


def ratio(sums: Sequence[float], counts: Sequence[float]) -> tuple[float, float]:
    """The ratio of all `sums` to all `counts`, both by unit, and half the width of its interval.

    So long matches weigh more than short ones: points per deal are all points over all deals.
    """
    return sum(sums) / sum(counts), half_width(influences(sums, counts))


def wilson(hits: float, of: int) -> tuple[float, float]:
    """The ends of Wilson's interval for a share of independent trials.

    >>> [round(each, 3) for each in wilson(0, 10)]
    [0.0, 0.278]
    """
    found, z = hits / of, NORMAL
    middle = (found + z * z / (2 * of)) / (1 + z * z / of)
    half = z * sqrt(found * (1 - found) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return max(0.0, middle - half), min(1.0, middle + half)
