"""Compare the speed of this working tree with an earlier commit: `make bench-compare`.

python -m benchmarks.compare [COMMIT]; the default is the last commit or, if the working tree equals
it, its parent. Every round measures both trees in turn: the start of a command and of a server, a
step of the compiled engine, a move of the server, a position solved, and the first visit to the
home page. Ratios are medians over the rounds; above 1 this tree is slower. Nothing is written.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from shutil import copytree
from statistics import median
from tempfile import TemporaryDirectory

import numpy as np
from playwright.sync_api import sync_playwright

from benchmarks import first_look
from benchmarks.engine import ROWS, stepping
from benchmarks.league.versions import TREE, NoVersion, compile_kernel, version
from benchmarks.machine import described, options
from benchmarks.pool_load import SETUPS, Services, Timing
from benchmarks.pool_load import measured as measured_pool
from benchmarks.pool_results import Pace
from benchmarks.solver_speed import rules_of, warm_solver
from rookery.engine import VectorTable
from rookery.kernel.solver.random_positions import position_of_rules
from tests.browser.conftest import ARGUMENTS, chromium
from tests.server.served import Served

PAGE = "src/rookery/web/page"
PAGE_SOURCES = ("web", "docs", "LICENSE", "src/rookery/table", "src/rookery/server")
"""The sources of the web page, without the tools that build it."""

NOTABLE = 1.1
"""A ratio from this on is marked if this tree's median is above the other tree's maximum."""


def step() -> float:
    """CPU microseconds of a step of Dixie Rook by the compiled engine, observation included."""
    table = VectorTable("dixie", ROWS, options={}, seed=1)
    return 1e6 / stepping(table, np.empty(ROWS, np.int32), 0.5)


def move() -> float:
    """CPU milliseconds that a server with SQLite spends on a move at full speed."""
    pace = Pace("As fast as they can", 40, None)
    timing = Timing(warm_up=2.0, seconds=4.0, jobs=1)
    run = measured_pool(1, SETUPS[0], pace, timing, Services(None, None), rests=False)
    return 1000 / run.moves_a_cpu_second


def solve() -> float:
    """CPU milliseconds to find the exact value of nine tricks of Dixie Rook with open hands."""
    solver, rng, spent = warm_solver(), Random("compare"), 0.0
    for _ in range(20):
        position = position_of_rules(rules_of("dixie", 4), rng, 9)
        solver.clear()
        began = time.process_time()
        solver.bounds(position)
        spent += time.process_time() - began
    return 1000 * spent / 20


def look() -> float:
    """Seconds until "Play now" works on a slow phone at 1.6 Mb/s."""
    with TemporaryDirectory() as folder, Served(Path(folder)) as served, sync_playwright() as run:
        browser = run.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
        for _ in range(2):  # the first warms up the server; the second counts
            connection = first_look.CONNECTIONS[0]
            seen = first_look.look(browser, served.address, connection, first_look.PHONE)
        browser.close()
    return seen.seconds


MEASURES: Mapping[str, Callable[[], float]] = {
    it.__name__: it for it in (first_look.command, first_look.server, step, move, solve, look)
}


def main() -> None:
    parser = options(
        "compare", __doc__, "python -m benchmarks.compare v1.0.0 --rounds 9 --only start step"
    )
    parser.add_argument("commit", nargs="?", help="the other commit; otherwise the last one")
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured")
    parser.add_argument("--only", nargs="+", choices=MEASURES, default=list(MEASURES))
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--measure", choices=MEASURES, help=argparse.SUPPRESS)
    it = parser.parse_args()
    if it.measure:
        print(MEASURES[it.measure]())
        return
    try:
        name, folder = other_tree(it.commit or last_commit())
    except NoVersion as error:
        raise SystemExit(f"compare: {error}") from None
    found = measured({"this": TREE, "other": folder}, it.only, it.rounds)
    if it.json:
        print(json.dumps({"machine": described(), "other": name, "rounds": found}))
        return
    print(f"{described()}; compared with {name}, {it.rounds} rounds in turn")
    for measure, rounds in found.items():
        print(row(measure, rounds["this"], rounds["other"]))


def last_commit() -> str:
    """The last commit, or its parent if the working tree has no changes."""
    changed = subprocess.run(
        ["git", "status", "--porcelain"], cwd=TREE, check=True, capture_output=True
    )
    return "HEAD" if changed.stdout.strip() else "HEAD~1"


def other_tree(commit: str) -> tuple[str, Path]:
    """Build an earlier commit's kernel and page; return its name and folder. Raises NoVersion."""
    it = version(commit)
    assert it.folder is not None
    compile_kernel(it)
    folder = TREE / it.folder
    if not (folder / PAGE).exists():
        build_page(commit, folder)
    return it.name, folder


def build_page(commit: str, folder: Path) -> None:
    """Build the page of a commit; if its sources equal this tree's, copy this tree's page."""
    git = ["git", "-C", str(TREE)]
    is_same = subprocess.run([*git, "diff", "--quiet", commit, "--", *PAGE_SOURCES], check=False)
    if is_same.returncode == 0:
        copytree(TREE / PAGE, folder / PAGE)
        return
    print("compare: building the page of the other commit", file=sys.stderr, flush=True)
    sources = subprocess.run([*git, "archive", commit], check=True, capture_output=True)
    subprocess.run(["tar", "-x"], cwd=folder, check=True, input=sources.stdout)
    libraries = folder / "web" / "node_modules"
    libraries.unlink(missing_ok=True)
    libraries.symlink_to(TREE / "web" / "node_modules")
    for tool in ("protocol_ts", "messages"):
        run_in(folder, sys.executable, f"tools/{tool}.py")
    run_in(folder, "sh", "tools/page.sh", "build")


def run_in(folder: Path, *command: str) -> str:
    """The output of a command that runs on the sources of a tree."""
    done = subprocess.run(
        command,
        cwd=TREE if "-m" in command else folder,
        env={**os.environ, "PYTHONPATH": str(folder / "src")},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    return done.stdout


def measured(
    trees: Mapping[str, Path], names: list[str], rounds: int
) -> dict[str, dict[str, list[float]]]:
    """The results by measure and tree, in the order of the rounds."""
    found: dict[str, dict[str, list[float]]] = {it: {tree: [] for tree in trees} for it in names}
    for number in range(rounds):
        for name in names:
            print(f"compare: round {number + 1} of {rounds}, {name}", file=sys.stderr, flush=True)
            for tree in list(trees)[:: 1 if number % 2 else -1]:
                program = (sys.executable, "-m", "benchmarks.compare", "--measure", name)
                found[name][tree].append(float(run_in(trees[tree], *program)))
    return found


def row(name: str, this: list[float], other: list[float]) -> str:
    """A line of the table: the ratio with its spread, both medians, and what was measured."""
    ratios = sorted(one / two for one, two in zip(this, other, strict=True))
    middle = median(ratios)
    mark = "  SLOWER" if middle >= NOTABLE and median(this) > max(other) else ""
    told = (MEASURES[name].__doc__ or "").rstrip(".")
    return (
        f"{middle:5.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})  {median(this):.4g}, "
        f"not {median(other):.4g}: {told}{mark}"
    )


if __name__ == "__main__":
    main()
