"""Cards, sets of cards and the packs they come from (docs/rules.md, "Packs")."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TypeAlias

Seat: TypeAlias = int
"""A chair, 0 … n−1, clockwise; the chair to the left of seat s is s+1 (mod n)."""

_LANE = 16
"""The number of bits that each suit takes in a card set, one for each rank from 0 to 15."""


class Suit(IntEnum):
    """The suits of both packs, and one for the rook card, which is a trump in play (R5-7)."""

    BLACK = 0
    GREEN = 1
    RED = 2
    YELLOW = 3
    SPADES = 4
    HEARTS = 5
    DIAMONDS = 6
    CLUBS = 7
    ROOK = 8


COLOURS = (Suit.BLACK, Suit.GREEN, Suit.RED, Suit.YELLOW)
POKER_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One card. Jack, queen, king and ace are ranks 11 to 14; the rook has rank 0.

    Cards sort by suit, then rank. `index` is the card's place in a `CardSet`.
    """

    suit: Suit
    rank: int
    index: int = field(init=False, repr=False)

    def __post_init__(self) -> None:
        if not 0 <= self.rank < _LANE:
            raise ValueError(f"rank {self.rank} is not in 0 … {_LANE - 1}")
        object.__setattr__(self, "index", self.suit * _LANE + self.rank)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and self.index == other.index

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __hash__(self) -> int:
        return self.index


_CARDS = tuple(Card(suit, rank) for suit in Suit for rank in range(_LANE))


def card_of(suit: Suit, rank: int) -> Card:
    """The card of a suit and a rank: always the same object, which mappings find by identity."""
    return _CARDS[suit * _LANE + rank]


ROOK = card_of(Suit.ROOK, 0)


@dataclass(frozen=True, slots=True)
class CardSet:
    """An immutable set of cards, kept as one integer; each card in it sets bit `16·suit + rank`."""

    bits: int = 0

    @classmethod
    def of(cls, cards: Iterable[Card]) -> CardSet:
        """The set of the given cards; duplicates count once."""
        bits = 0
        for card in cards:
            bits |= 1 << card.index
        return cls(bits)

    def __contains__(self, card: Card) -> bool:
        return self.bits >> card.index & 1 == 1

    def __iter__(self) -> Iterator[Card]:
        bits = self.bits
        while bits:
            lowest = bits & -bits
            yield _CARDS[lowest.bit_length() - 1]
            bits ^= lowest

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __bool__(self) -> bool:
        return self.bits != 0

    def __or__(self, other: CardSet) -> CardSet:
        return CardSet(self.bits | other.bits)

    def __and__(self, other: CardSet) -> CardSet:
        return CardSet(self.bits & other.bits)

    def __sub__(self, other: CardSet) -> CardSet:
        return CardSet(self.bits & ~other.bits)

    def __le__(self, other: CardSet) -> bool:
        """Whether every card of this set is in the other."""
        return self.bits & ~other.bits == 0

    def plus(self, card: Card) -> CardSet:
        """This set with one card added."""
        return CardSet(self.bits | 1 << card.index)

    def minus(self, card: Card) -> CardSet:
        """This set with one card removed."""
        return CardSet(self.bits & ~(1 << card.index))


NO_CARDS = CardSet()


def rook_pack(ranks: Sequence[int], *, with_rook: bool) -> tuple[Card, ...]:
    """The Rook pack with only the given numbers, with or without the rook card.

    >>> len(rook_pack(range(1, 15), with_rook=False))
    56
    """
    cards = tuple(card_of(colour, rank) for colour in COLOURS for rank in ranks)
    return (*cards, ROOK) if with_rook else cards


def poker_pack(ranks: Sequence[int] = range(2, 15), *, with_rook: bool = True) -> tuple[Card, ...]:
    """The poker pack with only the given ranks, with or without a joker, called the rook (R5-1).

    >>> len(poker_pack()), len(poker_pack((5, *range(7, 15)), with_rook=False))
    (53, 36)
    """
    cards = tuple(card_of(suit, rank) for suit in POKER_SUITS for rank in ranks)
    return (*cards, ROOK) if with_rook else cards
