"""Keeping to what a decision may cost: seconds by the clock, or nodes without one."""

from __future__ import annotations

from math import ceil
from time import perf_counter

from rookery.bots.limits import Limits
from rookery.kernel.fishing.search import FishingSearch

USED = 0.75
"""The part of the seconds that is planned for: a busy machine takes more."""

FIRST = 4
"""Worlds that are looked at before the clock is."""

MOST_WORLDS = 1 << 16
"""Worlds after which a decision does not become better."""


class Budget:
    """What may be spent on one decision, counted from when it was made."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._begun = perf_counter() if limits.nodes is None else 0.0

    def spend(
        self, search: FishingSearch, seed: int, world: int, turns: list[int], part: float
    ) -> int:
        """Look at worlds until a part of the budget is spent; the number of the next world."""
        if self._limits.nodes is not None:
            limit = ceil(self._limits.nodes * part)
            count = max(1, MOST_WORLDS - world)
            return world + search.look(seed, world, count, turns, limit)
        until = self._limits.seconds * USED * part
        count = FIRST
        while world < MOST_WORLDS:
            before = perf_counter()
            world += search.look(seed, world, count, turns)
            now = perf_counter()
            left = until - (now - self._begun)
            each = max((now - before) / count, 1e-7)
            if left < each * FIRST:
                break
            count = max(FIRST, min(4 * count, int(left / each / 2)))
        return world
