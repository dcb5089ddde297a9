"""What a hand is worth: the points its side may expect to take as bidder, under a trump call.

A count in the manner of card players: so much for each trump, for the height of the trumps, for
tops and guarded cards in the other suits, for short suits and for the counters held. The weights
come from many deals played by this bot at all seats with a bidder drawn at random.
"""

from __future__ import annotations

from rookery.core.cards import Card, CardSet
from rookery.core.moves import Trump
from rookery.tricks.order import Order
from rookery.tricks.rules import Phase, Sides, TrickRules

SCALE = 120
"""The weights are for a deal of so many points."""

TRUMP = 5.5
"""For each trump."""

TRUMP_HEIGHT = 6.0
"""For a trump that is the highest; half for the next, a third for the one after."""

TOP = 4.5
"""For the highest card of a side suit."""

TOP_UNTRUMPED = 6.0
"""For the same when nobody can trump it."""

GUARDED = (2.0, 1.0)
"""For a second and a third card of a side suit, guarded by one and by two more."""

SHORT = (2.0, 1.0)
"""For no card and for a single card of a side suit."""

COUNTER = 0.2
"""For each point of the counters held."""

_LONGEST = 1.45
"""By how many cards a hand's longest suit exceeds a fair share of it."""

_USUAL_SHORT = 0.6
"""What an average hand counts for short suits."""

_USUAL_HEIGHT = 0.3
"""How high the trumps of an average hand are, as a share of the highest."""

_USUAL_GUARD = 0.9
"""How often an average hand guards a second and a third card."""

_CALL_PENALTY = {Trump.NONE: 0.08, Trump.LOW: 0.13}
"""The share of a deal that an average hand takes less without a trump suit."""


def points_expected(rules: TrickRules, hand: CardSet, trump: Trump) -> float:
    """The points that the side of a bidder with this hand may expect under a trump call."""
    order = rules.orders[trump]
    count = _count(rules, order, hand, trump) - _average_count(rules, len(hand), trump)
    share = fair_share(rules) - _CALL_PENALTY.get(trump, 0.0)
    return rules.stake * (share + count / SCALE)


def best_trump(rules: TrickRules, hand: CardSet) -> tuple[Trump, float]:
    """The trump call that promises most, with the points expected under it."""
    worth = {trump: points_expected(rules, hand, trump) for trump in rules.trumps}
    best = max(rules.trumps, key=worth.__getitem__)
    return best, worth[best]


def fair_share(rules: TrickRules) -> float:
    """The share of the points that a bidder's side takes with an average hand.

    Its share of the seats, something for naming trump, more for a larger nest, and for a partner
    who is called by a card that is missing.
    """
    size = {Sides.ALONE: 1.0, Sides.CALLED: 2.0, Sides.ALTERNATE: rules.seats / 2}[rules.sides]
    nest = rules.nest_size / len(rules.pack) if Phase.NEST in rules.phases else 0.0
    called = 0.1 if rules.sides is Sides.CALLED else 0.0
    return size / rules.seats + 0.1 + 0.7 * nest + called


def out_above(order: Order, hand: CardSet, card: Card) -> int:
    """How many cards of its suit that are not in the hand are higher than a card."""
    missing = order.cards_of[order.suit_of[card]] - hand
    height = order.strength[card]
    return sum(1 for other in missing if order.strength[other] > height)


def _count(rules: TrickRules, order: Order, hand: CardSet, trump: Trump) -> float:
    trumps = hand & order.trumps
    total = TRUMP * len(trumps)
    total += sum(TRUMP_HEIGHT / (1 + out_above(order, hand, card)) for card in trumps)
    total += COUNTER * sum(rules.points_of[card] for card in hand)
    is_suit = trump.suit is not None
    top = TOP if is_suit else TOP_UNTRUMPED
    for cards in order.cards_of.values():
        if cards and cards != order.trumps:
            held = hand & cards
            total += sum(_side_card(order, hand, card, len(held), top) for card in held)
            if is_suit and len(held) < len(SHORT):
                total += SHORT[len(held)]
    return total


def _side_card(order: Order, hand: CardSet, card: Card, held: int, top: float) -> float:
    higher = out_above(order, hand, card)
    if not higher:
        return top
    return GUARDED[higher - 1] if higher <= min(len(GUARDED), held - 1) else 0.0


def _average_count(rules: TrickRules, cards: int, trump: Trump) -> float:
    """The count of an average hand of so many cards."""
    order = rules.orders[trump]
    part = cards / len(rules.pack)
    sides = sum(1 for suit in order.cards_of.values() if suit and suit != order.trumps)
    trumps = part * len(order.trumps)
    top, short, height = TOP_UNTRUMPED, 0.0, 1.0
    if trump.suit is not None:
        trumps += _LONGEST
        top, short, height = TOP, _USUAL_SHORT, _USUAL_HEIGHT
    per_side = part * (top + _USUAL_GUARD * sum(GUARDED))
    counters = COUNTER * part * sum(rules.points_of.values())
    return trumps * (TRUMP + height * TRUMP_HEIGHT) + sides * per_side + short + counters
