# What the seat to move may know of a deal. The rules of thumb get nothing else.

from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t

from rookery.engine.fishing._rules cimport SEATS, Rules
from rookery.engine.fishing.state cimport Centre, Deal, next_seat, running_total
from rookery.engine.heuristics.fishing._tables cimport Tables
from rookery.native.bits cimport count_bits


cdef struct Known:
    # The fields of the seat's `FishingView`. Seats are numbered from this seat to the left, so
    # arrays by seat begin with its own entry.
    const Rules *rules
    const Tables *tables
    int others
    uint64_t hand
    uint64_t seen               # every card that the seat has seen
    Centre centre               # public, like all fields below
    int size                    # the number of cards in the centre
    int stock_size
    bint was_last_to_capture
    uint64_t won[SEATS]
    int32_t totals[SEATS]       # including what has been scored in this deal so far (TX-20)
    uint8_t in_hand[SEATS]
    uint32_t lacks[SEATS]
    uint32_t keeps[SEATS]


cdef inline void learn(const Rules *r, const Tables *t, const Deal *d, Known *k) noexcept nogil:
    """Fill in what the seat to move may know, as `view` in fishing/view.py."""
    cdef int seat = d.turn
    cdef int i
    k.rules = r
    k.tables = t
    k.others = r.seats - 1
    k.hand = k.seen = d.hands[seat]
    k.centre = d.centre
    k.size = 0
    k.stock_size = r.cards - d.stock_at
    k.was_last_to_capture = d.last_capturer == seat
    for i in range(d.centre.piles):
        k.seen |= d.centre.cards[i]
        k.size += count_bits(d.centre.cards[i])
    for i in range(r.seats):
        k.seen |= d.won[seat]
        k.won[i] = d.won[seat]
        k.totals[i] = running_total(r, d, seat)
        k.in_hand[i] = count_bits(d.hands[seat])
        k.lacks[i] = d.lacks[seat]
        k.keeps[i] = d.keeps[seat]
        seat = next_seat(r, seat)
