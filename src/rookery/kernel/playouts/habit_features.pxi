# The features of a card by which habits weigh it. They use only what its player may know.
#
# The weighted sum of the features is the log probability of the card, up to a constant that is the
# same for all legal cards.

cdef enum:
    FEATURES = 24
    SITUATIONS = 9  # one of the next three numbers, plus `Look.role`
    LEADING = 0
    FOLLOWING = 3   # following suit
    VOID = 6        # void in the suit led
    ALTERNATE = 0   # these three are the values of `EncodedGame.bidder_plays`
    ALONE = 1
    CALLED = 2


cdef struct Rules:
    # The rules that a deal is played by. Cards have the bits of `EncodedPosition`.
    Ranks ranks
    int seats
    int sides
    int trump               # a suit, or −1
    int tricks
    int trick_points
    int last_points
    int last_count
    int most_points
    int nest_to             # as in `EncodedGame`
    int nest_as_trick
    int trump_is_led
    int dummy               # the seat that plays any card of its hand (R2-6), or −1
    uint64_t pack
    float points[CARDS]     # the value of each card, in tens of points


cdef struct Deal:
    # A deal while its tricks are replayed or played on.
    uint64_t hands[SEATS]
    uint64_t buried
    uint64_t played
    uint64_t called         # the mask of the called cards that are not yet played
    int shown               # the mask of the seats that have played called cards
    int side[SEATS]         # 0: the bidder's
    int bidder
    int leader
    int placed              # the number of cards on the table
    int led                 # the suit led
    int best                # the card that wins the trick so far
    int holder              # the seat that played the best card
    int tricks_done         # the number of finished tricks
    float pot               # the points on the table, in tens
    uint8_t voids[SEATS]    # the suits in which each seat is known to be void, a bit each
    uint8_t led_by[SEATS]   # the suits that each seat has led, a bit each


cdef struct Look:
    # What the seat to play knows. A seat that is more likely a partner than not counts as a friend,
    # any other as a foe.
    uint64_t own            # its hand
    uint64_t out            # the unseen cards: in the other hands, or buried by another seat
    float trust[SEATS]      # the probability that each seat is a partner
    int role                # 0: the bidder, 1: on the bidder's side, 2: a defender
    int foes_after          # the number of foes still to play to the trick
    int friends_after       # the number of friends still to play to it
    int dummy_after         # whether a dummy is still to play to it
    float others            # the number of other players
    uint8_t foe_voids       # the suits in which a foe still to play is known to be void
    uint8_t friend_voids    # the suits in which a friend still to play is known to be void
    float hold_best         # the probability that the best card so far stays unbeaten
    float by_friend         # the probability that a partner played it


cdef inline uint64_t above(const Rules *rules, int card) noexcept nogil:
    """The mask of all higher cards of a card's suit, in play or not."""
    return rules.ranks.lane[rules.ranks.suit_of[card]] & ~(bit(card) | bit(card) - 1)


cdef inline int wins_over(const Rules *rules, int card, int best) noexcept nogil:
    """Whether a card beats the best card so far."""
    cdef int suit = rules.ranks.suit_of[card]
    return outranks(suit, card, rules.ranks.suit_of[best], best, suit == rules.trump)


cdef void set_trust(const Rules *rules, const Deal *deal, int seat, Look *look) noexcept nogil:
    """Set `trust` and `role` from what `seat` knows of the sides.

    The probabilities where a partner is unknown are guesses.
    """
    cdef int other
    cdef int is_ours = deal.side[seat] == 0
    cdef int knows = (rules.sides == ALTERNATE
                      or rules.sides == CALLED and not deal.called & ~deal.hands[seat])
    for other in range(rules.seats):
        if other == seat:
            look.trust[other] = 1
        elif knows:
            look.trust[other] = deal.side[other] == deal.side[seat]
        elif other == deal.bidder or deal.shown >> other & 1:
            look.trust[other] = is_ours
        elif is_ours:
            look.trust[other] = 0.25 if rules.sides == CALLED else 0
        else:
            look.trust[other] = 0.67 if rules.sides == CALLED else 0.4
    look.role = 0 if seat == deal.bidder else 1 if deal.side[seat] == 0 else 2


cdef inline float stands(const Rules *rules, const Look *look, int card) noexcept nogil:
    """The probability that a dummy still to play turns no card that beats this one (R2-6)."""
    cdef int suit = rules.ranks.suit_of[card]
    cdef uint64_t beating = look.out & above(rules, card)
    if not look.dummy_after or not look.out:
        return 1
    if suit != rules.trump and rules.trump >= 0:
        beating |= look.out & rules.ranks.lane[rules.trump]
    return 1 - count_bits(beating) / <float>count_bits(look.out)


cdef inline float holds(const Rules *rules, const Look *look, int card, int led) noexcept nogil:
    """An estimate of the probability that nobody still to play beats a card, except friends."""
    cdef float chance = beats_foes(rules, look, card, led)
    return chance * stands(rules, look, card) if look.dummy_after else chance


cdef inline float beats_foes(const Rules *rules, const Look *look, int card,
                             int led) noexcept nogil:
    """An estimate of the probability that no foe still to play beats a card.

    Its constants are guesses.
    """
    cdef int higher, each
    cdef int suit = rules.ranks.suit_of[card]
    cdef float chance = 1
    cdef float missed
    cdef int left
    if look.foes_after == 0:
        return 1
    missed = 1 - look.foes_after / (look.others + 0.5)
    higher = min(5, count_bits(look.out & above(rules, card)))
    if suit == led or suit == rules.trump:
        for each in range(higher):
            chance *= missed
    if suit != led:
        return 0.5 + 0.5 * chance
    if suit != rules.trump and rules.trump >= 0 and look.out & rules.ranks.lane[rules.trump]:
        left = count_bits(look.out & rules.ranks.lane[suit])
        if look.foe_voids >> suit & 1:
            chance *= 0.35
        elif left < 3 * look.others:
            chance *= 1 - 0.25 * look.foes_after * (1 - left / (3 * look.others))
    return max(chance, <float>0.0)


cdef void set_look(const Rules *rules, const Deal *deal, int seat, Look *look) noexcept nogil:
    """Set `look` to what a seat knows when it is to play."""
    cdef int other = seat
    cdef int after
    look.own = deal.hands[seat]
    look.out = rules.pack & ~deal.played & ~look.own
    if seat == deal.bidder:
        look.out &= ~deal.buried
    set_trust(rules, deal, seat, look)
    look.foes_after = look.friends_after = look.dummy_after = 0
    look.foe_voids = look.friend_voids = 0
    look.others = rules.seats - 1
    for after in range(rules.seats - 1 - deal.placed):
        other += 1
        if other == rules.seats:
            other = 0
        if other == rules.dummy:
            look.dummy_after = 1
        elif look.trust[other] > 0.5:
            look.friends_after += 1
            look.friend_voids |= deal.voids[other]
        else:
            look.foes_after += 1
            look.foe_voids |= deal.voids[other]
    if deal.placed:
        look.by_friend = look.trust[deal.holder]
        look.hold_best = holds(rules, look, deal.best, deal.led)


cdef void set_lead_features(const Rules *rules, const Deal *deal, const Look *look, int seat,
                            int card, float *f) noexcept nogil:
    """Compute the features of a lead."""
    cdef int suit = rules.ranks.suit_of[card]
    cdef uint64_t lane = rules.ranks.lane[suit]
    cdef uint64_t mine = look.own & lane
    cdef int is_trump = suit == rules.trump
    cdef int other
    cdef uint64_t trumps = rules.ranks.lane[rules.trump] if rules.trump >= 0 else 0
    cdef uint64_t higher = look.out & above(rules, card)
    cdef int trumps_out = count_bits(look.out & trumps)
    cdef int length = count_bits(mine)
    cdef float points = rules.points[card]
    cdef float hold = holds(rules, look, card, suit)
    f[0] = hold                                 # the probability that no foe beats it
    f[1] = hold * points                        # its points, times that probability
    f[2] = (1 - hold) * points                  # its points, times the probability of losing it
    f[3] = is_trump                             # a trump
    f[4] = is_trump * min(trumps_out, 6) / <float>6  # a trump, times the unseen trumps (at most 6)
    f[5] = is_trump * hold                      # a trump, times f[0]
    f[6] = higher == 0                          # the highest unplayed card of its suit
    f[7] = higher != 0 and higher & higher - 1 == 0  # the second highest
    f[8] = mine & bit(card) - 1 == 0            # the lowest in hand
    f[9] = mine & above(rules, card) == 0       # the highest in hand
    f[10] = length / <float>8                   # the length of its suit in hand
    f[11] = length == 1 and not is_trump        # a plain singleton
    f[12] = count_bits(look.out & lane) / <float>10  # the unseen cards of its suit
    # A foe (f[13]) or a friend (f[14]) who is known to be void in the suit may ruff it.
    f[13] = not is_trump and trumps_out > 0 and look.foe_voids >> suit & 1
    f[14] = not is_trump and trumps_out > 0 and look.friend_voids >> suit & 1
    f[15] = is_trump and length == 1            # the last trump in hand
    f[16] = is_trump and trumps_out == 0        # a trump when no other is unseen
    f[17] = count_bits(look.out & lane & ~higher) / <float>10  # the lower unseen cards of its suit
    f[18] = card == CARDS - 1 and suit == ROOK_SUIT  # the rook as a suit of its own
    f[19] = is_trump * deal.tricks_done / <float>rules.tricks  # a trump, times the tricks done
    f[20] = f[21] = 0       # a friend has led the suit before, and a foe has
    for other in range(rules.seats):
        if other != seat and deal.led_by[other] >> suit & 1:
            if look.trust[other] > 0.5:
                f[20] = 1
            else:
                f[21] = 1
    f[22] = is_trump * length / <float>8        # a trump, times the trumps in hand
    f[23] = higher == 0 and not is_trump and trumps_out == 0    # a top plain card, no unseen trumps


cdef void set_follow_features(const Rules *rules, const Deal *deal, const Look *look,
                              uint64_t legal, int card, float *f) noexcept nogil:
    """Compute the features of a card played to a trick that was led."""
    cdef int suit = rules.ranks.suit_of[card]
    cdef uint64_t lane = rules.ranks.lane[suit]
    cdef uint64_t mine = legal & lane
    cdef uint64_t higher = look.out & above(rules, card)
    cdef uint64_t below = mine & bit(card) - 1
    cdef int is_trump = suit == rules.trump
    cdef int wins = wins_over(rules, card, deal.best)
    cdef int is_master = higher == 0
    cdef int is_last = look.foes_after + look.friends_after + look.dummy_after == 0
    cdef float points = rules.points[card]
    cdef float safe = look.by_friend * look.hold_best
    cdef float chance = holds(rules, look, card, deal.led) if wins else safe
    cdef float low = count_bits(look.out & lane & ~higher) / <float>10
    f[0] = chance                               # the probability that its side wins the trick
    f[1] = chance * points                      # its points, times that probability
    f[2] = (1 - chance) * points                # its points, times the probability of losing them
    f[3] = chance * deal.pot                    # the points on the table, times f[0]
    f[4] = wins                                 # the best card so far
    f[5] = wins and is_last                     # the best card, played last
    f[6] = wins * look.by_friend                # the best card, over a partner's card
    f[7] = wins * safe                          # the best card, over a partner's likely winner
    f[8] = low                                  # the lower unseen cards of its suit
    f[9] = is_master                            # the highest unplayed card of its suit
    f[10] = is_master * (1 - chance)            # f[9], times the probability of losing the trick
    f[11] = below == 0                          # the lowest legal card of its suit
    # The lowest card of its suit that wins so far.
    f[12] = wins and (below == 0 or not wins_over(rules, highest(below), deal.best))
    f[13] = mine & above(rules, card) == 0      # the highest legal card of its suit
    f[14] = is_trump and suit != deal.led       # a ruff
    f[15] = f[14] * deal.pot                    # a ruff, times the points on the table
    f[16] = f[14] * low                         # a ruff, times the lower unseen trumps
    f[17] = not is_trump and count_bits(mine) == 1  # a plain singleton
    f[18] = 0 if is_trump else count_bits(mine) / <float>8  # the legal cards of its plain suit
    f[19] = points > 0 and look.friends_after > 0 and not wins  # a losing counter before a friend
    f[20] = 0 if is_last else wins * low        # the best card so far, not played last, times f[8]
    f[21] = f[14] * look.by_friend              # a ruff of a partner's trick
    f[22] = higher != 0 and higher & higher - 1 == 0  # the second highest of its suit
    f[23] = points                              # its points


cdef inline int situation_of(const Deal *deal, const Rules *rules, const Look *look,
                             uint64_t legal) noexcept nogil:
    """The situation of a choice, which selects the weights."""
    if deal.placed == 0:
        return LEADING + look.role
    if legal & rules.ranks.lane[deal.led]:
        return FOLLOWING + look.role
    return VOID + look.role


cdef inline uint64_t legal_cards(const Rules *rules, const Deal *deal, int seat) noexcept nogil:
    """The legal cards of a seat; a dummy may turn any card of its hand (R2-6)."""
    if seat == rules.dummy:
        return deal.hands[seat]
    if deal.placed:
        return legal_in(&rules.ranks, deal.hands[seat], deal.led)
    if rules.trump_is_led and deal.tricks_done == 0 and rules.trump >= 0:
        if deal.hands[seat] & rules.ranks.lane[rules.trump]:
            return deal.hands[seat] & rules.ranks.lane[rules.trump]
    return deal.hands[seat]


cdef int score_cards(const Rules *rules, const Deal *deal, int seat, uint64_t legal,
                     const float *weights, int *cards, float *scores) noexcept nogil:
    """Set `cards` to the legal cards and `scores` to their log weights; return their number."""
    cdef Look look
    cdef float f[FEATURES]
    cdef const float *own
    cdef int size = 0, i
    set_look(rules, deal, seat, &look)
    own = weights + FEATURES * situation_of(deal, rules, &look, legal)
    while legal:
        cards[size] = lowest(legal)
        if deal.placed == 0:
            set_lead_features(rules, deal, &look, seat, cards[size], f)
        else:
            set_follow_features(rules, deal, &look, legal_cards(rules, deal, seat), cards[size], f)
        scores[size] = 0
        for i in range(FEATURES):
            scores[size] += own[i] * f[i]
        legal &= legal - 1
        size += 1
    return size


cdef void put_card(const Rules *rules, Deal *deal, int seat, int card) noexcept nogil:
    """Play a card, and let the winner of a full trick lead to the next."""
    cdef int suit = rules.ranks.suit_of[card]
    if deal.placed == 0:
        deal.led = suit
        deal.best = card
        deal.holder = seat
        deal.led_by[seat] |= 1 << suit
        deal.pot = 0
    else:
        if (suit != deal.led and seat != rules.dummy
                and not bit(card) & rules.ranks.at_any_time):
            deal.voids[seat] |= 1 << deal.led
        if wins_over(rules, card, deal.best):
            deal.best = card
            deal.holder = seat
    deal.hands[seat] &= ~bit(card)
    deal.played |= bit(card)
    if deal.called & bit(card):
        deal.called &= ~bit(card)
        deal.shown |= 1 << seat
    deal.pot += rules.points[card]
    deal.placed += 1
    if deal.placed == rules.seats:
        deal.placed = 0
        deal.leader = deal.holder
        deal.tricks_done += 1


cdef inline int turn_of(const Rules *rules, const Deal *deal) noexcept nogil:
    """The seat to play."""
    cdef int seat = deal.leader + deal.placed
    return seat - rules.seats if seat >= rules.seats else seat
