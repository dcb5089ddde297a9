"""The tables of a trick game in compiled form."""

from functools import lru_cache
from itertools import pairwise

from libc.string cimport memset

from rookery.coding.actions import usual_bids
from rookery.engine.tricks.tables import trick_tables
from rookery.tricks.rules import Phase, Sides

from rookery.engine.spreading cimport Spreading, best_spreading
from rookery.native.bits cimport bit

SIDES = (Sides.ALTERNATE, Sides.ALONE, Sides.CALLED)
LEADS = ("left_of_dealer", "left_of_bidder", "bidder", "chosen")
PLACES_OF_NEST = ("nobody", "last_trick", "bidder", "opponents")

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
        r.phases = len(tables.course)
        for i, phase in enumerate(tables.course):
            r.course[i] = phase
        r.suits = len(tables.suits)
        r.trumps = len(tables.trumps)
        for i in range(r.trumps):
            if tables.trumps[i] is not None:
                set_order(&r.orders[i], tables.trumps[i])
                r.trump_moves |= bit(i)
        r.pack = ((<uint64_t>1 << (r.cards - 1)) - 1) * 2 + 1
        for i in range(r.cards):
            r.points[i] = tables.points[i]
            r.ranks[i] = tables.ranks[i]
        r.point_cards = tables.point_cards
        r.free = tables.free
        r.one_counter = tables.one_counter
        for i in range(NEST + 1):
            for j in range(NEST + 1):
                r.may_lie[i][j] = tables.may_lie[i][j]
        r.poor = tables.poor
        r.misdeal_prevented_by = tables.misdeal_prevented_by
        for i in range(len(tables.bid_values)):
            r.bid[i] = getattr(tables.bid_values[i], "amount", 0)
            r.bid_shown[i] = tables.steps[i]
            r.made[i] = tables.made[i]
            r.set_back[i] = tables.set_back[i]
        for i in range(PHASES):
            r.action[i] = tables.blocks[i].start
            r.moves[i] = len(tables.blocks[i])
            r.phase_shown[i] = tables.phases[i]
        r.moves[AUCTION] = len(tables.call_codes)
        for i, code in enumerate(tables.call_codes):
            r.call_codes[i] = code
        r.action[AUCTION] = r.call_codes[0]
        for i, place in enumerate(tables.bid_places):
            r.bid_places[i] = place
        set_layout(&r.layout, tables.features, tables.observation_size)
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
        r.other_bids = tables.other_bids
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


cdef void set_order(Order *order, tables) except *:
    """Copy the order of one trump call from a `TrumpTables`."""
    order.trumps = tables.trumps
    order.at_any_time = tables.at_any_time
    order.free = tables.free
    for suit, cards in enumerate(tables.lanes):
        order.lanes[<int>suit] = cards
    for card, suit in enumerate(tables.suit_of):
        order.suit_of[<int>card] = suit
    for card, strength in enumerate(tables.strength):
        order.strength[<int>card] = strength


cdef void set_layout(Layout *layout, features, int size) except *:
    """Copy the offsets of an observation's features."""
    cdef Layout absent
    memset(&absent, 255, sizeof(Layout))  # so that each of its fields is −1
    known = dict(absent)
    places = {name: feature.start for name, feature in features.items()}
    if unknown := places.keys() - known.keys():
        raise ValueError(f"the compiled engine cannot write {', '.join(sorted(unknown))}")
    layout[0] = {**known, **places, "size": size}
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
