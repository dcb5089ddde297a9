"""Why a bid is made, a trump named or a card buried: one sentence of what the seat may know."""

from __future__ import annotations

from rookery.bots.heuristics.tricks.exchange import why_call
from rookery.core.cards import Card, CardSet
from rookery.core.moves import Trump
from rookery.tricks.rules import TrickRules
from rookery.tricks.view import TrickView


def bids(
    rules: TrickRules, hand: CardSet, trump: Trump, points: float, amount: int, chance: float
) -> str:
    """The hand, what it promises, and the bid."""
    held = holding(rules, hand, trump)
    return f"{held}: about {points:.0f} points, makes {amount} {_often(chance)}"


def passes(
    view: TrickView, trump: Trump, points: float, least: int, chance: float, *, is_likely: bool
) -> str:
    """Why the bid is left to others."""
    held = f"about {points:.0f} points with {called(trump)}"
    if view.rules.are_partners(view.bidder, view.seat):
        return f"{held}: leaves the bid to partner"
    if is_likely:
        return f"{held}: {least} pays less than to defend"
    return f"{held}: makes {least} only {chance:.0%} of the time"


def shoots(trump: Trump, chance: float) -> str:
    """The sun."""
    return f"takes every trick with {called(trump)} {_often(chance)}: shoots the sun"


def holding(rules: TrickRules, hand: CardSet, trump: Trump) -> str:
    """The trumps and the top cards of a hand.

    Under lo-no and no trump only top cards count.
    """
    order = rules.orders[trump]
    side = sum(1 for card in order.tops & hand if card not in order.trumps)
    beside = (
        f"{side} top {'card' if side == 1 else 'cards'} beside" if side else "no top card beside"
    )
    if trump.suit is None:
        return f"{called(trump)}, {side} {'suit' if side == 1 else 'suits'} headed"
    trumps = hand & order.trumps
    best = order.tops & trumps
    told = f"{len(trumps)} {trump.value}"
    return f"{told} with the highest, {beside}" if best else f"{told}, {beside}"


def called(trump: Trump) -> str:
    """A trump call in the middle of a sentence."""
    return {Trump.NONE: "no trump", Trump.LOW: "lo-no"}.get(trump, f"{trump.value} as trump")


def buries(view: TrickView, trump: Trump, card: Card, points: float) -> str:
    """What is good about laying a card away."""
    order = view.rules.orders[trump]
    suit = order.suit_of[card]
    name = suit.name.lower()
    held = view.hand & order.cards_of[suit]
    if card in order.trumps:
        return "buries a trump: every other card is worth more"
    if view.rules.points_of[card] and view.rules.nest_to_last_trick:
        return f"lays the {name} counter away for the last trick: about {points:.0f} points so"
    if len(held) == 1:
        return f"makes a void in {name}: about {points:.0f} points so"
    return f"shortens {name}: about {points:.0f} points so"


def calls(view: TrickView, card: Card) -> str:
    """What is good about a partner card."""
    return why_call(view, card, "calls ")


def _often(chance: float) -> str:
    return f"{chance:.0%} of the time"
