"""What all bots share that search fishing games: the turns to look at, and for how long."""

from __future__ import annotations

from collections.abc import Sequence

from rookery.bots.budget import Budget
from rookery.core.cards import Card
from rookery.fishing.turns import Turn
from rookery.kernel.fishing.search import FishingSearch

LISTED = 24
"""Captures, builds or trails of one card that are weighed: a heaped centre allows thousands."""

FIRST = 4
"""Worlds that are looked at before the clock is."""

MOST_WORLDS = 1 << 16
"""Worlds after which a decision does not become better."""


def listed(turns: Sequence[Turn]) -> list[Turn]:
    """The turns without most of those that a heaped centre allows."""
    alike: dict[tuple[type[Turn], Card], list[Turn]] = {}
    for turn in turns:
        alike.setdefault((type(turn), turn.card), []).append(turn)
    return [turn for each in alike.values() for turn in each[:LISTED]]


def look(
    search: FishingSearch,
    budget: Budget,
    seed: int,
    world: int,
    turns: Sequence[int],
    until: float = 1.0,
) -> int:
    """Look ahead from some turns, in one world after the other, until a part of the budget is used.

    Turns are given by their places in the search. The result is the number of the next world; in
    world 0 is looked in any case.
    """
    if budget.nodes is not None:
        if world and budget.used >= until:
            return world
        before = search.nodes
        limit = before + budget.nodes_for(until - budget.used)
        world += search.look(seed, world, MOST_WORLDS - world, turns, limit)
        budget.charge(search.nodes - before)
        return world
    count = FIRST
    while world < MOST_WORLDS:
        used = budget.used
        world += search.look(seed, world, count, turns)
        each = max((budget.used - used) / count, 1e-9)
        left = until - budget.used
        if left < each * FIRST:
            break
        count = max(FIRST, min(4 * count, int(left / each / 2)))
    return world
