# The search itself: does side 0 get `need` points from here? Both sides see all the cards.
#
# Every function returns a bound of what side 0 gets: `need` or more, and then it gets that much at
# least, or less than `need`, and then it gets no more. In `why` it tells the cards that the bound
# hung on: those that won a trick by their rank. The bound holds wherever these and all higher cards
# of their suits are where they are, and the suit lengths and counters too.

cdef void look_around(State *s) noexcept nogil:
    """Every so often: is the budget spent, does somebody wish to stop?"""
    s.next_look = min(s.nodes + 0x10000, s.node_limit)
    if s.nodes >= s.node_limit:
        s.is_over = 1
        return
    with gil:
        (<Search>s.owner).report()


cdef int lead(State *s, int seat, int need, uint64_t *why) noexcept nogil:
    """Between two tricks, `seat` to lead: what is known without a search, or found by one."""
    cdef uint64_t code[4]
    cdef uint64_t key
    cdef Entry *entry
    cdef int wanted = s.deal.side[seat] == 0
    cdef int bound = 0
    cdef uint8_t first = NO_MOVE
    why[0] = 0
    if need <= 0:
        return 0
    if need > s.left:
        return s.left
    if s.nodes >= s.next_look:
        look_around(s)
    if s.is_over:
        return 0
    s.nodes += 1
    if s.tricks_left == 1:
        return last_trick(s, seat, why)
    if not s.deal.left_out & CASHING:
        if is_sure(s, seat, need if wanted else s.left - need + 1, &bound, why):
            return bound if wanted else s.left - bound
    if s.deal.left_out & TABLE:
        return try_leads(s, seat, need, &first, why)
    key = s.key + s.deal.leads[seat]
    if not s.is_settled:
        key += s.deal.wins * s.won[0]
    take_pattern(s, code)
    entry = look_up(s, key, code, need, &first, &bound)
    if entry != NULL:
        why[0] = cards_known(s, entry)
        return bound
    bound = try_leads(s, seat, need, &first, why)
    if not s.is_over:
        keep(s, key, code, why[0], need, bound, first)
    return bound


cdef int last_trick(State *s, int seat, uint64_t *why) noexcept nogil:
    """What side 0 gets of a last trick that `seat` leads to: nobody has a choice."""
    cdef int best = highest(s.hands[seat])
    cdef int winner = seat
    cdef int other = seat
    cdef int is_contested = 0
    cdef int i, card, side, gained
    for i in range(1, s.deal.seats):
        other = other + 1 if other + 1 < s.deal.seats else 0
        card = highest(s.hands[other])
        if beats(s, card, best):
            is_contested = s.deal.suit_of[card] == s.deal.suit_of[best]
            best = card
            winner = other
        elif s.deal.suit_of[card] == s.deal.suit_of[best]:
            is_contested = 1
    why[0] = bit(best) if is_contested else 0
    side = s.deal.side[winner]
    gained = 0 if side else s.left
    if not s.is_settled and s.won[side] + s.deal.last_count < s.deal.majority:
        gained += s.deal.tie_points - (0 if side else s.deal.most_points)   # the tricks are level
    return gained


cdef int try_leads(State *s, int seat, int need, uint8_t *first, uint64_t *why) noexcept nogil:
    """Try the leads, `first` before the others; it is set to the one that gets what is wanted."""
    cdef uint64_t child = 0
    cdef Moves moves
    cdef int wanted = s.deal.side[seat] == 0
    cdef int result = 0 if wanted else MOST_POINTS
    cdef int i, card, bound, short_by
    why[0] = 0
    find_leads(s, seat, NO_MOVE if s.deal.left_out & TRIED_BEFORE else first[0], &moves)
    first[0] = NO_MOVE
    s.tricks_left -= 1
    for i in range(moves.size):
        card = next_move(&moves, i)
        short_by = fails_too(s, &moves, i, why)
        if short_by >= 0:
            result = max(result, need - 1 - short_by) if wanted else min(result, need + short_by)
            continue
        bound = put(s, 0, seat, card, s.deal.suit_of[card], -1, seat, 0, 0, need, &child)
        if (bound >= need) == wanted:
            why[0] = child
            result = bound
            first[0] = place_in_hand(s, seat, card)
            s.killer[s.tricks_left + 1][seat] = card
            break
        moves.at[i].short_by = need - 1 - bound if wanted else bound - need
        why[0] |= hung_on(s, &moves, i, child)
        result = max(result, bound) if wanted else min(result, bound)
    s.tricks_left += 1
    if s.deal.left_out & SOFT_BOUNDS:
        return need if result >= need else need - 1
    return result


cdef int follow(State *s, int place, int seat, int led, int best, int winner, int pot,
                int is_contested, int need, uint64_t *why) noexcept nogil:
    """Within a trick: `seat` plays the card number `place`; `best` is the winner's card so far."""
    cdef uint64_t child = 0
    cdef Moves moves
    cdef int wanted = s.deal.side[seat] == 0
    cdef int result = 0 if wanted else MOST_POINTS
    cdef int i, card, bound, short_by
    why[0] = 0
    find_moves(s, place, seat, led, best, winner, &moves)
    for i in range(moves.size):
        card = next_move(&moves, i)
        short_by = fails_too(s, &moves, i, why)
        if short_by >= 0:
            result = max(result, need - 1 - short_by) if wanted else min(result, need + short_by)
            continue
        bound = put(s, place, seat, card, led, best, winner, pot, is_contested, need, &child)
        if (bound >= need) == wanted:
            why[0] = child
            return bound
        if s.is_over:
            return 0
        moves.at[i].short_by = need - 1 - bound if wanted else bound - need
        why[0] |= hung_on(s, &moves, i, child)
        result = max(result, bound) if wanted else min(result, bound)
    return result


cdef int put(State *s, int place, int seat, int card, int led, int best, int winner, int pot,
             int is_contested, int need, uint64_t *why) noexcept nogil:
    """Play a card, search on, and take it back."""
    cdef int suit = s.deal.suit_of[card]
    cdef int next_seat, bound
    if best < 0 or beats(s, card, best):
        is_contested = best >= 0 and suit == s.deal.suit_of[best]
        best = card
        winner = seat
    elif suit == s.deal.suit_of[best]:
        is_contested = 1
    pot += s.deal.value[card]
    s.hands[seat] ^= bit(card)
    s.all ^= bit(card)
    s.key -= s.deal.part[card]
    s.counters -= s.deal.holds[card]
    s.length[seat][suit] -= 1
    if place + 1 == s.deal.seats:
        bound = gather(s, best, winner, pot, is_contested, need, why)
    else:
        next_seat = seat + 1 if seat + 1 < s.deal.seats else 0
        bound = follow(s, place + 1, next_seat, led, best, winner, pot, is_contested, need, why)
    s.hands[seat] ^= bit(card)
    s.all ^= bit(card)
    s.key += s.deal.part[card]
    s.counters += s.deal.holds[card]
    s.length[seat][suit] += 1
    return bound


cdef int gather(State *s, int best, int winner, int pot, int is_contested, int need,
                uint64_t *why) noexcept nogil:
    """The trick goes to its winner, who leads to the next one."""
    cdef int side = s.deal.side[winner]
    cdef int left = s.left
    cdef int was_settled = s.is_settled
    cdef int tricks = s.deal.last_count if s.tricks_left == 0 else 1
    cdef int gained, bound
    pot += s.deal.trick_points
    if s.tricks_left == 0:
        pot += s.deal.last_points
    s.left -= pot
    gained = pot if side == 0 else 0
    s.won[side] += tricks
    if not s.is_settled:
        if s.won[side] >= s.deal.majority:
            s.is_settled = 1
            s.left -= s.deal.most_points
            gained += s.deal.most_points if side == 0 else 0
        elif s.tricks_left == 0:
            gained += s.deal.tie_points
    why[0] = 0
    bound = gained
    if s.tricks_left:
        bound += lead(s, winner, need - gained, why)
    if is_contested:
        why[0] |= bit(best)
    s.left = left
    s.is_settled = was_settled
    s.won[side] -= tricks
    return bound
