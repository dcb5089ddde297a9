"""Features of a bidder's hand under a trump call: the input of the hand net (`hand_net`).

They are, in this order:

* for the trumps, whether the hand has the card of each strength, and the number of trumps;
* the same for the other suits, the longest first, so that it does not matter which suit is which;
* whether the hand has the rook, where the rook is a suit of its own;
* the numbers of cards and of points, and whether the nest is in the hand;
* whether the call is no trump, and whether it is lo-no;
* the bidder's place after the first leader, one feature for each seat.
"""

from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from rookery.core.cards import ROOK
from rookery.core.moves import Trump
from rookery.core.seating import MOST_SEATS
from rookery.kernel.encoded_position import bits_of
from rookery.kernel.worlds.masks import Masks, place_of, points_in
from rookery.tricks.rules import TrickRules

Suits: TypeAlias = NDArray[np.uint16]
"""Cards of one suit as masks of 16 bits, one bit for each strength."""

Features: TypeAlias = NDArray[np.float32]

_STRENGTHS = 16
_SUITS = 4
_BLOCKS = 1 + _SUITS
COUNT = _BLOCKS * (_STRENGTHS + 1) + 1 + 3 + 2 + MOST_SEATS
"""The number of features."""


def features(
    rules: TrickRules, trumps: tuple[Trump, ...], hands: Masks, place: int | NDArray[np.intp]
) -> Features:
    """The features of H hands under T trump calls, shape (H, T, COUNT), dtype float32.

    `hands` may include the nest. `place` is the number of seats from the first leader to the
    bidder, counted to the left: one number for all hands, or an array of shape (H,).
    """
    bits, size = _bits(hands), np.bitwise_count(hands)
    suits = _packed(np.take(bits, _blocks(rules, trumps), axis=1))
    suits[:, :, 1:] = _by_length(suits[:, :, 1:])
    lanes = np.empty((*suits.shape, _STRENGTHS + 1), dtype=np.float32)
    lanes[..., :_STRENGTHS] = _bits(suits)
    lanes[..., _STRENGTHS] = np.bitwise_count(suits) / 4
    found = np.zeros((len(hands), len(trumps), COUNT), dtype=np.float32)
    end = _BLOCKS * (_STRENGTHS + 1)
    found[:, :, :end] = lanes.reshape(len(hands), len(trumps), end)
    if ROOK in rules.pack:
        found[:, :, end] = bits[:, 63:] & np.array([trump.suit is None for trump in trumps])
    found[:, :, end + 1] = size[:, None] / 10
    found[:, :, end + 2] = points_in(rules, hands)[:, None] / 50
    found[:, :, end + 3] = size[:, None] > rules.hand_size
    found[:, :, end + 4] = [trump is Trump.NONE for trump in trumps]
    found[:, :, end + 5] = [trump is Trump.LOW for trump in trumps]
    found[np.arange(len(hands)), :, end + 6 + place] = 1
    return found


def by_suit_and_strength(rules: TrickRules, trump: Trump, hands: Masks) -> NDArray[np.uint8]:
    """Whether each hand has the card of each suit and strength, as 0 or 1: shape (H, 4, 16)."""
    return _bits(hands)[:, _columns(rules, trump)].reshape(len(hands), _SUITS, _STRENGTHS)


def _bits(masks: Masks | Suits) -> NDArray[np.uint8]:
    """The bits of each mask, 0 or 1, lowest first, on a new last axis."""
    size = masks.dtype.itemsize
    parts = np.ascontiguousarray(masks, dtype=f"<u{size}").reshape(len(masks), -1).view(np.uint8)
    return np.unpackbits(parts, axis=1, bitorder="little").reshape(*masks.shape, 8 * size)


def _packed(bits: NDArray[np.uint8]) -> Suits:
    """Masks of 16 bits, given their bits on the last axis: the inverse of `_bits`."""
    rows = np.packbits(bits.reshape(len(bits), -1), axis=1, bitorder="little")
    return rows.view("<u2").astype(np.uint16).reshape(bits.shape[:-1])


def _by_length(suits: Suits) -> Suits:
    """Sort the suits of each hand, the longest first; ties go to the higher cards."""
    keys = np.bitwise_count(suits).astype(np.uint32) << _STRENGTHS | suits
    found: Suits = np.sort(keys, axis=-1)[..., ::-1].astype(np.uint16)
    return found


@lru_cache(maxsize=64)
def _blocks(rules: TrickRules, trumps: tuple[Trump, ...]) -> NDArray[np.intp]:
    """The index of each card's bit by call, suit (trumps first) and strength: (T, 5, 16)."""
    found = np.zeros((len(trumps), _BLOCKS, _STRENGTHS), dtype=np.intp)
    for number, trump in enumerate(trumps):
        lanes = _columns(rules, trump).reshape(_SUITS, _STRENGTHS)
        own = [] if trump.suit is None else [trump.suit % _SUITS]
        sides = [suit for suit in range(_SUITS) if suit not in own]
        found[number, : len(own)] = lanes[own]
        found[number, 1 : 1 + len(sides)] = lanes[sides]
    return found


@lru_cache(maxsize=64)
def _columns(rules: TrickRules, trump: Trump) -> NDArray[np.intp]:
    """The index of each card's bit by suit and strength, shape (64,); 0 stands for no card."""
    columns = np.zeros(_SUITS * _STRENGTHS, dtype=np.intp)
    for card, place in bits_of(rules.orders[trump]).items():
        if card != ROOK or trump.suit is not None:
            columns[place] = place_of(card)
    return columns
