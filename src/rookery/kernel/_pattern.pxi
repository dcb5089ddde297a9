# The pattern of a position: what its suits look like from the top.

cdef inline int counted(uint64_t lane) noexcept nogil:
    """How many cards are in a lane of 16 bits."""
    return COUNTS[lane >> 8] + COUNTS[lane & 0xFF]


cdef void take_pattern(State *s, uint64_t *code) noexcept nogil:
    """The pattern of each lane, the highest rank in the highest bits of its word."""
    cdef int suit
    cdef uint64_t lane
    for suit in range(4):
        lane = (s.all & s.deal.lane[suit]) >> 16 * suit
        code[suit] = (s.deal.code[1][suit][lane >> 8]
                      | s.deal.code[0][suit][lane & 0xFF] >> s.deal.code_bits * COUNTS[lane >> 8])


cdef inline int fits(State *s, uint64_t *code, Entry *entry) noexcept nogil:
    """Whether an entry's pattern is true of a position."""
    return not ((code[0] ^ entry.code[0]) & s.deal.top[entry.known[0]]
                | (code[1] ^ entry.code[1]) & s.deal.top[entry.known[1]]
                | (code[2] ^ entry.code[2]) & s.deal.top[entry.known[2]]
                | (code[3] ^ entry.code[3]) & s.deal.top[entry.known[3]])


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


cdef Entry *look_up(State *s, uint64_t key, uint64_t *code, int need, int *answer) noexcept nogil:
    """An entry that settles whether side 0 gets `need`, and the answer; NULL if there is none."""
    cdef Head *head = head_of(&s.table, key)
    cdef uint32_t at
    cdef Entry *entry
    if head.generation != s.table.generation:
        return NULL
    at = head.first
    while at:
        entry = &s.table.entries[at]
        if (entry.low >= need or entry.high < need) and fits(s, code, entry):
            answer[0] = entry.low >= need
            return entry
        at = entry.next
    return NULL


cdef void keep(State *s, uint64_t key, uint64_t *code, uint64_t why, int need, int answer,
               int best) noexcept nogil:
    """Remember an answer for all positions that agree on the cards that it hung on."""
    cdef uint8_t known[4]
    cdef int suit
    cdef uint64_t lane
    cdef Head *head = head_of(&s.table, key)
    cdef Entry *entry
    cdef uint32_t at = head.first if head.generation == s.table.generation else 0
    for suit in range(4):
        lane = why & s.deal.lane[suit]
        known[suit] = 0
        if lane:
            known[suit] = counted(
                (s.all & s.deal.lane[suit] & ~(bit(lowest(lane)) - 1)) >> 16 * suit)
    while at:
        entry = &s.table.entries[at]
        if (<uint32_t *>entry.known)[0] == (<uint32_t *>known)[0] and fits(s, code, entry):
            break
        at = entry.next
    if not at:
        entry = new_entry(&s.table, key)
        entry.low = 0
        entry.high = s.left
        for suit in range(4):
            entry.known[suit] = known[suit]
            entry.code[suit] = code[suit] & s.deal.top[known[suit]]
    if answer:
        entry.low = max(entry.low, need)
    else:
        entry.high = min(entry.high, need - 1)
    entry.best = best
