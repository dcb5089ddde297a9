# The state of a fishing deal, and the effect of a turn.

cdef enum:
    SEATS = 6
    CARDS = 64
    BUILDS = 32         # the most builds in the centre: each has two cards or more
    RANKS = 16          # numbers of cards are below this
    TAKE = 0            # the kinds of turns
    BUILD = 1
    TRAIL = 2
    MAXIMAL = 0         # the values of the option `capture` (TX-7)
    ANY = 1
    MOST = 2


cdef struct Rules:
    # The rules of `FishingRules`. `share[capturer][seat]` has the expected points of an orange for
    # a seat: the race may give it to another seat than the capturer. With `draws_calls` one seat
    # gets the whole orange, drawn by these shares, because expected points do not win a match at
    # once. `card` is what one more captured card is worth to each seat; see `value_cards`.
    int seats
    int dealt
    int highest
    int capture
    int build_on_many
    int multiple_builds
    int table_builds
    int builder_must_take
    int trail_is_free
    int played_card_counts
    int leftovers_to_last
    int most_points
    int tied_points
    int orange_points
    int big_points
    int little_points
    int big_from
    int five_points
    int wins_at_once
    int draws_calls
    double target
    uint64_t pack
    double share[SEATS][SEATS]
    double card[SEATS]


cdef struct Centre:
    # The centre: the single cards, and the builds with their values. `owed` has a bit for each seat
    # that must capture or raise the build on its next turn, if it can (TX-11).
    uint64_t singles
    int builds
    uint64_t build[BUILDS]
    uint8_t value[BUILDS]
    uint8_t owed[BUILDS]


cdef struct State:
    # A deal between two turns.
    Centre centre
    uint64_t hands[SEATS]
    uint64_t won[SEATS]         # the cards that each seat has captured
    double points[SEATS]        # the points of sweeps and oranges
    uint8_t stock[CARDS]
    int stock_at                # the index of the next card of the stock to be dealt
    int stock_end               # the index after its last card
    int in_hand                 # the number of cards in all hands
    int turn
    int dealer
    int last_capturer           # a seat, or −1
    int orange                  # the seat that has just captured an orange, or −1
    int rounds                  # the number of rounds dealt since the state was made


cdef struct Move:
    # A turn: a card from the hand, the cards of the centre that it takes or that become part of its
    # build, and the value of the build; 0 for other turns.
    uint64_t cards
    uint8_t card
    uint8_t kind
    uint8_t value


cdef inline uint64_t of_rank(int rank) noexcept nogil:
    """The cards with a number, in all four colours."""
    return <uint64_t>0x0001000100010001 << rank


cdef inline int is_orange(uint64_t cards) noexcept nogil:
    """Whether red and yellow are both among the cards (TX-15)."""
    return (cards >> 32 & 0xFFFF) != 0 and cards >> 48 != 0


cdef inline uint64_t fives() noexcept nogil:
    """The four fives."""
    return of_rank(5)


cdef inline int sum_of(uint64_t cards) noexcept nogil:
    """The sum of the numbers on some cards."""
    cdef int total = 0
    while cards:
        total += lowest(cards) & 15
        cards &= cards - 1
    return total


cdef inline uint64_t all_of(const Centre *centre) noexcept nogil:
    """Every card of the centre."""
    cdef uint64_t cards = centre.singles
    cdef int i
    for i in range(centre.builds):
        cards |= centre.build[i]
    return cards


cdef inline int is_empty(const Centre *centre) noexcept nogil:
    """Whether no card is in the centre."""
    return centre.singles == 0 and centre.builds == 0


cdef void change(Centre *centre, const Move *move) noexcept nogil:
    """Apply a turn to the centre."""
    cdef int i, kept = 0
    if move.kind == TRAIL:
        centre.singles |= bit(move.card)
        return
    if move.kind == TAKE:
        centre.singles &= ~move.cards
        for i in range(centre.builds):
            if not centre.build[i] & move.cards:
                centre.build[kept] = centre.build[i]
                centre.value[kept] = centre.value[i]
                centre.owed[kept] = centre.owed[i]
                kept += 1
        centre.builds = kept
        return
    centre.singles &= ~move.cards
    for i in range(centre.builds):
        if centre.build[i] & move.cards:
            centre.build[i] |= move.cards | bit(move.card)
            centre.value[i] = move.value
            return
    if centre.builds < BUILDS:
        centre.build[centre.builds] = move.cards | bit(move.card)
        centre.value[centre.builds] = move.value
        centre.owed[centre.builds] = 0
        centre.builds += 1


cdef inline int owed_by(const Centre *centre, int seat) noexcept nogil:
    """The index of the build that a seat owes, or −1 (TX-11)."""
    cdef int i
    for i in range(centre.builds):
        if centre.owed[i] >> seat & 1:
            return i
    return -1


cdef inline void owe(Centre *centre, int seat, const Move *move) noexcept nogil:
    """Record that a seat owes only the build that it has just laid a card on (TX-11)."""
    cdef int i
    for i in range(centre.builds):
        centre.owed[i] &= ~(1 << seat)
        if move.kind == BUILD and centre.build[i] >> move.card & 1:
            centre.owed[i] |= 1 << seat


cdef void deal_round(State *state, const Rules *rules) noexcept nogil:
    """Deal the next round from the stock (TX-16, TX-17)."""
    cdef int each = min(rules.dealt, (state.stock_end - state.stock_at) // rules.seats)
    cdef int i, seat
    seat = state.dealer
    for i in range(each * rules.seats):
        seat = seat + 1 if seat + 1 < rules.seats else 0
        state.hands[seat] |= bit(state.stock[state.stock_at + i])
    state.stock_at += each * rules.seats
    state.in_hand = each * rules.seats
    state.rounds += 1
    if state.stock_end - state.stock_at < rules.seats:
        while state.stock_at < state.stock_end:
            state.centre.singles |= bit(state.stock[state.stock_at])
            state.stock_at += 1


cdef void capture(State *state, const Rules *rules, const Move *move) noexcept nogil:
    """Credit a capture to the seat: its cards, sweep and orange. The centre is changed already."""
    cdef int seat = state.turn
    cdef int other
    cdef uint64_t taken = move.cards
    state.won[seat] |= taken | bit(move.card)
    state.last_capturer = seat
    if is_empty(&state.centre):
        if count_bits(taken) >= rules.big_from:
            state.points[seat] += rules.big_points
        else:
            state.points[seat] += rules.little_points
    if rules.played_card_counts:
        taken |= bit(move.card)
    if is_orange(taken):
        state.orange = seat
        if not rules.draws_calls:
            for other in range(rules.seats):
                state.points[other] += rules.share[seat][other]


cdef void play(State *state, const Rules *rules, const Move *move) noexcept nogil:
    """Apply a turn. If it was the last of a round, deal the next round."""
    state.hands[state.turn] ^= bit(move.card)
    state.in_hand -= 1
    state.orange = -1
    change(&state.centre, move)
    if rules.builder_must_take:
        owe(&state.centre, state.turn, move)
    if move.kind == TAKE:
        capture(state, rules, move)
    state.turn = state.turn + 1 if state.turn + 1 < rules.seats else 0
    if state.in_hand == 0 and state.stock_at < state.stock_end:
        deal_round(state, rules)


cdef inline int is_played_out(const State *state) noexcept nogil:
    """Whether no card is left in the hands or the stock."""
    return state.in_hand == 0 and state.stock_at == state.stock_end


cdef inline double scored(const State *state, const Rules *rules, int seat) noexcept nogil:
    """The points of a seat so far: sweeps, oranges and fives."""
    return state.points[seat] + count_bits(state.won[seat] & fives()) * rules.five_points


cdef int is_won(const State *state, const Rules *rules, const double *totals) noexcept nogil:
    """Whether a seat has won the match in the middle of the deal (TX-20).

    `totals` has the scores of the match before the deal.
    """
    cdef double best = -1e18
    cdef double total
    cdef int leaders = 0
    cdef int seat
    if not rules.wins_at_once:
        return 0
    for seat in range(rules.seats):
        total = totals[seat] + scored(state, rules, seat)
        if total > best:
            best = total
            leaders = 0
        leaders += total == best
    return leaders == 1 and best >= rules.target


cdef void count_scored(const State *state, const Rules *rules, double *points) noexcept nogil:
    """Set the points of each seat in a deal that was won at once (TX-20)."""
    cdef int seat
    for seat in range(rules.seats):
        points[seat] = scored(state, rules, seat)


cdef void count_points(const State *state, const Rules *rules, double *points) noexcept nogil:
    """Set the points of each seat in a deal that is played out (TX-19)."""
    cdef int seat, cards, fives_won
    cdef int best = 0
    cdef int leaders = 0
    cdef uint64_t won[SEATS]
    for seat in range(rules.seats):
        won[seat] = state.won[seat]
        if rules.leftovers_to_last and state.last_capturer == seat:
            won[seat] |= all_of(&state.centre)
        cards = count_bits(won[seat])
        if cards > best:
            best = cards
            leaders = 0
        if cards == best:
            leaders += 1
    for seat in range(rules.seats):
        fives_won = count_bits(won[seat] & fives())
        points[seat] = state.points[seat] + fives_won * rules.five_points
        if best and count_bits(won[seat]) == best:
            points[seat] += rules.most_points if leaders == 1 else rules.tied_points
