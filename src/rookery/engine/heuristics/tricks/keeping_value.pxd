# The value of keeping a card in hand, as in heuristics/tricks/keeping_value.py.

from libc.stdint cimport uint64_t

from rookery.engine.heuristics.tricks._tables cimport Weights
from rookery.engine.heuristics.tricks.hand_value cimport points_in
from rookery.engine.heuristics.tricks.knowledge cimport Known
from rookery.engine.heuristics.tricks.memory cimport Memory, out_above
from rookery.engine.tricks._rules cimport NEST_TO_LAST, Rules
from rookery.native.bits cimport count_bits


cdef inline double last_trick_stake(const Memory *m) noexcept nogil:
    """The points of the last trick apart from its cards: its bonus and the nest."""
    cdef const Known *k = m.known
    cdef double stake = k.rules.last_trick_points
    if k.rules.nest_to != NEST_TO_LAST:
        return stake
    if k.knows_buried:
        return stake + points_in(k.rules, k.buried)
    return stake + k.tables.usual_nest


cdef inline double average_stake(const Memory *m) noexcept nogil:
    """The mean points of the tricks to come."""
    cdef const Known *k = m.known
    cdef int points = points_in(k.rules, m.out | k.hand)
    return (points + last_trick_stake(m)) / count_bits(k.hand) + k.tables.worth_of_tricks


cdef inline double worth_kept(const Memory *m, int card, double stake) noexcept nogil:
    """The value of keeping a card, in points; `stake` is the average stake of the tricks to come."""
    cdef const Known *k = m.known
    cdef const Weights *w = &k.tables.weights
    cdef double wins, saved, kept
    if not k.hand & (k.hand - 1):
        return 0.0
    wins = later_win(m, card)
    saved = w.counter_saved + (w.counter_winning - w.counter_saved) * wins
    kept = 2 * w.patience * wins * stake + k.rules.points[card] * (2 * saved - 1)
    return kept + m.call.strength[card] / w.per_height - void_bonus(m, card)


cdef inline double later_win(const Memory *m, int card) noexcept nogil:
    """The chance that a card wins a later trick."""
    cdef const Known *k = m.known
    cdef const Weights *w = &k.tables.weights
    cdef uint64_t lane = m.order.lanes[m.order.suit_of[card]]
    cdef int higher = out_above(m, card)
    cdef int held, out
    cdef double unruffed = 1.0
    if m.order.trumps >> card & 1:
        return trump_wins(w, m.trumps_out, higher)
    held = count_bits(k.hand & lane)
    out = count_bits(m.out & lane)
    if m.trumps_out:
        unruffed = min(
            w.most_unruffed, w.unruffed + w.unruffed_by_card * out / (2 * (k.seats - 1)))
    if not higher:
        return unruffed if out else w.top_last * unruffed
    if higher == 1 and held > 1:
        return w.second * unruffed
    return w.third * unruffed if higher == 2 and held > 2 else 0.0


cdef inline double trump_wins(const Weights *w, int out, int higher) noexcept nogil:
    """The chance that a trump wins a trick, if `higher` of `out` unseen trumps are higher."""
    if not higher:
        return 1.0
    return w.trump_wins + w.trump_wins_by_place * (out - higher) / out


cdef inline double void_bonus(const Memory *m, int card) noexcept nogil:
    """The points for making a void, if there are trumps in hand to ruff with."""
    cdef uint64_t hand = m.known.hand
    cdef uint64_t held = hand & m.order.lanes[m.order.suit_of[card]]
    if m.order.trumps >> card & 1 or not hand & m.order.trumps:
        return 0.0
    return 0.0 if held & (held - 1) else m.known.tables.weights.makes_void
