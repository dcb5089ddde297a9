"""The cards of a pack by their place in it, and sets of cards as bytes."""

from collections.abc import Iterable, Mapping

from rookery.core.cards import Card


class CardPlaces:
    """The place of each card in a pack, and sets of its cards as rows of bytes."""

    def __init__(self, pack: tuple[Card, ...]) -> None:
        self.size = len(pack)
        self.of: Mapping[Card, int] = {card: place for place, card in enumerate(pack)}

    def row(self, cards: Iterable[Card] | None) -> bytes:
        """A byte for each card of the pack, 1 for those given; None is a set that nobody knows."""
        row = bytearray(self.size)
        for card in cards or ():
            row[self.of[card]] = 1
        return bytes(row)

    def ranked(self, cards: Iterable[Card]) -> bytes:
        """A byte for each card of the pack: 1 for the first of those given, 2 for the next, …"""
        row = bytearray(self.size)
        for number, card in enumerate(cards, start=1):
            row[self.of[card]] = number
        return bytes(row)
