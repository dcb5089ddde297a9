# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, embedsignature=True
"""The compiled drawing of distributions of unseen cards. `sampling.py` is its face."""

from bisect import bisect_right

from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memcpy, memset

from rookery.native.bits cimport bit
from rookery.native.cards cimport nth_of, take
from rookery.native.random cimport Rng, draw_below, draw_bits, start


ALL_BITS = (1 << 64) - 1

cdef enum:
    CARDS = 64
    KINDS = 64      # of cards: each has a card
    POOLS = 10      # of places, and places: six hands, the nest and the buried cards


cdef struct Kind:
    int size
    uint8_t cards[CARDS]


cdef struct Pool:
    int members
    int row[POOLS]          # where in a row the cards of each member go
    int size[POOLS]


cdef struct Step:
    int kind
    int pool


cdef struct Node:
    int32_t first           # of its bounds, and of the nodes after it
    int32_t least
    int32_t answers


cdef struct Nest:
    # The nest as it was dealt: any cards of those that its taker had. Row −1: it is not drawn.
    int row
    int size
    int taker               # the rows of the bidder's hand, and of what is buried
    int buried
    int had                 # how many cards the bidder has had
    uint64_t played


cdef class Drawing:
    """Rows of 64-bit masks, drawn by a graph of shares.

    A bound is the share's part of all ways, in 64-bit fractions, rounded down. A random fraction
    is compared with it; only when their leading bits are equal, which happens once in 2⁶⁴ times,
    does `settle` go on with more bits and the exact numbers. `leading_bits` are fewer in tests.
    """

    cdef Kind kinds[KINDS]
    cdef Pool pools[POOLS]
    cdef Step *steps
    cdef Node *nodes
    cdef uint64_t *bounds
    cdef int32_t *after
    cdef int step_count
    cdef int kind_count
    cdef int pool_count
    cdef int root
    cdef int width
    cdef int leading_bits
    cdef uint64_t known[POOLS]
    cdef Nest nest
    cdef tuple sums

    def __cinit__(self, shares, kinds, rows, known, nest, int leading_bits=64):
        """`kinds` are their cards' bits, `rows` the place in a row of each member of each pool."""
        self.set_kinds(kinds)
        self.set_pools(shares.pools, rows)
        self.set_graph(shares)
        self.leading_bits = leading_bits
        self.set_bounds(shares.nodes)
        self.width = len(known)
        for place in range(self.width):
            self.known[place] = known[place]
        self.set_nest(nest)

    def __dealloc__(self):
        free(self.steps)
        free(self.nodes)
        free(self.bounds)
        free(self.after)

    cdef void set_kinds(self, kinds) except *:
        cdef int number, place
        if len(kinds) > KINDS:
            raise ValueError(f"there are more than {KINDS} kinds of cards")
        self.kind_count = len(kinds)
        for number, bits in enumerate(kinds):
            self.kinds[number].size = len(bits)
            for place in range(len(bits)):
                self.kinds[number].cards[place] = bits[place]

    cdef void set_pools(self, pools, rows) except *:
        cdef int number, place
        if len(pools) > POOLS:
            raise ValueError(f"there are more than {POOLS} places")
        self.pool_count = len(pools)
        for number, pool in enumerate(pools):
            self.pools[number].members = len(pool.members)
            for place in range(len(pool.members)):
                self.pools[number].row[place] = rows[number][place]
                self.pools[number].size[place] = pool.sizes[place]

    cdef void set_nest(self, nest) except *:
        row, size, taker, buried, had, played = nest
        self.nest = Nest(row, size, taker, buried, had, played)

    cdef void set_graph(self, shares) except *:
        cdef int number
        cdef int32_t total = 0
        self.step_count = len(shares.steps)
        self.root = shares.root
        self.steps = <Step *>malloc(max(1, self.step_count) * sizeof(Step))
        self.nodes = <Node *>malloc(len(shares.nodes) * sizeof(Node))
        if not self.steps or not self.nodes:
            raise MemoryError
        for number, step in enumerate(shares.steps):
            self.steps[number] = Step(step.kind, step.pool)
        for number, node in enumerate(shares.nodes):
            self.nodes[number] = Node(total, node.least, len(node.after))
            total += len(node.after)
        self.bounds = <uint64_t *>malloc((total + 1) * sizeof(uint64_t))
        self.after = <int32_t *>malloc((total + 1) * sizeof(int32_t))
        if not self.bounds or not self.after:
            raise MemoryError

    cdef void set_bounds(self, nodes) except *:
        cdef Py_ssize_t at = 0
        self.sums = tuple(node.sums for node in nodes)
        for node in nodes:
            every = max(node.sums, default=0)
            for following, ways in zip(node.after, node.sums):
                fraction = (ways << self.leading_bits) // every
                self.after[at] = following
                self.bounds[at] = fraction & ALL_BITS  # the last is 1, and never looked at
                at += 1

    def draw(self, uint64_t seed, uint64_t first, uint64_t[::1] rows):
        """Fill as many rows as there is room for, the first of that number of the seed's."""
        cdef Py_ssize_t i
        cdef Py_ssize_t count = rows.shape[0] // self.width
        cdef Rng rng
        with nogil:
            for i in range(count):
                start(&rng, seed, first + i)
                self.draw_row(&rng, &rows[i * self.width])

    cdef void draw_row(self, Rng *rng, uint64_t *row) noexcept nogil:
        cdef uint8_t cards[KINDS][CARDS]
        cdef uint8_t pooled[POOLS][CARDS]
        cdef int left[KINDS]
        cdef int filled[POOLS]
        cdef int number, share
        cdef int node = self.root
        cdef int answer
        cdef const Step *step
        cdef const Pool *pool
        memcpy(row, self.known, self.width * sizeof(uint64_t))
        for number in range(self.kind_count):
            left[number] = self.kinds[number].size
            memcpy(cards[number], self.kinds[number].cards, left[number])
        memset(filled, 0, sizeof(filled))
        for number in range(self.step_count):
            step = &self.steps[number]
            answer = self.draw_answer(node, rng)
            share = self.nodes[node].least + answer
            node = self.after[self.nodes[node].first + answer]
            pool = &self.pools[step.pool]
            if pool.members == 1:
                row[pool.row[0]] |= take(cards[step.kind], &left[step.kind], share, rng)
            else:
                move(cards[step.kind], &left[step.kind], share, pooled[step.pool],
                     &filled[step.pool], rng)
        for number in range(self.pool_count):
            pool = &self.pools[number]
            if pool.members > 1:
                for share in range(pool.members):
                    row[pool.row[share]] |= take(
                        pooled[number], &filled[number], pool.size[share], rng)
        if self.nest.row >= 0:
            row[self.nest.row] = any_nest(&self.nest, row, rng)

    cdef int draw_answer(self, int node, Rng *rng) noexcept nogil:
        """The number of one of the shares of a node, as likely as it has ways."""
        cdef int last = self.nodes[node].answers - 1
        cdef const uint64_t *bound = self.bounds + self.nodes[node].first
        cdef uint64_t fraction
        cdef int answer = 0
        if last == 0:
            return 0
        fraction = draw_bits(rng) >> 64 - self.leading_bits
        while answer < last and fraction > bound[answer]:
            answer += 1
        if answer < last and fraction == bound[answer]:
            with gil:
                answer = self.settle(node, fraction, rng)
        return answer

    cdef int settle(self, int node, uint64_t leading, Rng *rng) noexcept:
        """Draw more bits of a fraction, until it is clear which share it falls to."""
        cdef int answer
        sums = self.sums[node]
        ways = max(sums)
        fraction = leading
        bits = self.leading_bits
        while True:
            answer = bisect_right(sums, fraction * ways >> bits)
            if sums[answer] << bits >= (fraction + 1) * ways:
                return answer
            fraction = fraction << 64 | draw_bits(rng)
            bits += 64


cdef inline void move(uint8_t *cards, int *left, int count, uint8_t *pooled, int *filled,
                      Rng *rng) noexcept nogil:
    """So many cards from one pile to another, taken at random."""
    cdef Rng own = rng[0]
    cdef int place
    cdef int rest = left[0]
    cdef int end = filled[0]
    left[0] -= count
    filled[0] += count
    if count == rest:
        memcpy(&pooled[end], cards, count)
        return
    while count:
        place = draw_below(&own, rest)
        rest -= 1
        count -= 1
        pooled[end] = cards[place]
        end += 1
        cards[place] = cards[rest]
    rng[0] = own


cdef uint64_t any_nest(const Nest *nest, const uint64_t *row, Rng *rng) noexcept nogil:
    """Any cards of those that the bidder has had."""
    cdef uint64_t had = row[nest.taker] | row[nest.buried] | nest.played
    cdef uint64_t drawn = 0
    cdef int number, card
    for number in range(nest.size):
        card = nth_of(had, draw_below(rng, nest.had - number))
        had ^= bit(card)
        drawn |= bit(card)
    return drawn
