# The state of a deal between two moves, and facts computed from it.

from libc.stdint cimport int16_t, int32_t, int64_t, uint8_t, uint64_t

from rookery.engine.tricks._rules cimport CARDS, CUT, NONE, OVER, SEATS, Rules
from rookery.native.bits cimport count_bits

cdef enum:
    CALLS = 4           # the most cards that can be called
    TRICKS = 24         # a deal has at most this many tricks
    DEAL_VERSION = 1    # the version of the byte format of a deal


cdef struct Deal:
    # A deal between two moves: the fields of `TrickState`, and facts that follow. A place is a seat
    # or the dummy. A role such as `bidder` is NONE until a seat has it. Unused bytes are 0, so
    # equal deals are equal byte by byte.
    uint64_t legal              # legal moves, as bits from the phase's first move on
    uint64_t hands[SEATS]
    uint64_t laid[SEATS]        # for each place: the card laid to the current trick, as a bit
    uint64_t played[SEATS]      # for each place: the cards laid to finished tricks
    uint64_t nest
    uint64_t buried
    uint64_t face_up
    uint64_t called_cards
    int32_t totals[SEATS]
    int32_t deals_before
    int16_t points[SEATS]       # for each place: points in tricks so far
    int16_t pot                 # the points of the cards on the table
    uint8_t called[CALLS]
    uint8_t calls
    uint8_t dealer
    uint8_t phase
    uint8_t step                # which phase it is, as an index in the course
    uint8_t turn
    uint8_t bidder
    uint8_t bid                 # the number of the bid, or NONE
    uint8_t trump               # the number of the trump call, or NONE
    uint8_t leader
    uint8_t placed              # how many cards are on the table
    uint8_t led                 # the suit led
    uint8_t best                # the number of the best card in the trick
    uint8_t strength            # the strength of the best card
    uint8_t tricks              # how many tricks are finished
    uint8_t plays               # how many cards have been laid to tricks
    uint8_t calls_made          # how many moves the auction has had
    uint8_t passed              # the seats that have passed, as bits
    uint8_t amount_bid          # the seats that have bid an amount, as bits
    uint8_t was_cut
    uint8_t in_pile             # how many cards are left in a dummy's pile
    uint8_t first_leader        # the seat that led the first trick
    uint8_t won[SEATS]          # for each place: tricks won
    uint8_t void[SEATS]         # for each place: the suits in which it is known to be void, as bits
    uint8_t last_bid[SEATS]     # for each seat: its last bid, or NONE
    uint8_t in_hand[SEATS]      # for each place: how many cards are left
    uint8_t total_shown[SEATS]  # for each seat: its total as an observation shows it
    uint8_t winners[TRICKS]
    uint8_t play[CARDS]         # the cards laid to tricks, in order
    uint8_t auction[CARDS]      # the moves of the auction, in order
    uint8_t cut[CARDS]
    uint8_t pile[TRICKS]        # a dummy's pile as dealt, the top first


cdef inline void set_totals(const Rules *r, Deal *d) noexcept nogil:
    """Set how observations show the totals: in hundredths of the target, plus 128."""
    cdef int seat
    cdef int64_t hundredths
    for seat in range(r.seats):
        hundredths = 100 * <int64_t>d.totals[seat]
        if hundredths < 0:
            hundredths -= r.target - 1      # rounded down, as Python does
        d.total_shown[seat] = <uint8_t>max(0, min(255, 128 + hundredths // r.target))


cdef inline void set_sizes(const Rules *r, Deal *d) noexcept nogil:
    """Count the cards that each place (seat or dummy) has left."""
    cdef int place
    for place in range(r.seats):
        d.in_hand[place] = count_bits(d.hands[place])
    if r.places > r.seats:
        d.in_hand[r.seats] = d.in_pile


cdef inline int actor(const Deal *d) noexcept nogil:
    """The seat to move; −1 when all tricks are played or the hands are thrown in."""
    return -1 if d.phase == OVER or d.phase == CUT else d.turn


cdef inline bint nest_is_taken(const Rules *r, const Deal *d) noexcept nogil:
    """Whether the bidder has taken the nest into the hand: `nest_is_taken` in tricks/view.py."""
    return r.nest_step >= 0 and d.bidder != NONE and d.step > r.nest_step


cdef inline uint64_t buried_face_up(const Rules *r, const Deal *d) noexcept nogil:
    """The buried trumps if they lie face up (FO-8), otherwise 0."""
    if not r.buried_trumps_shown or d.trump == NONE:
        return 0
    return d.buried & r.orders[d.trump].trumps


cdef inline bint is_known_partner(const Deal *d, int seat, int viewer) noexcept nogil:
    """Whether a viewer knows that a seat holds or has played a called card (R5-8)."""
    cdef uint64_t cards = d.laid[seat] | d.played[seat]
    if seat == viewer:
        cards |= d.hands[seat]
    return (cards & d.called_cards) != 0


cdef inline int next_seat(const Rules *r, int seat) noexcept nogil:
    """The seat to the left."""
    return seat + 1 if seat + 1 < r.seats else 0


cdef inline int place_after(const Rules *r, const Deal *d, int place, int count) noexcept nogil:
    """The place that is `count` turns later than `place`. With a dummy, the order depends on the dealer."""
    if r.places > r.seats and d.dealer & 1:
        place -= count
        return place + r.places if place < 0 else place
    place += count
    return place - r.places if place >= r.places else place
