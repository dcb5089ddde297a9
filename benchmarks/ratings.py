"""Rate simulated players of known strength: `python -m benchmarks.ratings`.

The players' luck is drawn from bots' deals (`benchmarks.ratings_luck`). Writes `RATINGS.md` beside
this file. With `--fit` it only prints how ratings fit strengths. A slope of 1 means that the game's
luck in `rookery.ratings.luck` is right: 400 points then mean odds of ten to one.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

import numpy as np

from benchmarks.machine import described
from benchmarks.ratings_luck import Luck, read
from benchmarks.ratings_players import Sitting, World
from benchmarks.ratings_report import report
from rookery.ratings import Book, Player, Result, Seated, compared, live

HERE = Path(__file__).parent
PLAYERS = 24
TABLES = 4
"""How many tables play the same deals."""

ROUNDS = (10, 20, 50, 100, 200)
"""Ratings are compared with strengths when every player has played this many matches."""


class Rated:
    """The players' ratings, computed by `rookery.ratings`."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck
        self._book = Book()

    def see(self, sitting: Sitting, number: int) -> None:
        """Rate the results of a sitting, all at one time so that no rating ages."""
        for result in results(self._luck, sitting, f"{number:06}"):
            self._book.add(result)

    def rating(self, player: Player) -> tuple[float, float]:
        """The mean and the deviation of a player's rating."""
        rating = self._book.rating(self._luck.game, player)
        return rating.mean, rating.deviation


def results(luck: Luck, sitting: Sitting, code: str) -> Iterator[Result]:
    """The results of a sitting: one for its match or, with several tables, one for each deal."""
    seats = range(luck.seats)
    sides: list[tuple[int, ...]] = [(seat,) for seat in seats]
    if luck.sides == "alternate":
        sides = [tuple(seats[0::2]), tuple(seats[1::2])]
    if len(sitting.players) == 1:
        yield live(f"{code}.0", luck.game, 0.0, sitting.deals, sitting.match(), sides)
        return
    for deal in range(sitting.deals):
        tables = [
            Seated(players, tuple(map(float, sitting.points[number, deal])))
            for number, players in enumerate(sitting.players)
        ]
        yield from compared(f"{code}.{deal:02}", luck.game, 0.0, 1, tables, sides)


@dataclass(frozen=True, slots=True)
class Fit:
    """How well ratings fit strengths.

    `rank` is Spearman's correlation. `within` is the share of strengths within two deviations of
    the rating. `off` is the root mean square error in points, and `deviation` the mean deviation
    that the ratings claim. `slope` is how far ratings rise per point of strength.
    """

    rank: float
    within: float
    off: float
    deviation: float
    slope: float


def fit(rated: Rated, world: World) -> Fit:
    """Compare the ratings of the players of a world with their strengths."""
    true = np.array([world.strengths[name] for name in world.names])
    found = np.array([rated.rating(name) for name in world.names])
    mean, deviation = found[:, 0], found[:, 1]
    return Fit(
        spearman(mean, true),
        float((np.abs(mean - true) <= 2.0 * deviation).mean()),
        float(np.sqrt(((mean - true) ** 2).mean())),
        float(deviation.mean()),
        float(np.polyfit(true, mean, 1)[0]),
    )


def spearman(one: Sequence[float] | np.ndarray, other: Sequence[float] | np.ndarray) -> float:
    """Spearman's correlation of two lists without ties: the correlation of their ranks."""
    ranks = [np.argsort(np.argsort(it)).astype(float) for it in (one, other)]
    return float(np.corrcoef(ranks[0], ranks[1])[0, 1])


def fits(luck: Luck, tables: int, worlds: int, rounds: Sequence[int]) -> dict[int, list[Fit]]:
    """The fit in each of `worlds` worlds, after each number of matches in `rounds`."""
    found: dict[int, list[Fit]] = {number: [] for number in rounds}
    for seed in range(worlds):
        world, rated, seen = World(luck, PLAYERS, seed), Rated(luck), 0
        for number, sittings in zip(range(1, max(rounds) + 1), world.rounds(tables), strict=False):
            for sitting in sittings:
                rated.see(sitting, seen)
                seen += 1
            if number in found:
                found[number].append(fit(rated, world))
    return found


def mean_of(all_fits: Sequence[Fit]) -> Fit:
    return Fit(*(fmean(getattr(it, name) for it in all_fits) for name in Fit.__slots__))


def main() -> None:
    """Measure, and write the report."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--worlds", type=int, default=8, help="how often the simulation is repeated")
    asked.add_argument("--fit", action="store_true", help="print the slopes and write nothing")
    given = asked.parse_args()
    measured: dict[tuple[str, int, int], dict[int, list[Fit]]] = {}
    for luck in read():
        for tables in (1, TABLES):
            rounds = (1_000,) if given.fit else ROUNDS
            all_fits = fits(luck, tables, given.worlds, rounds)
            measured[luck.game, luck.seats, tables] = all_fits
            last = mean_of(all_fits[max(rounds)])
            kind = "live" if tables == 1 else "same cards"
            print(f"{luck.game} {luck.seats}, {kind}: {last}", flush=True)
    if not given.fit:
        command = f"python -m benchmarks.ratings --worlds {given.worlds}"
        text = report(measured, read(), described(), command, PLAYERS)
        (HERE / "RATINGS.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
