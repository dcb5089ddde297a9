"""The base class of the compiled engine's states, for all games."""

from libc.stdint cimport int32_t

cdef enum:
    SEATS = 6       # the most seats of any game


cdef class DealState:
    """A deal between two moves. It never changes; equal deals are equal values.

    A subclass points to the shared fields of its deal, and packs the deal into bytes.
    """

    def __init__(self):
        raise TypeError("states come from a game: start, apply, cut, worlds")

    cdef Outline outline(self) noexcept:
        """Pointers to the fields that all deals share."""
        cdef Outline none
        none.seats = none.dealer = 0
        none.totals = NULL
        return none

    cdef object rules_value(self):
        """The rules as a value of the specification."""
        raise NotImplementedError

    cdef object restorer(self):
        """The function that restores the state from the rules and the packed bytes."""
        raise NotImplementedError

    cdef bytes packed(self):
        """The state as bytes. Equal states give equal bytes."""
        raise NotImplementedError

    cdef void fill_points(self, int32_t *points) noexcept:
        """Fill in the score of each seat for a finished deal."""

    @property
    def dealer(self):
        """The seat that dealt."""
        return self.outline().dealer

    @property
    def totals(self):
        """The match scores before this deal, by seat."""
        cdef Outline it = self.outline()
        cdef int seat
        return tuple([it.totals[seat] for seat in range(it.seats)])

    @property
    def places(self):
        """The sets of cards in hands, piles and so on, as `places` of the specification's state."""
        return self.to_spec().places

    def score(self):
        """The score of each seat for a finished deal."""
        cdef int32_t points[SEATS]
        cdef int seat
        self.fill_points(points)
        return tuple([points[seat] for seat in range(self.outline().seats)])

    cdef int viewer(self, seat) except -2:
        """The number of a viewer: a seat, or −1 for a spectator (None)."""
        if seat is None:
            return -1
        if not 0 <= seat < self.outline().seats:
            raise IndexError(f"there is no seat {seat}")
        return seat

    def to_bytes(self):
        """The state as bytes, which `state_from_bytes` of the same version reads."""
        return self.packed()

    def __reduce__(self):
        return self.restorer(), (self.rules_value(), self.packed())

    def __eq__(self, other):
        if type(self) is not type(other):
            return NotImplemented
        mine, others = self.rules_value(), (<DealState>other).rules_value()
        same = self.packed() == (<DealState>other).packed()
        return same and (mine is others or mine == others)

    def __hash__(self):
        return hash(self.packed())

    def __repr__(self):
        return f"{type(self).__name__}({self.to_spec()!r})"


cdef int fill_totals(int32_t *places, totals, int seats) except -1:
    """Set the totals of a deal; an empty sequence means all zeros."""
    cdef int seat
    if totals and len(totals) != seats:
        raise ValueError(f"{len(totals)} totals for {seats} seats")
    for seat, total in enumerate(totals):
        places[seat] = total
    return 0
