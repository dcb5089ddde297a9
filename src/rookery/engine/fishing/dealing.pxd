# Dealing the rounds of a fishing deal, as in fishing/dealing.py.

from libc.stdint cimport int32_t, uint8_t
from libc.string cimport memcpy, memset

from rookery.engine.fishing._rules cimport NONE, SEATS, Rules
from rookery.engine.fishing.state cimport Deal, add_single, next_seat
from rookery.native.bits cimport bit


cdef inline void deal_out(const Rules *r, Deal *d, const uint8_t *deck, int dealer) noexcept nogil:
    """Deal the first round, and four cards to the centre (TX-2). The totals are kept."""
    cdef int32_t totals[SEATS]
    memcpy(totals, d.totals, sizeof(totals))
    memset(d, 0, sizeof(Deal))
    memcpy(d.totals, totals, sizeof(totals))
    memcpy(d.stock, deck, r.cards)
    d.dealer = dealer
    d.turn = next_seat(r, dealer)
    d.last_capturer = d.capturer = NONE
    deal_round(r, d, r.dealt)


cdef inline void deal_round(const Rules *r, Deal *d, int to_centre) noexcept nogil:
    """Deal a round; if fewer cards than seats are left, they go to the centre (TX-16, TX-17)."""
    cdef int each = min(r.dealt, (r.cards - d.stock_at) // r.seats)
    cdef int seat = d.dealer
    cdef int i
    for i in range(each * r.seats):
        seat = next_seat(r, seat)
        d.hands[seat] |= bit(d.stock[d.stock_at])
        d.stock_at += 1
    d.in_hand = each * r.seats
    if r.cards - d.stock_at - to_centre < r.seats:
        to_centre = r.cards - d.stock_at
    for i in range(to_centre):
        add_single(r, &d.centre, d.stock[d.stock_at])
        d.stock_at += 1
    memset(d.lacks, 0, sizeof(d.lacks))
    memset(d.keeps, 0, sizeof(d.keeps))
    memset(d.apart, 0, sizeof(d.apart))
