"""Measure the solver, beside DDS if `endplay` is there: `python -m benchmarks.solver_speed`."""

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import mean, median, quantiles

from benchmarks.machine import described, options
from rookery.games import GAMES
from rookery.kernel.position import Position
from rookery.kernel.signature import SIGNATURE
from rookery.kernel.solver.compiled_solver import TECHNIQUES, Solver, ask_all
from rookery.kernel.solver.random_positions import (
    bridge_position,
    position_of_rules,
    worlds_of_rules,
)
from rookery.statistics.intervals import half_width
from rookery.tricks.rules import TrickRules

if find_spec("endplay"):
    from benchmarks.solver_dds import dds_deal, solved

RESULTS = Path(__file__).parent / "SOLVER.md"

FAIR = """\
Fair because both solvers get the same positions in the same run, each from an empty
transposition table, on one core and by CPU time."""
MEMORY_MB = 1024
MOST_NODES = 30_000_000
ROUNDS = 9
BRIDGE = (8, 9, 10, 11, 12, 13)
"""The numbers of tricks of which bridge positions are solved."""
POSITIONS = 300
"""How many positions a row has; long ones have fewer."""
FEWER = {("dixie", 4, 13): 50, ("five", 5, 10): 100}
POINTS = {
    ("dixie", 4): (6, 7, 8, 9, 10, 11, 12, 13),
    ("dixie", 6): (7, 8, 9),
    ("three", 3): (9, 11, 13),
    ("five", 5): (7, 8, 9, 10),
    ("kentucky", 4): (8, 9),
}
SLOW = 0.002
"""The seconds of DDS from which on a position is counted if it takes us over five times as long."""
Seconds = list[float]


def rules_of(name: str, seats: int) -> TrickRules:
    rules = GAMES[name].by_seats[seats]
    assert isinstance(rules, TrickRules)
    return rules


def timed(work: Callable[[], object]) -> float:
    """The CPU seconds that `work` takes."""
    started = time.process_time()
    work()
    return time.process_time() - started


def warm_solver(without: Sequence[str] = ()) -> Solver:
    """A solver that has run a few times, so that its memory is allocated. DDS runs as often."""
    solver = Solver(MEMORY_MB, without=without)
    position = bridge_position(Random(1), 9, with_trump=True)
    for _ in range(3):
        solver.value(position)
        if find_spec("endplay"):
            solved(dds_deal(position))
    return solver


def cell(seconds: Sequence[float]) -> str:
    """Four cells in milliseconds: the mean with its interval, median, 99th percentile and worst."""
    numbers = (median(seconds), quantiles(seconds, n=100)[-1], max(seconds))
    first = f"{1000 * mean(seconds):,.3g} ± {1000 * half_width(seconds):,.2g}"
    return " | ".join([first, *(f"{1000 * number:,.3g}" for number in numbers)])


def against_dds(share: float) -> Iterator[str]:
    yield "## Tricks, beside DDS"
    yield ""
    yield "Milliseconds to find a side's tricks with best play, from an empty transposition table:"
    yield "the mean with its 95 % interval, the median, the 99th percentile and the worst position."
    yield "The last column counts positions that take us over five times as long as DDS, among"
    yield f"those for which DDS needs {1000 * SLOW:.0f} ms or more."
    yield ""
    heads = "| tricks | trump | positions | ours: mean | median | p99 | worst | DDS: mean | median "
    yield heads + "| p99 | worst | ratio of means | median of ratios | over 5 times |"
    yield "| ---: | --- |" + " ---: |" * 12
    solver = warm_solver()
    for tricks in BRIDGE:
        for with_trump in (True, False):
            rng = Random(f"{tricks} {with_trump} speed")
            ours: Seconds = []
            theirs: Seconds = []
            number = max(5, round(POSITIONS * share))
            for _ in range(number):
                position = bridge_position(rng, tricks, with_trump=with_trump)
                if find_spec("endplay"):
                    deal = dds_deal(position)
                    theirs.append(timed(lambda deal=deal: solved(deal)))  # type: ignore[misc]
                solver.clear()
                ours.append(timed(lambda it=position: solver.value(it)))  # type: ignore[misc]
            beside = compared(ours, theirs) if theirs else " | ".join("–" * 7)
            name = "suit" if with_trump else "none"
            yield f"| {tricks} | {name} | {number} | {cell(ours)} | {beside} |"


def compared(ours: Sequence[float], theirs: Sequence[float]) -> str:
    """The cells of DDS, and how much longer we take: by the means, in the median, how often 5×."""
    ratios = [our / their for our, their in zip(ours, theirs, strict=True)]
    pairs = zip(ours, theirs, strict=True)
    far = sum(our > 5 * their for our, their in pairs if their >= SLOW)
    return f"{cell(theirs)} | {sum(ours) / sum(theirs):.2f} | {median(ratios):.2f} | {far}"


def points(share: float) -> Iterator[str]:
    yield "## Points"
    yield ""
    yield "The exact value of a random position before a lead, from an empty transposition table,"
    yield f"in milliseconds. A search stops after {MOST_NODES:,} nodes; its time until then counts."
    yield ""
    yield "| game, seats | tricks | positions | solved | mean | median | p99 | worst | mean nodes |"
    yield "| --- |" + " ---: |" * 8
    solver = warm_solver()
    for (name, seats), sizes in POINTS.items():
        for tricks in sizes:
            rng = Random(f"{name} {seats} {tricks} speed")
            positions = FEWER.get((name, seats, tricks), POSITIONS)
            number = max(4, round(positions * share))
            before, solved_ones = solver.nodes, 0
            seconds = []
            for _ in range(number):
                position = position_of_rules(rules_of(name, seats), rng, tricks)
                solver.clear()
                started = time.process_time()
                lower, upper = solver.bounds(position, nodes=MOST_NODES)
                seconds.append(time.process_time() - started)
                solved_ones += lower == upper
            nodes = (solver.nodes - before) // number
            counts = f"{number} | {solved_ones}"
            yield f"| {name} {seats} | {tricks} | {counts} | {cell(seconds)} | {nodes:,} |"


def is_half(solver: Solver, position: Position) -> bool | None:
    """Whether side 0 takes at least half of the points left; None if the search stopped early."""
    return solver.at_least(position, position.points_left // 2)


def worlds() -> Iterator[str]:
    yield "## A hundred worlds"
    yield ""
    yield "Dixie Rook for four players. The seat to lead has the same hand in all hundred worlds;"
    yield "the other hands are dealt at random. Seconds for all hundred, over five such hands."
    yield ""
    yield "| tricks | question | mean | best hand | worst hand |"
    yield "| ---: | --- | ---: | ---: | ---: |"
    questions: list[tuple[int, str, Callable[[Solver, Position], object]]] = [
        (8, "the exact value of every card", Solver.cards),
        (9, "the exact value of every card", Solver.cards),
        (10, "the exact value of every card", Solver.cards),
        (9, "the exact value", Solver.value),
        (10, "half of the points, yes or no", is_half),
    ]
    for tricks, name, question in questions:
        seconds = []
        for hand in range(5):
            found = worlds_of_rules(rules_of("dixie", 4), Random(f"hand {hand}"), tricks, 100)
            seconds.append(timed(lambda q=question, it=found: ask_all(q, it)))  # type: ignore[misc]
        numbers = " | ".join(f"{each:.2f}" for each in (mean(seconds), min(seconds), max(seconds)))
        yield f"| {tricks} | {name} | {numbers} |"


def threads() -> Iterator[str]:
    yield "## Threads"
    yield ""
    yield "The hundred worlds of one of these hands, nine tricks, every card, by the wall clock."
    yield ""
    yield "| threads | seconds, best of three |"
    yield "| ---: | ---: |"
    found = worlds_of_rules(rules_of("dixie", 4), Random("hand 0"), 9, 100)
    for jobs in (1, 2):
        rounds = []
        for _ in range(3):
            started = time.perf_counter()
            ask_all(Solver.cards, found, jobs=jobs)
            rounds.append(time.perf_counter() - started)
        yield f"| {jobs} | {min(rounds):.2f} |"


def without_techniques(share: float) -> Iterator[str]:
    yield "## What each technique is worth"
    yield ""
    yield "Nodes and CPU time without one technique, as multiples of those with all techniques. A"
    yield f"time is the shortest of {ROUNDS} rounds; each round measures both searches in turn."
    yield ""
    heads = "| without | bridge, trump, 9: nodes | time | bridge, no trump, 9: nodes | time "
    yield heads + "| dixie 4, 8: nodes | time |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: | ---: |"
    number = max(5, round(60 * share))
    rng = Random("ideas")
    kinds = [
        [bridge_position(rng, 9, with_trump=True) for _ in range(number)],
        [bridge_position(rng, 9, with_trump=False) for _ in range(number)],
        [position_of_rules(rules_of("dixie", 4), rng, 8) for _ in range(number)],
    ]
    for technique in TECHNIQUES:
        cells = [" | ".join(f"{ratio:.2f}" for ratio in ratios(kind, technique)) for kind in kinds]
        yield f"| {technique} | {' | '.join(cells)} |"


def ratios(positions: Sequence[Position], technique: str) -> tuple[float, float]:
    """A search without one technique compared to a full one: ratios of nodes and seconds."""
    solvers = warm_solver(), warm_solver((technique,))
    before = [solver.nodes for solver in solvers]

    def work(solver: Solver) -> None:
        for position in positions:
            solver.clear()
            solver.value(position)

    rounds = [[timed(partial(work, solver)) for solver in solvers] for _ in range(ROUNDS)]
    whole, without = (min(seconds) for seconds in zip(*rounds, strict=True))
    nodes = [solver.nodes - first for solver, first in zip(solvers, before, strict=True)]
    return nodes[1] / nodes[0], without / whole


def main() -> None:
    parser = options("solver_speed", __doc__)
    parser.add_argument(
        "--share", type=float, default=1.0, help="the fraction of the positions to solve"
    )
    it = parser.parse_args()
    dds = f"DDS through endplay {version('endplay')}" if find_spec("endplay") else "without DDS"
    lines = [
        "# The solver",
        "",
        f"Machine: {described()} · {dds}. Signature of the search: {SIGNATURE}.",
        f"Command: `python -m benchmarks.solver_speed --share {it.share}`. One core and CPU time",
        "except where stated. Such machines are noisy: compare only numbers of one run.",
    ]
    parts = (
        against_dds(it.share),
        points(it.share),
        worlds(),
        threads(),
        without_techniques(it.share),
    )
    for part in parts:
        lines.append("")
        for line in part:
            print(line, flush=True)
            lines.append(line)
    RESULTS.write_text("\n".join([*lines, "", FAIR]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
