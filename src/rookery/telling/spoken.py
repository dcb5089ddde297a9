"""The wording for screen readers, with cards by their full names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from rookery.core.cards import COLOURS, ROOK, Card
from rookery.core.moves import Group
from rookery.telling.wording import Words, by_suit, listed

_COURT = {11: "jack", 12: "queen", 13: "king", 14: "ace"}


@lru_cache(maxsize=128)
def card_name(card: Card) -> str:
    """The spoken name of a card.

    >>> from rookery.records import parse_card
    >>> [card_name(parse_card(text)) for text in ("R5", "HA", "S10", "Rook")]
    ['red 5', 'ace of hearts', '10 of spades', 'the rook']
    """
    if card == ROOK:
        return "the rook"
    if card.suit in COLOURS:
        return f"{card.suit.name.lower()} {card.rank}"
    return f"{_COURT.get(card.rank, card.rank)} of {card.suit.name.lower()}"


class Spoken(Words):
    """Wording with cards named in full."""

    __slots__ = ()

    def card(self, card: Card) -> str:
        """The full name of a card."""
        return card_name(card)

    def cards(self, cards: Iterable[Card], between: str = ", ") -> str:
        """The full names of cards, separated by commas; `between` is ignored."""
        return ", ".join(map(self.card, cards))

    def hand(self, cards: Iterable[Card], ranks: Sequence[int] = ()) -> str:
        """A hand as a list in a sentence, sorted as `Words.hand` sorts it."""
        return listed([self.card(card) for suit in by_suit(cards, ranks) for card in suit])

    def group(self, group: Group) -> str:
        """Cards of the centre that are used together, in full."""
        joined = listed([self.card(card) for card in group.cards])
        return f"the build of {joined}" if group.is_build else joined

    def build(self, group: Group, value: int) -> str:
        """A build of the centre with its value and cards."""
        cards = listed([self.card(card) for card in group.cards])
        return f"a build of {value} ({cards})"

    def row(self, items: Sequence[str]) -> str:
        """Items in a list that ends a sentence."""
        return f"{listed(items)}."
