# Unions of disjoint groups of cards: what one card can capture (TX-6).

from libc.stdint cimport uint16_t, uint64_t


cdef inline int add_union(uint64_t *unions, int count, uint64_t union, int limit) noexcept nogil:
    """Add a union if it is new and there is room; return the number of unions afterwards."""
    cdef int i
    for i in range(count):
        if unions[i] == union:
            return count
    if count < limit:
        unions[count] = union
        return count + 1
    return count


cdef inline int unite(
    const uint64_t *groups, int size, uint64_t *unions, int limit, uint16_t *before, uint16_t *added
) noexcept nogil:
    """Fill in the unions of disjoint groups, the empty one first; return their number.

    At `limit` the rest is left out. Unless they are NULL, `before` and `added` get the first way in
    which each union was found: the number of another union, and of the group added to it.
    """
    cdef int count = 1
    cdef int group, i, end, found
    unions[0] = 0
    for group in range(size):
        end = count
        for i in range(end):
            if not unions[i] & groups[group]:
                found = add_union(unions, count, unions[i] | groups[group], limit)
                if found > count and before != NULL:
                    before[count] = i
                    added[count] = group
                count = found
        if count == limit:
            break
    return count
