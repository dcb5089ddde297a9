# Random cards: drawn from a mask, or dealt from a pile.

from libc.stdint cimport uint8_t, uint64_t

from rookery.native.bits cimport COUNTS, bit, lowest
from rookery.native.random cimport Rng, draw_below

cdef extern from *:
    """
    /* ROOKERY_PLACES_n lists the rows for all values of bits n to 0 of a byte, where a to h are the
       numbers of the higher bits that are set: a set bit puts its own number before them. */
    #define ROOKERY_PLACES_0(a, b, c, d, e, f, g, h) \\
        {a, b, c, d, e, f, g, h}, {0, a, b, c, d, e, f, g}
    #define ROOKERY_PLACES_1(a, b, c, d, e, f, g, h) \\
        ROOKERY_PLACES_0(a, b, c, d, e, f, g, h), ROOKERY_PLACES_0(1, a, b, c, d, e, f, g)
    #define ROOKERY_PLACES_2(a, b, c, d, e, f, g, h) \\
        ROOKERY_PLACES_1(a, b, c, d, e, f, g, h), ROOKERY_PLACES_1(2, a, b, c, d, e, f, g)
    #define ROOKERY_PLACES_3(a, b, c, d, e, f, g, h) \\
        ROOKERY_PLACES_2(a, b, c, d, e, f, g, h), ROOKERY_PLACES_2(3, a, b, c, d, e, f, g)
    #define ROOKERY_PLACES_4(a, b, c, d, e, f, g, h) \\
        ROOKERY_PLACES_3(a, b, c, d, e, f, g, h), ROOKERY_PLACES_3(4, a, b, c, d, e, f, g)
    #define ROOKERY_PLACES_5(a, b, c, d, e, f, g, h) \\
        ROOKERY_PLACES_4(a, b, c, d, e, f, g, h), ROOKERY_PLACES_4(5, a, b, c, d, e, f, g)
    #define ROOKERY_PLACES_6(a, b, c, d, e, f, g, h) \\
        ROOKERY_PLACES_5(a, b, c, d, e, f, g, h), ROOKERY_PLACES_5(6, a, b, c, d, e, f, g)
    #define ROOKERY_PLACES_7(a, b, c, d, e, f, g, h) \\
        ROOKERY_PLACES_6(a, b, c, d, e, f, g, h), ROOKERY_PLACES_6(7, a, b, c, d, e, f, g)
    static const unsigned char ROOKERY_PLACES[256][8] = {
        ROOKERY_PLACES_7(0, 0, 0, 0, 0, 0, 0, 0)};
    """
    const uint8_t PLACES "ROOKERY_PLACES"[256][8]  # the set bits of each byte, lowest first


cdef inline int nth_of(uint64_t cards, int number) noexcept nogil:
    """Card number `number` of a set, counted from 0 at the lowest (select; Vigna 2008)."""
    cdef uint64_t ones = <uint64_t>0x0101010101010101
    cdef uint64_t sums = cards - (cards >> 1 & 0x55 * ones)
    cdef int place
    sums = (sums & 0x33 * ones) + (sums >> 2 & 0x33 * ones)
    sums = (sums + (sums >> 4) & 0x0F * ones) * ones
    place = <int>(((((number * ones | 0x80 * ones) - sums) >> 7 & ones) * ones) >> 56) * 8
    number -= <int>(sums << 8 >> place & 0xFF)
    return place + PLACES[cards >> place & 0xFF][number]


cdef inline int any_in_lane(uint64_t cards, int suit, Rng *rng) noexcept nogil:
    """A random card of a set whose cards are all of `suit`. A rook suit counts as suit 3."""
    cdef int shift = 16 * min(suit, 3)
    cdef int low = <int>(cards >> shift & 0xFF)
    cdef int high = <int>(cards >> shift + 8 & 0xFF)
    cdef int lower = COUNTS[low]
    cdef int number = draw_below(rng, lower + COUNTS[high])
    if number < lower:
        return shift + PLACES[low][number]
    return shift + 8 + PLACES[high][number - lower]


cdef inline uint64_t translated(uint64_t cards, const uint8_t *places) noexcept nogil:
    """The cards in another encoding; `places` has the new bit of each of the 64 bits."""
    cdef uint64_t found = 0
    while cards:
        found |= bit(places[lowest(cards)])
        cards &= cards - 1
    return found


cdef inline uint64_t take(uint8_t *cards, int *left, int count, Rng *rng) noexcept nogil:
    """Take `count` random cards from a pile of `left` cards, and return their mask.

    The rest of the pile moves to its front, and `left` becomes the size of the rest.
    """
    cdef Rng own = rng[0]  # a local copy can stay in registers
    cdef int place
    cdef int rest = left[0]
    cdef uint64_t taken = 0
    left[0] -= count
    if count == rest:
        for place in range(count):
            taken |= bit(cards[place])
        return taken
    while count:
        place = draw_below(&own, rest)
        rest -= 1
        count -= 1
        taken |= bit(cards[place])
        cards[place] = cards[rest]
    rng[0] = own
    return taken
