"""The file of a contest, from which it can be continued.

It has JSON Lines. The first line has `"format": "rookery-arena/1"`, the contest, and the version of
the code that began it (`code_played`, and `own_code` for users' own bots). Each other line is a
round: `{"number": 0, "pair": ["steady", "random"], "edge": 41.2, "deals": 2, "sides": [{…}, {…}]}`,
with the times of decisions in `spent`.
"""

from __future__ import annotations

from collections.abc import Iterator
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
    comparable. Raises BadResults if the file is not that of this contest.
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
        kept = {"format": FORMAT, "contest": _as_object(self.contest), "code": code_played()}
        own = own_code((*self.contest.bots, self.contest.bidder or self.contest.bots[0]))
        if own:
            kept["own_code"] = own
        head = msgspec.json.encode(kept)
        if not path.exists() or not path.stat().st_size:
            path.write_bytes(head + b"\n")
        first, lines, size = _whole_lines(path)
        self._check(first, path, own)
        self.rounds = _rounds(lines, path)
        file = path.open("r+b")
        file.truncate(size)
        file.seek(0, 2)
        return file

    def _check(self, first: bytes, path: Path, own: str) -> None:
        head = _head(first, path)
        if not _is_same(head.get("contest"), self.contest):
            raise BadResults(f"{path} is of another contest; give another file, or remove it")
        self.is_of_other_code = _is_of_other_code(head) or head.get("own_code", own) != own


def read_results(path: Path) -> Results:
    """The results in the file of any contest so far. Raises BadResults.

    The file is not changed, and another process may be writing to it.
    """
    first, lines, _ = _whole_lines(path)
    head = _head(first, path)
    try:
        contest = msgspec.convert(head.get("contest"), Contest)
    except msgspec.ValidationError as error:
        raise BadResults(f"{path} is not the file of a contest: {error}") from None
    results = Results(contest)
    results.rounds = _rounds(lines, path)
    results.is_of_other_code = _is_of_other_code(head)
    return results


def _whole_lines(path: Path) -> tuple[bytes, list[bytes], int]:
    """The first line, the other complete lines, and the size in bytes of all of them."""
    whole = path.read_bytes()
    whole = whole[: whole.rfind(b"\n") + 1]
    first, *lines = whole.splitlines() or [b""]
    return first, lines, len(whole)


def _head(first: bytes, path: Path) -> dict[str, Any]:
    """The first line. Raises BadResults."""
    try:
        head = parsed(first)
    except BadJson:
        head = None
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise BadResults(f"{path} is not the file of a contest")
    return head


def _rounds(lines: list[bytes], path: Path) -> list[Round]:
    try:
        return [msgspec.convert(parsed(line), Round) for line in lines]
    except (BadJson, msgspec.ValidationError) as error:
        raise BadResults(f"{path} has a line that is not a round: {error}") from None


def _as_object(contest: Contest) -> dict[str, Any]:
    """A contest as the JSON object in its file."""
    kept: dict[str, Any] = msgspec.to_builtins(contest)
    return kept


def _is_of_other_code(head: dict[str, Any]) -> bool:
    """Whether another version of the code began the file; False if the file names no version."""
    return bool(head.get("code", code_played()) != code_played())


def _is_same(kept: Any, contest: Contest) -> bool:
    """Whether the contest of a file is this one, with defaults for missing fields."""
    try:
        return msgspec.convert(kept, Contest) == msgspec.convert(_as_object(contest), Contest)
    except msgspec.ValidationError:
        return False
