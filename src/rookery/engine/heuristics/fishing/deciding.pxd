# A decision, chosen code by code, as in heuristics/fishing/__init__.py.

from libc.stdint cimport uint64_t

from rookery.engine.fishing._rules cimport NONE, Rules
from rookery.engine.fishing.choosing cimport Choice, Scratch
from rookery.engine.fishing.listing cimport list_turns
from rookery.engine.fishing.state cimport Deal
from rookery.engine.fishing.turns cimport BUILD, TAKE, Turn
from rookery.engine.heuristics.fishing._tables cimport Tables
from rookery.engine.heuristics.fishing.candidates cimport Ranked, find_candidates
from rookery.engine.heuristics.fishing.card_chances cimport Chances, chances_of_others
from rookery.engine.heuristics.fishing.knowledge cimport Known, learn
from rookery.engine.heuristics.fishing.turn cimport evaluate
from rookery.engine.heuristics.fishing.turn_value cimport Prices, set_prices
from rookery.native.bits cimport bit, highest, lowest
from rookery.native.random cimport Rng, draw_below


cdef inline int decide(
    const Rules *r, const Tables *t, const Deal *d, const Choice *c, Scratch *s, Rng *rng
) noexcept nogil:
    """The next code of the seat to move by rules of thumb; an orange is always called."""
    cdef Turn turn
    cdef uint64_t left
    if c.is_race:
        return r.orange
    choose_turn(r, t, d, c, s, rng, &turn)
    if c.card == NONE:
        if turn.kind == TAKE:
            return r.take + turn.card
        return (r.build if turn.kind == BUILD else r.trail) + turn.card
    left = turn.piles & ~c.chosen
    return r.pile + lowest(left) if left else r.done


cdef inline void choose_turn(
    const Rules *r, const Tables *t, const Deal *d, const Choice *c, Scratch *s, Rng *rng,
    Turn *chosen,
) noexcept nogil:
    """Choose the best turn that begins with the codes chosen so far; ties are broken at random."""
    cdef Known known
    cdef Prices prices
    cdef Chances chances
    cdef Ranked found
    cdef double value, best = 0
    cdef int i, tied = 0
    learn(r, t, d, &known)
    set_prices(&known, &prices)
    chances_of_others(&known, &chances)
    list_turns(r, d, &s.sums, &s.turns)
    find_candidates(&known, &prices, &s.turns, &found)
    if not keep_begun(c, found.turn, &found.count):
        # Another policy chose the first codes of this turn, and no candidate begins with them.
        keep_begun(c, s.turns.turn, &s.turns.count)
        find_candidates(&known, &prices, &s.turns, &found)
    if found.count == 1:
        chosen[0] = found.turn[0]
        return
    for i in range(found.count):
        value = evaluate(&known, &prices, &chances, &found.turn[i], &s.sums)
        if not tied or value > best:
            best = value
            tied = 0
        if value == best:
            tied += 1
            if not draw_below(rng, tied):
                chosen[0] = found.turn[i]


cdef inline int keep_begun(const Choice *c, Turn *turns, int *count) noexcept nogil:
    """Keep the turns that begin with the codes chosen so far; return their number."""
    cdef uint64_t first = (bit(highest(c.chosen)) << 1) - 1 if c.chosen else 0
    cdef int i, kept = 0
    for i in range(count[0]):
        if c.card == NONE or (
            turns[i].kind == c.kind and turns[i].card == c.card
            and turns[i].piles & first == c.chosen
        ):
            turns[kept] = turns[i]
            kept += 1
    count[0] = kept
    return kept
