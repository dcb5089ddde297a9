# The legal turns of a seat, as in fishing/captures.py and `legal` of fishing/turns.py.

from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from rookery.engine.fishing._rules cimport ANY, MAXIMAL, MOST, RANKS, Rules
from rookery.engine.fishing.state cimport Centre, Deal, due_build, is_build, singles_of
from rookery.engine.fishing.turns cimport BUILD, TAKE, TRAIL, Turn
from rookery.native.bits cimport bit, count_bits, lowest
from rookery.native.unions cimport add_union, unite

cdef enum:
    SUMS = 16384        # at most this many sets of single cards are tabulated by their sums
    GROUPS = 1024       # one card can capture at most this many groups of cards
    UNIONS = 1024       # the most captures of one card that are listed: `LISTED` in captures.py
    TURNS = 8192        # at most this many turns of a seat are listed


cdef struct Turns:
    # The turns that a seat may choose: all legal turns, up to the bounds above.
    int count
    Turn turn[TURNS]


cdef struct Sums:
    # Sets of single cards, the empty set first, with the sums of their numbers. The other fields
    # are working memory for the captures of one card.
    int count
    uint64_t cards[SUMS]
    uint8_t sum[SUMS]
    uint64_t groups[GROUPS]
    uint64_t unions[UNIONS]
    # How each union was first found: the group `added` was added to the union `before`.
    uint16_t before[UNIONS]
    uint16_t added[UNIONS]


cdef inline void list_turns(const Rules *r, const Deal *d, Sums *sums, Turns *turns) noexcept nogil:
    """Fill in the captures, builds and trails of the seat whose turn it is."""
    cdef uint64_t hand = d.hands[d.turn]
    cdef uint64_t rest
    cdef int highest = highest_in(r, hand)
    cdef int due = due_build(r, d)
    cdef uint64_t must = bit(d.centre.bottom[due]) if due >= 0 else 0
    cdef int rank, takes
    turns.count = 0
    add_up(r, &d.centre, highest, sums)
    for rank in range(1, highest + 1):
        if hand & r.of_rank[rank]:
            list_takes(r, &d.centre, sums, rank, hand & r.of_rank[rank], must, turns)
    takes = turns.count
    rest = hand
    while rest:
        list_builds(r, &d.centre, sums, hand, lowest(rest), must, turns)
        rest &= rest - 1
    if due < 0 and (r.trail_is_free or not takes):
        while hand:
            add_turn(turns, TRAIL, lowest(hand), 0)
            hand &= hand - 1


cdef inline void list_turns_of(
    const Rules *r, const Deal *d, int kind, int card, Sums *sums, Turns *turns
) noexcept nogil:
    """Fill in the captures, or the builds, that the seat to move can make with one card."""
    cdef uint64_t hand = d.hands[d.turn]
    cdef int due = due_build(r, d)
    cdef uint64_t must = bit(d.centre.bottom[due]) if due >= 0 else 0
    turns.count = 0
    add_up(r, &d.centre, highest_in(r, hand), sums)
    if kind == TAKE:
        list_takes(r, &d.centre, sums, r.ranks[card], bit(card), must, turns)
    else:
        list_builds(r, &d.centre, sums, hand, card, must, turns)


cdef inline void add_turn(Turns *turns, int kind, int card, uint64_t piles) noexcept nogil:
    """Add a turn unless the list is full."""
    if turns.count < TURNS:
        turns.turn[turns.count].kind = kind
        turns.turn[turns.count].card = card
        turns.turn[turns.count].piles = piles
        turns.count += 1


cdef inline int highest_in(const Rules *r, uint64_t cards) noexcept nogil:
    """The highest number of some cards; 0 if there are none."""
    cdef int highest = 0
    while cards:
        highest = max(highest, r.ranks[lowest(cards)])
        cards &= cards - 1
    return highest


cdef inline void add_up(const Rules *r, const Centre *centre, int highest, Sums *sums) noexcept nogil:
    """Tabulate the sets of single cards with sums up to `highest`, as `read_centre` finds them."""
    cdef int i, pile, end, rank
    sums.count = 1
    sums.cards[0] = 0
    sums.sum[0] = 0
    for pile in range(centre.piles):
        if is_build(centre, pile):
            continue
        rank = centre.value[pile]
        end = sums.count
        for i in range(end):
            if sums.sum[i] + rank <= highest and sums.count < SUMS:
                sums.cards[sums.count] = sums.cards[i] | centre.cards[pile]
                sums.sum[sums.count] = sums.sum[i] + rank
                sums.count += 1


cdef inline void list_takes(
    const Rules *r, const Centre *centre, Sums *sums, int rank, uint64_t cards,
    uint64_t must, Turns *turns,
) noexcept nogil:
    """Add the captures by all cards of one number in the hand (TX-4 to TX-7)."""
    cdef uint64_t *unions = sums.unions
    cdef uint64_t certain
    cdef uint64_t rest
    cdef int i, count
    cdef int size = find_groups(r, centre, sums, rank, &certain)
    if not size:
        if certain and certain & must == must:
            add_takes(cards, certain, turns)
        return
    count = unite(sums.groups, size, unions, UNIONS, sums.before, sums.added)
    if r.capture != ANY:
        count = keep_full(
            r, sums.groups, size, unions, count, singles_of(centre) & ~certain, rank)
    if r.capture == MOST:
        count = keep_most(unions, count)
    for i in range(count):
        rest = unions[i] | certain
        if rest and rest & must == must:
            add_takes(cards, rest, turns)


cdef inline int find_groups(
    const Rules *r, const Centre *centre, Sums *sums, int rank, uint64_t *certain
) noexcept nogil:
    """Fill in the groups that a card may capture; return their number.

    `certain` are the piles that every capture takes, because no other group overlaps with them.
    """
    cdef int i, build
    cdef int size = 0
    certain[0] = 0
    if r.capture == ANY:
        for build in range(2):
            for i in range(centre.piles):
                if centre.value[i] == rank and is_build(centre, i) == build and size < GROUPS:
                    sums.groups[size] = bit(centre.bottom[i])
                    size += 1
    else:
        for i in range(centre.piles):
            if centre.value[i] == rank:
                certain[0] |= bit(centre.bottom[i])
    for i in range(1, sums.count):
        if sums.sum[i] == rank and sums.cards[i] & (sums.cards[i] - 1) and size < GROUPS:
            sums.groups[size] = sums.cards[i]
            size += 1
    return size


cdef inline void add_takes(uint64_t cards, uint64_t piles, Turns *turns) noexcept nogil:
    """Add a capture for each card of the same number."""
    while cards:
        add_turn(turns, TAKE, lowest(cards), piles)
        cards &= cards - 1


cdef inline int keep_full(
    const Rules *r, const uint64_t *groups, int size, uint64_t *unions, int count,
    uint64_t singles, int rank,
) noexcept nogil:
    """Keep the unions to which no further group can be added (TX-7); return their number.

    If the list was too short for all unions, each union is first enlarged as far as possible.
    """
    cdef bint is_all = size < GROUPS and count < UNIONS
    cdef int i, group
    cdef int kept = 0
    cdef uint64_t union
    for i in range(count):
        union = unions[i]
        for group in range(size):
            if not union & groups[group]:
                union |= groups[group]
        if not is_all:
            union = filled(r, union, singles, rank)
            kept = add_union(unions, kept, union, UNIONS)
        elif union == unions[i]:
            unions[kept] = union
            kept += 1
    return kept


cdef inline uint64_t filled(const Rules *r, uint64_t union, uint64_t singles, int rank) noexcept nogil:
    """Enlarge a union of groups by further sums of single cards, as long as there are any."""
    cdef uint64_t found = 1
    while found:
        found = any_sum(r, singles & ~union, rank)
        union |= found
    return union


cdef inline uint64_t any_sum(const Rules *r, uint64_t singles, int rank) noexcept nogil:
    """Some single cards whose numbers add up to `rank`; 0 if there are none."""
    cdef uint64_t by_sum[RANKS]
    cdef uint64_t card
    cdef int sum, number
    for sum in range(rank + 1):
        by_sum[sum] = 0
    while singles:
        number = r.ranks[lowest(singles)]
        card = singles & (0 - singles)
        singles ^= card
        for sum in range(rank, number - 1, -1):
            if not by_sum[sum] and (sum == number or by_sum[sum - number]):
                by_sum[sum] = by_sum[sum - number] | card
        if by_sum[rank]:
            return by_sum[rank]
    return 0


cdef inline int keep_most(uint64_t *unions, int count) noexcept nogil:
    """Keep the unions with the most cards (TX-7); return their number."""
    cdef int best = 0
    cdef int kept = 0
    cdef int i
    for i in range(count):
        best = max(best, count_bits(unions[i]))
    for i in range(count):
        if count_bits(unions[i]) == best:
            unions[kept] = unions[i]
            kept += 1
    return kept


cdef inline void list_builds(
    const Rules *r, const Centre *centre, const Sums *sums, uint64_t hand, int card,
    uint64_t must, Turns *turns,
) noexcept nogil:
    """Add the builds with a card if another card in the hand has their value (TX-8, TX-10)."""
    cdef uint64_t others = hand
    cdef uint32_t missing = 0
    cdef int rank = r.ranks[card]
    cdef int i
    while others:
        if r.ranks[lowest(others)] > rank:
            missing |= <uint32_t>1 << r.ranks[lowest(others)] - rank
        others &= others - 1
    if not missing:
        return
    for i in range(centre.piles):
        if missing >> centre.value[i] & 1 and bit(centre.bottom[i]) & must == must:
            add_turn(turns, BUILD, card, bit(centre.bottom[i]))
    if r.build_on_many and not must:
        for i in range(1, sums.count):
            if missing >> sums.sum[i] & 1 and sums.cards[i] & (sums.cards[i] - 1):
                add_turn(turns, BUILD, card, sums.cards[i])
