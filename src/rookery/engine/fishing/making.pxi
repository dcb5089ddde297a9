# Make states: deal a deck, or read a state of the specification or bytes.


def started(Compiled compiled not None, deck, int dealer, totals, int deals_before):
    """The state after dealing a deck, which must be the pack."""
    cdef Deal deal
    cdef uint8_t cards[CARDS]
    cdef int i
    memset(&deal, 0, sizeof(Deal))
    fill_totals(deal.totals, totals, compiled.rules.seats)
    for i in range(compiled.rules.cards):
        cards[i] = compiled.place[deck[i]]
    deal_out(&compiled.rules, &deal, cards, dealer)
    return state_of(compiled, &deal)


def state_from_spec(Compiled compiled not None, state):
    """The engine's state for a `FishingState` of the same rules.

    Raises ValueError if the value is not a state of a deal.
    """
    cdef Deal deal
    cdef Deal *d = &deal
    cdef const Rules *r = &compiled.rules
    cdef int seat, i
    memset(d, 0, sizeof(Deal))
    fill_totals(d.totals, state.totals, r.seats)
    d.dealer, d.turn = state.dealer, state.turn
    d.last_capturer = NONE if state.last_capturer is None else state.last_capturer
    d.capturer = NONE if state.orange is None else state.orange.capturer
    d.held = 0 if state.orange is None else bits_of(state.orange.held, SEATS)
    if not len(state.hands) == len(state.hauls) == len(state.shown) == r.seats:
        raise ValueError(f"not a state of {r.seats} seats")
    for seat in range(r.seats):
        haul, shown = state.hauls[seat], state.shown[seat]
        d.hands[seat] = compiled.bits(state.hands[seat])
        d.won[seat] = compiled.bits(haul.cards)
        d.big_sweeps[seat], d.little_sweeps[seat] = haul.big_sweeps, haul.little_sweeps
        d.oranges[seat] = haul.oranges
        d.lacks[seat] = bits_of(shown.lacks, r.highest + 1)
        d.keeps[seat] = bits_of(shown.keeps, r.highest + 1)
        d.apart[seat] = bits_of(shown.apart, r.highest + 1)
        d.in_hand += count_bits(d.hands[seat])
    if len(state.centre) > r.cards or len(state.stock) > r.cards:
        raise ValueError("a deal has each card once")
    for pile in state.centre:
        add_pile(
            r, &d.centre, bytes([compiled.place[card] for card in pile.cards]),
            bits_of(pile.owed_by, SEATS))
    d.stock_at = r.cards - len(state.stock)
    for i, card in enumerate(state.stock):
        d.stock[d.stock_at + i] = compiled.place[card]
    if not is_sound(r, d):
        raise ValueError("a deal has each card once, and hands that follow from the turns made")
    return state_of(compiled, d)


cdef uint32_t bits_of(found, int below) except? 0xFFFFFFFF:
    """A word with the bits of these numbers set."""
    cdef uint32_t bits = 0
    for number in found:
        if not 0 <= number < below:
            raise ValueError(f"{number} is not a number from 0 to {below - 1}")
        bits |= <uint32_t>1 << <int>number
    return bits


cdef int add_pile(const Rules *r, Centre *centre, bytes cards, int owed) except -1:
    """Lay a pile beside the others. The number of piles must be below `CARDS`."""
    cdef int pile = centre.piles
    cdef int card
    if not cards:
        raise ValueError("a pile has at least one card")
    add_single(r, centre, cards[0])
    for card in cards[1:]:
        if centre.cards[pile] >> card & 1:
            raise ValueError("a deal has each card once")
        centre.above[centre.top[pile]] = card
        centre.above[card] = NONE
        centre.top[pile] = card
        centre.cards[pile] |= bit(card)
        centre.value[pile] += r.ranks[card]
    centre.owed[pile] = owed
    return 0


# --- Bytes ---------------------------------------------------------------------------------------

cdef struct Head:
    # The first part of a state as bytes, after the version number.
    uint64_t hands[SEATS]
    uint64_t won[SEATS]
    uint32_t lacks[SEATS]
    uint32_t keeps[SEATS]
    uint32_t apart[SEATS]
    int32_t totals[SEATS]
    uint8_t big_sweeps[SEATS]
    uint8_t little_sweeps[SEATS]
    uint8_t oranges[SEATS]
    uint8_t turn
    uint8_t dealer
    uint8_t last_capturer
    uint8_t capturer
    uint8_t held
    uint8_t piles


cdef bytes written(const Rules *r, const Deal *d):
    """A deal as bytes: the head, then each pile's number of cards and its cards, then the stock."""
    cdef Head head
    cdef int i
    memset(&head, 0, sizeof(Head))
    memcpy(head.hands, d.hands, sizeof(head.hands))
    memcpy(head.won, d.won, sizeof(head.won))
    memcpy(head.lacks, d.lacks, sizeof(head.lacks))
    memcpy(head.keeps, d.keeps, sizeof(head.keeps))
    memcpy(head.apart, d.apart, sizeof(head.apart))
    memcpy(head.totals, d.totals, sizeof(head.totals))
    memcpy(head.big_sweeps, d.big_sweeps, sizeof(head.big_sweeps))
    memcpy(head.little_sweeps, d.little_sweeps, sizeof(head.little_sweeps))
    memcpy(head.oranges, d.oranges, sizeof(head.oranges))
    head.turn, head.dealer, head.last_capturer = d.turn, d.dealer, d.last_capturer
    head.capturer, head.held, head.piles = d.capturer, d.held, d.centre.piles
    saved = [bytes([VERSION]), (<uint8_t *>&head)[:sizeof(Head)]]
    for i in range(d.centre.piles):
        cards = cards_of(&d.centre, i)
        saved.append(bytes([d.centre.owed[i], len(cards)]) + cards)
    saved.append(d.stock[d.stock_at:r.cards])
    return b"".join(saved)


def state_from_bytes(Compiled compiled not None, saved):
    """Read a state from bytes saved by the same version on the same kind of machine.

    Raises ValueError if the bytes are not a deal of this game.
    """
    cdef const Rules *r = &compiled.rules
    cdef Deal deal
    cdef Deal *d = &deal
    cdef Head head
    cdef bytes given = bytes(saved)
    cdef const uint8_t *start = given
    cdef int at = 1 + sizeof(Head)
    cdef int i, owed
    if len(given) < at or start[0] != VERSION:
        raise ValueError("these are not the bytes of a deal, or they come from another version")
    memcpy(&head, start + 1, sizeof(Head))
    memset(d, 0, sizeof(Deal))
    memcpy(d.hands, head.hands, sizeof(head.hands))
    memcpy(d.won, head.won, sizeof(head.won))
    memcpy(d.lacks, head.lacks, sizeof(head.lacks))
    memcpy(d.keeps, head.keeps, sizeof(head.keeps))
    memcpy(d.apart, head.apart, sizeof(head.apart))
    memcpy(d.totals, head.totals, sizeof(head.totals))
    memcpy(d.big_sweeps, head.big_sweeps, sizeof(head.big_sweeps))
    memcpy(d.little_sweeps, head.little_sweeps, sizeof(head.little_sweeps))
    memcpy(d.oranges, head.oranges, sizeof(head.oranges))
    d.turn, d.dealer, d.last_capturer = head.turn, head.dealer, head.last_capturer
    d.capturer, d.held = head.capturer, head.held
    for i in range(SEATS):
        d.in_hand += count_bits(d.hands[i])
    if head.piles > r.cards:
        raise ValueError("these bytes are not a deal of this game")
    for i in range(head.piles):
        head_of_pile = given[at:at + 2]
        cards = given[at + 2:at + 2 + head_of_pile[1]] if len(head_of_pile) == 2 else b""
        if not cards or len(cards) != head_of_pile[1] or max(cards) >= r.cards:
            raise ValueError("these bytes are not a deal of this game")
        add_pile(r, &d.centre, cards, head_of_pile[0])
        at += 2 + len(cards)
    stock = given[at:]
    if len(stock) > r.cards or (stock and max(stock) >= r.cards):
        raise ValueError("these bytes are not a deal of this game")
    d.stock_at = r.cards - len(stock)
    for i in range(len(stock)):
        d.stock[d.stock_at + i] = stock[i]
    if not is_sound(r, d):
        raise ValueError("these bytes are not a deal of this game")
    return state_of(compiled, d)


def restored(rules, saved):
    """Read a state of these rules from bytes."""
    return state_from_bytes(compiled_rules(rules), saved)


cdef int read_begun(const Rules *r, Choice *choice, begun) except -1:
    """Read the first codes of a turn. Raises ValueError if no legal turn begins with them."""
    memset(choice, 0, sizeof(Choice))
    choice.card = NONE
    if not begun:
        return 0
    first, rest = begun[0], begun[1:]
    if r.take <= first < r.take + r.cards:
        choice.kind, choice.card = TAKE, first - r.take
    elif r.build <= first < r.build + r.cards:
        choice.kind, choice.card = BUILD, first - r.build
    else:
        raise ValueError(f"no turn of several codes begins with {first}")
    for code in rest:
        if not r.pile <= code < r.pile + r.cards:
            raise ValueError(f"{code} is no pile")
        choice.chosen |= bit(code - r.pile)
    return 0
