"""Turns the chances that bots compute into the chances that they tell people.

Each row was counted in deals of easy, steady and strong. It has the share of predictions that came
true where the computed chance was about 5 %, 15 % and so on to 95 %. `python -m benchmarks.claims`
checks the rows.
"""

from collections.abc import Mapping, Sequence

TRICKS: Mapping[str, Sequence[float]] = {
    "lead alternate": (0.33, 0.40, 0.40, 0.47, 0.47, 0.52, 0.54, 0.56, 0.66, 0.93),
    "lead called": (0.48, 0.48, 0.48, 0.48, 0.57, 0.57, 0.57, 0.57, 0.74, 0.83),
    "lead alone": (0.03, 0.20, 0.20, 0.20, 0.47, 0.47, 0.47, 0.58, 0.65, 0.88),
    "mine alternate": (0.44, 0.45, 0.51, 0.53, 0.56, 0.58, 0.60, 0.73, 0.73, 0.94),
    "mine called": (0.16, 0.45, 0.45, 0.45, 0.45, 0.64, 0.66, 0.69, 0.77, 0.77),
    "mine alone": (0.14, 0.27, 0.27, 0.35, 0.35, 0.54, 0.54, 0.61, 0.68, 0.91),
    "mate alternate": (0.14, 0.33, 0.34, 0.39, 0.46, 0.54, 0.63, 0.76, 0.76, 0.95),
    "mate called": (0.12, 0.29, 0.36, 0.37, 0.41, 0.41, 0.56, 0.75, 0.75, 0.97),
    "foe alternate": (0.00, 0.24, 0.24, 0.31, 0.41, 0.44, 0.48, 0.54, 0.54, 0.62),
    "foe called": (0.00, 0.22, 0.24, 0.29, 0.29, 0.40, 0.46, 0.50, 0.67, 0.83),
}
"""The chances that the seat's own side wins a trick.

A key names who has the best card so far, and the `Sides`. A *lead* is the seat's own card, too.
"""


def told(row: Sequence[float], computed: float) -> float:
    """The chance that people are told, interpolated between those of the row.

    >>> told(TRICKS["lead alone"], 0.95) == TRICKS["lead alone"][-1]
    True
    """
    place = min(max(10 * computed - 0.5, 0.0), len(row) - 1.0)
    below = min(int(place), len(row) - 2)
    return row[below] + (place - below) * (row[below + 1] - row[below])
