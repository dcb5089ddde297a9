"""The file of a contest, by which it can be gone on with.

JSON Lines. The first has `"format": "rookery-arena/1"`, the contest, and the `code` that began it
(`code_played`, and for bots of the user's own `own_code`); the others are rounds:
`{"number": 0, "pair": ["steady", "random"], "edge": 41.2, "deals": 2, "sides": [{…}, {…}]}`, and
what their decisions took in `spent`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import msgspec

from rookery.arena.code_version import code_played, own_code
from rookery.arena.contest import Contest, Round
from rookery.core.errors import RookeryError

FORMAT = "rookery-arena/1"


class BadResults(RookeryError):
    """A file that is no contest's, or another contest's."""

    code = "bad-results"


class Results:
    """The rounds of a contest so far, kept in a file if there is one.

    A last line that was cut off is dropped, and its round is played again. `is_of_other_code` says
    that the file was begun by other rules or bots, whose rounds may not be comparable. Raises
    BadResults if the file is not of this contest.
    """

    def __init__(self, contest: Contest, path: Path | None = None) -> None:
        self.contest = contest
        self.rounds: list[Round] = []
        self.is_of_other_code = False
        self._file: IO[bytes] | None = None
        if path is not None:
            self._file = self._opened(path)

    def missing(self, deals: int) -> Iterator[tuple[int, tuple[str, str]]]:
        """What is still to be played of so many rounds of every pair, all pairs side by side."""
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
        """Let go of the file."""
        if self._file is not None:
            self._file.close()

    def _opened(self, path: Path) -> IO[bytes]:
        """The file, to write on after its last whole line."""
        kept = {"format": FORMAT, "contest": _told(self.contest), "code": code_played()}
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
        try:
            head: Any = msgspec.json.decode(first)
        except msgspec.DecodeError:
            head = None
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            raise BadResults(f"{path} is not the file of a contest")
        if not _is_same(head.get("contest"), self.contest):
            raise BadResults(f"{path} is of another contest; name another file, or remove it")
        self.is_of_other_code = _is_of_other_code(head) or head.get("own_code", own) != own


def read_results(path: Path) -> Results:
    """What a file has so far, whichever contest it is of; it is left as it is. Raises BadResults.

    Somebody else may be writing on it.
    """
    first, lines, _ = _whole_lines(path)
    try:
        head: Any = msgspec.json.decode(first)
        contest = msgspec.convert(head["contest"], Contest)
    except (msgspec.MsgspecError, KeyError, TypeError) as error:
        raise BadResults(f"{path} is not the file of a contest: {error}") from None
    results = Results(contest)
    results.rounds = _rounds(lines, path)
    results.is_of_other_code = _is_of_other_code(head)
    return results


def _whole_lines(path: Path) -> tuple[bytes, list[bytes], int]:
    """The first line, the others, and how many bytes they are; one that is cut off is left out."""
    whole = path.read_bytes()
    whole = whole[: whole.rfind(b"\n") + 1]
    first, *lines = whole.splitlines() or [b""]
    return first, lines, len(whole)


def _rounds(lines: list[bytes], path: Path) -> list[Round]:
    try:
        return [msgspec.json.decode(line, type=Round) for line in lines]
    except msgspec.DecodeError as error:
        raise BadResults(f"{path} has a line that is no round: {error}") from None


def _told(contest: Contest) -> dict[str, Any]:
    """A contest as it is kept."""
    kept: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(contest))
    return kept


def _is_of_other_code(head: dict[str, Any]) -> bool:
    """Whether other code began a file; one that does not tell is taken to be of this."""
    return bool(head.get("code", code_played()) != code_played())


def _is_same(kept: Any, contest: Contest) -> bool:
    """Whether a contest that was kept is this one; what it does not tell is as usual."""
    try:
        return msgspec.convert(kept, Contest) == msgspec.convert(_told(contest), Contest)
    except msgspec.ValidationError:
        return False
