# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# Bits of a hand: a lane of 16 for each suit, the strongest card of a suit highest in its lane.

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
    const uint8_t COUNTS "ROOKERY_COUNTS"[256]  # the bits set in a byte
    int lowest "rookery_lowest"(uint64_t bits) nogil
    void prefetch "rookery_prefetch"(void *place) nogil     # this memory is read soon
    int highest "rookery_highest"(uint64_t bits) nogil


cdef inline uint64_t bit(int card) noexcept nogil:
    return <uint64_t>1 << card


cdef inline uint64_t mixed(uint64_t bits) noexcept nogil:
    """A number scrambled (the finalizer of SplitMix64; Steele, Lea, Flood 2014)."""
    bits += <uint64_t>0x9E3779B97F4A7C15
    bits = (bits ^ bits >> 30) * <uint64_t>0xBF58476D1CE4E5B9
    bits = (bits ^ bits >> 27) * <uint64_t>0x94D049BB133111EB
    return bits ^ bits >> 31
