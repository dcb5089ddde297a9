"""The rules of thumb for one fishing game as numbers, for compiled code.

Weights come from `rookery.heuristics`; its functions also compute the numbers that depend only on
the rules. So no number is written twice.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from rookery.fishing.rules import FishingRules
from rookery.heuristics.fishing import card_chances, turn, turn_value

MOST_DEALT = 16
"""Chances are tabulated for hands of up to this many cards."""

MOST_ALIKE = 8
"""A pack has at most this many cards of one number."""

WEIGHTS: Mapping[str, float] = {
    "later": turn.LATER,
    "against": turn.AGAINST,
    "match": turn.MATCH,
    "per_point": turn.PER_POINT,
    "card_points": turn_value.CARD_POINTS,
}
"""The weights, named as in compiled code."""


@dataclass(frozen=True, slots=True)
class HeuristicTables:
    """The rules of thumb for one fishing game as numbers.

    `ascending` has the pack indices of all cards, from the lowest card up. `any_of[u][d][c]`
    is the chance that `d` cards, drawn from `u` unseen cards, include one of `c` given cards (those
    with a certain number).
    """

    weights: Mapping[str, float]
    ascending: tuple[int, ...]
    orange: float
    weighed: int
    piles: int
    any_of: tuple[tuple[tuple[float, ...], ...], ...]


@lru_cache(maxsize=64)
def heuristic_tables(rules: FishingRules) -> HeuristicTables:
    """The tables of a game. Raises ValueError if they do not fit the compiled code's bounds."""
    cards = len(rules.pack)
    alike = max(Counter(card.rank for card in rules.pack).values())
    if rules.dealt > MOST_DEALT or alike > MOST_ALIKE:
        raise ValueError(
            f"in compiled code steady takes hands of {MOST_DEALT} cards, and {MOST_ALIKE} cards of "
            "a number"
        )
    return HeuristicTables(
        weights=WEIGHTS,
        ascending=tuple(sorted(range(cards), key=rules.pack.__getitem__)),
        orange=turn_value.orange_price(rules),
        weighed=turn.WEIGHED,
        piles=turn_value.MOST_PILES,
        any_of=tuple(
            tuple(_by_alike(unseen, drawn, alike) for drawn in range(min(rules.dealt, unseen) + 1))
            for unseen in range(cards + 1)
        ),
    )


def _by_alike(unseen: int, drawn: int, alike: int) -> tuple[float, ...]:
    """The chances that a hand has a number if 0, 1, 2 and so on of the unseen cards have it."""
    return tuple(
        card_chances.chance_of_any(count, unseen, drawn) for count in range(min(alike, unseen) + 1)
    )
