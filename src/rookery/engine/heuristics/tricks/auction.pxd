# Bidding, as in heuristics/tricks/auction.py.

from libc.stdint cimport uint64_t

from rookery.engine.heuristics.tricks._tables cimport Weights
from rookery.engine.heuristics.tricks.hand_value cimport best_trump
from rookery.engine.heuristics.tricks.knowledge cimport Known
from rookery.engine.tricks._rules cimport ALTERNATE, NONE, Rules
from rookery.native.bits cimport bit, count_bits, lowest


cdef inline int call(const Known *k) noexcept nogil:
    """Bid, or bid the sun, if the hand is strong enough; else pass."""
    cdef const Rules *r = k.rules
    cdef const Weights *w = &k.tables.weights
    cdef uint64_t bids = k.legal & (bit(r.bids) - 1)
    cdef int passing = r.bids + r.has_sun
    cdef double expected = 0
    cdef double ceiling
    best_trump(r, k.tables, k.hand, r.trump_moves, &expected)
    expected += r.stake * heard(k)
    if r.has_sun and k.legal >> r.bids & 1 and expected > w.sun * r.stake:
        return r.bids
    ceiling = highest_bid(k, expected)
    if not bids or r.bid[lowest(bids)] > ceiling:
        return passing
    if leaves_to_partner(k, r.bid[lowest(bids)], ceiling):
        return passing
    return chosen_bid(k, bids, ceiling)


cdef inline double highest_bid(const Known *k, double expected) noexcept nogil:
    """The highest bid that the hand justifies."""
    cdef const Weights *w = &k.tables.weights
    cdef int stake = k.rules.stake
    cdef int highest = k.tables.maximum_bid
    cdef double margin
    if expected >= w.moon * stake:
        return highest
    margin = k.tables.margin - (w.pressed if is_pressed(k) else 0.0)
    return min(expected - margin * stake, w.short_of_moon * highest)


cdef inline int chosen_bid(const Known *k, uint64_t bids, double ceiling) noexcept nogil:
    """The bid to make: the lowest, or a jump as a strong hand's first bid."""
    cdef const Rules *r = k.rules
    cdef int found = lowest(bids)
    if k.has_called:
        return found
    while bids and r.bid[lowest(bids)] <= ceiling - k.tables.weights.spare:
        found = lowest(bids)
        bids &= bids - 1
    return found


cdef inline bint leaves_to_partner(const Known *k, int least, double ceiling) noexcept nogil:
    """Whether to pass because a partner has the highest bid."""
    cdef int others
    if k.bidder == NONE or not partners(k) >> k.bidder & 1:
        return False
    others = ~(partners(k) | 1 << k.seat) & ((1 << k.seats) - 1)
    return not others & ~k.passed or least + k.tables.weights.spare > ceiling


cdef inline int partners(const Known *k) noexcept nogil:
    """The seats that are partners for the whole match, as bits."""
    cdef int found = 0
    cdef int seat
    if k.rules.sides == ALTERNATE:
        for seat in range(k.seat & 1, k.seats, 2):
            found |= 1 << seat
    return found & ~(1 << k.seat)


cdef inline double heard(const Known *k) noexcept nogil:
    """How much the others' bids change the expected points, as a share of the stake."""
    cdef const Weights *w = &k.tables.weights
    cdef int bidders = k.amount_bid & ~(1 << k.seat)
    cdef int with_us = count_bits(bidders & partners(k))
    return w.partner_bid * with_us - w.foe_bid * (count_bits(bidders) - with_us)


cdef inline bint is_pressed(const Known *k) noexcept nogil:
    """Whether another side is so close to the target that it may win the match in this deal."""
    cdef int ours = partners(k) | 1 << k.seat
    cdef int seat
    for seat in range(k.seats):
        if not ours >> seat & 1 and k.totals[seat] >= k.rules.target - k.rules.stake / 2.0:
            return True
    return False
