# Which cards to try, and in what order: one of each run of equal cards, the likeliest first.

cdef enum:
    TRUMPED = 32        # the power of any trump is this or more
    TRIED_FIRST = 10000


cdef struct Moves:
    int size
    int card[MOST_CARDS]
    int highest[MOST_CARDS]     # of the cards equal to it
    int lowest[MOST_CARDS]
    int score[MOST_CARDS]
    int limit[MOST_CARDS]       # of a move that failed: so would any card of this suit below


cdef inline int beats(State *s, int card, int best) noexcept nogil:
    """Whether a card beats the best one of the trick so far."""
    cdef int suit = s.deal.suit_of[card]
    if suit == s.deal.suit_of[best]:
        return card > best
    return suit == s.deal.trump


cdef inline int next_move(Moves *moves, int i) noexcept nogil:
    """The best of the moves from place i on, put into place i."""
    cdef int j, best = i
    cdef int card, high, low, score
    for j in range(i + 1, moves.size):
        if moves.score[j] > moves.score[best]:
            best = j
    if best != i:
        card = moves.card[best]
        high = moves.highest[best]
        low = moves.lowest[best]
        score = moves.score[best]
        moves.card[best] = moves.card[i]
        moves.highest[best] = moves.highest[i]
        moves.lowest[best] = moves.lowest[i]
        moves.score[best] = moves.score[i]
        moves.card[i] = card
        moves.highest[i] = high
        moves.lowest[i] = low
        moves.score[i] = score
    return moves.card[i]


cdef void find_equals(State *s, uint64_t hand, uint64_t others, int best,
                      Moves *moves) noexcept nogil:
    """One of each set of equal cards: same suit, same value, no card of another between them.

    Of equal cards the highest is taken to win a trick or to lead, else the lowest: so the cards
    that an answer hangs on are as few as may be.
    """
    cdef int card, i
    cdef int start = 0      # of the present run
    cdef int last = -1
    moves.size = 0
    while hand:
        card = highest(hand)
        hand ^= bit(card)
        if s.deal.left_out & EQUALS or last < 0 or s.deal.suit_of[card] != s.deal.suit_of[last] or (
                others & (bit(last) - 1) & ~(bit(card) - 1)):
            start = moves.size
        for i in range(start, moves.size):
            if s.deal.value[moves.card[i]] == s.deal.value[card]:
                moves.lowest[i] = card
                if best >= 0 and not beats(s, card, best):
                    moves.card[i] = card
                break
        else:
            moves.score[moves.size] = 0
            moves.card[moves.size] = moves.highest[moves.size] = moves.lowest[moves.size] = card
            moves.size += 1
        last = card


cdef inline int fails_too(State *s, Moves *moves, int i) noexcept nogil:
    """Whether a move fails because another one has: their ranks made no difference."""
    cdef int j
    cdef int high = moves.highest[i]
    moves.limit[i] = 0
    if s.deal.left_out & LOWER:
        return 0
    for j in range(i):
        if (moves.limit[j] > high and s.deal.suit_of[moves.card[j]] == s.deal.suit_of[high]
                and s.deal.value[moves.card[j]] == s.deal.value[high]):
            return 1
    return 0


cdef inline uint64_t hung_on(State *s, Moves *moves, int i, uint64_t child) noexcept nogil:
    """What the failure of a move and of all equal ones hung on.

    With another of the equal cards played all is the same, but that they change places: if the
    answer hung on the rank of any of them, it hangs on the ranks of all.
    """
    cdef uint64_t known = child & s.deal.lane[s.deal.suit_of[moves.card[i]]]
    moves.limit[i] = CARDS
    if known:
        moves.limit[i] = lowest(known)
        if moves.limit[i] <= moves.highest[i]:
            moves.limit[i] = 0
            return child | bit(moves.lowest[i])
    return child


cdef inline int power(State *s, int card, int led) noexcept nogil:
    """How strong a card is in a trick: any trump over any card of the suit led; others 0."""
    cdef int suit = s.deal.suit_of[card]
    if suit == s.deal.trump:
        return TRUMPED + (card & 15)
    return 1 + (card & 15) if suit == led else 0


cdef inline int most_power(State *s, int seat, int led) noexcept nogil:
    """The strongest card that a seat can play to a suit led."""
    cdef uint64_t hand = s.hands[seat] & s.deal.lane[led]
    if not hand and s.deal.trump >= 0:
        hand = s.hands[seat] & s.deal.lane[s.deal.trump]
    return power(s, highest(hand), led) if hand else 0


cdef inline int place_in_hand(State *s, int seat, int card) noexcept nogil:
    """A card as its suit and how many higher ones of it its hand has."""
    cdef int suit = s.deal.suit_of[card]
    cdef uint64_t higher = s.hands[seat] & s.deal.lane[suit] & ~(2 * bit(card) - 1)
    return suit << 4 | counted(higher >> 16 * (suit & 3) & 0xFFFF)
