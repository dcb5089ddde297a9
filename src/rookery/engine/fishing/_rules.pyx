"""The tables of a fishing game in compiled form."""

from functools import lru_cache

from libc.stdint cimport uint32_t, uint64_t
from libc.string cimport memset

from rookery.coding.fishing_parts import BUILD_SLOTS
from rookery.engine.fishing.tables import checked, colours
from rookery.fishing.reaction import reactions
from rookery.fishing.rules import FIVE
from rookery.fishing.state import Haul, Pile, Shown

from rookery.engine.spreading cimport best_spreading
from rookery.native.bits cimport bit, set_bits

CAPTURES = ("maximal", "any", "most")

MOST_BITS = 512
"""The width in bits of the widest registers used to write observations."""

cdef enum:
    KEPT = 4096  # each cache keeps at most this many entries


cdef class Compiled:
    """The rules of a fishing game in compiled form; `tables` are its observations."""

    def __init__(self, tables):
        cdef Rules *r = &self.rules
        cdef int i
        super().__init__(tables)
        memset(r, 0, sizeof(Rules))
        self._set_numbers(tables.rules)
        if r.slots > 16:
            raise ValueError(f"the compiled engine shows at most 16 builds, not {r.slots}")
        for i, card in enumerate(tables.rules.pack):
            r.ranks[i] = card.rank
            r.of_rank[<int>card.rank] |= bit(i)
        r.fives = r.of_rank[<int>FIVE]
        r.colours[0], r.colours[1] = colours(tables.rules.pack)
        blocks = tables.actions.blocks
        r.actions = tables.actions.n
        r.take = blocks["take"].start
        r.build = blocks["build"].start
        r.trail = blocks["trail"].start
        r.pile = blocks["pile"].start
        r.done = blocks["done"].start
        r.orange = blocks["orange"].start
        r.hold = blocks["hold"].start
        own, others = reactions(is_capturer=True), reactions(is_capturer=False)
        for i in range(PARTS):  # in microseconds
            r.reactions[0][i] = round(1e6 * own[i])
            r.reactions[1][i] = round(1e6 * others[i])
        set_layout(&r.layout, tables)
        r.spreading = best_spreading(MOST_BITS)
        self.piles, self.hauls, self.shown = {}, {}, {}

    cdef object haul(self, uint64_t cards, int big_sweeps, int little_sweeps, int oranges):
        """What a seat has won, as a value of the specification."""
        key = (cards, big_sweeps, little_sweeps, oranges)
        found = self.hauls.get(key)
        if found is None:
            if len(self.hauls) >= KEPT:
                self.hauls.clear()
            found = self.hauls[key] = Haul(
                self.card_set(cards), big_sweeps, little_sweeps, oranges)
        return found

    cdef object shown_by(self, uint32_t lacks, uint32_t keeps, uint32_t apart):
        """What a seat has shown, as a value of the specification."""
        key = (lacks, keeps, apart)
        found = self.shown.get(key)
        if found is None:
            if len(self.shown) >= KEPT:
                self.shown.clear()
            found = self.shown[key] = Shown(numbers(lacks), numbers(keeps), numbers(apart))
        return found

    cdef object pile(self, bytes cards, int owed):
        """A pile as a value of the specification, from its cards' indices, the bottom first."""
        key = (cards, owed)
        found = self.piles.get(key)
        if found is None:
            if len(self.piles) >= KEPT:
                self.piles.clear()
            found = self.piles[key] = Pile(
                tuple([self.cards[place] for place in cards]), numbers(owed))
        return found

    def _set_numbers(self, rules):
        cdef Rules *r = &self.rules
        r.seats = rules.seats
        r.cards = len(rules.pack)
        r.dealt = rules.dealt
        r.highest = rules.highest
        r.slots = BUILD_SLOTS
        r.capture = CAPTURES.index(rules.capture)
        r.build_on_many = rules.build_on_many
        r.builder_must_take = rules.builder_must_take
        r.trail_is_free = rules.trail == "free"
        r.orange_is_called = rules.orange != "auto"
        r.capturer_calls_first = rules.orange == "owner_first"
        r.played_card_counts = rules.orange_counts_played_card
        r.leftovers_to_last = rules.leftovers == "last_capturer"
        r.wins_at_once = rules.win_at == "at_once"
        r.target = rules.target
        r.most_points = rules.most_cards_points
        r.tied_points = rules.tied_cards_points
        r.orange_points = rules.orange_points
        r.big_points = rules.big_sweep_points
        r.little_points = rules.little_sweep_points
        r.big_from = rules.big_sweep_from
        r.five_points = rules.five_points


cdef object numbers(uint64_t bits):
    """The positions of the bits that are set."""
    return frozenset(set_bits(bits))


cdef void set_layout(Layout *layout, observations) except *:
    """Copy the offsets of an observation's features."""
    cdef Layout absent
    memset(&absent, 255, sizeof(Layout))  # so that each of its fields is −1
    known = dict(absent)
    places = {feature.name: feature.start for feature in observations.features()}
    if unknown := places.keys() - known.keys():
        raise ValueError(f"the compiled engine cannot write {', '.join(sorted(unknown))}")
    layout[0] = {**known, **places, "size": observations.size}
    by_place = list(places)
    if by_place[1:5] != ["hand", "chosen_card", "chosen_piles", "singles"]:
        raise ValueError("the compiled engine writes the first sets of cards together")
    if by_place.index("more_builds") != by_place.index("bottoms") + 1:
        raise ValueError("the compiled engine writes the bottoms of builds and the rest together")


@lru_cache(maxsize=64)
def compiled(rules):
    """The compiled form of a game's rules. Raises ValueError if they exceed the engine's bounds."""
    return Compiled(checked(rules))
