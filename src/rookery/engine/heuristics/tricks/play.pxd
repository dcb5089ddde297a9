# Card play, as in heuristics/tricks/play.py.

from libc.stdint cimport uint64_t

from rookery.engine.heuristics.tricks.card_value cimport value_of
from rookery.engine.heuristics.tricks.keeping_value cimport average_stake
from rookery.engine.heuristics.tricks.knowledge cimport Known
from rookery.engine.heuristics.tricks.leading cimport trump_lead_bonus
from rookery.engine.heuristics.tricks.memory cimport Memory, remember
from rookery.native.bits cimport lowest
from rookery.native.cards cimport translated


cdef inline int card_to_play(const Known *k) noexcept nogil:
    """Play the card of the highest value; ties go to the first in the order of the cards."""
    cdef Memory m
    cdef uint64_t cards = translated(k.legal, k.tables.position)
    cdef double average, value, bonus = 0, most = 0
    cdef double unbeaten = -1
    cdef int card, found = -1
    remember(k, &m)
    average = average_stake(&m)
    if not k.placed and k.legal & m.order.trumps:
        bonus = trump_lead_bonus(&m)
    while cards:
        card = k.tables.ascending[lowest(cards)]
        cards &= cards - 1
        value = value_of(&m, card, average, &unbeaten)
        if not k.placed and m.order.trumps >> card & 1:
            value += bonus
        if found < 0 or value > most:
            found = card
            most = value
    return found
