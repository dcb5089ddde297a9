# Step 10. The move ordering within a trick. It depends mostly on which side can win the trick.

cdef void find_moves(State *s, int place, int seat, int led, int best, int winner,
                     Moves *moves) noexcept nogil:
    """Find the cards that may be played to a trick, and score them."""
    cdef uint64_t hand = following(s.hands[seat], s.deal.lane[led], s.deal.at_any_time)
    cdef int i, most, other = seat
    cdef int now = strength_of(s, best, led)
    cdef int ours = 0, theirs = 0   # the best strengths of partners and of opponents in the trick
    group_equals(s, hand, (s.all | bit(best)) & ~s.hands[seat], best, moves)
    if moves.size == 1 or s.deal.disabled & ORDER:
        return
    for i in range(place + 1, s.deal.seats):
        other = other + 1 if other + 1 < s.deal.seats else 0
        most = best_strength(s, other, led)
        if s.deal.side[other] == s.deal.side[seat]:
            ours = max(ours, most)
        else:
            theirs = max(theirs, most)
    if s.deal.side[winner] == s.deal.side[seat]:
        ours = max(ours, now)
    else:
        theirs = max(theirs, now)
    for i in range(moves.size):
        set_sure(s, led, best, s.deal.side[winner] == s.deal.side[seat], ours, theirs, &moves.at[i])
        moves.at[i].score = score_card(s, place, seat, led, now, theirs, ours > theirs, i, moves)


cdef inline void set_sure(State *s, int led, int best, int is_ours, int ours, int theirs,
                          Move *move) noexcept nogil:
    """Mark a move after which one side is sure to win the trick, whatever is played later.

    `is_ours` says whether the side to move is winning so far.
    """
    cdef int own = strength_of(s, move.card, led)
    cdef int now = strength_of(s, best, led)
    if own > max(now, theirs):
        move.sure = 1
        move.sure_card = bit(move.card) if theirs else 0
    elif is_ours and now > theirs:
        move.sure = 1
        move.sure_card = bit(best) if theirs else 0
    elif not is_ours and now > max(own, ours):
        move.sure = -1
        move.sure_card = bit(best) if ours else 0


cdef inline int score_card(State *s, int place, int seat, int led, int now, int theirs,
                           int is_ours, int i, Moves *moves) noexcept nogil:
    """The ordering score of a card; `is_ours`: whether the player's side wins without it."""
    cdef const int16_t *w = s.deal.weights
    cdef int card = moves.at[i].card
    cdef int suit = s.deal.suit_of[card]
    cdef int value = s.deal.value[card]
    cdef int rank = card & 15
    cdef int own = strength_of(s, card, led)
    cdef int score
    if own > theirs:
        score = (w[SURE_NEEDLESS] if is_ours else w[SURE]) - w[SURE_RANK] * rank
        score += w[SURE_VALUE] * value
        if suit != led:
            score += w[SURE_RUFF]
    elif own > now:
        score = (w[FRONT_NEEDLESS] if is_ours else w[FRONT]) + w[FRONT_RANK] * rank
        score += (w[FRONT_NEEDLESS_VALUE] if is_ours else w[FRONT_VALUE]) * value
        if own >= TRUMPED:
            score += w[FRONT_RUFF]
    else:
        score = (w[GIVEN_VALUE] if is_ours else w[LOST_VALUE]) * value
        score += w[BELOW_RANK] * rank if suit == led else score_discard(s, seat, card)
    if moves.at[i].highest != moves.at[i].lowest:
        score += w[ANY_EQUALS]
    if own > now:
        if place + 1 == s.deal.seats:
            score += w[LAST_BEATS]
        elif place == 1:
            score += w[SECOND_BEATS]
    return score


cdef inline int score_discard(State *s, int seat, int card) noexcept nogil:
    """The ordering score of a discard."""
    cdef const int16_t *w = s.deal.weights
    cdef int suit = s.deal.suit_of[card]
    cdef int length = s.length[seat][suit]
    cdef int score = w[DISCARD_LENGTH] * length + w[DISCARD_RANK] * (card & 15)
    if length == 1:
        score += w[DISCARD_SINGLETON]
    elif length == 2:
        score += w[DISCARD_DOUBLETON]
    if highest(s.all & s.deal.lane[suit]) == card:
        score += w[DISCARD_WINNER]
    if suit == s.deal.trump:
        score += w[DISCARD_TRUMP]
    return score
