# The points of a finished deal, as tricks/scoring.py gives them.

from libc.stdint cimport int32_t, uint64_t

from rookery.engine.tricks.play cimport most_tricks
from rookery.engine.tricks.state cimport Deal
from rookery.engine.tricks._rules cimport (
    ALONE,
    ALTERNATE,
    NEST_TO_BIDDER,
    NEST_TO_LAST,
    NEST_TO_OPPONENTS,
    NO_VALUE,
    NONE,
    SEATS,
    Rules,
)
from rookery.native.bits cimport lowest


cdef inline void score(const Rules *r, const Deal *d, int32_t *points) noexcept nogil:
    """Fill `points` with the score of each seat; all 0 if the hands were thrown in (TT-6)."""
    cdef int side[SEATS]
    cdef int32_t taken[SEATS]
    cdef int seat, other, own
    cdef int32_t others = NO_VALUE
    for seat in range(r.seats):
        points[seat] = 0
        taken[seat] = 0
    if d.bidder == NONE:
        return
    set_sides(r, d, side)
    take(r, d, side, taken)
    own = side[d.bidder]
    for seat in range(r.seats):
        if side[seat] != own:
            others = max(others, taken[side[seat]])
    for seat in range(r.seats):
        if side[seat] == own:
            points[seat] = bidding_score(r, d, taken[own], others, has_all_tricks(r, d, side))
        elif not is_shut_out(r, d, seat):
            points[seat] = taken[side[seat]]


cdef inline void set_sides(const Rules *r, const Deal *d, int *side) noexcept nogil:
    """Number the sides: fill in the side of each seat."""
    cdef int seat
    for seat in range(r.seats):
        if r.sides == ALONE:
            side[seat] = seat
        elif r.sides == ALTERNATE:
            side[seat] = seat & 1
        else:
            side[seat] = not (seat == d.bidder
                              or (d.hands[seat] | d.played[seat]) & d.called_cards)


cdef inline void take(const Rules *r, const Deal *d, const int *side, int32_t *taken) noexcept nogil:
    """Add up what each side took: tricks, nest, last trick and most tricks (DX-8, FO-9)."""
    cdef int seat
    cdef int last = d.winners[d.tricks - 1]
    cdef uint64_t cards = d.buried
    cdef int32_t nest = r.nest_as_trick
    while cards:
        nest += r.points[lowest(cards)]
        cards &= cards - 1
    for seat in range(r.seats):
        taken[side[seat]] += d.points[seat]
    if last < r.seats:
        taken[side[last]] += r.last_trick_points
        if r.nest_to == NEST_TO_LAST:
            taken[side[last]] += nest
    if r.nest_to == NEST_TO_BIDDER:
        taken[side[d.bidder]] += nest
    elif r.nest_to == NEST_TO_OPPONENTS:
        taken[1 - side[d.bidder]] += nest
    if r.most_tricks_points:
        taken[side_with_most(r, d)] += r.most_tricks_points


cdef inline int side_with_most(const Rules *r, const Deal *d) noexcept nogil:
    """The side with more tricks; after a tie, the one that won the cut (DX-8)."""
    cdef int won[2]
    cdef int turn, place
    most_tricks(r, d, won)
    if won[0] != won[1]:
        return won[1] > won[0]
    for turn in range(r.cards // r.seats):
        won[0] = won[1] = 0
        for place in range(r.seats):
            won[(d.dealer + 1 + place) % 2] += r.ranks[d.cut[turn * r.seats + place]]
        if won[0] != won[1]:
            return won[1] > won[0]
    return 1 - d.bidder % 2


cdef inline bint has_all_tricks(const Rules *r, const Deal *d, const int *side) noexcept nogil:
    """Whether the bidding side has won every trick."""
    cdef int trick, seat
    for trick in range(d.tricks):
        seat = d.winners[trick]
        if seat >= r.seats or side[seat] != side[d.bidder]:
            return False
    return True


cdef inline int32_t bidding_score(
    const Rules *r, const Deal *d, int32_t took, int32_t others, bint has_all
) noexcept nogil:
    """The score of the bidding side (TT-4, R5-4, FO-10, FO-11, FO-16)."""
    cdef bint is_sun = r.has_sun and d.bid == r.bids
    cdef int32_t scored
    if not (has_all if is_sun else took >= r.bid[d.bid]):
        return r.set_back[d.bid] * (2 if r.double_set and took < others else 1)
    scored = r.made[d.bid]
    if scored == NO_VALUE:
        scored = r.slam_value if has_all and r.slam_value != NO_VALUE else took
    return scored + (r.all_points_bonus if took == r.stake else 0)


cdef inline bint is_shut_out(const Rules *r, const Deal *d, int seat) noexcept nogil:
    """Whether a seat's side has reached the gate and bid no amount in the deal (FO-12)."""
    cdef int other
    if r.gate == NO_VALUE:
        return False
    for other in range(seat & 1, r.seats, 2):
        if d.amount_bid >> other & 1:
            return False
    return d.totals[seat & 1] >= r.gate
