"""The file of a contest, from which the contest can be continued.

It has JSON Lines. The first line has `"format": "rookery-arena/1"`, the contest, and the version of
the code that began it (`code_played`, and `own_code` for users' own bots). Each other line is a
round: `{"number": 0, "pair": ["steady", "random"], "edge": 41.2, "deals": 2, "sides": [{…}, {…}]}`,
with the times of decisions in `spent`.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import IO, Any

import msgspec

from rookery.arena.code_version import code_played, own_code
from rookery.arena.contest import Contest, Round
from rookery.core.errors import RookeryError
from rookery.records.errors import BadJson
from rookery.records.json_text import parsed

FORMAT = "rookery-arena/1"


class BadResults(RookeryError):
    """The file does not belong to a contest, or belongs to another one."""

    code = "bad-results"


class Results:
    """The rounds of a contest so far, kept in a file if a path is given.

    An incomplete last line is dropped, and its round is played again. `is_of_other_code` says that
    the file was begun by another version of the rules or the bots, whose rounds may not be
    comparable. Raises BadResults if the file belongs to another contest.
    """

    def __init__(self, contest: Contest, path: Path | None = None) -> None:
        self.contest = contest
        self.rounds: list[Round] = []
        self.is_of_other_code = False
        self._file: IO[bytes] | None = None
        if path is not None:
            self._file = self._opened(path)

    def missing(self, deals: int) -> Iterator[tuple[int, tuple[str, str]]]:
        """The rounds still to be played of the first `deals` rounds of every pair, by number."""
        known = {(each.number, each.pair) for each in self.rounds}
        for number in range(deals):
            for pair in self.contest.pairs:
                if (number, pair) not in known:
                    yield number, pair

    def add(self, one: Round) -> None:
        """Keep a round."""
        self.rounds.append(one)
        if self._file is not None:
            self._file.write(msgspec.json.encode(one) + b"\n")
            self._file.flush()

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()

    def _opened(self, path: Path) -> IO[bytes]:
        """The file, opened to append after its last complete line."""
        own = own_code((*self.contest.bots, self.contest.bidder or self.contest.bots[0]))
        head = _Head(FORMAT, self.contest, code_played(), own)
        if not path.exists() or not path.stat().st_size:
            path.write_bytes(msgspec.json.encode(head) + b"\n")
        kept, self.rounds, size = _read(path)
        if kept.contest != msgspec.convert(msgspec.to_builtins(self.contest), Contest):
            raise BadResults(f"{path} is of another contest; give another file, or remove it")
        self.is_of_other_code = kept.is_of_other_code or kept.own_code not in ("", own)
        file = path.open("r+b")
        file.truncate(size)
        file.seek(0, 2)
        return file


def read_results(path: Path) -> Results:
    """The results so far in a contest's file, perhaps still written. Raises BadResults."""
    head, rounds, _ = _read(path)
    results = Results(head.contest)
    results.rounds = rounds
    results.is_of_other_code = head.is_of_other_code
    return results


class _Head(msgspec.Struct, omit_defaults=True):
    """The first line of a file. `code` is empty if no version is given."""

    format: str
    contest: Contest
    code: str = ""
    own_code: str = ""

    @property
    def is_of_other_code(self) -> bool:
        """Whether another version of the code began the file."""
        return self.code not in ("", code_played())


def _read(path: Path) -> tuple[_Head, list[Round], int]:
    """The first line, the rounds in the other complete lines, and the bytes of all these lines."""
    whole = path.read_bytes()
    whole = whole[: whole.rfind(b"\n") + 1]
    first, *lines = whole.splitlines() or [b""]
    try:
        found: Any = parsed(first)
        head = msgspec.convert(found, _Head)
    except (BadJson, msgspec.ValidationError) as error:
        raise BadResults(f"{path} is not the file of a contest: {error}") from None
    if head.format != FORMAT:
        raise BadResults(f"{path} is not the file of a contest")
    if "races" not in found["contest"] and head.contest.rules().rules.has_races:
        head.contest = replace(head.contest, races="own")  # older files had only these races
    try:
        return head, [msgspec.convert(parsed(line), Round) for line in lines], len(whole)
    except (BadJson, msgspec.ValidationError) as error:
        raise BadResults(f"{path} has a line that is not a round: {error}") from None
