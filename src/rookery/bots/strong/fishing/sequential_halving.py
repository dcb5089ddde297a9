"""Spending what a decision may cost on the turns that promise most (Karnin, Koren, Somekh 2013)."""

from __future__ import annotations

from math import ceil, log2

from rookery.bots.budget import Budget
from rookery.bots.turn_search import look
from rookery.kernel.fishing.search import FishingSearch


def halve(search: FishingSearch, turns: int, seed: int, budget: Budget) -> list[int]:
    """Look ahead from all turns, then from the better half of them, and so on.

    All turns that are left are looked at in the same worlds. The result are their places in the
    order of what was found, those dropped last before those dropped first.
    """
    left = list(range(turns))
    dropped: list[int] = []
    rounds = max(1, ceil(log2(turns)))
    shares = [budget.used_after(number / rounds) for number in range(1, rounds + 1)]
    world = 0
    for number, until in enumerate(shares, 1):
        world = look(search, budget, seed, world, left, until)
        found = search.found()
        left.sort(key=lambda place: -found[place].worth)
        keep = ceil(len(left) / 2) if number < rounds else len(left)
        dropped[:0] = left[keep:]
        del left[keep:]
    return left + dropped
