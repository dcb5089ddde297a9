"""The rules of thumb for a trick game as numbers, in compiled form.

Weights come from `rookery.heuristics`; its functions also compute the numbers that depend only on
the rules. So no number is written twice.
"""

from functools import lru_cache

from libc.string cimport memset

from rookery.core.cards import ROOK, CardSet
from rookery.engine.tricks.tables import bits_of
from rookery.heuristics.tricks import auction, card_value, exchange, hand_value, keeping_value
from rookery.heuristics.tricks import leading, memory
from rookery.tricks.dummy_seat import with_dummy_at

WEIGHTS = {
    "scale": hand_value.SCALE,
    "trump": hand_value.TRUMP,
    "trump_height": hand_value.TRUMP_HEIGHT,
    "counter": hand_value.COUNTER,
    "pressed": auction.PRESSED,
    "partner_bid": auction.PARTNER_BID,
    "foe_bid": auction.FOE_BID,
    "spare": auction.SPARE,
    "moon": auction.MOON,
    "sun": auction.SUN,
    "short_of_moon": auction.SHORT_OF_MOON,
    "never": exchange.NEVER,
    "wins_in_length": exchange.WINS_IN_LENGTH,
    "void_shared": exchange.VOID,
    "saved": exchange.SAVED,
    "saved_by_winning": exchange.SAVED_BY_WINNING,
    "last": exchange.LAST,
    "surest_last": exchange.SUREST_LAST,
    "last_by_trump": exchange.LAST_BY_TRUMP,
    "wanted_trump": exchange.WANTED_TRUMP,
    "wanted_top": exchange.WANTED_TOP,
    "trump_out": exchange.TRUMP_OUT,
    "trump_held": exchange.TRUMP_HELD,
    "helps_second": exchange.HELPS_SECOND,
    "fellow_defender": memory.FELLOW_DEFENDER,
    "patience": keeping_value.PATIENCE,
    "counter_saved": keeping_value.COUNTER_SAVED,
    "counter_winning": keeping_value.COUNTER_WINNING,
    "per_height": keeping_value.PER_HEIGHT,
    "makes_void": keeping_value.MAKES_VOID,
    "unruffed": keeping_value.UNRUFFED[0],
    "unruffed_by_card": keeping_value.UNRUFFED[1],
    "most_unruffed": keeping_value.UNRUFFED[2],
    "top_last": keeping_value.TOP_LAST,
    "second": keeping_value.SECOND,
    "third": keeping_value.THIRD,
    "trump_wins": keeping_value.TRUMP_WINS[0],
    "trump_wins_by_place": keeping_value.TRUMP_WINS[1],
    "yet_to_fall": card_value.YET_TO_FALL,
    "teammate": card_value.TEAMMATE,
    "draw": leading.DRAW,
    "most_drawn": leading.MOST_DRAWN,
    "hold": leading.HOLD,
    "by_defence": leading.BY_DEFENCE,
    "outnumbered": leading.OUTNUMBERED,
    "of_last": leading.OF_LAST,
}
"""The weights, named as in the struct `Weights`."""


cdef class TrickHeuristics:
    """The rules of thumb for a trick game in compiled form.

    Calls are numbered as in `TrickTables`. A dummy counts as a seat, as in `with_dummy_seat`.
    """

    def __init__(self, rules):
        cdef Tables *t = &self.tables
        cdef int i
        memset(t, 0, sizeof(Tables))
        if rules.places > rules.seats:
            rules = with_dummy_at(rules, rules.seats)
        t.weights = WEIGHTS
        for i, trump in enumerate(rules.trump_calls):
            if trump in rules.orders:
                set_call(&t.calls[i], rules, trump)
        for i, place in enumerate(sorted(range(len(rules.pack)), key=rules.pack.__getitem__)):
            t.ascending[i] = place
            t.position[<int>place] = i
        t.rook = bits_of(rules, CardSet.of([ROOK]))
        t.guards = filled(t.guarded, hand_value.GUARDED)
        t.shorts = filled(t.short, hand_value.SHORT)
        t.winners = filled(t.wins, exchange.WINS)
        t.long = exchange.LONG
        t.margin = auction.MARGIN[rules.sides]
        t.maximum_bid = rules.maximum_bid
        t.trick_value = exchange.trick_value(rules)
        t.worth_of_tricks = keeping_value.worth_of_tricks(rules)
        t.usual_nest = keeping_value.usual_nest(rules)


cdef void set_call(Call *call, rules, trump) except *:
    """Set the numbers for one trump call; all sets of cards are bits."""
    cdef int i
    order = rules.orders[trump]
    for i, card in enumerate(rules.pack):
        suit = order.cards_of[order.suit_of[card]]
        higher = [it for it in suit if order.strength[it] > order.strength[card]]
        call.strength[i] = order.strength[card]
        call.above[i] = bits_of(rules, higher)
    call.tops = bits_of(rules, order.tops)
    sides = [cards for cards in order.cards_of.values() if cards and cards != order.trumps]
    for i, side in enumerate(sides):
        call.sides[i] = bits_of(rules, side)
    call.side_count = len(sides)
    call.is_suit = trump.suit is not None
    call.top = hand_value.TOP if call.is_suit else hand_value.TOP_UNTRUMPED
    call.share = hand_value.average_share(rules, trump)
    for i in range(len(rules.pack) + 1):
        call.average[i] = hand_value.average_count(rules, i, trump)
    call.fair_trumps = <double>len(order.trumps) / rules.seats


cdef int filled(double *places, values) except -1:
    """Copy a Python sequence into a C array; return its length."""
    cdef int i
    if len(values) > SHARES:
        raise ValueError(f"at most {SHARES} numbers, not {len(values)}")
    for i, value in enumerate(values):
        places[i] = value
    return len(values)


@lru_cache(maxsize=256)
def trick_heuristics(rules):
    """The rules of thumb for a game of the engine."""
    return TrickHeuristics(rules)
