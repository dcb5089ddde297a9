"""Disjoint groups of cards: all their unions, and a largest one (TX-6, TX-7)."""

from collections.abc import Iterable, Sequence
from functools import cache

from rookery.core.cards import Card, CardSet

Groups = tuple[CardSet, ...]


def unions(groups: Sequence[CardSet], limit: int) -> tuple[dict[CardSet, Groups], bool]:
    """The unions of disjoint groups, and whether all unions were found.

    Each union is given with one choice of groups that make it up. The empty union is included. The
    search stops once it has more than `limit` unions.
    """
    found: dict[int, Groups] = {0: ()}
    for group in groups:
        for bits, parts in tuple(found.items()):
            if not bits & group.bits:
                found.setdefault(bits | group.bits, (*parts, group))
        if len(found) > limit:
            return {CardSet(bits): parts for bits, parts in found.items()}, False
    return {CardSet(bits): parts for bits, parts in found.items()}, True


def completed(parts: Groups, groups: Iterable[CardSet]) -> Groups:
    """The parts with further disjoint groups added in order until none fits."""
    used = sum(part.bits for part in parts)
    free = [group for group in groups if not group.bits & used]
    while free:
        parts, added = (*parts, free[0]), free[0].bits
        free = [group for group in free if not group.bits & added]
    return parts


def full(groups: Sequence[CardSet], limit: int) -> tuple[dict[CardSet, Groups], bool]:
    """The unions of disjoint groups that no other group can join, and whether these are all.

    They are as `unions` gives them; if not all were found, fewer than `limit`.
    """
    found, is_all = unions(groups, limit)
    if is_all:
        return {
            union: parts for union, parts in found.items() if all(union & it for it in groups)
        }, True
    choices = [completed(parts, groups) for parts in tuple(found.values())[: limit - 1]]
    return {union_of(parts): parts for parts in choices}, False


def union_of(parts: Groups) -> CardSet:
    """All cards of some groups."""
    return CardSet.of(card for part in parts for card in part)


def can_split(cards: Iterable[Card], number: int) -> bool:
    """Whether cards can be split into groups that each add up to the number."""
    ranks = tuple(sorted((card.rank for card in cards), reverse=True))
    return sum(ranks) % number == 0 and _parted(ranks, number, idle=0) is not None


def most(singles: Sequence[Card], number: int) -> Groups:
    """Disjoint groups that add up to the number and have the most cards in all.

    Each group has two or more cards. The search is exact: it first tries to use every card, then to
    leave out one, then two and so on. It looks at numbers only, because cards of the same number
    are interchangeable.
    """
    ranks = tuple(sorted((card.rank for card in singles if card.rank < number), reverse=True))
    partition = next(
        found
        for idle in range(len(ranks) + 1)
        if (found := _parted(ranks, number, idle)) is not None
    )
    stock: dict[int, list[Card]] = {}
    for card in singles:
        stock.setdefault(card.rank, []).append(card)
    return tuple(CardSet.of(stock[rank].pop(0) for rank in group) for group in partition)


def _parted(ranks: tuple[int, ...], number: int, idle: int) -> tuple[tuple[int, ...], ...] | None:
    """The ranks, highest first, in sums of the number with at most `idle` left; else None."""

    @cache
    def search(left: tuple[int, ...], idle: int) -> tuple[tuple[int, ...], ...] | None:
        if len(left) <= idle:
            return ()
        first, rest = left[0], left[1:]
        for others in _completions(rest, number - first):
            remaining = _without(rest, others)
            found = search(remaining, idle)
            if found is not None:
                return ((first, *others), *found)
        return search(rest, idle - 1) if idle else None

    return search(ranks, idle)


def _completions(ranks: tuple[int, ...], missing: int) -> Iterable[tuple[int, ...]]:
    """The different choices of ranks that add up to `missing`, each highest first."""
    if missing == 0:
        yield ()
        return
    for place, rank in enumerate(ranks):
        if rank <= missing and (place == 0 or ranks[place - 1] != rank):
            for others in _completions(ranks[place + 1 :], missing - rank):
                yield (rank, *others)


def _without(ranks: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    left = list(ranks)
    for rank in gone:
        left.remove(rank)
    return tuple(left)
