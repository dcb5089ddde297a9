"""Making many puzzles: deal after deal on all cores, with progress that survives an interruption.

The progress is a file of JSON Lines: a line for each deal that was searched, with its puzzles. If
the same puzzles are asked for again, deals in the file are not searched again.
"""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from itertools import takewhile
from pathlib import Path
from typing import IO

from msgspec import Struct, ValidationError, convert, json

from rookery.arena.ordered_tasks import run_in_order
from rookery.core.errors import RookeryError
from rookery.puzzles.choosing import Choice
from rookery.puzzles.making import Source, puzzles_of_deal
from rookery.puzzles.puzzle import BadPuzzle, Puzzle
from rookery.puzzles.puzzle_file import read_puzzle, write_puzzle
from rookery.records.input_file import read_text
from rookery.records.json_text import parsed

MOST_DEALS = 60
"""The most deals that are searched for each puzzle wanted; the rarest kinds are then given up."""


_BEGINS = '{"game":'


class _Searched(Struct):
    """A line of the file."""

    game: str
    seed: int
    deal: int
    puzzles: tuple[str, ...]


class Progress:
    """The deals searched so far, with their puzzles; new ones are appended to a file."""

    def __init__(self, path: Path) -> None:
        """Read the progress. Raises BadPuzzle if the file has other contents, or OSError."""
        self._found: dict[Source, tuple[Puzzle, ...]] = {}
        self._path = path
        if path.exists():
            self._read(read_text(path))
        self._file: IO[str] = path.open("a", encoding="utf-8")

    def _read(self, text: str) -> None:
        whole, _, rest = text.rpartition("\n")
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                kept = convert(parsed(line), _Searched)
                source = Source(kept.game, kept.seed, kept.deal)
                self._found[source] = tuple(map(read_puzzle, kept.puzzles))
            except (RookeryError, ValidationError) as error:
                raise BadPuzzle(
                    f"{self._path}, line {number}: {str(error)[:80]}: remove it to begin anew"
                ) from None
        if rest and not rest.startswith(_BEGINS):
            raise BadPuzzle(f"{self._path} holds something else: name another file")
        if rest:  # the end of a line is missing: its writer was interrupted
            self._path.write_text(whole + "\n" if whole else "", encoding="utf-8")

    def __contains__(self, source: Source) -> bool:
        return source in self._found

    def __getitem__(self, source: Source) -> tuple[Puzzle, ...]:
        return self._found[source]

    def add(self, source: Source, found: tuple[Puzzle, ...]) -> None:
        """Keep the puzzles of a deal."""
        self._found[source] = found
        puzzles = tuple(map(write_puzzle, found))
        kept = _Searched(source.game, source.seed, source.number, puzzles)
        self._file.write(json.encode(kept).decode() + "\n")
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def make(
    counts: Mapping[str, int], seed: int, progress: Progress, executor: Executor | None = None
) -> Iterator[Puzzle]:
    """Make and yield puzzles until each game has enough; the number of cores changes nothing."""
    for game, count in counts.items():
        choice = Choice(count)
        sources = [Source(game, seed, number) for number in range(MOST_DEALS * count)]
        for found in _searched(sources, progress, executor):
            yield from choice.add(found)
            if choice.is_complete:
                break


def _searched(
    sources: Sequence[Source], progress: Progress, executor: Executor | None
) -> Iterator[tuple[Puzzle, ...]]:
    """The puzzles of each deal, in order, from the progress or by a search."""
    known = list(takewhile(progress.__contains__, sources))
    yield from map(progress.__getitem__, known)
    rest = sources[len(known) :]
    for source, found in zip(rest, run_in_order(puzzles_of_deal, rest, executor), strict=True):
        progress.add(source, found)
        yield found
