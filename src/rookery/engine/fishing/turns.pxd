# The effect of a turn, and of a call in the race for an orange, as in fishing/turns.py and
# fishing/orange.py. A turn's piles are given by their bottom cards.

from libc.stdint cimport uint8_t, uint32_t, uint64_t

from rookery.engine.fishing._rules cimport NONE, Rules
from rookery.engine.fishing.dealing cimport deal_round
from rookery.engine.fishing.state cimport (
    Centre,
    Deal,
    add_single,
    capturable,
    is_won,
    next_seat,
    owed_build,
)
from rookery.native.bits cimport bit, count_bits

cdef enum:
    TAKE = 0            # the kinds of turns
    BUILD = 1
    TRAIL = 2


cdef struct Turn:
    uint64_t piles      # the bottom cards of the piles that are captured or built on
    uint8_t card
    uint8_t kind


cdef inline void apply(const Rules *r, Deal *d, const Turn *turn) noexcept nogil:
    """Make a turn. After the last turn of a round, deal the next round."""
    cdef int seat = d.turn
    cdef uint64_t taken
    show(r, d, turn)
    d.hands[seat] ^= bit(turn.card)
    d.in_hand -= 1
    d.capturer = NONE
    d.held = 0
    if turn.kind == TRAIL:
        add_single(r, &d.centre, turn.card)
    elif turn.kind == TAKE:
        taken = take_away(&d.centre, turn.piles)
        capture(r, d, seat, turn.card, taken)
    else:
        build(r, &d.centre, turn)
    if r.builder_must_take:
        owe(&d.centre, seat, turn)
    d.turn = next_seat(r, seat)
    if is_won(r, d):
        d.capturer = NONE
    elif d.in_hand == 0 and d.stock_at < r.cards:
        deal_round(r, d, 0)


cdef inline uint64_t take_away(Centre *centre, uint64_t bottoms) noexcept nogil:
    """Take piles out of the centre; return their cards."""
    cdef uint64_t taken = 0
    cdef int i, kept = 0
    for i in range(centre.piles):
        if bottoms >> centre.bottom[i] & 1:
            taken |= centre.cards[i]
        else:
            move_pile(centre, i, kept)
            kept += 1
    centre.piles = kept
    return taken


cdef inline void move_pile(Centre *centre, int one, int other) noexcept nogil:
    """Copy pile `one` over pile `other`."""
    centre.cards[other] = centre.cards[one]
    centre.value[other] = centre.value[one]
    centre.bottom[other] = centre.bottom[one]
    centre.top[other] = centre.top[one]
    centre.owed[other] = centre.owed[one]


cdef inline void capture(
    const Rules *r, Deal *d, int seat, int card, uint64_t taken
) noexcept nogil:
    """Credit a capture to the seat: cards, sweep (TX-14), and orange or the race for it (TX-15)."""
    d.won[seat] |= taken | bit(card)
    d.last_capturer = seat
    if not d.centre.piles:
        if count_bits(taken) >= r.big_from:
            d.big_sweeps[seat] += 1
        else:
            d.little_sweeps[seat] += 1
    if r.played_card_counts:
        taken |= bit(card)
    if taken & r.colours[0] and taken & r.colours[1]:
        if r.orange_is_called:
            d.capturer = seat
        else:
            d.oranges[seat] += 1


cdef inline void build(const Rules *r, Centre *centre, const Turn *turn) noexcept nogil:
    """Lay a card on piles, which are merged where the first of them lay (TX-8, TX-10)."""
    cdef int first = -1
    cdef int i, kept = 0
    for i in range(centre.piles):
        if turn.piles >> centre.bottom[i] & 1 and first >= 0:
            centre.above[centre.top[first]] = centre.bottom[i]
            centre.top[first] = centre.top[i]
            centre.cards[first] |= centre.cards[i]
            centre.value[first] += centre.value[i]
            continue
        if turn.piles >> centre.bottom[i] & 1:
            first = kept
        move_pile(centre, i, kept)
        kept += 1
    centre.piles = kept
    centre.above[centre.top[first]] = turn.card
    centre.above[turn.card] = NONE
    centre.top[first] = turn.card
    centre.cards[first] |= bit(turn.card)
    centre.value[first] += r.ranks[turn.card]


cdef inline void owe(Centre *centre, int seat, const Turn *turn) noexcept nogil:
    """Record that a seat owes the build on which it has just laid a card, and no other (TX-11)."""
    cdef int i
    for i in range(centre.piles):
        if turn.kind == BUILD and centre.cards[i] >> turn.card & 1:
            centre.owed[i] |= 1 << seat
        else:
            centre.owed[i] &= ~(1 << seat)


cdef inline void show(const Rules *r, Deal *d, const Turn *turn) noexcept nogil:
    """Record what everybody can infer about the rest of the hand (TX-8, TX-11, TX-12)."""
    cdef int seat = d.turn
    cdef int rank = r.ranks[turn.card]
    cdef int owed = owed_build(r, d)
    cdef uint32_t lacks = d.lacks[seat]
    cdef uint32_t keeps = d.keeps[seat] & ~(<uint32_t>1 << rank)
    cdef uint32_t apart = d.apart[seat]
    cdef uint32_t held
    cdef int i, gap
    if turn.kind == BUILD:
        gap = rank
        for i in range(d.centre.piles):
            if turn.piles >> d.centre.bottom[i] & 1:
                gap += d.centre.value[i]
        keeps |= <uint32_t>1 << gap
    elif turn.kind == TRAIL and not r.trail_is_free:
        lacks |= capturable(r, &d.centre)
    if owed >= 0 and not turn.piles >> d.centre.bottom[owed] & 1:
        lacks |= <uint32_t>1 << d.centre.value[owed]
        apart |= <uint32_t>1 << d.centre.value[owed]
    held = keeps | <uint32_t>1 << rank
    for gap in range(1, r.highest + 1):
        if apart >> gap & 1:
            lacks |= <uint32_t>((<uint64_t>held << gap) & (bit(r.highest + 1) - 1))
            lacks |= held >> gap & ~<uint32_t>1
    d.lacks[seat] = lacks
    d.keeps[seat] = keeps
    d.apart[seat] = apart


cdef inline void call_orange(Deal *d, int seat) noexcept nogil:
    """Give the open orange to the seat that calls it (TX-15)."""
    d.oranges[seat] += 1
    d.capturer = NONE
    d.held = 0


cdef inline void hold(const Rules *r, Deal *d, int seat) noexcept nogil:
    """Decline the open orange; once all seats have declined, the race is over (TX-15)."""
    d.held |= 1 << seat
    if d.held == (1 << r.seats) - 1:
        d.capturer = NONE
        d.held = 0
