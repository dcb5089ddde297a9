"""The expected points of a bidder's side, from a count of the bidder's hand under a trump call.

Card players count in this way: for each trump and its height, for the top and guarded cards of the
other suits, for short suits, and for counters. The weights come from many deals played by `steady`
at all seats with a random bidder.
"""

from collections.abc import Sequence

from rookery.core.cards import Card, CardSet
from rookery.core.moves import Trump
from rookery.heuristics.sums import added
from rookery.tricks.order import Order
from rookery.tricks.rules import Phase, Sides, TrickRules

SCALE = 120
"""The weights below are for deals with this many points; for other deals they are scaled."""

TRUMP = 5.5
"""Points for each trump."""

TRUMP_HEIGHT = 6.0
"""Points for the highest trump. The next trump gets half of them, the one after it a third."""

TOP = 4.5
"""Points for the highest card of a side suit."""

TOP_UNTRUMPED = 6.0
"""Points for the highest card of a suit if there is no trump suit."""

GUARDED = (2.0, 1.0)
"""Points for the second-highest card of a side suit with at least one other card of the suit in
hand, and for the third-highest with at least two others."""

SHORT = (2.0, 1.0)
"""Points for a void and for a singleton in a side suit."""

COUNTER = 0.2
"""Points for each point of the counters held."""

_LONGEST = 1.45
"""The mean number of cards by which a hand's longest suit exceeds a fair share of the suit."""

_USUAL_SHORT = 0.6
"""The mean points of a hand for short suits."""

_USUAL_HEIGHT = 0.3
"""The mean height of a hand's trumps, as a share of `TRUMP_HEIGHT`."""

_USUAL_GUARD = 0.9
"""The chance that a second- or third-highest card in a hand is guarded."""

CALL_PENALTY = {Trump.NONE: 0.08, Trump.LOW: 0.13}
"""The share of the stake that an average hand loses when there is no trump suit."""


def points_expected(rules: TrickRules, hand: CardSet, trump: Trump) -> float:
    """The expected points of the side of a bidder with this hand under a trump call."""
    order = rules.orders[trump]
    count = _count(rules, order, hand, trump) - average_count(rules, len(hand), trump)
    return rules.stake * (average_share(rules, trump) + count / SCALE)


def best_trump(
    rules: TrickRules, hand: CardSet, calls: Sequence[Trump] = ()
) -> tuple[Trump, float]:
    """The trump call with the most expected points, and these points.

    Of equally good calls it is the first. Without `calls`, all calls of the game are compared.
    """
    calls = calls or rules.allowed_trumps
    worth = {trump: points_expected(rules, hand, trump) for trump in calls}
    best = max(calls, key=worth.__getitem__)
    return best, worth[best]


def average_share(rules: TrickRules, trump: Trump) -> float:
    """The share of the stake that a bidder's side takes with an average hand and this trump."""
    return fair_share(rules) - CALL_PENALTY.get(trump, 0.0)


def fair_share(rules: TrickRules) -> float:
    """The share of the stake that a bidder's side takes with an average hand.

    It is the side's share of the seats, with additions for naming trump, for the size of the nest,
    and for calling a partner.
    """
    size = {Sides.ALONE: 1.0, Sides.CALLED: 2.0, Sides.ALTERNATE: rules.seats / 2}[rules.sides]
    nest = rules.nest_size / len(rules.pack) if Phase.NEST in rules.course else 0.0
    called = 0.1 if rules.sides is Sides.CALLED else 0.0
    return size / rules.seats + 0.1 + 0.7 * nest + called


def out_above(order: Order, hand: CardSet, card: Card) -> int:
    """The number of cards of its suit that are higher than a card and not in the hand."""
    missing = order.cards_of[order.suit_of[card]] - hand
    height = order.strength[card]
    return sum(1 for other in missing if order.strength[other] > height)


def _count(rules: TrickRules, order: Order, hand: CardSet, trump: Trump) -> float:
    trumps = hand & order.trumps
    total = TRUMP * len(trumps)
    total += added(TRUMP_HEIGHT / (1 + out_above(order, hand, card)) for card in trumps)
    total += COUNTER * rules.points_in(hand)
    is_suit = trump.suit is not None
    top = TOP if is_suit else TOP_UNTRUMPED
    for cards in order.cards_of.values():
        if cards and cards != order.trumps:
            held = hand & cards
            total += added(_side_card(order, hand, card, len(held), top) for card in held)
            if is_suit and len(held) < len(SHORT):
                total += SHORT[len(held)]
    return total


def _side_card(order: Order, hand: CardSet, card: Card, held: int, top: float) -> float:
    higher = out_above(order, hand, card)
    if not higher:
        return top
    return GUARDED[higher - 1] if higher <= min(len(GUARDED), held - 1) else 0.0


def average_count(rules: TrickRules, cards: int, trump: Trump) -> float:
    """The count of an average hand of this size, to compare a hand with."""
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
