# The state of a fishing deal between two moves, and facts computed from it.

from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t

from rookery.engine.fishing._rules cimport CARDS, NONE, SEATS, Rules
from rookery.native.bits cimport bit, count_bits, lowest


cdef struct Centre:
    # The piles in the order in which they lie. A pile has its cards, its value, its bottom and top
    # card, and a bit for each seat that owes it (TX-11). `above[c]` is the card above card c.
    int piles
    uint64_t cards[CARDS]
    uint8_t value[CARDS]
    uint8_t bottom[CARDS]
    uint8_t top[CARDS]
    uint8_t owed[CARDS]
    uint8_t above[CARDS]


cdef struct Deal:
    # A deal between two turns, or between two calls in the race for an orange.
    Centre centre
    uint64_t hands[SEATS]
    uint64_t won[SEATS]         # the cards that each seat has captured
    uint32_t lacks[SEATS]       # what each seat has shown, by number, as bits: see `Shown`
    uint32_t keeps[SEATS]
    uint32_t apart[SEATS]
    int32_t totals[SEATS]
    uint8_t big_sweeps[SEATS]
    uint8_t little_sweeps[SEATS]
    uint8_t oranges[SEATS]
    uint8_t stock[CARDS]
    uint8_t stock_at            # index of the next card to deal; `Rules.cards` if there is none
    uint8_t in_hand             # the number of cards in all hands
    uint8_t turn
    uint8_t dealer
    uint8_t last_capturer       # the seat, or NONE
    uint8_t capturer            # the seat that captured the open orange, or NONE
    uint8_t held                # the seats that have declined the orange, as bits
    uint8_t asked               # the seat that is asked to call the orange (racing.pxd)


cdef inline bint is_build(const Centre *centre, int pile) noexcept nogil:
    """Whether a pile has more than one card."""
    return centre.top[pile] != centre.bottom[pile]


cdef inline uint64_t singles_of(const Centre *centre) noexcept nogil:
    """The single cards of the centre."""
    cdef uint64_t found = 0
    cdef int i
    for i in range(centre.piles):
        if not is_build(centre, i):
            found |= centre.cards[i]
    return found


cdef inline void add_single(const Rules *r, Centre *centre, int card) noexcept nogil:
    """Lay a card in the centre as a pile of its own."""
    cdef int last = centre.piles
    centre.cards[last] = bit(card)
    centre.value[last] = r.ranks[card]
    centre.bottom[last] = centre.top[last] = card
    centre.owed[last] = 0
    centre.above[card] = NONE
    centre.piles += 1


cdef inline int running_total(const Rules *r, const Deal *d, int seat) noexcept nogil:
    """The total of a seat with its sweeps, oranges and fives so far (TX-20)."""
    return (d.totals[seat]
            + d.oranges[seat] * r.orange_points
            + d.big_sweeps[seat] * r.big_points
            + d.little_sweeps[seat] * r.little_points
            + count_bits(d.won[seat] & r.fives) * r.five_points)


cdef inline bint is_won(const Rules *r, const Deal *d) noexcept nogil:
    """Whether a seat has won the match in the middle of the deal (TX-20)."""
    cdef int seat, total
    cdef int best = -2147483648
    cdef int leaders = 0
    if not r.wins_at_once:
        return False
    for seat in range(r.seats):
        total = running_total(r, d, seat)
        if total > best:
            best = total
            leaders = 0
        leaders += total == best
    return leaders == 1 and best >= r.target


cdef inline bint has_turns(const Rules *r, const Deal *d) noexcept nogil:
    """Whether there are cards to play, and nobody has won the match in mid-deal (TX-18, TX-20)."""
    return (d.in_hand or d.stock_at < r.cards) and not is_won(r, d)


cdef inline int actor(const Rules *r, const Deal *d) noexcept nogil:
    """The seat to move (in a race: the seat that is asked); −1 if there is none."""
    if d.capturer != NONE:
        return d.asked
    return d.turn if has_turns(r, d) else -1


cdef inline int next_seat(const Rules *r, int seat) noexcept nogil:
    """The seat to the left."""
    return seat + 1 if seat + 1 < r.seats else 0


cdef inline uint32_t capturable(const Rules *r, const Centre *centre) noexcept nogil:
    """The numbers of cards that could capture something, as bits (TX-12)."""
    cdef uint64_t reached = 1
    cdef uint64_t builds = 0
    cdef int i
    for i in range(centre.piles):
        if centre.top[i] == centre.bottom[i]:
            reached |= reached << centre.value[i]
        else:
            builds |= bit(centre.value[i])
    return <uint32_t>((reached | builds) & (bit(r.highest + 1) - 2))


cdef inline int due_build(const Rules *r, const Deal *d) noexcept nogil:
    """The pile that the seat to move must capture or raise, or −1 (TX-11)."""
    cdef int pile = owed_build(r, d)
    cdef uint32_t numbers
    if pile < 0:
        return -1
    numbers = numbers_of(r, d.hands[d.turn])
    if numbers >> d.centre.value[pile] & 1 or numbers & <uint64_t>numbers << d.centre.value[pile]:
        return pile
    return -1


cdef inline int owed_build(const Rules *r, const Deal *d) noexcept nogil:
    """The pile that the seat to move made or raised on its last turn, or −1 (TX-11)."""
    cdef int i
    if r.builder_must_take:
        for i in range(d.centre.piles):
            if d.centre.owed[i] >> d.turn & 1:
                return i
    return -1


cdef inline uint32_t numbers_of(const Rules *r, uint64_t cards) noexcept nogil:
    """The numbers of some cards, as bits."""
    cdef uint32_t found = 0
    while cards:
        found |= <uint32_t>1 << r.ranks[lowest(cards)]
        cards &= cards - 1
    return found
