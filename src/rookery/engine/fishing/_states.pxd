# The states of fishing games as values of the compiled engine.

from rookery.engine._deal_state cimport DealState
from rookery.engine.fishing._rules cimport Compiled
from rookery.engine.fishing.state cimport Deal
from rookery.engine.fishing.turns cimport Turn


cdef class EngineFishingState(DealState):
    cdef Deal deal
    cdef readonly Compiled compiled
    cdef tuple _centre
    cdef tuple _turns
    cdef tuple turns_of_seat(self)
    cdef bint may_make(self, const Turn *turn) noexcept


cdef EngineFishingState state_of(Compiled compiled, const Deal *deal)
