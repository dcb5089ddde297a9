"""The work that `benchmarks.limited_api` measures: a line names it, another has its CPU seconds."""

import sys
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import numpy as np

from benchmarks.engine import one_deal
from benchmarks.kernel_playouts import any_view
from rookery.arena.simulate import Simulation, simulate_match
from rookery.coding import known
from rookery.core.game import Game
from rookery.engine import EngineGame, VectorTable
from rookery.games import GAMES
from rookery.kernel import playout, random_deals, solve
from rookery.kernel.solver.compiled_solver import Solver
from rookery.kernel.solver.random_positions import position_of_rules
from rookery.kernel.worlds.sampling import Sampler
from rookery.tricks.game import TrickGame

DIXIE = GAMES["dixie"].game({"seats": 4})
assert isinstance(DIXIE, TrickGame)
LARGE = [position_of_rules(DIXIE.rules, Random(number), 9) for number in range(60)]
SMALL = [position_of_rules(DIXIE.rules, Random(number), 3) for number in range(200)]
VIEW = any_view(DIXIE, Random(3))
SOLVER = Solver(64)


def solve_large() -> None:
    SOLVER.clear()
    for position in LARGE:
        SOLVER.value(position)


def solve_small() -> None:
    for _ in range(10):
        for position in SMALL:
            solve(position)


def play_out() -> None:
    for number in range(5000):
        playout(SMALL[0], number, 10)


def draw_worlds() -> None:
    for number in range(2000):
        Sampler(VIEW).draw(number, 100)


def play(game: str, seats: int | None, bot: str, deals: int) -> None:
    options = {} if seats is None else {"seats": seats}
    simulate_match(Simulation(game, (bot,), 1, options, deals), 0)


def deal(game: Game[Any, Any], count: int) -> None:
    rng = Random(1)
    for _ in range(count):
        one_deal(game, rng, None)


def step(rows: int, count: int) -> None:
    table = VectorTable("dixie", rows, options={"seats": 4}, seed=1)
    actions = np.empty(rows, np.int32)
    for _ in range(count):
        table.choose(actions)
        table.step(actions)


def engine_of(name: str, seats: int) -> Game[Any, Any]:
    game: Game[Any, Any] = EngineGame(known(GAMES[name].game({"seats": seats}).rules))
    return game


WORK: dict[str, Callable[[], object]] = {
    "solver: 60 positions of nine tricks": solve_large,
    "solver: 2,000 positions of three tricks, all cards and a line": solve_small,
    "playouts: 500,000 random deals": partial(random_deals, DIXIE.rules, 1, 500_000),
    "playouts: 5,000 calls for 10 each": play_out,
    "worlds: 2,000 calls for 100 each": draw_worlds,
    "bots: `strong` at dixie, 3 deals": partial(play, "dixie", 4, "strong@2000n", 3),
    "bots: `strong` at five, 3 deals": partial(play, "five", None, "strong@2000n", 3),
    "bots: `strong` at tuxedo, 3 deals": partial(play, "tuxedo", 2, "strong@2000n", 3),
    "bots: `ismcts` at dixie, 3 deals": partial(play, "dixie", 4, "ismcts@5000n", 3),
    "bots: `steady` at dixie, 10 deals": partial(play, "dixie", 4, "steady", 10),
    "engine: 4,000 steps of 1,024 rows": partial(step, 1024, 4000),
    "engine: 100,000 steps of one row": partial(step, 1, 100_000),
    "engine: `EngineGame`, 2,000 deals of dixie": partial(deal, engine_of("dixie", 4), 2000),
    "engine: `EngineGame`, 2,000 deals of tuxedo": partial(deal, engine_of("tuxedo", 2), 2000),
}


def main() -> None:
    print("\t".join(WORK), flush=True)
    for line in sys.stdin:
        began = time.process_time()
        WORK[line.rstrip("\n")]()
        print(time.process_time() - began, flush=True)


if __name__ == "__main__":
    main()
