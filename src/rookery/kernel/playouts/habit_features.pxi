# How likely a player is to play each card, by what the player may know. Needs `_bits.pxi` and
# `_playouts.pxi`.
#
# A card has some twenty numbers that a card player would look at; weighted and added up they are the
# logarithm of its chance, as far as the cards of one choice are compared.

cdef enum:
    FEATURES = 24
    MANNERS = 9     # leading, following suit, and having none of it; as bidder, partner, defender
    LEADING = 0
    FOLLOWING = 3
    VOID = 6
    ALTERNATE = 0
    ALONE = 1
    CALLED = 2


cdef struct Rules:
    # What does not change during a deal; cards by the bits of `Coded`.
    Ranks ranks
    int seats
    int sides
    int trump               # a suit, or −1
    int tricks
    int trick_points
    int last_points
    int last_count
    int most_points
    int nest_counts
    uint64_t pack
    float points[CARDS]     # tens of points


cdef struct Deal:
    # A deal while its tricks are played again.
    uint64_t hands[SEATS]
    uint64_t buried
    uint64_t played
    uint64_t called         # the bit of the called card, while it is out
    int side[SEATS]         # 0: the bidder's
    int bidder
    int leader
    int placed
    int led
    int best                # the card that wins the trick so far
    int holder
    int tricks_done
    float pot               # tens of points on the table
    uint8_t voids[SEATS]    # suits that each has shown not to hold, a bit each
    uint8_t led_by[SEATS]   # suits that each has led


cdef struct Look:
    # What a player sees when choosing.
    uint64_t own
    uint64_t out            # cards not seen: in the other hands, or buried unseen
    float trust[SEATS]      # how far each is a friend
    int role                # 0 the bidder, 1 a known partner of it, 2 another
    int foes_after
    int friends_after
    float others            # how many others hold cards
    uint8_t foe_voids       # suits that a foe still to play has shown to be out of
    uint8_t friend_voids
    float hold_best         # the chance that the best card so far is not beaten
    float by_friend         # the chance that it is a friend's


cdef inline int counted(uint64_t bits) noexcept nogil:
    """How many bits are set."""
    cdef int total = 0
    while bits:
        total += COUNTS[bits & 0xFF]
        bits >>= 8
    return total


cdef inline uint64_t above(const Rules *rules, int card) noexcept nogil:
    """The cards of its suit that are higher."""
    return rules.ranks.lane[rules.ranks.suit_of[card]] & ~(bit(card) | bit(card) - 1)


cdef inline int wins_over(const Rules *rules, int card, int best) noexcept nogil:
    """Whether a card beats the best so far."""
    cdef int suit = rules.ranks.suit_of[card]
    if suit == rules.ranks.suit_of[best]:
        return card > best
    return suit == rules.trump


cdef void set_trust(const Rules *rules, const Deal *deal, int seat, Look *look) noexcept nogil:
    """How far the others are friends, by what a seat may know of the sides."""
    cdef int other
    cdef int knows = (rules.sides == ALTERNATE or rules.sides == CALLED
                      and (deal.called == 0 or seat != deal.bidder and deal.side[seat] == 0))
    for other in range(rules.seats):
        if other == seat:
            look.trust[other] = 1
        elif knows:
            look.trust[other] = deal.side[other] == deal.side[seat]
        elif seat == deal.bidder:
            look.trust[other] = 0.25 if rules.sides == CALLED else 0
        elif other == deal.bidder:
            look.trust[other] = 0
        else:
            look.trust[other] = 0.67 if rules.sides == CALLED else 0.4
    look.role = 0 if seat == deal.bidder else 1 if deal.side[seat] == 0 else 2


cdef inline float holds(const Rules *rules, const Look *look, int card, int led) noexcept nogil:
    """The chance that no foe still to play beats a card."""
    cdef int higher, each
    cdef int suit = rules.ranks.suit_of[card]
    cdef float chance = 1
    cdef float missed
    cdef int left
    if look.foes_after == 0:
        return 1
    missed = 1 - look.foes_after / (look.others + 0.5)
    higher = min(5, counted(look.out & above(rules, card)))
    if suit == led or suit == rules.trump:
        for each in range(higher):
            chance *= missed
    if suit != led:
        return 0.5 + 0.5 * chance
    if suit != rules.trump and rules.trump >= 0 and look.out & rules.ranks.lane[rules.trump]:
        left = counted(look.out & rules.ranks.lane[suit])
        if look.foe_voids >> suit & 1:
            chance *= 0.35
        elif left < 3 * look.others:
            chance *= 1 - 0.25 * look.foes_after * (1 - left / (3 * look.others))
    return max(chance, <float>0.0)


cdef void look_round(const Rules *rules, const Deal *deal, int seat, Look *look) noexcept nogil:
    """What a seat knows when it is to play."""
    cdef int other = seat
    cdef int after
    look.own = deal.hands[seat]
    look.out = rules.pack & ~deal.played & ~look.own
    if seat == deal.bidder:
        look.out &= ~deal.buried
    set_trust(rules, deal, seat, look)
    look.foes_after = look.friends_after = 0
    look.foe_voids = look.friend_voids = 0
    look.others = rules.seats - 1
    for after in range(rules.seats - 1 - deal.placed):
        other += 1
        if other == rules.seats:
            other = 0
        if look.trust[other] > 0.5:
            look.friends_after += 1
            look.friend_voids |= deal.voids[other]
        else:
            look.foes_after += 1
            look.foe_voids |= deal.voids[other]
    if deal.placed:
        look.by_friend = look.trust[deal.holder]
        look.hold_best = holds(rules, look, deal.best, deal.led)


cdef void weigh_lead(const Rules *rules, const Deal *deal, const Look *look, int seat, int card,
                     float *f) noexcept nogil:
    """The numbers of a card that could be led."""
    cdef int suit = rules.ranks.suit_of[card]
    cdef uint64_t lane = rules.ranks.lane[suit]
    cdef uint64_t mine = look.own & lane
    cdef int is_trump = suit == rules.trump
    cdef int other
    cdef uint64_t trumps = rules.ranks.lane[rules.trump] if rules.trump >= 0 else 0
    cdef uint64_t higher = look.out & above(rules, card)
    cdef int trumps_out = counted(look.out & trumps)
    cdef int length = counted(mine)
    cdef float points = rules.points[card]
    cdef float hold = holds(rules, look, card, suit)
    f[0] = hold
    f[1] = hold * points
    f[2] = (1 - hold) * points
    f[3] = is_trump
    f[4] = is_trump * min(trumps_out, 6) / <float>6
    f[5] = is_trump * hold
    f[6] = higher == 0
    f[7] = higher != 0 and higher & higher - 1 == 0
    f[8] = mine & bit(card) - 1 == 0
    f[9] = mine & above(rules, card) == 0
    f[10] = length / <float>8
    f[11] = length == 1 and not is_trump
    f[12] = counted(look.out & lane) / <float>10
    f[13] = not is_trump and trumps_out > 0 and look.foe_voids >> suit & 1
    f[14] = not is_trump and trumps_out > 0 and look.friend_voids >> suit & 1
    f[15] = is_trump and length == 1
    f[16] = is_trump and trumps_out == 0
    f[17] = counted(look.out & lane & ~higher) / <float>10
    f[18] = card == CARDS - 1 and suit == ROOK_SUIT
    f[19] = is_trump * deal.tricks_done / <float>rules.tricks
    f[20] = f[21] = 0
    for other in range(rules.seats):
        if other != seat and deal.led_by[other] >> suit & 1:
            if look.trust[other] > 0.5:
                f[20] = 1
            else:
                f[21] = 1
    f[22] = is_trump * length / <float>8
    f[23] = higher == 0 and not is_trump and trumps_out == 0


cdef void weigh_follow(const Rules *rules, const Deal *deal, const Look *look, uint64_t legal,
                       int card, float *f) noexcept nogil:
    """The numbers of a card that could be played to a trick."""
    cdef int suit = rules.ranks.suit_of[card]
    cdef uint64_t lane = rules.ranks.lane[suit]
    cdef uint64_t mine = legal & lane
    cdef uint64_t higher = look.out & above(rules, card)
    cdef uint64_t below = mine & bit(card) - 1
    cdef int is_trump = suit == rules.trump
    cdef int wins = wins_over(rules, card, deal.best)
    cdef int is_master = higher == 0
    cdef int is_last = look.foes_after + look.friends_after == 0
    cdef float points = rules.points[card]
    cdef float safe = look.by_friend * look.hold_best
    cdef float chance = holds(rules, look, card, deal.led) if wins else safe
    cdef float low = counted(look.out & lane & ~higher) / <float>10
    f[0] = chance
    f[1] = chance * points
    f[2] = (1 - chance) * points
    f[3] = chance * deal.pot
    f[4] = wins
    f[5] = wins and is_last
    f[6] = wins * look.by_friend
    f[7] = wins * safe
    f[8] = low
    f[9] = is_master
    f[10] = is_master * (1 - chance)
    f[11] = below == 0
    f[12] = wins and (below == 0 or not wins_over(rules, highest(below), deal.best))
    f[13] = mine & above(rules, card) == 0
    f[14] = is_trump and suit != deal.led
    f[15] = f[14] * deal.pot
    f[16] = f[14] * low
    f[17] = not is_trump and counted(mine) == 1
    f[18] = 0 if is_trump else counted(mine) / <float>8
    f[19] = points > 0 and look.friends_after > 0 and not wins
    f[20] = 0 if is_last else wins * low
    f[21] = f[14] * look.by_friend
    f[22] = higher != 0 and higher & higher - 1 == 0
    f[23] = points


cdef inline int manner_of(const Deal *deal, const Rules *rules, const Look *look,
                          uint64_t legal) noexcept nogil:
    """Which of the weights a choice is made by."""
    if deal.placed == 0:
        return LEADING + look.role
    if legal & rules.ranks.lane[deal.led]:
        return FOLLOWING + look.role
    return VOID + look.role


cdef inline uint64_t legal_cards(const Rules *rules, const Deal *deal, int seat) noexcept nogil:
    """The cards that a seat may play."""
    cdef uint64_t lane
    if deal.placed:
        lane = deal.hands[seat] & rules.ranks.lane[deal.led]
        if lane:
            return lane
    return deal.hands[seat]


cdef int weigh_cards(const Rules *rules, const Deal *deal, int seat, uint64_t legal,
                     const float *weights, int *cards, float *scores) noexcept nogil:
    """The cards that may be played, each with its score; how many they are."""
    cdef Look look
    cdef float f[FEATURES]
    cdef const float *own
    cdef int size = 0, i
    look_round(rules, deal, seat, &look)
    own = weights + FEATURES * manner_of(deal, rules, &look, legal)
    while legal:
        cards[size] = lowest(legal)
        if deal.placed == 0:
            weigh_lead(rules, deal, &look, seat, cards[size], f)
        else:
            weigh_follow(rules, deal, &look, legal_cards(rules, deal, seat), cards[size], f)
        scores[size] = 0
        for i in range(FEATURES):
            scores[size] += own[i] * f[i]
        legal &= legal - 1
        size += 1
    return size


cdef void put_card(const Rules *rules, Deal *deal, int seat, int card) noexcept nogil:
    """Play a card; a full trick is won, and its winner leads."""
    cdef int suit = rules.ranks.suit_of[card]
    if deal.placed == 0:
        deal.led = suit
        deal.best = card
        deal.holder = seat
        deal.led_by[seat] |= 1 << suit
        deal.pot = 0
    else:
        if suit != deal.led:
            deal.voids[seat] |= 1 << deal.led
        if wins_over(rules, card, deal.best):
            deal.best = card
            deal.holder = seat
    deal.hands[seat] &= ~bit(card)
    deal.played |= bit(card)
    deal.called &= ~bit(card)
    deal.pot += rules.points[card]
    deal.placed += 1
    if deal.placed == rules.seats:
        deal.placed = 0
        deal.leader = deal.holder
        deal.tricks_done += 1


cdef inline int turn_of(const Rules *rules, const Deal *deal) noexcept nogil:
    """Whose turn it is."""
    cdef int seat = deal.leader + deal.placed
    return seat - rules.seats if seat >= rules.seats else seat
