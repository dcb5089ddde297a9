# Observations `rookery-obs/1` and masks of fishing games, written into rows of bytes.
# rookery.coding defines each feature and its position; tests compare the bytes with its own.

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.string cimport memset

from rookery.engine.fishing._rules cimport NONE, SEATS, Layout, Rules
from rookery.engine.fishing.choosing cimport Choice
from rookery.engine.fishing.state cimport Centre, Deal, has_turns, next_seat, singles_of
from rookery.engine.fishing.turns cimport TAKE
from rookery.native.bits cimport bit, count_bits

cdef enum:
    SLOTS = 16          # an observation shows at most this many builds one by one


cdef inline void write_mask(const Rules *r, const Choice *c, uint8_t *row) noexcept nogil:
    """Write a byte for each action code, 1 for those that may come next."""
    memset(row, 0, r.actions)
    if c.is_race:
        row[r.orange] = row[r.hold] = 1
        return
    if c.card == NONE:
        r.spreading(row + r.take, &c.takes, 1, r.cards)
        r.spreading(row + r.build, &c.builds, 1, r.cards)
        r.spreading(row + r.trail, &c.trails, 1, r.cards)
        return
    r.spreading(row + r.pile, &c.piles, 1, r.cards)
    row[r.done] = c.may_stop


cdef inline void observe(
    const Rules *r, const Deal *d, const Choice *c, const uint8_t *total_shown, int viewer,
    uint8_t *row,
) noexcept nogil:
    """Write what a seat, or a spectator (−1), may know, and what the seat to move has chosen."""
    cdef Layout at = r.layout   # a local copy, which writing to the row cannot change
    cdef int first = viewer if viewer > 0 else 0
    cdef uint64_t sets[4]
    cdef bint has_begun = viewer >= 0 and c.card != NONE and viewer == d.turn
    memset(row, 0, at.size)
    row[at.stage + ((1 if c.kind == TAKE else 2) if has_begun else 0)] = 1
    sets[0] = d.hands[viewer] if viewer >= 0 else 0
    sets[1] = bit(c.card) if has_begun else 0
    sets[2] = c.chosen if has_begun else 0
    sets[3] = singles_of(&d.centre)
    r.spreading(row + at.hand, sets, 4, r.cards)
    write_builds(r, &d.centre, at, first, row)
    write_seats(r, d, at, total_shown, first, row)
    row[at.stock_size] = r.cards - d.stock_at
    if d.last_capturer != NONE:
        row[at.last_capturer + from_viewer(r, d.last_capturer, first)] = 1
    row[at.dealer + from_viewer(r, d.dealer, first)] = 1
    if has_turns(r, d):
        row[at.turn + from_viewer(r, d.turn, first)] = 1
        row[at.actors + from_viewer(r, d.turn, first)] = 1
    if d.capturer != NONE:
        row[at.orange_capturer + from_viewer(r, d.capturer, first)] = 1
        write_race(r, d, at, first, row)


cdef inline int from_viewer(const Rules *r, int seat, int first) noexcept nogil:
    """A seat counted from the viewer."""
    return seat - first if seat >= first else seat - first + r.seats


cdef inline void write_builds(
    const Rules *r, const Centre *centre, Layout at, int first, uint8_t *row
) noexcept nogil:
    """Write the first builds one by one; then all bottom cards, and the other builds together."""
    cdef uint64_t sets[SLOTS]
    cdef uint64_t others[2]
    cdef int i, seat
    cdef int builds = 0
    others[0] = others[1] = 0
    for i in range(centre.piles):
        if centre.top[i] == centre.bottom[i]:
            continue
        others[0] |= bit(centre.bottom[i])
        if builds >= r.slots:
            others[1] |= centre.cards[i]
            continue
        sets[builds] = centre.cards[i]
        row[at.build_values + builds * r.highest + centre.value[i] - 1] = 1
        if at.owed >= 0:
            for seat in range(r.seats):
                if centre.owed[i] >> seat & 1:
                    row[at.owed + builds * r.seats + from_viewer(r, seat, first)] = 1
        builds += 1
    if builds:
        r.spreading(row + at.builds, sets, builds, r.cards)
        r.spreading(row + at.bottoms, others, 2, r.cards)


cdef inline void write_seats(
    const Rules *r, const Deal *d, Layout at, const uint8_t *total_shown, int first, uint8_t *row
) noexcept nogil:
    """Write the features of each seat, the viewer's first."""
    cdef uint64_t hauls[SEATS]
    cdef uint64_t lacks[SEATS]
    cdef uint64_t keeps[SEATS]
    cdef uint64_t apart[SEATS]
    cdef int seat = first
    cdef int i
    for i in range(r.seats):
        hauls[i] = d.won[seat]
        lacks[i] = d.lacks[seat] >> 1
        keeps[i] = d.keeps[seat] >> 1
        apart[i] = d.apart[seat] >> 1
        row[at.hand_sizes + i] = count_bits(d.hands[seat])
        row[at.big_sweeps + i] = d.big_sweeps[seat]
        row[at.little_sweeps + i] = d.little_sweeps[seat]
        row[at.oranges + i] = d.oranges[seat]
        row[at.totals + i] = total_shown[seat]
        seat = next_seat(r, seat)
    r.spreading(row + at.hauls, hauls, r.seats, r.cards)
    r.spreading(row + at.lacks, lacks, r.seats, r.highest)
    r.spreading(row + at.keeps, keeps, r.seats, r.highest)
    if at.apart >= 0:
        r.spreading(row + at.apart, apart, r.seats, r.highest)


cdef inline void write_race(
    const Rules *r, const Deal *d, Layout at, int first, uint8_t *row
) noexcept nogil:
    """Write who has declined the open orange, and who may still call it (TX-15)."""
    cdef int seat = first
    cdef int i
    for i in range(r.seats):
        if d.held >> seat & 1:
            row[at.orange_held + i] = 1
        else:
            row[at.actors + i] = 1
        seat = next_seat(r, seat)
