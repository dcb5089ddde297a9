# What is known of positions between two tricks, by partition search (Ginsberg 1996).
#
# A head gathers the positions with the same leader and suit lengths in every hand. Its entries are
# patterns: who holds the k highest cards left of each suit, and which of them are counters. The
# bounds of an entry hold for every position that fits the pattern, in any deal of the same game, as
# its proof looked at no lower ranks. If the holders of other counters differ, they still hold but
# for the points of these (payoff similarity: Furtak and Buro 2010).

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
    void use_huge_pages "rookery_use_huge_pages"(void *place, size_t size) nogil  # only advice


cdef enum:
    NO_MOVE = 255
    SMALLEST = 1 << 10  # heads of an empty table; it grows with what is in it


cdef struct Entry:
    uint32_t next
    int16_t low
    int16_t high
    uint8_t known[4]    # the k of each suit
    uint8_t best        # the lead that proved it: its suit and how many higher ones its hand has
    uint64_t code[4]    # where two bits a rank are enough, only the first two are there
    uint64_t counters   # who holds which: not there where no card is worth anything


cdef struct Head:
    uint64_t key
    uint32_t generation
    uint32_t first


cdef struct Table:
    void *memory
    Head *heads
    char *entries
    size_t stride                   # from one entry to the next
    size_t entry_bytes              # of all entries
    uint32_t most_heads
    uint32_t most_entries
    uint32_t heads_mask
    uint32_t heads_used
    uint32_t entries_used           # entry 0 is the end of every list
    uint32_t generation


cdef inline Entry *entry_at(Table *table, uint32_t place) noexcept nogil:
    """The entry of a number."""
    return <Entry *>(table.entries + place * table.stride)


cdef int table_make(Table *table, size_t size) noexcept nogil:
    """Take `size` bytes; 0 if there are not so many. The memory is used only as it fills."""
    cdef uint32_t heads = SMALLEST
    while <size_t>heads * 2 * (sizeof(Head) + sizeof(Entry)) <= size and heads < <uint32_t>1 << 28:
        heads *= 2
    table.most_heads = heads
    table.entry_bytes = size - heads * sizeof(Head)
    table.heads = <Head *>calloc(heads, sizeof(Head))
    table.memory = malloc(table.entry_bytes + 64)
    table.entries = <char *>((<size_t>table.memory + 63) & ~<size_t>63)   # as the cache is divided
    table.generation = 0
    if table.heads == NULL or table.memory == NULL:
        return 0
    use_huge_pages(table.heads, heads * sizeof(Head))
    use_huge_pages(table.entries, table.entry_bytes)
    table_clear(table, 1)
    return 1


cdef void table_free(Table *table) noexcept nogil:
    free(table.heads)
    free(table.memory)


cdef void table_clear(Table *table, int is_wide) noexcept nogil:
    """Forget everything, without touching the memory."""
    table.stride = sizeof(Entry) if is_wide else sizeof(Entry) - 3 * sizeof(uint64_t)
    table.most_entries = <uint32_t>min(table.entry_bytes // table.stride, <size_t>0xFFFFFFF0)
    table.generation += 1
    if table.generation >= <uint32_t>0xFFFFFF00:  # it grows fewer times than are left
        memset(table.heads, 0, table.most_heads * sizeof(Head))
        table.generation = 1
    table.heads_mask = SMALLEST - 1
    table.heads_used = 0
    table.entries_used = 1


cdef Head *head_of(Table *table, uint64_t key) noexcept nogil:
    """The head of a key, or the free place for it."""
    cdef uint32_t at = <uint32_t>(key ^ key >> 32) & table.heads_mask
    cdef Head *head = &table.heads[at]
    while head.generation == table.generation and head.key != key:
        at = at + 1 & table.heads_mask
        head = &table.heads[at]
    return head


cdef void grow(Table *table) noexcept nogil:
    """Twice as many heads, in place: every head in use finds its new place."""
    cdef uint32_t old = table.heads_mask + 1
    cdef uint32_t generation = table.generation
    cdef uint32_t at
    cdef Head *home
    cdef Head kept
    # Heads of the old generation are moved one by one to the new one. A head moved may push out
    # another one of the old: that one is next.
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
    """The first place for a key that no head of the present generation has."""
    cdef uint32_t at = <uint32_t>(key ^ key >> 32) & table.heads_mask
    while table.heads[at].generation == table.generation:
        at = at + 1 & table.heads_mask
    return &table.heads[at]


cdef Entry *new_entry(Table *table, uint64_t key) noexcept nogil:
    """A new entry at the front of a key's list; a full table is cleared first."""
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
