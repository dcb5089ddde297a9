# The legal turns as values of the specification, in the specification's order.


cdef tuple listed(EngineFishingState state):
    """The legal captures, builds and trails of the seat to move: `legal` in fishing/turns.py.

    If there are more captures than are listed (`LISTED`), the Python rules are called to choose the
    listed ones.
    """
    cdef Compiled c = state.compiled
    cdef const Rules *r = &c.rules
    cdef const Deal *d = &state.deal
    cdef uint64_t hand = d.hands[d.turn]
    cdef int due = due_build(r, d)
    cdef int place
    add_up(r, &d.centre, highest_in(r, hand), &scratch.sums)
    cards = [place for place in c.ascending if hand >> place & 1]
    takes, by_rank = [], {}
    for place in cards:
        rank = r.ranks[place]
        if rank not in by_rank:
            by_rank[rank] = captures(state, rank)
        if scratch.sums.count == SUMS or by_rank[rank] is None:
            return specified.legal(c.tables.rules, state.to_spec())
        takes += [Take(c.cards[place], groups) for groups in by_rank[rank]]
    builds = [
        Build(c.cards[place], group) for place in cards for group in build_groups(state, place)
    ]
    if due >= 0:
        pile = state.centre[due]
        return tuple([move for move in takes + builds if specified.uses(move, pile)])
    if r.trail_is_free or not takes:
        return (*takes, *builds, *[Trail(c.cards[place]) for place in cards])
    return (*takes, *builds)


cdef list captures(EngineFishingState state, int rank):
    """The groups of each capture by a card of rank `rank`, as `captures` in fishing/captures.py.

    None if there are too many captures to list.
    """
    cdef const Rules *r = &state.compiled.rules
    cdef const Centre *centre = &state.deal.centre
    cdef Sums *sums = &scratch.sums
    cdef uint64_t certain
    cdef int size = find_groups(r, centre, sums, rank, &certain)
    cdef int i, count
    matches = tuple(
        [single(state, i) for i in range(centre.piles)
         if certain >> centre.bottom[i] & 1 and not is_build(centre, i)]
        + [build_of(state, i) for i in range(centre.piles)
           if certain >> centre.bottom[i] & 1 and is_build(centre, i)]
    )
    if not size:
        return [matches] if matches else []
    count = unite(sums.groups, size, sums.unions, UNIONS, sums.before, sums.added)
    if size == GROUPS or count > LISTED:
        return None
    found = [
        (*matches, *parts(state, size, i))
        for i in range(count)
        if sums.unions[i] != 0 and (r.capture == ANY or is_full(sums, size, sums.unions[i]))
    ]
    found.sort(key=card_count, reverse=True)
    if r.capture == MOST:
        found = [groups for groups in found if card_count(groups) == card_count(found[0])]
    return found


cdef bint is_full(const Sums *sums, int size, uint64_t union) noexcept:
    """Whether no further group can be added to a union (TX-7)."""
    cdef int group
    for group in range(size):
        if not union & sums.groups[group]:
            return False
    return True


def card_count(groups):
    """The number of cards in some groups."""
    return sum([len(group.cards) for group in groups])


cdef list parts(EngineFishingState state, int size, int union):
    """The groups of a union, in the order in which they were first found."""
    cdef const Sums *sums = &scratch.sums
    found = []
    while union:
        found.append(group_of(state, sums.groups[sums.added[union]]))
        union = sums.before[union]
    found.reverse()
    return found


cdef object group_of(EngineFishingState state, uint64_t piles):
    """A build, or single cards in the order of the centre, as a value of the specification."""
    cdef const Centre *centre = &state.deal.centre
    cdef int i
    found = []
    for i in range(centre.piles):
        if piles >> centre.bottom[i] & 1:
            if is_build(centre, i):
                return build_of(state, i)
            found.append(state.compiled.cards[centre.bottom[i]])
    return Group(tuple(found))


cdef object single(EngineFishingState state, int pile):
    """A single card as a group."""
    return Group((state.compiled.cards[state.deal.centre.bottom[pile]],))


cdef object build_of(EngineFishingState state, int pile):
    """A build as a group."""
    return Group(state.centre[pile].cards, is_build=True)


cdef list build_groups(EngineFishingState state, int card):
    """The groups that a card can build on: `_builds` in fishing/turns.py."""
    cdef const Rules *r = &state.compiled.rules
    cdef const Deal *d = &state.deal
    cdef const Centre *centre = &d.centre
    cdef const Sums *sums = &scratch.sums
    cdef uint32_t missing = <uint32_t>(
        <uint64_t>numbers_of(r, d.hands[d.turn]) >> r.ranks[card] & ~<uint64_t>1)
    cdef int i, number
    if not missing:
        return []
    found = [single(state, i) for i in range(centre.piles)
             if missing >> centre.value[i] & 1 and not is_build(centre, i)]
    found += [build_of(state, i) for i in range(centre.piles)
              if missing >> centre.value[i] & 1 and is_build(centre, i)]
    if r.build_on_many:
        for number in range(1, r.highest + 1):
            if missing >> number & 1:
                found += [
                    group_of(state, sums.cards[i]) for i in range(1, sums.count)
                    if sums.sum[i] == number and sums.cards[i] & (sums.cards[i] - 1)
                ]
    return found


cdef bint read_turn(Compiled compiled, const Deal *d, move, Turn *turn) except -1:
    """Read a turn. False if the move is not a turn, or its groups are not in the listed form."""
    cdef uint64_t used = 0
    cdef uint64_t piles
    card = compiled.place.get(getattr(move, "card", None))
    if card is None:
        return False
    turn.card = card
    turn.piles = 0
    if isinstance(move, Trail):
        turn.kind = TRAIL
        return True
    if isinstance(move, Build):
        turn.kind = BUILD
        turn.piles = piles_of(compiled, d, move.on)
        return turn.piles != 0 and not move.beside
    if not isinstance(move, Take):
        return False
    turn.kind = TAKE
    for group in move.groups:
        piles = piles_of(compiled, d, group)
        if not piles or piles & used or value_of(d, piles) != compiled.rules.ranks[turn.card]:
            return False
        used |= piles
    turn.piles = used
    return used != 0


cdef uint64_t piles_of(Compiled compiled, const Deal *d, group) except? 0:
    """The piles that a group consists of, by their bottom cards; 0 if the group is invalid."""
    cdef uint64_t cards = 0
    cdef int i
    for card in group.cards:
        place = compiled.place.get(card)
        if place is None or cards >> <int>place & 1:
            return 0
        cards |= bit(place)
    if not group.is_build:
        return cards if cards & singles_of(&d.centre) == cards else 0
    for i in range(d.centre.piles):
        if d.centre.cards[i] == cards and is_build(&d.centre, i):
            return bit(d.centre.bottom[i])
    return 0


cdef int value_of(const Deal *d, uint64_t piles) noexcept:
    """The sum of the values of some piles."""
    cdef int i
    cdef int sum = 0
    for i in range(d.centre.piles):
        if piles >> d.centre.bottom[i] & 1:
            sum += d.centre.value[i]
    return sum
