# Which cards to try, and in what order: one of each run of equal cards, the likeliest first.

cdef enum:
    TRUMPED = 32        # the power of any trump is this or more
    TRIED_FIRST = 10000


cdef struct Move:
    int score
    uint8_t card
    uint8_t highest     # of the cards equal to it
    uint8_t lowest
    uint8_t run         # no card of another hand lies between cards of one run
    int8_t sure         # 1 or −1: the side that plays it surely wins or loses the trick
    uint8_t limit       # if it failed: so would any card of this suit below
    int short_by        # if it failed: how much was missing
    uint64_t front      # the card whose rank makes it sure


cdef struct Moves:
    int size
    Move at[MOST_CARDS]


cdef inline int beats(State *s, int card, int best) noexcept nogil:
    """Whether a card beats the best one of the trick so far."""
    cdef int suit = s.deal.suit_of[card]
    if suit == s.deal.suit_of[best]:
        return card > best
    return suit == s.deal.trump


cdef inline int next_move(Moves *moves, int i) noexcept nogil:
    """The best of the moves from place i on, put into place i."""
    cdef int j, best = i
    cdef Move move
    for j in range(i + 1, moves.size):
        if moves.at[j].score > moves.at[best].score:
            best = j
    if best != i:
        move = moves.at[best]
        moves.at[best] = moves.at[i]
        moves.at[i] = move
    return moves.at[i].card


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
            if s.deal.value[moves.at[i].card] == s.deal.value[card]:
                moves.at[i].lowest = card
                if best >= 0 and not beats(s, card, best):
                    moves.at[i].card = card
                break
        else:
            moves.at[moves.size] = Move(0, card, card, card, start, 0, 0, 0, 0)
            moves.size += 1
        last = card


cdef inline int fails_too(State *s, Moves *moves, int i, uint64_t *why) noexcept nogil:
    """Whether a move fails because another one has, by how much, or −1.

    Their ranks make no difference, and what they are worth makes less than the other move was
    short by. Where it is sure who wins the trick, who gives it a dearer card, or a cheaper one,
    gains nothing by it.
    """
    cdef int j, more, short_by
    cdef int high = moves.at[i].highest
    cdef int suit = s.deal.suit_of[high]
    moves.at[i].limit = 0
    moves.at[i].short_by = -1
    if s.deal.left_out & LOWER:
        return -1
    for j in range(i):
        if s.deal.suit_of[moves.at[j].card] != suit or moves.at[j].short_by < 0:
            continue
        if moves.at[j].limit <= high and moves.at[j].run != moves.at[i].run:
            continue
        more = s.deal.value[high] - s.deal.value[moves.at[j].card]
        if s.deal.left_out & NEAR and more:
            continue
        if moves.at[i].sure:
            more = max(more * moves.at[i].sure, 0)
        short_by = moves.at[j].short_by - abs(more)
        if short_by >= 0:
            if moves.at[i].sure:
                why[0] |= moves.at[i].front
            if moves.at[j].limit <= high:
                why[0] |= bit(min(moves.at[i].lowest, moves.at[j].lowest))
            return short_by
    return -1


cdef inline uint64_t hung_on(State *s, Moves *moves, int i, uint64_t child) noexcept nogil:
    """What the failure of a move and of all equal ones hung on.

    With another of the equal cards played all is the same, but that they change places: if the
    answer hung on the rank of any of them, it hangs on the ranks of all.
    """
    cdef uint64_t known = child & s.deal.lane[s.deal.suit_of[moves.at[i].card]]
    moves.at[i].limit = CARDS
    if known:
        moves.at[i].limit = lowest(known)
        if moves.at[i].limit <= moves.at[i].highest:
            moves.at[i].limit = 0
            return child | bit(moves.at[i].lowest)
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
