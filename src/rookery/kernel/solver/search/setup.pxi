# Checking an encoded position and preparing it for the search.

cdef struct Root:
    # The trick on the table at the root of the search.
    int seat                # to play
    int place               # the number of cards on the table
    int led                 # the suit led
    int best                # the winning card so far, or −1
    int winner              # the seat that played it
    int pot                 # the points of the cards on the table
    int is_contested        # whether `best` has beaten a card of its own suit
    int bonus               # the points for most tricks, if side 0 is sure of them already


cdef int is_sound(State *s, Root *root, int leader, uint64_t on_table) noexcept nogil:
    """Whether the integers encode a position, so that searching it is safe."""
    cdef Deal *deal = &s.deal
    cdef int seat, place, card, size = 0
    cdef int64_t points
    cdef uint64_t seen = on_table
    if count_bits(on_table) != root.place:
        return 0
    for place in range(deal.seats):
        seat = (leader + place) % deal.seats
        if place == 0:
            size = count_bits(s.hands[seat]) + (root.place > 0)
        if count_bits(s.hands[seat]) + (place < root.place) != size or s.hands[seat] & seen:
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


cdef uint64_t random_constant(int kind, int first, int second, int third) noexcept nogil:
    """A pseudorandom number that depends on the arguments only."""
    return mixed(mixed(mixed(mixed(kind) + first) + second) + third)


cdef void set_lanes(Deal *deal, int has_rook_suit) noexcept nogil:
    """Set the lane of each suit, and the suit of each bit."""
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
    """Set what each card in hand adds to the key, by its holder and suit, and to `counters`.

    In a small deal `counters` has all counters for which there is room. In a larger deal too many
    positions would then count as similar, so it has only the counters of the lowest value. The key
    has the others, and the card that may be played at any time, whose holder has more moves.
    """
    cdef Deal *deal = &s.deal
    cdef int dearest = MOST_POINTS if count_bits(s.all) <= SMALL_DEAL else least_worth(deal)
    cdef int seat, card
    cdef int place = 0
    s.key = s.counters = deal.worth = 0
    memset(s.length, 0, sizeof(s.length))
    memset(deal.counter_code, 0, sizeof(deal.counter_code))
    deal.is_pairs = (deal.seats == 4 and deal.side[0] == deal.side[2]
                     and deal.side[1] == deal.side[3] != deal.side[0])
    for seat in range(SEATS):
        deal.leader_key[seat] = random_constant(0, seat, 0, 0)
    deal.trick_key = random_constant(1, 0, 0, 0)
    deal.height_key = random_constant(5, 0, 0, 0)
    for card in range(CARDS):
        for seat in range(deal.seats):
            if s.hands[seat] & bit(card):
                deal.card_key[card] = random_constant(2, seat, deal.suit_of[card], 0)
                if bit(card) & deal.at_any_time:
                    deal.card_key[card] += random_constant(4, seat, card, 0)
                elif deal.value[card] and place < COUNTERS and deal.value[card] <= dearest:
                    deal.counter_code[card] = <uint64_t>(seat + 1) << 3 * place
                elif deal.value[card]:
                    deal.card_key[card] += random_constant(3, seat, card, 0)
                s.key += deal.card_key[card]
                s.counters += deal.counter_code[card]
                deal.owner[card] = seat
                s.length[seat][deal.suit_of[card]] += 1
        if deal.value[card]:
            deal.worth |= bit(card)
            if place < COUNTERS:
                deal.counter[place] = card
                place += 1


cdef inline int least_worth(Deal *deal) noexcept nogil:
    """The lowest value of any counter."""
    cdef int card, least = MOST_POINTS
    for card in range(CARDS):
        if deal.value[card]:
            least = min(least, deal.value[card])
    return least


cdef void set_codes(State *s) noexcept nogil:
    """Tabulate the pattern of each value of a byte of a lane.

    A pattern says who holds each card and, if the deal has counters, whether it is one.
    """
    cdef Deal *deal = &s.deal
    cdef int suit, half, cards, card, seat, k
    cdef uint64_t code
    cdef int has_counters = deal.worth != 0
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
    """Set the points that can still be won, and the number of tricks that is a majority."""
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


cdef void set_weights(State *s) noexcept nogil:
    """Choose the weights of the move ordering that were fitted to the scoring of the position."""
    if s.deal.trick_points == 0 or s.deal.worth:
        s.deal.weights = POINTS
    else:
        s.deal.weights = TRUMP_TRICKS if s.deal.trump >= 0 else PLAIN_TRICKS
