# How cards rank, the state of a deal during card play, and tricks played with random cards.

from libc.stdint cimport int32_t, uint8_t, uint16_t, uint64_t

from rookery.native.bits cimport bit, count_bits
from rookery.native.cards cimport any_in_lane, nth_of
from rookery.native.random cimport Rng, draw_below
from rookery.native.tricks cimport following

cdef enum:
    SEATS = 6
    CARDS = 64
    ROOK_SUIT = 4       # the suit of a rook that is a suit of its own; its bit is the highest
    TRUMP = 1 << 10     # a flag in a rank: the card is a trump
    FOLLOWS = 1 << 9    # a flag in a rank: the card is of the suit led
    NEST_TO_LAST = 1        # values of `EncodedGame.nest_to`
    NEST_TO_BIDDER = 2
    NEST_TO_OPPONENTS = 3


cdef struct Ranks:
    # How the cards rank under a trump call, and their points.
    uint64_t lane[5]            # the mask of each suit
    uint8_t suit_of[CARDS]
    uint16_t rank[CARDS]        # the bit of the card << 3, with the flag TRUMP for a trump
    int32_t value[CARDS]        # points, in units
    uint64_t at_any_time        # the cards that may be played to every trick (FO-1)


cdef struct Table:
    # The hands, the trick on the table, and the points to be won, in units.
    uint64_t hands[SEATS]
    int seats
    int side[SEATS]
    int leader
    int placed                  # the number of cards on the table
    int led                     # the suit led, if a card is on the table
    int best                    # the rank of the best card, with its place in the lowest three bits
    int pot                     # the points of the cards on the table
    int tricks_left             # including the one on the table
    int won[2]                  # the tricks of each side
    int trick_points
    int last_points
    int nest_points             # points of the buried cards, for the side that gets them
    int last_count              # the number of tricks that the last one counts as
    int most_points
    uint64_t must_lead          # cards of which one is led to this trick, if the leader has any
    int dummy                   # the seat that plays any card of its hand (R2-6), or −1


cdef struct Log:
    # A record of the cards played, for tests.
    int plies
    int tricks
    uint64_t legal[CARDS]       # by ply: the mask of the legal cards
    int card[CARDS]             # by ply
    int winner[CARDS]           # by trick
    int points[CARDS][2]        # by trick: the points of each side so far


cdef inline void set_ranks(Ranks *ranks, int trump, values, uint64_t at_any_time) except *:
    """Set the ranks under a trump; the arguments are as in `EncodedPosition`."""
    cdef int card, suit
    ranks.at_any_time = at_any_time
    for card in range(CARDS):
        suit = card >> 4
        ranks.suit_of[card] = ROOK_SUIT if card == CARDS - 1 and trump == ROOK_SUIT else suit
        ranks.rank[card] = card << 3 | (TRUMP if ranks.suit_of[card] == trump else 0)
        ranks.value[card] = values[card]
    for suit in range(4):
        ranks.lane[suit] = <uint64_t>0xFFFF << 16 * suit
    ranks.lane[ROOK_SUIT] = 0
    if trump == ROOK_SUIT:
        ranks.lane[3] ^= bit(CARDS - 1)
        ranks.lane[ROOK_SUIT] = bit(CARDS - 1)


cdef inline void set_worth(Table *table, coded) except *:
    """Set the seats and the points besides the counters, from an encoded position or game."""
    table.seats = coded.seats
    table.trick_points = coded.trick_points
    table.last_points = coded.last_points
    table.last_count = coded.last_count
    table.most_points = coded.most_points
    table.dummy = coded.dummy


cdef inline void note_card(Log *log, uint64_t legal, int card) noexcept nogil:
    """Add a card to the record."""
    log.legal[log.plies] = legal
    log.card[log.plies] = card
    log.plies += 1


cdef inline uint64_t legal_in(const Ranks *ranks, uint64_t hand, int led) noexcept nogil:
    """The cards of a hand that may be played when a suit was led (TT-1, FO-1)."""
    return following(hand, ranks.lane[led], ranks.at_any_time)


cdef inline uint64_t lead_from(const Table *table, int seat) noexcept nogil:
    """The cards that a seat may lead (SH-5)."""
    cdef uint64_t wanted = table.hands[seat] & table.must_lead
    return wanted if wanted else table.hands[seat]


cdef inline void play_trick(Table *table, const Ranks *ranks, Rng *rng, Log *log) noexcept nogil:
    """Play random cards until the trick is full; `table.best` then has its best card."""
    cdef int seat = table.leader + table.placed
    cdef int place, card, key
    cdef uint64_t lane, legal
    if seat >= table.seats:
        seat -= table.seats
    for place in range(table.placed, table.seats):
        legal = lead_from(table, seat) if place == 0 else table.hands[seat]
        if seat == table.dummy and place:
            card = nth_of(legal, draw_below(rng, count_bits(legal)))
            key = ranks.rank[card] | place
            if ranks.suit_of[card] == table.led:
                key |= FOLLOWS
            table.best = max(table.best, key)
        elif place and legal & ranks.at_any_time & ~ranks.lane[table.led]:
            legal = legal_in(ranks, legal, table.led)
            card = nth_of(legal, draw_below(rng, count_bits(legal)))
            key = ranks.rank[card] | place
            if ranks.suit_of[card] == table.led:
                key |= FOLLOWS
            table.best = max(table.best, key)
        elif place == 0:
            card = nth_of(legal, draw_below(rng, count_bits(legal)))
            table.must_lead = 0
            table.led = ranks.suit_of[card]
            table.best = ranks.rank[card] | FOLLOWS
            table.pot = 0
        else:
            lane = legal & ranks.lane[table.led]
            if lane:
                legal = lane
                card = any_in_lane(legal, table.led, rng)
                table.best = max(table.best, ranks.rank[card] | FOLLOWS | place)
            else:
                card = nth_of(legal, draw_below(rng, table.tricks_left))
                table.best = max(table.best, ranks.rank[card] | place)
        if log != NULL:
            note_card(log, legal, card)
        table.hands[seat] ^= bit(card)
        table.pot += ranks.value[card]
        seat += 1
        if seat == table.seats:
            seat = 0


cdef inline int most_tricks(const Table *table) noexcept nogil:
    """The points of side 0 for most tricks: half of them if both have equally many."""
    if table.won[0] == table.won[1]:
        return table.most_points // 2
    return table.most_points if table.won[0] > table.won[1] else 0


cdef inline int play_out(Table *table, const Ranks *ranks, Rng *rng, Log *log) noexcept nogil:
    """Play random cards to the end, and return the points of side 0."""
    cdef int points[2]
    cdef int side, most
    points[0] = points[1] = 0
    while table.tricks_left:
        play_trick(table, ranks, rng, log)
        table.leader += table.best & 7
        if table.leader >= table.seats:
            table.leader -= table.seats
        side = table.side[table.leader]
        table.placed = 0
        table.tricks_left -= 1
        points[side] += table.pot + table.trick_points
        table.won[side] += 1
        if log != NULL:
            log.winner[log.tricks] = table.leader
            log.points[log.tricks][0] = points[0]
            log.points[log.tricks][1] = points[1]
            log.tricks += 1
    side = table.side[table.leader]
    table.won[side] += table.last_count - 1
    points[side] += table.last_points
    most = most_tricks(table)
    points[0] += most
    points[1] += table.most_points - most
    if log != NULL:
        log.points[log.tricks - 1][0] = points[0]
        log.points[log.tricks - 1][1] = points[1]
    return points[0]
