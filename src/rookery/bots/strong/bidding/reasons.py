"""Reasons for bids, trump calls and buried cards, from what the seat may know."""

from typing import Literal

from rookery.core.cards import CardSet
from rookery.core.messages import Message
from rookery.core.moves import Trump
from rookery.messages import reasons
from rookery.tricks.rules import TrickRules
from rookery.tricks.view import TrickView


def bids(
    rules: TrickRules, hand: CardSet, trump: Trump, points: float, amount: int, chance: float
) -> Message:
    """The reason for a bid: the hand, its expected points, and the chance of making the bid."""
    held = holding(rules, hand, trump)
    return reasons.bids(held=held, points=round(points), amount=amount, percent=percent(chance))


def passes(
    view: TrickView,
    trump: Trump,
    points: float,
    least: int,
    chance: float,
    *,
    is_likely: bool,
    gain: float,
) -> Message:
    """The reason for a pass.

    `is_likely` says whether a bid of `least` is likely enough to be made. `gain` is how much more
    this bid is worth than a pass.
    """
    about = round(points)
    if view.rules.are_partners(view.bidder, view.seat):
        return reasons.passes_to_partner(points=about, trump=trump)
    made = percent(chance)
    if not is_likely:
        return reasons.passes_seldom(points=about, trump=trump, amount=least, percent=made)
    if gain <= 0:
        return reasons.passes_less(points=about, trump=trump, amount=least, percent=made)
    more = max(1, round(gain))
    return reasons.passes_hardly_more(
        points=about, trump=trump, amount=least, percent=made, more=more
    )


def holding(rules: TrickRules, hand: CardSet, trump: Trump) -> Message:
    """The trumps and the top cards of a hand; without a trump suit, only the top cards."""
    order = rules.orders[trump]
    side = sum(1 for card in order.tops & hand if card not in order.trumps)
    if trump.suit is None:
        return reasons.holding_none(trump="low" if trump is Trump.LOW else "none", suits=side)
    trumps = hand & order.trumps
    best: Literal["yes", "no"] = "yes" if order.tops & trumps else "no"
    suit = trump.value.removesuffix("s")
    return reasons.holding(trumps=len(trumps), suit=suit, best=best, side=side)


def buries(view: TrickView, trump: Trump, cards: CardSet, points: float) -> Message:
    """Why cards are buried: for the last trick, a void, a short suit, or else trumps."""
    rules, order, about = view.rules, view.rules.orders[trump], round(points)
    plain = cards - order.trumps
    if not plain:
        return reasons.buries_trumps(points=about)
    suits = {suit: held for suit, held in order.cards_of.items() if held & plain}
    left = {card.suit for card in view.hand - cards}
    voids = tuple(
        (reasons.suit_but_trumps if suit in left else reasons.suit)(suit=suit)
        for suit, held in suits.items()
        if not (view.hand & held) - cards
    )
    is_last = rules.nest_to == "last_trick"
    saved = rules.points_in(cards) if is_last or rules.nest_to == "bidder" else 0
    if voids and saved:
        both = reasons.void_saves_last if is_last else reasons.void_saves_side
        return both(suits=voids, saved=saved, points=about)
    if voids:
        return reasons.void(suits=voids, points=about)
    if saved:
        saves = reasons.saves_last if is_last else reasons.saves_side
        return saves(saved=saved, points=about)
    shortened = tuple(reasons.suit(suit=suit) for suit in suits)
    return reasons.shortens(suits=shortened, points=about)


def percent(chance: float) -> int:
    """A chance in per cent."""
    return round(100 * chance)
