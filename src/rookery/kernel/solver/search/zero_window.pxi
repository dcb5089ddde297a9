# The recursive search: does side 0 win at least `need` points from here, with open hands?
#
# The window is always zero, from need − 1 to need, and the search is fail-soft: every function
# returns a bound on what side 0 wins. A result of `need` or more is a lower bound, a smaller one is
# an upper bound. Through `relevant` it returns the cards on whose ranks the bound depends: those
# that won a trick by rank. The bound holds in every position in which these cards and all higher
# ones of their suits have the same owners, with the same suit lengths and owners of counters.
#
# The steps are numbered as in the docstring of `rookery.kernel.solver`.

cdef void check_limits(State *s) noexcept nogil:
    """Stop the search if its node limit is reached, and let Python report progress or stop it."""
    s.next_check = min(s.nodes + 0x10000, s.node_limit)
    if s.nodes >= s.node_limit:
        s.is_stopped = 1
        return
    with gil:
        (<Search>s.owner).report()


cdef int search_lead(State *s, int seat, int need, uint64_t *relevant) noexcept nogil:
    """A bound for a position between two tricks, in which `seat` leads."""
    cdef uint64_t code[4]
    cdef uint64_t key
    cdef Entry *entry
    cdef int wanted = s.deal.side[seat] == 0
    cdef int bound = 0
    cdef uint8_t first = NO_MOVE
    relevant[0] = 0
    # Step 2. Answer at once if side 0 needs nothing more, or more than there is left to win.
    if need <= 0:
        return 0
    if need > s.left:
        return s.left
    # Step 3. Count the node, and check the node limit and requests to stop.
    if s.nodes >= s.next_check:
        check_limits(s)
    if s.is_stopped:
        return 0
    s.nodes += 1
    # Step 4. Score the last trick directly.
    if s.tricks_left == 1:
        return last_trick(s, seat, relevant)
    # Step 5. Bound the value by sure tricks, without a search.
    if not s.deal.disabled & CASHING:
        if sure_tricks_decide(s, seat, need if wanted else s.left - need + 1, &bound, relevant):
            return bound if wanted else s.left - bound
    if s.deal.disabled & TABLE:
        return try_leads(s, seat, need, &first, relevant)
    # Step 6. Probe the transposition table for a pattern that this position fits.
    key = s.key + s.deal.leader_key[seat]
    if not s.is_settled:
        key += s.deal.trick_key * s.won[0]
    if s.all & s.deal.at_any_time:
        key += s.deal.height_key * trumps_above(s)
    set_pattern(s, code)
    entry = probe(s, key, code, need, &first, &bound)
    if entry != NULL:
        relevant[0] = relevant_in(s, entry)
        return bound
    bound = try_leads(s, seat, need, &first, relevant)
    # Step 13. Store the bound for all positions that agree on the relevant cards.
    if not s.is_stopped:
        store(s, key, code, relevant[0], need, bound, first)
    return bound


cdef inline int trumps_above(State *s) noexcept nogil:
    """The number of trumps in hand above the card that may be played at any time."""
    cdef uint64_t lane = s.deal.lane[s.deal.suit_of[highest(s.deal.at_any_time)]]
    return count_bits(s.all & lane & ~(2 * s.deal.at_any_time - 1))


cdef int last_trick(State *s, int seat, uint64_t *relevant) noexcept nogil:
    """The points that side 0 wins with the last trick, led by `seat`; nobody has a choice."""
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
    relevant[0] = bit(best) if is_contested else 0
    side = s.deal.side[winner]
    gained = 0 if side else s.left
    if not s.is_settled and s.won[side] + s.deal.last_count < s.deal.majority:
        gained += s.deal.tie_points - (0 if side else s.deal.most_points)   # equally many tricks
    return gained


cdef int try_leads(State *s, int seat, int need, uint8_t *first, uint64_t *relevant) noexcept nogil:
    """Try the leads of a seat, the one coded `first` before all others.

    Afterwards `first` is the code of the lead that caused a cutoff, or NO_MOVE if none did.
    """
    cdef uint64_t child = 0
    cdef Moves moves
    cdef int wanted = s.deal.side[seat] == 0
    cdef int result = 0 if wanted else MOST_POINTS
    cdef int i, card, bound, short_by
    relevant[0] = 0
    # Step 7. Find the leads, one for each group of equal cards, and score them.
    find_leads(s, seat, NO_MOVE if s.deal.disabled & TRIED_BEFORE else first[0], &moves)
    first[0] = NO_MOVE
    s.tricks_left -= 1
    for i in range(moves.size):
        # Step 8. Take the best lead left, and skip it if a similar lead failed: it fails, too.
        card = next_move(&moves, i)
        short_by = fails_like_another(s, &moves, i, relevant)
        if short_by >= 0:
            result = max(result, need - 1 - short_by) if wanted else min(result, need + short_by)
            continue
        bound = play_card(s, 0, seat, card, s.deal.suit_of[card], -1, seat, 0, 0, need, &child)
        # Step 12. Cut off at a lead that succeeds; else the result depends on every lead.
        if (bound >= need) == wanted:
            relevant[0] = child
            result = bound
            first[0] = code_in_hand(s, seat, card)
            s.killer[s.tricks_left + 1][seat] = card
            break
        moves.at[i].short_by = need - 1 - bound if wanted else bound - need
        relevant[0] |= relevant_cards(s, &moves, i, child)
        result = max(result, bound) if wanted else min(result, bound)
    s.tricks_left += 1
    if s.deal.disabled & SOFT_BOUNDS:
        return need if result >= need else need - 1
    return result


cdef int search_follow(State *s, int place, int seat, int led, int best, int winner, int pot,
                       int is_contested, int need, uint64_t *relevant) noexcept nogil:
    """A bound for a position within a trick, in which `seat` plays card number `place` to it.

    `best` is the winning card so far, `winner` the seat that played it, and `pot` the points of
    the cards on the table. `is_contested` says whether `best` has beaten a card of its own suit, so
    that its rank is relevant.
    """
    cdef uint64_t child = 0
    cdef Moves moves
    cdef int wanted = s.deal.side[seat] == 0
    cdef int result = 0 if wanted else MOST_POINTS
    cdef int i, card, bound, short_by
    relevant[0] = 0
    # Step 10. Find the cards that may follow, and score them; then as in steps 8 to 12.
    find_moves(s, place, seat, led, best, winner, &moves)
    for i in range(moves.size):
        card = next_move(&moves, i)
        short_by = fails_like_another(s, &moves, i, relevant)
        if short_by >= 0:
            result = max(result, need - 1 - short_by) if wanted else min(result, need + short_by)
            continue
        bound = play_card(s, place, seat, card, led, best, winner, pot, is_contested, need, &child)
        if (bound >= need) == wanted:
            relevant[0] = child
            return bound
        if s.is_stopped:
            return 0
        moves.at[i].short_by = need - 1 - bound if wanted else bound - need
        relevant[0] |= relevant_cards(s, &moves, i, child)
        result = max(result, bound) if wanted else min(result, bound)
    return result


cdef int play_card(State *s, int place, int seat, int card, int led, int best, int winner, int pot,
                   int is_contested, int need, uint64_t *relevant) noexcept nogil:
    """Step 9. Play a card, search on, and take it back."""
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
    s.key -= s.deal.card_key[card]
    s.counters -= s.deal.counter_code[card]
    s.length[seat][suit] -= 1
    if place + 1 == s.deal.seats:
        bound = finish_trick(s, best, winner, pot, is_contested, need, relevant)
    else:
        next_seat = seat + 1 if seat + 1 < s.deal.seats else 0
        bound = search_follow(s, place + 1, next_seat, led, best, winner, pot, is_contested, need,
                              relevant)
    s.hands[seat] ^= bit(card)
    s.all ^= bit(card)
    s.key += s.deal.card_key[card]
    s.counters += s.deal.counter_code[card]
    s.length[seat][suit] += 1
    return bound


cdef int finish_trick(State *s, int best, int winner, int pot, int is_contested, int need,
                      uint64_t *relevant) noexcept nogil:
    """Step 11. Give the full trick to its winner, who leads to the next one."""
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
    relevant[0] = 0
    bound = gained
    if s.tricks_left:
        bound += search_lead(s, winner, need - gained, relevant)
    if is_contested:
        relevant[0] |= bit(best)
    s.left = left
    s.is_settled = was_settled
    s.won[side] -= tricks
    return bound
