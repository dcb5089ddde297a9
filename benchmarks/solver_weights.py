"""Look for better weights of the solver's order of moves, by chance and selection.

`python -m benchmarks.solver_weights tricks 10 --seconds 300` prints the best it has found, in the
order of `_weights.pxi`. A change of one or two weights is kept if the trees of all positions, by
the sum of the logarithms of their nodes, become smaller.
"""

import argparse
import time
from collections.abc import Sequence
from math import log
from random import Random

from rookery.games import GAMES
from rookery.kernel._search import Search
from rookery.kernel.coded import Coded, coded
from rookery.kernel.samples import bridge_position, position_of_rules
from rookery.tricks.rules import TrickRules

WEIGHTS = 56


def sample(kind: str, tricks: int, number: int, rng: Random) -> list[Coded]:
    if kind != "points":
        trump = kind == "tricks"
        found = [bridge_position(rng, tricks, with_trump=trump) for _ in range(number)]
    else:
        rules = GAMES["dixie"].by_seats[4]
        assert isinstance(rules, TrickRules)
        found = [position_of_rules(rules, rng, tricks) for _ in range(number)]
    return [coded(position) for position in found]


def size(search: Search, positions: Sequence[Coded], most: float) -> float:
    """How large the trees are; more than `most` is not counted to the end."""
    total = 0.0
    for it in positions:
        search.clear()
        search.load(it)
        search.begin(None, None, None)
        before = search.nodes
        search.value(-1, 0, search.most)
        total += log(search.nodes - before + 20)
        if total > most:
            break
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=("points", "tricks", "plain"))
    parser.add_argument("tricks", type=int)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--weights", type=int, nargs=WEIGHTS, default=[0] * WEIGHTS)
    it = parser.parse_args()
    rng = Random(it.tricks)
    positions = sample(it.kind, it.tricks, it.positions, rng)
    search = Search(256 << 20)
    best = list(it.weights)
    search.tune(best)
    least = size(search, positions, float("inf"))
    end = time.monotonic() + it.seconds
    while time.monotonic() < end:
        changed = list(best)
        for _ in range(rng.choice((1, 1, 2))):
            changed[rng.randrange(WEIGHTS)] += rng.choice((-1, 1)) * 2 ** rng.randrange(7)
        search.tune(changed)
        total = size(search, positions, least)
        if total < least:
            best, least = changed, total
            print(f"{least / len(positions):.4f}", *best, flush=True)


if __name__ == "__main__":
    main()
