"""Groups of equivalent cards in a hand: only one card of each group needs to be evaluated."""

from collections.abc import Sequence

from rookery.core.cards import Card, CardSet
from rookery.tricks.view import TrickView


def groups_of(view: TrickView, cards: Sequence[Card]) -> list[list[Card]]:
    """Group equivalent cards. The first card of each group is the one to play.

    Two cards of a suit are equivalent if they are worth the same points and no card between them is
    still out. The called card has no equivalent, since playing it shows who the partner is (R5-8).
    Usually the lowest card of a group comes first. When the seat leads, the highest comes first if
    nothing can beat it in its suit, so that a partner knows that the trick is won.
    """
    assert view.trump is not None
    order = view.rules.orders[view.trump]
    gone = CardSet.of(card for trick in view.tricks for card in trick.cards)
    others = CardSet.of(view.rules.pack) - view.hand - gone
    groups: list[list[Card]] = []
    for card in sorted(cards, key=lambda each: (order.suit_of[each], order.strength[each])):
        last = groups[-1][-1] if groups else None
        if last is not None and _are_equal(view, others, last, card):
            groups[-1].append(card)
        else:
            groups.append([card])
    for group in groups:
        suit = others & order.cards_of[order.suit_of[group[-1]]]
        is_top = all(order.strength[each] < order.strength[group[-1]] for each in suit)
        if is_top and not view.trick:
            group.reverse()
    return groups


def _are_equal(view: TrickView, others: CardSet, low: Card, high: Card) -> bool:
    assert view.trump is not None
    if low in view.called or high in view.called:
        return False
    order, points = view.rules.orders[view.trump], view.rules.points_of
    if order.suit_of[low] is not order.suit_of[high] or points[low] != points[high]:
        return False
    strength = order.strength
    between = others & order.cards_of[order.suit_of[low]]
    return not any(strength[low] < strength[each] < strength[high] for each in between)
