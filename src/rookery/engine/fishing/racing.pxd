# The order in which the seats of a row are asked whether they call an open orange.

from libc.stdint cimport uint32_t, uint64_t

from rookery.engine.fishing._rules cimport PARTS, Rules
from rookery.engine.fishing.state cimport Deal
from rookery.native.random cimport Rng, draw_bits


cdef inline void ask_quickest(const Rules *r, Deal *d, Rng *rng) noexcept nogil:
    """Ask the seat that would call first; seats that have declined are left out (TX-15)."""
    cdef uint64_t drawn, time
    cdef uint64_t first = <uint64_t>-1
    cdef int seat
    d.asked = d.capturer
    if r.capturer_calls_first and not d.held >> d.capturer & 1:
        return
    for seat in range(r.seats):
        if d.held >> seat & 1:
            continue
        drawn = draw_bits(rng)  # its upper half chooses a time, its lower half breaks ties
        time = r.reactions[seat != d.capturer][(drawn >> 32) * PARTS >> 32]
        time = time << 32 | <uint32_t>drawn
        if time < first:
            first = time
            d.asked = seat
