# Packs in random order.

from libc.stdint cimport uint8_t

from rookery.native.random cimport Rng, draw_below


cdef inline void shuffle(uint8_t *cards, int size, Rng *rng) noexcept nogil:
    """Fill in the indices of a pack in random order (Knuth, algorithm P, inside out)."""
    cdef Rng own = rng[0]   # a local copy can stay in registers
    cdef int card, place
    for card in range(size):
        place = draw_below(&own, card + 1)
        cards[card] = cards[place]
        cards[place] = card
    rng[0] = own


cdef inline bint can_draw(const Rng *rng) noexcept nogil:
    """Whether a generator's state is valid. All zeros are not: they would never change."""
    return (rng.word[0] | rng.word[1] | rng.word[2] | rng.word[3]) != 0
