# A decision for every phase, as in heuristics/tricks/__init__.py.

from rookery.engine.heuristics.tricks._tables cimport Tables
from rookery.engine.heuristics.tricks.auction cimport call
from rookery.engine.heuristics.tricks.exchange cimport (
    bury,
    call_partner,
    choose_lead,
    name_trump,
)
from rookery.engine.heuristics.tricks.knowledge cimport Known, learn
from rookery.engine.heuristics.tricks.play cimport card_to_play
from rookery.engine.tricks._rules cimport AUCTION, BURY, CALL, NAME_TRUMP, PLAY, Rules
from rookery.engine.tricks.state cimport Deal
from rookery.native.bits cimport lowest


cdef inline int decide(const Rules *r, const Tables *t, const Deal *d) noexcept nogil:
    """The move of the seat to move by rules of thumb, a bit of `legal`."""
    cdef Known known
    if not d.legal & (d.legal - 1):
        return lowest(d.legal)
    learn(r, t, d, &known)
    if known.phase == PLAY:
        return card_to_play(&known)
    if known.phase == AUCTION:
        return call(&known)
    if known.phase == BURY:
        return bury(&known)
    if known.phase == NAME_TRUMP:
        return name_trump(&known)
    if known.phase == CALL:
        return call_partner(&known)
    return choose_lead(&known)
