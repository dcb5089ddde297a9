# The bidding, as in tricks/auction.py.

from libc.stdint cimport uint64_t

from rookery.engine.tricks._rules cimport NONE, Rules
from rookery.engine.tricks.state cimport Deal, next_seat
from rookery.native.bits cimport bit, lowest


cdef inline void begin_auction(const Rules *r, Deal *d) noexcept nogil:
    """Give the first turn, and record the dealer's opening bid if there is one (FO-5, R3-3)."""
    d.turn = d.dealer if r.dealer_bids_first else next_seat(r, d.dealer)
    if r.opening_bid:
        d.bidder = d.dealer
        d.bid = r.bids + r.has_sun


cdef inline uint64_t biddable(const Rules *r, const Deal *d) noexcept nogil:
    """The legal calls: all higher bids or only the next one; a sun; passing (TT-3, R5-4)."""
    cdef int sun = r.bids
    cdef int low = 0
    cdef uint64_t bids, ends = bit(sun + r.has_sun)   # the bit of passing
    if r.has_sun:
        if d.bid == sun:
            return ends
        ends |= bit(sun)
    if d.bid != NONE and d.bid < r.bids:
        low = d.bid + 1
    if low >= r.bids:
        return ends
    bids = (bit(r.bids) - bit(low)) & r.open_bids
    if r.jump_bids or not bids:
        return ends | bids
    return ends | bit(lowest(bids))


cdef inline void call(const Rules *r, Deal *d, int move) noexcept nogil:
    """Record a bid or a pass, and give the turn to the next seat that has not passed (TT-6)."""
    cdef int seat = d.turn
    d.auction[d.calls_made] = move
    d.calls_made += 1
    if move == r.bids + r.has_sun:
        d.passed |= 1 << seat
    else:
        d.bid = d.last_bid[seat] = move
        d.bidder = seat
        if move < r.bids:
            d.amount_bid |= 1 << seat
    if d.passed == (1 << r.seats) - 1:
        if r.dealer_minimum:
            d.bidder = d.dealer
            d.bid = 0
        return
    seat = next_seat(r, seat)
    while d.passed >> seat & 1:
        seat = next_seat(r, seat)
    d.turn = seat
