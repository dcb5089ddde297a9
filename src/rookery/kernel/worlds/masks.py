"""Sets of cards as 64-bit masks, for arrays of worlds.

The bit of a card is 16 times the index of its suit in the pack (0 for black or spades), plus its
rank; the rook has bit 63. Bits are the same under every trump call, unlike in `EncodedPosition`.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from rookery.core.cards import ROOK, Card, CardSet, Seat
from rookery.kernel.encoded_position import NOBODY
from rookery.tricks.rules import TrickRules

Masks: TypeAlias = NDArray[np.uint64]
"""An array of masks, dtype uint64, of any shape."""

CARDS = 64
"""The number of bits of a mask."""

ROOK_PLACE = CARDS - 1
"""The bit of the rook."""

BELOW_ROOK = (1 << ROOK_PLACE) - 1
"""The mask of all bits but the rook's."""


def place_of(card: Card) -> int:
    """The bit of a card in a mask."""
    return ROOK_PLACE if card == ROOK else card.index % CARDS


def place_or_nobody(card: Card | None) -> int:
    """The bit of a card in a mask, or NOBODY for no card."""
    return NOBODY if card is None else place_of(card)


def mask_of(cards: Iterable[Card]) -> int:
    """The mask of some cards."""
    held = cards if isinstance(cards, CardSet) else CardSet.of(cards)
    either_pack = (held.bits | held.bits >> CARDS) & BELOW_ROOK
    return either_pack | (ROOK in held) << ROOK_PLACE


def seats_mask(seats: Iterable[Seat]) -> int:
    """The mask of some seats, with the lowest bit for seat 0."""
    return sum(1 << seat for seat in seats)


def points_in(rules: TrickRules, masks: Masks) -> NDArray[np.int64]:
    """The points of the counters in each mask: an array of the shape of `masks`, dtype int64."""
    total = np.zeros(masks.shape, dtype=np.int64)
    for value, counters in _counters(rules):
        total += value * np.bitwise_count(masks & np.uint64(counters)).astype(np.int64)
    return total


@lru_cache(maxsize=64)
def _counters(rules: TrickRules) -> tuple[tuple[int, int], ...]:
    """The values of counters, each with the mask of all counters of that value."""
    found: dict[int, int] = {}
    for card in rules.point_cards:
        value = rules.points_of[card]
        found[value] = found.get(value, 0) | 1 << place_of(card)
    return tuple(found.items())
