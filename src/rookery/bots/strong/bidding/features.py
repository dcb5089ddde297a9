"""What the value model sees of a bidder's hand under a trump call: numbers, row by row.

A row of features has the trumps held, each card by its strength; then the other suits in the same
manner, the longest first, so that it does not matter which suit is which; the rook where it is a
suit of its own; how many cards and points are held; the call; and where the bidder sits from the
first leader on.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from rookery.core.cards import ROOK, Card
from rookery.core.moves import Trump
from rookery.kernel.coded import bits_of
from rookery.tricks.rules import TrickRules

Masks: TypeAlias = NDArray[np.uint64]
"""Hands as masks of `Worlds`."""

Features: TypeAlias = NDArray[np.float32]

_LANE = 16
_SUITS = 4
_MOST_SEATS = 6
_BLOCKS = 1 + _SUITS
COUNT = _BLOCKS * (_LANE + 1) + 1 + 3 + 2 + _MOST_SEATS
"""How many features there are."""


def features(
    rules: TrickRules, trump: Trump, hands: Masks, place: int | NDArray[np.intp]
) -> Features:
    """The features of hands, with or without the nest's cards in them.

    `place` is how many seats after the first leader the bidder sits, of all hands or of each.
    """
    held = in_lanes(rules, trump, hands)
    blocks = np.zeros((len(hands), _BLOCKS, _LANE + 1), dtype=np.float32)
    sides = [suit for suit in range(_SUITS) if suit != _suit(trump)]
    if trump.suit is not None:
        blocks[:, 0, :_LANE] = held[:, _suit(trump)]
    blocks[:, 1 : 1 + len(sides), :_LANE] = _by_length(held[:, sides])
    blocks[:, :, _LANE] = blocks[:, :, :_LANE].sum(axis=2) / 4
    found = np.zeros((len(hands), COUNT), dtype=np.float32)
    end = _BLOCKS * (_LANE + 1)
    found[:, :end] = blocks.reshape(len(hands), end)
    if ROOK in rules.pack and trump.suit is None:
        found[:, end] = _bits(hands)[:, 63]
    found[:, end + 1] = np.bitwise_count(hands) / 10
    found[:, end + 2] = points_in(rules, hands) / 50
    found[:, end + 3] = np.bitwise_count(hands) > rules.hand_size
    found[:, end + 4] = trump is Trump.NONE
    found[:, end + 5] = trump is Trump.LOW
    found[np.arange(len(hands)), end + 6 + place] = 1
    return found


def in_lanes(rules: TrickRules, trump: Trump, hands: Masks) -> NDArray[np.uint8]:
    """By hand, suit of the pack and strength from below: whether it holds the card."""
    return _bits(hands)[:, _columns(rules, trump)].reshape(len(hands), _SUITS, _LANE)


def bit_of(card: Card) -> int:
    """The bit of a card in a mask of `Worlds`."""
    return 63 if card == ROOK else card.index % 64


def _bits(hands: Masks) -> NDArray[np.uint8]:
    """A column of 0 and 1 for each of the 64 bits."""
    parts = np.ascontiguousarray(hands).astype("<u8").view(np.uint8).reshape(len(hands), 8)
    return np.unpackbits(parts, axis=1, bitorder="little")


def _by_length(suits: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """The suits of each hand, the longest first, of equals that with the higher cards."""
    height = suits @ (1 << np.arange(_LANE, dtype=np.int64))
    order = np.argsort(-(suits.sum(axis=2, dtype=np.int64) << _LANE | height), axis=1)
    found: NDArray[np.uint8] = np.take_along_axis(suits, order[:, :, None], axis=1)
    return found


def _suit(trump: Trump) -> int:
    return -1 if trump.suit is None else trump.suit % _SUITS


@lru_cache(maxsize=64)
def _columns(rules: TrickRules, trump: Trump) -> NDArray[np.intp]:
    """For each suit and strength the bit of the card; bit 0, which no card has, for none."""
    columns = np.zeros(_SUITS * _LANE, dtype=np.intp)
    for card, place in bits_of(rules.orders[trump]).items():
        if card != ROOK or trump.suit is not None:
            columns[place] = bit_of(card)
    return columns


@lru_cache(maxsize=16)
def _counters(rules: TrickRules) -> tuple[tuple[int, int], ...]:
    """The masks of the counters of each value."""
    masks: dict[int, int] = {}
    for card in rules.point_cards:
        value = rules.points_of[card]
        masks[value] = masks.get(value, 0) | 1 << bit_of(card)
    return tuple(masks.items())


def points_in(rules: TrickRules, hands: Masks) -> NDArray[np.int64]:
    """The points of the counters in each hand."""
    total = np.zeros(hands.shape, dtype=np.int64)
    for value, mask in _counters(rules):
        total += value * np.bitwise_count(hands & np.uint64(mask)).astype(np.int64)
    return total
