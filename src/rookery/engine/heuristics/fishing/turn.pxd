# The value of a turn, as in heuristics/fishing/turn.py.

from libc.math cimport INFINITY, rint
from libc.stdint cimport uint32_t, uint64_t

from rookery.engine.fishing._rules cimport Rules
from rookery.engine.fishing.listing cimport Sums
from rookery.engine.fishing.state cimport Centre, add_single, numbers_of
from rookery.engine.fishing.turns cimport BUILD, TAKE, TRAIL, Turn, build, take_away
from rookery.engine.heuristics.fishing._tables cimport Weights
from rookery.engine.heuristics.fishing.candidates cimport points_now
from rookery.engine.heuristics.fishing.card_chances cimport Chances
from rookery.engine.heuristics.fishing.knowledge cimport Known
from rookery.engine.heuristics.fishing.turn_value cimport Offers, Prices, best_captures
from rookery.native.bits cimport bit, count_bits, lowest


cdef inline double evaluate(
    const Known *k, const Prices *prices, const Chances *chances, const Turn *turn, Sums *sums
) noexcept nogil:
    """A turn's value: own points now and next turn, less others' points, times `per_point`."""
    cdef Centre left = k.centre
    cdef Offers offers
    cdef double now = 0
    cdef double by_others
    if turn.kind == TRAIL:
        add_single(k.rules, &left, turn.card)
    elif turn.kind == TAKE:
        take_away(&left, turn.piles)
        now = points_now(k, prices, turn)
    else:
        build(k.rules, &left, turn)
    best_captures(k, prices, &left, sums, &offers)
    now += leftovers(k, prices, chances, turn, &left, &offers)
    by_others = k.tables.weights.against * points_of_others(k, chances, &offers)
    return rint((now + next_time(k, chances, turn, &left, &offers) - by_others)
                * k.tables.weights.per_point)


cdef inline double points_of_others(
    const Known *k, const Chances *chances, const Offers *offers
) noexcept nogil:
    """The expected points of the next capture by another seat before this seat's next turn."""
    cdef double expected = 0
    cdef double untouched = 1
    cdef double to_go, chance
    cdef int other, i, number
    for other in range(k.others):
        to_go = k.rules.target - k.totals[other + 1] if k.rules.wins_at_once else INFINITY
        for i in range(offers.count):
            number = offers.dearest[i]
            chance = untouched * chances.of[other][number]
            expected += chance * (offers.points[number] + (
                k.tables.weights.match if offers.scored[number] >= to_go else 0.0))
            untouched -= chance
    return expected


cdef inline double next_time(
    const Known *k, const Chances *chances, const Turn *turn, const Centre *left,
    const Offers *offers,
) noexcept nogil:
    """The discounted points of the best capture at the next turn with the cards left in hand.

    If the seat will owe a build, only the capture of that build counts (TX-11).
    """
    cdef uint32_t numbers = numbers_of(k.rules, k.hand & ~bit(turn.card))
    cdef double best = 0
    cdef double points
    cdef bint is_found = False
    cdef int number, i
    if turn.kind == BUILD and k.rules.builder_must_take:
        for i in range(left.piles):
            if left.top[i] == turn.card:
                numbers &= <uint32_t>1 << left.value[i]
    while numbers:
        number = lowest(numbers)
        numbers &= numbers - 1
        if not offers.taken[number]:
            continue
        points = offers.points[number] * survives(k, chances, offers.taken[number], offers)
        if not is_found or points > best:
            best = points
            is_found = True
    return k.tables.weights.later * best


cdef inline double survives(
    const Known *k, const Chances *chances, uint64_t cards, const Offers *offers
) noexcept nogil:
    """The chance that nobody takes any of these cards before the next turn."""
    cdef double chance = 1
    cdef int other, number
    for other in range(k.others):
        for number in range(1, k.rules.highest + 1):
            if offers.taken[number] & cards:
                chance *= 1 - chances.of[other][number]
    return chance


cdef inline double leftovers(
    const Known *k, const Prices *prices, const Chances *chances, const Turn *turn,
    const Centre *left, const Offers *offers,
) noexcept nogil:
    """The expected points of the leftovers, which may go to the last capturer (TX-18)."""
    cdef const Rules *r = k.rules
    cdef uint64_t cards = 0
    cdef int i
    if not r.leftovers_to_last or k.stock_size or not (
        turn.kind == TAKE or k.was_last_to_capture
    ):
        return 0.0
    for i in range(left.piles):
        cards |= left.cards[i]
    return survives(k, chances, cards, offers) * (
        count_bits(cards & r.fives) * r.five_points + count_bits(cards) * prices.card)
