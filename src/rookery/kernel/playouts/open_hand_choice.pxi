# The choice of a card by the open-hand policy, which sees all hands.
#
# It assumes that the side that can still play the best card to a trick wins it. The score of a card
# is the points that its side wins or loses with the trick, minus the value of keeping the card in
# hand. Scores and values are in hundredths of a point.

cdef struct Weights:
    # The weights of the policy, in hundredths of a point unless they are percentages.
    int kept            # percent: a card sure to win later is worth this share of `Scene.stake`
    int saved           # percent: how often a counter that wins no trick still goes to its own side
    int unruffed        # percent: how often a top plain card wins while opponents have trumps
    int guarded         # percent: how often a second-highest card wins, if a lower one guards it
    int third           # percent: how often a third-highest card wins, if two lower ones guard it
    int low_trump       # percent: how often a trump wins that beats no trump of the opponents
    int high_trump      # percent: added to that, times the share of their trumps that it beats
    int height          # the value of keeping a card, times its rank
    int trump_height    # the value of keeping any trump
    int void_worth      # the value of becoming void in a plain suit while having trumps
    int draw            # the bidding side's bonus for a trump lead, for each opponent with trumps
    int draw_defence    # the same for the defenders
    int hold            # the trumps that a side needs to lead them, in percent of the opponents'
    int last_trump      # the penalty for a trump lead with too few, or of one's last against none
    int fall            # percent: how often a seat adds its dearest counter to a trick of its side
    int noise           # the bound of the random number that is added to a score
    int trick           # percent: a trick counts this share of 1/14 of the points for most tricks
    int tempo           # the bonus for winning the trick oneself and so having the lead


cdef struct Scene:
    # The table from the point of view of the seat to play.
    int side
    int is_bidding          # whether the seat is on the bidder's side
    uint64_t own            # its hand
    uint64_t foes           # the cards of the opponents
    uint64_t friends        # the cards of the partners
    int stake               # the mean value of a trick from now on
    int trick               # the value of this trick besides its counters
    int foe_best            # the highest key in this trick that an opponent has played or can play
    int friend_best         # the same for partners
    int if_won              # the expected value of the cards still to come if the trick is won
    int if_lost             # the same if it is lost


cdef inline int best_key(const Ranks *ranks, uint64_t hand, int led, int trump) noexcept nogil:
    """The highest key that a hand can play to a suit, 0 if it can only discard.

    The key of a card is its rank in `Ranks`, with the flag FOLLOWS if it follows suit.
    """
    cdef uint64_t lane = hand & ranks.lane[led]
    if lane:
        if hand & ranks.at_any_time & ~lane:
            return ranks.rank[highest(hand & ranks.at_any_time)]
        return ranks.rank[highest(lane)] | FOLLOWS
    if trump >= 0 and hand & ranks.lane[trump]:
        return ranks.rank[highest(hand & ranks.lane[trump])]
    return 0


cdef inline int dearest(const Ranks *ranks, uint64_t cards) noexcept nogil:
    """The highest value of a card in a set of counters, 0 for an empty set."""
    cdef int most = 0
    while cards:
        most = max(most, ranks.value[lowest(cards)])
        cards &= cards - 1
    return most


cdef inline int cheapest(const Ranks *ranks, uint64_t cards, uint64_t counters) noexcept nogil:
    """The lowest value of a card in a set."""
    cdef int least = 1 << 20
    if cards & ~counters:
        return 0
    while cards:
        least = min(least, ranks.value[lowest(cards)])
        cards &= cards - 1
    return least


cdef void look(const Table *table, int seat, int bidding_side, int stake, int trick,
               Scene *scene) noexcept nogil:
    """Set the part of a scene that does not depend on the suit led."""
    cdef int other
    scene.side = table.side[seat]
    scene.is_bidding = scene.side == bidding_side
    scene.own = table.hands[seat]
    scene.foes = scene.friends = 0
    scene.stake = stake
    scene.trick = trick
    for other in range(table.seats):
        if table.side[other] != scene.side:
            scene.foes |= table.hands[other]
        elif other != seat:
            scene.friends |= table.hands[other]


cdef void look_ahead(const Table *table, const Ranks *ranks, const Weights *weights,
                     uint64_t counters, int trump, int seat, int led, int after,
                     Scene *scene) noexcept nogil:
    """Set what the next `after` seats can play to a trick in which `led` is led."""
    cdef int other = seat
    cdef int key, most, least
    cdef uint64_t hand, lane
    scene.foe_best = scene.friend_best = scene.if_won = scene.if_lost = 0
    while after:
        after -= 1
        other += 1
        if other == table.seats:
            other = 0
        hand = table.hands[other]
        lane = hand & ranks.lane[led]
        key = best_key(ranks, hand, led, trump)
        if lane:
            most = dearest(ranks, lane & counters)
            least = cheapest(ranks, lane, counters)
        else:
            most = dearest(ranks, hand & counters & ~(ranks.lane[trump] if trump >= 0 else 0))
            least = 0
        if table.side[other] == scene.side:
            scene.friend_best = max(scene.friend_best, key)
            scene.if_won += weights.fall * most + (100 - weights.fall) * least
            scene.if_lost += 100 * least
        else:
            scene.foe_best = max(scene.foe_best, key)
            scene.if_won += 100 * least
            scene.if_lost += weights.fall * most + (100 - weights.fall) * least


cdef inline int chance_later(const Table *table, const Ranks *ranks, const Weights *weights,
                             const Scene *scene, int trump, int card) noexcept nogil:
    """The probability that a card wins a later trick, in percent."""
    cdef int suit = ranks.suit_of[card]
    cdef uint64_t lane = ranks.lane[suit]
    cdef uint64_t above = lane & ~(bit(card) | bit(card) - 1)
    cdef uint64_t theirs = scene.foes & lane
    cdef int higher, held
    if suit == trump:
        if not theirs & above:
            return 100
        higher = count_bits(theirs & above)
        held = count_bits(theirs)
        return weights.low_trump + weights.high_trump * (held - higher) // held
    higher = count_bits(theirs & above)
    if higher > 2:
        return 0
    if trump >= 0 and scene.foes & ranks.lane[trump]:
        if higher == 0:
            return weights.unruffed
        held = count_bits(scene.own & lane)
        if higher == 1:
            return weights.guarded * weights.unruffed // 100 if held > 1 else 0
        return weights.third * weights.unruffed // 100 if held > 2 else 0
    if higher == 0:
        return 95
    held = count_bits(scene.own & lane)
    if higher == 1:
        return weights.guarded if held > 1 else 0
    return weights.third if held > 2 else 0


cdef inline int worth_kept(const Table *table, const Ranks *ranks, const Weights *weights,
                           const Scene *scene, int trump, int card) noexcept nogil:
    """The value of keeping a card in hand."""
    cdef int wins = chance_later(table, ranks, weights, scene, trump, card)
    cdef int saved = weights.saved + (95 - weights.saved) * wins // 100
    cdef int suit = ranks.suit_of[card]
    cdef int worth = wins * scene.stake // 100 * weights.kept // 100
    worth += ranks.value[card] * (2 * saved - 100) + weights.height * (card & 15)
    if suit == trump:
        return worth + weights.trump_height
    if (trump >= 0 and scene.own & ranks.lane[trump]
            and not scene.own & ranks.lane[suit] & ~bit(card)):
        worth -= weights.void_worth
    return worth


cdef inline int led_for(const Table *table, const Ranks *ranks, const Weights *weights,
                        const Scene *scene, int trump, int card) noexcept nogil:
    """The bonus or penalty for leading trumps; 0 for a plain card."""
    cdef uint64_t lane
    cdef int theirs, ours, falling = 0, other
    if ranks.suit_of[card] != trump:
        return 0
    lane = ranks.lane[trump]
    theirs = count_bits(scene.foes & lane)
    if theirs == 0:
        return -weights.last_trump if not scene.own & lane & ~bit(card) else 0
    ours = count_bits((scene.own | scene.friends) & lane)
    for other in range(table.seats):
        if table.side[other] != scene.side and table.hands[other] & lane:
            falling += 1
    if 100 * ours < weights.hold * theirs:
        return -weights.last_trump
    return falling * (weights.draw if scene.is_bidding else weights.draw_defence)


cdef int choose_lead(const Table *table, const Ranks *ranks, const Weights *weights,
                     uint64_t counters, int trump, int seat, Scene *scene,
                     Rng *rng) noexcept nogil:
    """Choose a lead."""
    cdef int suit, card, score, key, best = -(1 << 30), chosen = 0
    cdef uint64_t lane
    cdef uint64_t legal = lead_from(table, seat)
    for suit in range(5):
        lane = legal & ranks.lane[suit]
        if not lane:
            continue
        look_ahead(table, ranks, weights, counters, trump, seat, suit, table.seats - 1, scene)
        while lane:
            card = lowest(lane)
            lane &= lane - 1
            key = ranks.rank[card] | FOLLOWS
            if max(key, scene.friend_best) > scene.foe_best:
                score = scene.trick + scene.if_won + 100 * ranks.value[card]
                if key > scene.friend_best:
                    score += weights.tempo
            else:
                score = -scene.trick - scene.if_lost - 100 * ranks.value[card]
            score -= worth_kept(table, ranks, weights, scene, trump, card)
            score += led_for(table, ranks, weights, scene, trump, card)
            score += <int>draw_below(rng, weights.noise)
            if score > best:
                best = score
                chosen = card
    return chosen


cdef int choose_card(const Table *table, const Ranks *ranks, const Weights *weights,
                     uint64_t counters, int trump, int seat, int place, uint64_t legal,
                     Scene *scene, Rng *rng) noexcept nogil:
    """Choose a card for a seat that does not lead; it is card number `place` of the trick."""
    cdef int card, score, key, ours, chosen = 0, best = -(1 << 30)
    cdef int holder = table.leader + (table.best & 7)
    if holder >= table.seats:
        holder -= table.seats
    ours = table.side[holder] == scene.side
    look_ahead(table, ranks, weights, counters, trump, seat, table.led, table.seats - 1 - place,
               scene)
    if ours:
        scene.friend_best = max(scene.friend_best, table.best)
    else:
        scene.foe_best = max(scene.foe_best, table.best)
    while legal:
        card = lowest(legal)
        legal &= legal - 1
        key = ranks.rank[card] | place
        if ranks.suit_of[card] == table.led:
            key |= FOLLOWS
        if max(key, scene.friend_best) > scene.foe_best:
            score = scene.trick + scene.if_won + 100 * (ranks.value[card] + table.pot)
            if key > scene.friend_best:
                score += weights.tempo
        else:
            score = -scene.trick - scene.if_lost - 100 * (ranks.value[card] + table.pot)
        score -= worth_kept(table, ranks, weights, scene, trump, card)
        score += <int>draw_below(rng, weights.noise)
        if score > best:
            best = score
            chosen = card
    return chosen


cdef void follow_policy(Table *table, const Ranks *ranks, const Weights *weights_by_side,
                        uint64_t counters, int trump, int bidding_side, int stake, int trick,
                        int first, Rng *rng, Log *log) noexcept nogil:
    """Let the policy play the trick on the table to its end; `table.best` then has its best card.

    `first` is a card to play first, or −1.
    """
    cdef Scene scene
    cdef const Weights *weights
    cdef int seat = table.leader + table.placed
    cdef int place, card, key
    cdef uint64_t legal, lane
    if seat >= table.seats:
        seat -= table.seats
    for place in range(table.placed, table.seats):
        legal = table.hands[seat]
        if place:
            legal = legal_in(ranks, legal, table.led)
        else:
            legal = lead_from(table, seat)
        if first >= 0:
            card = first
            first = -1
        elif legal & legal - 1 == 0:
            card = lowest(legal)
        else:
            weights = &weights_by_side[table.side[seat]]
            look(table, seat, bidding_side, stake, trick, &scene)
            if place == 0:
                card = choose_lead(table, ranks, weights, counters, trump, seat, &scene, rng)
            else:
                card = choose_card(table, ranks, weights, counters, trump, seat, place, legal,
                                   &scene, rng)
        if log != NULL:
            note_card(log, legal, card)
        if place == 0:
            table.must_lead = 0
            table.led = ranks.suit_of[card]
            table.best = ranks.rank[card] | FOLLOWS
            table.pot = 0
        else:
            key = ranks.rank[card] | place
            if ranks.suit_of[card] == table.led:
                key |= FOLLOWS
            table.best = max(table.best, key)
        table.hands[seat] ^= bit(card)
        table.pot += ranks.value[card]
        seat += 1
        if seat == table.seats:
            seat = 0


cdef inline int stake_of(const Table *table, const Ranks *ranks, const Weights *weights,
                         uint64_t counters) noexcept nogil:
    """The mean value of a trick from now on."""
    cdef int seat, total = 0, tricks
    cdef uint64_t cards
    for seat in range(table.seats):
        cards = table.hands[seat] & counters
        while cards:
            total += ranks.value[lowest(cards)]
            cards &= cards - 1
    tricks = max(table.tricks_left, 1)
    total = 100 * (total + table.last_points) // tricks + 100 * table.trick_points
    return total + weights.trick * table.most_points // 14


cdef void finish(Table *table, const Ranks *ranks, const Weights *weights_by_side,
                 uint64_t counters, int trump, int bidding_side, int first, Rng *rng, Log *log,
                 int *taken, int *tricks) noexcept nogil:
    """Play to the end, and set the points and the tricks of each seat.

    The points do not include those for most tricks.
    """
    cdef int side, stake
    cdef int trick = 100 * table.trick_points + weights_by_side.trick * table.most_points // 14
    for side in range(table.seats):
        taken[side] = 0
        tricks[side] = 0
    while table.tricks_left:
        stake = stake_of(table, ranks, weights_by_side, counters)
        follow_policy(table, ranks, weights_by_side, counters, trump, bidding_side, stake, trick,
                      first, rng, log)
        first = -1
        table.leader += table.best & 7
        if table.leader >= table.seats:
            table.leader -= table.seats
        table.placed = 0
        table.tricks_left -= 1
        taken[table.leader] += table.pot + table.trick_points
        tricks[table.leader] += 1
        table.won[table.side[table.leader]] += 1
        if log != NULL:
            log.winner[log.tricks] = table.leader
            log.tricks += 1
    taken[table.leader] += table.last_points
    table.won[table.side[table.leader]] += table.last_count - 1
