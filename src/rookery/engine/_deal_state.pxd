# The base class of the compiled engine's states, for all games.

from libc.stdint cimport int32_t, uint8_t


cdef struct Outline:
    # Pointers to the fields that the deals of all games share.
    int seats
    uint8_t dealer
    const int32_t *totals


cdef class DealState:
    cdef Outline outline(self) noexcept
    cdef object rules_value(self)
    cdef object restorer(self)
    cdef bytes packed(self)
    cdef void fill_points(self, int32_t *points) noexcept
    cdef int viewer(self, seat) except -2


cdef int fill_totals(int32_t *places, totals, int seats) except -1
