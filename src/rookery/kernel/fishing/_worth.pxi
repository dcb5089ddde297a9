# What the points of a deal are worth to each seat. Needs `_state.pxi`.

cdef double CHANCE = 100        # points that winning the match is worth
cdef double POINTS = 0.25       # of a point beside the chance to win the match
cdef double A_CARD = 0.9        # points that a card still to be won brings to somebody
cdef double *LEADS = [0, 0, 0.75, 0.57, 0.5, 0.46, 0.42]
# How many cards a lead must have to count, by the number of seats, for each root of the cards that
# are left: logistic fits to who had most cards in 400 deals of `steady` each; that of five seats is
# between its neighbours.


cdef struct Match:
    # The score of the match: `is_close` when this deal may decide it.
    double totals[SEATS]
    int is_close


cdef double chance_of(const Rules *rules, const Match *match, const double *points,
                      int seat) noexcept nogil:
    """A seat's chance to win the match after a deal with these points by seat.

    `rookery.bots.strong.match_value` is the specification.
    """
    cdef double own = match.totals[seat] + points[seat]
    cdef double best = -1e9
    cdef double swing = rules.target / 5
    cdef double to_go, spread, odds, even
    cdef int other
    for other in range(rules.seats):
        if other != seat:
            best = max(best, match.totals[other] + points[other])
    if max(own, best) >= rules.target and own != best:
        return 1.0 if own > best else 0.0
    to_go = max(rules.target - max(own, best), swing / 2)
    spread = swing * sqrt(to_go / swing + 1)
    odds = 0
    for other in range(rules.seats):
        if other != seat:
            even = 0.5 + 0.5 * tanh((match.totals[other] + points[other] - own) / spread)
            odds += even / max(1 - even, 1e-9)
    return 1 / (1 + odds)


cdef void expect_points(const State *state, const Rules *rules, double *points) noexcept nogil:
    """The points of a deal that goes on: most cards go by who is ahead, and what cards are left
    bring as much to everybody."""
    cdef double leading[SEATS]
    cdef int seat
    cdef int left = lead(state, rules, leading)
    for seat in range(rules.seats):
        points[seat] = (state.points[seat] + rules.most_points * leading[seat]
                        + count_of(state.won[seat] & fives()) * rules.five_points
                        + A_CARD * left / rules.seats)


cdef int lead(const State *state, const Rules *rules, double *leading) noexcept nogil:
    """How likely each seat will have most cards; how many are not won yet."""
    cdef double every = 0
    cdef int seat, cards
    cdef int left = count_of(rules.pack)
    cdef int best = 0
    for seat in range(rules.seats):
        cards = count_of(state.won[seat])
        left -= cards
        best = max(best, cards)
    cdef double scale = 1 / (LEADS[rules.seats] * sqrt(left + 1.0))
    for seat in range(rules.seats):
        leading[seat] = exp((count_of(state.won[seat]) - best) * scale)
        every += leading[seat]
    for seat in range(rules.seats):
        leading[seat] /= every
    return left


cdef void value_cards(const State *state, Rules *rules) noexcept nogil:
    """Tabulate what one more card brings each seat: less to one far ahead or far behind."""
    cdef double leading[SEATS]
    cdef int left = lead(state, rules, leading)
    cdef double scale = 1 / (LEADS[rules.seats] * sqrt(left / 2.0 + 1))
    cdef int seat
    for seat in range(rules.seats):
        rules.card[seat] = rules.most_points * leading[seat] * (1 - leading[seat]) * scale


cdef void find_worth(const State *state, const Rules *rules, const Match *match,
                     double *points, double *worth) noexcept nogil:
    """The points of each seat, and what the deal is worth to it: ahead of the others, and for the
    match."""
    cdef double every = 0
    cdef double ahead
    cdef int seat
    cdef int is_over = is_played_out(state)
    if is_over:
        count_points(state, rules, points)
    else:
        expect_points(state, rules, points)
    for seat in range(rules.seats):
        every += points[seat]
    for seat in range(rules.seats):
        ahead = points[seat] - (every - points[seat]) / (rules.seats - 1)
        if match.is_close:
            worth[seat] = POINTS * ahead + CHANCE * chance_of(rules, match, points, seat)
        else:
            worth[seat] = ahead
