# Observations `rookery-obs/1` and masks, written into rows of bytes. rookery.coding defines each
# feature and its position; tests compare the bytes with its own.

from libc.stdint cimport int64_t, uint8_t, uint64_t
from libc.string cimport memcpy, memset

from rookery.engine.tricks._rules cimport AUCTION, CARDS, CUT, NONE, OVER, SEATS, Layout, Rules
from rookery.engine.tricks.state cimport Deal, buried_face_up, is_known_partner, nest_is_taken
from rookery.engine.spreading cimport spread
from rookery.native.bits cimport count_bits, lowest

cdef enum:
    PLANES = 3 + 2 * SEATS  # the most sets of cards at the beginning of an observation


cdef inline void write_mask(const Rules *r, const Deal *d, uint8_t *row) noexcept nogil:
    """Write a byte for each action code, 1 for the legal ones."""
    cdef uint64_t calls
    memset(row, 0, r.actions)
    if d.phase == AUCTION and not r.codes_follow:
        calls = d.legal
        while calls:
            row[r.call_codes[lowest(calls)]] = 1
            calls &= calls - 1
    elif d.legal:
        r.spreading(row + r.action[d.phase], &d.legal, 1, r.moves[d.phase])


cdef inline void observe(const Rules *r, const Deal *d, int viewer, uint8_t *row) noexcept nogil:
    """Write what a seat, or a spectator (−1), may know."""
    cdef Layout at = r.layout   # a local copy, which writing to the row cannot change
    cdef int first = viewer if viewer > 0 else 0
    cdef int seats = r.seats
    write_cards(r, d, viewer, first, row + at.hand)
    memset(row + at.phase, 0, at.size - at.phase)
    row[at.phase + r.phase_shown[d.phase]] = 1
    mark(row + at.turn, from_viewer(seats, d.turn, first), d.phase != OVER and d.phase != CUT)
    row[at.dealer + from_viewer(seats, d.dealer, first)] = 1
    mark(row + at.bidder, from_viewer(seats, d.bidder, first), d.bidder != NONE)
    mark(row + at.bid, 0, r.bid_shown[d.bid] if d.bid != NONE else 0)
    mark(row + at.trump, d.trump, d.trump != NONE)
    mark(row + at.leader, d.leader if d.leader >= seats else from_viewer(seats, d.leader, first),
         d.leader != NONE)
    if seats == 4:
        write_seats(r, d, at, first, 4, row)    # the compiler unrolls this one
    else:
        write_seats(r, d, at, first, seats, row)
    if at.nest_size >= 0:
        row[at.nest_size] = 0 if nest_is_taken(r, d) else r.nest_size
        row[at.buried_size] = count_bits(d.buried)
    if at.called >= 0:
        write_partners(r, d, at, viewer, first, row)
    if at.face_up >= 0:
        spread(row + at.face_up, d.face_up, r.cards)
    if at.buried_face_up >= 0:
        spread(row + at.buried_face_up, buried_face_up(r, d), r.cards)
    if at.deals_left >= 0:
        row[at.deals_left] = <uint8_t>max(0, min(255, <int64_t>r.deals - d.deals_before))


cdef inline void mark(uint8_t *feature, int place, uint8_t value) noexcept nogil:
    """Write a value to byte `place` of a feature. 0 is written to byte 0, which saves a branch."""
    feature[place if value else 0] = value


cdef inline int from_viewer(int seats, int seat, int first) noexcept nogil:
    """A seat counted from the viewer."""
    return seat - first if seat >= first else seat - first + seats


cdef inline void write_cards(
    const Rules *r, const Deal *d, int viewer, int first, uint8_t *row
) noexcept nogil:
    """Write the first sets of cards: hand, nest, buried cards, this trick, earlier tricks."""
    cdef uint64_t sets[PLANES]
    cdef int places = r.places
    cdef int seats = r.seats
    cdef int n = 1
    cdef int seat = first
    cdef int i
    cdef bint taken, knows
    sets[0] = d.hands[viewer] if viewer >= 0 else 0
    if r.layout.nest >= 0:
        taken = nest_is_taken(r, d)
        knows = taken and viewer >= 0 and viewer == d.bidder
        sets[1] = d.nest if knows else 0
        knows = knows or (taken and (d.phase == OVER or d.phase == CUT))
        sets[2] = d.buried if knows else 0
        n = 3
    for i in range(seats):
        sets[n + i] = d.laid[seat]
        sets[n + places + i] = d.played[seat]
        seat = seat + 1 if seat + 1 < seats else 0
    if places > seats:
        sets[n + seats] = d.laid[seats]
        sets[n + places + seats] = d.played[seats]
    r.spreading(row, sets, n + 2 * places, r.cards)


cdef inline void write_seats(
    const Rules *r, const Deal *d, Layout at, int first, int seats, uint8_t *row
) noexcept nogil:
    """Write the features of each seat, the viewer's first, and of a dummy."""
    cdef int suits = r.suits
    cdef int stake = r.stake
    cdef int others = count_bits(r.other_bids)
    cdef int bid
    cdef uint64_t voids = 0
    cdef int passed = d.passed
    cdef int seat = first
    cdef int i
    for i in range(seats):
        row[at.totals + i] = d.total_shown[seat]
        row[at.hand_sizes + i] = d.in_hand[seat]
        bid = d.last_bid[seat]
        if bid != NONE and r.other_bids >> bid & 1:
            row[at.other_bids + i * others + r.bid_places[bid]] = 1
        else:
            mark(row + at.bids + i * r.usual_bids, r.bid_places[bid % CARDS], bid != NONE)
        row[at.passed + i] = passed >> seat & 1
        voids |= <uint64_t>d.void[seat] << i * suits
        row[at.tricks + i] = d.won[seat]
        row[at.points + i] = points_shown(stake, d.points[seat])
        seat = seat + 1 if seat + 1 < seats else 0
    if r.places > seats:
        row[at.hand_sizes + seats] = d.in_hand[seats]
        row[at.tricks + seats] = d.won[seats]
    spread(row + at.voids, voids, seats * suits)


cdef inline uint8_t points_shown(int stake, int points) noexcept nogil:
    """Points as a byte; in 255ths of the stake if the stake exceeds 255."""
    return <uint8_t>(points if stake <= 255 else points * 255 // stake)


cdef inline void write_partners(
    const Rules *r, const Deal *d, Layout at, int viewer, int first, uint8_t *row
) noexcept nogil:
    """Write the called cards, and the seats that the viewer knows to be partners (R5-8)."""
    cdef int seat = first
    cdef int i
    spread(row + at.called, d.called_cards, r.cards)
    for i in range(r.seats):
        row[at.partners + i] = is_known_partner(d, seat, viewer)
        seat = seat + 1 if seat + 1 < r.seats else 0
