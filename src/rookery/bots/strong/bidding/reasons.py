"""Reasons for bids, trump calls and buried cards, from what the seat may know."""

from __future__ import annotations

from rookery.core.cards import Card, CardSet
from rookery.core.moves import Trump
from rookery.heuristics.tricks.exchange import why_call
from rookery.telling.wording import listed
from rookery.tricks.rules import TrickRules
from rookery.tricks.view import TrickView


def bids(
    rules: TrickRules, hand: CardSet, trump: Trump, points: float, amount: int, chance: float
) -> str:
    """The reason for a bid: the hand, its expected points, and the chance of making the bid."""
    held = holding(rules, hand, trump)
    return f"{held}: about {points:.0f} points; a bid of {amount} is made {_often(chance)}"


def passes(
    view: TrickView,
    trump: Trump,
    points: float,
    least: int,
    chance: float,
    *,
    is_likely: bool,
    gain: float,
) -> str:
    """The reason for a pass.

    `is_likely` says whether a bid of `least` is likely enough to be made, and `gain` is how much
    more than a pass it is worth.
    """
    held = f"about {points:.0f} points with {called(trump)}"
    if view.rules.are_partners(view.bidder, view.seat):
        return f"{held}: leaves the bid to partner"
    if is_likely:
        more = "hardly more" if gain > 0 else "less"
        return f"{held}: bidding {least} pays {more} than defending"
    return f"{held}: a bid of {least} is made only {_often(chance)}"


def shoots(trump: Trump, chance: float) -> str:
    """The reason for shooting the sun."""
    return f"takes every trick with {called(trump)} {_often(chance)}: shoots the sun"


def holding(rules: TrickRules, hand: CardSet, trump: Trump) -> str:
    """The trumps and the top cards of a hand; without a trump suit, only the top cards."""
    order = rules.orders[trump]
    side = sum(1 for card in order.tops & hand if card not in order.trumps)
    others = (
        f"{side} top {'card' if side == 1 else 'cards'} in other suits"
        if side
        else "no top card in other suits"
    )
    if trump.suit is None:
        return f"{called(trump)}, the top card in {side} {'suit' if side == 1 else 'suits'}"
    trumps = hand & order.trumps
    best = order.tops & trumps
    counted = (
        f"{len(trumps)} {trump.value.removesuffix('s')} trump{'' if len(trumps) == 1 else 's'}"
    )
    return f"{counted} with the highest, {others}" if best else f"{counted}, {others}"


def called(trump: Trump) -> str:
    """The words for a trump call in the middle of a sentence."""
    return {Trump.NONE: "no trump", Trump.LOW: "lo-no"}.get(trump, f"{trump.value} as trump")


def buries(view: TrickView, trump: Trump, cards: CardSet, points: float) -> str:
    """The reason for burying cards: trumps, counters for the last trick, voids, short suits."""
    rules, order = view.rules, view.rules.orders[trump]
    if cards & order.trumps:
        return "has to bury trumps: every other card is worth more"
    suits = {suit: held for suit, held in order.cards_of.items() if held & cards}
    voids = [suit.name.lower() for suit, held in suits.items() if not (view.hand & held) - cards]
    ends = {"last_trick": "for the last trick", "bidder": "for the bidding side"}.get(rules.nest_to)
    saved = rules.points_in(cards) if ends else 0
    done = [f"makes a void in {listed(voids)}"] if voids else []
    done += [f"saves {saved} points {ends}"] if saved else []
    done = done or [f"shortens {listed([suit.name.lower() for suit in suits])}"]
    return f"{listed(done)}: expects about {points:.0f} points"


def calls(view: TrickView, card: Card) -> str:
    """The reason for calling a partner card."""
    return why_call(view, card, "calls ")


def _often(chance: float) -> str:
    return f"{chance:.0%} of the time"
