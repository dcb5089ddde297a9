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
    """What each card adds to the key, by its holder, its suit and, for a counter, its value.

    Counters of one suit and value with no other counter between them are the same to the key;
    which of a hand's counters is which then follows from their order.
    """
    cdef Deal *deal = &s.deal
    cdef int seat, card, run = 0, value = 0
    for seat in range(SEATS):
        deal.leads[seat] = constant(0, seat, 0, 0)
    deal.wins = constant(1, 0, 0, 0)
    for card in range(CARDS - 1, -1, -1):
        if deal.value[card] and deal.value[card] != value:
            run += 1
            value = deal.value[card]
        if card & 15 == 15:
            run = 0
            value = deal.value[card]
        for seat in range(deal.seats):
            if s.hands[seat] & bit(card):
                deal.part[card] = constant(2, seat, deal.suit_of[card], 0)
                if deal.value[card]:
                    deal.part[card] += constant(3 + seat, deal.suit_of[card], run, deal.value[card])
                s.key += deal.part[card]


cdef void set_codes(State *s) noexcept nogil:
    """The patterns of all halves of lanes: the holder of each card left, and if it is a counter."""
    cdef Deal *deal = &s.deal
    cdef int suit, half, cards, card, seat, k
    cdef uint64_t code
    cdef int has_counters = 0
    for card in range(CARDS):
        has_counters |= deal.value[card]
    deal.code_bits = (2 if deal.seats <= 4 else 3) + (has_counters != 0)
    for k in range(17):
        deal.top[k] = ~(~<uint64_t>0 >> deal.code_bits * k) if deal.code_bits * k < 64 else ~<uint64_t>0
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
    s.deal.majority = most // 2 + 1
    s.is_settled = s.deal.most_points == 0
    root.bonus = 0
    if not s.is_settled and max(s.won[0], s.won[1]) >= s.deal.majority:
        s.is_settled = 1
        s.left -= s.deal.most_points
        root.bonus = s.deal.most_points if s.won[0] >= s.deal.majority else 0


cdef void find_root_moves(State *s, Root *root, Moves *moves) noexcept nogil:
    """The cards to try at the start of the search."""
    if root.place == 0:
        find_leads(s, root.seat, moves)
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
    """Whether side 0 gets `need` from the start of the search, or after a card played there."""
    cdef uint64_t why = 0
    cdef int answer
    need -= root.bonus
    if card < 0 and root.place == 0:
        return lead(s, root.seat, need, &why)
    if card < 0:
        return follow(s, root.place, root.seat, root.led, root.best, root.winner, root.pot,
                      root.is_contested, need, &why)
    if root.place == 0:
        s.tricks_left -= 1
    answer = put(s, root.place, root.seat, card, root.led if root.place else s.deal.suit_of[card],
                 root.best, root.winner, root.pot, root.is_contested, need, &why)
    if root.place == 0:
        s.tricks_left += 1
    return answer


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


cdef void narrow(State *s, Root *root, int card, int *low, int *high) noexcept nogil:
    """Bring the bounds of a value together by questions, as far as the budget goes."""
    cdef int need, answer
    while low[0] < high[0]:
        need = (low[0] + high[0] + 1) // 2
        answer = ask(s, root, need, card)
        if s.is_over:
            return
        if answer:
            low[0] = need
        else:
            high[0] = need - 1
