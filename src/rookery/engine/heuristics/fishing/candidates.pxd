# The turns to evaluate, as in `candidates` of heuristics/fishing/turn.py.

from libc.stdint cimport uint64_t

from rookery.engine.fishing._rules cimport CARDS, Rules
from rookery.engine.fishing.listing cimport Turns
from rookery.engine.fishing.state cimport Centre, is_build
from rookery.engine.fishing.turns cimport BUILD, TAKE, TRAIL, Turn
from rookery.engine.heuristics.fishing._tables cimport MOST_WEIGHED
from rookery.engine.heuristics.fishing.knowledge cimport Known
from rookery.engine.heuristics.fishing.turn_value cimport Prices, has_orange, price_of_take
from rookery.native.bits cimport bit, count_bits, lowest
from rookery.native.cards cimport translated

cdef enum:
    CANDIDATES = 2 * MOST_WEIGHED + CARDS


cdef struct Ranked:
    # Turns in descending order of their keys. Those with equal keys are in order of insertion.
    int count
    Turn turn[CANDIDATES]
    double key[CANDIDATES]


cdef inline void rank(Ranked *ranked, const Turn *turn, double key, int most) noexcept nogil:
    """Insert a turn by its key, and keep the best `most` turns."""
    cdef int place = ranked.count
    cdef int i
    while place and ranked.key[place - 1] < key:
        place -= 1
    if place >= most:
        return
    if ranked.count < most:
        ranked.count += 1
    for i in range(ranked.count - 1, place, -1):
        ranked.turn[i] = ranked.turn[i - 1]
        ranked.key[i] = ranked.key[i - 1]
    ranked.turn[place] = turn[0]
    ranked.key[place] = key


cdef inline void find_candidates(
    const Known *k, const Prices *prices, const Turns *turns, Ranked *found
) noexcept nogil:
    """Find the turns to evaluate: every trail, and the most promising captures and builds.

    The largest captures of a card come first, and builds on one pile before those on more.
    """
    cdef int most = k.tables.weighed
    cdef uint64_t hand
    cdef Ranked builds, of_card
    cdef int card, i
    found.count = builds.count = 0
    hand = translated(k.hand, k.tables.position)
    while hand:
        card = k.tables.ascending[lowest(hand)]
        hand &= hand - 1
        find_of_card(k, turns, TAKE, card, &of_card)
        for i in range(of_card.count):
            rank(found, &of_card.turn[i], points_now(k, prices, &of_card.turn[i]), most)
        find_of_card(k, turns, BUILD, card, &of_card)
        for i in range(of_card.count):
            rank(&builds, &of_card.turn[i], 0, most)
    for i in range(builds.count):
        found.turn[found.count] = builds.turn[i]
        found.count += 1
    for i in range(turns.count):
        if turns.turn[i].kind == TRAIL:
            found.turn[found.count] = turns.turn[i]
            found.count += 1


cdef inline void find_of_card(
    const Known *k, const Turns *turns, int kind, int card, Ranked *found
) noexcept nogil:
    """Find the first captures or builds with a card, in the order of the specification's list."""
    cdef const Turn *turn
    cdef double key
    cdef int i
    found.count = 0
    for i in range(turns.count):
        turn = &turns.turn[i]
        if turn.kind == kind and turn.card == card:
            if kind == TAKE:
                key = count_bits(cards_of(&k.centre, turn.piles))
            else:
                key = -kind_of_build(&k.centre, turn.piles)
            rank(found, turn, key, k.tables.weighed)


cdef inline int kind_of_build(const Centre *centre, uint64_t piles) noexcept nogil:
    """A build's place in the order of lists: on a single card, then on a build, then on a sum."""
    cdef int value = 0
    cdef int i
    for i in range(centre.piles):
        if piles >> centre.bottom[i] & 1:
            if not piles & (piles - 1):
                return is_build(centre, i)
            value += centre.value[i]
    return 1 + value


cdef inline uint64_t cards_of(const Centre *centre, uint64_t piles) noexcept nogil:
    """The cards of the piles with these bottom cards."""
    cdef uint64_t found = 0
    cdef int i
    for i in range(centre.piles):
        if piles >> centre.bottom[i] & 1:
            found |= centre.cards[i]
    return found


cdef inline double points_now(const Known *k, const Prices *prices, const Turn *turn) noexcept nogil:
    """The points of a capture. If it wins the match, the points for that are added."""
    cdef uint64_t taken = cards_of(&k.centre, turn.piles)
    cdef bint clears = count_bits(taken) == k.size
    cdef double points = price_of_take(k.rules, prices, taken, turn.card, clears)
    return points + k.tables.weights.match if wins_at_once(k, taken, turn.card, clears) else points


cdef inline bint wins_at_once(const Known *k, uint64_t taken, int card, bint clears) noexcept nogil:
    """Whether a capture wins the match in the middle of the deal (TX-20)."""
    cdef const Rules *r = k.rules
    cdef uint64_t won = taken | bit(card)
    cdef int total = k.totals[0] + count_bits(won & r.fives) * r.five_points
    cdef int other
    if not r.wins_at_once:
        return False
    if clears:
        total += r.big_points if count_bits(taken) >= r.big_from else r.little_points
    if not r.orange_is_called and has_orange(r, won if r.played_card_counts else taken):
        total += r.orange_points
    for other in range(1, k.others + 1):
        if k.totals[other] >= total:
            return False
    return total >= r.target
