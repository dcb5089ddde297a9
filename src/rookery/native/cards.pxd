# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# Random cards: drawn from a mask, or dealt from a pile.

from libc.stdint cimport uint8_t, uint32_t, uint64_t

from rookery.native.bits cimport COUNTS, bit, lowest
from rookery.native.random cimport Rng, draw_below

cdef extern from *:
    """
    /* ROOKERY_PLACES_n lists the entries for all values of bits n to 0 of a byte; `above` holds the
       numbers of the higher bits that are set. A set bit is appended below them, so that the
       lowest bit of the byte ends up in the lowest four bits of its entry. */
    #define ROOKERY_PLACES_0(above) (above), (above) << 4
    #define ROOKERY_PLACES_1(above) ROOKERY_PLACES_0(above), ROOKERY_PLACES_0((above) << 4 | 1)
    #define ROOKERY_PLACES_2(above) ROOKERY_PLACES_1(above), ROOKERY_PLACES_1((above) << 4 | 2)
    #define ROOKERY_PLACES_3(above) ROOKERY_PLACES_2(above), ROOKERY_PLACES_2((above) << 4 | 3)
    #define ROOKERY_PLACES_4(above) ROOKERY_PLACES_3(above), ROOKERY_PLACES_3((above) << 4 | 4)
    #define ROOKERY_PLACES_5(above) ROOKERY_PLACES_4(above), ROOKERY_PLACES_4((above) << 4 | 5)
    #define ROOKERY_PLACES_6(above) ROOKERY_PLACES_5(above), ROOKERY_PLACES_5((above) << 4 | 6)
    #define ROOKERY_PLACES_7(above) ROOKERY_PLACES_6(above), ROOKERY_PLACES_6((above) << 4 | 7)
    static const unsigned int ROOKERY_PLACES[256] = {ROOKERY_PLACES_7(0u)};
    """
    const uint32_t PLACES "ROOKERY_PLACES"[256]  # a byte's set bits, 4 bits each


cdef inline int nth_in_byte(int byte, int number) noexcept nogil:
    """The set bit of a byte that has `number` set bits below it."""
    return PLACES[byte] >> 4 * number & 15


cdef inline int nth_of(uint64_t cards, int number) noexcept nogil:
    """The card of a set that has `number` cards of the set below it (select; Vigna 2008)."""
    cdef uint64_t ones = <uint64_t>0x0101010101010101
    cdef uint64_t sums = cards - (cards >> 1 & 0x55 * ones)
    cdef int place
    sums = (sums & 0x33 * ones) + (sums >> 2 & 0x33 * ones)
    sums = (sums + (sums >> 4) & 0x0F * ones) * ones
    place = <int>(((((number * ones | 0x80 * ones) - sums) >> 7 & ones) * ones) >> 56) * 8
    number -= <int>(sums << 8 >> place & 0xFF)
    return place + nth_in_byte(cards >> place & 0xFF, number)


cdef inline int any_in_lane(uint64_t cards, int suit, Rng *rng) noexcept nogil:
    """A random card of a set whose cards are all of `suit`. A rook suit is in the last lane."""
    cdef int shift = 16 * min(suit, 3)
    cdef int low = <int>(cards >> shift & 0xFF)
    cdef int high = <int>(cards >> shift + 8 & 0xFF)
    cdef int lower = COUNTS[low]
    cdef int number = draw_below(rng, lower + COUNTS[high])
    if number < lower:
        return shift + nth_in_byte(low, number)
    return shift + 8 + nth_in_byte(high, number - lower)


cdef inline uint64_t translated(uint64_t cards, const uint8_t *places) noexcept nogil:
    """The cards in another encoding; `places` has the new bit of each of the 64 bits."""
    cdef uint64_t found = 0
    while cards:
        found |= bit(places[lowest(cards)])
        cards &= cards - 1
    return found


cdef inline uint64_t take(uint8_t *cards, int *left, int count, Rng *rng) noexcept nogil:
    """Take `count` random cards from a pile of `left`, and return their mask.

    The rest of the pile moves to its front, and `left` becomes their number.
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
