"""The numbers (weights, chances) of the rules of thumb for fishing games, in compiled form."""

from functools import lru_cache

from libc.string cimport memset

from rookery.engine.heuristics.fishing.tables import heuristic_tables


cdef class FishingHeuristics:
    """The rules of thumb for a fishing game in compiled form, from a `HeuristicTables`."""

    def __init__(self, tables):
        cdef Tables *t = &self.tables
        cdef int i, unseen, drawn, alike
        memset(t, 0, sizeof(Tables))
        t.weights = tables.weights
        t.orange = tables.orange
        t.weighed = tables.weighed
        t.piles = tables.piles
        if not (0 < t.weighed <= MOST_WEIGHED and 0 < t.piles <= MOST_PILES):
            raise ValueError(f"no room for {t.weighed} turns of a kind and {t.piles} piles")
        for i, place in enumerate(tables.ascending):
            t.ascending[i] = place
            t.position[<int>place] = i
        for unseen, by_drawn in enumerate(tables.any_of):
            for drawn, by_alike in enumerate(by_drawn):
                for alike, chance in enumerate(by_alike):
                    t.any_of[unseen][drawn][alike] = chance


@lru_cache(maxsize=64)
def fishing_heuristics(rules):
    """The rules of thumb for a game. Raises ValueError if they do not fit the compiled code."""
    return FishingHeuristics(heuristic_tables(rules))
