"""The centre prepared for capturing: the groups that add up to each number (TX-4, TX-5, TX-9)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rookery.core.cards import Card, CardSet
from rookery.core.moves import Group
from rookery.fishing.state import Pile


@dataclass(frozen=True, slots=True)
class Centre:
    """The single cards and builds of the centre, in the order in which they lie.

    `sums` has every group of two or more single cards by the number that they add up to, for all
    numbers up to the one given to `read_centre`.
    """

    singles: tuple[Card, ...]
    builds: tuple[Pile, ...]
    sums: Mapping[int, tuple[CardSet, ...]]

    def matches(self, number: int) -> tuple[Group, ...]:
        """The single cards of the number, each as a group."""
        return tuple([Group((card,)) for card in self.singles if card.rank == number])

    def certain(self, number: int) -> tuple[Group, ...]:
        """The groups that overlap with no other: single cards of the number, and builds of it."""
        matches = self.matches(number)
        if not self.builds:
            return matches
        return matches + tuple(
            Group(pile.cards, is_build=True) for pile in self.builds if pile.value == number
        )

    def sum_of(self, cards: CardSet) -> Group:
        """The group of these single cards, in the order of the centre."""
        return Group(tuple(card for card in self.singles if card in cards))


def read_centre(piles: Iterable[Pile], highest: int) -> Centre:
    """The centre of these piles, with all sums up to `highest`, which is best kept low."""
    singles, builds = [], []
    for pile in piles:
        if pile.is_build:
            builds.append(pile)
        else:
            singles.append(pile.cards[0])
    partial = [(0, 0)]
    for card in singles:
        bit, rank = 1 << card.index, card.rank
        partial += [(bits | bit, sum_ + rank) for bits, sum_ in partial if sum_ + rank <= highest]
    sums: dict[int, list[CardSet]] = {}
    for bits, number in partial:
        if bits & (bits - 1):
            sums.setdefault(number, []).append(CardSet(bits))
    tabled = {number: tuple(groups) for number, groups in sums.items()}
    return Centre(tuple(singles), tuple(builds), tabled)


def holds(piles: Iterable[Pile], group: Group) -> bool:
    """Whether the centre has this group: single cards, or one whole build."""
    cards = CardSet.of(group.cards)
    if group.is_build:
        return any(pile.is_build and CardSet.of(pile.cards) == cards for pile in piles)
    singles = CardSet.of([pile.cards[0] for pile in piles if not pile.is_build])
    return bool(cards) and cards <= singles


def value_of(piles: Iterable[Pile], group: Group) -> int:
    """The number of the card that takes a group of the centre."""
    if group.is_build:
        return next(pile.value for pile in piles if pile.cards[0] in group.cards)
    return sum(card.rank for card in group.cards)


def capturable(piles: Iterable[Pile], highest: int) -> frozenset[int]:
    """The ranks, up to `highest`, of cards that could capture something."""
    reached, builds = 1, 0
    for pile in piles:
        if pile.is_build:
            builds |= 1 << pile.value
        else:
            reached |= reached << pile.value
    found = reached | builds
    return frozenset([number for number in range(1, highest + 1) if found >> number & 1])
