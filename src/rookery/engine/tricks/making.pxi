# Make states: deal a deck, or read a state of the specification.


def started(Compiled compiled not None, deck, int dealer, totals, int deals_before):
    """The state after dealing a deck, which must be the pack."""
    cdef Deal deal
    cdef uint8_t cards[CARDS]
    memset(&deal, 0, sizeof(Deal))
    set_match(compiled, &deal, totals, deals_before)
    fill(compiled, cards, deck, CARDS)
    deal_out(&compiled.rules, &deal, cards, dealer)
    return state_of(compiled, &deal)


cdef int set_match(Compiled compiled, Deal *d, totals, int deals_before) except -1:
    """Set the totals (all zeros if empty) and the number of deals before this one."""
    fill_totals(d.totals, totals, compiled.rules.seats)
    d.deals_before = deals_before
    set_totals(&compiled.rules, d)
    return 0


cdef int fill(Compiled compiled, uint8_t *places, cards, int most) except -1:
    """Fill in the pack indices of some cards; return how many there are."""
    cdef int i = 0
    if len(cards) > most:
        raise ValueError(f"at most {most} cards, not {len(cards)}")
    for card in cards:
        places[i] = compiled.place[card]
        i += 1
    return i


def state_from_spec(Compiled compiled not None, state):
    """The engine's state for a `TrickState` of the same rules.

    Raises ValueError if its turn does not follow from its tricks.
    """
    cdef Deal deal
    cdef Deal *d = &deal
    cdef const Rules *r = &compiled.rules
    cdef int seat
    memset(d, 0, sizeof(Deal))
    set_match(compiled, d, state.totals, state.deals_before)
    d.dealer = state.dealer
    for seat, hand in enumerate(state.hands):
        d.hands[seat] = compiled.bits(hand)
    d.nest = compiled.bits(state.nest)
    d.buried = compiled.bits(state.buried)
    d.face_up = compiled.bits(state.face_up)
    d.called_cards = compiled.bits(state.called)
    d.calls = fill(compiled, d.called, state.called, r.calls)
    d.phase = PHASES.index(state.phase)
    set_step(compiled, d, state)
    set_auction(compiled, d, state)
    d.trump = NONE if state.trump is None else compiled.trumps.index(state.trump)
    set_tricks(compiled, d, state)
    d.was_cut = len(state.cut) > 0
    fill(compiled, d.cut, state.cut, CARDS)
    set_sizes(r, d)
    d.legal = find_legal(r, d)
    return state_of(compiled, d)


cdef int set_step(Compiled compiled, Deal *d, state) except -1:
    """Set `step`, the index of the phase in the course of the deal."""
    course = compiled.tables.course
    if d.phase == CUT:
        d.step = len(course)
    elif d.phase == OVER:
        d.step = 0 if state.bidder is None else len(course) + 1
    else:
        d.step = course.index(d.phase)
    return 0


cdef int set_auction(Compiled compiled, Deal *d, state) except -1:
    """Set the auction and what follows from it."""
    cdef const Rules *r = &compiled.rules
    cdef int seat, move
    memset(d.last_bid, NONE, sizeof(d.last_bid))
    d.bidder = NONE if state.bidder is None else state.bidder
    d.bid = NONE if state.bid is None else compiled.bids.index(state.bid)
    if len(state.auction) > CARDS:
        raise ValueError(f"an auction of {len(state.auction)} moves")
    for seat, made in state.auction:
        move = move_of(r, AUCTION, compiled.actions[made])
        d.auction[d.calls_made] = move
        d.calls_made += 1
        if move == r.bids + r.has_sun:
            d.passed |= 1 << seat
        else:
            d.last_bid[seat] = move
            if move < r.bids:
                d.amount_bid |= 1 << seat
    return 0


cdef int set_tricks(Compiled compiled, Deal *d, state) except -1:
    """Replay the cards of the tricks, and check that the turn follows from them."""
    cdef const Rules *r = &compiled.rules
    tricks = state.tricks
    cards = [card for trick in tricks for card in trick.cards] + list(state.trick)
    d.leader = NONE if state.leader is None else state.leader
    d.first_leader = tricks[0].leader if tricks else d.leader
    d.turn = state.turn
    if d.first_leader == NONE or len(cards) > CARDS:
        set_pile(compiled, d, [], state.pile)
        return 0
    if cards:
        d.leader = d.turn = d.first_leader
    dummy = [card for place, card in zip(players(r, d, tricks, state), cards) if place == r.dummy]
    set_pile(compiled, d, dummy, state.pile)
    for each in cards:
        lay(r, d, compiled.place[each])
    if d.turn != state.turn or d.leader != state.leader:
        raise ValueError("the turn does not follow from the tricks")
    return 0


cdef list players(const Rules *r, const Deal *d, tricks, state):
    """For each card of the tricks, in order: the place (seat or dummy) that laid it."""
    found = [place for trick in tricks for place in trick.players]
    step = -1 if r.places > r.seats and d.dealer & 1 else 1
    return found + [(state.leader + step * i) % r.places for i in range(len(state.trick))]


cdef int set_pile(Compiled compiled, Deal *d, laid, left) except -1:
    """Set a dummy's pile from the cards that it has laid and those that remain."""
    if compiled.rules.places > compiled.rules.seats:
        fill(compiled, d.pile, [*laid, *left], compiled.rules.hand_size)
        d.in_pile = len(left)
    return 0
