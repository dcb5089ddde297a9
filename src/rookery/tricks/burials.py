"""Which cards may lie buried where the option `bury` forbids some (R3-4, FO-7, FO-8)."""

from rookery.core.cards import NO_CARDS, Card, CardSet
from rookery.core.moves import Trump
from rookery.tricks.exchange import buriable, one_buriable
from rookery.tricks.rules import TrickRules
from rookery.tricks.shape import Phase


def barred(rules: TrickRules, trump: Trump | None) -> CardSet:
    """The cards buried only if no other card can be: counters, spared trumps (FO-7)."""
    if rules.bury == "any":
        return NO_CARDS
    cards = rules.point_cards
    if rules.bury == "spare" and trump is not None and trump_is_named_first(rules):
        cards |= rules.orders[trump].trumps
    return cards


def one_allowed(rules: TrickRules) -> CardSet:
    """The counters of which a single one may be buried: 5s and 10s, or none."""
    return one_buriable(rules, rules.point_cards)


def trump_is_named_first(rules: TrickRules) -> bool:
    """Whether trump is named before cards are buried."""
    course = rules.course
    return Phase.BURY in course and course.index(Phase.TRUMP) < course.index(Phase.BURY)


def are_free(rules: TrickRules, trump: Trump | None, buried: CardSet) -> bool:
    """Whether no card of a burial is barred, apart from the one counter that is allowed."""
    held_back = buried & barred(rules, trump)
    return not held_back or (len(held_back) == 1 and held_back <= one_allowed(rules))


def burying_order(rules: TrickRules, trump: Trump | None, buried: CardSet) -> list[Card]:
    """The cards in an order in which they may be buried, if there is such an order."""
    held_back, one = barred(rules, trump), one_allowed(rules)
    return sorted(buried, key=lambda card: (card in held_back, card not in one))


def are_possible(rules: TrickRules, trump: Trump | None, kept: CardSet, buried: CardSet) -> bool:
    """Whether a bidder who kept some cards can have buried the others, in some order."""
    named = trump if trump_is_named_first(rules) else None
    hand, done = kept | buried, NO_CARDS
    for card in burying_order(rules, trump, buried):
        if card not in buriable(rules, hand, named, done):
            return False
        hand, done = hand.minus(card), done.plus(card)
    return True
