"""Measure the server under load and write benchmarks/SERVER.md: `python -m benchmarks.server_load`.

It runs one server and, in other processes, its players, on real sockets. The server is `rookery
serve` with an SQLite file; every move is on the disk before anybody sees it. CPU seconds are those
of the server. At full speed it plays several times, with the shell without a game
(`benchmarks/server_shell.py`) before, between and after.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from benchmarks import server_shell
from benchmarks.load_players import SEATS, Part, Seen, play, together
from benchmarks.machine import cpu_of, described
from benchmarks.server_shell import Shell
from tests.server.served import Served

RESULTS = Path(__file__).parent / "SERVER.md"

HUMAN = (1.0, 3.0)
"""The range of seconds that a player takes for a move at human pace."""

AIMED_MOVES = 3_000
AIMED_SHARE = 0.35
"""The aim, as a share of the shell's rate in the same run, since machines differ."""

AIMED_TABLES = 2_000
AIMED_P99 = 0.06

SHELL_TABLES = 100


@dataclass(frozen=True, slots=True)
class Run:
    """A measurement to make: the number of tables, and the range of seconds before a move."""

    name: str
    tables: int
    think: tuple[float, float] | None


@dataclass(frozen=True, slots=True)
class Load:
    """The result of a run. Times are in seconds, memory in bytes per connection."""

    name: str
    tables: int
    connections: int
    seconds: float
    moves: int
    refused: int
    cpu: float
    p50: float
    p99: float
    worst: float
    idle_memory: float
    playing_memory: float

    @property
    def moves_a_cpu_second(self) -> float:
        """Moves per second of the server's processor time."""
        return self.moves / self.cpu

    @property
    def busy(self) -> float:
        """The share of one core that the server used, as a fraction."""
        return self.cpu / self.seconds


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.server_load",
        description=(__doc__ or "").partition("\n")[0],
        epilog="example: python -m benchmarks.server_load --seconds 60",
    )
    parser.add_argument(
        "--full",
        type=int,
        nargs="*",
        default=[40, 100],
        metavar="TABLES",
        help="numbers of tables that play as fast as they can",
    )
    parser.add_argument(
        "--human",
        type=int,
        nargs="*",
        default=[500, 2000, 2000, 2000, 2000, 2000],
        metavar="TABLES",
        help="numbers of tables that play at human pace",
    )
    parser.add_argument("--rounds", type=int, default=3, help="how often to play at full speed")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long to measure each run")
    parser.add_argument("--warm-up", type=float, default=5.0, help="seconds of play before that")
    parser.add_argument("--jobs", type=int, default=2, help="processes of players")
    parser.add_argument("--note", metavar="TEXT", help="what the file says of the machine's state")
    parser.add_argument("--json", action="store_true", help="print JSON and write no file")
    it = parser.parse_args()
    raise_open_files()
    full = [Run(f"{n:,} tables, full speed", n, None) for n in it.full]
    human = [Run(f"{n:,} tables, human pace", n, HUMAN) for n in it.human]
    loads, shells = [], [shell(it.seconds)]
    for number in range(it.rounds if full else 0):
        for run in full if number % 2 == 0 else full[::-1]:
            loads.append(measured(run, it.seconds, it.warm_up, it.jobs))
        shells.append(shell(it.seconds))
    for run in human:
        loads.append(measured(run, it.seconds, it.warm_up, it.jobs))
    shells.append(shell(it.seconds))
    if it.json:
        print(json.dumps([*map(asdict, shells), *map(asdict, loads)]))
        return
    text = "\n".join([*heading(it), *table(loads), *aims(loads, shells)]) + "\n"
    RESULTS.write_text(text, encoding="utf-8")
    print(text)


def say(what: str) -> None:
    print(f"server load: {what}", file=sys.stderr, flush=True)


def raise_open_files() -> None:
    """Raise the limit of open connections of this process and its children as far as possible."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def shell(seconds: float) -> Shell:
    """Measure the shell without a game, for half the time of a run."""
    say("the shell without a game")
    return server_shell.measured(SHELL_TABLES, seconds / 2)


def measured(run: Run, seconds: float, warm_up: float, jobs: int) -> Load:
    """Start a server and its players, let them play, and stop them."""
    say(run.name)
    with TemporaryDirectory() as folder, Served(Path(folder), "--unbounded") as server:
        context = get_context("spawn")
        shares = [len(range(job, run.tables, jobs)) for job in range(min(jobs, run.tables))]
        empty = memory_of(server.pid)
        lines, processes = [], []
        for seed, share in enumerate(shares):
            ours, theirs = context.Pipe()
            part = Part(server.address, share, run.think, seed)
            processes.append(context.Process(target=play, args=(part, theirs), daemon=True))
            processes[-1].start()
            theirs.close()
            lines.append(ours)
        for line in lines:
            line.recv()
        idle = memory_of(server.pid)
        begin = time.monotonic() + warm_up + (run.think or (0.0, 0.0))[1]
        for line in lines:
            line.send((begin, begin + seconds))
        time.sleep(max(0.0, begin - time.monotonic()))
        began, cpu = time.monotonic(), cpu_of(server.pid)
        time.sleep(seconds)
        spent, took = cpu_of(server.pid) - cpu, time.monotonic() - began
        playing = memory_of(server.pid)
        seen = together([line.recv() for line in lines])
        for line, process in zip(lines, processes, strict=True):
            line.send("thank you")
            process.join()
        if "Traceback" in server.said():
            say(server.said())
    connections = run.tables * SEATS
    return Load(
        run.name,
        run.tables,
        connections,
        took,
        seen.moves,
        seen.refused,
        spent,
        *percentiles(seen),
        (idle - empty) / connections,
        (playing - empty) / connections,
    )


def percentiles(seen: Seen) -> tuple[float, float, float]:
    """The median, the 99th percentile and the maximum of the times to a screen, in seconds."""
    times = seen.screens
    if not times:
        raise SystemExit("server load: no move was shown to anybody")
    return times[len(times) // 2], times[len(times) * 99 // 100], times[-1]


def memory_of(pid: int) -> int:
    """The resident memory of a process in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def heading(it: argparse.Namespace) -> Iterator[str]:
    least, most = HUMAN
    yield "# The server under load"
    yield ""
    yield f"Machine: {described()}."
    command = " ".join(["python -m benchmarks.server_load", *without_note(sys.argv[1:])])
    yield f"Command: `{command}`."
    if it.note:
        yield it.note
    yield ""
    yield f"At each table {SEATS} scripted players, in {it.jobs} other processes, play Dixie Rook"
    yield "on WebSockets. The server checks the rules, makes views and sentences for each seat;"
    yield "every move is on the disk (SQLite, `synchronous = FULL`) before it is shown. *To a"
    yield "screen* is the time from sending a move to the arrival of its update at each other"
    yield "player. CPU seconds are those of the whole server process. At human pace a player"
    yield f"takes {least:g} to {most:g} seconds for every move. A row has the medians of its runs,"
    yield "with the least and the most moves per CPU second."


def without_note(arguments: Sequence[str]) -> list[str]:
    """The arguments without `--note`, which is printed by itself."""
    if "--note" not in arguments:
        return list(arguments)
    at = arguments.index("--note")
    return [*arguments[:at], *arguments[at + 2 :]]


def table(loads: Sequence[Load]) -> Iterator[str]:
    yield ""
    yield (
        "| run | runs | moves/s | one core | moves per CPU second | to a screen, p50 "
        "| p99 | worst | memory per connection, idle | playing |"
    )
    yield "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
    for name, them in grouped(loads).items():
        rates = sorted(it.moves_a_cpu_second for it in them)
        spread = f" ({rates[0]:,.0f} to {rates[-1]:,.0f})" if len(rates) > 1 else ""
        yield (
            f"| {name} | {len(them)} "
            f"| {median(it.moves / it.seconds for it in them):,.0f} "
            f"| {median(it.busy for it in them):.0%} | {median(rates):,.0f}{spread} "
            f"| {median(it.p50 for it in them) * 1000:.1f} ms "
            f"| {median(it.p99 for it in them) * 1000:.1f} ms "
            f"| {max(it.worst for it in them) * 1000:.0f} ms "
            f"| {median(it.idle_memory for it in them) / 1024:.0f} KB "
            f"| {median(it.playing_memory for it in them) / 1024:.0f} KB |"
        )


def grouped(loads: Sequence[Load]) -> dict[str, list[Load]]:
    """The runs of the same kind together, by name."""
    found: dict[str, list[Load]] = {}
    for it in loads:
        found.setdefault(it.name, []).append(it)
    return found


def aims(loads: Sequence[Load], shells: Sequence[Shell]) -> Iterator[str]:
    """The aims beside the measured rates, and the rate of the shell alone on the same machine."""
    rates = sorted(it.moves_a_cpu_second for it in shells)
    alone = median(rates)
    yield ""
    yield "Starlette and uvicorn alone, with messages of the same length but without rules, views"
    yield f"and log (`benchmarks/server_shell.py`), reach {alone:,.0f} moves per CPU second in this"
    yield f"run ({rates[0]:,.0f} to {rates[-1]:,.0f})."
    yield ""
    yield f"Aim: {AIMED_MOVES:,} moves per CPU second, or {AIMED_SHARE:.0%} of the shell."
    for name, them in grouped(loads).items():
        best = median(it.moves_a_cpu_second for it in them)
        if "full speed" in name:
            yield f"Measured: {best:,.0f}, which is {best / alone:.0%} ({name})."
    yield ""
    yield f"Aim: {AIMED_TABLES:,} tables at human pace on one core, p99 under {AIMED_P99:g} s in"
    yield "each of five runs."
    for it in (load for load in loads if load.tables >= AIMED_TABLES):
        yield f"Measured: {it.p99 * 1000:.1f} ms at {it.busy:.0%} of a core."


if __name__ == "__main__":
    main()
