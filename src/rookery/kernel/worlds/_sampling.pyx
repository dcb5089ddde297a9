"""The compiled sampling of worlds; `sampling.py` is its interface in Python.

Kinds, pools, steps and nodes are those of `distribution_counts.py`.
"""

from bisect import bisect_right

from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memcpy, memset

from rookery.native.bits cimport bit, count_bits
from rookery.native.cards cimport nth_of, take
from rookery.native.random cimport Rng, draw_below, draw_bits, start


ALL_BITS = (1 << 64) - 1

cdef enum:
    CARDS = 64
    KINDS = 64      # the most kinds; each has at least one card
    POOLS = 10      # the most pools, and places: six hands, the nest and the buried cards
    SHARES = 16     # the most entries of `ways`


cdef struct Kind:
    # Cards that fit the same pools.
    int size
    uint8_t cards[CARDS]


cdef struct Pool:
    # Places that may hold the same cards.
    int members             # the number of places
    int row[POOLS]          # the column of each member
    int size[POOLS]         # the number of cards of each member


cdef struct Step:
    # A step: the draw of how many cards of a kind go to a pool.
    int kind
    int pool


cdef struct Node:
    # The possible outcomes of a step.
    int32_t first           # the index of the first outcome in `bounds` and `after`
    int32_t least           # the number of cards in the first outcome; the next has one more
    int32_t outcomes        # the number of outcomes


cdef struct Nest:
    # How to draw the nest as it was dealt, if the bidder took it unseen: any of the cards that the
    # bidder has had may have been in it.
    int row                 # its column, or −1 if it is not drawn
    int size
    int taker               # the columns of the bidder's hand and of the buried cards
    int buried
    uint64_t played         # the cards that the bidder has played
    uint64_t face_up        # the cards of the nest that everybody has seen
    int shares              # the number of entries in `ways`; 0 where any cards may be exchanged
    int ways[SHARES]        # the number of nests that share this many cards with the buried cards


cdef class Drawing:
    """Draws worlds as rows of 64-bit masks, by the graph of a `DistributionGraph`.

    To draw an outcome, a random 64-bit fraction is compared with `bounds`: the cumulative
    probabilities of a node's outcomes, rounded down. If a fraction equals a bound, once in about
    2⁶⁴ draws, `settle` compares more bits with the exact counts. So the sampling is exactly
    uniform. Tests use fewer `leading_bits`.
    """

    cdef Kind kinds[KINDS]
    cdef Pool pools[POOLS]
    cdef Step *steps
    cdef Node *nodes
    cdef uint64_t *bounds   # the cumulative probability of each outcome
    cdef int32_t *after     # the node that each outcome leads to
    cdef int step_count
    cdef int kind_count
    cdef int pool_count
    cdef int root
    cdef int width
    cdef int leading_bits
    cdef uint64_t known[POOLS]
    cdef Nest nest
    cdef tuple sums

    def __cinit__(self, graph, kinds, rows, known, nest, int leading_bits=64):
        """Set the graph and the columns of the rows.

        `kinds` has the bits of each kind's cards, `rows` the columns of each pool's members, and
        `known` the mask of the known cards in each column. `nest` has the fields of `Nest`.
        """
        self.set_kinds(kinds)
        self.set_pools(graph.pools, rows)
        self.set_graph(graph)
        self.leading_bits = leading_bits
        self.set_bounds(graph.nodes)
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
        cdef int number
        row, size, taker, buried, played, face_up, ways = nest
        if len(ways) > SHARES:
            raise ValueError("the nest has too many cards")
        self.nest.row, self.nest.size, self.nest.taker = row, size, taker
        self.nest.buried, self.nest.played, self.nest.face_up = buried, played, face_up
        self.nest.shares = len(ways)
        for number in range(len(ways)):
            self.nest.ways[number] = ways[number]

    cdef void set_graph(self, graph) except *:
        cdef int number
        cdef int32_t total = 0
        self.step_count = len(graph.steps)
        self.root = graph.root
        self.steps = <Step *>malloc(max(1, self.step_count) * sizeof(Step))
        self.nodes = <Node *>malloc(len(graph.nodes) * sizeof(Node))
        if not self.steps or not self.nodes:
            raise MemoryError
        for number, step in enumerate(graph.steps):
            self.steps[number] = Step(step.kind, step.pool)
        for number, node in enumerate(graph.nodes):
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
                self.bounds[at] = fraction & ALL_BITS  # the last bound is 1, never compared
                at += 1

    def draw(self, uint64_t seed, uint64_t first, uint64_t[::1] rows):
        """Fill `rows` with the worlds of a seed from number `first` on."""
        cdef Py_ssize_t i
        cdef Py_ssize_t count = rows.shape[0] // self.width
        cdef Rng rng
        with nogil:
            for i in range(count):
                start(&rng, seed, first + i)
                self.draw_row(&rng, &rows[i * self.width])

    cdef void draw_row(self, Rng *rng, uint64_t *row) noexcept nogil:
        """Draw one world."""
        cdef uint8_t cards[KINDS][CARDS]
        cdef uint8_t pooled[POOLS][CARDS]
        cdef int left[KINDS]
        cdef int filled[POOLS]
        cdef int number, count
        cdef int node = self.root
        cdef int outcome
        cdef const Step *step
        cdef const Pool *pool
        memcpy(row, self.known, self.width * sizeof(uint64_t))
        for number in range(self.kind_count):
            left[number] = self.kinds[number].size
            memcpy(cards[number], self.kinds[number].cards, left[number])
        memset(filled, 0, sizeof(filled))
        for number in range(self.step_count):
            step = &self.steps[number]
            outcome = self.draw_outcome(node, rng)
            count = self.nodes[node].least + outcome
            node = self.after[self.nodes[node].first + outcome]
            pool = &self.pools[step.pool]
            if pool.members == 1:
                row[pool.row[0]] |= take(cards[step.kind], &left[step.kind], count, rng)
            else:
                move(cards[step.kind], &left[step.kind], count, pooled[step.pool],
                     &filled[step.pool], rng)
        for number in range(self.pool_count):
            pool = &self.pools[number]
            if pool.members > 1:
                for count in range(pool.members):
                    row[pool.row[count]] |= take(
                        pooled[number], &filled[number], pool.size[count], rng)
        if self.nest.row >= 0:
            row[self.nest.row] = any_nest(&self.nest, row, rng)

    cdef int draw_outcome(self, int node, Rng *rng) noexcept nogil:
        """Draw an outcome of a node. Its probability is proportional to its number of ways."""
        cdef int last = self.nodes[node].outcomes - 1
        cdef const uint64_t *bound = self.bounds + self.nodes[node].first
        cdef uint64_t fraction
        cdef int outcome = 0
        if last == 0:
            return 0
        fraction = draw_bits(rng) >> 64 - self.leading_bits
        while outcome < last and fraction > bound[outcome]:
            outcome += 1
        if outcome < last and fraction == bound[outcome]:
            with gil:
                outcome = self.settle(node, fraction, rng)
        return outcome

    cdef int settle(self, int node, uint64_t leading, Rng *rng) noexcept:
        """Draw more bits after those of `leading` until the outcome is certain."""
        cdef int outcome
        sums = self.sums[node]
        ways = max(sums)
        fraction = leading
        bits = self.leading_bits
        while True:
            outcome = bisect_right(sums, fraction * ways >> bits)
            if sums[outcome] << bits >= (fraction + 1) * ways:
                return outcome
            fraction = fraction << 64 | draw_bits(rng)
            bits += 64


cdef inline void move(uint8_t *cards, int *left, int count, uint8_t *pooled, int *filled,
                      Rng *rng) noexcept nogil:
    """Move `count` random cards from one pile to another."""
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
    """Draw the nest as it was dealt from the cards that the bidder has had."""
    cdef uint64_t had = (row[nest.taker] | row[nest.buried] | nest.played) & ~nest.face_up
    cdef uint64_t drawn = nest.face_up
    cdef int size = nest.size - count_bits(nest.face_up)
    cdef int share
    if nest.shares:
        share = any_share(nest, rng)
        drawn |= any_of(row[nest.buried] & ~nest.face_up, share, rng)
        had &= ~row[nest.buried]
        size -= share
    return drawn | any_of(had, size, rng)


cdef inline int any_share(const Nest *nest, Rng *rng) noexcept nogil:
    """Draw how many cards the nest shares with the buried cards, by the number of such nests."""
    cdef int number
    cdef int total = 0
    cdef int chosen
    for number in range(nest.shares):
        total += nest.ways[number]
    chosen = draw_below(rng, total)
    for number in range(nest.shares - 1):
        chosen -= nest.ways[number]
        if chosen < 0:
            return number
    return nest.shares - 1


cdef inline uint64_t any_of(uint64_t had, int size, Rng *rng) noexcept nogil:
    """Draw some of the cards of a mask."""
    cdef uint64_t drawn = 0
    cdef int number, card
    cdef int left = count_bits(had)
    for number in range(size):
        card = nth_of(had, draw_below(rng, left - number))
        had ^= bit(card)
        drawn |= bit(card)
    return drawn
