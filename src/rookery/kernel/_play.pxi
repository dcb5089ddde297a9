# The search itself: does side 0 get `need` points from here? Both sides see all the cards.
#
# Every function returns 1 or 0 and tells in `why` the cards the answer hung on: the cards that
# won a trick by their rank. The answer is the same wherever these and all higher cards of their
# suits are where they are, and the suit lengths and counters too.

cdef void look_around(State *s) noexcept nogil:
    """Every so often: is the budget spent, does somebody wish to stop?"""
    s.next_look = min(s.nodes + 0x10000, s.node_limit)
    if s.nodes >= s.node_limit:
        s.is_over = 1
        return
    with gil:
        (<Search>s.owner).report()


cdef int lead(State *s, int seat, int need, uint64_t *why) noexcept nogil:
    """Between two tricks, `seat` to lead."""
    cdef uint64_t code[4]
    cdef uint64_t key
    cdef uint64_t child = 0
    cdef Entry *entry
    cdef Moves moves
    cdef int wanted = s.deal.side[seat] == 0
    cdef int answer = 0
    cdef int i, card
    why[0] = 0
    if need <= 0:
        return 1
    if need > s.left:
        return 0
    s.nodes += 1
    if s.nodes >= s.next_look:
        look_around(s)
    if s.is_over:
        return 0
    key = s.key + s.deal.leads[seat]
    if not s.is_settled:
        key += s.deal.wins * s.won[0]
    if s.tricks_left > 1:
        take_pattern(s, code)
        entry = look_up(s, key, code, need, &answer)
        if entry != NULL:
            why[0] = cards_known(s, entry)
            return answer
    find_leads(s, seat, &moves)
    s.tricks_left -= 1
    for i in range(moves.size):
        card = next_move(&moves, i)
        answer = put(s, 0, seat, card, s.deal.suit_of[card], -1, seat, 0, 0, need, &child)
        if answer == wanted:
            why[0] = child
            break
        why[0] |= hung_on(s, &moves, i, child)
    s.tricks_left += 1
    if s.tricks_left > 1 and not s.is_over:
        keep(s, key, code, why[0], need, answer, card)
    return answer


cdef int follow(State *s, int place, int seat, int led, int best, int winner, int pot,
                int is_contested, int need, uint64_t *why) noexcept nogil:
    """Within a trick: `seat` plays the card number `place`; `best` is the winner's card so far."""
    cdef uint64_t child = 0
    cdef Moves moves
    cdef int wanted = s.deal.side[seat] == 0
    cdef int answer = 0
    cdef int i
    why[0] = 0
    find_moves(s, place, seat, led, best, winner, &moves)
    for i in range(moves.size):
        answer = put(s, place, seat, next_move(&moves, i), led, best, winner, pot, is_contested,
                     need, &child)
        if answer == wanted:
            why[0] = child
            return answer
        why[0] |= hung_on(s, &moves, i, child)
    return answer


cdef int put(State *s, int place, int seat, int card, int led, int best, int winner, int pot,
             int is_contested, int need, uint64_t *why) noexcept nogil:
    """Play a card, search on, and take it back."""
    cdef int suit = s.deal.suit_of[card]
    cdef int next_seat
    cdef int answer
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
    if place + 1 == s.deal.seats:
        answer = gather(s, best, winner, pot, is_contested, need, why)
    else:
        next_seat = seat + 1 if seat + 1 < s.deal.seats else 0
        answer = follow(s, place + 1, next_seat, led, best, winner, pot, is_contested, need, why)
    s.hands[seat] ^= bit(card)
    s.all ^= bit(card)
    s.key += s.deal.part[card]
    return answer


cdef int gather(State *s, int best, int winner, int pot, int is_contested, int need,
                uint64_t *why) noexcept nogil:
    """The trick goes to its winner, who leads to the next one."""
    cdef int side = s.deal.side[winner]
    cdef int left = s.left
    cdef int was_settled = s.is_settled
    cdef int tricks = s.deal.last_count if s.tricks_left == 0 else 1
    cdef int answer
    pot += s.deal.trick_points
    if s.tricks_left == 0:
        pot += s.deal.last_points
    s.left -= pot
    if side == 0:
        need -= pot
    s.won[side] += tricks
    if not s.is_settled:
        if s.won[side] >= s.deal.majority:
            s.is_settled = 1
            s.left -= s.deal.most_points
            if side == 0:
                need -= s.deal.most_points
        elif s.tricks_left == 0:
            need -= s.deal.tie_points
    why[0] = 0
    if s.tricks_left == 0:
        answer = need <= 0
    else:
        answer = lead(s, winner, need, why)
    if is_contested:
        why[0] |= bit(best)
    s.left = left
    s.is_settled = was_settled
    s.won[side] -= tricks
    return answer
