# Heuristic values of turns, which use only what the seat may know, and the policy of playouts.

cdef enum:
    LOOKED_AT = 24      # the most captures of one card that a search considers; unmeasured
    HEAPED = 10         # the most single cards of which all sums are considered; unmeasured

# Weights in points. They are guesses; a third of the value of AGAINST worked as well.
cdef double LATER = 0.8         # what a point at the seat's next turn is worth now
cdef double AGAINST = 0.7       # the cost of a point that an opponent makes
cdef double A_BUILD = 1         # the value of a build in a playout
cdef double A_FIVE = 2          # the cost of trailing a five, or of building with it, in a playout


cdef struct Offers:
    # A good capture by a card of each number.
    int numbers             # a bit for each number that has a capture
    uint64_t taken[RANKS]   # the cards of the centre that it takes
    double points[RANKS]    # its points


cdef struct Outlook:
    # What the seat to play knows of the deal.
    double own_orange       # the expected points of an orange that the seat itself captures
    double other_orange     # for another's orange: the capturer's mean points, less this seat's
    int others              # the number of other seats
    int unseen[RANKS]       # the number of unseen cards of each number
    double chance[SEATS][5] # for each other seat, the next one first: the probability that it holds
                            # a card of a number of which 0, 1, 2, 3 or 4 cards are unseen


cdef double worth_of(const Rules *rules, uint64_t taken, int number, int clears,
                     double orange, double card) noexcept nogil:
    """The points of capturing the cards `taken` with a card of a number.

    `clears` says whether they are the whole centre. `orange` is what an orange is worth, and `card`
    what one more captured card is worth.
    """
    cdef int size = count_bits(taken)
    cdef double points = (size + 1) * card
    points += (count_bits(taken & fives()) + (number == 5)) * rules.five_points
    if clears:
        points += rules.big_points if size >= rules.big_from else rules.little_points
    if is_orange(taken):
        points += orange
    return points


cdef void find_offers(const Rules *rules, const Centre *centre, double orange, double card,
                      Sums *sums, Offers *offers) noexcept nogil:
    """Set a good capture for a card of each number; of overlapping sums, the first found counts.

    `orange` and `card` are as in `worth_of`.
    """
    cdef uint64_t every = all_of(centre)
    cdef int i, number
    cdef Centre part
    if count_bits(centre.singles) > HEAPED:
        part.builds = 0
        part.singles = first_of(centre.singles)
        add_up(&part, rules.highest, sums)
    else:
        add_up(centre, rules.highest, sums)
    memset(offers.taken, 0, sizeof(offers.taken))
    offers.numbers = 0
    for number in range(1, min(RANKS, rules.highest + 1)):
        offers.taken[number] = centre.singles & of_rank(number)
    for i in range(centre.builds):
        if centre.value[i] < RANKS:
            offers.taken[centre.value[i]] |= centre.build[i]
    for i in range(1, sums.count):
        number = sums.sum[i]
        if number < RANKS and not offers.taken[number] & sums.cards[i]:
            offers.taken[number] |= sums.cards[i]
    for number in range(1, RANKS):
        if offers.taken[number]:
            offers.numbers |= 1 << number
            offers.points[number] = worth_of(rules, offers.taken[number], number,
                                             offers.taken[number] == every, orange, card)


cdef uint64_t first_of(uint64_t cards) noexcept nogil:
    """At most HEAPED of the cards, fives first."""
    cdef uint64_t chosen = cards & fives()
    cdef int missing = HEAPED - count_bits(chosen)
    cards ^= chosen
    while missing > 0:
        chosen |= cards & (0 - cards)
        cards &= cards - 1
        missing -= 1
    return chosen


cdef void look_out(const Rules *rules, const State *state, Outlook *outlook) noexcept nogil:
    """Set what the seat to play knows of the deal from the cards that it has seen."""
    cdef int seat = state.turn
    cdef int other = seat
    cdef int i, j, number, size, known_size
    cdef uint64_t unseen = unseen_by(rules, state, seat)
    cdef double every = max(1, count_bits(unseen))
    cdef double missing
    cdef int next_round = min(rules.dealt, (state.stock_end - state.stock_at) // rules.seats)
    for number in range(1, RANKS):
        outlook.unseen[number] = ((unseen >> number & 1) + (unseen >> 16 + number & 1)
                                  + (unseen >> 32 + number & 1) + (unseen >> 48 + number & 1))
    outlook.others = rules.seats - 1
    outlook.own_orange = rules.share[seat][seat]
    outlook.other_orange = 0
    known_size = -1
    for i in range(rules.seats - 1):
        other = other + 1 if other + 1 < rules.seats else 0
        outlook.other_orange += rules.share[other][other] - rules.share[other][seat]
        size = count_bits(state.hands[other])
        if not size:
            size = next_round
        for number in range(5):
            if size == known_size:
                outlook.chance[i][number] = outlook.chance[i - 1][number]
                continue
            missing = 1 - number / every
            outlook.chance[i][number] = 1
            for j in range(size):
                outlook.chance[i][number] *= missing
            outlook.chance[i][number] = 1 - outlook.chance[i][number]
        known_size = size
    outlook.other_orange /= rules.seats - 1


cdef inline double chance_of_number(const Outlook *outlook, int place, int number) noexcept nogil:
    """The probability that the seat `place` + 1 to the left holds a card of a number."""
    return outlook.chance[place][outlook.unseen[number]]


cdef inline uint64_t unseen_by(const Rules *rules, const State *state, int seat) noexcept nogil:
    """The cards that a seat has not seen."""
    cdef uint64_t seen = state.hands[seat] | all_of(&state.centre)
    cdef int i
    for i in range(rules.seats):
        seen |= state.won[i]
    return rules.pack & ~seen


cdef double by_others(const Offers *offers, const Outlook *outlook) noexcept nogil:
    """The expected points of the first capture by another seat, which takes the best it can."""
    cdef int order[RANKS]
    cdef int count = 0
    cdef int number, i, j
    cdef double chance
    cdef double expected = 0
    cdef double untouched = 1
    for number in range(1, RANKS):
        if offers.numbers >> number & 1:
            j = count
            while j and offers.points[order[j - 1]] < offers.points[number]:
                order[j] = order[j - 1]
                j -= 1
            order[j] = number
            count += 1
    for i in range(outlook.others):
        for j in range(count):
            chance = untouched * chance_of_number(outlook, i, order[j])
            expected += chance * offers.points[order[j]]
            untouched -= chance
    return expected


cdef double next_time(const Offers *offers, const Outlook *outlook, uint64_t held,
                      double own_orange) noexcept nogil:
    """The expected points of the best capture at the seat's next turn, with the cards `held` then.

    A capture counts with the probability that no other seat takes any of its cards before.
    """
    cdef double best = 0
    cdef double points, survives
    cdef int number, touching, i
    cdef uint64_t taken
    while held:
        number = lowest(held) & 15
        held &= held - 1
        if not offers.numbers >> number & 1:
            continue
        taken = offers.taken[number]
        points = offers.points[number]
        if is_orange(taken):
            points += own_orange - outlook.other_orange
        if points <= best:
            continue
        survives = 1
        for touching in range(1, RANKS):
            if offers.numbers >> touching & 1 and offers.taken[touching] & taken:
                for i in range(outlook.others):
                    survives *= 1 - chance_of_number(outlook, i, touching)
        best = max(best, points * survives)
    return best


cdef inline int value_with(const Centre *centre, int card) noexcept nogil:
    """The value of the build that a card is in."""
    cdef int i
    for i in range(centre.builds):
        if centre.build[i] >> card & 1:
            return centre.value[i]
    return 0


cdef double weigh(const Rules *rules, const State *state, const Outlook *outlook,
                  const Move *move, Sums *sums) noexcept nogil:
    """The heuristic value of a turn, in points.

    It is the sum of the points at once and those expected at the next turn, less those that the
    others are expected to make in between.
    """
    cdef Centre after = state.centre
    cdef Offers offers
    cdef uint64_t seen = move.cards
    cdef uint64_t held = state.hands[state.turn] ^ bit(move.card)
    cdef double points = 0
    change(&after, move)
    if move.kind == TAKE:
        points = worth_of(rules, seen, move.card & 15, is_empty(&after), outlook.own_orange,
                          rules.card[state.turn])
        if rules.played_card_counts and not is_orange(seen) and is_orange(seen | bit(move.card)):
            points += outlook.own_orange
    if is_empty(&after):
        return points
    find_offers(rules, &after, outlook.other_orange, rules.card[state.turn], sums, &offers)
    points -= AGAINST * by_others(&offers, outlook)
    if rules.builder_must_take and move.kind == BUILD:
        held &= of_rank(value_with(&after, move.card))
    return points + LATER * next_time(&offers, outlook, held, outlook.own_orange)


cdef double at_once(const Rules *rules, uint64_t every, int has_builds, uint64_t unseen,
                    double held, double orange, double card, const Move *move) noexcept nogil:
    """The points of a turn at once, minus the expected points of a sweep that it leaves to others.

    `every` has the cards of the centre. `held` is the share of the unseen cards that is in the
    other hands. `orange` and `card` are as in `worth_of`.
    """
    cdef int rank = move.card & 15
    cdef int sum
    cdef uint64_t left = every & ~move.cards
    cdef double points = 0
    if move.kind == BUILD:
        return A_BUILD - (A_FIVE if rank == 5 else 0)
    if move.kind == TAKE:
        points = worth_of(rules, move.cards, rank, left == 0, orange, card)
    else:
        left = every | bit(move.card)
        if rank == 5:
            points = -A_FIVE
    if not has_builds and left:
        sum = sum_of(left)
        if sum < RANKS:
            points -= (AGAINST * min(1.0, held * count_bits(unseen & of_rank(sum)))
                       * (rules.big_points if count_bits(left) >= rules.big_from
                          else rules.little_points))
    return points


cdef int quick(const Rules *rules, const State *state, const Moves *moves, Rng *rng,
               double noise) noexcept nogil:
    """The playout policy: the index of the turn with the most points at once.

    A random number from 0 to `noise` is added to the points of each turn.
    """
    cdef double points, held
    cdef double most = -1e9
    cdef int i
    cdef int best = 0
    cdef int seat = state.turn
    cdef uint64_t every, unseen
    if moves.count == 1:
        return 0
    every = all_of(&state.centre)
    unseen = unseen_by(rules, state, seat)
    held = (state.in_hand - count_bits(state.hands[seat])) / <double>max(1, count_bits(unseen))
    for i in range(moves.count):
        points = at_once(rules, every, state.centre.builds != 0, unseen, held,
                         rules.share[seat][seat], rules.card[seat], &moves.move[i])
        points += noise * (draw_bits(rng) >> 11) * (1.0 / 9007199254740992.0)
        if points > most:
            most = points
            best = i
    return best
