# What a deal is worth to each seat.

cdef double CHANCE = 100        # the value of winning the match, in points; these are unmeasured
cdef double POINTS = 0.25       # the weight of a point where the match is close
cdef double A_CARD = 0.9        # the mean points of a card still to be won
cdef double LAST = 30           # the spread of a lead in the last deal of a match, in points
cdef double GROWTH = 22.8       # what a point still to go adds to its square
cdef double *LEADS = [0, 0, 0.75, 0.57, 0.5, 0.46, 0.42]
# The scale of a lead in captured cards, by number of seats, in units of the square root of the
# number of cards left. A logistic regression of who had most cards at the end was fitted to 400
# deals of `steady` for each number of seats; the value for five seats is interpolated.


cdef struct Match:
    # The score of the match before the deal.
    double totals[SEATS]
    int is_close                # whether this deal may decide the match


cdef inline int is_over(const State *state, const Rules *rules, const Match *match) noexcept nogil:
    """Whether the deal is played out, or the match was won in the middle of it."""
    return is_played_out(state) or is_won(state, rules, match.totals)


cdef inline int is_raced_for(const State *state, const Rules *rules,
                             const Match *match) noexcept nogil:
    """Whether the caller of the orange just captured is drawn at random."""
    return rules.draws_calls and state.orange >= 0 and not is_won(state, rules, match.totals)


cdef void draw_call(State *state, const Rules *rules, const Match *match, Rng *rng) noexcept nogil:
    """Draw the caller of the orange just captured, if callers are drawn (TX-15, TX-20)."""
    cdef double drawn
    cdef int seat
    if not is_raced_for(state, rules, match):
        return
    drawn = rules.orange_points * (draw_bits(rng) >> 11) * (1.0 / 9007199254740992.0)
    for seat in range(rules.seats):
        drawn -= rules.share[state.orange][seat]
        if drawn < 0:
            state.points[seat] += rules.orange_points
            return


cdef double chance_of(const Rules *rules, const Match *match, const double *points,
                      int seat) noexcept nogil:
    """The probability that a seat wins the match after a deal with these points.

    `rookery.bots.strong.match_value` is the specification.
    """
    cdef double own = match.totals[seat] + points[seat]
    cdef double best = -1e9
    cdef double to_go, spread, odds, even
    cdef int other
    for other in range(rules.seats):
        if other != seat:
            best = max(best, match.totals[other] + points[other])
    if max(own, best) >= rules.target and own != best:
        return 1.0 if own > best else 0.0
    to_go = max(rules.target - max(own, best), 0)
    spread = sqrt(LAST * LAST + GROWTH * to_go)
    odds = 0
    for other in range(rules.seats):
        if other != seat:
            even = 0.5 + 0.5 * tanh((match.totals[other] + points[other] - own) / spread)
            odds += even / max(1 - even, 1e-9)
    return 1 / (1 + odds)


cdef void expect_points(const State *state, const Rules *rules, double *points) noexcept nogil:
    """Estimate the final points of each seat in an unfinished deal.

    The points for most cards are split in proportion to each seat's probability of having most
    cards. The points of the cards still to be won are split evenly.
    """
    cdef double leading[SEATS]
    cdef int seat
    cdef int left = lead(state, rules, leading)
    for seat in range(rules.seats):
        points[seat] = (state.points[seat] + rules.most_points * leading[seat]
                        + count_bits(state.won[seat] & fives()) * rules.five_points
                        + A_CARD * left / rules.seats)


cdef int lead(const State *state, const Rules *rules, double *leading) noexcept nogil:
    """Set each seat's probability of having most cards; return how many cards are not won yet."""
    cdef double every = 0
    cdef int seat, cards
    cdef int left = count_bits(rules.pack)
    cdef int best = 0
    for seat in range(rules.seats):
        cards = count_bits(state.won[seat])
        left -= cards
        best = max(best, cards)
    cdef double scale = 1 / (LEADS[rules.seats] * sqrt(left + 1.0))
    for seat in range(rules.seats):
        leading[seat] = exp((count_bits(state.won[seat]) - best) * scale)
        every += leading[seat]
    for seat in range(rules.seats):
        leading[seat] /= every
    return left


cdef void value_cards(const State *state, Rules *rules) noexcept nogil:
    """Set what one more captured card is worth to each seat: its effect on having most cards.

    It is little for a seat that is far ahead or far behind.
    """
    cdef double leading[SEATS]
    cdef int left = lead(state, rules, leading)
    cdef double scale = 1 / (LEADS[rules.seats] * sqrt(left / 2.0 + 1))
    cdef int seat
    for seat in range(rules.seats):
        rules.card[seat] = rules.most_points * leading[seat] * (1 - leading[seat]) * scale


cdef void find_worth(const State *state, const Rules *rules, const Match *match,
                     double *points, double *worth) noexcept nogil:
    """Evaluate a deal: set the points of each seat, and what the deal is worth to it.

    The worth is the seat's lead over the mean points of the other seats. If the match is close, it
    is POINTS times that lead plus CHANCE times the probability of winning the match.
    """
    cdef double every = 0
    cdef double ahead
    cdef int seat
    if is_won(state, rules, match.totals):
        count_scored(state, rules, points)
    elif is_played_out(state):
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
