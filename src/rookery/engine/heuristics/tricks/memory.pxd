# What a seat can infer about the unseen cards and the other seats, as in
# heuristics/tricks/memory.py.

from libc.math cimport pow
from libc.stdint cimport uint64_t

from rookery.engine.heuristics.tricks._tables cimport Call
from rookery.engine.heuristics.tricks.knowledge cimport Known
from rookery.engine.tricks._rules cimport ALONE, ALTERNATE, NONE, SEATS, SUITS, Order
from rookery.native.bits cimport bit, count_bits, lowest
from rookery.native.cards cimport translated

cdef enum:
    NO_SUIT = -1


cdef struct Memory:
    # What a seat knows and infers about a deal during the tricks.
    const Known *known
    const Order *order
    const Call *call
    uint64_t out                # the cards in other hands or buried unseen
    int trump_suit              # the suit of trump, or NO_SUIT
    int trumps_out
    double trust[SEATS]         # by seat: the probability that its points are for the viewer's side
    double share[SEATS][SUITS]  # the chance that an unseen card of a suit is in a seat's hand
    double void[SEATS][SUITS]   # the chance that a seat is void in a suit; −1 until it is computed


cdef inline void remember(const Known *k, Memory *m) noexcept nogil:
    """Fill in what the seat to move knows, once trump is named."""
    m.known = k
    m.order = &k.rules.orders[k.trump]
    m.call = &k.tables.calls[k.trump]
    m.out = k.rules.pack & ~(k.hand | k.played | k.buried)
    m.trump_suit = m.order.suit_of[lowest(m.order.trumps)] if m.order.trumps else NO_SUIT
    m.trumps_out = count_bits(m.out & m.order.trumps)
    set_trust(m)
    set_shares(m)


cdef inline void set_shares(Memory *m) noexcept nogil:
    """Set the chance that an unseen card of a suit is in a seat's hand, for all seats and suits."""
    cdef const Known *k = m.known
    cdef int suit, seat, places
    for suit in range(k.rules.suits):
        places = 0 if k.knows_buried else k.buried_size
        for seat in range(k.seats):
            if seat != k.seat and not k.void[seat] >> suit & 1:
                places += k.in_hand[seat]
        for seat in range(k.seats):
            if places and not k.void[seat] >> suit & 1:
                m.share[seat][suit] = min(1.0, <double>k.in_hand[seat] / places)
            else:
                m.share[seat][suit] = 0.0
            m.void[seat][suit] = -1.0


cdef inline void set_trust(Memory *m) noexcept nogil:
    """Set for each seat the probability that its points count for the viewer's side."""
    cdef const Known *k = m.known
    cdef bint with_bidder = k.seat == k.bidder or k.partners >> k.seat & 1
    cdef int seat
    if k.rules.sides == ALTERNATE:
        for seat in range(k.seats):
            m.trust[seat] = not (seat - k.seat) & 1
    elif k.rules.sides == ALONE:
        for seat in range(k.seats):
            m.trust[seat] = 0.0 if k.seat == k.bidder else k.tables.weights.fellow_defender
        m.trust[k.bidder] = 0.0
    else:
        set_partner_chances(m)
        if not with_bidder:
            for seat in range(k.seats):
                m.trust[seat] = 1.0 - m.trust[seat]
    m.trust[k.seat] = 1.0


cdef inline void set_partner_chances(Memory *m) noexcept nogil:
    """Set for each seat the probability that it is on the bidder's side.

    Called cards whose holder is unknown are considered one by one, in the order of the cards.
    """
    cdef const Known *k = m.known
    cdef int sure = k.partners | 1 << k.bidder
    cdef uint64_t secret = translated(k.called & ~(k.hand | k.played), k.tables.position)
    cdef int seat, suit, may
    for seat in range(k.seats):
        m.trust[seat] = 1.0 if sure >> seat & 1 else 0.0
    while secret:
        suit = m.order.suit_of[k.tables.ascending[lowest(secret)]]
        secret &= secret - 1
        may = 0
        for seat in range(k.seats):
            if seat != k.bidder and seat != k.seat and not k.void[seat] >> suit & 1:
                may |= 1 << seat
        for seat in range(k.seats):
            if may >> seat & 1:
                m.trust[seat] += (1 - m.trust[seat]) / count_bits(may)


cdef inline bint is_bidding_side(const Memory *m) noexcept nogil:
    """Whether the seat is the bidder, or knows that it is on the bidder's side."""
    return m.known.bidder != NONE and m.trust[m.known.bidder] == 1.0


cdef inline int out_above(const Memory *m, int card) noexcept nogil:
    """How many unseen cards of the same suit are higher than a card."""
    return count_bits(m.out & m.call.above[card])


cdef inline double chance_any(const Memory *m, int seat, int suit, int cards) noexcept nogil:
    """The chance that a seat has at least one of `cards` unseen cards of a suit."""
    return 1.0 - pow(1.0 - m.share[seat][suit], cards)


cdef inline double chance_void(Memory *m, int seat, int suit) noexcept nogil:
    """The chance that a seat has no card of a suit. It is computed once and kept."""
    if m.void[seat][suit] < 0:
        m.void[seat][suit] = 1.0 - chance_any(
            m, seat, suit, count_bits(m.out & m.order.lanes[suit]))
    return m.void[seat][suit]


cdef inline double chance_beats(Memory *m, int seat, int best, int led) noexcept nogil:
    """The chance that a seat still to play could beat the best card so far."""
    cdef int suit = m.order.suit_of[best]
    cdef int trump = m.trump_suit
    cdef int higher = out_above(m, best)
    cdef double follows
    if seat == m.known.dummy:
        return chance_turned(m, best, higher)
    follows = chance_any(m, seat, led, higher) if suit == led else 0.0
    if led == trump or trump == NO_SUIT:
        return follows
    return min(1.0, follows + chance_void(m, seat, led) * chance_any(
        m, seat, trump, higher if suit == trump else m.trumps_out))


cdef inline double chance_turned(const Memory *m, int best, int higher) noexcept nogil:
    """The chance that a dummy, which may turn any unseen card, beats a card (R2-6)."""
    cdef int out = count_bits(m.out)
    cdef int ruffing = 0 if m.order.trumps >> best & 1 else m.trumps_out
    return <double>(higher + ruffing) / out if out else 0.0
