# A quick heuristic that buries and calls cards, and looks at the bidder's cards only.
#
# The value of keeping a card comes from the tricks that it may win and the counters that it may
# save. The cards with the least value are buried. Values are in hundredths of a point. All
# constants here are guesses.

cdef enum:
    KEEP_TRUMP = 1 << 24    # the value of any trump: trumps are buried last
    TOP_WINS = 80           # percent: how often the top card of a plain suit wins a trick
    LONG_TOP_WINS = 60      # the same in a suit of which the bidder has five cards or more
    SECOND_WINS = 40        # the same for the second-highest card, if another card guards it
    THIRD_WINS = 15         # the same for the third-highest card, if two others guard it
    VOID = 600              # the value of becoming void, shared among the cards of the suit


cdef inline int wins_later(const Ranks *ranks, uint64_t hand, uint64_t pack,
                           int card) noexcept nogil:
    """The probability that a plain card of the bidder wins a trick, in percent."""
    cdef uint64_t lane = ranks.lane[ranks.suit_of[card]]
    cdef int higher = count_bits(pack & lane & ~hand & ~(bit(card) | bit(card) - 1))
    cdef int held = count_bits(hand & lane)
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
    """The probability that the bidder's side wins the last trick, in percent.

    It depends on the bidder's trumps only.
    """
    cdef uint64_t trumps
    cdef int chance = 45
    if trump < 0:
        return 50
    trumps = ranks.lane[trump] & pack
    chance = 20 + 10 * count_bits(hand & trumps) - 10 * count_bits(trumps) // seats
    if trumps and hand >> highest(trumps) & 1:
        chance += 10
    return max(20, min(90, chance))


cdef inline uint64_t exchangeable(uint64_t hand, uint64_t nest, uint64_t buried,
                                  int size) noexcept nogil:
    """The cards that may be buried next if either `size` cards or none are exchanged (R2-4)."""
    cdef int left = count_bits(nest) - size
    cdef int back = count_bits(buried & nest)
    cdef int own = count_bits(buried & ~nest)
    cdef uint64_t found = 0
    if own == 0 or own <= size and back < left:
        found |= hand & nest
    if own < size and back <= left:
        found |= hand & ~nest
    return found


cdef uint64_t choose_buried(const Ranks *ranks, uint64_t hand, uint64_t pack, uint64_t may_go,
                            int trump, int seats, int count, int nest_to, int trick,
                            uint64_t nest, uint64_t before, int exchange_size,
                            Rng *rng, int noise) noexcept nogil:
    """Choose `count` cards to bury; return their mask.

    Other cards are buried only if no card of `may_go` is left. `trick` is the mean value of a
    trick. Counters in the nest go where `nest_to` says, as in `EncodedGame`; they are kept if the
    hand is likelier to win them. With an `exchange_size` of 0 or more, `nest` has the cards of the
    nest, and `before` those that are buried already.
    """
    cdef uint64_t buried = 0
    cdef uint64_t rest, lane
    cdef int card, suit, wins, worth, held, best, chosen
    cdef int last = 100 if nest_to == NEST_TO_BIDDER else 0
    if nest_to == NEST_TO_LAST:
        last = chance_of_last(ranks, hand, pack, trump, seats)
    while count:
        best = 1 << 30
        chosen = -1
        rest = hand & may_go
        if exchange_size >= 0:
            rest &= exchangeable(hand, nest, before | buried, exchange_size)
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
                held = count_bits(lane)
                if (trump >= 0 and hand & ranks.lane[trump] and held <= count
                        and not lane >> top_of(ranks, pack, suit) & 1):
                    worth -= VOID // held
                if noise:
                    worth += <int>draw_below(rng, noise)
            if worth < best:
                best = worth
                chosen = card
        if chosen < 0:
            may_go = hand
            continue
        buried |= bit(chosen)
        hand ^= bit(chosen)
        count -= 1
    return buried


cdef int choose_called(const Ranks *ranks, uint64_t hand, uint64_t pack, int trump) noexcept nogil:
    """Choose a card to call, such as a top trump or the highest missing card of a plain suit.

    Returns −1 if the hand has the whole pack.
    """
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
            worth += 1200 - 400 * count_bits(above & ~hand) - 300 * count_bits(above & hand)
        elif above & ~hand:
            worth = worth // 100
        else:
            held = count_bits(hand & lane)
            worth += 100 * (6 - held) if held else 100
            if held and pack & lane & ~bit(card) and hand >> highest(pack & lane & ~bit(card)) & 1:
                worth += 300
        if worth > best:
            best = worth
            chosen = card
    return chosen
