# Step 1. The root of the search: the loaded position, its moves, and the search for its value.

cdef void find_root_moves(State *s, Root *root, Moves *moves) noexcept nogil:
    """Find the moves at the root and score them."""
    if root.place == 0:
        find_leads(s, root.seat, NO_MOVE, moves)
    else:
        find_moves(s, root.place, root.seat, root.led, root.best, root.winner, moves)


cdef uint64_t equals_of(State *s, Root *root, int card) noexcept nogil:
    """The cards in the hand of the seat to play that are equal to a card, itself included."""
    cdef uint64_t hand = s.hands[root.seat]
    cdef uint64_t others = (s.all | (bit(root.best) if root.best >= 0 else 0)) & ~hand
    cdef uint64_t found = 0
    cdef int each, low, high
    if bit(card) & s.deal.at_any_time:
        return bit(card)
    for each in range(CARDS):
        if bit(each) & s.deal.at_any_time or not hand & bit(each) or s.deal.suit_of[each] != s.deal.suit_of[card]:
            continue
        low = min(card, each)
        high = max(card, each)
        if s.deal.value[each] == s.deal.value[card] and not (
                others & (bit(high) - 1) & ~(bit(low) - 1)):
            found |= bit(each)
    return found


cdef int search_root(State *s, Root *root, int need, int card) noexcept nogil:
    """A bound on the points of side 0 from the root on, after `card` if that is not −1.

    A result of at least `need` is a lower bound, and a smaller one an upper bound.
    """
    cdef uint64_t relevant = 0
    cdef int bound
    need -= root.bonus
    if card < 0 and root.place == 0:
        return root.bonus + search_lead(s, root.seat, need, &relevant)
    if card < 0:
        return root.bonus + search_follow(s, root.place, root.seat, root.led, root.best,
                                          root.winner, root.pot, root.is_contested, need, &relevant)
    if root.place == 0:
        s.tricks_left -= 1
    bound = play_card(s, root.place, root.seat, card,
                      root.led if root.place else s.deal.suit_of[card], root.best, root.winner,
                      root.pot, root.is_contested, need, &relevant)
    if root.place == 0:
        s.tricks_left += 1
    return root.bonus + bound


cdef int advance_root(State *s, Root *root, int card) noexcept nogil:
    """Play a card at the root for good, and return the points that side 0 wins by it."""
    cdef int gained = 0
    cdef int side, tricks
    if root.place == 0:
        s.tricks_left -= 1
    s.hands[root.seat] ^= bit(card)
    s.all ^= bit(card)
    s.key -= s.deal.card_key[card]
    s.counters -= s.deal.counter_code[card]
    s.length[root.seat][s.deal.suit_of[card]] -= 1
    lay_at_root(s, root, card)
    if root.place < s.deal.seats:
        return 0
    side = s.deal.side[root.winner]
    gained = root.pot + s.deal.trick_points
    tricks = 1
    if s.tricks_left == 0:
        gained += s.deal.last_points
        tricks = s.deal.last_count
    s.left -= gained
    s.won[side] += tricks
    if side:
        gained = 0
    if not s.is_settled and s.won[side] >= s.deal.majority:
        s.is_settled = 1
        s.left -= s.deal.most_points
        gained += 0 if side else s.deal.most_points
    elif not s.is_settled and s.tricks_left == 0:
        gained += s.deal.tie_points
    gained += root.bonus
    clear_trick(root, root.winner)
    return gained


cdef void clear_trick(Root *root, int leader) noexcept nogil:
    """Start a trick with no card on the table."""
    root.place = root.pot = root.is_contested = root.led = root.bonus = 0
    root.best = -1
    root.seat = root.winner = leader


cdef void lay_at_root(State *s, Root *root, int card) noexcept nogil:
    """Add a card to the trick on the table."""
    cdef int suit = s.deal.suit_of[card]
    if root.place == 0:
        root.led = suit
    if root.best < 0 or beats(s, card, root.best):
        root.is_contested = root.best >= 0 and suit == s.deal.suit_of[root.best]
        root.best = card
        root.winner = root.seat
    elif suit == s.deal.suit_of[root.best]:
        root.is_contested = 1
    root.pot += s.deal.value[card]
    root.place += 1
    root.seat = root.seat + 1 if root.seat + 1 < s.deal.seats else 0


cdef void find_value(State *s, Root *root, int card, int guess, int *low, int *high) noexcept nogil:
    """Step 1. Narrow the bounds of the value by zero-window searches until they meet.

    The first search asks whether the value is at least `guess`. From there the steps double until
    one search says yes and another no; then each search halves the interval between the bounds. It
    ends early if the search is stopped.
    """
    cdef int need = min(max(guess, low[0] + 1), high[0])
    cdef int step = 1
    cdef int bound, last = -1
    while low[0] < high[0]:
        bound = search_root(s, root, need, card)
        if s.is_stopped:
            return
        if bound >= need:
            low[0] = bound
        else:
            high[0] = bound
        if last >= 0 and (bound >= need) != last:
            step = 0
        last = bound >= need
        if step == 0:
            need = (low[0] + high[0] + 1) // 2
        elif last:
            need = min(low[0] + step, high[0])
        else:
            need = max(high[0] - step + 1, low[0] + 1)
        step *= 2
