"""The reward of a finished deal."""

from collections.abc import Sequence

from rookery.coding import Rules
from rookery.research import bounds
from rookery.tricks.rules import TrickRules

UTILITIES = ("points", "difference")
"""The kinds of reward: a seat's points, or its points less the mean points of its rivals."""


def rewards(rules: Rules, utility: str, points: Sequence[int]) -> tuple[float, ...]:
    """The reward of each seat for the points that all have scored.

    With "difference", it is a seat's points less the mean points of all other seats except its
    partners for the whole match. These rewards add up to 0.
    """
    if utility == "points":
        return tuple(map(float, points))
    found = []
    for seat, mine in enumerate(points):
        others = [each for other, each in enumerate(points) if _are_apart(rules, seat, other)]
        found.append(mine - sum(others) / len(others))
    return tuple(found)


def reward_bounds(rules: Rules, utility: str) -> tuple[float, float]:
    """The lowest and the highest reward that a deal can bring."""
    low, high = bounds.points(rules)
    return (low, high) if utility == "points" else (low - high, high - low)


def _are_apart(rules: Rules, one: int, other: int) -> bool:
    are_partners = isinstance(rules, TrickRules) and rules.are_partners(one, other)
    return one != other and not are_partners
