# The cards of a game in compiled code.

from libc.stdint cimport uint64_t


cdef class Pack:
    cdef readonly object tables
    cdef tuple cards
    cdef dict place                 # the place of each card in the pack
    cdef list card_bits             # by place in the pack: the bit of the card in a `CardSet`
    cdef list ascending             # the places in the pack, sorted by their cards
    cdef object card_set(self, uint64_t cards)
    cdef uint64_t bits(self, cards) except? 0
