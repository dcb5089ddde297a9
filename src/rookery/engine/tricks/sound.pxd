# Checks that bytes are those of a deal, so that it can be played on safely. The auction and the
# tricks are replayed, and all fields that follow from them must agree.

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcmp, memset

from rookery.engine.tricks._rules cimport (
    AUCTION,
    BURY,
    CALL,
    CARDS,
    CUT,
    NAME_TRUMP,
    NONE,
    OVER,
    PHASES,
    PLAY,
    SEATS,
    Rules,
)
from rookery.engine.tricks.auction cimport begin_auction, biddable, call
from rookery.engine.tricks.phases cimport is_done
from rookery.engine.tricks.play cimport lay
from rookery.engine.tricks.state cimport Deal, nest_is_taken, set_sizes, set_totals
from rookery.native.bits cimport bit, count_bits


cdef inline bint is_sound(const Rules *r, const Deal *d) noexcept nogil:
    """Whether numbers are in range, each card is in one place, and the rest follows from the moves.

    The legal moves are not checked: they are computed anew.
    """
    return (
        seats_are_sound(r, d)
        and phase_is_sound(r, d)
        and auction_is_sound(r, d)
        and auction_follows(r, d)
        and tricks_are_sound(r, d)
        and cards_are_sound(r, d)
        and tricks_follow(r, d)
    )


cdef inline bint are_below(const uint8_t *numbers, int count, int bound) noexcept nogil:
    """Whether all numbers are below a bound."""
    cdef int i
    for i in range(count):
        if numbers[i] >= bound:
            return False
    return True


cdef inline bint is_open_or_below(int number, int bound) noexcept nogil:
    """Whether a number is NONE or below a bound."""
    return number == NONE or number < bound


cdef inline bint seats_are_sound(const Rules *r, const Deal *d) noexcept nogil:
    return (
        d.dealer < r.seats
        and d.turn < (r.places if d.phase == CUT or d.phase == OVER else r.seats)
        and is_open_or_below(d.bidder, r.seats)
        and is_open_or_below(d.leader, r.places)
        and is_open_or_below(d.first_leader, r.seats)
        and (d.bidder == NONE) == (d.bid == NONE)
    )


cdef inline bint phase_is_sound(const Rules *r, const Deal *d) noexcept nogil:
    """Whether the phase is the one at `step` of the course, and has the fields that it needs."""
    if d.step > r.phases + 1 or d.phase >= PHASES:
        return False
    if d.phase == OVER and d.bidder == NONE:
        return d.step == 0 and d.leader == NONE
    if d.step >= r.phases:
        if d.phase != (CUT if d.step == r.phases else OVER):
            return False
    elif d.phase != r.course[d.step]:
        return False
    if d.phase != AUCTION and d.bidder == NONE:
        return False
    if d.step + 1 >= r.phases and (d.leader == NONE or d.first_leader == NONE):
        return False
    return (
        is_named_in_time(r, d)
        and d.calls <= r.calls
        and are_below(d.called, d.calls, r.cards)
    )


cdef inline bint is_named_in_time(const Rules *r, const Deal *d) noexcept nogil:
    """Whether trump is named, partners are called and cards are buried if those phases are past."""
    cdef int step
    for step in range(min(d.step, r.phases)):
        if r.course[step] == NAME_TRUMP and d.trump == NONE:
            return False
        if r.course[step] == CALL and d.calls != r.calls:
            return False
        if r.course[step] == BURY and count_bits(d.buried) != r.nest_size:
            return False
    return True


cdef inline bint auction_is_sound(const Rules *r, const Deal *d) noexcept nogil:
    """Whether the numbers of the auction are in range, and the auction cannot become too long."""
    cdef int bids = 0 if d.bid == NONE else d.bid + 1
    cdef int seat
    for seat in range(r.seats):
        if not is_open_or_below(d.last_bid[seat], r.bids + r.has_sun):
            return False
    return (
        is_open_or_below(d.bid, r.bids + r.has_sun + r.opening_bid)
        and is_open_or_below(d.trump, r.trumps)
        and d.passed < 1 << r.seats
        and (d.phase != AUCTION or (d.passed >> d.turn & 1) == 0)
        and d.calls_made <= min(CARDS, count_bits(d.passed) + bids)
        and are_below(d.auction, d.calls_made, r.bids + r.has_sun + 1)
    )


cdef inline bint auction_follows(const Rules *r, const Deal *d) noexcept nogil:
    """Whether the auction's moves are legal, and the fields that follow from them agree."""
    cdef Deal again
    cdef int i
    memset(&again, 0, sizeof(Deal))
    again.dealer = d.dealer
    again.bidder = again.bid = NONE
    memset(again.last_bid, NONE, sizeof(again.last_bid))
    if d.phase == OVER and d.bidder == NONE and not d.calls_made:
        return d.turn == d.dealer and d.passed == 0    # the deal is a misdeal
    begin_auction(r, &again)
    for i in range(d.calls_made):
        if is_done(r, &again) or not biddable(r, &again) >> d.auction[i] & 1:
            return False
        call(r, &again, d.auction[i])
    return (
        is_done(r, &again) == (d.phase != AUCTION)
        and (d.phase != AUCTION or again.turn == d.turn)
        and again.bidder == d.bidder
        and again.bid == d.bid
        and again.passed == d.passed
        and again.amount_bid == d.amount_bid
        and memcmp(again.last_bid, d.last_bid, sizeof(d.last_bid)) == 0
    )


cdef inline bint tricks_follow(const Rules *r, const Deal *d) noexcept nogil:
    """Whether all fields of the tricks follow from the cards laid, and all counts are right."""
    cdef Deal again = d[0]
    cdef int i
    if d.plays or d.phase == PLAY:
        again.leader = again.turn = d.first_leader
        again.pot = 0
        again.placed = again.led = again.best = again.strength = again.tricks = again.plays = 0
        memset(again.laid, 0, sizeof(again.laid))
        memset(again.played, 0, sizeof(again.played))
        memset(again.points, 0, sizeof(again.points))
        memset(again.won, 0, sizeof(again.won))
        memset(again.void, 0, sizeof(again.void))
        memset(again.winners, 0, sizeof(again.winners))
        memset(again.play, 0, sizeof(again.play))
        for i in range(d.plays):
            lay(r, &again, d.play[i])
    set_sizes(r, &again)
    set_totals(r, &again)
    again.legal = d.legal
    return memcmp(&again, d, sizeof(Deal)) == 0


cdef inline bint tricks_are_sound(const Rules *r, const Deal *d) noexcept nogil:
    return (
        d.tricks <= r.hand_size
        and d.in_pile <= r.hand_size
        and d.placed < r.places
        and d.plays == d.tricks * r.places + d.placed
        and (d.plays == 0 or d.step + 1 >= r.phases)
        and d.led < r.suits
        and d.best < r.places
        and (d.phase != PLAY or d.tricks < r.hand_size)
        and (d.step < r.phases or d.bidder == NONE or d.tricks == r.hand_size)
        and are_below(d.winners, d.tricks, r.places)
        and are_below(d.play, d.plays, r.cards)
        and are_below(d.pile, r.hand_size if r.places > r.seats else 0, r.cards)
        and (not d.was_cut or are_below(d.cut, r.cards, r.cards))
    )


cdef inline bint cards_are_sound(const Rules *r, const Deal *d) noexcept nogil:
    """Whether every card is in one place, and every hand has its size."""
    cdef bint taken = nest_is_taken(r, d)
    cdef uint64_t all = d.buried if taken else d.buried | d.nest
    cdef int count = count_bits(d.buried) + (0 if taken else count_bits(d.nest))
    cdef int seat, place, own, size
    for seat in range(SEATS):
        all |= d.hands[seat] | d.laid[seat] | d.played[seat]
        own = count_bits(d.hands[seat]) + count_bits(d.laid[seat]) + count_bits(d.played[seat])
        count += own
        size = r.hand_size if seat < r.seats else 0
        if taken and seat == d.bidder:
            size += r.nest_size - count_bits(d.buried)
        if own != size and seat < r.seats:
            return False
    if r.places > r.seats:
        for place in range(r.hand_size - d.in_pile, r.hand_size):
            all |= bit(d.pile[place])
            count += 1
    return (
        all == r.pack
        and count == r.cards
        and not (d.face_up | d.called_cards | d.nest) & ~r.pack
        and count_bits(d.nest) == r.nest_size
        and buried_are_sound(r, d)
        and pile_is_sound(r, d)
    )


cdef inline bint buried_are_sound(const Rules *r, const Deal *d) noexcept nogil:
    """Whether the phase allows the numbers of buried nest cards and other cards (R2-4)."""
    cdef int back = count_bits(d.buried & d.nest)
    cdef int own = count_bits(d.buried & ~d.nest)
    if back + own > r.nest_size or not r.may_lie[back][own]:
        return False
    return d.phase != BURY or back + own < r.nest_size


cdef inline bint pile_is_sound(const Rules *r, const Deal *d) noexcept nogil:
    """Whether a dummy has laid the top cards of its pile."""
    cdef uint64_t laid = 0
    cdef int i
    if r.places == r.seats:
        return d.in_pile == 0
    for i in range(r.hand_size - d.in_pile):
        laid |= bit(d.pile[i])
    return laid == d.laid[r.seats] | d.played[r.seats]
