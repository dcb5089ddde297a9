"""Differences between moves that were tried in the same weighted worlds."""

import numpy as np

from rookery.bots.strong.arrays import Numbers


def difference(best: Numbers, other: Numbers, weights: Numbers) -> tuple[float, float]:
    """The weighted mean of `best` less `other` over the same W worlds, and its standard error."""
    share = weights / weights.sum()
    behind = best - other
    mean = float(share @ behind)
    return mean, float(np.sqrt(share * share @ (behind - mean) ** 2))
