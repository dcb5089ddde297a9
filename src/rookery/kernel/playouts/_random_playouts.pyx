"""Compiled random playouts; `random_playouts.py` is their interface in Python."""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcpy, memset

from rookery.kernel.playouts.trick_play cimport (
    CARDS,
    FOLLOWS,
    NEST_TO_LAST,
    TRUMP,
    Log,
    Ranks,
    Table,
    play_out,
    set_ranks,
    set_worth,
)
from rookery.native.bits cimport bit, count_bits, lowest
from rookery.native.cards cimport nth_of, take
from rookery.native.random cimport Rng, draw_below, start

cdef enum:
    TRUMPS = 10  # the most trump calls that a game may have


cdef struct Pack:
    # How a game is dealt, and who leads: a part of its `EncodedGame`.
    int size                    # the number of cards
    int hand_size
    int trumps                  # the number of trump calls
    int bidder_plays
    int leads
    int nest_to                 # which side gets the counters of the nest
    int nest_as_trick
    int calls                   # the number of cards that the bidder calls
    int trump_is_led
    uint8_t cards[TRUMPS][CARDS]    # the bits of all cards, by trump call


cdef struct Start:
    # The random choices made before the first lead.
    int trump                   # the number of the trump call
    int dealer
    int bidder
    uint64_t called             # the mask of the called cards
    uint64_t nest


cdef plies_and_tricks(const Log *log):
    """The plies as (mask of the legal cards, bit of the card), and the tricks as (winner, points
    of side 0 so far, points of side 1 so far)."""
    cdef int i
    plies = [(log.legal[i], log.card[i]) for i in range(log.plies)]
    tricks = [(log.winner[i], log.points[i][0], log.points[i][1]) for i in range(log.tricks)]
    return plies, tricks


cdef class Playing:
    """Random playouts from one encoded position."""

    cdef Ranks ranks
    cdef Table table

    def __init__(self, coded):
        cdef int seat, place, card, rank
        cdef Table *table = &self.table
        memset(table, 0, sizeof(Table))
        set_ranks(&self.ranks, coded.trump, coded.values, coded.at_any_time)
        set_worth(table, coded)
        for seat in range(table.seats):
            table.hands[seat] = coded.hands[seat]
            table.side[seat] = coded.sides[seat]
        table.won[0], table.won[1] = coded.won
        table.leader = coded.leader
        table.placed = len(coded.trick)
        for place, card in enumerate(coded.trick):
            if place == 0:
                table.led = self.ranks.suit_of[card]
            rank = self.ranks.rank[card] | place
            if self.ranks.suit_of[card] == table.led:
                rank |= FOLLOWS
            table.best = max(table.best, rank)
            table.pot += self.ranks.value[card]
        table.tricks_left = coded.hands[(coded.leader + table.placed) % table.seats].bit_count()

    def run(self, uint64_t seed, uint64_t first, int[::1] points):
        """Fill `points` with the points of side 0, in units, in playouts from number `first` on."""
        cdef Py_ssize_t i
        cdef Rng rng
        cdef Table table
        with nogil:
            for i in range(points.shape[0]):
                start(&rng, seed, first + i)
                table = self.table
                points[i] = play_out(&table, &self.ranks, &rng, NULL)

    def trace(self, uint64_t seed, uint64_t number):
        """The plies and tricks of playout `number`, as `plies_and_tricks` gives them."""
        cdef Rng rng
        cdef Log log
        cdef Table table = self.table
        memset(&log, 0, sizeof(Log))
        start(&rng, seed, number)
        play_out(&table, &self.ranks, &rng, &log)
        return plies_and_tricks(&log)


cdef class Dealing:
    """Random playouts of random deals of one encoded game."""

    cdef Pack pack
    cdef Ranks ranks[TRUMPS]
    cdef Table table

    def __init__(self, coded):
        cdef int trump, place, seat
        memset(&self.table, 0, sizeof(Table))
        set_worth(&self.table, coded)
        self.table.tricks_left = coded.hand_size
        self.pack.size = len(coded.packs[0])
        self.pack.hand_size = coded.hand_size
        self.pack.trumps = len(coded.trumps)
        self.pack.bidder_plays = coded.bidder_plays
        self.pack.leads = coded.leads
        self.pack.nest_to = coded.nest_to
        self.pack.nest_as_trick = coded.nest_as_trick
        self.pack.calls = coded.calls
        self.pack.trump_is_led = coded.trump_is_led
        for seat in range(self.table.seats):
            self.table.side[seat] = seat & 1
        for trump in range(self.pack.trumps):
            set_ranks(&self.ranks[trump], coded.trumps[trump], coded.values[trump],
                      coded.at_any_time[trump])
            for place in range(self.pack.size):
                self.pack.cards[trump][place] = coded.packs[trump][place]

    def run(self, uint64_t seed, uint64_t first, int[::1] points):
        """Fill `points` with the points of side 0 in the random deals from number `first` on."""
        cdef Py_ssize_t i
        cdef Rng rng
        cdef Table table
        cdef Start begun
        with nogil:
            for i in range(points.shape[0]):
                start(&rng, seed, first + i)
                table = self.table
                deal(&self.pack, self.ranks, &table, &rng, &begun)
                points[i] = play_out(&table, &self.ranks[begun.trump], &rng, NULL)

    def trace(self, uint64_t seed, uint64_t number):
        """Random deal `number` as a tuple, with the masks and bits of the encoding.

        Its items are the number of the trump call, the dealer, the bidder, the called cards, the
        hands, the nest, the leader, the sides, and the plies and tricks as in `plies_and_tricks`.
        """
        cdef int seat
        cdef Rng rng
        cdef Log log
        cdef Start begun
        cdef Table table = self.table
        memset(&log, 0, sizeof(Log))
        start(&rng, seed, number)
        deal(&self.pack, self.ranks, &table, &rng, &begun)
        hands = [table.hands[seat] for seat in range(table.seats)]
        sides = [table.side[seat] for seat in range(table.seats)]
        leader = table.leader
        play_out(&table, &self.ranks[begun.trump], &rng, &log)
        return (begun.trump, begun.dealer, begun.bidder, begun.called, hands, begun.nest, leader,
                sides, *plies_and_tricks(&log))


cdef inline uint64_t trumps_of(const Ranks *ranks) noexcept nogil:
    """The mask of the trump suit, 0 if there is none."""
    cdef int suit
    for suit in range(4):
        if ranks.rank[16 * suit] & TRUMP:
            return ranks.lane[suit]
    return 0


cdef inline int left_of(int seat, int seats) noexcept nogil:
    """The next seat."""
    return seat + 1 if seat + 1 < seats else 0


cdef void deal(const Pack *pack, const Ranks *ranks, Table *table, Rng *rng,
               Start *begun) noexcept nogil:
    """Deal the pack, and choose at random everything that the bidding would decide."""
    cdef uint8_t cards[CARDS]
    cdef uint64_t nest
    cdef int left = pack.size
    cdef int seat
    begun.trump = draw_below(rng, pack.trumps) if pack.trumps > 1 else 0
    begun.dealer = draw_below(rng, table.seats)
    begun.bidder = draw_below(rng, table.seats)
    begun.called = 0
    memcpy(cards, pack.cards[begun.trump], CARDS)
    begun.nest = take(cards, &left, pack.size - table.seats * pack.hand_size, rng)
    for seat in range(table.seats):
        table.hands[seat] = take(cards, &left, pack.hand_size, rng)
    if pack.bidder_plays:
        set_sides(pack, table, rng, begun)
    if pack.leads == 0:
        table.leader = left_of(begun.dealer, table.seats)
    else:
        table.leader = begun.bidder
        if pack.leads == 1 or pack.leads == 2 and draw_below(rng, 2):
            table.leader = left_of(begun.bidder, table.seats)
    if pack.trump_is_led:
        table.must_lead = trumps_of(&ranks[begun.trump])
    if pack.nest_to != NEST_TO_LAST:
        return
    table.last_points += pack.nest_as_trick
    nest = begun.nest
    while nest:
        table.last_points += ranks[begun.trump].value[lowest(nest)]
        nest &= nest - 1


cdef void set_sides(const Pack *pack, Table *table, Rng *rng, Start *begun) noexcept nogil:
    """Put the bidder on side 0, with the holders of random called cards if cards are called."""
    cdef int seat, partner
    for seat in range(table.seats):
        table.side[seat] = 1
    table.side[begun.bidder] = 0
    while count_bits(begun.called) < pack.calls:
        partner = begun.bidder + 1 + draw_below(rng, table.seats - 1)
        if partner >= table.seats:
            partner -= table.seats
        table.side[partner] = 0
        begun.called |= bit(nth_of(table.hands[partner], draw_below(rng, pack.hand_size)))
