# Uniform sampling of the worlds that a view of a fishing deal allows.

cdef struct Unknown:
    # A hidden hand.
    int seat
    int size
    int needs               # the number of needs
    uint64_t fits           # the cards that it may hold
    uint64_t need[RANKS]    # it holds at least one card of each of these sets
    int apart               # a bit for each number by which no two of its cards differ


cdef struct Knowledge:
    # What a view shows about the unseen cards. Unseen cards in no hidden hand are the stock.
    uint64_t unseen
    int size                # the number of unseen cards
    int hands               # the number of hidden hands
    int constrained         # the number of hands about which something is known
    Unknown hand[SEATS]     # these come first, the most constrained before the others
    double ways[SEATS]      # an upper bound on the ways to fill each constrained hand


cdef double choose(int cards, int size) noexcept nogil:
    """The binomial coefficient: the number of ways to choose `size` of `cards` cards."""
    cdef double ways = 1
    cdef int i
    if size > cards:
        return 0
    for i in range(size):
        ways = ways * (cards - i) / (i + 1)
    return ways


cdef double ways_to_fill(const Unknown *hand, uint64_t cards) noexcept nogil:
    """The number of ways to fill a hand from some cards, by inclusion–exclusion over its needs."""
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
        ways += sign * choose(count_bits(left), hand.size)
    return ways


cdef int fill(const Unknown *hand, uint64_t cards, Rng *rng, uint64_t *filled) noexcept nogil:
    """Draw a hand from some cards uniformly, by rejection; return 0 if 100,000 trials find none."""
    cdef uint64_t left, drawn
    cdef int i, trial, count, card, is_fine
    for trial in range(100000):
        left = cards & hand.fits
        count = count_bits(left)
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


cdef int is_apart(uint64_t hand, int apart) noexcept nogil:
    """Whether no two cards of a hand differ by a number in `apart`."""
    cdef uint64_t numbers = (hand | hand >> 16 | hand >> 32 | hand >> 48) & 0xFFFF
    cdef int gap
    for gap in range(1, RANKS):
        if apart >> gap & 1 and numbers & numbers >> gap:
            return 0
    return 1


cdef int draw_world(const Knowledge *known, int trials, Rng *rng, uint64_t *hands,
                    uint64_t *stock) noexcept nogil:
    """Draw a world uniformly, by rejection; return 0 if `trials` trials find none.

    The constrained hands are filled one after the other, each with random cards that fit. This
    favours worlds in which the earlier hands leave a later hand few ways. Such a world is rejected
    with the probability that makes all worlds equally likely. Afterwards, a world is rejected if a
    hand has two cards that differ by a number in its `apart`.
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
            if (fraction * known.ways[i] >= ways or not fill(hand, left, rng, &hands[hand.seat])
                    or not is_apart(hands[hand.seat], hand.apart)):
                is_fine = 0
                break
            left ^= hands[hand.seat]
        if not is_fine:
            continue
        count = count_bits(left)
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
    """Tabulate an upper bound on the ways to fill each constrained hand."""
    cdef int i
    cdef int left = known.size
    for i in range(known.constrained):
        known.ways[i] = min(ways_to_fill(&known.hand[i], known.unseen),
                            choose(left, known.hand[i].size))
        left -= known.hand[i].size
