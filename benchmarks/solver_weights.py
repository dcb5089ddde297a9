"""Search for better weights of the solver's move ordering, by random changes and selection.

`python -m benchmarks.solver_weights trump:10 --seconds 300` prints the best weights so far, in the
order of `move_weights.pxi`. It changes one or two weights at a time, and keeps a change if the
search trees become smaller. Their size is the sum, over all positions, of the logarithm of the
nodes.
"""

import argparse
import time
from collections.abc import Sequence
from math import log
from random import Random

from rookery.games import GAMES
from rookery.kernel.encoded_position import EncodedPosition, encode_position
from rookery.kernel.position import Position
from rookery.kernel.solver._search import Search
from rookery.kernel.solver.random_positions import bridge_position, position_of_rules
from rookery.tricks.rules import TrickRules

WEIGHTS = 56
BRIDGE = ("trump", "plain")


def sample(kind: str, tricks: int, number: int, rng: Random) -> list[Position]:
    """`number` random positions of bridge (`trump` or `plain`) or of a game, such as `dixie-4`."""
    if kind in BRIDGE:
        trump = kind == "trump"
        return [bridge_position(rng, tricks, with_trump=trump) for _ in range(number)]
    game, _, seats = kind.partition("-")
    rules = GAMES[game].by_seats[int(seats)]
    assert isinstance(rules, TrickRules)
    return [position_of_rules(rules, rng, tricks) for _ in range(number)]


def size(search: Search, positions: Sequence[EncodedPosition], most: float) -> float:
    """The sum over all positions of the logarithm of the nodes. Stops once it is above `most`."""
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


def improve(
    positions: Sequence[EncodedPosition], weights: list[int], seconds: float, rng: Random
) -> None:
    """Improve `weights` for `seconds` seconds, and print each improvement."""
    search = Search(256 << 20)
    search.tune(weights)
    least = size(search, positions, float("inf"))
    print(f"{least / len(positions):.4f}", *weights, flush=True)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        changed = list(weights)
        for _ in range(rng.choice((1, 1, 2))):
            changed[rng.randrange(WEIGHTS)] += rng.choice((-1, 1)) * 2 ** rng.randrange(7)
        search.tune(changed)
        total = size(search, positions, least)
        if total < least:
            weights, least = changed, total
            print(f"{least / len(positions):.4f}", *weights, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "kinds",
        nargs="+",
        help="kinds of positions with their tricks: trump:10, plain:10, dixie-4:8",
    )
    parser.add_argument("--positions", type=int, default=100, help="of each kind")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=int, nargs=WEIGHTS, default=[0] * WEIGHTS)
    it = parser.parse_args()
    rng = Random(it.seed)
    positions = []
    for each in it.kinds:
        kind, _, tricks = each.partition(":")
        positions += sample(kind, int(tricks), it.positions, rng)
    improve(
        [encode_position(position) for position in positions], list(it.weights), it.seconds, rng
    )


if __name__ == "__main__":
    main()
