"""The wording of cards, names and lists in sentences."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rookery.core.cards import Card, Seat, Suit
from rookery.core.moves import Bid, Group, ShootSun, Trump
from rookery.records import card_text

_TRUMP_WORDS = {Trump.NONE: "no trump", Trump.LOW: "lo-no"}


@dataclass(frozen=True, slots=True)
class Words:
    """The wording for one reader: `names` are by seat, and the seat `me` is called "you".

    `me` is None for a reader without a seat. The place after the last seat is a dummy's (R2-6).
    """

    names: tuple[str, ...]
    me: Seat | None

    def who(self, seat: Seat) -> str:
        """The name of a seat at the start of a sentence: "You" or the player's name."""
        return "The dummy" if seat == len(self.names) else self._name(seat, "You")

    def whom(self, seat: Seat) -> str:
        """The name of a seat within a sentence: "you" or the player's name."""
        return "the dummy" if seat == len(self.names) else self._name(seat, "you")

    def _name(self, seat: Seat, you: str) -> str:
        return you if seat == self.me else isolated(self.names[seat])

    def does(self, seat: Seat, verb: str) -> str:
        """A verb with its subject: "You pass", "Ben passes"."""
        return f"You {verb}" if seat == self.me else f"{self.who(seat)} {_third_person(verb)}"

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


@lru_cache(maxsize=1024)
def isolated(name: str) -> str:
    """A name for use within a sentence: isolated if it is written from right to left.

    Without the isolates of Unicode (UAX 9) the words next to it would be shown in the wrong order.
    """
    is_right_to_left = any(unicodedata.bidirectional(c) in ("R", "AL", "AN") for c in name)
    return f"\u2068{name}\u2069" if is_right_to_left else name


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


def trump_words(trump: Trump) -> str:
    """The name of a trump call."""
    return _TRUMP_WORDS.get(trump, trump.value)


def bid_words(bid: Bid | ShootSun) -> str:
    """A bid as it is named in sentences."""
    return "the sun" if isinstance(bid, ShootSun) else str(bid.amount)


def listed(items: Sequence[str], last: str = "and") -> str:
    """Items as a list in words: "a", "a and b", "a, b and c"."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


def counted(number: int, noun: str) -> str:
    """A number with its noun: "1 card", "3 cards"."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


@lru_cache(maxsize=256)
def _third_person(verb: str) -> str:
    head, _, rest = verb.partition(" ")
    if head == "have":
        head = "has"
    elif head.endswith(("s", "sh", "ch")):
        head += "es"
    elif head.endswith("y") and head[-2] not in "aeiou":
        head = head[:-1] + "ies"
    else:
        head += "s"
    return f"{head} {rest}" if rest else head
