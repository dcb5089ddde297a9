# The value of playing a card to the current trick, as in heuristics/tricks/card_value.py.

from rookery.engine.heuristics.tricks._tables cimport Weights
from rookery.engine.heuristics.tricks.keeping_value cimport last_trick_stake, worth_kept
from rookery.engine.heuristics.tricks.knowledge cimport Known
from rookery.engine.heuristics.tricks.memory cimport Memory, chance_beats
from rookery.engine.tricks._rules cimport Order
from rookery.native.tricks cimport outranks


cdef inline double value_of(
    Memory *m, int card, double average, double *unbeaten
) noexcept nogil:
    """The value of a legal card; `average` is the mean stake of the tricks to come.

    `unbeaten` is the chance that the seat's side wins the trick if this card does not beat the best
    one so far. It is the same for all such cards, and negative until it is known.
    """
    cdef const Known *k = m.known
    cdef const Weights *w = &k.tables.weights
    cdef const Order *order = m.order
    cdef int after = k.seats - k.placed - 1
    cdef int best = card
    cdef int holder = k.seat
    cdef int led = order.suit_of[card]
    cdef double ours, stake
    if k.placed:
        led = k.led
        if not outranks(order.suit_of[card], order.strength[card], order.suit_of[k.best_card],
                        order.strength[k.best_card], order.trumps >> card & 1):
            best = k.best_card
            holder = (k.leader + k.best) % k.seats
    if best == card:
        ours = chance_ours(m, holder, best, led, after)
    else:
        if unbeaten[0] < 0:
            unbeaten[0] = chance_ours(m, holder, best, led, after)
        ours = unbeaten[0]
    stake = k.pot + k.rules.points[card] + k.tables.worth_of_tricks + w.yet_to_fall * after
    if not k.hand & (k.hand - 1):
        stake += last_trick_stake(m)
    return stake * (2 * ours - 1) - worth_kept(m, card, average)


cdef inline double chance_ours(
    Memory *m, int holder, int best, int led, int after
) noexcept nogil:
    """The chance that the seat's side wins the trick, with `after` seats still to play.

    A teammate is assumed not to beat a teammate's card; others beat it if they can.
    """
    cdef double teammate = m.known.tables.weights.teammate
    cdef double ours = m.trust[holder]
    cdef bint holder_is_teammate = ours > teammate
    cdef int seat = m.known.seat
    cdef double trust, beats, kept
    cdef int i
    for i in range(after):
        seat = seat + 1 if seat + 1 < m.known.seats else 0
        trust = m.trust[seat]
        if holder_is_teammate and trust > teammate:
            continue
        beats = chance_beats(m, seat, best, led)
        kept = ours * trust if holder_is_teammate else trust
        ours = ours * (1 - beats) + kept * beats
    return ours
