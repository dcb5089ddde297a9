# The points of a finished fishing deal, as in fishing/scoring.py.

from libc.stdint cimport int32_t, uint64_t

from rookery.engine.fishing._rules cimport NONE, SEATS, Rules
from rookery.engine.fishing.state cimport Deal, is_won, running_total
from rookery.native.bits cimport count_bits


cdef inline void score(const Rules *r, const Deal *d, int32_t *points) noexcept nogil:
    """Fill in the points of each seat (TX-18 to TX-20)."""
    cdef uint64_t won[SEATS]
    cdef bint at_once = is_won(r, d)
    cdef int seat, i
    cdef int best = 0
    cdef int leaders = 0
    for seat in range(r.seats):
        won[seat] = d.won[seat]
        points[seat] = running_total(r, d, seat) - d.totals[seat]
    if at_once:
        return
    if r.leftovers_to_last and d.last_capturer != NONE:
        for i in range(d.centre.piles):
            won[d.last_capturer] |= d.centre.cards[i]
            points[d.last_capturer] += count_bits(d.centre.cards[i] & r.fives) * r.five_points
    for seat in range(r.seats):
        best = max(best, count_bits(won[seat]))
    for seat in range(r.seats):
        leaders += count_bits(won[seat]) == best
    for seat in range(r.seats):
        if best and count_bits(won[seat]) == best:
            points[seat] += r.most_points if leaders == 1 else r.tied_points
