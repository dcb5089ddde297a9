"""Measure reviews: `python -m benchmarks.review --jobs 2`. Writes benchmarks/REVIEW.md.

Bots of mixed strength play matches, whose deals are reviewed with the default settings. Then

* every marked move is thought about ten times longer than the think that marked it, in new worlds;
* mistakes of a known cost are planted: some moves of `strong` are replaced by moves that a long
  think finds worse by some points, and judged as in a review;
* the CPU time of the reviews is counted.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

from benchmarks.machine import described
from rookery.arena.simulate import Simulation, simulate
from rookery.bots import Limits
from rookery.bots.assessing import JudgedMove, assess
from rookery.core.match import Match
from rookery.core.moves import Move
from rookery.games import preset
from rookery.records import replay
from rookery.review import Mark, review_deal
from rookery.review.judging import CONFIRMED, LONGER, Judging
from rookery.review.marks import least
from rookery.review.moments import Moment, moments_of, phase_of
from rookery.review.planning import NODES

HERE = Path(__file__).parent

TABLES: Sequence[tuple[str, int]] = (
    ("tuxedo", 2),
    ("tuxedo", 4),
    ("dixie", 4),
    ("three", 3),
    ("five", 5),
    ("kentucky", 4),
)
BOTS = ("easy", "steady", "strong@4000n")
"""The players of the reviewed deals, in turn: they make mistakes of every size."""

PLANTERS = ("strong@20000n",)

THINKS = 10
"""The thinks in new worlds that make up a long one, each as long as a review's own think."""

SIZES = (5.0, 10.0, 20.0, 40.0)
"""Lower bounds of the columns for planted moves, in points of lead; in Tuxedo a quarter."""


@dataclass(frozen=True, slots=True)
class Marked:
    """A move that a review marked, and the result of a ten times longer think."""

    game: str
    phase: str
    mark: str
    cost: float
    again: float
    error: float
    survives: bool


@dataclass(frozen=True, slots=True)
class Planted:
    """A planted move of a known cost, and whether a review marks it."""

    game: str
    phase: str
    cost: float
    found: bool


@dataclass(frozen=True, slots=True)
class Reviewed:
    """One reviewed deal: its CPU seconds, decisions and marks."""

    game: str
    seconds: float
    decisions: int
    marks: tuple[tuple[Moment, str, float], ...]


def played(
    table: tuple[str, int], bots: Sequence[str], matches: int, seed: int
) -> list[Match[Any]]:
    """Matches between bots."""
    name, seats = table
    chosen = preset(name)
    options = {"seats": seats} if len(chosen.by_seats) > 1 else {}
    it = Simulation(name, tuple(bots)[-seats:], seed, options)
    return [replay(record) for record in simulate(it, matches)]


def reviewed(job: tuple[str, Match[Any], int]) -> Reviewed:
    """Review one deal, and count the CPU time."""
    game, match, number = job
    began = time.process_time()
    review = review_deal(match, number)
    seconds = time.process_time() - began
    marks = tuple(
        (it.moment, it.mark.value, it.judgement.cost[0])
        for it in review.decisions
        if it.mark in (Mark.MISTAKE, Mark.BETTER)
    )
    return Reviewed(game, seconds, len(review.decisions), marks)


def thought_over(job: tuple[str, Moment, str, float]) -> Marked:
    """Think about a marked move ten times longer, in new worlds."""
    game, moment, mark, cost = job
    found = _long(moment, moment.moves, f"again {moment.ply}")
    assert found is not None
    behind, error, value = found
    survives = behind > CONFIRMED * error and value > 0
    return Marked(game, phase_of(moment.view), mark, cost, behind, error, survives)


def _long(moment: Moment, moves: tuple[Move, ...], seed: str) -> tuple[float, float, float] | None:
    """How far a move trails in a long think: in points, with their standard error, and in value."""
    limits = Limits(nodes=NODES * LONGER)
    found: list[JudgedMove] = []
    for number in range(THINKS):
        it = assess(moment.view, Random(f"{seed} {number}"), limits, moves).of(*moves)
        if it is None:
            return None
        found.append(it)
    behind = [it.behind for it in found]
    error = stdev(behind) / len(behind) ** 0.5
    return fmean(behind), error, fmean(it.value_behind for it in found)


def planted(job: tuple[str, Moment, int]) -> Planted | None:
    """Put a worse move in the place of one that `strong` made, and judge it as a review does."""
    game, moment, seed = job
    rng = Random(seed)
    first = assess(moment.view, rng, Limits(nodes=NODES), moment.moves)
    low = SIZES[0] / (4 if game.startswith("tuxedo") else 1)
    worse = [it for it in first.moves if it.behind >= low and it.value_behind > 0]
    if not worse:
        return None
    chosen = rng.choice(worse)
    moves = (chosen.move, *chosen.then)
    known = _long(moment, moves, f"plant {seed}")
    if known is None or known[0] < low:
        return None
    it = Judging(replace(moment, moves=moves), Limits(nodes=NODES), f"judge {seed}").run()
    is_found = it.is_behind and it.cost[0] >= least(moment.view.rules)
    return Planted(game, phase_of(moment.view), known[0], is_found)


def main() -> None:
    """Measure, and write the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--deals", type=int, default=6, help="reviewed deals for each game")
    parser.add_argument("--marks", type=int, default=20, help="marks thought over for each game")
    parser.add_argument("--plants", type=int, default=20, help="planted moves for each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=HERE / "REVIEW.md")
    asked = parser.parse_args()
    rng = Random(asked.seed)
    with ProcessPoolExecutor(asked.jobs) as executor:
        reviews = list(executor.map(reviewed, _deals(asked.deals, asked.seed)))
        thoughts = list(executor.map(thought_over, _marks(reviews, asked.marks, rng)))
        tried = executor.map(planted, _plants(asked.plants, asked.seed, rng))
        plants = [it for it in tried if it is not None]
    command = f"python -m benchmarks.review --deals {asked.deals} --marks {asked.marks} "
    command += f"--plants {asked.plants} --jobs {asked.jobs} --seed {asked.seed}"
    asked.out.write_text(report(command, reviews, thoughts, plants), encoding="utf-8")


def _deals(count: int, seed: int) -> Iterable[tuple[str, Match[Any], int]]:
    for table in TABLES:
        found = 0
        for match in played(table, BOTS, 2, seed):
            for number, deal in enumerate(match.deals):
                if deal.points is not None and found < count:
                    found += 1
                    yield _name(table), match, number


def _name(table: tuple[str, int]) -> str:
    name, seats = table
    return f"{name} {seats}"


def _marks(
    reviews: Sequence[Reviewed], count: int, rng: Random
) -> list[tuple[str, Moment, str, float]]:
    """Marks of each game, chosen at random."""
    chosen = []
    for table in TABLES:
        game = _name(table)
        every = [(game, *mark) for it in reviews if it.game == game for mark in it.marks]
        chosen += rng.sample(every, min(count, len(every)))
    return chosen


def _plants(count: int, seed: int, rng: Random) -> list[tuple[str, Moment, int]]:
    """Decisions of `strong` with a choice, of each game at random."""
    chosen = []
    for table in TABLES:
        every = []
        for match in played(table, PLANTERS, 1, seed + 1):
            finished = [n for n, deal in enumerate(match.deals) if deal.points is not None]
            every += [it for n in finished for it in moments_of(match, n)]
        every = [it for it in every if len(it.view.legal) > 1 and phase_of(it.view) != "orange"]
        picked = rng.sample(every, min(2 * count, len(every)))
        chosen += [(_name(table), it, place) for place, it in enumerate(picked)]
    return chosen


HEAD = """\
# Reviews measured

Machine: {machine}.
Command: `{command}`.

## Marks that survive

Every marked move was thought about again: ten thinks in new worlds, each as long as the one that
made the mark. It survives if it is still behind by more than three standard errors. Costs are
means, in points.

| game | marks | survive | mistakes | survive | cost in the review | in the long think |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
"""

PLANTS = """
## Planted mistakes that are found

In decisions of `strong` another move was put in place of its own. The cost is that of a long think;
in Tuxedo the columns are a quarter of what they say. A review finds it if it gets a mark.

| game | planted | 5 to 10 | 10 to 20 | 20 to 40 | 40 and more |
| --- | ---: | ---: | ---: | ---: | ---: |
"""

TIMES = """
## The time of a review

CPU seconds for a deal with the default settings, on one core.

| game | deals | decisions | marks | seconds, mean | most |
| --- | ---: | ---: | ---: | ---: | ---: |
"""


def report(
    command: str,
    reviews: Sequence[Reviewed],
    thoughts: Sequence[Marked],
    plants: Sequence[Planted],
) -> str:
    """The tables."""
    lines = [HEAD.format(machine=described(), command=command).rstrip("\n")]
    games = [_name(table) for table in TABLES]
    for game in (*games, "all"):
        lines.append(_survivors(game, [it for it in thoughts if game in (it.game, "all")]))
    lines.append(PLANTS.rstrip("\n"))
    for game in (*games, "all"):
        lines.append(_found(game, [it for it in plants if game in (it.game, "all")]))
    lines.append(TIMES.rstrip("\n"))
    for game in games:
        its = [it for it in reviews if it.game == game]
        decisions = fmean(it.decisions for it in its)
        marks = fmean(len(it.marks) for it in its)
        seconds = [it.seconds for it in its]
        lines.append(
            f"| {game} | {len(its)} | {decisions:.0f} | {marks:.1f} | {fmean(seconds):.1f} "
            f"| {max(seconds):.1f} |"
        )
    return "\n".join(lines) + "\n"


def _survivors(game: str, its: Sequence[Marked]) -> str:
    mistakes = [it for it in its if it.mark == "mistake"]
    cost, again = (
        fmean(x) if its else 0.0 for x in ([i.cost for i in its], [i.again for i in its])
    )
    return (
        f"| {game} | {len(its)} | {_share([it.survives for it in its])} | {len(mistakes)} "
        f"| {_share([it.survives for it in mistakes])} | {cost:.1f} | {again:.1f} |"
    )


def _found(game: str, its: Sequence[Planted]) -> str:
    cells = []
    for low, high in zip(SIZES, (*SIZES[1:], float("inf")), strict=True):
        inside = [
            it.found for it in its if low <= it.cost * (4 if "tuxedo" in it.game else 1) < high
        ]
        cells.append(f"{_share(inside)} of {len(inside)}" if inside else "–")
    return f"| {game} | {len(its)} | {' | '.join(cells)} |"


def _share(facts: Sequence[bool]) -> str:
    return f"{fmean(facts):.0%}" if facts else "–"


if __name__ == "__main__":
    main()
