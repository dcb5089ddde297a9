"""The hand count by which `steady` bids, for many hands at once; used if no net fits the rules."""

import numpy as np
from numpy.typing import NDArray

from rookery.bots.strong.bidding.features import by_suit_and_strength
from rookery.core.cards import ROOK, CardSet
from rookery.core.moves import Trump
from rookery.heuristics.tricks.hand_value import (
    COUNTER,
    GUARDED,
    SCALE,
    SHORT,
    TOP,
    TOP_UNTRUMPED,
    TRUMP,
    TRUMP_HEIGHT,
    points_expected,
)
from rookery.kernel.worlds.masks import Masks, mask_of, place_of, points_in
from rookery.tricks.rules import TrickRules

_TOPS = (TOP, *GUARDED)
"""The counts of a side-suit card with zero, one or two higher cards outside the hand.

The second count needs one other card of the suit in the hand, the third needs two.
"""

_TOPS_UNTRUMPED = (TOP_UNTRUMPED, *GUARDED)
"""The same counts where there is no trump suit."""


def counted(rules: TrickRules, trump: Trump, hands: Masks) -> NDArray[np.float32]:
    """The expected points of the bidder's side with each of H hands of equal size, shape (H,)."""
    if not len(hands):
        return np.zeros(0, dtype=np.float32)
    counts = _counts(rules, trump, hands)
    first = points_expected(rules, cards_of(rules, int(hands[0])), trump)
    expected = first + rules.stake * (counts - counts[0]) / SCALE
    found: NDArray[np.float32] = expected.astype(np.float32)
    return found


def cards_of(rules: TrickRules, mask: int) -> CardSet:
    """The cards whose bits are set in a mask."""
    return CardSet.of(card for card in rules.pack if mask >> place_of(card) & 1)


def _counts(rules: TrickRules, trump: Trump, hands: Masks) -> NDArray[np.float64]:
    """The hand counts of `heuristics.tricks.hand_value`, shape (H,), up to a constant."""
    pack = np.array([mask_of(rules.pack)], dtype=np.uint64)
    held = by_suit_and_strength(rules, trump, hands).astype(np.int64)
    missing = by_suit_and_strength(rules, trump, pack).astype(np.int64) - held
    above = np.flip(np.cumsum(np.flip(missing, axis=2), axis=2), axis=2) - missing
    length = held.sum(axis=2)
    total = COUNTER * points_in(rules, hands).astype(np.float64)
    for suit in range(held.shape[1]):
        own, higher, cards = held[:, suit], above[:, suit], length[:, suit]
        if trump.suit is not None and suit == trump.suit % 4:
            total += TRUMP * cards + (own * TRUMP_HEIGHT / (1 + higher)).sum(axis=1)
            continue
        for place, worth in enumerate(_TOPS if trump.suit is not None else _TOPS_UNTRUMPED):
            total += worth * ((own * (higher == place)).sum(axis=1) * (cards > place))
        if trump.suit is not None:
            total += SHORT[0] * (cards == 0) + SHORT[1] * (cards == 1)
    if ROOK in rules.pack and trump.suit is None:
        total += (TRUMP + TRUMP_HEIGHT) * (hands >> np.uint64(63)).astype(np.float64)
    return total
