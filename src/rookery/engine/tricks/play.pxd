# Playing the tricks, as in tricks/play.py.

from libc.stdint cimport uint64_t

from rookery.engine.tricks._rules cimport LEFT_OF_BIDDER, LEFT_OF_DEALER, NONE, Order, Rules
from rookery.engine.tricks.state cimport Deal, next_seat, place_after
from rookery.native.bits cimport bit
from rookery.native.tricks cimport following, outranks


cdef inline void begin_tricks(const Rules *r, Deal *d) noexcept nogil:
    """Give the turn to the leader of the first trick (DX-6, R3-5, R5-9, FO-4)."""
    if d.leader == NONE:
        d.leader = first_leader(r, d)
    d.first_leader = d.turn = d.leader


cdef inline int first_leader(const Rules *r, const Deal *d) noexcept nogil:
    """The seat that leads to the first trick, unless the bidder has chosen (FO-4)."""
    if r.first_lead == LEFT_OF_DEALER:
        return next_seat(r, d.dealer)
    return next_seat(r, d.bidder) if r.first_lead == LEFT_OF_BIDDER else d.bidder


cdef inline uint64_t playable(const Rules *r, const Deal *d) noexcept nogil:
    """The cards that the seat to move may play (TT-1, FO-1, SH-5)."""
    cdef const Order *order = &r.orders[d.trump]
    cdef uint64_t hand = d.hands[d.turn]
    cdef uint64_t fits
    if d.placed:
        return following(hand, order.lanes[d.led], order.at_any_time)
    if r.trump_is_led and not d.tricks:
        fits = hand & order.trumps
        return fits if fits else hand
    return hand


cdef inline void play(const Rules *r, Deal *d, int card) noexcept nogil:
    """Play a card; a dummy then plays, too, until somebody has to choose (R2-6)."""
    d.hands[d.turn] ^= bit(card)
    lay(r, d, card)
    while d.in_pile and d.turn == r.dummy:
        card = d.pile[r.hand_size - d.in_pile]
        d.in_pile -= 1
        lay(r, d, card)


cdef inline void lay(const Rules *r, Deal *d, int card) noexcept nogil:
    """Lay a card to the trick. The winner of a complete trick takes it and leads next (TT-2).

    A seat that does not follow suit shows that it is void (TT-1). This does not hold for a card
    that may be played at any time (FO-1), nor for a dummy (R2-6).
    """
    cdef const Order *order = &r.orders[d.trump]
    cdef int seat = d.turn
    cdef int suit = order.suit_of[card]
    cdef int strength = order.strength[card]
    if d.placed == 0:
        d.led = suit
        d.best = 0
        d.strength = strength
    elif outranks(suit, strength, order.suit_of[d.play[d.plays - d.placed + d.best]], d.strength,
                  order.trumps >> card & 1):
        d.best = d.placed
        d.strength = strength
    if suit != d.led and not order.at_any_time >> card & 1 and seat != r.dummy:
        d.void[seat] |= 1 << d.led
    d.laid[seat] = bit(card)
    d.in_hand[seat] -= 1
    d.play[d.plays] = card
    d.plays += 1
    d.pot += r.points[card]
    d.placed += 1
    if d.placed < r.places:
        d.turn = place_after(r, d, seat, 1)
        return
    for seat in range(r.places):
        d.played[seat] |= d.laid[seat]
        d.laid[seat] = 0
    seat = place_after(r, d, d.leader, d.best)
    d.winners[d.tricks] = seat
    d.tricks += 1
    d.won[seat] += 1
    d.points[seat] += d.pot + r.trick_points
    d.placed = d.led = d.best = d.strength = 0
    d.pot = 0
    d.leader = d.turn = seat


cdef inline bint tricks_are_settled(const Rules *r, const Deal *d) noexcept nogil:
    """Whether no cut is needed to settle a tie in tricks (DX-8)."""
    cdef int won[2]
    if not r.most_tricks_points or d.was_cut:
        return True
    most_tricks(r, d, won)
    return won[0] != won[1]


cdef inline void most_tricks(const Rules *r, const Deal *d, int *won) noexcept nogil:
    """Fill in how many tricks each side has won, where the last trick may count more (DX-7)."""
    cdef int seat
    won[0] = won[1] = 0
    for seat in range(r.seats):
        won[seat & 1] += d.won[seat]
    won[d.winners[d.tricks - 1] & 1] += r.last_trick_counts - 1
