# Checks that a deal read from bytes is consistent, so that it can be played on safely.

from libc.stdint cimport int32_t, uint64_t

from rookery.engine.fishing._rules cimport NONE, SEATS, Rules
from rookery.engine.fishing.state cimport Deal, has_turns, is_build, next_seat
from rookery.native.bits cimport bit, count_bits

cdef enum:
    MOST_TOTAL = 1000000000     # larger than any total of a match, but far below a word's limit


cdef inline bint is_sound(const Rules *r, const Deal *d) noexcept nogil:
    """Whether every number is in range, every card in one place, and every hand of the right size.

    What the seats have shown of their hands is not compared with the hands.
    """
    return (
        seats_are_sound(r, d)
        and cards_are_sound(r, d)
        and piles_are_sound(r, d)
        and sizes_are_sound(r, d)
    )


cdef inline bint seats_are_sound(const Rules *r, const Deal *d) noexcept nogil:
    """Whether all seats are seats of the game, and what they have won or shown is in range."""
    cdef int seats = r.seats
    cdef int all_seats = (1 << seats) - 1
    cdef uint64_t numbers = bit(r.highest + 1) - 1
    cdef int seat
    if d.turn >= seats or d.dealer >= seats:
        return False
    if d.last_capturer != NONE and d.last_capturer >= seats:
        return False
    if d.capturer != NONE and (d.capturer >= seats or not r.orange_is_called):
        return False
    if d.held & ~all_seats or d.held == all_seats or (d.held and d.capturer == NONE):
        return False
    for seat in range(SEATS):
        if seat >= seats and (
            d.hands[seat] or d.won[seat] or d.lacks[seat] or d.keeps[seat] or d.apart[seat]
            or d.totals[seat] or d.big_sweeps[seat] or d.little_sweeps[seat] or d.oranges[seat]
        ):
            return False
        if (d.lacks[seat] | d.keeps[seat] | d.apart[seat]) & ~numbers:
            return False
        if max(d.big_sweeps[seat], d.little_sweeps[seat], d.oranges[seat]) > r.cards:
            return False
        if not -MOST_TOTAL <= d.totals[seat] <= MOST_TOTAL:
            return False
    return True


cdef inline bint cards_are_sound(const Rules *r, const Deal *d) noexcept nogil:
    """Whether every card of the pack is in one place."""
    cdef uint64_t seen = 0
    cdef int count = 0
    cdef int i
    for i in range(r.seats):
        seen |= d.hands[i] | d.won[i]
        count += count_bits(d.hands[i]) + count_bits(d.won[i])
    for i in range(d.centre.piles):
        seen |= d.centre.cards[i]
        count += count_bits(d.centre.cards[i])
    for i in range(d.stock_at, r.cards):
        seen |= bit(d.stock[i])
        count += 1
    return count == r.cards and seen == (bit(r.cards - 1) - 1) * 2 + 1


cdef inline bint piles_are_sound(const Rules *r, const Deal *d) noexcept nogil:
    """Whether the piles have values that a card can have, and only builds are owed (TX-9, TX-11)."""
    cdef int i
    cdef int sum
    for i in range(d.centre.piles):
        sum = value_of(r, d.centre.cards[i])
        if sum > r.highest or sum != d.centre.value[i] or d.centre.owed[i] >> r.seats:
            return False
        if d.centre.owed[i] and not (is_build(&d.centre, i) and r.builder_must_take):
            return False
    return True


cdef inline int value_of(const Rules *r, uint64_t cards) noexcept nogil:
    """The sum of the numbers of some cards."""
    cdef int rank
    cdef int sum = 0
    for rank in range(1, r.highest + 1):
        sum += rank * count_bits(cards & r.of_rank[rank])
    return sum


cdef inline bint sizes_are_sound(const Rules *r, const Deal *d) noexcept nogil:
    """Whether somebody has cards, and seats that have played in this round have one card less.

    True once no more cards will be played: hands and turn do not matter then.
    """
    cdef int size = count_bits(d.hands[d.turn])
    cdef int seat = next_seat(r, d.dealer)
    cdef bint has_played = True
    cdef int i
    if not has_turns(r, d):
        return True
    for i in range(r.seats):
        has_played = has_played and seat != d.turn
        if count_bits(d.hands[seat]) + has_played != size:
            return False
        seat = next_seat(r, seat)
    return d.in_hand > 0
