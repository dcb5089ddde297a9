# The transposition table of positions between two tricks, for partition search (Ginsberg 1996).
#
# A head lists the entries of positions with the same leader and the same suit lengths in every
# hand. An entry is a pattern with bounds. The pattern says who holds the highest cards left of each
# suit, and which of them are counters. The bounds hold for every position of the same game that
# fits the pattern, because their proof used no lower ranks. In such a position
# other seats may hold the counters outside the pattern, and other cards of the pattern may be
# counters: the bounds then hold once they are widened by the points of the counters that differ
# (payoff similarity: Furtak and Buro 2010).

cdef extern from *:
    """
    #if defined(__linux__)
    #include <sys/mman.h>
    #endif
    static void rookery_use_huge_pages(void *place, size_t size) {
    #if defined(__linux__) && defined(MADV_HUGEPAGE)
        const size_t page = 1 << 21;
        size_t start = ((size_t)place + page - 1) / page * page;
        size_t end = ((size_t)place + size) / page * page;
        if (start < end) (void)madvise((void *)start, end - start, MADV_HUGEPAGE);
    #else
        (void)place; (void)size;
    #endif
    }
    """
    void use_huge_pages "rookery_use_huge_pages"(void *place, size_t size) nogil  # where possible


cdef enum:
    NO_MOVE = 255
    SMALLEST = 1 << 10  # the number of heads of an empty table, doubled as it fills; unmeasured


cdef struct Entry:
    uint32_t next       # the number of the next entry of the list
    int16_t low         # the bounds of what side 0 wins, in units
    int16_t high
    uint8_t depth[4]    # the number of top ranks that the pattern covers, by suit
    uint8_t best        # the lead that proved the bound, as in `code_in_hand`
    uint64_t code[4]    # the pattern; only the first two words exist if a rank has two bits
    uint64_t counters   # as in State; does not exist if a rank has two bits


cdef struct Head:
    uint64_t key
    uint32_t generation
    uint32_t first


cdef struct Table:
    void *memory
    Head *heads
    char *entries
    size_t stride                   # bytes from one entry to the next
    size_t entry_bytes              # the bytes of all entries together
    uint32_t most_heads
    uint32_t most_entries
    uint32_t heads_mask
    uint32_t heads_used
    uint32_t entries_used           # entry 0, which ends every list, counts as used
    uint32_t generation             # heads of another generation are empty


cdef inline Entry *entry_at(Table *table, uint32_t place) noexcept nogil:
    """The entry with number `place`."""
    return <Entry *>(table.entries + place * table.stride)


cdef int table_make(Table *table, size_t size) noexcept nogil:
    """Allocate `size` bytes; return 0 if that fails. Pages are touched only as the table fills."""
    cdef uint32_t heads = SMALLEST
    while <size_t>heads * 2 * (sizeof(Head) + sizeof(Entry)) <= size and heads < <uint32_t>1 << 28:
        heads *= 2
    table.most_heads = heads
    table.entry_bytes = size - heads * sizeof(Head)
    table.heads = <Head *>calloc(heads, sizeof(Head))
    table.memory = malloc(table.entry_bytes + 64)
    table.entries = <char *>((<size_t>table.memory + 63) & ~<size_t>63)   # aligned to cache lines
    table.generation = 0
    if table.heads == NULL or table.memory == NULL:
        return 0
    use_huge_pages(table.heads, heads * sizeof(Head))
    use_huge_pages(table.entries, table.entry_bytes)
    table_clear(table, 1)
    return 1


cdef void table_free(Table *table) noexcept nogil:
    """Free the memory."""
    free(table.heads)
    free(table.memory)


cdef void table_clear(Table *table, int is_wide) noexcept nogil:
    """Remove all entries by starting a new generation, which leaves the memory untouched.

    With `is_wide` entries have room for all four words of a pattern, and for the counters.
    """
    table.stride = sizeof(Entry) if is_wide else sizeof(Entry) - 3 * sizeof(uint64_t)
    table.most_entries = <uint32_t>min(table.entry_bytes // table.stride, <size_t>0xFFFFFFF0)
    table.generation += 1
    if table.generation >= <uint32_t>0xFFFFFF00:  # `grow` starts new generations too
        memset(table.heads, 0, table.most_heads * sizeof(Head))
        table.generation = 1
    table.heads_mask = SMALLEST - 1
    table.heads_used = 0
    table.entries_used = 1


cdef Head *head_of(Table *table, uint64_t key) noexcept nogil:
    """The head of a key or, if it has none, the free slot for it."""
    cdef uint32_t at = <uint32_t>(key ^ key >> 32) & table.heads_mask
    cdef Head *head = &table.heads[at]
    while head.generation == table.generation and head.key != key:
        at = at + 1 & table.heads_mask
        head = &table.heads[at]
    return head


cdef void grow(Table *table) noexcept nogil:
    """Double the number of heads, in place."""
    cdef uint32_t old = table.heads_mask + 1
    cdef uint32_t generation = table.generation
    cdef uint32_t at
    cdef Head *home
    cdef Head kept
    # Every head of the old generation moves to its slot in the new one. If a head of the old
    # generation is in that slot, it is taken out and is the next to move.
    table.generation += 1
    table.heads_mask = 2 * old - 1
    for at in range(old):
        while table.heads[at].generation == generation:
            kept = table.heads[at]
            table.heads[at].generation = 0
            kept.generation = table.generation
            home = free_place(table, kept.key)
            if home.generation == generation:
                table.heads[at] = home[0]
            home[0] = kept


cdef inline Head *free_place(Table *table, uint64_t key) noexcept nogil:
    """The first slot for a key that is free in the present generation."""
    cdef uint32_t at = <uint32_t>(key ^ key >> 32) & table.heads_mask
    while table.heads[at].generation == table.generation:
        at = at + 1 & table.heads_mask
    return &table.heads[at]


cdef Entry *new_entry(Table *table, uint64_t key) noexcept nogil:
    """Add an entry at the front of a key's list. A full table is cleared first."""
    cdef Head *head
    cdef Entry *entry
    if table.entries_used == table.most_entries:
        table_clear(table, table.stride == sizeof(Entry))
    head = head_of(table, key)
    if head.generation != table.generation:
        if 2 * table.heads_used > table.heads_mask:
            if table.heads_mask + 1 < table.most_heads:
                grow(table)
            else:
                table_clear(table, table.stride == sizeof(Entry))
            head = head_of(table, key)
        head.key = key
        head.generation = table.generation
        head.first = 0
        table.heads_used += 1
    entry = entry_at(table, table.entries_used)
    entry.next = head.first
    head.first = table.entries_used
    table.entries_used += 1
    return entry
