"""The builds that a card can make (TX-8 to TX-10, TX-21, TX-22).

The card and one group of the centre add up to the value of a build. By option other groups of that
value become part of it: a build that is doubled, and single cards. Two groupings of the same cards
are the same build.
"""

from collections.abc import Iterator

from rookery.core.cards import Card, CardSet
from rookery.core.messages import Message
from rookery.core.moves import Build, Group
from rookery.fishing.centre import Centre, capturable, holds, value_of
from rookery.fishing.packing import full
from rookery.fishing.rules import FishingRules
from rookery.fishing.state import Pile
from rookery.messages import refusals

JOINED = 16
"""The most ways to group the single cards that join a build, as far as they are listed."""

TRIED = 64
"""The most builds of a card whose joining cards are listed. Only a crowded centre has more."""

_CROWD = 100
"""With so many sums of one number, only one way to group them is listed."""


def builds(
    rules: FishingRules, centre: Centre, hand: tuple[Card, ...], card: Card, due: Pile | None = None
) -> list[Build]:
    """The builds with this card whose value another card in the hand has, each once.

    With a `due` build, only those that use it (TX-11). With `table_builds`, not all are listed in a
    crowded centre (`JOINED`, `TRIED`); the others are legal too, because `why_not` decides.
    """
    values = {other.rank for other in hand if other != card and other.rank >= card.rank}
    if not values:
        return []
    found = [Build(card, group) for group in _groups(rules, centre, card, values)]
    if rules.multiple_builds:
        for pile in centre.builds:
            if pile.value in values and not pile.has_several_groups:
                found += _doubling(centre, pile, card)
    if due is not None:
        found = [build for build in found if due.cards[0] in build.used]
    if not rules.table_builds:
        return found
    wider: dict[tuple[int, CardSet], Build] = {}
    for build in found[:TRIED]:
        for each in _with_singles(centre, build):
            wider.setdefault((each.value, each.used), each)
    return list(wider.values())


def _groups(rules: FishingRules, centre: Centre, card: Card, values: set[int]) -> list[Group]:
    """The groups that the card may be laid on (TX-8, TX-10)."""
    missing = {value - card.rank for value in values if value > card.rank}
    groups = [Group((single,)) for single in centre.singles if single.rank in missing]
    groups += [
        Group(pile.cards, is_build=True)
        for pile in centre.builds
        if pile.value in missing and not pile.has_several_groups
    ]
    if rules.build_on_many:
        groups += [centre.sum_of(cards) for gap in sorted(missing) for cards in _sums(centre, gap)]
    return groups


def _sums(centre: Centre, number: int) -> tuple[CardSet, ...]:
    return centre.sums.get(number, ())


def _doubling(centre: Centre, pile: Pile, card: Card) -> Iterator[Build]:
    """The builds that double a pile, by the card alone or with single cards (TX-21)."""
    gap = pile.value - card.rank
    sums = map(centre.sum_of, _sums(centre, gap))
    for group in (*centre.matches(gap), *sums) if gap else [Group(())]:
        yield Build(card, group, (Group(pile.cards, is_build=True),))


def _with_singles(centre: Centre, build: Build) -> Iterator[Build]:
    """A build with all other single cards of its value, in each way to group them (TX-22)."""
    used, matches = build.used, centre.matches(build.value)
    sums = [cards for cards in _sums(centre, build.value) if not cards & used]
    for parts in full(sums, JOINED if len(sums) < _CROWD else 2)[0].values():
        beside = (*build.beside, *matches, *map(centre.sum_of, parts))
        yield Build(build.card, build.on, beside)


def why_not(
    rules: FishingRules, piles: tuple[Pile, ...], hand: CardSet, move: Build
) -> Message | None:
    """Why a build with a card in hand is illegal, for every grouping; None if it is legal."""
    groups, used, value = move.groups, move.used, move.value
    is_repeated = len(used) < sum(len(group.cards) for group in groups)
    if not groups or is_repeated or not all(holds(piles, group) for group in groups):
        return refusals.build_on_single()
    doubled = [group for group in move.beside if group.is_build]
    reason = _why_not_joined(rules, piles, move, doubled)
    if reason is not None:
        return reason
    if len(move.on.cards) > 1 and not (move.on.is_build or rules.build_on_many or doubled):
        return refusals.build_on_one()
    if value > rules.highest:
        return refusals.build_value_most(most=rules.highest, value=value)
    if value not in {card.rank for card in hand.minus(move.card)}:
        return refusals.build_needs(value=value, needed=value)
    singles = [it for it in piles if not it.is_build and it.cards[0] not in used]
    if rules.table_builds and value in capturable(singles, value):
        return refusals.build_further(value=value)
    return None


def _why_not_joined(
    rules: FishingRules, piles: tuple[Pile, ...], move: Build, doubled: list[Group]
) -> Message | None:
    """Why these groups cannot be in one build (TX-21, TX-22)."""
    if doubled and not rules.multiple_builds:
        return refusals.build_joined(what="build")
    if len(doubled) < len(move.beside) and not rules.table_builds:
        return refusals.build_joined(what="cards")
    if len(doubled) + move.on.is_build > 1:
        return refusals.build_one_only()
    if not move.on.cards and not doubled:
        return refusals.build_on_single()
    used = move.used
    if any(pile.has_several_groups for pile in piles if pile.cards[0] in used):
        return refusals.build_final()
    if any(value_of(piles, group) != move.value for group in move.beside):
        return refusals.build_value_each(value=move.value)
    return None
