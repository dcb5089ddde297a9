# The value of a capture in points, and the best capture of each number in a centre, as in
# heuristics/fishing/turn_value.py.

from libc.stdint cimport uint64_t

from rookery.engine.fishing._rules cimport RANKS, Rules
from rookery.engine.fishing.listing cimport Sums, add_up
from rookery.engine.fishing.state cimport Centre, is_build
from rookery.engine.heuristics.fishing.knowledge cimport Known
from rookery.native.bits cimport bit, count_bits

cdef enum:
    SORTED = 128        # at most this many sums of one number are ordered by their points


cdef struct Prices:
    # The expected points for having an orange, and for each card.
    double orange
    double card


cdef struct Offers:
    # For each number: the best capture by a card of this number, its expected and certain points.
    uint64_t taken[RANKS]       # 0 for a number that captures nothing
    double points[RANKS]
    int scored[RANKS]
    int count
    int dearest[RANKS]          # the numbers that capture something, the most valuable first


cdef inline void set_prices(const Known *k, Prices *prices) noexcept nogil:
    """Set the values of an orange and of cards for the seat at this point of the deal.

    Cards are worth nothing once it is certain who gets the most.
    """
    cdef int mine = count_bits(k.won[0])
    cdef int left = k.rules.cards - mine
    cdef int most = 0
    cdef int other, won
    for other in range(1, k.others + 1):
        won = count_bits(k.won[other])
        left -= won
        most = max(most, won)
    prices.orange = k.tables.orange
    prices.card = k.tables.weights.card_points if -left <= mine - most <= left else 0.0


cdef inline bint has_orange(const Rules *r, uint64_t cards) noexcept nogil:
    """Whether captured cards include both colours of an orange (TX-15)."""
    return cards & r.colours[0] != 0 and cards & r.colours[1] != 0


cdef inline int scored(const Rules *r, uint64_t taken, int number, bint clears) noexcept nogil:
    """The certain points of a capture: those of its fives and its sweep."""
    cdef bint with_five = r.of_rank[number] & r.fives != 0
    cdef int points = (count_bits(taken & r.fives) + with_five) * r.five_points
    if clears:
        points += r.big_points if count_bits(taken) >= r.big_from else r.little_points
    return points


cdef inline double price_of(
    const Rules *r, const Prices *prices, uint64_t taken, int number, bint clears
) noexcept nogil:
    """The points of capturing these cards with a card of this number."""
    cdef double points = scored(r, taken, number, clears) + (count_bits(taken) + 1) * prices.card
    return points + prices.orange if has_orange(r, taken) else points


cdef inline double price_of_take(
    const Rules *r, const Prices *prices, uint64_t taken, int card, bint clears
) noexcept nogil:
    """The points that this seat gets for a capture by a card whose colour is known."""
    cdef double points = price_of(r, prices, taken, r.ranks[card], clears)
    if r.played_card_counts and not has_orange(r, taken) and has_orange(r, taken | bit(card)):
        return points + prices.orange
    return points


cdef inline void best_captures(
    const Known *k, const Prices *prices, const Centre *centre, Sums *sums, Offers *offers
) noexcept nogil:
    """Find the best capture of every number that can capture something.

    The result is approximate: of sums that share cards, the most valuable is taken first.
    """
    cdef const Rules *r = k.rules
    cdef Centre considered
    cdef uint64_t taken
    cdef bint clears
    cdef int size = 0
    cdef int number, i
    for i in range(centre.piles):
        size += count_bits(centre.cards[i])
    consider(k, centre, &considered)
    add_up(r, &considered, r.highest, sums)
    offers.count = 0
    for number in range(1, r.highest + 1):
        taken = offers.taken[number] = taken_by(r, prices, &considered, sums, number)
        if taken:
            clears = count_bits(taken) == size
            offers.points[number] = price_of(r, prices, taken, number, clears)
            offers.scored[number] = scored(r, taken, number, clears)
            i = offers.count
            while i and offers.points[offers.dearest[i - 1]] < offers.points[number]:
                offers.dearest[i] = offers.dearest[i - 1]
                i -= 1
            offers.dearest[i] = number
            offers.count += 1


cdef inline uint64_t taken_by(
    const Rules *r, const Prices *prices, const Centre *centre, const Sums *sums, int number
) noexcept nogil:
    """The cards that a card of this number captures."""
    cdef uint64_t groups[SORTED]
    cdef double price[SORTED]
    cdef uint64_t taken = 0
    cdef double points
    cdef int count = 0
    cdef int i, place
    for i in range(centre.piles):
        if centre.value[i] == number:
            taken |= centre.cards[i]
    for i in range(1, sums.count):
        if sums.sum[i] != number or not sums.cards[i] & (sums.cards[i] - 1) or count == SORTED:
            continue
        points = price_of(r, prices, sums.cards[i], number, False)
        place = count
        while place and price[place - 1] < points:
            price[place] = price[place - 1]
            groups[place] = groups[place - 1]
            place -= 1
        price[place] = points
        groups[place] = sums.cards[i]
        count += 1
    for i in range(count):
        if not groups[i] & taken:
            taken |= groups[i]
    return taken


cdef inline void consider(const Known *k, const Centre *centre, Centre *considered) noexcept nogil:
    """Copy the piles, at most `MOST_PILES`: builds and fives first."""
    cdef const Rules *r = k.rules
    cdef bint is_first
    cdef int turn, i
    cdef int kept = 0
    considered[0] = centre[0]
    if centre.piles <= k.tables.piles:
        return
    for turn in range(2):
        for i in range(centre.piles):
            is_first = is_build(centre, i) or centre.cards[i] & r.fives != 0
            if is_first != turn and kept < k.tables.piles:
                considered.cards[kept] = centre.cards[i]
                considered.value[kept] = centre.value[i]
                considered.bottom[kept] = centre.bottom[i]
                considered.top[kept] = centre.top[i]
                kept += 1
    considered.piles = kept
