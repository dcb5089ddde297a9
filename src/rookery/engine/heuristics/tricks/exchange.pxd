# The bidder's moves before the tricks, as in heuristics/tricks/exchange.py.

from libc.stdint cimport uint64_t

from rookery.engine.heuristics.tricks._tables cimport Call, Tables, Weights
from rookery.engine.heuristics.tricks.hand_value cimport best_trump
from rookery.engine.heuristics.tricks.knowledge cimport Known
from rookery.engine.tricks._rules cimport NEST_TO_BIDDER, NEST_TO_LAST, NONE, Order, Rules
from rookery.native.bits cimport count_bits, lowest
from rookery.native.cards cimport translated


cdef inline int name_trump(const Known *k) noexcept nogil:
    """Name the trump with the most expected points."""
    cdef double points = 0
    return best_trump(k.rules, k.tables, k.hand, k.legal, &points)


cdef inline int bury(const Known *k) noexcept nogil:
    """Bury the card that is least worth keeping."""
    cdef double points = 0
    cdef int trump = k.trump
    cdef uint64_t cards = translated(k.legal, k.tables.position)
    cdef double value, least = 0
    cdef int card, found = -1
    if trump == NONE:
        trump = best_trump(k.rules, k.tables, k.hand, k.rules.trump_moves, &points)
    while cards:
        card = k.tables.ascending[lowest(cards)]
        cards &= cards - 1
        value = worth_keeping(k, trump, card)
        if found < 0 or value < least:
            found = card
            least = value
    return found


cdef inline int call_partner(const Known *k) noexcept nogil:
    """Call the card that helps the hand most."""
    cdef uint64_t cards = translated(k.legal, k.tables.position)
    cdef double value, most = 0
    cdef int card, found = -1
    while cards:
        card = k.tables.ascending[lowest(cards)]
        cards &= cards - 1
        value = wanted(k, card)
        if found < 0 or value > most:
            found = card
            most = value
    return found


cdef inline int choose_lead(const Known *k) noexcept nogil:
    """Lead if the hand has top cards to cash; else return 1, and the seat on the left leads."""
    return not k.tables.calls[k.trump].tops & k.hand & ~k.tables.rook


cdef inline double worth_keeping(const Known *k, int trump, int card) noexcept nogil:
    """How many points the seat loses by burying a card."""
    cdef const Rules *r = k.rules
    cdef const Tables *t = k.tables
    cdef const Weights *w = &t.weights
    cdef const Order *order = &r.orders[trump]
    cdef const Call *call = &t.calls[trump]
    cdef double height = call.strength[card] / 100
    cdef uint64_t cards
    cdef int held
    cdef double wins, counter
    cdef bint clears
    if order.trumps >> card & 1:
        return w.never + height
    cards = k.hand & order.lanes[order.suit_of[card]]
    held = count_bits(cards)
    wins = chance_to_win(t, count_bits(call.above[card] & ~k.hand), held)
    counter = 2 * r.points[card] * (
        w.saved + w.saved_by_winning * wins - chance_of_nest(k, trump))
    clears = (k.hand & order.trumps != 0 and held <= r.nest_size - k.buried_size
              and not call.tops & cards)
    return t.trick_value * wins + counter + height - (w.void_shared / held if clears else 0.0)


cdef inline double chance_to_win(const Tables *t, int higher, int held) noexcept nogil:
    """The chance that a side-suit card wins a trick, if the hand has `held` cards of the suit."""
    if higher >= min(t.winners, held):
        return 0.0
    return t.weights.wins_in_length if not higher and held >= t.long else t.wins[higher]


cdef inline double chance_of_nest(const Known *k, int trump) noexcept nogil:
    """The probability that the bidder's side gets the counters that it buries (FO-9)."""
    if k.rules.nest_to == NEST_TO_LAST:
        return chance_of_last(k, trump)
    return 1.0 if k.rules.nest_to == NEST_TO_BIDDER else 0.0


cdef inline double chance_of_last(const Known *k, int trump) noexcept nogil:
    """The probability that the bidder's side takes the last trick, given the bidder's trumps."""
    cdef const Weights *w = &k.tables.weights
    cdef const Call *call = &k.tables.calls[trump]
    cdef uint64_t trumps = k.hand & k.rules.orders[trump].trumps
    cdef int sure = count_bits(call.tops & trumps)
    cdef double chance = (w.last + w.last_by_trump * (count_bits(trumps) - call.fair_trumps)
                          + w.last_by_trump * sure)
    return min(w.surest_last, max(w.last, chance))


cdef inline double wanted(const Known *k, int card) noexcept nogil:
    """How much calling a card helps: high trumps most, then top cards just above a card held."""
    cdef const Weights *w = &k.tables.weights
    cdef const Order *order = &k.rules.orders[k.trump]
    cdef const Call *call = &k.tables.calls[k.trump]
    cdef uint64_t held = k.hand & order.lanes[order.suit_of[card]]
    cdef int higher = count_bits(call.above[card] & ~k.hand)
    cdef double own = k.rules.points[card] / 10.0 + call.strength[card] / 1000
    cdef double length = w.wanted_top - count_bits(held) if held else 1.0
    cdef double helped = 0
    if order.trumps >> card & 1:
        return (w.wanted_trump - w.trump_out * higher
                - w.trump_held * count_bits(held & call.above[card]) + own)
    if higher:
        return own / 100
    while held:
        if count_bits(call.above[lowest(held)] & ~k.hand) == 1:
            helped = w.helps_second
        held &= held - 1
    return length + helped + own
