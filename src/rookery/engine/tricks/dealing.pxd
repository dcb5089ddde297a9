# Dealing a deck, as in tricks/hands.py and tricks/misdeal.py.

from libc.stdint cimport int32_t, uint8_t
from libc.string cimport memcpy, memset

from rookery.engine.tricks._rules cimport AUCTION, NONE, OVER, SEATS, Rules
from rookery.engine.tricks.auction cimport begin_auction, biddable
from rookery.engine.tricks.state cimport Deal
from rookery.native.bits cimport bit


cdef inline void deal_out(const Rules *r, Deal *d, const uint8_t *deck, int dealer) noexcept nogil:
    """Deal a deck card by card, and begin the auction: `start` in tricks/game.py.

    The totals and the number of earlier deals are kept.
    """
    cdef int place, turn, seat, at = 0
    clear(d)
    d.dealer = d.turn = dealer
    d.bidder = d.bid = d.trump = d.leader = d.first_leader = NONE
    memset(d.last_bid, NONE, sizeof(d.last_bid))
    memset(d.in_hand, r.hand_size, r.places)
    for turn in range(r.hand_size):
        seat = dealer
        for place in range(r.seats):
            seat = seat + 1 if seat + 1 < r.seats else 0
            d.hands[seat] |= bit(deck[at])
            at += 1
        if r.places > r.seats:
            d.pile[turn] = deck[at]
            d.in_pile += 1
            at += 1
    for place in range(at, r.cards):
        d.nest |= bit(deck[place])
    if r.nest_top and r.nest_size:
        d.face_up = bit(deck[r.cards - 1])
    d.phase = AUCTION
    if is_misdealt(r, d):
        d.phase = OVER
        return
    begin_auction(r, d)
    d.legal = biddable(r, d)


cdef inline void clear(Deal *d) noexcept nogil:
    """Clear everything but the totals and the number of earlier deals."""
    cdef int32_t totals[SEATS]
    cdef uint8_t shown[SEATS]
    cdef int32_t deals_before = d.deals_before
    memcpy(totals, d.totals, sizeof(totals))
    memcpy(shown, d.total_shown, sizeof(shown))
    memset(d, 0, sizeof(Deal))
    memcpy(d.totals, totals, sizeof(totals))
    memcpy(d.total_shown, shown, sizeof(shown))
    d.deals_before = deals_before


cdef inline bint is_misdealt(const Rules *r, const Deal *d) noexcept nogil:
    """Whether a dealt hand is so poor that the deal is thrown in (FO-13)."""
    cdef int seat
    if d.face_up & r.misdeal_prevented_by:
        return False
    for seat in range(r.seats):
        if not d.hands[seat] & ~r.poor:
            return True
    return False
