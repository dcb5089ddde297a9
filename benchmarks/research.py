"""Compare Rookery's environments with others: `python -m benchmarks.research`.

Writes benchmarks/RESEARCH.md. benchmarks/peers.txt lists the other packages. If a package
is missing, its rows say so.
"""

import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median

from benchmarks.engine import Threaded, threaded
from benchmarks.machine import described, options
from benchmarks.research_ours import (
    CHOSEN,
    DRAWN,
    ROWS,
    TRICK_GAMES,
    in_openspiel,
    in_pettingzoo,
    specification,
    vector,
)
from benchmarks.research_peers import PEERS

RESULTS = Path(__file__).parent / "RESEARCH.md"

FAIR = """\
Fair because every round measures all rows in turn, on one core and by CPU time,
with random play by all. The games differ, as the names of the rows say."""

Run = Callable[[float], float]
Rates = Mapping[str, Sequence[float]]


def main() -> None:
    parser = options("research", __doc__, "python -m benchmarks.research --rounds 5 --seconds 1")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of every measurement")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds of each row")
    parser.add_argument("--out", type=Path, default=RESULTS, help="the file to write")
    it = parser.parse_args()
    cores = os.sched_getaffinity(0)
    load = os.getloadavg()[0]
    threads = list(threaded(it.rounds))
    os.sched_setaffinity(0, {max(cores)})  # set before JAX is imported: its threads inherit it
    rates = measured(it.rounds, it.seconds)
    os.sched_setaffinity(0, cores)
    command = f"python -m benchmarks.research --rounds {it.rounds} --seconds {it.seconds}"
    text = "\n".join([*heading(command, load), *table(rates), *aims(rates, threads), "", FAIR])
    it.out.write_text(text + "\n", encoding="utf-8")
    print(text)


def measured(rounds: int, seconds: float) -> Rates:
    """The rates of all rounds by table row; every round measures all rows in turn."""
    runs = subjects()
    rates: dict[str, list[float]] = {name: [] for name in runs}
    for number in range(rounds):
        for place, (name, run) in enumerate(runs.items(), start=1):
            print(
                f"bench: round {number + 1} of {rounds}, {place} of {len(runs)}: {name}",
                file=sys.stderr,
                flush=True,
            )
            if run is not None:
                rates[name].append(run(seconds))
    return rates


def subjects() -> Mapping[str, Run | None]:
    """For each row of the table, the function that measures it; None if its package is missing."""
    found: dict[str, Run | None] = {**specification()}
    for package, (made, names) in PEERS.items():
        try:
            found |= made()
        except ImportError as error:
            print(f"bench: {package} is not installed: {error}", file=sys.stderr)
            found |= dict.fromkeys(names)
        if package == "open_spiel":
            found |= ours(in_openspiel)
            found |= ours(in_pettingzoo)
    return {**found, **vector()}


def ours(made: Callable[[], Mapping[str, Run]]) -> Mapping[str, Run]:
    """Our rows for one interface; none if its package is missing."""
    try:
        return made()
    except ImportError:
        return {}


def heading(command: str, load: float) -> Iterator[str]:
    peers = " · ".join(
        f"{name} {installed(name)}" for name in ("pettingzoo", "rlcard", "pgx", "jax")
    )
    yield from [
        "# Environments beside each other",
        "",
        f"Machine: {described()} · {peers}. Command: `{command}`, after",
        "`pip install -r benchmarks/peers.txt`. Such machines are noisy: compare rows of one run.",
        f"Load average before the run: {load:.1f}.",
        "",
        "Random play on one pinned core, in steps per CPU second: the median of the rounds, with",
        "lowest and highest. Each round measures every row once. A step is one action of a player;",
        "in rows with chance nodes, dealing a card is a step, too. *Play only* leaves out the time",
        "of the deal. The time to choose an action counts, except in the rows of `step`.",
        "",
        "OpenSpiel's bridge is played without double-dummy results: with them it would solve every",
        "deal. pgx's bridge_bidding only bids, and reads its results from a table; here the table",
        "is made up and has 1,000 deals. PettingZoo's benchmark observes twice at every step, and",
        "uses the wall clock, so its rate is divided by the share of the core that it had.",
    ]


def installed(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


def table(rates: Rates) -> Iterator[str]:
    yield from ["", "| what | steps/s | lowest–highest |", "| --- | ---: | ---: |"]
    for name, runs in rates.items():
        if runs:
            yield f"| {name} | {median(runs):,.0f} | {min(runs):,.0f}–{max(runs):,.0f} |"
        else:
            yield f"| {name} | not installed | |"


def aims(rates: Rates, threads: Sequence[Threaded]) -> Iterator[str]:
    """The engine's aims, each with the rate of this run."""
    found = {name: median(runs) for name, runs in rates.items() if runs}
    step = {name: found[step_row(name)] for name in (*TRICK_GAMES, "tuxedo 2")}
    slowest = min(TRICK_GAMES, key=step.__getitem__)
    bridge, bidding = "OpenSpiel bridge, play only", "pgx bridge_bidding, batch 1,024"
    yield from ["", "## Aims", "", "| aim | in this run | met |", "| --- | ---: | --- |"]
    yield row(f"trick games ≥ 8 M steps/s (the slowest: {slowest})", step[slowest] / 1e6, 8, " M")
    yield row("Tuxedo for two ≥ 2 M steps/s", step["tuxedo 2"] / 1e6, 2, " M")
    chosen, drawn = (CHOSEN, "with the choice"), (DRAWN, "drawn by `sample`")
    for (ours, how), name, times in (
        (chosen, bidding, 50),
        (chosen, bridge, 12),
        (drawn, bridge, 6),
    ):
        ratio = found[ours] / found[name] if name in found else None
        yield row(f"dixie {how} ≥ {times} times {name}", ratio, times, " times")
    two = {(each.rows, each.threads): each.rate for each in threads}
    ratio = two[1024, 2] / two[1024, 1] if two[1024, 1] and two[1024, 2] else None
    yield row("two threads ≥ 1.8 times one, 1,024 rows each", ratio, 1.8, " times")


def step_row(name: str) -> str:
    return f"`VectorTable`, {name}, batch {ROWS:,}, `step` with observation and mask"


def row(aim: str, value: float | None, least: float, unit: str) -> str:
    if value is None:
        return f"| {aim} | – | not measured |"
    return f"| {aim} | {value:,.1f}{unit} | {'yes' if value >= least else 'no'} |"


if __name__ == "__main__":
    main()
