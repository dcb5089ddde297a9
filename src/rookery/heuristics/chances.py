"""Turns the chances that bots compute into the chances that they tell people.

Each row was counted in deals of easy, steady and strong. It has the share of predictions that came
true where the computed chance was about 5 %, 15 % and so on to 95 %. `python -m benchmarks.claims`
checks the rows.
"""

from collections.abc import Mapping, Sequence

TRICKS: Mapping[str, Sequence[float]] = {
    "lead alternate bidding": (0.33, 0.40, 0.40, 0.47, 0.47, 0.52, 0.54, 0.56, 0.66, 0.93),
    "lead alternate defending": (0.33, 0.40, 0.40, 0.47, 0.47, 0.52, 0.54, 0.56, 0.66, 0.93),
    "lead called bidding": (0.48, 0.48, 0.48, 0.48, 0.57, 0.57, 0.57, 0.57, 0.74, 0.83),
    "lead called defending": (0.35, 0.35, 0.35, 0.35, 0.43, 0.43, 0.43, 0.43, 0.62, 0.74),
    "lead alone": (0.03, 0.20, 0.20, 0.20, 0.47, 0.47, 0.47, 0.58, 0.65, 0.88),
    "mine alternate bidding": (0.65, 0.66, 0.71, 0.73, 0.75, 0.77, 0.78, 0.87, 0.87, 0.97),
    "mine alternate defending": (0.29, 0.30, 0.35, 0.37, 0.40, 0.42, 0.44, 0.58, 0.58, 0.89),
    "mine called bidding": (0.31, 0.65, 0.65, 0.65, 0.65, 0.80, 0.82, 0.84, 0.89, 0.89),
    "mine called defending": (0.08, 0.28, 0.28, 0.28, 0.28, 0.45, 0.48, 0.51, 0.61, 0.61),
    "mine alone": (0.14, 0.27, 0.27, 0.35, 0.35, 0.54, 0.54, 0.61, 0.68, 0.91),
    "mate alternate bidding": (0.17, 0.38, 0.40, 0.45, 0.52, 0.60, 0.68, 0.80, 0.80, 0.96),
    "mate alternate defending": (0.06, 0.16, 0.16, 0.19, 0.24, 0.31, 0.39, 0.54, 0.54, 0.88),
    "mate called bidding": (0.40, 0.67, 0.73, 0.74, 0.77, 0.77, 0.86, 0.94, 0.94, 0.99),
    "mate called defending": (0.09, 0.23, 0.29, 0.30, 0.34, 0.34, 0.48, 0.69, 0.69, 0.96),
    "foe alternate bidding": (0.07, 0.53, 0.53, 0.62, 0.72, 0.74, 0.77, 0.81, 0.81, 0.85),
    "foe alternate defending": (0.01, 0.17, 0.17, 0.23, 0.31, 0.34, 0.38, 0.43, 0.43, 0.52),
    "foe called bidding": (0.06, 0.47, 0.50, 0.57, 0.57, 0.68, 0.73, 0.76, 0.87, 0.94),
    "foe called defending": (0.02, 0.19, 0.21, 0.26, 0.26, 0.36, 0.42, 0.46, 0.63, 0.80),
}
"""The chances that the seat's own side wins a trick.

A key names who has the best card so far, and the `Sides`. With *lead* and *mine* it is the seat's
own card: as the leader, or in a later place. The key also names the side of the seat, unless
defenders play alone, since the bidder's side wins far more tricks than predicted.
"""


def told_chance(row: Sequence[float], computed: float) -> float:
    """The chance told to people, interpolated between the chances of the row.

    >>> told_chance(TRICKS["lead alone"], 0.95) == TRICKS["lead alone"][-1]
    True
    """
    place = min(max(10 * computed - 0.5, 0.0), len(row) - 1.0)
    below = min(int(place), len(row) - 2)
    return row[below] + (place - below) * (row[below + 1] - row[below])
