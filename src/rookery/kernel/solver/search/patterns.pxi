# The pattern of a position: what its suits look like from the top.

cdef inline int counted(uint64_t lane) noexcept nogil:
    """How many cards are in a lane of 16 bits."""
    return COUNTS[lane >> 8] + COUNTS[lane & 0xFF]


cdef void take_pattern(State *s, uint64_t *code) noexcept nogil:
    """The patterns of the lanes, one a word, the highest rank in its highest bits.

    With two bits a rank, two lanes share a word.
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
    """Whether an entry's pattern is true of a position."""
    cdef const uint64_t *top = s.deal.top
    cdef uint8_t *known = entry.known
    if s.deal.code_bits == 2:
        return not ((code[0] ^ entry.code[0]) & (top[known[0]] | top[known[1]] >> 32)
                    | (code[1] ^ entry.code[1]) & (top[known[2]] | top[known[3]] >> 32))
    return not ((code[0] ^ entry.code[0]) & top[known[0]]
                | (code[1] ^ entry.code[1]) & top[known[1]]
                | (code[2] ^ entry.code[2]) & top[known[2]]
                | (code[3] ^ entry.code[3]) & top[known[3]])


cdef uint64_t cards_known(State *s, Entry *entry) noexcept nogil:
    """The lowest card of each suit that an entry knows, in the present position."""
    cdef uint64_t known = 0
    cdef uint64_t lane
    cdef int suit, k
    for suit in range(4):
        k = entry.known[suit]
        if k:
            lane = s.all & s.deal.lane[suit]
            while k > 1:
                lane ^= bit(highest(lane))
                k -= 1
            known |= bit(highest(lane))
    return known


cdef inline int settles(State *s, Entry *entry, int need, int *bound) noexcept nogil:
    """Whether an entry that fits says if side 0 gets `need`, and the bound that says it.

    A counter that has another holder there may give side 0 as much more, or less.
    """
    cdef uint64_t different = 0 if s.deal.code_bits == 2 else entry.counters ^ s.counters
    cdef int low = entry.low
    cdef int high = entry.high
    cdef int place
    if different and s.deal.left_out & SIMILAR:
        return 0
    while different:
        place = lowest(different) // 3
        if s.counters >> 3 * place & 7:
            high += s.deal.worth[place]
        if entry.counters >> 3 * place & 7:
            low -= s.deal.worth[place]
        different &= ~(<uint64_t>7 << 3 * place)
    bound[0] = low if low >= need else high
    return low >= need or high < need


cdef Entry *look_up(State *s, uint64_t key, uint64_t *code, int need,
                    uint8_t *best, int *bound) noexcept nogil:
    """An entry that settles whether side 0 gets `need`; NULL if there is none."""
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
                and settles(s, entry, need, bound)):
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


cdef void keep(State *s, uint64_t key, uint64_t *code, uint64_t why, int need, int bound,
               uint8_t best) noexcept nogil:
    """Remember a bound for all positions that agree on the cards that it hung on."""
    cdef uint8_t known[4]
    cdef int suit
    cdef uint64_t lane
    cdef Head *head = head_of(&s.table, key)
    cdef Entry *entry
    cdef uint32_t at = head.first if head.generation == s.table.generation else 0
    for suit in range(4):
        lane = why & s.deal.lane[suit]
        known[suit] = 0
        if s.deal.left_out & PARTITION:
            known[suit] = counted((s.all & s.deal.lane[suit]) >> 16 * suit)
        elif lane:
            known[suit] = counted(
                (s.all & s.deal.lane[suit] & ~(bit(lowest(lane)) - 1)) >> 16 * suit)
    while at:
        entry = entry_at(&s.table, at)
        if ((<uint32_t *>entry.known)[0] == (<uint32_t *>known)[0] and fits(s, code, entry)
                and (s.deal.code_bits == 2 or entry.counters == s.counters)):
            break
        at = entry.next
    if not at:
        entry = new_entry(&s.table, key)
        entry.low = 0
        entry.high = s.left
        for suit in range(4):
            entry.known[suit] = known[suit]
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
