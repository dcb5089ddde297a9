# Cards chosen at random, from a set and from a pack. Needs `_bits.pxi` and `_random.pxi`.

cdef uint8_t NTH[256][8]        # the place of each bit set in a byte; filled once, below


cdef void find_places() noexcept nogil:
    cdef int byte, place, found
    for byte in range(256):
        found = 0
        for place in range(8):
            NTH[byte][found & 7] = place
            found += byte >> place & 1


find_places()


cdef inline int nth_of(uint64_t cards, int number) noexcept nogil:
    """The card with so many of the set below it: sums over the bytes, all at once (Vigna 2008)."""
    cdef uint64_t ones = <uint64_t>0x0101010101010101
    cdef uint64_t sums = cards - (cards >> 1 & 0x55 * ones)
    cdef int place
    sums = (sums & 0x33 * ones) + (sums >> 2 & 0x33 * ones)
    sums = (sums + (sums >> 4) & 0x0F * ones) * ones
    place = <int>(((((number * ones | 0x80 * ones) - sums) >> 7 & ones) * ones) >> 56) * 8
    number -= <int>(sums << 8 >> place & 0xFF)
    return place + NTH[cards >> place & 0xFF][number]


cdef inline int any_in_lane(uint64_t cards, int suit, Rng *rng) noexcept nogil:
    """Any of the cards, all of one suit; that of the rook alone shares the last lane."""
    cdef int shift = 16 * min(suit, 3)
    cdef int low = <int>(cards >> shift & 0xFF)
    cdef int high = <int>(cards >> shift + 8 & 0xFF)
    cdef int lower = COUNTS[low]
    cdef int number = draw_below(rng, lower + COUNTS[high])
    if number < lower:
        return shift + NTH[low][number]
    return shift + 8 + NTH[high][number - lower]


cdef inline uint64_t translated(uint64_t cards, const uint8_t *places) noexcept nogil:
    """Each of the cards by its place in another code."""
    cdef uint64_t found = 0
    while cards:
        found |= bit(places[lowest(cards)])
        cards &= cards - 1
    return found


cdef inline uint64_t take(uint8_t *cards, int *left, int count, Rng *rng) noexcept nogil:
    """So many cards of a pile, taken at random."""
    cdef Rng own = rng[0]  # nothing else points to it: it may stay in registers
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
