# What the seat to move may know of a deal. The rules of thumb get nothing else.

from libc.stdint cimport int32_t, uint8_t, uint64_t

from rookery.engine.heuristics.tricks._tables cimport Tables
from rookery.engine.tricks._rules cimport NONE, SEATS, Rules
from rookery.engine.tricks.state cimport Deal, is_known_partner, nest_is_taken
from rookery.native.bits cimport count_bits


cdef struct Known:
    # The fields of the seat's `TrickView`. A dummy has a seat here, and seats are numbered in the
    # order of play: see tricks/dummy_seat.py.
    const Rules *rules
    const Tables *tables
    int seat
    int seats
    int dummy                   # the dummy's seat; −1 if there is none
    int phase
    uint64_t legal              # as in `Deal`
    uint64_t hand
    uint64_t played             # the cards played to this and earlier tricks
    uint64_t buried             # 0 unless the seat knows them
    bint knows_buried
    int buried_size
    int bidder                  # NONE if there is none
    int trump                   # the number of the trump call, or NONE
    uint64_t called
    int leader                  # the seat that led the trick
    int placed                  # how many cards are in the trick
    int pot                     # the points of these cards
    int led                     # the suit led
    int best                    # the place in the trick of the best card
    int best_card
    int passed                  # the seats that have passed, as bits
    int amount_bid              # the seats that have bid an amount, as bits
    bint has_called             # whether the seat has bid or passed before
    int partners                # the seats known to hold or to have played a called card, as bits
    int32_t totals[SEATS]
    uint8_t void[SEATS]
    uint8_t in_hand[SEATS]


cdef inline int seat_of(const Rules *r, const Deal *d, int place) noexcept nogil:
    """The seat number of `place` in the order of play, where a dummy counts; NONE for NONE."""
    if place == 0 or place == NONE or r.places == r.seats or not d.dealer & 1:
        return place
    return r.places - place


cdef inline void learn(const Rules *r, const Tables *t, const Deal *d, Known *k) noexcept nogil:
    """Fill in what the seat to move may know: `view` in tricks/view.py."""
    cdef int own = d.turn
    cdef int place, seat
    k.rules = r
    k.tables = t
    k.seat = seat_of(r, d, own)
    k.seats = r.places
    k.dummy = seat_of(r, d, r.dummy) if r.places > r.seats else -1
    k.phase = d.phase
    k.legal = d.legal
    k.hand = d.hands[own]
    k.knows_buried = nest_is_taken(r, d) and own == d.bidder
    k.buried = d.buried if k.knows_buried else 0
    k.buried_size = count_bits(d.buried)
    k.bidder = seat_of(r, d, d.bidder)
    k.trump = d.trump
    k.called = d.called_cards
    k.leader = seat_of(r, d, d.leader)
    k.placed = d.placed
    k.pot = d.pot
    k.led = d.led
    k.best = d.best
    k.best_card = d.play[d.plays - d.placed + d.best] if d.placed else NONE
    k.has_called = d.last_bid[own] != NONE or d.passed >> own & 1
    k.passed = k.amount_bid = k.partners = 0
    k.played = 0
    for place in range(r.places):
        seat = seat_of(r, d, place)
        k.played |= d.laid[place] | d.played[place]
        k.void[seat] = d.void[place]
        k.in_hand[seat] = d.in_hand[place]
        k.totals[seat] = 0
        if place < r.seats:
            k.totals[seat] = d.totals[place]
            k.passed |= (d.passed >> place & 1) << seat
            k.amount_bid |= (d.amount_bid >> place & 1) << seat
            k.partners |= is_known_partner(d, place, own) << seat
