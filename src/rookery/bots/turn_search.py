"""Helpers for bots that search fishing games: candidate turns, and searching within a budget."""

from collections.abc import Sequence

from rookery.bots.budget import Budget
from rookery.core.cards import Card
from rookery.fishing.turns import Turn
from rookery.kernel.fishing.search import FishingSearch

LISTED = 24
"""The most captures, and the most builds, that are searched for one card. Unmeasured, as are those
below.

A full centre allows thousands of captures.
"""

FIRST = 4
"""The number of worlds searched before the clock is read."""

MOST_WORLDS = 1 << 16
"""The most worlds for a decision; more make no difference."""


def candidates(turns: Sequence[Turn]) -> list[Turn]:
    """The turns to search: at most LISTED of each kind for each card."""
    alike: dict[tuple[type[Turn], Card], list[Turn]] = {}
    for turn in turns:
        alike.setdefault((type(turn), turn.card), []).append(turn)
    return [turn for each in alike.values() for turn in each[:LISTED]]


def search_worlds(
    search: FishingSearch,
    budget: Budget,
    seed: int,
    world: int,
    turns: Sequence[int],
    until: float = 1.0,
) -> int:
    """Search world after world, from `world` on, until the share `until` of the budget is used.

    `turns` are indices of the turns of `search`. World 0 is searched in any case. Return the number
    of the next world.
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
