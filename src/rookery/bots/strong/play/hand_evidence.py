"""What the others' bids, burying and cards tell of their hands: how well a world explains them.

A world is as likely as it explains what was seen. The logarithm of that is a weighted sum of a few
numbers of each hand as it was dealt, by what its seat did in the auction, and of the chances of the
cards that were played. The weights come from many deals, in which the true world was to be told
from others that were drawn.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from rookery.bots.strong.arrays import Numbers
from rookery.core.cards import Card, CardSet, Seat
from rookery.core.moves import Bid, ShootSun, Trump
from rookery.kernel.worlds.masks import Masks, mask_of, place_of, points_in
from rookery.tricks.order import Order
from rookery.tricks.rules import TrickRules
from rookery.tricks.view import TrickView

ROLES = 5
"""The bidder, a partner who bid, one who did not, an opponent who bid, and one who did not."""

OF_HAND = 7
"""Numbers of a hand: trumps, top trumps, tops and seconds of side suits, short suits, points, and
the length of the longest side suit."""

OF_BURIED = 5
"""Numbers of what is buried: points, trumps, tops, suits that the bidder keeps none of, and cards
of the suit of the called card that are kept."""

SIZE = ROLES * OF_HAND + OF_BURIED
"""All of these."""


def numbers_of(view: TrickView, masks: Masks) -> Numbers:
    """The numbers of worlds, a row each. What is the same in all of them may be anything."""
    assert view.trump is not None
    suits = _suits(view.rules, view.trump)
    found = np.zeros((len(masks), SIZE))
    shown = _shown(view)
    others = [seat for seat in range(view.rules.seats) if seat != view.seat]
    hands = masks[:, others] | np.array([shown[seat] for seat in others], dtype=np.uint64)
    if view.bidder in others:
        hands[:, others.index(view.bidder)] |= masks[:, -1]
    of_hands = suits.of_hands(hands)
    for column, seat in enumerate(others):
        first = OF_HAND * _role(view, seat)
        found[:, first : first + OF_HAND] += of_hands[:, column]
    if view.buried is None and view.bidder is not None:
        kept = masks[:, view.bidder] | np.uint64(shown[view.bidder])
        found[:, -OF_BURIED:] = suits.of_buried(masks[:, -1], kept, view.called)
    return found


def _role(view: TrickView, seat: Seat) -> int:
    """What a seat did in the auction, as a number below ROLES."""
    if seat == view.bidder:
        return 0
    bid = any(each == seat and isinstance(move, Bid | ShootSun) for each, move in view.auction)
    is_partner = view.rules.are_partners(seat, view.bidder)
    return (1 if is_partner else 3) + (not bid)


def _shown(view: TrickView) -> list[int]:
    """The cards that each seat has played, as masks."""
    shown = [0] * view.rules.seats
    rounds = [(trick.leader, trick.cards) for trick in view.tricks]
    if view.leader is not None:
        rounds.append((view.leader, view.trick))
    for leader, cards in rounds:
        for place, card in enumerate(cards):
            shown[(leader + place) % view.rules.seats] |= 1 << place_of(card)
    return shown


class _Suits:
    """The suits under a trump call, as masks."""

    def __init__(self, rules: TrickRules, trump: Trump) -> None:
        order = rules.orders[trump]
        self.rules, self.order = rules, order
        self.trumps = mask_of(order.trumps)
        self.top_trumps = mask_of(CardSet.of(_highest(order, order.trumps, 3)))
        self.sides = [each for each in order.cards_of.values() if each and each != order.trumps]
        self.side_masks = [mask_of(each) for each in self.sides]
        self.tops = mask_of(CardSet.of(_highest(order, each, 1)[0] for each in self.sides))
        self.seconds = mask_of(CardSet.of(_highest(order, each, 2)[-1] for each in self.sides))

    def of_hands(self, hands: Masks) -> Numbers:
        """`OF_HAND` numbers of each hand, in one more dimension."""
        lengths = np.stack([_count(hands, each) for each in self.side_masks])
        return np.stack(
            [
                _count(hands, self.trumps),
                _count(hands, self.top_trumps),
                _count(hands, self.tops),
                _count(hands, self.seconds),
                (lengths < 2).sum(axis=0),
                self.points(hands),
                lengths.max(axis=0),
            ],
            axis=-1,
        ).astype(np.float64)

    def of_buried(self, buried: Masks, kept: Masks, called: Card | None) -> Numbers:
        """`OF_BURIED` numbers of what is buried, and of the hand that was kept."""
        found = np.zeros((len(buried), OF_BURIED))
        found[:, 0] = self.points(buried)
        found[:, 1] = _count(buried, self.trumps)
        found[:, 2] = _count(buried, self.tops)
        found[:, 3] = sum((kept & np.uint64(each)) == 0 for each in self.side_masks)
        if called is not None:
            suit = mask_of(self.order.cards_of[self.order.suit_of[called]])
            found[:, 4] = _count(kept, suit)
        return found

    def points(self, cards: Masks) -> Numbers:
        """Tens of points of each set of cards."""
        return points_in(self.rules, cards) / 10


@lru_cache(maxsize=64)
def _suits(rules: TrickRules, trump: Trump) -> _Suits:
    return _Suits(rules, trump)


def _highest(order: Order, cards: CardSet, count: int) -> list[Card]:
    return sorted(cards, key=order.strength.__getitem__, reverse=True)[:count]


def _count(cards: Masks, among: int) -> NDArray[np.uint8]:
    counted: NDArray[np.uint8] = np.bitwise_count(cards & np.uint64(among))
    return counted
