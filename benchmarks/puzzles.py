"""Search every puzzle again, three times as long: `python -m benchmarks.puzzles`.

The longer search samples other worlds. A puzzle's solution survives if it contains the best move
that the search finds. Searches of other kinds are asked for their move, too. The tables are written
to `PUZZLES.md`. With `--prune`, puzzles whose solution does not survive are removed from the
package. Positions of the suite stay, since they have checks of their own.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from importlib.resources import files
from pathlib import Path
from random import Random

from benchmarks.machine import described, options
from rookery.bots import bot
from rookery.games import GAMES
from rookery.puzzles.collection import FILE, puzzles
from rookery.puzzles.difficulty import DIFFICULTIES
from rookery.puzzles.puzzle import Puzzle
from rookery.puzzles.puzzle_file import write_puzzles
from rookery.puzzles.verifying import LONG, verify
from rookery.records import move_text
from rookery.statistics.intervals import wilson

TABLE = Path(__file__).parent / "PUZZLES.md"


OTHERS = ("ismcts@100000n", "pimc@100000n", "random")
"""The bots whose moves are compared with the solutions; none of them has helped to find puzzles."""


@dataclass(frozen=True, slots=True)
class Survival:
    """Whether a puzzle's solution survives a longer search, and the best move that was found."""

    id: str
    survives: bool
    best: str
    loss: float
    agree: tuple[str, ...]
    """Which of `OTHERS` chose a move of the solution."""


def survival(puzzle: Puzzle, rounds: int) -> Survival:
    """Search a puzzle again, in worlds other than those in which it was found."""
    others = {name: bot(name, Random(f"{name}/{puzzle.id}")) for name in OTHERS}
    agree = tuple(n for n, it in others.items() if puzzle.is_right(it.decide(puzzle.view()).move))
    verdict = verify(puzzle.view(), f"ten times/{puzzle.id}", rounds)
    if verdict is None:
        return Survival(puzzle.id, False, "nothing was judged", 0.0, agree)
    best = verdict.thoughts[0].move
    right = (each for each in verdict.thoughts if puzzle.is_right(each.move))
    loss = min((each.loss for each in right), default=0.0)
    return Survival(puzzle.id, puzzle.is_right(best), move_text(best), loss, agree)


def _row(name: str, found: Sequence[Survival]) -> str:
    return _share(name, [each.survives for each in found])


def _share(name: str, right: Sequence[bool]) -> str:
    if not right:
        return f"| {name} | 0 | – | – |"
    share, (low, high) = sum(right) / len(right), wilson(sum(right), len(right))
    return f"| {name} | {len(right)} | {share:.1%} | {low:.1%} to {high:.1%} |"


def report(every: Sequence[Puzzle], found: Sequence[Survival], times: int) -> str:
    """The page with the tables."""
    by_id = {each.id: each for each in found}

    def those(each: Iterable[Puzzle]) -> list[Survival]:
        return [by_id[it.id] for it in each if it.id in by_id]

    made = [it for it in every if it.origin == "bots"]
    head = "| | puzzles | solution survives | 95 % interval |\n| --- | ---: | ---: | --- |"
    of_games = [_row(f"`{name}`", those(it for it in made if it.game == name)) for name in GAMES]
    of_levels = [
        _row(level, those(it for it in made if it.difficulty == level)) for level in DIFFICULTIES
    ]
    lost = [each for each in those(made) if not each.survives]
    lines = [f"* `{it.id}`: {it.best} is best, ahead by {it.loss:.1f} points" for it in lost] or [
        "All survive."
    ]
    return "\n".join(
        [
            "# Do the puzzles' solutions hold?",
            "",
            f"Puzzles found in bots' deals are searched again, {times} times as long as when they",
            "were found, in other sampled worlds. A solution survives if it contains the best move",
            "of this search. Puzzles whose solution does not survive are taken out of the package.",
            "How puzzles are found: [docs/puzzles.md](../docs/puzzles.md).",
            "",
            head,
            _row("all", those(made)),
            *of_levels,
            "",
            "By game:",
            "",
            head,
            *of_games,
            "",
            "The positions of the suite have checks of their own ([docs/positions.md]"
            "(../docs/positions.md)). This is how often a long search agrees with them:",
            "",
            head,
            _row("suite", those(it for it in every if it.origin != "bots")),
            "",
            "Bots that had no part in finding the puzzles choose a move of the solution this",
            "often. Two search in ways of their own ([docs/bots.md](../docs/bots.md)), with",
            "100,000 nodes. They play less well than the bot whose search found the puzzles, so",
            "where they disagree, either may be right. The row of `random` is chance.",
            "",
            head.replace("solution survives", "move of the solution"),
            *(_share(f"`{name}`", [name in it.agree for it in those(made)]) for name in OTHERS),
            "",
            "Not surviving:",
            "",
            *lines,
            "",
            f"Measured {datetime.now(UTC):%Y-%m-%d} by `python -m benchmarks.puzzles`:",
            f"{described()}.",
            "",
        ]
    )


def main() -> None:
    parser = options("puzzles", __doc__)
    parser.add_argument("--times", type=int, default=3, help="how many times longer to think")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--kept", type=Path, help="keep results in this file, and continue from it")
    parser.add_argument("--prune", action="store_true", help="remove puzzles that do not survive")
    parser.add_argument("--out", type=Path, default=TABLE, help="the file of the table")
    it = parser.parse_args()
    every = tuple(puzzles().values())
    found = {each.id: each for each in _read(it.kept)}
    rest = [each for each in every if each.id not in found]
    with ProcessPoolExecutor(it.jobs) as executor:
        for each in executor.map(survival, rest, [it.times * LONG] * len(rest)):
            found[each.id] = each
            _keep(it.kept, each)
    survivals = [found[each.id] for each in every]
    it.out.write_text(report(every, survivals, it.times), encoding="utf-8")
    if it.prune:
        prune(every, survivals)
    print(f"{it.out} is written")


def _read(kept: Path | None) -> Iterator[Survival]:
    """The results of an earlier run."""
    if kept is not None and kept.exists():
        for line in kept.read_text(encoding="utf-8").splitlines():
            kept_one = json.loads(line)
            yield Survival(**kept_one | {"agree": tuple(kept_one["agree"])})


def _keep(kept: Path | None, each: Survival) -> None:
    if kept is not None:
        with kept.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(each)) + "\n")


def prune(every: Sequence[Puzzle], found: Sequence[Survival]) -> None:
    """Remove from the package the puzzles whose solution did not survive."""
    gone = {each.id for each in found if not each.survives}
    kept = [each for each in every if each.id not in gone or each.origin != "bots"]
    path = Path(str(files("rookery.puzzles") / FILE))
    path.write_text(write_puzzles(kept), encoding="utf-8")


if __name__ == "__main__":
    main()
