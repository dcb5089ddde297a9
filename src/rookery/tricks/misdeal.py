"""Hands so poor that the cards are dealt again (FO-13, TH-7)."""

from collections.abc import Iterable

from rookery.core.cards import CardSet
from rookery.tricks.rules import TrickRules
from rookery.tricks.shape import Phase
from rookery.tricks.state import TrickState
from rookery.tricks.view import TrickView

_LOW_RANKS = range(6, 10)


def poor_cards(rules: TrickRules) -> CardSet:
    """A hand of only these cards is a misdeal: those without points, 6s to 9s, or none."""
    match rules.misdeal:
        case "no_counters":
            return CardSet.of(rules.pack) - rules.point_cards
        case "low_hand":
            return CardSet.of(card for card in rules.pack if card.rank in _LOW_RANKS)
    return CardSet()


def is_misdealt(rules: TrickRules, hands: Iterable[CardSet], face_up: CardSet) -> bool:
    """Whether one of the hands, as dealt, throws the deal in.

    A counter that lies face up in the nest from the deal on prevents it.
    """
    is_prevented = rules.nest_shown == "top" and face_up & rules.point_cards
    if rules.misdeal == "none" or is_prevented:
        return False
    poor = poor_cards(rules)
    return any(hand <= poor for hand in hands)


def was_misdealt(deal: TrickState | TrickView) -> bool:
    """Whether the deal was thrown in before anybody could bid."""
    return deal.phase is Phase.OVER and deal.bidder is None and not deal.auction
