"""A position encoded as the integers that the compiled solver takes.

A card is a bit of a 64-bit mask: there are 16 bits for each of the four suits, and within a suit a
stronger card has a higher bit. The encoding therefore depends on the trump call. (`worlds/masks.py`
has another encoding, which is the same under every call.)
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import gcd

from rookery.core.cards import ROOK, Card, CardSet, Seat, Suit
from rookery.kernel.position import BadPosition, Position
from rookery.tricks.order import Order

ROOK_SUIT = 4
"""If no suit is trump, the rook is a suit by itself, with this number."""

ROOK_BIT = 63
"""If the rook is a suit by itself, this is its bit. No suit of 15 cards or fewer needs this bit."""

NOBODY = -1
"""Stands for no card or no seat in arguments of the compiled code."""


@dataclass(frozen=True, slots=True)
class EncodedPosition:
    """A position in integers.

    `at_any_time` is the mask of the card that may be played to every trick (FO-1), 0 if there is
    none.

    `hands` has a 64-bit mask for each seat, and `trick` the bits of the cards on the table. `trump`
    is a suit from 0 to 3, `ROOK_SUIT` if the rook is a suit by itself, or −1 for no trump. All
    points are in units of `unit` points. `values` has the points of each of the 64 bits.
    `last_points` are for the last trick, which counts as `last_count` tricks, and `most_points` for
    most tricks; if both sides have equally many, each gets `tie_points`. `won` counts the tricks of
    each side so far, `total_tricks` those of the whole deal. `cards` maps bits to cards.
    """

    hands: tuple[int, ...]
    leader: Seat
    trick: tuple[int, ...]
    trump: int
    sides: tuple[int, ...]
    unit: int
    values: tuple[int, ...]
    trick_points: int
    last_points: int
    last_count: int
    most_points: int
    tie_points: int
    won: tuple[int, int]
    total_tricks: int
    cards: Mapping[int, Card]
    at_any_time: int = 0
    dummy: int = NOBODY

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.hands)

    @property
    def has_rook_suit(self) -> bool:
        """Whether the rook is a suit by itself."""
        return self.trump == ROOK_SUIT


def encode_position(position: Position) -> EncodedPosition:
    """Encode a position. Raises BadPosition if all cards are played."""
    if position.is_over:
        raise BadPosition("there is nothing to play")
    bits = bits_of(position.order)
    unit = _unit(position)
    values = [0] * 64
    for card, points in position.values.items():
        values[bits[card]] = points // unit
    half = position.most_tricks_points // 2 // unit
    tricks = sum(position.tricks_won) + position.tricks_left + position.last_trick_counts - 1
    return EncodedPosition(
        hands=tuple(_mask(hand, bits) for hand in position.hands),
        leader=position.leader,
        trick=tuple(bits[card] for card in position.trick),
        trump=_trump(position),
        sides=tuple(position.sides),
        unit=unit,
        values=tuple(values),
        trick_points=position.trick_points // unit,
        last_points=position.last_trick_points // unit,
        last_count=position.last_trick_counts,
        most_points=2 * half,
        tie_points=half,
        won=position.tricks_won,
        total_tricks=tricks,
        cards={bits[card]: card for card in position.in_play},
        at_any_time=free_mask(position.order, bits) & _mask(position.in_play, bits),
    )


def free_mask(order: Order, bits: Mapping[Card, int]) -> int:
    """The mask of the cards that may be played to every trick (FO-1)."""
    return _mask(order.at_any_time, bits)


@lru_cache(maxsize=64)
def bits_of(order: Order) -> Mapping[Card, int]:
    """The bit of each card, given how cards rank. The suits of both packs share the same bits."""
    bits = {}
    for suit, cards in order.cards_of.items():
        for place, card in enumerate(sorted(cards, key=order.strength.__getitem__)):
            bits[card] = ROOK_BIT if suit is Suit.ROOK else 16 * (suit % 4) + place
    return bits


def _mask(hand: CardSet, bits: Mapping[Card, int]) -> int:
    mask = 0
    for card in hand:
        mask |= 1 << bits[card]
    return mask


def _unit(position: Position) -> int:
    """The greatest common divisor of all points, with the points for most tricks halved."""
    points = (position.trick_points, position.last_trick_points, position.most_tricks_points // 2)
    return gcd(*points, *position.values.values()) or 1


def _trump(position: Position) -> int:
    if position.trump is not None:
        return position.trump % 4
    return ROOK_SUIT if ROOK in position.in_play else -1
