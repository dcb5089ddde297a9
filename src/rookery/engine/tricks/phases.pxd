# The phases of a deal, as in tricks/phases.py: how each begins, which moves are legal and what they
# do, and when it ends.

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcpy

from rookery.engine.tricks._rules cimport (
    AUCTION,
    BURY,
    CALL,
    CHOOSE_LEAD,
    CUT,
    NAME_TRUMP,
    NONE,
    OVER,
    PLAY,
    TAKE_NEST,
    Rules,
)
from rookery.engine.tricks.auction cimport biddable, call
from rookery.engine.tricks.exchange cimport (
    buriable,
    bury,
    call_partner,
    callable_cards,
    namable,
    take_nest,
)
from rookery.engine.tricks.play cimport begin_tricks, play, playable, tricks_are_settled
from rookery.engine.tricks.state cimport Deal, next_seat
from rookery.native.bits cimport count_bits


cdef inline void settle(const Rules *r, Deal *d) noexcept nogil:
    """Enter phase after phase until one is not done; then find its legal moves."""
    while d.phase != OVER and is_done(r, d):
        if d.bidder == NONE:
            d.phase = OVER
            break
        d.step += 1
        if d.step < r.phases:
            d.phase = r.course[d.step]
        else:
            d.phase = CUT if d.step == r.phases else OVER
        if d.phase != OVER:
            enter(r, d)
    d.legal = find_legal(r, d)


cdef inline bint is_done(const Rules *r, const Deal *d) noexcept nogil:
    """Whether the phase is done."""
    cdef int left
    if d.phase == PLAY:
        return d.tricks == r.hand_size
    if d.phase == AUCTION:
        left = r.seats - count_bits(d.passed)
        return left == 0 or (left == 1 and d.bid != NONE)
    if d.phase == BURY:
        return count_bits(d.buried) == r.nest_size
    if d.phase == NAME_TRUMP:
        return d.trump != NONE
    if d.phase == CALL:
        return d.calls == r.calls
    if d.phase == CHOOSE_LEAD:
        return d.leader != NONE
    if d.phase == CUT:
        return tricks_are_settled(r, d)
    return True  # the nest is taken as the phase begins


cdef inline void enter(const Rules *r, Deal *d) noexcept nogil:
    """Begin a phase after the auction."""
    if d.phase == TAKE_NEST:
        take_nest(r, d)
    elif d.phase == PLAY:
        begin_tricks(r, d)
    elif d.phase != CUT:
        d.turn = d.bidder


cdef inline uint64_t find_legal(const Rules *r, const Deal *d) noexcept nogil:
    """The legal moves of the seat to move, as bits; bit 0 is the first move of the phase."""
    if d.phase == PLAY:
        return playable(r, d)
    if d.phase == AUCTION:
        return biddable(r, d)
    if d.phase == BURY:
        return buriable(r, d)
    if d.phase == CALL:
        return callable_cards(r, d)
    if d.phase == NAME_TRUMP:
        return namable(r, d)
    return 3 if d.phase == CHOOSE_LEAD else 0


cdef inline void apply(const Rules *r, Deal *d, int move) noexcept nogil:
    """Make the move of one bit of `legal`, and go on until a seat has to choose again."""
    if d.phase == PLAY:
        play(r, d, move)
    elif d.phase == AUCTION:
        call(r, d, move)
    elif d.phase == BURY:
        bury(d, move)
    elif d.phase == CALL:
        call_partner(d, move)
    elif d.phase == NAME_TRUMP:
        d.trump = move
    elif d.phase == CHOOSE_LEAD:
        d.leader = next_seat(r, d.bidder) if move else d.bidder
    settle(r, d)


cdef inline void cut_from(const Rules *r, Deal *d, const uint8_t *pack) noexcept nogil:
    """Cut from a shuffled pack to settle a tie in tricks (DX-8)."""
    memcpy(d.cut, pack, r.cards)
    d.was_cut = 1
    settle(r, d)
