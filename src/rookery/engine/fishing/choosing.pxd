# The choice of a turn, code by code, as in `Choice` of rookery.coding; also the calls of a race.

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memset

from rookery.engine.fishing._rules cimport NONE, Rules
from rookery.engine.fishing.listing cimport Sums, Turns, list_turns, list_turns_of
from rookery.engine.fishing.state cimport Deal, actor, has_turns
from rookery.engine.fishing.turns cimport BUILD, TAKE, TRAIL, Turn, apply, call_orange, hold
from rookery.native.bits cimport bit, count_bits, highest, lowest
from rookery.native.cards cimport nth_of


cdef struct Choice:
    # The codes that may come next, one word per block of codes; then what is chosen so far.
    uint64_t takes
    uint64_t builds
    uint64_t trails
    uint64_t piles
    uint64_t chosen         # the piles chosen so far, by their bottom cards
    uint8_t card            # the card of the capture or build being chosen, or NONE
    uint8_t kind
    bint may_stop           # whether the codes so far are a legal turn by themselves
    bint is_race            # whether an open orange may be called or declined


cdef struct Scratch:
    # Working memory for the legal turns, shared by all rows of a thread. Turns are listed anew for
    # each code, since the processor's cache has no room for a list in each row.
    Sums sums
    Turns turns


cdef inline void begin_choice(const Rules *r, const Deal *d, Scratch *s, Choice *c) noexcept nogil:
    """Offer the first codes of all legal moves of the seat to move."""
    cdef int i
    memset(c, 0, sizeof(Choice))
    c.card = NONE
    c.is_race = d.capturer != NONE
    if c.is_race or not has_turns(r, d):
        return
    list_turns(r, d, &s.sums, &s.turns)
    for i in range(s.turns.count):
        if s.turns.turn[i].kind == TAKE:
            c.takes |= bit(s.turns.turn[i].card)
        elif s.turns.turn[i].kind == BUILD:
            c.builds |= bit(s.turns.turn[i].card)
        else:
            c.trails |= bit(s.turns.turn[i].card)


cdef inline int count_codes(const Choice *c) noexcept nogil:
    """The number of codes that may come next."""
    return (count_bits(c.takes) + count_bits(c.builds) + count_bits(c.trails)
            + count_bits(c.piles) + c.may_stop + 2 * c.is_race)


cdef inline int nth_code(const Rules *r, const Choice *c, int number) noexcept nogil:
    """The code with this number among those that may come next, counted from 0 at the lowest."""
    cdef int count
    if c.is_race:
        return r.hold if number else r.orange
    count = count_bits(c.takes)
    if number < count:
        return r.take + nth_of(c.takes, number)
    number -= count
    count = count_bits(c.builds)
    if number < count:
        return r.build + nth_of(c.builds, number)
    number -= count
    count = count_bits(c.trails)
    if number < count:
        return r.trail + nth_of(c.trails, number)
    number -= count
    count = count_bits(c.piles)
    return r.pile + nth_of(c.piles, number) if number < count else r.done


cdef inline bint choose_code(const Rules *r, Deal *d, Scratch *s, Choice *c, int code) noexcept nogil:
    """Take a code; once only one move is possible, make it. False if the code is illegal."""
    cdef int seat = actor(r, d)
    cdef Turn turn
    if c.is_race:
        if code == r.orange:
            call_orange(d, seat)
        elif code == r.hold:
            hold(r, d, seat)
        else:
            return False
    elif c.card == NONE and r.trail <= code < r.trail + r.cards:
        if not c.trails >> code - r.trail & 1:
            return False
        turn.kind = TRAIL
        turn.card = code - r.trail
        turn.piles = 0
        apply(r, d, &turn)
    else:
        if not narrow(r, d, s, c, code):
            return False
        if s.turns.count > 1:
            return True
        apply(r, d, &s.turns.turn[0])
    begin_choice(r, d, s, c)
    return True


cdef inline bint narrow(const Rules *r, const Deal *d, Scratch *s, Choice *c, int code) noexcept nogil:
    """List the captures or builds whose next code is this one; False if there are none.

    If only one code can follow, that code is taken, too.
    """
    if c.card == NONE:
        if r.take <= code < r.take + r.cards and c.takes >> code - r.take & 1:
            c.kind = TAKE
            c.card = code - r.take
        elif r.build <= code < r.build + r.cards and c.builds >> code - r.build & 1:
            c.kind = BUILD
            c.card = code - r.build
        else:
            return False
        c.takes = c.builds = c.trails = 0
        list_turns_of(r, d, c.kind, c.card, &s.sums, &s.turns)
    elif code == r.done and c.may_stop:
        list_turns_of(r, d, c.kind, c.card, &s.sums, &s.turns)
        keep_chosen(s, c)
        narrow_to(s, c, -1)
    elif r.pile <= code < r.pile + r.cards and c.piles >> code - r.pile & 1:
        list_turns_of(r, d, c.kind, c.card, &s.sums, &s.turns)
        keep_chosen(s, c)
        narrow_to(s, c, code - r.pile)
    else:
        return False
    find_next(s, c)
    while s.turns.count > 1 and count_bits(c.piles) + c.may_stop == 1:
        narrow_to(s, c, lowest(c.piles) if c.piles else -1)
        find_next(s, c)
    return True


cdef inline void keep_chosen(Scratch *s, const Choice *c) noexcept nogil:
    """Keep the turns whose piles, in ascending order, begin with the chosen ones."""
    cdef int i, kept = 0
    cdef uint64_t first = (bit(highest(c.chosen)) << 1) - 1 if c.chosen else 0
    for i in range(s.turns.count):
        if s.turns.turn[i].piles & first == c.chosen:
            s.turns.turn[kept] = s.turns.turn[i]
            kept += 1
    s.turns.count = kept


cdef inline void narrow_to(Scratch *s, Choice *c, int pile) noexcept nogil:
    """Keep the turns whose next pile, in ascending order, is `pile`; for −1, complete turns."""
    cdef int i, kept = 0
    cdef uint64_t left
    for i in range(s.turns.count):
        left = s.turns.turn[i].piles & ~c.chosen
        if (left == 0) if pile < 0 else (left != 0 and lowest(left) == pile):
            s.turns.turn[kept] = s.turns.turn[i]
            kept += 1
    s.turns.count = kept
    if pile >= 0:
        c.chosen |= bit(pile)


cdef inline void find_next(const Scratch *s, Choice *c) noexcept nogil:
    """Find the piles that may come next, and whether the turn may be complete without more."""
    cdef int i
    cdef uint64_t left
    c.piles = 0
    c.may_stop = False
    for i in range(s.turns.count):
        left = s.turns.turn[i].piles & ~c.chosen
        c.piles |= left & (0 - left)
        c.may_stop = c.may_stop or left == 0
