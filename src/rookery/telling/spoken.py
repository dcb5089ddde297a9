"""The wording for screen readers, with cards by their full names."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from rookery.core.cards import COLOURS, ROOK, Card
from rookery.core.moves import Group
from rookery.language import ENGLISH, Language
from rookery.telling.wording import Words, by_suit

_COURT = {11: "jack", 12: "queen", 13: "king", 14: "ace"}


@lru_cache(maxsize=1024)
def card_name(card: Card, language: Language = ENGLISH) -> str:
    """The spoken name of a card.

    >>> from rookery.records import parse_card
    >>> [card_name(parse_card(text)) for text in ("R5", "HA", "S10", "Rook")]
    ['red 5', 'ace of hearts', '10 of spades', 'the rook']
    """
    suit, rank = card.suit.name.lower(), card.rank
    if card == ROOK:
        return language.say("card-rook")
    if card.suit in COLOURS:
        return language.say("card-colour", suit=suit, rank=rank)
    return language.say("card-poker", suit=suit, rank=_COURT.get(card.rank, rank))


class Spoken(Words):
    """Wording with cards named in full."""

    __slots__ = ()

    def card(self, card: Card) -> str:
        """The full name of a card."""
        return card_name(card, self.language)

    def cards(self, cards: Iterable[Card], between: str = ", ") -> str:
        """The full names of cards, separated by commas; `between` is ignored."""
        return self.language.joined([*map(self.card, cards)])

    def hand(self, cards: Iterable[Card], ranks: Sequence[int] = ()) -> str:
        """A hand as a list in a sentence, sorted as `Words.hand` sorts it."""
        sorted_cards = [card for suit in by_suit(cards, ranks) for card in suit]
        return self.language.listed([*map(self.card, sorted_cards)])

    def group(self, group: Group) -> str:
        """Cards of the centre that are used together, by their full names."""
        cards = self.language.listed([*map(self.card, group.cards)])
        return self.tell("build-named", cards=cards) if group.is_build else cards

    def build(self, group: Group, value: int) -> str:
        """A build of the centre with its value and cards."""
        cards = self.language.listed([*map(self.card, group.cards)])
        return self.tell("build-valued", value=value, cards=cards)

    def row(self, items: Sequence[str]) -> str:
        """Items in a list that ends a sentence."""
        return f"{self.language.listed(items)}."
