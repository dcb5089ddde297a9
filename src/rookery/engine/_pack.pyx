"""The cards of a game in compiled code, where a card is an index into the pack."""

from rookery.core.cards import NO_CARDS, CardSet

from rookery.native.bits cimport bit, lowest


cdef class Pack:
    """The base class of compiled rules. It has their tables, and the cards as Python values."""

    def __init__(self, tables):
        pack = tables.rules.pack
        self.tables = tables
        self.cards = tuple(pack)
        self.place = {card: place for place, card in enumerate(pack)}
        self.card_bits = [1 << card.index for card in pack]
        self.ascending = sorted(range(len(pack)), key=pack.__getitem__)

    cdef object card_set(self, uint64_t cards):
        """Convert bits into a `CardSet`."""
        if not cards:
            return NO_CARDS
        bits = 0
        while cards:
            bits |= self.card_bits[lowest(cards)]
            cards &= cards - 1
        return CardSet(bits)

    cdef uint64_t bits(self, cards) except? 0:
        """Convert a `CardSet` into bits."""
        cdef uint64_t found = 0
        for card in cards:
            found |= bit(self.place[card])
        return found
