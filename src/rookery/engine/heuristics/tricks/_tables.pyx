"""The numbers (weights, tables) of the rules of thumb for trick games, in compiled form."""

from functools import lru_cache

from libc.string cimport memset

from rookery.engine.heuristics.tricks.tables import heuristic_tables


cdef class TrickHeuristics:
    """The rules of thumb for a trick game in compiled form, from a `HeuristicTables`."""

    def __init__(self, tables):
        cdef Tables *t = &self.tables
        cdef int i
        memset(t, 0, sizeof(Tables))
        t.weights = tables.weights
        for i, call in enumerate(tables.calls):
            if call is not None:
                set_call(&t.calls[i], call)
        for i, place in enumerate(tables.ascending):
            t.ascending[i] = place
            t.position[<int>place] = i
        t.rook = tables.rook
        t.guards = filled(t.guarded, tables.guarded)
        t.shorts = filled(t.short, tables.short)
        t.winners = filled(t.wins, tables.wins)
        t.long = tables.long
        t.margin = tables.margin
        t.maximum_bid = tables.maximum_bid
        t.trick_value = tables.trick_value
        t.worth_of_tricks = tables.worth_of_tricks
        t.usual_nest = tables.usual_nest


cdef void set_call(Call *call, tables) except *:
    """Copy the numbers for one trump call from a `CallTables`."""
    cdef int i
    for i, strength in enumerate(tables.strength):
        call.strength[i] = strength
    for i, above in enumerate(tables.above):
        call.above[i] = above
    call.tops = tables.tops
    for i, side in enumerate(tables.sides):
        call.sides[i] = side
    call.side_count = len(tables.sides)
    call.is_suit = tables.is_suit
    call.top = tables.top
    call.share = tables.share
    for i, average in enumerate(tables.average):
        call.average[i] = average
    call.fair_trumps = tables.fair_trumps


cdef int filled(double *places, values) except -1:
    """Copy a Python sequence into a C array; return its length."""
    cdef int i
    if len(values) > SHARES:
        raise ValueError(f"at most {SHARES} numbers, not {len(values)}")
    for i, value in enumerate(values):
        places[i] = value
    return len(values)


@lru_cache(maxsize=256)
def trick_heuristics(rules):
    """The rules of thumb for a game of the engine."""
    return TrickHeuristics(heuristic_tables(rules))
