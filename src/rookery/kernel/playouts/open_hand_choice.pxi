# Tricks played by a sensible policy that sees all hands. Needs what `_playouts.pxi` needs, and that.
#
# A card is worth what its side wins or loses with the trick, by who can play the highest card yet,
# less what it would be worth if it were kept. All weights are in hundredths of a point or percent.

cdef struct Guide:
    # What cards are weighed by.
    int kept            # percent of a coming trick that a sure winner is worth
    int saved           # percent of counters that reach their own side without winning
    int unruffed        # percent of tops of side suits that win while foes have trumps
    int guarded         # percent of seconds, guarded by a lower card, that win
    int third           # percent of thirds, guarded by two, that win
    int low_trump       # percent of the lowest trumps that win
    int high_trump      # percent of the trumps below the highest that win
    int height          # for each rank of a card, and
    int trump_height    # for any trump
    int void_worth      # a suit with no card to come, with trumps in the hand
    int draw            # for each trump that a foe must follow with, by the bidding side
    int draw_defence    # the same by the others
    int hold            # percent of the foes' trumps that one's own side needs to draw them
    int last_trump      # against leading one's last trump
    int fall            # percent of a counter that a partner is sure to add, or a foe not to
    int noise           # the most that chance adds
    int trick           # percent of what most tricks give for one of them
    int tempo           # for a trick that ends with oneself in the lead


cdef struct Scene:
    # What a seat sees of the table when it chooses.
    int side
    int is_bidding          # whether it is the bidder's side
    uint64_t own
    uint64_t foes           # the cards of the other side
    uint64_t friends        # those of the partners
    int stake               # what a coming trick is worth on average
    int trick               # what this trick is worth beside its counters
    int foe_best            # the highest that those of either side can play to it
    int friend_best
    int if_won              # the points they add to it, when it is won and when it is lost
    int if_lost


cdef inline int ones(uint64_t bits) noexcept nogil:
    """How many bits are set."""
    cdef int total = 0
    while bits:
        total += COUNTS[bits & 0xFF]
        bits >>= 8
    return total


cdef inline int best_key(const Ranks *ranks, uint64_t hand, int led, int trump) noexcept nogil:
    """The highest that a hand can play to a suit."""
    cdef uint64_t lane = hand & ranks.lane[led]
    if lane:
        return ranks.rank[highest(lane)] | FOLLOWS
    if trump >= 0 and hand & ranks.lane[trump]:
        return ranks.rank[highest(hand & ranks.lane[trump])]
    return 0


cdef inline int dearest(const Ranks *ranks, uint64_t cards) noexcept nogil:
    """The most points on one of some counters."""
    cdef int most = 0
    while cards:
        most = max(most, ranks.value[lowest(cards)])
        cards &= cards - 1
    return most


cdef inline int cheapest(const Ranks *ranks, uint64_t cards, uint64_t counters) noexcept nogil:
    """The least points on one of some cards."""
    cdef int least = 1 << 20
    if cards & ~counters:
        return 0
    while cards:
        least = min(least, ranks.value[lowest(cards)])
        cards &= cards - 1
    return least


cdef void look(const Table *table, int seat, int bidding_side, int stake, int trick,
               Scene *scene) noexcept nogil:
    """What a seat sees before it knows which suit is led."""
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


cdef void look_ahead(const Table *table, const Ranks *ranks, const Guide *guide, uint64_t counters,
                     int trump, int seat, int led, int after, Scene *scene) noexcept nogil:
    """What so many seats after this one can do to a trick of a suit."""
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
            scene.if_won += guide.fall * most + (100 - guide.fall) * least
            scene.if_lost += 100 * least
        else:
            scene.foe_best = max(scene.foe_best, key)
            scene.if_won += 100 * least
            scene.if_lost += guide.fall * most + (100 - guide.fall) * least


cdef inline int chance_later(const Table *table, const Ranks *ranks, const Guide *guide,
                             const Scene *scene, int trump, int card) noexcept nogil:
    """In percent, how likely a card wins a later trick."""
    cdef int suit = ranks.suit_of[card]
    cdef uint64_t lane = ranks.lane[suit]
    cdef uint64_t above = lane & ~(bit(card) | bit(card) - 1)
    cdef uint64_t theirs = scene.foes & lane
    cdef int higher, held
    if suit == trump:
        if not theirs & above:
            return 100
        higher = ones(theirs & above)
        held = ones(theirs)
        return guide.low_trump + guide.high_trump * (held - higher) // held
    higher = ones(theirs & above)
    if higher > 2:
        return 0
    if trump >= 0 and scene.foes & ranks.lane[trump]:
        if higher == 0:
            return guide.unruffed
        held = ones(scene.own & lane)
        if higher == 1:
            return guide.guarded * guide.unruffed // 100 if held > 1 else 0
        return guide.third * guide.unruffed // 100 if held > 2 else 0
    if higher == 0:
        return 95
    held = ones(scene.own & lane)
    if higher == 1:
        return guide.guarded if held > 1 else 0
    return guide.third if held > 2 else 0


cdef inline int worth_kept(const Table *table, const Ranks *ranks, const Guide *guide,
                           const Scene *scene, int trump, int card) noexcept nogil:
    """What a card is worth in the hand if it is not played now."""
    cdef int wins = chance_later(table, ranks, guide, scene, trump, card)
    cdef int saved = guide.saved + (95 - guide.saved) * wins // 100
    cdef int suit = ranks.suit_of[card]
    cdef int worth = wins * scene.stake // 100 * guide.kept // 100
    worth += ranks.value[card] * (2 * saved - 100) + guide.height * (card & 15)
    if suit == trump:
        return worth + guide.trump_height
    if (trump >= 0 and scene.own & ranks.lane[trump]
            and not scene.own & ranks.lane[suit] & ~bit(card)):
        worth -= guide.void_worth
    return worth


cdef inline int led_for(const Table *table, const Ranks *ranks, const Guide *guide,
                        const Scene *scene, int trump, int card) noexcept nogil:
    """What speaks for or against a trump lead beside its trick."""
    cdef uint64_t lane
    cdef int theirs, ours, falling = 0, other
    if ranks.suit_of[card] != trump:
        return 0
    lane = ranks.lane[trump]
    theirs = ones(scene.foes & lane)
    if theirs == 0:
        return -guide.last_trump if not scene.own & lane & ~bit(card) else 0
    ours = ones((scene.own | scene.friends) & lane)
    for other in range(table.seats):
        if table.side[other] != scene.side and table.hands[other] & lane:
            falling += 1
    if 100 * ours < guide.hold * theirs:
        return -guide.last_trump
    return falling * (guide.draw if scene.is_bidding else guide.draw_defence)


cdef int choose_lead(const Table *table, const Ranks *ranks, const Guide *guide,
                     uint64_t counters, int trump, int seat, Scene *scene,
                     Rng *rng) noexcept nogil:
    """The card that a seat leads."""
    cdef int suit, card, score, key, best = -(1 << 30), chosen = 0
    cdef uint64_t lane
    for suit in range(5):
        lane = scene.own & ranks.lane[suit]
        if not lane:
            continue
        look_ahead(table, ranks, guide, counters, trump, seat, suit, table.seats - 1, scene)
        while lane:
            card = lowest(lane)
            lane &= lane - 1
            key = ranks.rank[card] | FOLLOWS
            if max(key, scene.friend_best) > scene.foe_best:
                score = scene.trick + scene.if_won + 100 * ranks.value[card]
                if key > scene.friend_best:
                    score += guide.tempo
            else:
                score = -scene.trick - scene.if_lost - 100 * ranks.value[card]
            score -= worth_kept(table, ranks, guide, scene, trump, card)
            score += led_for(table, ranks, guide, scene, trump, card)
            score += <int>draw_below(rng, guide.noise)
            if score > best:
                best = score
                chosen = card
    return chosen


cdef int choose_card(const Table *table, const Ranks *ranks, const Guide *guide,
                     uint64_t counters, int trump, int seat, int place, uint64_t legal,
                     Scene *scene, Rng *rng) noexcept nogil:
    """The card that a seat plays to a trick that was led."""
    cdef int card, score, key, ours, chosen = 0, best = -(1 << 30)
    cdef int holder = table.leader + (table.best & 7)
    if holder >= table.seats:
        holder -= table.seats
    ours = table.side[holder] == scene.side
    look_ahead(table, ranks, guide, counters, trump, seat, table.led, table.seats - 1 - place, scene)
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
                score += guide.tempo
        else:
            score = -scene.trick - scene.if_lost - 100 * (ranks.value[card] + table.pot)
        score -= worth_kept(table, ranks, guide, scene, trump, card)
        score += <int>draw_below(rng, guide.noise)
        if score > best:
            best = score
            chosen = card
    return chosen


cdef void follow_policy(Table *table, const Ranks *ranks, const Guide *guides, uint64_t counters,
                        int trump, int bidding_side, int stake, int trick, int first,
                        Rng *rng, Log *log) noexcept nogil:
    """Fill the trick on the table; its best card stays there. `first` is a card to play, or −1."""
    cdef Scene scene
    cdef const Guide *guide
    cdef int seat = table.leader + table.placed
    cdef int place, card, key
    cdef uint64_t legal, lane
    if seat >= table.seats:
        seat -= table.seats
    for place in range(table.placed, table.seats):
        legal = table.hands[seat]
        if place and legal & ranks.lane[table.led]:
            legal &= ranks.lane[table.led]
        if first >= 0:
            card = first
            first = -1
        elif legal & legal - 1 == 0:
            card = lowest(legal)
        else:
            guide = &guides[table.side[seat]]
            look(table, seat, bidding_side, stake, trick, &scene)
            if place == 0:
                card = choose_lead(table, ranks, guide, counters, trump, seat, &scene, rng)
            else:
                card = choose_card(table, ranks, guide, counters, trump, seat, place, legal,
                                   &scene, rng)
        if log != NULL:
            note_card(log, legal, card)
        if place == 0:
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


cdef inline int stake_of(const Table *table, const Ranks *ranks, const Guide *guide,
                         uint64_t counters) noexcept nogil:
    """What a coming trick is worth on average, in hundredths of a point."""
    cdef int seat, total = 0, tricks
    cdef uint64_t cards
    for seat in range(table.seats):
        cards = table.hands[seat] & counters
        while cards:
            total += ranks.value[lowest(cards)]
            cards &= cards - 1
    tricks = max(table.tricks_left, 1)
    total = 100 * (total + table.last_points) // tricks + 100 * table.trick_points
    return total + guide.trick * table.most_points // 14


cdef void finish(Table *table, const Ranks *ranks, const Guide *guides, uint64_t counters,
                 int trump, int bidding_side, int first, Rng *rng, Log *log,
                 int *taken, int *tricks) noexcept nogil:
    """Play to the end; the points of tricks by seat, those for most tricks not among them."""
    cdef int side, stake
    cdef int trick = 100 * table.trick_points + guides.trick * table.most_points // 14
    for side in range(table.seats):
        taken[side] = 0
        tricks[side] = 0
    while table.tricks_left:
        stake = stake_of(table, ranks, guides, counters)
        follow_policy(table, ranks, guides, counters, trump, bidding_side, stake, trick, first,
                      rng, log)
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
