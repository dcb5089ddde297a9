"""Sets of cards as masks of 64 bits, the same for every trump call: those of `Worlds`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from rookery.core.cards import ROOK, Card, CardSet
from rookery.tricks.rules import TrickRules

Masks: TypeAlias = NDArray[np.uint64]
"""Sets of cards, a mask each."""

CARDS = 64
"""How many bits a mask has."""

ROOK_PLACE = CARDS - 1
"""The bit of the rook."""

NOBODY = -1
"""Stands for no card, and for no seat, in what the compiled code is told."""

BELOW_ROOK = (1 << ROOK_PLACE) - 1
"""The bits of all other cards, of one pack or of the other."""


def place_of(card: Card) -> int:
    """The bit of a card in a mask."""
    return ROOK_PLACE if card == ROOK else card.index % CARDS


def place_or_nobody(card: Card | None) -> int:
    """The same, or NOBODY where there is no card."""
    return NOBODY if card is None else place_of(card)


def mask_of(cards: Iterable[Card]) -> int:
    """Cards as a mask."""
    held = cards if isinstance(cards, CardSet) else CardSet.of(cards)
    either_pack = (held.bits | held.bits >> CARDS) & BELOW_ROOK
    return either_pack | (ROOK in held) << ROOK_PLACE


def points_in(rules: TrickRules, masks: Masks) -> NDArray[np.int64]:
    """The points of the counters in each mask."""
    total = np.zeros(masks.shape, dtype=np.int64)
    for value, counters in _counters(rules):
        total += value * np.bitwise_count(masks & np.uint64(counters)).astype(np.int64)
    return total


@lru_cache(maxsize=64)
def _counters(rules: TrickRules) -> tuple[tuple[int, int], ...]:
    """The masks of the counters of each value."""
    found: dict[int, int] = {}
    for card in rules.point_cards:
        value = rules.points_of[card]
        found[value] = found.get(value, 0) | 1 << place_of(card)
    return tuple(found.items())
