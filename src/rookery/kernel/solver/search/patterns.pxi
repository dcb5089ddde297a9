# The pattern of a position: the owners of the cards of each suit, from the highest down.

cdef void set_pattern(State *s, uint64_t *code) noexcept nogil:
    """Set the patterns of the four lanes, with the highest rank in the highest bits of a word.

    If a rank takes two bits, two lanes share a word.
    """
    cdef int suit
    cdef uint64_t lane
    for suit in range(4):
        lane = (s.all & s.deal.lane[suit]) >> 16 * suit
        code[suit] = (s.deal.code[1][suit][lane >> 8]
                      | s.deal.code[0][suit][lane & 0xFF] >> s.deal.code_bits * COUNTS[lane >> 8])
    if s.deal.code_bits == 2:
        code[0] |= code[1] >> 32
        code[1] = code[2] | code[3] >> 32


cdef inline int fits(State *s, uint64_t *code, Entry *entry) noexcept nogil:
    """Whether the pattern `code` of a position fits the pattern of an entry."""
    cdef const uint64_t *top = s.deal.top
    cdef uint8_t *depth = entry.depth
    if s.deal.code_bits == 2:
        return not ((code[0] ^ entry.code[0]) & (top[depth[0]] | top[depth[1]] >> 32)
                    | (code[1] ^ entry.code[1]) & (top[depth[2]] | top[depth[3]] >> 32))
    return not ((code[0] ^ entry.code[0]) & top[depth[0]]
                | (code[1] ^ entry.code[1]) & top[depth[1]]
                | (code[2] ^ entry.code[2]) & top[depth[2]]
                | (code[3] ^ entry.code[3]) & top[depth[3]])


cdef uint64_t relevant_in(State *s, Entry *entry) noexcept nogil:
    """The lowest card that an entry's pattern covers in each suit of the present position."""
    cdef uint64_t known = 0
    cdef uint64_t lane
    cdef int suit, k
    for suit in range(4):
        k = entry.depth[suit]
        if k:
            lane = s.all & s.deal.lane[suit]
            while k > 1:
                lane ^= bit(highest(lane))
                k -= 1
            known |= bit(highest(lane))
    return known


cdef inline int decides(State *s, Entry *entry, int need, int *bound) noexcept nogil:
    """Whether the bounds of a fitting entry decide if side 0 wins `need`; sets `bound`.

    The bounds are widened by the points of each counter that has another holder, or another place
    in the pattern, than in the entry. Without these counters both positions would be worth the
    same.
    """
    cdef uint64_t different = 0 if s.deal.code_bits == 2 else entry.counters ^ s.counters
    cdef uint64_t there
    cdef uint64_t moved = 0
    bound[0] = entry.low if entry.low >= need else entry.high
    if not different:
        return 1
    if s.deal.disabled & SIMILAR:
        return 0
    there = counters_of(s, entry, different, &moved)
    if not still_decides(s, entry, need, moved, there, bound):
        return 0
    moved |= out_of_place(s, entry, there)
    return still_decides(s, entry, need, moved, there, bound)


cdef inline uint64_t counters_of(State *s, Entry *entry, uint64_t different,
                                 uint64_t *moved) noexcept nogil:
    """The counters in the position of an entry; adds those held by another seat to `moved`."""
    cdef uint64_t there = s.all & s.deal.worth
    cdef uint64_t card, mask
    cdef int place
    while different:
        place = lowest(different) // 3
        card = bit(s.deal.counter[place])
        mask = <uint64_t>7 << 3 * place
        moved[0] |= card
        there &= ~card
        if entry.counters & mask:
            there |= card
        different &= ~mask
    return there


cdef inline int still_decides(State *s, Entry *entry, int need, uint64_t moved, uint64_t there,
                              int *bound) noexcept nogil:
    """Whether an entry decides, if its bounds are widened by the counters `moved`; sets `bound`.

    `there` are the counters in the position of the entry.
    """
    cdef int low = entry.low
    cdef int high = entry.high
    cdef int card
    while moved:
        card = lowest(moved)
        moved &= moved - 1
        if s.all & bit(card):
            high += s.deal.value[card]
        if there & bit(card):
            low -= s.deal.value[card]
    bound[0] = low if low >= need else high
    return low >= need or high < need


cdef inline uint64_t out_of_place(State *s, Entry *entry, uint64_t there) noexcept nogil:
    """The counters whose place in the pattern differs between this position and that of an entry.

    `there` are the counters in the position of the entry. The pattern says where counters are, but
    not which ones.
    """
    cdef uint64_t moved = 0
    cdef uint64_t here, own, lane
    cdef int suit, k
    for suit in range(4):
        here = s.all & s.deal.worth & s.deal.lane[suit]
        own = there & s.deal.lane[suit]
        lane = s.all & s.deal.lane[suit]
        if here == own:
            continue
        for k in range(entry.depth[suit]):
            if here & bit(highest(lane)):
                if highest(own) != highest(here):
                    moved |= bit(highest(own)) | bit(highest(here))
                own ^= bit(highest(own))
                here ^= bit(highest(here))
            lane ^= bit(highest(lane))
    return moved


cdef Entry *probe(State *s, uint64_t key, uint64_t *code, int need, uint8_t *best,
                  int *bound) noexcept nogil:
    """Step 6. The entry that decides whether side 0 wins `need`, or NULL if there is none.

    Sets `bound` to the bound that it proves, and `best`, unless it is set already, to the best lead
    of the first entry that has one.
    """
    cdef Head *head = head_of(&s.table, key)
    cdef uint32_t at, before = 0
    cdef Entry *entry
    if head.generation != s.table.generation:
        return NULL
    at = head.first
    while at:
        entry = entry_at(&s.table, at)
        prefetch(entry_at(&s.table, entry.next))
        if ((entry.low >= need or entry.high < need) and fits(s, code, entry)
                and decides(s, entry, need, bound)):
            if before:
                entry_at(&s.table, before).next = entry.next
                entry.next = head.first
                head.first = at
            return entry
        if best[0] == NO_MOVE:
            best[0] = entry.best
        before = at
        at = entry.next
    return NULL


cdef void store(State *s, uint64_t key, uint64_t *code, uint64_t relevant, int need, int bound,
                uint8_t best) noexcept nogil:
    """Step 13. Store a bound for all positions that agree on the relevant cards."""
    cdef uint8_t depth[4]
    cdef int suit
    cdef uint64_t lane
    cdef Head *head = head_of(&s.table, key)
    cdef Entry *entry
    cdef uint32_t at = head.first if head.generation == s.table.generation else 0
    for suit in range(4):
        lane = relevant & s.deal.lane[suit]
        depth[suit] = 0
        if s.deal.disabled & PARTITION:
            depth[suit] = count_lane((s.all & s.deal.lane[suit]) >> 16 * suit)
        elif lane:
            depth[suit] = count_lane(
                (s.all & s.deal.lane[suit] & ~(bit(lowest(lane)) - 1)) >> 16 * suit)
    while at:
        entry = entry_at(&s.table, at)
        if ((<uint32_t *>entry.depth)[0] == (<uint32_t *>depth)[0] and fits(s, code, entry)
                and (s.deal.code_bits == 2 or entry.counters == s.counters)):
            break
        at = entry.next
    if not at:
        entry = new_entry(&s.table, key)
        entry.low = 0
        entry.high = s.left
        for suit in range(4):
            entry.depth[suit] = depth[suit]
        entry.code[0] = code[0]
        entry.code[1] = code[1]
        if s.deal.code_bits > 2:
            entry.code[2] = code[2]
            entry.code[3] = code[3]
            entry.counters = s.counters
    if bound >= need:
        entry.low = max(entry.low, bound)
    else:
        entry.high = min(entry.high, bound)
    if best != NO_MOVE or not at:
        entry.best = best
