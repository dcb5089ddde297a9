"""The wording of cards, names and lists in sentences."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, TypedDict

from rookery.core.cards import Card, Seat, Suit
from rookery.core.moves import Bid, Group, ShootSun, Trump
from rookery.language import ENGLISH, Argument, Language
from rookery.language.script import isolated
from rookery.records import card_text


@dataclass(frozen=True, slots=True)
class Words:
    """The wording for one reader: `names` are by seat, and the seat `me` is called "you".

    `me` is None for a reader without a seat. The place after the last seat is a dummy's (R2-6).
    """

    names: tuple[str, ...]
    me: Seat | None
    language: Language = ENGLISH

    def tell(
        self,
        message: str,
        seat: Seat | None = None,
        other: Seat | None = None,
        /,
        **named: Argument,
    ) -> str:
        """A message with arguments, about a seat and perhaps another seat.

        >>> words = Words(("Ann", "Ben"), me=0)
        >>> words.tell("card-led", 0, card="R5"), words.tell("card-led", 1, card="R5")
        ('You lead R5.', 'Ben leads R5.')
        """
        if seat is not None:
            named["who"], named["who-name"] = self._person(seat)
        if other is not None:
            named["other"], named["other-name"] = self._person(other)
        return self.language.format(message, named)

    def _person(self, seat: Seat) -> tuple[str, str]:
        """The two arguments of messages for a seat: see `docs/translating.md`."""
        if seat == self.me:
            return "you", ""
        if seat == len(self.names):
            return "dummy", self.language.say("dummy-name")
        return "other", isolated(self.names[seat], self.language.tag)

    def who(self, seat: Seat) -> str:
        """The name of a seat at the start of a line: "You" or the player's name."""
        return self.tell("person", seat)

    def whom(self, seat: Seat) -> str:
        """The name of a seat within a sentence: "you" or the player's name."""
        return self.tell("person-inside", seat)

    def card(self, card: Card) -> str:
        """The text of a card, as players type it."""
        return card_text(card)

    def cards(self, cards: Iterable[Card], between: str = " ") -> str:
        """The texts of cards in a row."""
        return between.join(map(self.card, cards))

    def hand(self, cards: Iterable[Card], ranks: Sequence[int] = ()) -> str:
        """A hand sorted by suit, each suit from its highest card down; `ranks` as for `by_suit`."""
        return "   ".join(self.cards(group) for group in by_suit(cards, ranks))

    def group(self, group: Group) -> str:
        """A group of centre cards, as players type it."""
        joined = self.cards(group.cards, "+")
        return f"[{joined}]" if group.is_build else joined

    def build(self, group: Group, value: int) -> str:
        """A build of the centre with its value."""
        return f"{self.group(group)}={value}"

    def row(self, items: Sequence[str]) -> str:
        """Items side by side, at the end of a line."""
        return "   ".join(items)

    def heading(self, text: str) -> str:
        """A line that begins a new section; terminals may emphasise it."""
        return text

    def quiet(self, text: str) -> str:
        """A line of minor importance; terminals may dim it."""
        return text


def by_suit(cards: Iterable[Card], ranks: Sequence[int] = ()) -> list[list[Card]]:
    """Cards grouped by suit, each suit from its highest card down.

    `ranks` is the game's order of ranks from the lowest; without it, the order of the numbers.

    >>> from rookery.core.cards import rook_pack
    >>> pack = rook_pack((1, 5, 14), with_rook=False)
    >>> [card.rank for card in by_suit(pack)[0]]
    [14, 5, 1]
    >>> [card.rank for card in by_suit(pack, (5, 14, 1))[0]]
    [1, 14, 5]
    """
    height = {rank: place for place, rank in enumerate(ranks)}
    suits: dict[Suit, list[Card]] = {}
    for card in sorted(cards, key=lambda card: (card.suit, -height.get(card.rank, card.rank))):
        suits.setdefault(card.suit, []).append(card)
    return list(suits.values())


class NamedBid(TypedDict):
    """The arguments of messages that name a bid."""

    bid: Literal["sun", "points"]
    amount: int


def bid_named(bid: Bid | ShootSun) -> NamedBid:
    """The arguments of messages that name a bid."""
    if isinstance(bid, ShootSun):
        return {"bid": "sun", "amount": 0}
    return {"bid": "points", "amount": bid.amount}


def trump_words(trump: Trump, language: Language = ENGLISH) -> str:
    """The name of a trump call."""
    return language.say("trump-call", trump=trump.value)


def bid_words(bid: Bid | ShootSun, language: Language = ENGLISH) -> str:
    """A bid as it is named in sentences."""
    return language.say("bid-named", **bid_named(bid))


def listed(items: Sequence[str], last: str = "and") -> str:
    """Items as a list in English: "a", "a and b", "a, b and c". See also `Language.listed`."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


def counted(number: int, noun: str) -> str:
    """A number with its noun in English: "1 card", "3 cards"."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
