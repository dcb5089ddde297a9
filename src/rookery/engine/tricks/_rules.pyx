"""The tables of a trick game in compiled form."""

from functools import lru_cache
from itertools import pairwise

from libc.string cimport memset

from rookery.coding.actions import usual_bids
from rookery.coding.trick_parts import PHASES as OBSERVED
from rookery.coding.trick_parts import suits_of
from rookery.core.cards import CardSet
from rookery.engine.tricks.tables import bits_of, free_to_bury, steps, trick_tables
from rookery.tricks import scoring
from rookery.tricks.exchange import may_lie_buried, one_buriable
from rookery.tricks.rules import Phase, Sides

from rookery.engine.spreading cimport Spreading, best_spreading
from rookery.native.bits cimport bit

SIDES = (Sides.ALTERNATE, Sides.ALONE, Sides.CALLED)
LEADS = ("left_of_dealer", "left_of_bidder", "bidder", "chosen")
PLACES_OF_NEST = ("nobody", "last_trick", "bidder", "opponents")

BLOCKS = {
    Phase.TRUMP: "trump",
    Phase.CALL: "call",
    Phase.BURY: "bury",
    Phase.LEAD: "lead",
    Phase.PLAY: "play",
}
"""The block of action codes of each phase in which a seat moves, other than the auction."""

MOST_BITS = 512
"""The width in bits of the widest registers used to write observations."""

cdef enum:
    LISTED = 4096  # the cache keeps at most this many tuples of legal moves


cdef class Compiled:
    """The rules of a trick game in compiled form, from a `TrickTables`."""

    def __init__(self, tables):
        cdef Rules *r = &self.rules
        cdef int i, j
        super().__init__(tables)
        memset(r, 0, sizeof(Rules))
        self._set_numbers(tables)
        rules, actions = tables.rules, tables.observations.actions
        r.phases = len(tables.course)
        for i, phase in enumerate(tables.course):
            r.course[i] = phase
        suits = suits_of(rules)
        r.suits = len(suits)
        r.trumps = len(rules.trump_calls)
        for i, trump in enumerate(rules.trump_calls):
            if trump in rules.orders:
                set_order(&r.orders[i], rules, suits, trump)
                r.trump_moves |= bit(i)
        r.pack = ((<uint64_t>1 << (r.cards - 1)) - 1) * 2 + 1
        for i, card in enumerate(rules.pack):
            r.points[i] = rules.points_of[card]
            r.ranks[i] = card.rank
        r.point_cards = bits_of(rules, rules.point_cards)
        r.free = bits_of(rules, free_to_bury(rules, None))
        r.one_counter = bits_of(rules, one_buriable(rules, CardSet.of(rules.pack)))
        for i in range(NEST + 1):
            for j in range(NEST + 1):
                r.may_lie[i][j] = may_lie_buried(rules, i, j)
        r.poor = tables.poor
        r.misdeal_prevented_by = tables.misdeal_prevented_by
        for i, bid in enumerate(tables.bid_values):
            r.bid[i] = getattr(bid, "amount", 0)
            r.bid_shown[i] = steps(rules, bid)
            made = scoring.score_if_made(rules, bid)
            r.made[i] = NO_VALUE if made is None else made
            r.set_back[i] = scoring.score_if_set(rules, bid)
        for i, phase in enumerate(list(Phase)[:PHASES]):
            block = actions.blocks.get(BLOCKS.get(phase, ""), range(0))
            r.action[i] = block.start
            r.moves[i] = len(block)
            r.phase_shown[i] = OBSERVED.index(phase) if phase in OBSERVED else 0
        usual, others = actions.blocks["bid"], actions.blocks.get("other_bid", range(0))
        r.moves[AUCTION] = len(tables.call_codes)
        for i, code in enumerate(tables.call_codes):
            r.call_codes[i] = code
            if code in others:
                r.other_bids |= bit(i)
        r.action[AUCTION] = r.call_codes[0]
        for i, code in enumerate(tables.call_codes[:r.moves[AUCTION] - 1]):
            r.bid_places[i] = code - (others if code in others else usual).start
        set_layout(&r.layout, tables.observations)
        r.spreading = best_spreading(MOST_BITS)

        self._set_values(tables)

    def _set_values(self, tables):
        rules = tables.rules
        self.actions = {move: code for code, move in enumerate(tables.moves)}
        self.bids = tables.bid_values
        self.trumps = rules.trump_calls
        self.listed = {}

    cdef tuple card_list(self, const uint8_t *cards, int count):
        """A list of cards as specification values."""
        cdef int i
        return tuple([self.cards[cards[i]] for i in range(count)])

    cdef tuple legal_moves(self, int phase, uint64_t moves):
        """The moves of a phase that have their bits set, as the specification lists them."""
        key = (phase, moves)
        found = self.listed.get(key)
        if found is None:
            if len(self.listed) >= LISTED:
                self.listed.clear()
            found = self.listed[key] = self.list_moves(phase, moves)
        return <tuple>found

    cdef tuple list_moves(self, int phase, uint64_t moves):
        """List these moves. Cards are in ascending order, which need not be the pack's order."""
        cdef const Rules *r = &self.rules
        cdef int place
        if phase == PLAY or phase == BURY or phase == CALL:
            return tuple([self.tables.moves[code_of(r, phase, place)] for place in self.ascending
                          if moves >> place & 1])
        return tuple([self.tables.moves[code_of(r, phase, place)] for place in range(CARDS)
                      if moves >> place & 1])

    def _set_numbers(self, tables):
        cdef Rules *r = &self.rules
        rules, bids = tables.rules, tables.bids
        r.seats = rules.seats
        r.places = rules.places
        r.cards = len(rules.pack)
        r.hand_size = rules.hand_size
        r.nest_size = rules.nest_size
        r.calls = rules.calls if Phase.CALL in rules.course else 0
        r.dummy = -1 if rules.dummy is None else rules.dummy
        r.bids = len(bids)
        r.open_bids = sum([1 << i for i, bid in enumerate(bids) if bid % rules.bid_step == 0])
        r.usual_bids = len(usual_bids(rules)) + rules.sun
        r.codes_follow = all([two - one == 1 for one, two in pairwise(tables.call_codes)])
        r.has_sun = rules.sun
        r.opening_bid = bool(rules.opening_bid)
        r.jump_bids = rules.jump_bids
        r.dealer_bids_first = rules.first_bidder == "dealer"
        r.dealer_minimum = rules.all_pass == "dealer_minimum"
        r.trump_is_led = rules.trump_is_led
        r.first_lead = LEADS.index(rules.first_lead)
        r.nest_step = rules.course.index(Phase.NEST) if Phase.NEST in rules.course else -1
        r.nest_top = rules.nest_shown == "top"
        r.nest_taken = rules.nest_shown == "taken"
        r.sides = SIDES.index(rules.sides)
        r.trick_points = rules.trick_points
        r.last_trick_points = rules.last_trick_points
        r.last_trick_counts = rules.last_trick_counts
        r.most_tricks_points = rules.most_tricks_points
        r.nest_as_trick = rules.nest_as_trick
        r.nest_to = PLACES_OF_NEST.index(rules.nest_to)
        r.double_set = rules.double_set
        r.slam_value = NO_VALUE if rules.slam_value is None else rules.slam_value
        r.all_points_bonus = rules.all_points_bonus
        r.stake = rules.stake
        r.gate = NO_VALUE if rules.gate is None else rules.gate
        r.target = rules.target
        r.deals = rules.deals or 0
        r.buried_trumps_shown = rules.buried_trumps_shown
        r.actions = len(tables.moves)


cdef void set_order(Order *order, rules, suits, trump) except *:
    """Set the order of the cards under one trump call. The lowest strength is 0."""
    cdef int i
    of = rules.orders[trump]
    ranked = {height: place for place, height in enumerate(sorted(set(of.strength.values())))}
    order.trumps = bits_of(rules, of.trumps)
    order.at_any_time = bits_of(rules, of.at_any_time)
    order.free = bits_of(rules, free_to_bury(rules, trump))
    for i, suit in enumerate(suits):
        order.lanes[i] = bits_of(rules, of.cards_of[suit])
    for i, card in enumerate(rules.pack):
        order.suit_of[i] = suits.index(of.suit_of[card])
        order.strength[i] = ranked[of.strength[card]]


cdef void set_layout(Layout *layout, observations) except *:
    """Copy the offsets of an observation's features."""
    cdef Layout absent
    memset(&absent, 255, sizeof(Layout))  # so that each of its fields is −1
    known = dict(absent)
    places = {feature.name: feature.start for feature in observations.features()}
    if unknown := places.keys() - known.keys():
        raise ValueError(f"the compiled engine cannot write {', '.join(sorted(unknown))}")
    layout[0] = {**known, **places, "size": observations.size}
    if layout.hand != 0 or layout.played > layout.phase:
        raise ValueError("the compiled engine writes sets of cards first")


@lru_cache(maxsize=256)
def compiled(rules):
    """The compiled form of a game's rules. Raises ValueError if they exceed the engine's bounds."""
    return Compiled(trick_tables(rules))


def spread_bytes(words, int count, int most_bits):
    """Spread the lowest bits of words to bytes, in registers of at most `most_bits`; for tests."""
    cdef uint64_t given[16]
    cdef bytearray row = bytearray(len(words) * count)
    cdef int i
    if len(words) > 16 or not 1 <= count <= 64:
        raise ValueError("at most 16 words, and 1 to 64 bits of each")
    for i in range(len(words)):
        given[i] = words[i]
    best_spreading(most_bits)(row, given, len(words), count)
    return bytes(row)
