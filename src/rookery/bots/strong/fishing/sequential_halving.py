"""Sequential halving: most of the budget goes to the best turns (Karnin, Koren, Somekh 2013)."""

from math import ceil, log2

from rookery.bots.budget import Budget
from rookery.bots.turn_search import search_worlds
from rookery.kernel.fishing.search import FishingSearch


def halve(search: FishingSearch, turns: int, seed: int, budget: Budget) -> list[int]:
    """Search all turns, then the better half of them, and so on; return their indices, best first.

    `turns` is the number of turns in `search`. All turns of a round are searched in the same
    worlds. Turns that are dropped later rank before those dropped earlier.
    """
    left = list(range(turns))
    dropped: list[int] = []
    rounds = max(1, ceil(log2(turns)))
    shares = [budget.used_after(number / rounds) for number in range(1, rounds + 1)]
    world = 0
    for number, until in enumerate(shares, 1):
        world = search_worlds(search, budget, seed, world, left, until)
        found = search.found()
        left.sort(key=lambda place: -found[place].worth)
        keep = ceil(len(left) / 2) if number < rounds else len(left)
        dropped[:0] = left[keep:]
        del left[keep:]
    return left + dropped
