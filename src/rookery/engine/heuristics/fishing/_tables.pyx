"""The rules of thumb for a fishing game as numbers, in compiled form.

Weights come from `rookery.heuristics`; its functions also compute the numbers that depend only on
the rules. So no number is written twice.
"""

from collections import Counter
from functools import lru_cache

from libc.string cimport memset

from rookery.heuristics.fishing import card_chances, turn, turn_value

WEIGHTS = {
    "later": turn.LATER,
    "against": turn.AGAINST,
    "match": turn.MATCH,
    "per_point": turn.PER_POINT,
    "card_points": turn_value.CARD_POINTS,
}
"""The weights, named as in the struct `Weights`."""


cdef class FishingHeuristics:
    """The rules of thumb for a fishing game in compiled form."""

    def __init__(self, rules):
        cdef Tables *t = &self.tables
        cdef int i, unseen, drawn, count
        cdef int cards = len(rules.pack)
        cdef int alike = max(Counter([card.rank for card in rules.pack]).values())
        memset(t, 0, sizeof(Tables))
        if rules.dealt > MOST_DEALT or alike > MOST_ALIKE:
            raise ValueError(f"in compiled code steady takes hands of {MOST_DEALT} cards, and "
                             f"{MOST_ALIKE} cards of a number")
        t.weights = WEIGHTS
        t.orange = turn_value.orange_price(rules)
        t.weighed = turn.WEIGHED
        t.piles = turn_value.MOST_PILES
        if not (0 < t.weighed <= MOST_WEIGHED and 0 < t.piles <= MOST_PILES):
            raise ValueError(f"no room for {t.weighed} turns of a kind and {t.piles} piles")
        for i, place in enumerate(sorted(range(cards), key=rules.pack.__getitem__)):
            t.ascending[i] = place
            t.position[<int>place] = i
        for unseen in range(cards + 1):
            for drawn in range(min(rules.dealt, unseen) + 1):
                for count in range(min(alike, unseen) + 1):
                    t.any_of[unseen][drawn][count] = card_chances.chance_of_any(
                        count, unseen, drawn)


@lru_cache(maxsize=64)
def fishing_heuristics(rules):
    """The rules of thumb for a game. Raises ValueError if they do not fit the compiled code."""
    return FishingHeuristics(rules)
