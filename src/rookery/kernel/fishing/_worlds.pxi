# Worlds that a view of a fishing deal allows. Needs `_state.pxi`, `_cards.pxi`.

cdef struct Unknown:
    # A hand that the view does not show: its size, what it may hold, and the sets of which it
    # holds a card at least.
    int seat
    int size
    int needs
    uint64_t fits
    uint64_t need[RANKS]


cdef struct Knowledge:
    # The unseen cards and the hands that they may be in, those of which something is known first,
    # the most constrained before the others; what they do not hold is the stock.
    uint64_t unseen
    int size
    int hands
    int constrained         # so many of the hands come first
    Unknown hand[SEATS]
    double ways[SEATS]      # the most ways to fill each constrained hand, whatever came before


cdef double choose(int cards, int size) noexcept nogil:
    """The number of ways to choose so many of the cards."""
    cdef double ways = 1
    cdef int i
    if size > cards:
        return 0
    for i in range(size):
        ways = ways * (cards - i) / (i + 1)
    return ways


cdef double ways_to_fill(const Unknown *hand, uint64_t cards) noexcept nogil:
    """How many hands there are of these cards: by inclusion and exclusion over its needs."""
    cdef double ways = 0
    cdef int some, i
    cdef int sign
    cdef uint64_t left
    for some in range(1 << hand.needs):
        left = cards & hand.fits
        sign = 1
        for i in range(hand.needs):
            if some >> i & 1:
                left &= ~hand.need[i]
                sign = -sign
        ways += sign * choose(count_of(left), hand.size)
    return ways


cdef int fill(const Unknown *hand, uint64_t cards, Rng *rng, uint64_t *filled) noexcept nogil:
    """Any hand of these cards, each as likely; 0 if none was found in a great many trials."""
    cdef uint64_t left, drawn
    cdef int i, trial, count, card, is_fine
    for trial in range(100000):
        left = cards & hand.fits
        count = count_of(left)
        if count < hand.size:
            return 0
        drawn = 0
        for i in range(hand.size):
            card = nth_of(left, draw_below(rng, count - i))
            left ^= bit(card)
            drawn |= bit(card)
        is_fine = 1
        for i in range(hand.needs):
            is_fine &= (drawn & hand.need[i]) != 0
        if is_fine:
            filled[0] = drawn
            return 1
    return 0


cdef int draw_world(const Knowledge *known, int trials, Rng *rng, uint64_t *hands,
                    uint64_t *stock) noexcept nogil:
    """A world of all that there are, each as likely; 0 if none was found in so many trials.

    The constrained hands are filled one after the other, each with any cards that fit. A world that
    comes about like that too often, because a hand had fewer ways after those before it, is refused
    with the chance that evens this out.
    """
    cdef int trial, i, j, card, count, is_fine
    cdef uint64_t left
    cdef double ways, fraction
    cdef const Unknown *hand
    for trial in range(trials):
        left = known.unseen
        is_fine = 1
        for i in range(known.constrained):
            hand = &known.hand[i]
            ways = ways_to_fill(hand, left)
            fraction = (draw_bits(rng) >> 11) * (1.0 / 9007199254740992.0)
            if fraction * known.ways[i] >= ways or not fill(hand, left, rng, &hands[hand.seat]):
                is_fine = 0
                break
            left ^= hands[hand.seat]
        if not is_fine:
            continue
        count = count_of(left)
        for i in range(known.constrained, known.hands):
            hand = &known.hand[i]
            hands[hand.seat] = 0
            for j in range(hand.size):
                card = nth_of(left, draw_below(rng, count))
                count -= 1
                left ^= bit(card)
                hands[hand.seat] |= bit(card)
        stock[0] = left
        return 1
    return 0


cdef void bound_ways(Knowledge *known) noexcept nogil:
    """Tabulate how many ways there are to fill each constrained hand at the most."""
    cdef int i
    cdef int left = known.size
    for i in range(known.constrained):
        known.ways[i] = min(ways_to_fill(&known.hand[i], known.unseen),
                            choose(left, known.hand[i].size))
        left -= known.hand[i].size
