# Step 7. The move ordering of leads. It depends mostly on which side can win the trick.

cdef struct Suits:
    # Features that all leads of a suit have in common.
    int is_known[SUITS]
    int score[SUITS]
    int ours[SUITS]     # the strength of the best card that a partner can play
    int theirs[SUITS]   # and of the best card that an opponent can play


cdef void find_leads(State *s, int seat, int first, Moves *moves) noexcept nogil:
    """Find the leads and score them. The lead with the code `first` gets the highest score."""
    cdef int i, suit, card
    cdef Suits suits
    group_equals(s, s.hands[seat], s.all & ~s.hands[seat], -1, moves)
    if moves.size == 1 or s.deal.disabled & ORDER:
        return
    for suit in range(SUITS):
        suits.is_known[suit] = 0
    for i in range(moves.size):
        card = moves.at[i].card
        suit = s.deal.suit_of[card]
        if not suits.is_known[suit]:
            suits.is_known[suit] = 1
            suits.score[suit] = (score_seats(s, seat, suit, &suits)
                                 + score_top(s, seat, suit))
        if first != NO_MOVE and code_in_hand(s, seat, card) == first:
            moves.at[i].score = TRIED_FIRST
        else:
            moves.at[i].score = score_lead(s, seat, i, moves, &suits)


cdef inline int score_lead(State *s, int seat, int i, Moves *moves, Suits *suits) noexcept nogil:
    """The ordering score of a lead."""
    cdef const int16_t *w = s.deal.weights
    cdef int card = moves.at[i].card
    cdef int suit = s.deal.suit_of[card]
    cdef int rank = card & 15
    cdef int value = s.deal.value[card]
    cdef int score = suits.score[suit]
    if strength_of(s, card, suit) > suits.theirs[suit]:
        moves.at[i].sure = 1
        moves.at[i].sure_card = bit(card)
        score += w[WINS] + w[WINS_RANK] * rank + w[WINS_VALUE] * value
        if suits.ours[suit] > suits.theirs[suit]:
            score += w[BOTH_WIN]
    elif suits.ours[suit] > suits.theirs[suit]:
        score += w[PARTNER_WINS] + w[PARTNER_WINS_RANK] * rank + w[PARTNER_WINS_VALUE] * value
    else:
        score += w[LOSES_RANK] * rank + w[LOSES_VALUE] * value
    if moves.at[i].highest != moves.at[i].lowest:
        score += w[LEAD_EQUALS]
    if card == s.killer[s.tricks_left][seat]:
        score += w[SAME_CARD]
    if code_in_hand(s, seat, card) & 15 == s.length[seat][suit] - 1:
        score += w[LOWEST]
    return score


cdef inline int score_seats(State *s, int seat, int suit, Suits *suits) noexcept nogil:
    """The part of a suit's score that comes from its length in each hand and from possible ruffs.

    Also sets `ours` and `theirs` of the suit.
    """
    cdef const int16_t *w = s.deal.weights
    cdef int trump = s.deal.trump
    cdef int length = s.length[seat][suit]
    cdef int score = w[OWN_LENGTH] * length
    cdef int other, most, theirs = 0, ours = 0, partner_length = 0
    for other in range(s.deal.seats):
        if other == seat:
            continue
        most = best_strength(s, other, suit)
        if s.deal.side[other] == s.deal.side[seat]:
            ours = max(ours, most)
            partner_length = max(partner_length, s.length[other][suit])
            score += w[PARTNER_LENGTH] * s.length[other][suit]
            if s.length[other][suit] == 0:
                score += w[PARTNER_VOID]
        else:
            theirs = max(theirs, most)
            score += w[THEIR_LENGTH] * s.length[other][suit]
            if s.length[other][suit] == 0:
                score += w[THEY_VOID]
    score += w[LENGTH_DIFFERENCE] * abs(length - partner_length)
    if suit == trump:
        score += w[TRUMP_LEAD]
    else:
        if theirs >= TRUMPED:
            score += w[THEY_RUFF]
        if ours >= TRUMPED:
            score += w[PARTNER_RUFFS]
        if length == 1 and trump >= 0 and s.length[seat][trump]:
            score += w[SINGLETON]
    suits.ours[suit] = ours
    suits.theirs[suit] = theirs
    return score


cdef inline int score_top(State *s, int seat, int suit) noexcept nogil:
    """The part of a suit's score that comes from who holds its highest cards."""
    cdef const int16_t *w = s.deal.weights
    cdef uint64_t lane = s.all & s.deal.lane[suit]
    cdef int holder = s.deal.owner[highest(lane)]
    cdef int side = s.deal.side[holder]
    cdef int is_ours = side == s.deal.side[seat]
    cdef int is_next = holder == (seat + 1 if seat + 1 < s.deal.seats else 0)
    cdef int score = 0, run = 0
    while lane and s.deal.side[s.deal.owner[highest(lane)]] == side:
        lane ^= bit(highest(lane))
        run += 1
    score = (w[OUR_RUN] if is_ours else w[THEIR_RUN]) * run
    if not lane:
        score += w[ALL_OURS] if is_ours else w[ALL_THEIRS]
    if not is_ours:
        score += w[TOP_NEXT] if is_next else w[TOP_LATER]
        if run == 1 and lane:
            if s.deal.owner[highest(lane)] == seat:
                score += w[TOP_NEXT_OWN_SECOND] if is_next else w[TOP_LATER_OWN_SECOND]
            else:
                score += w[TOP_NEXT_PARTNER_SECOND] if is_next else w[TOP_LATER_PARTNER_SECOND]
    if suit == s.killer[s.tricks_left][seat] >> 4:
        score += w[SAME_SUIT]
    return score
