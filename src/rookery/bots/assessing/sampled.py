"""Differences between moves that were tried in the same weighted worlds."""

import numpy as np

from rookery.bots.strong.arrays import Numbers


def difference(best: Numbers, other: Numbers, weights: Numbers) -> tuple[float, float]:
    """The weighted mean of `best` less `other`, and its standard error.

    All have shape (W,), for the same worlds.
    """
    share = weights / weights.sum()
    behind = best - other
    mean = float(share @ behind)
    return mean, float(np.sqrt(share * share @ (behind - mean) ** 2))
