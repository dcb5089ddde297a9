"""Makes puzzles on all cores, and shows progress."""

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import closing
from pathlib import Path

from rookery.arena.ordered_tasks import run_in_order
from rookery.arena.suite import exercises
from rookery.cli.shared.files import need_replaceable
from rookery.cli.shared.jobs import executor_for, with_progress
from rookery.puzzles.choosing import wanted
from rookery.puzzles.making import is_still_right
from rookery.puzzles.progress import Progress, make
from rookery.puzzles.puzzle import Puzzle
from rookery.puzzles.puzzle_file import write_puzzle
from rookery.puzzles.suite_positions import puzzle_of
from rookery.records.output_file import output_file


def make_file(
    games: Sequence[str], count: int, seed: int, jobs: int, out: Path, *, with_suite: bool
) -> dict[str, int]:
    """Make puzzles, write them to a file, and return their number by game.

    Until the file is complete, its intermediate results are stored beside it. Raises BadPuzzle,
    OtherFile or OSError.
    """
    need_replaceable(out, '{"id":')
    counts = wanted(count, games)
    kept = out.with_name(f"{out.name}.progress")
    with closing(Progress(kept)) as progress, executor_for(jobs) as executor:
        made = make(counts, seed, progress, executor)
        with with_progress(made, sum(counts.values()), "puzzles") as found:
            puzzles = {each.id: each for each in found}
        puzzles = _confirmed(puzzles, executor)
        if with_suite:
            puzzles |= {each.id: each for each in _of_suite(games, executor)}
    with output_file(out) as file:
        file.writelines(f"{write_puzzle(each)}\n" for each in puzzles.values())
    kept.unlink(missing_ok=True)
    return dict(Counter(each.game for each in puzzles.values()))


def _confirmed(puzzles: dict[str, Puzzle], executor: Executor | None) -> dict[str, Puzzle]:
    """The puzzles confirmed by longer searches."""
    answers = run_in_order(is_still_right, tuple(puzzles.values()), executor)
    with with_progress(answers, len(puzzles), "confirmed") as found:
        return {it.id: it for it, holds in zip(puzzles.values(), found, strict=True) if holds}


def _of_suite(games: Sequence[str], executor: Executor | None) -> Iterator[Puzzle]:
    """Puzzles from the suite's positions of these games, or of all games if none are given."""
    every = [each for each in exercises() if not games or each.record.game in games]
    with with_progress(run_in_order(puzzle_of, every, executor), len(every), "suite") as found:
        yield from (it for it in found if it is not None)
