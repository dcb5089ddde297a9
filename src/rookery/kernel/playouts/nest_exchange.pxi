# What a bidder does before the tricks, quickly: burying and calling. Needs `_policy.pxi`.
#
# A card is kept for the tricks that it may win and the counters that it may save; the least is
# buried. All is in hundredths of a point, and by the bidder's own cards alone.

cdef enum:
    KEEP_TRUMP = 1 << 24    # trumps are buried only when nothing else is left
    TOP_WINS = 80           # percent of tops of side suits that win; and of those in long suits
    LONG_TOP_WINS = 60
    SECOND_WINS = 40
    THIRD_WINS = 15
    VOID = 600              # a void to make, shared by the cards that must go


cdef inline int wins_later(const Ranks *ranks, uint64_t hand, uint64_t pack,
                           int card) noexcept nogil:
    """In percent, how likely a side card of a bidder's hand wins a trick."""
    cdef uint64_t lane = ranks.lane[ranks.suit_of[card]]
    cdef int higher = ones(pack & lane & ~hand & ~(bit(card) | bit(card) - 1))
    cdef int held = ones(hand & lane)
    if higher == 0:
        return TOP_WINS if held < 5 else LONG_TOP_WINS
    if higher == 1:
        return SECOND_WINS if held > 1 else 0
    return THIRD_WINS if higher == 2 and held > 2 else 0


cdef inline int top_of(const Ranks *ranks, uint64_t pack, int suit) noexcept nogil:
    """The highest card of a suit."""
    return highest(pack & ranks.lane[suit])


cdef int chance_of_last(const Ranks *ranks, uint64_t hand, uint64_t pack, int trump,
                        int seats) noexcept nogil:
    """In percent, how likely the bidder's side wins the last trick, by its trumps."""
    cdef uint64_t trumps
    cdef int chance = 45
    if trump < 0:
        return 50
    trumps = ranks.lane[trump] & pack
    chance = 20 + 10 * ones(hand & trumps) - 10 * ones(trumps) // seats
    if trumps and hand >> highest(trumps) & 1:
        chance += 10
    return max(20, min(90, chance))


cdef uint64_t choose_buried(const Ranks *ranks, uint64_t hand, uint64_t pack, uint64_t may_go,
                            int trump, int seats, int count, int nest_counts, int trick,
                            Rng *rng, int noise) noexcept nogil:
    """So many cards to bury; the counters that stay are worth more the likelier they are won."""
    cdef uint64_t buried = 0
    cdef uint64_t rest, lane
    cdef int card, suit, wins, worth, held, best, chosen
    cdef int last = chance_of_last(ranks, hand, pack, trump, seats) if nest_counts else 0
    while count:
        best = 1 << 30
        chosen = -1
        rest = hand & may_go
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            suit = ranks.suit_of[card]
            worth = 2 * (card & 15)
            if suit == trump:
                worth += KEEP_TRUMP
            else:
                lane = hand & ranks.lane[suit]
                wins = wins_later(ranks, hand, pack, card)
                worth += trick * wins // 100
                worth += 2 * ranks.value[card] * (30 + 65 * wins // 100 - last)
                held = ones(lane)
                if (trump >= 0 and hand & ranks.lane[trump] and held <= count
                        and not lane >> top_of(ranks, pack, suit) & 1):
                    worth -= VOID // held
                if noise:
                    worth += <int>draw_below(rng, noise)
            if worth < best:
                best = worth
                chosen = card
        if chosen < 0:
            break
        buried |= bit(chosen)
        hand ^= bit(chosen)
        count -= 1
    return buried


cdef int choose_called(const Ranks *ranks, uint64_t hand, uint64_t pack, int trump) noexcept nogil:
    """The card to call: a top trump that is missing, or help for a side suit; −1 if none is out."""
    cdef uint64_t out = pack & ~hand
    cdef uint64_t lane, above
    cdef int card, suit, worth, held, chosen = -1, best = -(1 << 30)
    while out:
        card = lowest(out)
        out &= out - 1
        suit = ranks.suit_of[card]
        lane = ranks.lane[suit]
        above = lane & pack & ~(bit(card) | bit(card) - 1)
        worth = 10 * ranks.value[card] + (card & 15)
        if suit == trump:
            worth += 1200 - 400 * ones(above & ~hand) - 300 * ones(above & hand)
        elif above & ~hand:
            worth = worth // 100
        else:
            held = ones(hand & lane)
            worth += 100 * (6 - held) if held else 100
            if held and pack & lane & ~bit(card) and hand >> highest(pack & lane & ~bit(card)) & 1:
                worth += 300
        if worth > best:
            best = worth
            chosen = card
    return chosen
