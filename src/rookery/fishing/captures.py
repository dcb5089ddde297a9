"""The captures that a card can make (TX-4 to TX-7, TX-9).

A capture is a union of disjoint groups: centre cards of the card's number, sums of two or more
single cards, and builds of that value. Two groupings of the same cards are the same capture.
"""

from collections.abc import Iterable

from rookery.core.cards import Card, CardSet
from rookery.core.messages import Message
from rookery.core.moves import Take
from rookery.fishing.centre import Centre, capturable, holds, value_of
from rookery.fishing.packing import Groups, full, most, union_of, unions
from rookery.fishing.rules import FishingRules
from rookery.fishing.state import Pile
from rookery.messages import refusals

LISTED = 1_000
"""The most captures of one card that are listed.

A card can usually make only a handful of captures; only under free trailing can a centre grow until
there are more than this. Captures that are not listed are still legal, because `why_not` decides.
The largest capture is always listed, so that a client can preselect it (TX-7).
"""


def captures(rules: FishingRules, centre: Centre, card: Card) -> tuple[Take, ...]:
    """The captures that a card may make, largest first, each once; () if it can take nothing."""
    number = card.rank
    certain = centre.certain(number)
    sums = centre.sums.get(number, ())
    if not sums:
        if not certain:
            return ()
        if len(certain) == 1 or rules.capture != "any":
            return (Take(card, certain),)
    if rules.capture == "any":
        return _any_captures(centre, card)
    by_size = sorted(_full_choices(rules, centre, number, sums), key=_size, reverse=True)
    return tuple(Take(card, (*certain, *map(centre.sum_of, parts))) for parts in by_size)


def _full_choices(
    rules: FishingRules, centre: Centre, number: int, sums: Groups
) -> Iterable[Groups]:
    """The maximal sets of disjoint sums; with `capture` `most`, those with the most cards."""
    found, is_all = full(sums, LISTED)
    if is_all and rules.capture == "maximal":
        return found.values()
    best = most(centre.singles, number)
    found.setdefault(union_of(best), best)
    if rules.capture == "maximal":
        return found.values()
    return [parts for parts in found.values() if _size(parts) == _size(best)]


def _any_captures(centre: Centre, card: Card) -> tuple[Take, ...]:
    """The captures with `capture` set to any: every union of one or more groups."""
    groups = {CardSet.of(group.cards): group for group in centre.certain(card.rank)}
    groups |= {cards: centre.sum_of(cards) for cards in centre.sums.get(card.rank, ())}
    found, is_all = unions(tuple(groups), LISTED)
    if not is_all:
        certain = tuple(CardSet.of(group.cards) for group in centre.certain(card.rank))
        best = (*certain, *most(centre.singles, card.rank))
        found.setdefault(union_of(best), best)
    by_size = sorted(filter(None, found.values()), key=_size, reverse=True)[:LISTED]
    return tuple(Take(card, tuple(groups[part] for part in parts)) for parts in by_size)


def _size(parts: Groups) -> int:
    return sum(map(len, parts))


def why_not(rules: FishingRules, piles: tuple[Pile, ...], move: Take) -> Message | None:
    """Why a capture with a card in hand is illegal, exactly; None if legal (TX-6, TX-7)."""
    number = move.card.rank
    if not move.groups:
        return refusals.capture_something()
    taken = move.taken
    if len(taken) < sum(len(group.cards) for group in move.groups):
        return refusals.capture_once()
    if not all(holds(piles, group) for group in move.groups):
        return refusals.capture_groups()
    if any(value_of(piles, group) != number for group in move.groups):
        return refusals.capture_sum(number=number)
    if rules.capture == "any":
        return None
    left = [pile for pile in piles if pile.cards[0] not in taken]
    if number in capturable(left, number):
        return refusals.capture_further()
    if rules.capture == "most":
        size = _greatest(piles, number)
        if len(taken) < size:
            return refusals.capture_most(cards=size)
    return None


def _greatest(piles: tuple[Pile, ...], number: int) -> int:
    """The most centre cards that a card of the number can take."""
    certain = [pile for pile in piles if pile.value == number]
    singles = [pile.cards[0] for pile in piles if not pile.is_build]
    return sum(len(pile.cards) for pile in certain) + _size(most(singles, number))
