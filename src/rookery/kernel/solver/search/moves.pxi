# The moves: one card for each group of equal cards, in the order of their scores.

cdef enum:
    TRUMPED = 32        # the strength of the lowest trump; that of plain cards is below
    TRIED_FIRST = 10000 # the score of the lead that the table suggests: above all others


cdef struct Move:
    int score
    uint8_t card
    uint8_t highest     # the highest and lowest card of the group of equal cards
    uint8_t lowest
    uint8_t run         # the first move of its run: no card of another hand lies within a run
    int8_t sure         # 1 or −1: the side that plays it is sure to win or to lose the trick
    uint8_t limit       # after a failure: every card of the suit below this would fail too
    int short_by        # after a failure: the points that were missing; −1 before
    uint64_t sure_card  # the card whose rank makes the trick sure, or 0


cdef struct Moves:
    int size
    Move at[MOST_CARDS]


cdef inline int beats(State *s, int card, int best) noexcept nogil:
    """Whether a card beats the best card of the trick so far."""
    cdef int suit = s.deal.suit_of[card]
    return outranks(suit, card, s.deal.suit_of[best], best, suit == s.deal.trump)


cdef inline int next_move(Moves *moves, int i) noexcept nogil:
    """Swap the best move of those from index `i` on with move `i`; return its card."""
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


cdef void group_equals(State *s, uint64_t hand, uint64_t others, int best,
                       Moves *moves) noexcept nogil:
    """Set one move for each group of equal cards in a hand.

    Equal cards have the same suit and value, and no card of `others` lies between them. A card that
    may be played at any time is equal to no other. Of equal cards the highest is searched if it
    leads or beats `best`, otherwise the lowest: this keeps the relevant cards few.
    """
    cdef int card, i
    cdef int start = 0      # the first move of the present run
    cdef int last = -1
    moves.size = 0
    while hand:
        card = highest(hand)
        hand ^= bit(card)
        if s.deal.disabled & EQUALS or last < 0 or s.deal.suit_of[card] != s.deal.suit_of[last] or (
                others & (bit(last) - 1) & ~(bit(card) - 1)) or (
                (bit(card) | bit(last)) & s.deal.at_any_time):
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


cdef inline int fails_like_another(State *s, Moves *moves, int i,
                                   uint64_t *relevant) noexcept nogil:
    """Step 8. The points by which a move must fail because a similar one failed; −1 if none did.

    Two cards of a suit are similar if the proof of the failure does not depend on their ranks, and
    their values differ by no more than the points that the other move fell short of. If it is sure
    which side wins the trick, giving the opponents a card worth more, or the own side a card worth
    less, gains nothing.
    """
    cdef int j, more, short_by
    cdef int high = moves.at[i].highest
    cdef int suit = s.deal.suit_of[high]
    moves.at[i].limit = 0
    moves.at[i].short_by = -1
    if s.deal.disabled & LOWER:
        return -1
    for j in range(i):
        if s.deal.suit_of[moves.at[j].card] != suit or moves.at[j].short_by < 0:
            continue
        if (bit(high) | bit(moves.at[j].highest)) & s.deal.at_any_time:
            continue
        if moves.at[j].limit <= high and moves.at[j].run != moves.at[i].run:
            continue
        more = s.deal.value[high] - s.deal.value[moves.at[j].card]
        if s.deal.disabled & NEAR and more:
            continue
        if moves.at[i].sure:
            more = max(more * moves.at[i].sure, 0)
        short_by = moves.at[j].short_by - abs(more)
        if short_by >= 0:
            if moves.at[i].sure:
                relevant[0] |= moves.at[i].sure_card
            if moves.at[j].limit <= high:
                relevant[0] |= bit(min(moves.at[i].lowest, moves.at[j].lowest))
            return short_by
    return -1


cdef inline uint64_t relevant_cards(State *s, Moves *moves, int i, uint64_t child) noexcept nogil:
    """Step 12. The cards whose ranks matter for the failure of a move and of all equal moves.

    `child` has these cards for the card that was searched. Playing an equal card instead only
    exchanges the two cards. If the result depends on the rank of one card of the group, it depends
    on the ranks of all.
    """
    cdef uint64_t known = child & s.deal.lane[s.deal.suit_of[moves.at[i].card]]
    moves.at[i].limit = CARDS
    if known:
        moves.at[i].limit = lowest(known)
        if moves.at[i].limit <= moves.at[i].highest:
            moves.at[i].limit = 0
            return child | bit(moves.at[i].lowest)
    return child


cdef inline int strength_of(State *s, int card, int led) noexcept nogil:
    """The strength of a card in a trick: trumps are above the suit led, and other cards are 0."""
    cdef int suit = s.deal.suit_of[card]
    if suit == s.deal.trump:
        return TRUMPED + (card & 15)
    return 1 + (card & 15) if suit == led else 0


cdef inline int best_strength(State *s, int seat, int led) noexcept nogil:
    """The strength of the best card that a seat can play if `led` is led; 0 if it must discard."""
    cdef uint64_t hand = s.hands[seat] & s.deal.lane[led]
    cdef uint64_t ruff = s.hands[seat] & s.deal.at_any_time & ~s.deal.lane[led]
    if hand and ruff:
        return strength_of(s, highest(ruff), led)
    if not hand and s.deal.trump >= 0:
        hand = s.hands[seat] & s.deal.lane[s.deal.trump]
    return strength_of(s, highest(hand), led) if hand else 0


cdef inline int code_in_hand(State *s, int seat, int card) noexcept nogil:
    """The code of a card: 16 times its suit, plus the number of higher cards of it in the hand."""
    cdef int suit = s.deal.suit_of[card]
    cdef uint64_t higher = s.hands[seat] & s.deal.lane[suit] & ~(2 * bit(card) - 1)
    return suit << 4 | count_lane(higher >> 16 * (suit & 3) & 0xFFFF)
