# The bidder's moves between the bidding and the tricks, as in tricks/exchange.py.

from libc.stdint cimport uint64_t

from rookery.engine.tricks._rules cimport NONE, Rules
from rookery.engine.tricks.state cimport Deal
from rookery.native.bits cimport bit, count_bits


cdef inline void take_nest(const Rules *r, Deal *d) noexcept nogil:
    """Put the nest into the bidder's hand (DX-5, FO-6)."""
    if r.nest_taken:
        d.face_up = d.nest
    d.hands[d.bidder] |= d.nest
    d.in_hand[d.bidder] += r.nest_size


cdef inline uint64_t namable(const Rules *r, const Deal *d) noexcept nogil:
    """Every trump call of the game (R5-6), or every suit that the bidder has a card of (SH-5)."""
    cdef uint64_t calls = r.trump_moves
    cdef int trump
    if r.trump_is_led:
        for trump in range(r.trumps):
            if not d.hands[d.bidder] & r.orders[trump].trumps:
                calls &= ~bit(trump)
    return calls


cdef inline uint64_t callable_cards(const Rules *r, const Deal *d) noexcept nogil:
    """Every card that the bidder neither holds, nor has buried or called (R5-5, CP-4, C5-4)."""
    return r.pack & ~(d.hands[d.bidder] | d.buried | d.called_cards)


cdef inline uint64_t buriable(const Rules *r, const Deal *d) noexcept nogil:
    """Every card that may be buried next (R2-4, R3-4, FO-7)."""
    cdef uint64_t hand = d.hands[d.bidder]
    cdef int back = count_bits(d.buried & d.nest)
    cdef int own = count_bits(d.buried & ~d.nest)
    cdef uint64_t fits
    hand = (hand & d.nest if r.may_lie[back + 1][own] else 0) | (
        hand & ~d.nest if r.may_lie[back][own + 1] else 0)
    fits = hand & (r.free if d.trump == NONE else r.orders[d.trump].free)
    if not d.buried & r.point_cards:
        fits |= hand & r.one_counter
    return fits if fits else hand


cdef inline void bury(Deal *d, int card) noexcept nogil:
    """Move a card from the bidder's hand to the buried cards."""
    d.hands[d.bidder] ^= bit(card)
    d.in_hand[d.bidder] -= 1
    d.buried |= bit(card)


cdef inline void call_partner(Deal *d, int card) noexcept nogil:
    """Call a partner card."""
    d.called[d.calls] = card
    d.calls += 1
    d.called_cards |= bit(card)
