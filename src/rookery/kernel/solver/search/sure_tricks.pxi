# Step 5. Sure tricks: bounds from the tricks that a side can cash, without a search.

cdef struct Cash:
    # The tricks that a hand can cash, and the points in them.
    int points
    int tricks
    int rounds[SUITS]   # the number of tricks cashed in each suit
    int danger          # the most trumps of one opponent, or 0 once all are drawn
    uint64_t relevant   # the cards on whose ranks the result depends


cdef int sure_tricks_decide(State *s, int seat, int need, int *bound,
                            uint64_t *relevant) noexcept nogil:
    """Whether sure tricks decide if the leader's side wins `need`; sets `bound` on its points."""
    cdef Cash own
    cdef int others = s.left - need + 1     # with this many points the opponents prevent it
    cash(s, seat, need, &own)
    if own.points < need and s.deal.is_pairs and not s.deal.disabled & PARTNER:
        cash_with_partner(s, seat, seat ^ 2, &own)
    if own.points >= need:
        relevant[0] = own.relevant
        bound[0] = own.points
        return 1
    bound[0] = need - 1
    if s.deal.trump >= 0 and not s.deal.disabled & TOP_TRUMPS:
        if top_trumps(s, 1 - s.deal.side[seat], relevant) >= others:
            return 1
    if own.tricks == 0 and not s.deal.disabled & OTHERS and not s.all & s.deal.at_any_time:
        if others_win_any_lead(s, seat, others, relevant):
            return 1
    if s.deal.trick_points and not s.deal.disabled & KEEPING:
        return keep_winners(s, seat, others, relevant)
    return 0


cdef int top_trumps(State *s, int side, uint64_t *relevant) noexcept nogil:
    """The points that a side surely wins with the highest trumps, whoever leads."""
    cdef uint64_t trumps = s.all & s.deal.lane[s.deal.trump]
    cdef int card, seat, points = 0, most = 0
    cdef int rounds[SEATS]
    for seat in range(s.deal.seats):
        rounds[seat] = 0
    while trumps:
        card = highest(trumps)
        seat = s.deal.owner[card]
        if s.deal.side[seat] != side:
            break
        trumps ^= bit(card)
        points += s.deal.value[card]
        rounds[seat] += 1
        most = max(most, rounds[seat])
        relevant[0] = bit(card)
    return points + most * s.deal.trick_points + majority_points(s, side, most)


cdef int keep_winners(State *s, int seat, int need, uint64_t *relevant) noexcept nogil:
    """Whether the opponents of `seat`, who leads, win `need` points by keeping their high cards.

    The leader's side must have no trumps. In each suit whose highest card an opponent holds, this
    opponent keeps it, and as many more winners as there is room for. In the end the leader's side
    runs out of other suits and leads one that is kept; then the opponent wins and cashes.
    """
    cdef int trump = s.deal.trump
    cdef int suit, other, keepers, all_keepers = 0
    cdef int tricks = (need + s.deal.trick_points - 1) // s.deal.trick_points
    cdef int top[SUITS]
    cdef int longest[SUITS]
    if tricks > s.tricks_left:
        return 0
    if trump >= 0:
        for other in range(s.deal.seats):
            if s.deal.side[other] == s.deal.side[seat] and s.length[other][trump]:
                return 0
    for suit in range(SUITS):
        top[suit] = -1
        longest[suit] = 0
        if s.all & s.deal.lane[suit]:
            top[suit] = s.deal.owner[highest(s.all & s.deal.lane[suit])]
            if s.deal.side[top[suit]] != s.deal.side[seat]:
                all_keepers |= 1 << top[suit]
            for other in range(s.deal.seats):
                if s.deal.side[other] == s.deal.side[seat]:
                    longest[suit] = max(longest[suit], s.length[other][suit])
    if not all_keepers:
        return 0
    if can_keep(s, all_keepers, tricks, top, longest, relevant):
        return 1
    if all_keepers & all_keepers - 1:
        for other in range(s.deal.seats):
            if all_keepers >> other & 1 and can_keep(s, 1 << other, tricks, top, longest, relevant):
                return 1
    return 0


cdef int can_keep(State *s, int keepers, int tricks, int *top, int *longest,
                  uint64_t *relevant) noexcept nogil:
    """Whether each seat in the mask `keepers` can keep winners for `tricks` tricks.

    For each suit, `top` has the seat that holds the highest card, or −1, and `longest` the most
    cards that a hand of the leader's side has.
    """
    cdef int suit, other, cards, suits, room = s.tricks_left
    cdef uint64_t lane, others, known = 0
    for suit in range(SUITS):
        if top[suit] >= 0 and not keepers >> top[suit] & 1:
            room -= longest[suit]
    if room < tricks:
        return 0
    for other in range(s.deal.seats):
        if not keepers >> other & 1:
            continue
        suits = 0
        for suit in range(SUITS):
            suits += top[suit] == other
        if room < suits:
            return 0
        cards = suits
        for suit in range(SUITS):
            if top[suit] != other:
                continue
            lane = s.all & s.deal.lane[suit]
            others = lane & ~s.hands[other]
            lane ^= bit(highest(lane))
            while cards < tricks and lane and s.deal.owner[highest(lane)] == other:
                lane ^= bit(highest(lane))
                cards += 1
            if others:
                known |= bit(lowest(s.all & s.deal.lane[suit] & ~lane))
        if cards < tricks:
            return 0
    relevant[0] = known
    return 1


cdef int others_win_any_lead(State *s, int seat, int need, uint64_t *relevant) noexcept nogil:
    """Whether the opponents win `need` points because they win any lead and then cash.

    They must hold the highest card of every suit in the leader's hand, and no partner of the leader
    may be able to ruff it.
    """
    cdef Cash theirs
    cdef int suit, other, partner
    cdef int winners = 0    # the seats that may win the lead, a bit each
    cdef int trump = s.deal.trump
    cdef uint64_t known = 0
    cdef uint64_t lane
    for suit in range(SUITS):
        if s.length[seat][suit] == 0:
            continue
        lane = s.all & s.deal.lane[suit]
        other = s.deal.owner[highest(lane)]
        if s.deal.side[other] == s.deal.side[seat]:
            return 0
        if trump >= 0 and suit != trump:
            for partner in range(s.deal.seats):
                if (partner != seat and s.deal.side[partner] == s.deal.side[seat]
                        and s.length[partner][suit] == 0 and s.length[partner][trump]):
                    return 0
        winners |= 1 << other
        if s.length[other][suit] < count_lane(lane >> 16 * suit & 0xFFFF):
            known |= bit(highest(lane))
    for other in range(s.deal.seats):
        if winners >> other & 1:
            cash(s, other, need, &theirs)
            if theirs.points < need:
                return 0
            known |= theirs.relevant
    relevant[0] = known
    return 1


cdef void cash(State *s, int seat, int need, Cash *it) noexcept nogil:
    """Set the tricks that a leader can cash without losing the lead, up to `need` points.

    In each suit these are the cards above all cards of the other hands and, once the others have no
    more cards of the suit, all the rest. A plain suit can be cashed only as long as every opponent
    with trumps follows suit, unless the trumps have been drawn. An opponent need not follow with a
    trump that may be played at any time (FO-1).
    """
    cdef int trump = s.deal.trump
    cdef int suit, i
    clear_cash(s, seat, it)
    for i in range(SUITS):
        # trumps first
        suit = i if trump <= 0 else trump if i == 0 else i - 1 if i <= trump else i
        if s.length[seat][suit] == 0:
            continue
        cash_suit(s, seat, suit, need, it)
        if suit == trump and it.rounds[suit] >= it.danger:
            it.danger = 0
        if it.points >= need:
            break
    if trump >= 0 and it.tricks > rounds_before_ruff(s, seat, it.rounds[trump]):
        clear_cash(s, seat, it)
    elif it.tricks == s.tricks_left:
        it.points = all_points_left(s, seat)
    else:
        it.points += majority_points(s, s.deal.side[seat], it.tricks)


cdef inline int majority_points(State *s, int side, int tricks) noexcept nogil:
    """The points for most tricks, if a side surely gets them by winning some of the tricks left."""
    if s.is_settled or s.won[side] + tricks < s.deal.majority:
        return 0
    return s.deal.most_points


cdef inline void clear_cash(State *s, int seat, Cash *it) noexcept nogil:
    """Start with nothing cashed."""
    cdef int suit
    it.points = it.tricks = 0
    it.relevant = 0
    it.danger = most_trumps(s, seat)
    for suit in range(SUITS):
        it.rounds[suit] = 0


cdef inline int all_points_left(State *s, int seat) noexcept nogil:
    """The points of a seat's side if it wins all tricks that are left."""
    cdef int won = s.won[s.deal.side[seat]] + s.tricks_left + s.deal.last_count - 1
    if s.is_settled or won >= s.deal.majority:
        return s.left
    if 2 * won == s.deal.total_tricks:
        return s.left - s.deal.most_points + s.deal.tie_points
    return s.left - s.deal.most_points


cdef inline int most_trumps(State *s, int seat) noexcept nogil:
    """The length of the longest trump holding of an opponent."""
    cdef int other, most = 0
    if s.deal.trump >= 0:
        for other in range(s.deal.seats):
            if s.deal.side[other] != s.deal.side[seat]:
                most = max(most, s.length[other][s.deal.trump])
    return most


cdef inline int rounds_before_ruff(State *s, int seat, int drawn) noexcept nogil:
    """The number of tricks a leader wins before a partner with only trumps left has to ruff."""
    cdef int other, trumps, rounds = s.tricks_left
    for other in range(s.deal.seats):
        if other != seat and s.deal.side[other] == s.deal.side[seat]:
            trumps = s.length[other][s.deal.trump]
            if trumps > drawn:
                rounds = min(rounds, s.tricks_left - trumps + drawn)
    return rounds


cdef inline void cash_suit(State *s, int seat, int suit, int need, Cash *it) noexcept nogil:
    """Cash the winners of one suit."""
    cdef uint64_t own = s.hands[seat] & s.deal.lane[suit]
    cdef uint64_t others = s.all & s.deal.lane[suit] & ~own
    cdef int other, length, card, rounds = 0
    cdef int limit = s.length[seat][suit]
    cdef int longest = 0    # the most cards of the suit in another hand
    cdef int above = highest(others) if others else -1
    cdef int lowest_needed = -1
    if highest(own) < above:
        return
    for other in range(s.deal.seats):
        length = s.length[other][suit]
        if other != seat and length > longest:
            longest = length
        if (it.danger and suit != s.deal.trump
                and s.deal.side[other] != s.deal.side[seat] and s.length[other][s.deal.trump]):
            limit = min(limit, 0 if s.hands[other] & s.deal.at_any_time else length)
    while rounds < limit and it.points < need:
        card = highest(own)
        if rounds < longest:
            if card < above:
                break
            lowest_needed = card
        it.points += s.deal.trick_points + s.deal.value[card]
        own ^= bit(card)
        rounds += 1
    if lowest_needed >= 0:
        it.relevant |= bit(lowest_needed)
    it.rounds[suit] = rounds
    it.tricks += rounds


cdef inline int cannot_be_ruffed(State *s, int seat, int suit, Cash *it) noexcept nogil:
    """Whether no opponent can ruff the next round of a suit."""
    cdef int other
    if it.danger and suit != s.deal.trump:
        for other in range(s.deal.seats):
            if (s.deal.side[other] != s.deal.side[seat] and s.length[other][s.deal.trump]
                    and (s.length[other][suit] <= it.rounds[suit]
                         or s.hands[other] & s.deal.at_any_time)):
                return 0
    return 1


cdef void cash_with_partner(State *s, int seat, int partner, Cash *it) noexcept nogil:
    """Add the tricks that the partner can cash, if the leader can give the partner the lead."""
    cdef int trump = s.deal.trump
    cdef int suit, i, rounds
    cdef int has_way = 0
    cdef int trumps = 0     # rounds of trumps that the partner cashes
    cdef Cash more
    more.points = more.tricks = 0
    more.relevant = 0
    more.danger = it.danger
    for i in range(SUITS):
        suit = i if trump <= 0 else trump if i == 0 else i - 1 if i <= trump else i
        rounds = cash_after(s, seat, partner, suit, it.rounds[suit], &more)
        if rounds == 0:
            continue
        if suit == trump:
            trumps = rounds
            if it.rounds[suit] + rounds >= more.danger:
                more.danger = 0
        if s.length[seat][suit] > it.rounds[suit] and cannot_be_ruffed(s, seat, suit, it):
            has_way = 1
    if not has_way or it.tricks + more.tricks > s.tricks_left:
        return
    if trump >= 0 and may_have_to_ruff(s, seat, partner, it, more.tricks, trumps):
        return
    it.points += more.points - majority_points(s, s.deal.side[seat], it.tricks)
    it.tricks += more.tricks
    it.points += majority_points(s, s.deal.side[seat], it.tricks)
    it.relevant |= more.relevant
    if it.tricks == s.tricks_left:
        it.points = all_points_left(s, seat)


cdef inline int cash_after(State *s, int seat, int partner, int suit, int played,
                           Cash *more) noexcept nogil:
    """Cash a suit from the partner's hand after `played` rounds; return the rounds added."""
    cdef int limit = s.length[partner][suit] - played
    cdef int other, above, card = -1, rounds = 0
    cdef uint64_t own, others
    if more.danger and suit != s.deal.trump:
        for other in range(s.deal.seats):
            if s.deal.side[other] != s.deal.side[seat] and s.length[other][s.deal.trump]:
                limit = min(limit, s.length[other][suit] - played)
                if s.hands[other] & s.deal.at_any_time:
                    limit = 0
    if limit <= 0:
        return 0
    own = s.hands[partner] & s.deal.lane[suit]
    others = s.all & s.deal.lane[suit] & ~own
    while played and others:
        if s.deal.owner[highest(others)] == seat:
            others ^= bit(highest(others))
        played -= 1
    above = highest(others) if others else -1
    while rounds < limit and highest(own) > above:
        card = highest(own)
        own ^= bit(card)
        rounds += 1
        more.points += s.deal.trick_points + s.deal.value[card]
    if rounds and above >= 0:
        more.relevant |= bit(card)
    more.tricks += rounds
    return rounds


cdef inline int may_have_to_ruff(State *s, int seat, int partner, Cash *it, int tricks,
                                 int trumps) noexcept nogil:
    """Whether the leader or the partner may run out of plain cards and ruff the other's winner.

    The partner cashes `tricks` tricks, `trumps` of them with trumps.
    """
    cdef int trump = s.deal.trump
    cdef int own = s.length[seat][trump]
    cdef int theirs = s.length[partner][trump]
    cdef int drawn = it.rounds[trump]
    if theirs > drawn and it.tricks - drawn > s.tricks_left - theirs - (tricks - trumps):
        return 1
    return own > drawn and tricks - trumps > s.tricks_left - own - (it.tricks - drawn)
