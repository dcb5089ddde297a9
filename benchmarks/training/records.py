"""The deals that the models of card play are fitted to, played once and kept in a file.

A line of the file has a deal's game, seats, seed and number, and its plies: the seats that played,
each with the place of its card (`place_of`). The deal and its contract follow from the seed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from functools import partial
from pathlib import Path

import msgspec

from benchmarks.training.played import TABLES, Record, played, replayed
from rookery.arena.code_version import code_played

PIECE = 5
"""The deals that a process plays at a time."""

Key = tuple[str, int, int]
"""A game, its seats, and the number of a deal."""


class Line(msgspec.Struct, frozen=True):
    """A line of the file; `code` is that of the bots that played (`code_played`)."""

    code: str
    game: str
    seats: int
    seed: int
    number: int
    plies: tuple[tuple[int, int], ...]

    @property
    def key(self) -> Key:
        """Which deal it is, among those of its seed."""
        return self.game, self.seats, self.number


def records(
    deals: int,
    seed: int,
    file: Path,
    executor: Executor | None = None,
    step: Callable[[str], None] = lambda game: None,
) -> Iterator[Record]:
    """`deals` records of each game by the bots of this code.

    Those that are not in the file are played and added to it. `step` is called with the name of the
    game for each deal played. Raises msgspec.DecodeError for a line that is none, unless it is the
    last one, half-written.
    """
    every = [(name, seats, number) for name, seats, _ in TABLES for number in range(deals)]
    played_alike = (it for it in _read(file) if (it.code, it.seed) == (code_played(), seed))
    lines = {line.key: line for line in played_alike}
    missing = [key for key in every if key not in lines]
    pieces = [missing[first : first + PIECE] for first in range(0, len(missing), PIECE)]
    mapped: Iterable[Sequence[Line]] = (executor.map if executor else map)(
        partial(_play, seed=seed), pieces
    )
    with file.open("ab") as kept:
        for found in mapped:
            kept.write(b"".join(msgspec.json.encode(line) + b"\n" for line in found))
            kept.flush()
            lines |= {line.key: line for line in found}
            for line in found:
                step(line.game)
    for key in every:
        yield replayed(*key, seed, lines[key].plies)


def _play(deals: Sequence[Key], seed: int) -> list[Line]:
    return [
        Line(code_played(), name, seats, seed, number, played(name, seats, number, seed))
        for name, seats, number in deals
    ]


def _read(file: Path) -> list[Line]:
    """The lines of the file. A last one that was cut off while it was written is removed."""
    if not file.exists():
        return []
    text = file.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if len(whole) < len(text):
        file.write_bytes(whole)
    return [msgspec.json.decode(line, type=Line) for line in whole.splitlines()]
