"""The compiled information-set tree search; `ismcts.py` is its interface in Python."""

from libc.math cimport log, sqrt
from libc.stdint cimport int32_t, uint8_t, uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memset

from rookery.kernel.playouts.trick_play cimport (
    CARDS,
    FOLLOWS,
    NEST_TO_LAST,
    Ranks,
    Table,
    lead_from,
    legal_in,
    play_out,
    set_ranks,
    set_worth,
)
from rookery.native.bits cimport bit, count_bits, lowest
from rookery.native.cards cimport nth_of, translated
from rookery.native.random cimport Rng, draw_below, start

cdef enum:
    NOBODY = -1


cdef struct Node:
    # A card in the tree, played after the cards of its ancestors.
    double points               # the sum over all visits of its side's share of the points left
    int32_t visits
    int32_t seen                # the visits of its parent in which the card was legal
    int32_t first               # the number of its first child, or 0
    int32_t next                # the number of its next sibling, or 0
    int card


cdef class Tree:
    """One search tree for all determinizations.

    `coded` is an `EncodedGame` under one trump call. `places` maps the bits of the worlds' masks to
    those of the encoding. `room` is the most nodes, and `explore` the exploration constant of UCB1.
    """

    cdef Ranks ranks
    cdef Table table
    cdef uint8_t place_of[CARDS]
    cdef Node *nodes
    cdef int room
    cdef int count
    cdef uint64_t called        # the mask of the called cards whose holders are unknown
    cdef int nest_to
    cdef int nest_as_trick
    cdef double explore
    cdef double total

    def __cinit__(self, coded, places, int room, double explore):
        cdef int card, suit
        self.nodes = <Node *>malloc(room * sizeof(Node))
        if self.nodes == NULL:
            raise MemoryError
        self.room = room
        self.explore = explore
        memset(self.nodes, 0, sizeof(Node))
        self.count = 1
        memset(self.place_of, 0, CARDS)
        for world_bit, bit_here in places.items():
            self.place_of[world_bit] = bit_here
        memset(&self.table, 0, sizeof(Table))
        set_ranks(&self.ranks, coded.trumps[0], coded.values[0], coded.at_any_time[0])
        set_worth(&self.table, coded)
        self.nest_to = coded.nest_to
        self.nest_as_trick = coded.nest_as_trick

    def __dealloc__(self):
        free(self.nodes)

    def begin(self, int leader, trick, int tricks_left, won, sides, uint64_t called, double total,
              uint64_t must_lead):
        """Set the position at the root: the trick on the table, the tricks won, the known sides.

        If the leader has a card of the mask `must_lead`, one of these is led first. `called` is the
        mask of the called cards whose holders are unknown. `total` is how many points are left to
        win.
        """
        cdef int seat, card
        cdef Table *table = &self.table
        table.leader = leader
        table.must_lead = must_lead
        table.tricks_left = tricks_left
        table.won[0], table.won[1] = won
        self.called = called
        self.total = total
        for seat in range(table.seats):
            table.side[seat] = sides[seat]
        for card in trick:
            put(table, &self.ranks, card)

    def run(self, const uint64_t[::1] masks, uint64_t seed, uint64_t first, int times):
        """Run `times` iterations in every world; `first` is the number of the first world.

        `masks` has a row of seats + 2 masks for each world: the hands, the nest and the buried
        cards.
        """
        cdef Py_ssize_t row
        cdef int width = self.table.seats + 2
        cdef int time
        cdef Rng rng
        cdef Table table
        with nogil:
            for row in range(masks.shape[0] // width):
                start(&rng, seed, first + row)
                for time in range(times):
                    self.lay(&table, &masks[row * width])
                    self.descend(&table, &rng)

    def cards(self):
        """The cards tried at the root, as (bit, visits, mean share of the points left)."""
        found = []
        cdef int node = self.nodes[0].first
        while node:
            it = self.nodes[node]
            found.append((it.card, it.visits, it.points / max(it.visits, 1)))
            node = it.next
        return found

    cdef void lay(self, Table *table, const uint64_t *row) noexcept nogil:
        """Set `table` to the position at the root in the world of a row."""
        cdef int seat
        cdef uint64_t buried
        table[0] = self.table
        for seat in range(table.seats):
            table.hands[seat] = translated(row[seat], self.place_of)
            if table.hands[seat] & self.called:
                table.side[seat] = 0
        if self.nest_to == NEST_TO_LAST:
            table.last_points += self.nest_as_trick
            buried = translated(row[table.seats + 1], self.place_of)
            while buried:
                table.last_points += self.ranks.value[lowest(buried)]
                buried &= buried - 1

    cdef void descend(self, Table *table, Rng *rng) noexcept nogil:
        """One iteration: selection, expansion, a random playout and backpropagation."""
        cdef int path[CARDS + 1]
        cdef int side[CARDS + 1]
        cdef int depth = 0
        cdef int node = 0
        cdef int won = 0
        cdef int seat, place
        cdef double share
        cdef bint is_new = False
        while table.tricks_left and not is_new:
            seat = (table.leader + table.placed) % table.seats
            node = self.chosen(node, self.choice(table, seat, rng), rng, &is_new)
            if node == 0:
                break
            path[depth] = node
            side[depth] = table.side[seat]
            depth += 1
            put(table, &self.ranks, self.nodes[node].card)
            table.hands[seat] ^= bit(self.nodes[node].card)
            if table.placed == table.seats:
                won += finish_trick(table)
        won += play_out(table, &self.ranks, rng, NULL)
        share = won / self.total
        for place in range(depth):
            self.nodes[path[place]].visits += 1
            self.nodes[path[place]].points += share if side[place] == 0 else 1 - share

    cdef uint64_t choice(self, const Table *table, int seat, Rng *rng) noexcept nogil:
        """The legal cards of a seat; for a dummy, the one random card that it turns (R2-6)."""
        cdef uint64_t hand = table.hands[seat]
        if seat == table.dummy:
            return bit(nth_of(hand, draw_below(rng, count_bits(hand))))
        return playable(table, &self.ranks, seat)

    cdef int chosen(self, int parent, uint64_t legal, Rng *rng, bint *is_new) noexcept nogil:
        """Select a child: an untried legal card, or the legal card with the highest UCB1 value.

        UCB1 counts only the visits of the parent in which the card was legal (Cowling, Powley and
        Whitehouse 2012). The result is 0 if there is an untried card but the tree is full.
        """
        cdef uint64_t untried = legal
        cdef int node = self.nodes[parent].first
        cdef int best = 0
        cdef double highest_yet = -1
        cdef double worth
        cdef Node *it
        while node:
            it = &self.nodes[node]
            if legal & bit(it.card):
                untried ^= bit(it.card)
                it.seen += 1
                worth = it.points / it.visits + self.explore * sqrt(log(it.seen) / it.visits)
                if worth > highest_yet:
                    highest_yet = worth
                    best = node
            node = it.next
        if untried and self.count < self.room:
            is_new[0] = True
            return self.added(parent, nth_of(untried, draw_below(rng, count_bits(untried))))
        return 0 if untried else best

    cdef int added(self, int parent, int card) noexcept nogil:
        """Add a child for a card that is legal for the first time; return its number."""
        cdef int node = self.count
        self.count += 1
        self.nodes[node] = Node(0, 0, 1, 0, self.nodes[parent].first, card)
        self.nodes[parent].first = node
        return node


cdef inline uint64_t playable(const Table *table, const Ranks *ranks, int seat) noexcept nogil:
    """The legal cards of a seat."""
    if table.placed:
        return legal_in(ranks, table.hands[seat], table.led)
    return lead_from(table, seat)


cdef inline void put(Table *table, const Ranks *ranks, int card) noexcept nogil:
    """Put a card on the table."""
    cdef int rank = ranks.rank[card] | table.placed
    if table.placed == 0:
        table.must_lead = 0
        table.led = ranks.suit_of[card]
        table.best = 0
        table.pot = 0
    if ranks.suit_of[card] == table.led:
        rank |= FOLLOWS
    table.best = max(table.best, rank)
    table.pot += ranks.value[card]
    table.placed += 1


cdef inline int finish_trick(Table *table) noexcept nogil:
    """Give the trick to its winner, and return the points that side 0 wins."""
    table.leader = (table.leader + (table.best & 7)) % table.seats
    table.placed = 0
    table.tricks_left -= 1
    table.won[table.side[table.leader]] += 1
    return table.pot + table.trick_points if table.side[table.leader] == 0 else 0
