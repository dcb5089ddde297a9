"""Divide items into groups of equal size, so that pairs within a group cost little."""

from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 30
"""A search ends after this many exchanges per item without gain. Twice as many gained nothing with
8 to 64 players."""

RESTARTS = 3
"""The most searches, each from new random groups; a cost of 0 ends them early."""


def grouped(
    items: Sequence[T], size: int, cost: Callable[[T, T], int], rng: Random
) -> tuple[tuple[T, ...], ...]:
    """Divide items into groups of `size`, with little cost between members of a group.

    The cost of two items is the same in both orders.

    By local search: two items of different groups are exchanged whenever that costs no more. The
    search is bounded by `PATIENCE` and `RESTARTS`, and ends as soon as the cost is 0.

    Raises ValueError unless the items divide into groups.
    """
    if len(items) % size:
        raise ValueError(f"{len(items)} items do not divide into groups of {size}")
    costs = [[0 if a is b else cost(a, b) for b in items] for a in items]
    best: list[list[int]] = []
    least = -1
    for _ in range(RESTARTS):
        groups = _searched(len(items), size, costs, rng)
        total = sum(_within(group, costs) for group in groups)
        if least < 0 or total < least:
            best, least = groups, total
        if least <= 0:
            break
    return tuple(tuple(items[number] for number in group) for group in best)


def _searched(count: int, size: int, costs: list[list[int]], rng: Random) -> list[list[int]]:
    """Groups of item numbers after one local search from random groups."""
    order = list(range(count))
    rng.shuffle(order)
    groups = [order[start : start + size] for start in range(0, count, size)]
    if len(groups) < 2 or size == 1:
        return groups
    waited = 0
    while waited < PATIENCE * count:
        dear = [number for number, group in enumerate(groups) if _within(group, costs)]
        if not dear:
            break
        for _ in range(count):
            number = dear[int(rng.random() * len(dear))]
            waited = 0 if _exchange(groups, number, costs, rng) else waited + 1
    return groups


def _exchange(groups: list[list[int]], number: int, costs: list[list[int]], rng: Random) -> bool:
    """Exchange members of two groups unless that costs more. Returns whether it costs less."""
    other = int(rng.random() * (len(groups) - 1))
    other += other >= number
    here, there = groups[number], groups[other]
    i, j = int(rng.random() * len(here)), int(rng.random() * len(there))
    mine, theirs = here[i], there[j]
    of_mine, of_theirs = costs[mine], costs[theirs]
    change = -2 * of_mine[theirs]  # both sums below count these two as one group
    for each in here:
        change += of_theirs[each] - of_mine[each]
    for each in there:
        change += of_mine[each] - of_theirs[each]
    if change <= 0:
        here[i], there[j] = theirs, mine
    return change < 0


def _within(group: Sequence[int], costs: list[list[int]]) -> int:
    return sum(costs[a][b] for a, b in combinations(group, 2))
