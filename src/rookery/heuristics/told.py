"""The chances that bots tell, from those that they compute: what came true in deals played out.

`python -m benchmarks.claims` counts whether they hold. Each row has the share that came true where
the computed chance was about 5 %, 15 % and so on to 95 %, in deals of easy, steady and strong.
"""

from collections.abc import Mapping, Sequence

TRICKS: Mapping[str, Sequence[float]] = {
    "lead": (0.36, 0.42, 0.42, 0.46, 0.49, 0.52, 0.55, 0.55, 0.67, 0.92),
    "lead alone": (0.03, 0.20, 0.20, 0.20, 0.47, 0.47, 0.47, 0.58, 0.65, 0.88),
    "mine": (0.39, 0.46, 0.50, 0.52, 0.53, 0.60, 0.61, 0.72, 0.77, 0.87),
    "mine alone": (0.14, 0.27, 0.27, 0.35, 0.35, 0.54, 0.54, 0.61, 0.68, 0.91),
    "mate": (0.13, 0.32, 0.35, 0.38, 0.47, 0.49, 0.61, 0.76, 0.76, 0.95),
    "foe": (0.00, 0.24, 0.24, 0.31, 0.37, 0.43, 0.48, 0.54, 0.54, 0.63),
}
"""The chances that the own side wins a trick: of a lead, and by who has the best card so far.

*Alone* is where each plays for itself.
"""


def told(row: Sequence[float], computed: float) -> float:
    """The chance to tell, between those of the row.

    >>> told(TRICKS["foe"], 0.95) == TRICKS["foe"][-1]
    True
    """
    place = min(max(10 * computed - 0.5, 0.0), len(row) - 1.0)
    below = min(int(place), len(row) - 2)
    return row[below] + (place - below) * (row[below + 1] - row[below])
