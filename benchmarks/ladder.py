"""Play `strong`, and `steady`, against every other bot: `python -m benchmarks.ladder`.

In a round, a pair of bots plays one deal in several seatings. The rounds are kept in a folder, in a
file for each game and pair. Later runs add to these files. So a run can be stopped at any time, and
games or bots can be played separately. The tables of benchmarks/strength-10000-nodes.md are written
from all rounds in the folder.
"""

import sys
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import closing, nullcontext
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from benchmarks.ladder_report import write_report
from benchmarks.machine import options
from rookery.arena.contest import Contest, Round, play_contest
from rookery.arena.results import BadResults, Results, read_results

BOTS = ("random", "easy", "steady", "pimc", "ismcts", "strong", "cheat")
"""The bots, from the weakest to `cheat`, which sees all hands."""

FIRST = (("steady", "strong"), ("pimc", "strong"), ("ismcts", "strong"), ("steady", "cheat"))
"""The pairs that the page is about. They are played first and get the most deals."""

TABLES = {
    "dixie-4": ("dixie", 4),
    "dixie-6": ("dixie", 6),
    "three": ("three", 3),
    "five": ("five", 5),
    "kentucky": ("kentucky", 4),
    "tuxedo-2": ("tuxedo", 2),
    "tuxedo-4": ("tuxedo", 4),
}
"""The tables of the page."""

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
    nodes: int
    seed: int = 0
    card_play: bool = False
    others: int | None = None
    """The deals of each pair outside `FIRST`; None means as many as for the pairs in `FIRST`."""

    def contests(self) -> Iterator[tuple[Path, Contest]]:
        """Yield every contest with the path of the file that keeps its rounds."""
        for table in self.tables:
            game, seats = TABLES[table]
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
                    nodes=self.nodes,
                )
                yield self.folder / f"{table}.{names}{ending}", contest

    def pairs(self) -> list[tuple[str, str]]:
        """The pairs with `strong` or `steady`. `strong` also plays itself, to see how it bids."""
        found = [it for it in combinations(self.bots, 2) if {"strong", "steady"} & {*it}]
        if "strong" in self.bots and not self.card_play:
            found.append(("strong", f"strong@{self.nodes}n"))
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
        """Count one step; report the number if the last report is old, or all steps are done."""
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
    """All rounds in a folder, by table. Tables for card play alone end in `.play`."""
    found: dict[str, list[tuple[Contest, list[Round]]]] = {}
    for path in sorted(folder.glob("*.jsonl")):
        results = read_results(path)
        table = path.name.partition(".")[0] + (".play" if ".play." in path.name else "")
        if results.rounds:
            found.setdefault(table, []).append((results.contest, results.rounds))
    return dict(sorted(found.items(), key=lambda each: _place(each[0])))


def _place(table: str) -> tuple[bool, int]:
    """The sort key of a table on the page, where tables for card play alone come last."""
    return table.endswith(".play"), list(TABLES).index(table.removesuffix(".play"))


def _rank(bot: str) -> int:
    """The index of a bot in `BOTS`; others come last. It is the order in pairs and file names."""
    return BOTS.index(bot) if bot in BOTS else len(BOTS)


def main() -> None:
    parser = options("ladder", __doc__, "python -m benchmarks.ladder --games three --nodes 1000")
    parser.add_argument("--games", default=",".join(TABLES), help="tables, separated by commas")
    parser.add_argument("--bots", default=",".join(BOTS))
    parser.add_argument(
        "--deals", type=int, default=200, help="deals per pair; 0 only writes the page"
    )
    parser.add_argument("--others", type=int, default=40, help="deals per pair that is not first")
    parser.add_argument("--nodes", type=int, default=10_000, help="nodes per decision")
    parser.add_argument("--card-play", action="store_true", help="steady bids for all seats")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=Path("build/ladder"))
    parser.add_argument("--out", type=Path, help="the page; otherwise strength-NODES-nodes.md")
    it = parser.parse_args()
    tables = tuple(it.games.split(","))
    for table in tables:
        if table not in TABLES:
            parser.error(f"the tables are {', '.join(TABLES)}, not {table}")
    ladder = Ladder(
        it.folder,
        tables,
        tuple(sorted(it.bots.split(","), key=_rank)),
        it.deals,
        it.nodes,
        it.seed,
        it.card_play,
        it.others,
    )
    for _, contest in ladder.contests():
        contest.check()
    if it.deals:
        try:
            with nullcontext() if it.jobs == 1 else ProcessPoolExecutor(it.jobs) as executor:
                play(ladder, executor)
        except BadResults as error:
            parser.error(f"{error}; for other limits or seeds name another --folder")
    out = it.out or Path(__file__).with_name(f"strength-{it.nodes}-nodes.md")
    write_report(kept(it.folder), BOTS, out)
    print(f"ladder: wrote {out}", file=sys.stderr)


if __name__ == "__main__":
    main()
