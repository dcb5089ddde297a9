# Points for and against leading a card, as in heuristics/tricks/leading.py.

from rookery.engine.heuristics.tricks._tables cimport Weights
from rookery.engine.heuristics.tricks.knowledge cimport Known
from rookery.engine.heuristics.tricks.memory cimport Memory, is_bidding_side
from rookery.native.bits cimport count_bits


cdef inline double trump_lead_bonus(const Memory *m) noexcept nogil:
    """The points added to every lead of a trump; they may be negative."""
    cdef const Known *k = m.known
    cdef const Weights *w = &k.tables.weights
    cdef int mine = count_bits(k.hand & m.order.trumps)
    cdef double theirs = opponents_trumps(m)
    if theirs == 0:
        return w.of_last if mine == 1 and k.hand & (k.hand - 1) else 0.0
    if not is_bidding_side(m):
        return w.by_defence
    return w.draw * min(theirs, w.most_drawn) if mine * w.hold >= theirs else w.outnumbered


cdef inline double opponents_trumps(const Memory *m) noexcept nogil:
    """The expected number of unseen trumps in the hands of opponents."""
    cdef double share = 0
    cdef int seat
    for seat in range(m.known.seats):
        if seat != m.known.seat:
            share += m.share[seat][m.trump_suit] * (1 - m.trust[seat])
    return m.trumps_out * share
