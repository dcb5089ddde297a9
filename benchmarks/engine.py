"""Compare the compiled engine with the specification: `python -m benchmarks.engine`.

Writes benchmarks/ENGINE.md: the steps per CPU second of random play on one core, and how much a
second thread adds.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmarks.machine import described, options
from rookery import heuristics
from rookery.coding import ObservationCoding, known
from rookery.core.game import Game
from rookery.engine import EngineGame, Int8Network, VectorTable
from rookery.engine.policies import Policy
from rookery.games import GAMES

RESULTS = Path(__file__).parent / "ENGINE.md"

FAIR = """\
Fair because every round measures all rows in turn, on one core and by CPU time,
with the same game and the same way to choose moves."""

TABLES = (("dixie", 4), ("five", 5), ("tuxedo", 2))
"""The games that are measured, with their seats; other trick games are like the first two."""

ROWS = 1024

THREAD_ROWS = (1024, 4096)
"""How many rows each thread plays in the measurements of threads."""

TURN = 60
"""The steps in one measuring interval with threads. They take some five milliseconds."""

ENOUGH, PATIENCE = 10, 15.0
"""`ENOUGH` intervals are collected; after `PATIENCE` seconds, fewer are accepted."""

FREE = 0.95
"""An interval counts if every thread had a core for at least this share of the interval."""

SPEC = "specification"
SPEC_CODED = "specification, observation and mask"
ONE = "`EngineGame`"
STEP = "`step`, observation and mask"
CHOSEN = "`choose` and `step`"
PLAY = "`play`"
BY_NETWORK = "`choose` by a network and `step`"
PLAY_BY_NETWORK = "`play` by a network"
BOT = "specification, by the bot `steady`"
BY_STEADY = "`play` by `steady`"

HIDDEN = 128
"""The units of the one hidden layer of the network that chooses actions."""

Run = Callable[[float], float]
"""A function that runs for about the given CPU seconds and returns its steps per CPU second."""


@dataclass(frozen=True, slots=True)
class Threaded:
    """Steps per wall-clock second, in those of all `turns` in which every thread had a core."""

    rows: int
    threads: int
    turns: int
    rates: tuple[float, ...]

    @property
    def rate(self) -> float:
        """The median; 0 if no interval counted."""
        return median(self.rates) if self.rates else 0.0


def main() -> None:
    parser = options("engine", __doc__)
    parser.add_argument("--rounds", type=int, default=5, help="rounds of every measurement")
    parser.add_argument("--seconds", type=float, default=0.3, help="CPU seconds of each row")
    it = parser.parse_args()
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    rates = measured(it.rounds, it.seconds)
    os.sched_setaffinity(0, cores)
    threads = list(threaded(it.rounds))
    text = "\n".join([*heading(it), *table(rates), *thread_table(threads), "", FAIR])
    RESULTS.write_text(text + "\n", encoding="utf-8")
    print(text)


def measured(rounds: int, seconds: float) -> dict[str, dict[str, list[float]]]:
    """The rates by game and row of the table; every round measures all rows in turn."""
    runs = {f"{name} {seats}": subjects(name, seats) for name, seats in TABLES}
    rates: dict[str, dict[str, list[float]]] = {
        name: {subject: [] for subject in chosen} for name, chosen in runs.items()
    }
    for number in range(rounds):
        print(f"bench: round {number + 1} of {rounds}", file=sys.stderr, flush=True)
        for name, chosen in runs.items():
            for subject, run in chosen.items():
                rates[name][subject].append(run(seconds))
    return rates


def subjects(name: str, seats: int) -> dict[str, Run]:
    """The functions that measure a game. Each is named like its row of the table."""
    game = GAMES[name].game({"seats": seats})
    table = VectorTable(name, ROWS, options={"seats": seats}, seed=1)
    coding = ObservationCoding(game.rules)
    engine: EngineGame[Any, Any] = EngineGame(known(game.rules))
    actions = np.empty(ROWS, np.int32)
    network = random_network(table)
    return {
        SPEC: lambda seconds: by_deals(game, seconds, None),
        SPEC_CODED: lambda seconds: by_deals(game, seconds, coding),
        ONE: lambda seconds: by_deals(engine, seconds, None),
        STEP: lambda seconds: stepping(table, actions, seconds),
        CHOSEN: lambda seconds: choosing(table, actions, seconds),
        PLAY: lambda seconds: playing(table, seconds),
        BY_NETWORK: lambda seconds: choosing(table, actions, seconds, network),
        PLAY_BY_NETWORK: lambda seconds: playing(table, seconds, network),
        BOT: lambda seconds: deciding(game, seconds),
        BY_STEADY: lambda seconds: playing(table, seconds, "steady"),
    }


def deciding(game: Game[Any, Any], seconds: float) -> float:
    """Play deals with `steady` in all seats; the time includes its views and its decisions."""
    rng, plies, began = Random(1), 0, time.process_time()
    while time.process_time() - began < seconds:
        state = game.start(rng.sample(game.pack, len(game.pack)), rng.randrange(game.seats))
        while actors := game.actors(state):
            move = heuristics.decide(game.view(state, actors[0]), rng).move
            state = game.apply(state, actors[0], move)
            plies += 1
    return plies / (time.process_time() - began)


def by_deals(game: Game[Any, Any], seconds: float, coding: ObservationCoding | None) -> float:
    """Play random deals move by move, and encode each position if `coding` is given."""
    rng, plies, began = Random(1), 0, time.process_time()
    while time.process_time() - began < seconds:
        plies += one_deal(game, rng, coding)
    return plies / (time.process_time() - began)


def one_deal(game: Game[Any, Any], rng: Random, coding: ObservationCoding | None) -> int:
    deck = rng.sample(game.pack, len(game.pack))
    state, plies = game.start(deck, rng.randrange(game.seats)), 0
    while actors := game.actors(state):
        legal = game.legal(state, actors[0])
        if coding is not None:
            coding.observe(game.view(state, actors[0]))
            coding.actions.mask(legal)
        state = game.apply(state, actors[0], rng.choice(legal))
        plies += 1
    return plies


def stepping(table: VectorTable, actions: NDArray[np.int32], seconds: float) -> float:
    """Steps per CPU second; the time to choose the actions is not counted."""
    spent, steps = 0.0, 0
    while spent < seconds:
        table.choose(actions)
        began = time.process_time()
        table.step(actions)
        spent += time.process_time() - began
        steps += 1
    return steps * table.rows / spent


def random_network(table: VectorTable) -> Int8Network:
    """A network of random weights with one hidden layer."""
    rng = np.random.default_rng(1)
    sizes = ((table.obs.shape[1], HIDDEN), (HIDDEN, table.mask.shape[1]))
    return Int8Network(
        [
            (
                rng.integers(-128, 128, (outputs, inputs)).astype(np.int8),
                rng.integers(-1000, 1000, outputs).astype(np.int32),
                4,
            )
            for inputs, outputs in sizes
        ]
    )


def choosing(
    table: VectorTable,
    actions: NDArray[np.int32],
    seconds: float,
    network: Int8Network | None = None,
) -> float:
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        table.step(table.choose(actions, policy=network))
        steps += 1
    return steps * table.rows / (time.process_time() - began)


def playing(table: VectorTable, seconds: float, policy: Policy | None = None) -> float:
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        table.play(100, policy=policy)
        steps += 100
    return steps * table.rows / (time.process_time() - began)


def threaded(rounds: int) -> Iterator[Threaded]:
    """Yield the steps per wall-clock second of one thread, then of two, with equal rows each."""
    for rows in THREAD_ROWS:
        tables = {
            threads: VectorTable("dixie", rows * threads, seed=1, threads=threads)
            for threads in (1, 2)
        }
        rates: dict[int, list[float]] = {threads: [] for threads in tables}
        turns, began = 0, time.perf_counter()
        while turns < 100 * rounds or (
            min(map(len, rates.values())) < ENOUGH and time.perf_counter() - began < PATIENCE
        ):
            turns += 1
            for threads, table in tables.items():
                rate, cores = short_turn(table)
                if cores >= FREE * threads:
                    rates[threads].append(rate)
        for threads, table in tables.items():
            table.close()
            yield Threaded(rows, threads, turns, tuple(rates[threads]))


def short_turn(table: VectorTable) -> tuple[float, float]:
    """Steps per second by the wall clock in one interval, and the cores that the process used."""
    actions = table.choose()
    began, busy = time.perf_counter(), time.process_time()
    for _ in range(TURN):
        table.step(table.choose(actions))
    spent, busy = time.perf_counter() - began, time.process_time() - busy
    return TURN * table.rows / spent, busy / spent


def heading(it: argparse.Namespace) -> list[str]:
    given = f"--rounds {it.rounds} --seconds {it.seconds}"
    return [
        "# The compiled engine",
        "",
        f"Machine: {described()}. Command: `python -m benchmarks.engine {given}`.",
        "Such machines are noisy: compare rows of one run.",
        "",
        "## Steps per CPU second",
        "",
        "Random play on one pinned core: the median of the rounds, with lowest and highest. A step",
        f"is one move. A `VectorTable` has {ROWS} rows, which are deals, and writes an observation",
        "and a mask for each row at every step; `play` writes them only at its end. The time of",
        "`step` excludes the choice of actions. Python code drives the specification and",
        f"`EngineGame`. The network is an `Int8Network` with {HIDDEN} hidden units, which reads",
        "the observation before every action. In the rows of `steady`, this bot plays all seats.",
    ]


def table(rates: dict[str, dict[str, list[float]]]) -> Iterator[str]:
    yield from ["", "| game, seats | what | steps/s | lowest–highest | times the specification |"]
    yield "| --- | --- | ---: | ---: | ---: |"
    for name, found in rates.items():
        for subject, runs in found.items():
            against = {BY_STEADY: BOT}.get(subject, SPEC_CODED)
            if subject in (ONE, PLAY):
                against = SPEC
            times = median(runs) / median(found[against])
            ratio = "" if subject in (SPEC, SPEC_CODED, BOT) else f"{times:,.1f}"
            yield (
                f"| {name} | {subject} | {median(runs):,.0f} "
                f"| {min(runs):,.0f}–{max(runs):,.0f} | {ratio} |"
            )
    yield from [
        "",
        "Rows of `steady` are compared with this bot in Python, `EngineGame` and `play` with the",
        "plain specification, and the other rows with the specification with observation and mask.",
    ]


def thread_table(rows: list[Threaded]) -> Iterator[str]:
    yield from ["", "## Threads", ""]
    yield "Steps of Dixie Rook for four (`choose` and `step`) per wall-clock second, in short turns"
    yield "of some five milliseconds. Rates are medians of those turns in which every thread had a"
    yield f"core for at least {FREE:.0%} of the time. A busy machine has few such turns."
    yield from ["", "| rows a thread | threads | such turns | steps/s | times one thread |"]
    yield "| ---: | ---: | ---: | ---: | ---: |"
    alone = {row.rows: row.rate for row in rows if row.threads == 1}
    for row in rows:
        rate = f"{row.rate:,.0f}" if row.rates else "–"
        times = f"{row.rate / alone[row.rows]:.2f}" if row.rates and alone[row.rows] else "–"
        yield (
            f"| {row.rows:,} | {row.threads} | {len(row.rates)} of {row.turns} | {rate} | {times} |"
        )


if __name__ == "__main__":
    main()
