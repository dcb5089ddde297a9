# A coded position made ready to be searched.

cdef struct Root:
    # What is on the table at the start of the search.
    int seat                # whose turn it is
    int place
    int led
    int best
    int winner
    int pot
    int is_contested
    int bonus               # for most tricks, if side 0 has them already


cdef int is_sound(State *s, Root *root, int leader, uint64_t on_table) noexcept nogil:
    """Whether the numbers of a position can be searched without harm."""
    cdef Deal *deal = &s.deal
    cdef int seat, place, card, size = 0
    cdef int64_t points
    cdef uint64_t seen = on_table
    if counted_all(on_table) != root.place:
        return 0
    for place in range(deal.seats):
        seat = (leader + place) % deal.seats
        if place == 0:
            size = counted_all(s.hands[seat]) + (root.place > 0)
        if counted_all(s.hands[seat]) + (place < root.place) != size or s.hands[seat] & seen:
            return 0
        if not 0 <= deal.side[seat] <= 1:
            return 0
        seen |= s.hands[seat]
    if min(min(deal.trick_points, deal.last_points), min(deal.most_points, deal.tie_points)) < 0:
        return 0
    points = <int64_t>deal.trick_points * size + deal.last_points + deal.most_points
    for card in range(CARDS):
        if not 0 <= deal.value[card] <= MOST_POINTS:
            return 0
        if seen & bit(card):
            points += deal.value[card]
    return (size > 0 and points <= MOST_POINTS and deal.tie_points <= deal.most_points
            and -1 <= deal.trump < SUITS and 1 <= deal.last_count <= 2
            and 0 <= s.won[0] < 1000 and 0 <= s.won[1] < 1000)


cdef uint64_t constant(int kind, int first, int second, int third) noexcept nogil:
    """A random number that is always the same for the same arguments."""
    return mixed(mixed(mixed(mixed(kind) + first) + second) + third)


cdef void set_lanes(Deal *deal, int has_rook_suit) noexcept nogil:
    """Which bits are which suit's."""
    cdef int card
    for card in range(CARDS):
        deal.suit_of[card] = card >> 4
    for card in range(4):
        deal.lane[card] = <uint64_t>0xFFFF << 16 * card
    deal.lane[ROOK_SUIT] = 0
    if has_rook_suit:
        deal.suit_of[ROOK_BIT] = ROOK_SUIT
        deal.lane[ROOK_SUIT] = bit(ROOK_BIT)
        deal.lane[3] ^= bit(ROOK_BIT)


cdef void set_keys(State *s) noexcept nogil:
    """What each card adds to the key, by its holder and its suit, and to `counters`.

    In a small deal all counters that have a place there are in `counters`. In a larger one too many
    positions would be similar, and only those of the lowest value are; the key has all others.
    """
    cdef Deal *deal = &s.deal
    cdef int dearest = MOST_POINTS if counted_all(s.all) <= SMALL_DEAL else least_worth(deal)
    cdef int seat, card
    cdef int place = 0
    s.key = s.counters = 0
    memset(s.length, 0, sizeof(s.length))
    memset(deal.holds, 0, sizeof(deal.holds))
    deal.is_pairs = (deal.seats == 4 and deal.side[0] == deal.side[2]
                     and deal.side[1] == deal.side[3] != deal.side[0])
    for seat in range(SEATS):
        deal.leads[seat] = constant(0, seat, 0, 0)
    deal.wins = constant(1, 0, 0, 0)
    for card in range(CARDS):
        for seat in range(deal.seats):
            if s.hands[seat] & bit(card):
                deal.part[card] = constant(2, seat, deal.suit_of[card], 0)
                if deal.value[card] and place < COUNTERS and deal.value[card] <= dearest:
                    deal.holds[card] = <uint64_t>(seat + 1) << 3 * place
                elif deal.value[card]:
                    deal.part[card] += constant(3, seat, card, 0)
                s.key += deal.part[card]
                s.counters += deal.holds[card]
                deal.owner[card] = seat
                s.length[seat][deal.suit_of[card]] += 1
        if deal.value[card] and place < COUNTERS:
            deal.worth[place] = deal.value[card]
            place += 1


cdef inline int least_worth(Deal *deal) noexcept nogil:
    """The lowest value of a counter."""
    cdef int card, least = MOST_POINTS
    for card in range(CARDS):
        if deal.value[card]:
            least = min(least, deal.value[card])
    return least


cdef inline int has_any_counters(Deal *deal) noexcept nogil:
    """Whether any card is worth points."""
    cdef int card
    for card in range(CARDS):
        if deal.value[card]:
            return 1
    return 0


cdef void set_codes(State *s) noexcept nogil:
    """The patterns of all halves of lanes: the holder of each card left, and if it is a counter."""
    cdef Deal *deal = &s.deal
    cdef int suit, half, cards, card, seat, k
    cdef uint64_t code
    cdef int has_counters = has_any_counters(deal)
    deal.code_bits = (2 if deal.seats <= 4 else 3) + has_counters
    for k in range(17):
        deal.top[k] = ~<uint64_t>0
        if deal.code_bits * k < 64:
            deal.top[k] = ~(~<uint64_t>0 >> deal.code_bits * k)
    for suit in range(4):
        for half in range(2):
            deal.code[half][suit][0] = 0
            for cards in range(1, 256):
                card = 16 * suit + 8 * half + highest(cards)
                code = 0
                for seat in range(deal.seats):
                    if s.hands[seat] & bit(card):
                        code = seat
                if has_counters:
                    code = code << 1 | (deal.value[card] != 0)
                deal.code[half][suit][cards] = (
                    code << 64 - deal.code_bits
                    | deal.code[half][suit][cards ^ 1 << highest(cards)] >> deal.code_bits)


cdef void set_points(State *s, Root *root) noexcept nogil:
    """The points still to be won and the tricks that are more than half."""
    cdef int seat, card
    cdef int most = 0
    s.left = root.pot
    s.all = 0
    for seat in range(s.deal.seats):
        s.all |= s.hands[seat]
    for card in range(CARDS):
        if s.all & bit(card):
            s.left += s.deal.value[card]
    most = s.tricks_left + (1 if root.place else 0)
    s.left += s.deal.trick_points * most + s.deal.last_points + s.deal.most_points
    most += s.won[0] + s.won[1] + s.deal.last_count - 1
    s.deal.total_tricks = most
    s.deal.majority = most // 2 + 1
    s.is_settled = s.deal.most_points == 0
    root.bonus = 0
    if not s.is_settled and max(s.won[0], s.won[1]) >= s.deal.majority:
        s.is_settled = 1
        s.left -= s.deal.most_points
        root.bonus = s.deal.most_points if s.won[0] >= s.deal.majority else 0


cdef void choose_weights(State *s) noexcept nogil:
    """The weights that suit the scoring."""
    if s.deal.trick_points == 0 or has_any_counters(&s.deal):
        s.deal.weights = POINTS
    else:
        s.deal.weights = TRUMP_TRICKS if s.deal.trump >= 0 else PLAIN_TRICKS


cdef void find_root_moves(State *s, Root *root, Moves *moves) noexcept nogil:
    """The cards to try at the start of the search."""
    if root.place == 0:
        find_leads(s, root.seat, NO_MOVE, moves)
    else:
        find_moves(s, root.place, root.seat, root.led, root.best, root.winner, moves)


cdef uint64_t equals_of(State *s, Root *root, int card) noexcept nogil:
    """The cards of the hand to play that are equal to one of them, itself included."""
    cdef uint64_t hand = s.hands[root.seat]
    cdef uint64_t others = (s.all | (bit(root.best) if root.best >= 0 else 0)) & ~hand
    cdef uint64_t found = 0
    cdef int each, low, high
    for each in range(CARDS):
        if not hand & bit(each) or s.deal.suit_of[each] != s.deal.suit_of[card]:
            continue
        low = min(card, each)
        high = max(card, each)
        if s.deal.value[each] == s.deal.value[card] and not (
                others & (bit(high) - 1) & ~(bit(low) - 1)):
            found |= bit(each)
    return found


cdef int ask(State *s, Root *root, int need, int card) noexcept nogil:
    """A bound of what side 0 gets from the start of the search, or after a card: see `lead`."""
    cdef uint64_t why = 0
    cdef int bound
    need -= root.bonus
    if card < 0 and root.place == 0:
        return root.bonus + lead(s, root.seat, need, &why)
    if card < 0:
        return root.bonus + follow(s, root.place, root.seat, root.led, root.best, root.winner,
                                   root.pot, root.is_contested, need, &why)
    if root.place == 0:
        s.tricks_left -= 1
    bound = put(s, root.place, root.seat, card, root.led if root.place else s.deal.suit_of[card],
                root.best, root.winner, root.pot, root.is_contested, need, &why)
    if root.place == 0:
        s.tricks_left += 1
    return root.bonus + bound


cdef inline int counted_all(uint64_t bits) noexcept nogil:
    """How many bits are set."""
    return (counted(bits & 0xFFFF) + counted(bits >> 16 & 0xFFFF)
            + counted(bits >> 32 & 0xFFFF) + counted(bits >> 48))


cdef int advance(State *s, Root *root, int card) noexcept nogil:
    """Play a card for good, at the start of the search; what side 0 wins by it."""
    cdef int gained = 0
    cdef int side, tricks
    if root.place == 0:
        s.tricks_left -= 1
    s.hands[root.seat] ^= bit(card)
    s.all ^= bit(card)
    s.key -= s.deal.part[card]
    s.counters -= s.deal.holds[card]
    s.length[root.seat][s.deal.suit_of[card]] -= 1
    lay(s, root, card)
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
    """No card on the table."""
    root.place = root.pot = root.is_contested = root.led = root.bonus = 0
    root.best = -1
    root.seat = root.winner = leader


cdef void lay(State *s, Root *root, int card) noexcept nogil:
    """Put a card on the table."""
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


cdef void narrow(State *s, Root *root, int card, int guess, int *low, int *high) noexcept nogil:
    """Bring the bounds of a value together by questions, as far as the budget goes.

    The first one is whether it is the guess or more. From there the steps grow, until the value is
    between two questions; then they halve what is between.
    """
    cdef int need = min(max(guess, low[0] + 1), high[0])
    cdef int step = 1
    cdef int bound, last = -1
    while low[0] < high[0]:
        bound = ask(s, root, need, card)
        if s.is_over:
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
