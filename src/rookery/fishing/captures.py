"""What a card can capture (TX-4 to TX-7, TX-9).

A capture is a union of disjoint groups: centre cards of the card's number, sums of two or more
single cards, and builds of the number. Two groupings of the same cards are one capture.
"""

from __future__ import annotations

from collections.abc import Iterable

from rookery.core.cards import Card, CardSet
from rookery.core.moves import Take
from rookery.fishing.centre import Centre, capturable, holds
from rookery.fishing.packing import Groups, completed, most, unions
from rookery.fishing.rules import FishingRules
from rookery.fishing.state import Pile

LISTED = 1_000
"""How many captures of one card are listed at the most. A usual centre allows a handful; only
free trailing can heap up one that allows more, and there every capture that `why_not` accepts
stays legal, listed or not. The largest is always listed, for a client to preselect (TX-7)."""


def captures(rules: FishingRules, centre: Centre, card: Card) -> tuple[Take, ...]:
    """The captures a card may make, each once, the largest first; () if it can take nothing."""
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
    """The choices of sums that leave no further sum; with `most`, those with the most cards."""
    found, is_all = unions(sums, LISTED)
    if is_all:
        full = {
            union: parts for union, parts in found.items() if all(union & group for group in sums)
        }
        if rules.capture == "maximal":
            return full.values()
    else:
        choices = [completed(parts, sums) for parts in tuple(found.values())[: LISTED - 1]]
        full = {_union(parts): parts for parts in choices}
    best = most(centre.singles, number)
    full.setdefault(_union(best), best)
    if rules.capture == "maximal":
        return full.values()
    return [parts for parts in full.values() if _size(parts) == _size(best)]


def _any_captures(centre: Centre, card: Card) -> tuple[Take, ...]:
    """All unions of one or more groups, of any kind."""
    groups = {CardSet.of(group.cards): group for group in centre.certain(card.rank)}
    groups |= {cards: centre.sum_of(cards) for cards in centre.sums.get(card.rank, ())}
    found, is_all = unions(tuple(groups), LISTED)
    if not is_all:
        certain = tuple(CardSet.of(group.cards) for group in centre.certain(card.rank))
        best = (*certain, *most(centre.singles, card.rank))
        found.setdefault(_union(best), best)
    by_size = sorted(filter(None, found.values()), key=_size, reverse=True)[:LISTED]
    return tuple(Take(card, tuple(groups[part] for part in parts)) for parts in by_size)


def _union(parts: Groups) -> CardSet:
    return CardSet.of(card for part in parts for card in part)


def _size(parts: Groups) -> int:
    return sum(map(len, parts))


def why_not(rules: FishingRules, piles: tuple[Pile, ...], move: Take) -> str | None:
    """What is wrong with a capture by a card that the seat holds; None if it is allowed.

    Exact for every centre and every grouping of the cards (TX-6, TX-7).
    """
    number = move.card.rank
    if not move.groups:
        return "a capture takes at least one group"
    taken = move.taken
    if len(taken) < sum(len(group.cards) for group in move.groups):
        return "a card can be in one group only"
    if not all(holds(piles, group) for group in move.groups):
        return "a group is not in the centre like that"
    if any(sum(card.rank for card in group.cards) != number for group in move.groups):
        return f"each group must be a {number} or add up to {number}"
    if rules.capture == "any":
        return None
    left = [pile for pile in piles if pile.cards[0] not in taken]
    if number in capturable(left, number):
        return "a further group could be taken with the same card"
    if rules.capture == "most":
        size = _greatest(piles, number)
        if len(taken) < size:
            return f"that card can take {size} cards, and must take as many as it can"
    return None


def _greatest(piles: tuple[Pile, ...], number: int) -> int:
    """The greatest number of cards that a card of the number can take."""
    certain = [pile for pile in piles if pile.value == number]
    singles = [pile.cards[0] for pile in piles if not pile.is_build]
    return sum(len(pile.cards) for pile in certain) + _size(most(singles, number))
