"""The deals that the models of card play are fitted to, played once and kept in a file.

A line has the hash of the code that played, the deal's game, seats, seed and number, and its plies.
A ply is a seat and the index of the card that it played (`place_of`). Seed and number determine the
deal and its contract.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from functools import lru_cache, partial
from hashlib import sha256
from pathlib import Path

import msgspec

from benchmarks.training import played as played_by
from benchmarks.training.played import TABLES, Record, played, replayed
from rookery.arena.code_version import code_played

PIECE = 5
"""A process plays this many deals at a time."""

Key = tuple[str, int, int]
"""A game, its seats, and the number of a deal."""


class Line(msgspec.Struct, frozen=True):
    """A line of the file."""

    code: str
    game: str
    seats: int
    seed: int
    number: int
    plies: tuple[tuple[int, int], ...]

    @property
    def key(self) -> Key:
        """Game, seats and number, which identify a deal among those of one seed."""
        return self.game, self.seats, self.number


def records(
    deals: int,
    seed: int,
    file: Path,
    executor: Executor | None = None,
    progress: Callable[[int], Callable[[str], None]] = lambda missing: lambda game: None,
) -> Iterator[Record]:
    """Yield `deals` records of each game, played by this code's bots.

    Deals that are missing in the file are played and added. `progress` gets the number of missing
    deals; it returns a function that gets the game of each deal played.

    Raises msgspec.DecodeError if a line is not a deal, unless it is the last one and half-written.
    Raises ValueError if the executor runs other code.
    """
    every = [(name, seats, number) for name, seats, _ in TABLES for number in range(deals)]
    code = code_of_deals()
    lines = {it.key: it for it in _read(file) if (it.code, it.seed) == (code, seed)}
    missing = [key for key in every if key not in lines]
    pieces = [missing[first : first + PIECE] for first in range(0, len(missing), PIECE)]
    mapped: Iterable[Sequence[Line]] = (executor.map if executor else map)(
        partial(_play, seed=seed), pieces
    )
    step = progress(len(missing))
    with file.open("ab") as kept:
        for found in mapped:
            if other := [line.code for line in found if line.code != code]:
                raise ValueError(f"deals were played by the code {other[0]}, not by {code}")
            kept.write(b"".join(msgspec.json.encode(line) + b"\n" for line in found))
            kept.flush()
            for line in found:
                lines[line.key] = line
                step(line.game)
    for key in every:
        yield replayed(*key, seed, lines[key].plies)


@lru_cache(maxsize=1)
def code_of_deals() -> str:
    """A hash of all code that deals depend on: rules, bots, and the module `played`."""
    source = Path(played_by.__file__).read_bytes()
    return f"{code_played()}-{sha256(source).hexdigest()[:12]}"


def _play(deals: Sequence[Key], seed: int) -> list[Line]:
    return [
        Line(code_of_deals(), name, seats, seed, number, played(name, seats, number, seed))
        for name, seats, number in deals
    ]


def _read(file: Path) -> list[Line]:
    """Read the lines of the file. A last line that was cut off is removed."""
    if not file.exists():
        return []
    text = file.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if len(whole) < len(text):
        file.write_bytes(whole)
    return [msgspec.json.decode(line, type=Line) for line in whole.splitlines()]
