"""Rate simulated players of known strength, and compare ways to rate.

    python -m benchmarks.ratings

The players' luck is that of bots' deals (`benchmarks.ratings_luck`). Writes `RATINGS.md` beside
this file, and its chart. With `--fit` it only prints the fits, whose slopes
are 1 where the luck of a game in `rookery.ratings.luck` is such that 400 points mean ten to one.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

import numpy as np

from benchmarks.machine import described
from benchmarks.ratings_luck import Luck, read
from benchmarks.ratings_methods import Rater, alternatives, chosen
from benchmarks.ratings_players import World
from benchmarks.ratings_report import chart, report

HERE = Path(__file__).parent
PLAYERS = 24
TABLES = 4
"""The tables that play the same deals."""

ROUNDS = (10, 20, 50, 100, 200, 500, 1_000)
"""After how many matches of every player ratings are compared with strengths."""

CHOSEN = "chosen"
COMPARED = (("dixie", 4), ("three", 3), ("five", 5))
"""The games in which other ways are tried."""


@dataclass(frozen=True, slots=True)
class Fit:
    """How well ratings fit strengths.

    `rank` is Spearman's correlation, `within` the share of strengths within two deviations of the
    rating, `off` the root mean square error in points, `deviation` the mean deviation that the
    ratings claim, and `slope` by how much a point of strength raises the rating.
    """

    rank: float
    within: float
    off: float
    deviation: float
    slope: float


def fit(rater: Rater, world: World) -> Fit:
    """Compare the ratings of the players of a world with their strengths."""
    true = np.array([world.strengths[name] for name in world.names])
    rated = np.array([rater.rating(name) for name in world.names])
    mean, deviation = rated[:, 0], rated[:, 1]
    return Fit(
        spearman(mean, true),
        float((np.abs(mean - true) <= 2.0 * deviation).mean()),
        float(np.sqrt(((mean - true) ** 2).mean())),
        float(deviation.mean()),
        float(np.polyfit(true, mean, 1)[0]),
    )


def spearman(one: Sequence[float] | np.ndarray, other: Sequence[float] | np.ndarray) -> float:
    """The correlation of the ranks of two lists without ties."""
    ranks = [np.argsort(np.argsort(it)).astype(float) for it in (one, other)]
    return float(np.corrcoef(ranks[0], ranks[1])[0, 1])


def fits(
    luck: Luck, tables: int, worlds: int, rounds: Sequence[int], *, with_others: bool
) -> dict[str, dict[int, Fit]]:
    """The mean fit of every way to rate over some worlds, by its name and the matches played."""
    found: dict[str, dict[int, list[Fit]]] = {}
    for seed in range(worlds):
        world = World(luck, PLAYERS, seed)
        raters: dict[str, Rater] = {CHOSEN: chosen(luck, tables)}
        if with_others:
            raters |= alternatives(luck, tables, world.points_a_deal)
        for name, number, one in _played(world, tables, raters, rounds):
            found.setdefault(name, {}).setdefault(number, []).append(one)
    return {
        name: {number: mean_of(of_number) for number, of_number in by_number.items()}
        for name, by_number in found.items()
    }


def _played(
    world: World, tables: int, raters: Mapping[str, Rater], rounds: Sequence[int]
) -> list[tuple[str, int, Fit]]:
    found, seen = [], 0
    for number, sittings in zip(range(1, max(rounds) + 1), world.rounds(tables), strict=False):
        for sitting in sittings:
            for rater in raters.values():
                rater.see(sitting, seen)
            seen += 1
        if number in rounds:
            found += [(name, number, fit(rater, world)) for name, rater in raters.items()]
    return found


def mean_of(all_fits: Sequence[Fit]) -> Fit:
    """The mean of each figure."""
    return Fit(*(fmean(getattr(it, name) for it in all_fits) for name in Fit.__slots__))


def main() -> None:
    """Measure, and write the report."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--worlds", type=int, default=3, help="how often all is repeated")
    asked.add_argument("--fit", action="store_true", help="print the slopes and write nothing")
    given = asked.parse_args()
    measured: dict[tuple[str, int, int], dict[str, dict[int, Fit]]] = {}
    for luck in read():
        for tables in (1, TABLES):
            others = (luck.game, luck.seats) in COMPARED and not given.fit
            rounds = (1_000,) if given.fit else ROUNDS
            all_fits = fits(luck, tables, given.worlds, rounds, with_others=others)
            measured[luck.game, luck.seats, tables] = all_fits
            last = all_fits[CHOSEN][max(rounds)]
            kind = "live" if tables == 1 else "same cards"
            print(f"{luck.game} {luck.seats}, {kind}: {last}", flush=True)
    if not given.fit:
        command = f"python -m benchmarks.ratings --worlds {given.worlds}"
        text = report(measured, read(), described(), command, PLAYERS)
        (HERE / "RATINGS.md").write_text(text, encoding="utf-8")
        (HERE / "ratings" / "correlation.svg").write_text(chart(measured), encoding="utf-8")


if __name__ == "__main__":
    main()
