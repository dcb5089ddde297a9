# Random numbers: xoshiro256++ (Blackman, Vigna 2021), seeded by SplitMix64 (Steele, Lea, Flood
# 2014).

from libc.stdint cimport uint32_t, uint64_t

from rookery.native.bits cimport mixed


cdef struct Rng:
    uint64_t word[4]


cdef inline void start(Rng *rng, uint64_t seed, uint64_t number) noexcept nogil:
    """Seed the generator with stream `number` of a seed. Streams share no initial word."""
    cdef uint64_t step = <uint64_t>0x9E3779B97F4A7C15
    cdef uint64_t first = mixed(seed) + 4 * number * step
    cdef int i
    for i in range(4):
        rng.word[i] = mixed(first + i * step)


cdef inline uint64_t rotated(uint64_t bits, int places) noexcept nogil:
    """The bits rotated to the left."""
    return bits << places | bits >> 64 - places


cdef inline uint64_t draw_bits(Rng *rng) noexcept nogil:
    """The next 64 random bits."""
    cdef uint64_t *word = rng.word
    cdef uint64_t drawn = rotated(word[0] + word[3], 23) + word[0]
    cdef uint64_t shifted = word[1] << 17
    word[2] ^= word[0]
    word[3] ^= word[1]
    word[1] ^= word[2]
    word[0] ^= word[3]
    word[2] ^= shifted
    word[3] = rotated(word[3], 45)
    return drawn


cdef inline uint32_t draw_below(Rng *rng, uint32_t bound) noexcept nogil:
    """A uniform random number from 0 to `bound` − 1 (Lemire 2019)."""
    cdef uint64_t scaled = (draw_bits(rng) >> 32) * bound
    cdef uint32_t least
    if <uint32_t>scaled < bound:
        least = (0 - bound) % bound  # products below this would bias the result
        while <uint32_t>scaled < least:
            scaled = (draw_bits(rng) >> 32) * bound
    return <uint32_t>(scaled >> 32)
