# The expected points of a bidder's side, as in heuristics/tricks/hand_value.py.

from libc.stdint cimport uint64_t

from rookery.engine.heuristics.tricks._tables cimport Call, Tables
from rookery.engine.tricks._rules cimport Order, Rules
from rookery.native.bits cimport count_bits, lowest
from rookery.native.cards cimport translated


cdef inline int points_in(const Rules *r, uint64_t cards) noexcept nogil:
    """The points of some cards."""
    cdef int points = 0
    cards &= r.point_cards
    while cards:
        points += r.points[lowest(cards)]
        cards &= cards - 1
    return points


cdef inline int best_trump(
    const Rules *r, const Tables *t, uint64_t hand, uint64_t calls, double *points
) noexcept nogil:
    """Return the trump call with the most expected points (first of equals), and fill them in."""
    cdef int best = -1
    cdef int trump
    cdef double expected
    while calls:
        trump = lowest(calls)
        calls &= calls - 1
        expected = points_expected(r, t, hand, trump)
        if best < 0 or expected > points[0]:
            best = trump
            points[0] = expected
    return best


cdef inline double points_expected(
    const Rules *r, const Tables *t, uint64_t hand, int trump
) noexcept nogil:
    """The expected points of the bidder's side under a trump call, if this is the bidder's hand."""
    cdef const Call *call = &t.calls[trump]
    cdef double count = counted(r, t, hand, trump) - call.average[count_bits(hand)]
    return r.stake * (call.share + count / t.weights.scale)


cdef inline double counted(
    const Rules *r, const Tables *t, uint64_t hand, int trump
) noexcept nogil:
    """The count of a hand: its trumps, counters, side cards and short suits."""
    cdef const Order *order = &r.orders[trump]
    cdef const Call *call = &t.calls[trump]
    cdef double total = t.weights.trump * count_bits(hand & order.trumps)
    cdef double part = 0
    cdef uint64_t cards = translated(hand & order.trumps, t.position)
    cdef uint64_t side, held
    cdef int i, length
    while cards:    # in ascending order, so that rounding is as in Python
        part += t.weights.trump_height / (
            1 + count_bits(call.above[t.ascending[lowest(cards)]] & ~hand))
        cards &= cards - 1
    total += part
    total += t.weights.counter * points_in(r, hand)
    for i in range(call.side_count):
        side = call.sides[i]
        held = hand & side
        length = count_bits(held)
        part = 0
        cards = translated(held, t.position)
        while cards:
            part += side_card(
                t, call, count_bits(call.above[t.ascending[lowest(cards)]] & ~hand), length)
            cards &= cards - 1
        total += part
        if call.is_suit and length < t.shorts:
            total += t.short[length]
    return total


cdef inline double side_card(const Tables *t, const Call *call, int higher, int held) noexcept nogil:
    """The count of a side-suit card: `held` of its suit in hand, `higher` higher ones are not."""
    if not higher:
        return call.top
    return t.guarded[higher - 1] if higher <= min(t.guards, held - 1) else 0.0
