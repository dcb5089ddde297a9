"""Play every bot against every other in every game: `python -m benchmarks.ladder`.

In a round, a pair of bots plays one deal in several seatings. The rounds are kept in a folder, in a
file for each game and pair, and later runs add to them. So a run can be stopped at any time, and
games or bots can be played separately. The tables of benchmarks/strength.md are written from all
rounds in the folder.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import closing, nullcontext
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from benchmarks.ladder_report import write_report
from rookery.arena.contest import Contest, Round, play_contest
from rookery.arena.results import BadResults, Results, read_results

BOTS = ("random", "easy", "steady", "pimc", "ismcts", "strong", "cheat")
"""The bots, from the weakest to `cheat`, which sees all hands."""

FIRST = (("steady", "strong"), ("pimc", "strong"), ("ismcts", "strong"))
"""The pairs that benchmarks/strength.md is about. They are played first and get the most deals."""

TABLES = {
    "dixie-4": ("dixie", 4),
    "dixie-6": ("dixie", 6),
    "three": ("three", 3),
    "five": ("five", 5),
    "kentucky": ("kentucky", 4),
    "tuxedo-2": ("tuxedo", 2),
    "tuxedo-4": ("tuxedo", 4),
}
"""The tables of benchmarks/strength.md."""

FAMILY = {
    "kentucky-original": ("kentucky-original", 4),
    "breckinridge": ("kentucky-original-breckinridge", 4),
    "partnership": ("partnership", 4),
    "thirteens": ("thirteens", 4),
    "red-one": ("red-one", 4),
    "red-one-western": ("red-one-western", 4),
    "kentucky-rook": ("kentucky-rook", 4),
    "williams": ("kentucky-rook-williams", 4),
    "baby-bird": ("kentucky-rook-baby-bird", 4),
    "one-high": ("one-high", 4),
    "house": ("house", 4),
    "house-fast": ("house-fast", 4),
    "call-partner": ("call-partner", 4),
    "call-partner-five-5": ("call-partner-five", 5),
    "call-partner-five-6": ("call-partner-five", 6),
    "princeton": ("princeton", 4),
    "two-hundred": ("two-hundred", 4),
    "two-hundred-kitty": ("two-hundred-kitty", 4),
    "shelem": ("shelem", 4),
    "shelem-185": ("shelem-185", 4),
    "two": ("two", 2),
}
"""The tables of the other games of the family, some in several forms: strength-family.md."""

ALL = TABLES | FAMILY

SUITE = "suite.json"
"""The file in the folder of the rounds that has the output of `rookery suite --json`."""

_PIECE = 20
"""A pair plays this many deals before the next pair's turn, so that all pairs advance together."""

_SEATINGS = 2
"""The seatings of each deal: one that its number chooses, and the one that mirrors it."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """The contests to be played, and the folder where their rounds are kept."""

    folder: Path
    tables: tuple[str, ...]
    bots: tuple[str, ...]
    deals: int
    seconds: float
    seed: int = 0
    card_play: bool = False
    nodes: int | None = None
    only: str | None = None
    others: int | None = None
    """The deals of each pair outside `FIRST`; None gives them as many as the pairs in `FIRST`."""

    def contests(self) -> Iterator[tuple[Path, Contest]]:
        """Yield every contest, after the path of the file that keeps its rounds."""
        for table in self.tables:
            game, seats = ALL[table]
            if self.card_play and game == "tuxedo":
                continue
            for pair in self.pairs():
                names = "-".join(name.replace("@", "_") for name in pair)
                ending = ".play.jsonl" if self.card_play else ".jsonl"
                contest = Contest(
                    game,
                    pair,
                    self.seed,
                    {"seats": seats},
                    "steady" if self.card_play else None,
                    most_seatings=_SEATINGS,
                    seconds=None if self.nodes else self.seconds,
                    nodes=self.nodes,
                )
                yield self.folder / f"{table}.{names}{ending}", contest

    def pairs(self) -> list[tuple[str, str]]:
        """Every pair of bots, or only the pairs with the bot `only`.

        `strong` also plays itself, to see how it bids.
        """
        found = [
            pair for pair in combinations(self.bots, 2) if self.only is None or self.only in pair
        ]
        if "strong" in self.bots and self.only is None and not self.card_play:
            spends = f"{self.nodes}n" if self.nodes else f"{self.seconds:g}s"
            found.append(("strong", f"strong@{spends}"))
        return sorted(found, key=lambda pair: pair not in FIRST)

    def most(self, contest: Contest) -> int:
        """The number of deals of a contest."""
        if self.others is None or contest.pairs[0] in FIRST:
            return self.deals
        return min(self.deals, self.others)


def play(ladder: Ladder, executor: Executor | None) -> None:
    """Play the rounds that are missing, a few deals of each contest in turn."""
    ladder.folder.mkdir(parents=True, exist_ok=True)
    contests = [(path, contest, ladder.most(contest)) for path, contest in ladder.contests()]
    progress = Progress(sum(len(_missing(*each)) for each in contests))
    for deals in [*range(_PIECE, ladder.deals, _PIECE), ladder.deals]:
        for path, contest, most in contests:
            with closing(Results(contest, path)) as results:
                wanted = list(results.missing(min(deals, most)))
                for one in play_contest(contest, wanted, executor):
                    results.add(one)
                    progress.step(path.name)


def _missing(path: Path, contest: Contest, deals: int) -> list[tuple[int, tuple[str, str]]]:
    results = read_results(path) if path.exists() else Results(contest)
    if results.is_of_other_code:
        print(f"ladder: {path.name} was begun with another version of the code", file=sys.stderr)
    return list(results.missing(deals))


class Progress:
    """Reports at intervals how many rounds or contests have been played."""

    _EVERY = 10.0

    def __init__(self, count: int, who: str = "ladder", noun: str = "rounds") -> None:
        self._count, self._who, self._noun = count, who, noun
        self._done = 0
        self._began = self._reported = time.monotonic()

    def step(self, what: str) -> None:
        """Count one more, and report the number unless the last report is recent."""
        self._done += 1
        now = time.monotonic()
        if now - self._reported < self._EVERY and self._done < self._count:
            return
        self._reported = now
        left = (now - self._began) / self._done * (self._count - self._done)
        print(
            f"{self._who}: {self._done} of {self._count} {self._noun}, "
            f"{left / 60:.0f} minutes left ({what})",
            file=sys.stderr,
            flush=True,
        )


def kept(folder: Path) -> dict[str, list[tuple[Contest, list[Round]]]]:
    """All rounds in a folder, by table. Tables for card play alone have names in `.play`."""
    found: dict[str, list[tuple[Contest, list[Round]]]] = {}
    for path in sorted(folder.glob("*.jsonl")):
        results = read_results(path)
        table = path.name.partition(".")[0] + (".play" if ".play." in path.name else "")
        if results.rounds:
            found.setdefault(table, []).append((results.contest, results.rounds))
    return dict(sorted(found.items(), key=lambda each: _place(each[0])))


def _place(table: str) -> tuple[bool, int]:
    """The sort key of a table on the page, where tables for card play alone come last."""
    return table.endswith(".play"), list(ALL).index(table.removesuffix(".play"))


def _rank(bot: str) -> int:
    """The place of a bot in `BOTS`; others come last. It fixes the order and the file of a pair."""
    return BOTS.index(bot) if bot in BOTS else len(BOTS)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.ladder",
        description=__doc__,
        epilog="example: python -m benchmarks.ladder --games three --time 0.1 --folder build/slow",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--games",
        default=",".join(TABLES),
        help="tables, separated by commas, or family for all games but those of strength.md",
    )
    parser.add_argument("--bots", default=",".join(BOTS))
    parser.add_argument("--only", metavar="BOT", help="only pairs of this bot and another one")
    parser.add_argument(
        "--deals", type=int, default=1000, help="deals per pair; 0 only writes the page"
    )
    parser.add_argument(
        "--others",
        type=int,
        default=100,
        help="deals per pair, except for strong against steady, pimc and ismcts",
    )
    parser.add_argument("--time", type=float, default=0.02, help="seconds per decision")
    parser.add_argument("--nodes", type=int, help="nodes per decision, instead of seconds")
    parser.add_argument("--card-play", action="store_true", help="steady bids for all seats")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=Path("build/ladder"))
    parser.add_argument("--out", type=Path, help="the page; otherwise the one of these games")
    it = parser.parse_args()
    tables = tuple(FAMILY) if it.games == "family" else tuple(it.games.split(","))
    for table in tables:
        if table not in ALL:
            parser.error(f"the tables are {', '.join(ALL)}, not {table}")
    ladder = Ladder(
        it.folder,
        tables,
        tuple(sorted(it.bots.split(","), key=_rank)),
        it.deals,
        it.time,
        it.seed,
        it.card_play,
        it.nodes,
        it.only,
        it.others,
    )
    suite = it.folder / SUITE
    examined = json.loads(suite.read_text("utf-8")) if suite.exists() else None
    for _, contest in ladder.contests():
        contest.check()
    if it.deals:
        try:
            with nullcontext() if it.jobs == 1 else ProcessPoolExecutor(it.jobs) as executor:
                play(ladder, executor)
        except BadResults as error:
            parser.error(f"{error}; for other limits or seeds name another --folder")
    is_family = it.games == "family"
    title = "Strength in the other games of the family" if is_family else "Strength"
    which = " --games family" if is_family else ""
    which += f" --only {it.only}" if it.only else ""
    out = it.out or Path(__file__).with_name("strength-family.md" if is_family else "strength.md")
    write_report(kept(it.folder), BOTS, out, examined, title, which)
    print(f"ladder: wrote {out}", file=sys.stderr)


if __name__ == "__main__":
    main()
