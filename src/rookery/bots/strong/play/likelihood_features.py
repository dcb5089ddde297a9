"""Features of a world that show how likely the bids, passes and buried cards are in it.

The log likelihood of a world is a weighted sum of these features and of the log likelihoods of the
cards played. A hand is every card that a seat has held: those in hand, played and buried. Each role
in the auction has weights of its own. The weights are fitted to many deals, so that the true world
stands out among sampled ones (`benchmarks.training.card_play`).
"""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from rookery.bots.strong.arrays import Numbers
from rookery.core.cards import Card, CardSet, Seat
from rookery.core.moves import Bid, ShootSun, Trump
from rookery.kernel.worlds.masks import Masks, mask_of, place_of, points_in
from rookery.tricks.order import Order
from rookery.tricks.rules import TrickRules
from rookery.tricks.view import TrickView

ROLES = 5
"""The number of roles in the auction.

They are the bidder, partners who bid, partners who did not bid, opponents who bid, and opponents
who did not bid.
"""

HAND_FEATURES = 7
"""The number of features of a hand.

They are the numbers of trumps, of the three highest trumps, of highest and second-highest cards in
side suits, and of side suits with at most one card; the points divided by ten; and the length of
the longest side suit.
"""

BURIED_FEATURES = 5
"""The number of features of the buried cards.

They are the points divided by ten, and the numbers of trumps, of highest cards in side suits, of
side suits in which the bidder is void after burying, and of cards that the bidder keeps in the
suits of the called cards.
"""

FEATURES = ROLES * HAND_FEATURES + BURIED_FEATURES
"""The number of features of a world."""


def hand_features(view: TrickView, masks: Masks) -> Numbers:
    """The features of W worlds, shape (W, FEATURES), from masks of shape (W, seats + 2).

    The features of hands are summed over the seats of each role. The hand of the view's own seat is
    left out, and so are buried cards that the view shows: they are the same in all worlds.
    """
    found = np.zeros((len(masks), FEATURES))
    seats, of_hands, of_buried = _features(view, masks)
    for number, feature in enumerate(of_hands):
        for column, seat in enumerate(seats):
            found[:, HAND_FEATURES * _role(view, seat) + number] += feature[:, column]
    for number, feature in enumerate(of_buried, ROLES * HAND_FEATURES):
        found[:, number] = feature
    return found


def hand_log_likelihoods(view: TrickView, masks: Masks, weights: Numbers) -> Numbers:
    """`hand_features(view, masks) @ weights`, shape (W,), without the table of features."""
    by_role = weights[: ROLES * HAND_FEATURES].reshape(ROLES, HAND_FEATURES)
    seats, of_hands, of_buried = _features(view, masks)
    by_seat = by_role[[_role(view, seat) for seat in seats]]
    found = np.zeros(len(masks))
    for feature, weight in zip(of_hands, by_seat.T, strict=True):
        found += feature @ weight
    for number, feature in enumerate(of_buried, ROLES * HAND_FEATURES):
        found += weights[number] * feature
    return found


def _features(view: TrickView, masks: Masks) -> tuple[list[Seat], list[Numbers], list[Numbers]]:
    """The other seats, and the values of each feature of hands and of the buried cards.

    A feature of hands has values of shape (W, seats), a feature of the buried cards of shape (W,).
    Features of the buried cards are left out if these cards are the same in all worlds.
    """
    assert view.trump is not None
    suits, shown = _suits(view.rules, view.trump), _shown(view)
    others = [seat for seat in range(view.rules.seats) if seat != view.seat]
    hands = masks[:, others] | np.array([shown[seat] for seat in others], dtype=np.uint64)
    if view.bidder in others:
        hands[:, others.index(view.bidder)] |= masks[:, -1]
    of_hands = suits.hand_features(hands)
    if view.buried is not None or view.bidder is None:
        return others, of_hands, []
    kept = masks[:, view.bidder] | np.uint64(shown[view.bidder])
    return others, of_hands, suits.buried_features(masks[:, -1], kept, view.called)


def _role(view: TrickView, seat: Seat) -> int:
    """The role of a seat, from 0 to ROLES - 1."""
    if seat == view.bidder:
        return 0
    bid = any(each == seat and isinstance(move, Bid | ShootSun) for each, move in view.auction)
    is_partner = view.rules.are_partners(seat, view.bidder)
    return (1 if is_partner else 3) + (not bid)


def _shown(view: TrickView) -> list[int]:
    """The cards that each seat has played, as one mask per seat."""
    shown = [0] * view.rules.seats
    rounds = [(trick.leader, trick.cards) for trick in view.tricks]
    if view.leader is not None:
        rounds.append((view.leader, view.trick))
    for leader, cards in rounds:
        for place, card in enumerate(cards):
            shown[(leader + place) % view.rules.seats] |= 1 << place_of(card)
    return shown


class _Suits:
    """Masks of the suits under a trump call, used to count features."""

    def __init__(self, rules: TrickRules, trump: Trump) -> None:
        order = rules.orders[trump]
        self.rules, self.order = rules, order
        self.trumps = mask_of(order.trumps)
        self.top_trumps = mask_of(CardSet.of(_highest(order, order.trumps, 3)))
        self.sides = [each for each in order.cards_of.values() if each and each != order.trumps]
        self.side_masks = [mask_of(each) for each in self.sides]
        self.tops = mask_of(CardSet.of(_highest(order, each, 1)[0] for each in self.sides))
        self.seconds = mask_of(CardSet.of(_highest(order, each, 2)[-1] for each in self.sides))

    def hand_features(self, hands: Masks) -> list[Numbers]:
        """The values of each feature for hands of any shape."""
        lengths = np.stack([_count(hands, each) for each in self.side_masks])
        return [
            _count(hands, self.trumps),
            _count(hands, self.top_trumps),
            _count(hands, self.tops),
            _count(hands, self.seconds),
            (lengths < 2).sum(axis=0, dtype=np.float64),
            self.points(hands),
            lengths.max(axis=0),
        ]

    def buried_features(self, buried: Masks, kept: Masks, called: Sequence[Card]) -> list[Numbers]:
        """The features of burials, shape (W,), from the cards `buried` and `kept`, shape (W,)."""
        voids = sum(((kept & np.uint64(each)) == 0).astype(np.float64) for each in self.side_masks)
        suits_called = {self.order.suit_of[card] for card in called}
        in_called = CardSet.of(card for suit in suits_called for card in self.order.cards_of[suit])
        return [
            self.points(buried),
            _count(buried, self.trumps),
            _count(buried, self.tops),
            np.asarray(voids),
            _count(kept, mask_of(in_called)),
        ]

    def points(self, cards: Masks) -> Numbers:
        """The points in each mask, divided by ten."""
        return points_in(self.rules, cards) / 10


@lru_cache(maxsize=64)
def _suits(rules: TrickRules, trump: Trump) -> _Suits:
    return _Suits(rules, trump)


def _highest(order: Order, cards: CardSet, count: int) -> list[Card]:
    return sorted(cards, key=order.strength.__getitem__, reverse=True)[:count]


def _count(cards: Masks, among: int) -> Numbers:
    counted: Numbers = np.bitwise_count(cards & np.uint64(among)).astype(np.float64)
    return counted
