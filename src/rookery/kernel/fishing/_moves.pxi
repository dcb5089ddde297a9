# The legal turns of a seat: captures, builds and trails.

cdef enum:
    PARTS = 1024        # at most this many sets of single cards are tabulated by their sums
    GROUPS = 256        # one card can capture at most this many groups of cards
    UNIONS = 512        # at most this many captures of one card are listed
    MOVES = 2304        # at most this many turns of a seat are listed
    TRIED = 64          # single cards join at most this many builds of a card
    JOINED = 17         # in fewer ways than this


cdef struct Sums:
    # Sets of single cards, the empty one first, with the sums of their numbers.
    int count
    int is_all          # 0 if there was no room for some sets
    uint64_t cards[PARTS]
    uint8_t sum[PARTS]


cdef struct Moves:
    int count
    int is_all          # 0 if there was no room for some turns
    Move move[MOVES]


cdef void add_up(const Centre *centre, int highest, Sums *sums) noexcept nogil:
    """Tabulate the sets of single cards with sums up to `highest`, fives first."""
    cdef uint64_t first = centre.singles & fives()
    cdef uint64_t rest = centre.singles ^ first
    cdef int i, end, card, rank
    sums.count = 1
    sums.is_all = 1
    sums.cards[0] = 0
    sums.sum[0] = 0
    while first or rest:
        if first:
            card = lowest(first)
            first &= first - 1
        else:
            card = lowest(rest)
            rest &= rest - 1
        rank = card & 15
        end = sums.count
        for i in range(end):
            if sums.sum[i] + rank <= highest:
                if sums.count == PARTS:
                    sums.is_all = 0
                    return
                sums.cards[sums.count] = sums.cards[i] | bit(card)
                sums.sum[sums.count] = sums.sum[i] + rank
                sums.count += 1


cdef inline int is_single(uint64_t cards) noexcept nogil:
    """Whether there is at most one card."""
    return cards & (cards - 1) == 0


cdef uint64_t filled(uint64_t union, const uint64_t *groups, int size) noexcept nogil:
    """A union, enlarged by each group in turn that is disjoint with it."""
    cdef int g
    for g in range(size):
        if not union & groups[g]:
            union |= groups[g]
    return union


cdef inline void add_move(Moves *moves, int kind, int card, uint64_t cards,
                          int value) noexcept nogil:
    """Add a turn unless the list is full."""
    if moves.count == MOVES:
        moves.is_all = 0
        return
    moves.move[moves.count].kind = kind
    moves.move[moves.count].card = card
    moves.move[moves.count].cards = cards
    moves.move[moves.count].value = value
    moves.count += 1


cdef void add_takes(const Rules *rules, const Centre *centre, const Sums *sums, int card,
                    int limit, Moves *moves) noexcept nogil:
    """Add the captures of one card, at most `limit` of them (TX-4 to TX-7)."""
    cdef uint64_t groups[GROUPS]
    cdef uint64_t unions[UNIONS]
    cdef int rank = card & 15
    cdef int size = 0
    cdef int i, count, is_all
    cdef int best = 0
    cdef uint64_t certain = centre.singles & of_rank(rank)
    cdef uint64_t rest = certain
    is_all = sums.is_all
    for i in range(centre.builds):
        if centre.value[i] == rank:
            certain |= centre.build[i]
            if rules.capture == ANY:
                groups[size] = centre.build[i]
                size += 1
    if rules.capture == ANY:
        while rest:
            groups[size] = rest & (0 - rest)
            rest &= rest - 1
            size += 1
    for i in range(1, sums.count):
        if sums.sum[i] == rank and not is_single(sums.cards[i]):
            if size == GROUPS:
                is_all = 0
                break
            groups[size] = sums.cards[i]
            size += 1
    if not size:
        if certain:
            add_move(moves, TAKE, card, certain, 0)
        return
    count = unite(groups, size, unions, limit, NULL, NULL)
    if count == limit:
        is_all = 0
    if rules.capture != ANY:
        count = keep_full(groups, size, unions, count, is_all)
    if rules.capture == MOST:
        for i in range(count):
            best = max(best, count_bits(unions[i]))
    for i in range(count):
        if rules.capture == MOST and count_bits(unions[i]) < best:
            continue
        if rules.capture != ANY:
            add_move(moves, TAKE, card, unions[i] | certain, 0)
        elif unions[i]:
            add_move(moves, TAKE, card, unions[i], 0)
    if not is_all:
        moves.is_all = 0


cdef int keep_full(const uint64_t *groups, int size, uint64_t *unions, int count,
                   int is_all) noexcept nogil:
    """Keep only the unions to which no further group can be added; return how many remain.

    If not all unions were found, every one is enlarged until no group can be added.
    """
    cdef int i, g
    cdef int kept = 0
    cdef uint64_t union
    for i in range(count):
        union = filled(unions[i], groups, size)
        if not is_all:
            kept = add_union(unions, kept, union, i + 1)
        elif union == unions[i]:
            unions[kept] = union
            kept += 1
    return kept


cdef void add_builds(const Rules *rules, const Centre *centre, const Sums *sums, uint64_t hand,
                     int card, Moves *moves) noexcept nogil:
    """Add the builds that a card may make, raise or double (TX-8 to TX-10, TX-21, TX-22)."""
    cdef uint64_t held = hand ^ bit(card)
    cdef int rank = card & 15
    cdef int begin = moves.count
    cdef int tries = 0
    cdef int i, k, number
    cdef int missing = 0    # what the card lacks to each number in the rest of the hand, as bits
    cdef uint64_t rest
    while held:
        number = lowest(held) & 15
        held &= held - 1
        if rank <= number <= rules.highest:
            missing |= 1 << number - rank
    if not missing:
        return
    rest = centre.singles
    while rest:
        number = lowest(rest) & 15
        if missing >> number & 1:
            add_build(rules, centre, sums, card, rest & (0 - rest), rank + number, begin, &tries,
                      moves)
        rest &= rest - 1
    for i in range(centre.builds):
        number = centre.value[i]
        if number < RANKS and missing >> number & 1 and sum_of(centre.build[i]) == number:
            add_build(rules, centre, sums, card, centre.build[i], rank + number, begin, NULL,
                      moves)
    if rules.build_on_many:
        for i in range(1, sums.count):
            if missing >> sums.sum[i] & 1 and not is_single(sums.cards[i]):
                add_build(rules, centre, sums, card, sums.cards[i], rank + sums.sum[i], begin,
                          &tries, moves)
    if not rules.multiple_builds:
        return
    for i in range(centre.builds):
        number = centre.value[i] - rank
        if not 0 <= number < RANKS or not missing >> number & 1:
            continue
        if sum_of(centre.build[i]) != centre.value[i]:
            continue
        for k in range(sums.count):
            if sums.sum[k] == number:
                add_build(rules, centre, sums, card, centre.build[i] | sums.cards[k],
                          centre.value[i], begin, &tries, moves)


cdef void add_build(const Rules *rules, const Centre *centre, const Sums *sums, int card,
                    uint64_t cards, int value, int begin, int *tries,
                    Moves *moves) noexcept nogil:
    """Add a build that uses these cards, with the single cards that join it (TX-22).

    Nothing is added twice; the builds of the card begin at the move `begin`. `tries` counts the
    calls for the card; NULL for a build that is raised, which is always listed.
    """
    cdef uint64_t groups[GROUPS]
    cdef uint64_t unions[JOINED]
    cdef uint64_t matches
    cdef int size = 0
    cdef int i, k, count, is_all
    if not rules.table_builds:
        add_move(moves, BUILD, card, cards, value)
        return
    if tries != NULL:
        tries[0] += 1
        if tries[0] > TRIED:
            moves.is_all = 0
            return
    matches = centre.singles & of_rank(value) & ~cards
    is_all = sums.is_all
    for i in range(1, sums.count):
        if sums.sum[i] == value and not is_single(sums.cards[i]) and not sums.cards[i] & cards:
            if size == GROUPS:
                is_all = 0
                break
            groups[size] = sums.cards[i]
            size += 1
    count = 1
    unions[0] = 0
    if size:
        count = unite(groups, size, unions, JOINED, NULL, NULL)
        if count == JOINED:
            is_all = 0
        count = keep_full(groups, size, unions, count, is_all)
    if not is_all:
        moves.is_all = 0
    for i in range(count):
        for k in range(begin, moves.count):
            if (moves.move[k].cards == cards | matches | unions[i]
                    and moves.move[k].value == value):
                break
        else:
            add_move(moves, BUILD, card, cards | matches | unions[i], value)


cdef int keep_due(const Centre *centre, int seat, Moves *moves) noexcept nogil:
    """Keep only the turns that take or raise the build that the seat owes, if there are any (TX-11).

    Returns their number.
    """
    cdef int owed = owed_by(centre, seat)
    cdef int i
    cdef int kept = 0
    if owed < 0:
        return 0
    for i in range(moves.count):
        if moves.move[i].cards & centre.build[owed]:
            moves.move[kept] = moves.move[i]
            kept += 1
    if kept:
        moves.count = kept
    return kept


cdef void list_moves(const Rules *rules, const State *state, Sums *sums, int limit,
                     Moves *moves) noexcept nogil:
    """Set the legal turns of the seat to play, with at most `limit` captures for each card."""
    cdef uint64_t hand = state.hands[state.turn]
    cdef uint64_t rest = hand
    cdef int highest = 0
    moves.count = 0
    while rest:
        highest = max(highest, lowest(rest) & 15)
        rest &= rest - 1
    add_up(&state.centre, highest, sums)
    moves.is_all = sums.is_all
    rest = hand
    while rest:
        add_takes(rules, &state.centre, sums, lowest(rest), limit, moves)
        rest &= rest - 1
    cdef int takes = moves.count
    rest = hand
    while rest:
        add_builds(rules, &state.centre, sums, hand, lowest(rest), moves)
        rest &= rest - 1
    if rules.builder_must_take and keep_due(&state.centre, state.turn, moves):
        return
    if takes and not rules.trail_is_free:
        return
    rest = hand
    while rest:
        add_move(moves, TRAIL, lowest(rest), 0, 0)
        rest &= rest - 1
