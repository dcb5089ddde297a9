# The states of trick games as values of the compiled engine.

from rookery.engine._deal_state cimport DealState
from rookery.engine.tricks._rules cimport Compiled
from rookery.engine.tricks.state cimport Deal


cdef class EngineState(DealState):
    cdef Deal deal
    cdef readonly Compiled compiled
    cdef tuple _tricks
    cdef tuple _auction
    cdef EngineState copied(self)


cdef EngineState state_of(Compiled compiled, const Deal *deal)
