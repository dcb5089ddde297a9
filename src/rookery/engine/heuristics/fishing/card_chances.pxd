# The chances of the cards in other hands, as in heuristics/fishing/card_chances.py.

from libc.stdint cimport uint32_t, uint64_t

from rookery.engine.fishing._rules cimport RANKS, SEATS, Rules
from rookery.engine.heuristics.fishing.knowledge cimport Known
from rookery.native.bits cimport count_bits


cdef struct Chances:
    # For every other seat, in the order of play: the chance that it has a card of each number.
    double of[SEATS][RANKS]


cdef inline void chances_of_others(const Known *k, Chances *chances) noexcept nogil:
    """Fill in the chances for every other hand.

    A seat without cards plays next from the hand of the next round, about which nothing is known.
    """
    cdef const Rules *r = k.rules
    cdef uint64_t unseen = pack_of(r) & ~k.seen
    cdef int next_round = min(r.dealt, k.stock_size // r.seats)
    cdef int other
    for other in range(1, k.others + 1):
        if k.in_hand[other]:
            set_chances(k, unseen, k.in_hand[other], k.lacks[other], k.keeps[other],
                        chances.of[other - 1])
        else:
            set_chances(k, unseen, next_round, 0, 0, chances.of[other - 1])


cdef inline uint64_t pack_of(const Rules *r) noexcept nogil:
    """All cards of the pack."""
    return ((<uint64_t>1 << (r.cards - 1)) - 1) * 2 + 1


cdef inline void set_chances(
    const Known *k, uint64_t unseen, int size, uint32_t lacks, uint32_t keeps, double *chances
) noexcept nogil:
    """Fill in the chances for a hand of `size` cards: those it has shown, and a random rest."""
    cdef const Rules *r = k.rules
    cdef uint64_t possible = unseen
    cdef int number, cards, drawn
    for number in range(1, RANKS):
        if lacks >> number & 1:
            possible &= ~r.of_rank[number]
    cards = count_bits(possible)
    drawn = max(0, min(size - count_bits(keeps), cards))
    for number in range(1, RANKS):
        if size and keeps >> number & 1:
            chances[number] = 1.0
        else:
            chances[number] = k.tables.any_of[cards][drawn][
                count_bits(possible & r.of_rank[number])]
