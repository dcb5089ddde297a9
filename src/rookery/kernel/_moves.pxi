# Which cards to try, and in what order: one of each run of equal cards, the likeliest first.

cdef struct Moves:
    int size
    int card[16]
    int highest[16]     # of the cards equal to it
    int lowest[16]
    int score[16]


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
        if last < 0 or s.deal.suit_of[card] != s.deal.suit_of[last] or (
                others & (bit(last) - 1) & ~(bit(card) - 1)):
            start = moves.size
        for i in range(start, moves.size):
            if s.deal.value[moves.card[i]] == s.deal.value[card]:
                moves.lowest[i] = card
                if best >= 0 and not beats(s, card, best):
                    moves.card[i] = card
                break
        else:
            moves.card[moves.size] = moves.highest[moves.size] = moves.lowest[moves.size] = card
            moves.size += 1
        last = card


cdef inline uint64_t hung_on(State *s, Moves *moves, int i, uint64_t child) noexcept nogil:
    """What the failure of a move and of all equal ones hung on.

    With another of the equal cards played all is the same, but that they change places: if the
    answer hung on the rank of any of them, it hangs on the ranks of all.
    """
    cdef uint64_t lane = s.deal.lane[s.deal.suit_of[moves.card[i]]]
    if child & lane & 2 * bit(moves.highest[i]) - 1:
        return child | bit(moves.lowest[i])
    return child


cdef void find_leads(State *s, int seat, Moves *moves) noexcept nogil:
    """The cards to lead, with their scores."""
    cdef int i
    find_equals(s, s.hands[seat], s.all & ~s.hands[seat], -1, moves)
    for i in range(moves.size):
        moves.score[i] = moves.card[i] & 15


cdef void find_moves(State *s, int place, int seat, int led, int best, int winner,
                     Moves *moves) noexcept nogil:
    """The cards that may follow, with their scores."""
    cdef uint64_t hand = s.hands[seat] & s.deal.lane[led]
    cdef int i, card, value
    cdef int is_ours = s.deal.side[winner] == s.deal.side[seat]
    if not hand:
        hand = s.hands[seat]
    find_equals(s, hand, (s.all | bit(best)) & ~s.hands[seat], best, moves)
    for i in range(moves.size):
        card = moves.card[i]
        value = s.deal.value[card]
        if is_ours:
            moves.score[i] = 8 * value - (card & 15)
        elif beats(s, card, best):
            moves.score[i] = 100 + 8 * value - (card & 15)
        else:
            moves.score[i] = -8 * value - (card & 15)
