# Operations on 64-bit masks. A mask is a set of cards: a lane of 16 bits for each of four suits.

from libc.stdint cimport uint8_t, uint64_t

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __forceinline int rookery_lowest(unsigned long long bits) {
        unsigned long at; _BitScanForward64(&at, bits); return (int)at;
    }
    static __forceinline int rookery_highest(unsigned long long bits) {
        unsigned long at; _BitScanReverse64(&at, bits); return (int)at;
    }
    #define rookery_prefetch(place) ((void)0)
    #else
    #define rookery_prefetch(place) __builtin_prefetch(place)
    #define rookery_lowest(bits) __builtin_ctzll(bits)
    #define rookery_highest(bits) (63 ^ __builtin_clzll(bits))
    #endif
    #define ROOKERY_2(n) n, n + 1, n + 1, n + 2
    #define ROOKERY_4(n) ROOKERY_2(n), ROOKERY_2(n + 1), ROOKERY_2(n + 1), ROOKERY_2(n + 2)
    #define ROOKERY_6(n) ROOKERY_4(n), ROOKERY_4(n + 1), ROOKERY_4(n + 1), ROOKERY_4(n + 2)
    static const unsigned char ROOKERY_COUNTS[256] = {
        ROOKERY_6(0), ROOKERY_6(1), ROOKERY_6(1), ROOKERY_6(2)};
    """
    const uint8_t COUNTS "ROOKERY_COUNTS"[256]  # the number of bits set in a byte
    int lowest "rookery_lowest"(uint64_t bits) nogil        # undefined if no bit is set
    int highest "rookery_highest"(uint64_t bits) nogil      # undefined if no bit is set
    void prefetch "rookery_prefetch"(void *place) nogil     # load memory that will be read soon


cdef inline uint64_t bit(int card) noexcept nogil:
    """The mask of one card."""
    return <uint64_t>1 << card


cdef inline list set_bits(uint64_t bits):
    """The numbers of the bits that are set, as a list of Python."""
    cdef list found = []
    while bits:
        found.append(lowest(bits))
        bits &= bits - 1
    return found


cdef inline int count_lane(uint64_t lane) noexcept nogil:
    """The number of bits set in a mask of 16 bits; the higher bits must be 0."""
    return COUNTS[lane >> 8] + COUNTS[lane & 0xFF]


cdef inline int count_bits(uint64_t bits) noexcept nogil:
    """The number of bits set, by adding neighbouring fields of 1, 2, 4 and 8 bits in parallel."""
    bits -= bits >> 1 & <uint64_t>0x5555555555555555
    bits = (bits & <uint64_t>0x3333333333333333) + (bits >> 2 & <uint64_t>0x3333333333333333)
    bits = bits + (bits >> 4) & <uint64_t>0x0F0F0F0F0F0F0F0F
    return <int>(bits * <uint64_t>0x0101010101010101 >> 56)


cdef inline uint64_t mixed(uint64_t bits) noexcept nogil:
    """A hash of a number (the step and finalizer of SplitMix64; Steele, Lea, Flood 2014)."""
    bits += <uint64_t>0x9E3779B97F4A7C15
    bits = (bits ^ bits >> 30) * <uint64_t>0xBF58476D1CE4E5B9
    bits = (bits ^ bits >> 27) * <uint64_t>0x94D049BB133111EB
    return bits ^ bits >> 31
