# Spread the bits of words out to bytes, which are 0 or 1. This uses AVX-512 or AVX2 if the
# processor has it, and otherwise a table of all bytes.

from libc.stdint cimport uint8_t, uint64_t

cdef extern from *:
    """
    #include <stdint.h>
    #include <string.h>
    #define ROOKERY_BYTE(n) {(n) & 1, (n) >> 1 & 1, (n) >> 2 & 1, (n) >> 3 & 1, \\
                             (n) >> 4 & 1, (n) >> 5 & 1, (n) >> 6 & 1, (n) >> 7 & 1}
    #define ROOKERY_BYTES_4(n) ROOKERY_BYTE(n), ROOKERY_BYTE(n + 1), \\
                               ROOKERY_BYTE(n + 2), ROOKERY_BYTE(n + 3)
    #define ROOKERY_BYTES_16(n) ROOKERY_BYTES_4(n), ROOKERY_BYTES_4(n + 4), \\
                                ROOKERY_BYTES_4(n + 8), ROOKERY_BYTES_4(n + 12)
    #define ROOKERY_BYTES_64(n) ROOKERY_BYTES_16(n), ROOKERY_BYTES_16(n + 16), \\
                                ROOKERY_BYTES_16(n + 32), ROOKERY_BYTES_16(n + 48)
    static const unsigned char ROOKERY_SPREAD[256][8] = {
        ROOKERY_BYTES_64(0), ROOKERY_BYTES_64(64), ROOKERY_BYTES_64(128), ROOKERY_BYTES_64(192)};

    static inline void rookery_spread(uint8_t *row, uint64_t bits, int count) {
        int at = 0;
        if (count < 8) {
            for (; at < count; at++) row[at] = bits >> at & 1;
            return;
        }
        for (; at <= count - 8; at += 8) memcpy(row + at, ROOKERY_SPREAD[bits >> at & 0xFF], 8);
        if (at < count) memcpy(row + count - 8, ROOKERY_SPREAD[bits >> (count - 8) & 0xFF], 8);
    }

    static void rookery_spread_by_table(uint8_t *row, const uint64_t *words, int n, int count) {
        for (int i = 0; i < n; i++) rookery_spread(row + i * count, words[i], count);
    }

    typedef void (*rookery_spreading)(uint8_t *, const uint64_t *, int, int);

    #if defined(__x86_64__) && defined(__GNUC__)
    #include <immintrin.h>
    __attribute__((target("avx512f,avx512bw")))
    static void rookery_spread_by_512(uint8_t *row, const uint64_t *words, int n, int count) {
        __mmask64 kept = count < 64 ? ((__mmask64)1 << count) - 1 : ~(__mmask64)0;
        for (int i = 0; i < n; i++, row += count)
            _mm512_mask_storeu_epi8(row, kept, _mm512_maskz_set1_epi8(words[i], 1));
    }

    __attribute__((target("avx2")))
    static void rookery_spread_by_256(uint8_t *row, const uint64_t *words, int n, int count) {
        const __m256i bit = _mm256_set1_epi64x((long long)0x8040201008040201ULL);
        const __m256i one = _mm256_set1_epi8(1);
        const __m256i place = _mm256_setr_epi64x(0, 0x0101010101010101LL,
                                                 0x0202020202020202LL, 0x0303030303030303LL);
        if (count < 32) {
            rookery_spread_by_table(row, words, n, count);
            return;
        }
        for (int i = 0; i < n; i++, row += count)
            for (int last = 0; last < 2; last++) {
                int at = last ? count - 32 : 0;
                __m256i bits = _mm256_set1_epi32((int)(words[i] >> at));
                bits = _mm256_and_si256(_mm256_shuffle_epi8(bits, place), bit);
                bits = _mm256_and_si256(_mm256_cmpeq_epi8(bits, bit), one);
                _mm256_storeu_si256((__m256i *)(row + at), bits);
            }
    }

    static inline rookery_spreading rookery_best_spreading(int most) {
        __builtin_cpu_init();
        if (most >= 512 && __builtin_cpu_supports("avx512bw")) return rookery_spread_by_512;
        if (most >= 256 && __builtin_cpu_supports("avx2")) return rookery_spread_by_256;
        return rookery_spread_by_table;
    }
    #else
    static inline rookery_spreading rookery_best_spreading(int most) { return rookery_spread_by_table; }
    #endif
    """
    # Write `n` rows of `count` bytes, one after the other: each row the lowest bits of one word.
    ctypedef void (*Spreading "rookery_spreading")(
        uint8_t *row, const uint64_t *words, int n, int count) noexcept nogil
    # The fastest of these functions on this processor, for registers of at most `most` bits.
    Spreading best_spreading "rookery_best_spreading"(int most) nogil
    # Write one row of `count` bytes.
    void spread "rookery_spread"(uint8_t *row, uint64_t bits, int count) nogil
