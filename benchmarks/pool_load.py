"""Measure a pool of servers and write benchmarks/POOL.md: `python -m benchmarks.pool_load`.

It runs `rookery serve` on SQLite and on PostgreSQL, alone and as a pool with Valkey. The players of
`pool_players` run in other processes on the same machine. It starts PostgreSQL and Valkey itself.
PostgreSQL has its default settings, so every move is on the disk before it is shown.
"""

import argparse
import json
import re
import resource
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.machine import described, memory_of
from benchmarks.pool_counters import Meters, difference, fsync_seconds, loop_seconds
from benchmarks.pool_players import HUMAN, PoolSeen, Share, play, together
from benchmarks.pool_report import heading, report
from benchmarks.pool_results import PATIENCE, Measured, Pace, Rounds, Setup
from tests.postgres import Postgres
from tests.server.served import Served
from tests.valkey import Valkey

HERE = Path(__file__).parent

SETUPS = (
    Setup("sqlite", "1 server, SQLite", 1),
    Setup("postgres", "1 server, PostgreSQL", 1, has_pool=True),
    Setup("direct-2", "2 servers, direct", 2, has_pool=True),
    Setup("relayed-2", "2 servers, relayed", 2, has_pool=True, is_relayed=True),
)

SETTLING = 11.0
"""Seconds from seating people to reading the counters. An idle process of PostgreSQL reports its
counters only after ten seconds."""

AT_REST = 6.0
"""Seconds for which the counters are read while everybody is seated and nobody plays."""

READY_WITHIN = 180.0
"""Seconds within which all players must be seated."""

_FAULTS_SHOWN = 5
"""At most this many error lines of a run are kept."""

_FAULTY = re.compile(r"Z (?:warning|error|critical) |Traceback|\b(?:ERROR|PANIC|FATAL):")
"""Matches error lines in the logs of servers and of PostgreSQL."""


class RunFailed(Exception):
    """Raised if a run gives no result."""


@dataclass(frozen=True, slots=True)
class Services:
    """PostgreSQL and Valkey; None if no setup needs them."""

    postgres: Postgres | None
    valkey: Valkey | None


@dataclass(frozen=True, slots=True)
class Timing:
    """Seconds of play before and during a measurement; `jobs` is the number of processes."""

    warm_up: float
    seconds: float
    jobs: int


def main() -> None:
    it = parsed()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a connection is an open file
    names = it.only or [setup.name for setup in SETUPS]
    setups = [setup for setup in SETUPS if setup.name in names]
    paces = [
        Pace("As fast as they can", it.full, None),
        Pace("At human pace", it.human, HUMAN),
        Pace("One server at human pace", it.most, HUMAN, servers=1),
    ]
    paces = [pace for pace in paces if pace.tables]
    timing = Timing(it.warm_up, it.seconds, it.jobs)
    out = None if it.only and it.folder is None else it.folder or HERE
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)  # so that it fails now, not after half an hour
    with ExitStack() as stack:
        services = started(stack, setups)
        about = [described(), *versions(services)]
        runs, failed = measure(setups, paces, it.rounds, timing, services)
    if it.json:
        runs_told = [asdict(run) for run in runs]
        print(json.dumps({"about": about, "runs": runs_told, "failed": failed}))
        return
    tables = [rows for pace in paces if (rows := list(by_setup(runs, setups, pace)))]
    if not tables:
        raise SystemExit("pool load: every run has failed")
    head = heading(about, command(it), it.rounds, it.jobs, fsync_here())
    text = "\n".join([*head, *report(tables, failed)]) + "\n"
    if out is not None:
        (out / "POOL.md").write_text(text, encoding="utf-8")
    print(text)


def parsed() -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.pool_load",
        description=(__doc__ or "").partition("\n")[0],
        epilog="examples: python -m benchmarks.pool_load --rounds 3; and, for the one server of "
        "another checkout: PYTHONPATH=/other/src python -m benchmarks.pool_load --only sqlite",
    )
    add = parser.add_argument
    add("--only", nargs="+", choices=[it.name for it in SETUPS], help="only these; writes no file")
    add("--rounds", type=int, default=3, help="how often each setup is measured, in turn")
    add("--full", type=int, default=100, metavar="TABLES", help="tables at full speed; 0 for none")
    add("--human", type=int, default=400, metavar="TABLES", help="tables at human pace; 0 for none")
    add("--most", type=int, default=2000, metavar="TABLES", help="at human pace for one server")
    add(
        "--seconds",
        type=float,
        default=20.0,
        help=f"how long to measure a run; {PATIENCE} times as long at human pace",
    )
    add("--warm-up", type=float, default=5.0, help="seconds of play before measuring")
    add("--jobs", type=int, default=2, help="processes of players")
    add("--folder", type=Path, help="where to write POOL.md; otherwise benchmarks")
    add("--json", action="store_true", help="print JSON and write no file")
    it = parser.parse_args()
    if not (it.full or it.human or it.most):
        parser.error("there is nothing to measure without tables")
    return it


def command(it: argparse.Namespace) -> str:
    """The command that repeats this measurement."""
    only = f" --only {' '.join(it.only)}" if it.only else ""
    return (
        f"python -m benchmarks.pool_load --rounds {it.rounds} --full {it.full} --human {it.human} "
        f"--most {it.most} "
        f"--seconds {it.seconds:g} --warm-up {it.warm_up:g} --jobs {it.jobs}{only}"
    )


def say(what: str) -> None:
    print(f"pool load: {what}", file=sys.stderr, flush=True)


def started(stack: ExitStack, setups: Sequence[Setup]) -> Services:
    """Start PostgreSQL, with `fsync` on, and Valkey, if a setup needs them."""
    if not any(setup.has_pool for setup in setups):
        return Services(None, None)
    postgres, valkey = Postgres(), Valkey()
    stack.callback(postgres.remove)
    postgres.start()
    stack.callback(valkey.stop)
    valkey.start()
    return Services(postgres, valkey)


def measure(
    setups: Sequence[Setup], paces: Sequence[Pace], rounds: int, timing: Timing, services: Services
) -> tuple[list[Measured], list[str]]:
    """Measure all setups in turn in every round; return the runs, and what failed, in words."""
    runs: list[Measured] = []
    rested: set[tuple[Setup, Pace]] = set()
    failed: list[str] = []
    each = [(pace, it) for pace in paces for it in setups if it.servers <= pace.servers]
    plan = [(n, setup, pace) for n in range(1, rounds + 1) for pace, setup in each]
    for number, (round_, setup, pace) in enumerate(plan, start=1):
        what = f"{number} of {len(plan)}: {setup.title}, {pace.name.lower()}"
        say(what)
        try:
            run = measured(round_, setup, pace, timing, services, rests=(setup, pace) not in rested)
        except RunFailed as error:
            failed.append(f"{what}: {error}")
            say(failed[-1])
            continue
        runs.append(run)
        rested.add((setup, pace))
        say(
            f"{what}: {run.rate:,.0f} moves/s, to a screen {1000 * run.shown_p50:.1f} ms, "
            f"p99 {1000 * run.shown_p99:.1f} ms, machine {run.busy:.0%} busy, others "
            f"{run.others:.0%}, refused {run.refused}"
        )
        for fault in run.faults:
            say(f"  {fault}")
    return runs, failed


def measured(
    round_: int, setup: Setup, pace: Pace, timing: Timing, services: Services, *, rests: bool
) -> Measured:
    """Start servers and players, let them play, and stop them."""
    with TemporaryDirectory() as name, ExitStack() as stack:
        postgres = services.postgres if setup.has_pool else None
        valkey = services.valkey if setup.has_pool else None
        database, said_before = "", ""
        if postgres is not None:
            database = postgres.database()
            dropping = f"DROP DATABASE {database.rpartition('/')[2]} WITH (FORCE)"
            stack.callback(postgres.run, dropping)
            postgres.run("CHECKPOINT")
            said_before = (postgres.folder / "log").read_text("utf-8", "replace")
        options = ["--unbounded", *(["--redis-url", valkey.url] if valkey else [])]
        servers = []
        for number in range(setup.servers):
            folder = Path(name) / str(number)
            folder.mkdir()
            servers.append(stack.enter_context(Served(folder, *options, database=database)))
        addresses = tuple(server.address for server in servers)
        shares = [
            Share(tables, pace.think, seed, addresses, database, setup.is_relayed)
            for seed, tables in enumerate(parts(pace.tables, timing.jobs))
        ]
        players = Players(stack, shares)
        pids = [server.pid for server in servers]
        meters = Meters(pids, players.pids, postgres, database, valkey)
        rested = players.at_rest(meters) if rests else None
        loop = loop_seconds()
        played, seen = players.measured(meters, pace, timing)
        memory = sum(map(memory_of, pids))
        faults = [line for server in servers for line in faulty(server.said())]
        if postgres is not None:
            said = (postgres.folder / "log").read_text("utf-8", "replace")
            faults += faulty(said.removeprefix(said_before))
        faults += what_else(seen)
    return Measured(
        setup.name,
        pace.name,
        round_,
        pace.tables,
        seen.moves,
        seen.refused,
        quantile(seen.answers, 0.5),
        quantile(seen.answers, 0.99),
        quantile(seen.screens, 0.5),
        quantile(seen.screens, 0.99),
        memory,
        loop,
        played,
        rested,
        tuple(faults[:_FAULTS_SHOWN]),
    )


class Players:
    """The processes of the players; the constructor returns once all are seated."""

    def __init__(self, stack: ExitStack, shares: Sequence[Share]) -> None:
        context = get_context("spawn")
        self._lines: list[Connection] = []
        self._processes: list[SpawnProcess] = []
        for share in shares:
            ours, theirs = context.Pipe()
            process = context.Process(target=play, args=(share, theirs), daemon=True)
            process.start()
            stack.callback(process.kill)
            theirs.close()
            self._lines.append(ours)
            self._processes.append(process)
        until = time.monotonic() + READY_WITHIN
        for line in self._lines:
            if not line.poll(until - time.monotonic()):
                raise RunFailed("the players are not seated in time")
            self._heard(line)

    @property
    def pids(self) -> list[int]:
        """The ids of the processes."""
        return [process.pid for process in self._processes if process.pid is not None]

    @staticmethod
    def at_rest(meters: Meters) -> dict[str, float]:
        """Read how far the counters grow while everybody is seated and nobody plays."""
        time.sleep(SETTLING)
        before = meters.read()
        time.sleep(AT_REST)
        return difference(before, meters.read())

    def measured(
        self, meters: Meters, pace: Pace, timing: Timing
    ) -> tuple[dict[str, float], PoolSeen]:
        """Let the players play; return the counters and the players' measurements."""
        warm_up = timing.warm_up * pace.patience + (pace.think or (0.0, 0.0))[1]
        begin = time.monotonic() + warm_up
        end = begin + timing.seconds * pace.patience
        for line in self._lines:
            line.send((begin, end))
        time.sleep(max(0.0, begin - time.monotonic()))
        before = meters.read()
        time.sleep(max(0.0, end - time.monotonic()))
        played = difference(before, meters.read())
        seen = together([self._heard(line) for line in self._lines])
        for name, value in asdict(seen.wire).items():
            played[f"wire.{name}"] = float(value)
        for line, process in zip(self._lines, self._processes, strict=True):
            line.send("thank you")
            process.join()
        return played, seen

    @staticmethod
    def _heard(line: Connection) -> PoolSeen:
        try:
            seen: PoolSeen = line.recv()
        except EOFError:
            raise RunFailed("a process of players has failed") from None
        return seen


def parts(tables: int, jobs: int) -> list[int]:
    """Share the tables out among processes; return how many each gets, at least one."""
    return [len(range(job, tables, jobs)) for job in range(min(jobs, tables))]


def quantile(times: Sequence[float], share: float) -> float:
    """A quantile of sorted times, in seconds; `share` is between 0 and 1."""
    if not times:
        raise RunFailed("no move was shown to anybody")
    return times[min(len(times) - 1, int(len(times) * share))]


def faulty(said: str) -> list[str]:
    """The error lines of a log."""
    return [line for line in said.splitlines() if _FAULTY.search(line)]


def what_else(seen: PoolSeen) -> Iterator[str]:
    """Sentences about connections that servers ended and tables that changed owner in a run."""
    if seen.hung_up:
        yield f"{seen.hung_up} connections were ended by the servers"
    if seen.strayed:
        yield f"{seen.strayed} tables had another owner at the end"


def by_setup(runs: Sequence[Measured], setups: Sequence[Setup], pace: Pace) -> Iterator[Rounds]:
    for setup in setups:
        mine = [it for it in runs if (it.setup, it.pace) == (setup.name, pace.name)]
        if mine:
            yield Rounds(setup, pace, mine)


def fsync_here() -> float:
    """The time of an `fsync` on the disk of the databases, in seconds."""
    with TemporaryDirectory() as name:
        return fsync_seconds(Path(name))


def versions(services: Services) -> Iterator[str]:
    """The versions of PostgreSQL and Valkey."""
    if services.postgres is not None:
        yield f"PostgreSQL {services.postgres.run('SHOW server_version')[0][0]}"
    if services.valkey is not None:
        with services.valkey.client() as client:
            told_by = client.info("server")
        is_valkey = told_by.get("server_name") == "valkey"
        version = told_by["valkey_version" if is_valkey else "redis_version"]
        yield f"{'Valkey' if is_valkey else 'Redis'} {version}"


if __name__ == "__main__":
    main()
