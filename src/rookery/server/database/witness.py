"""Records the end of the log in a file outside the database, so that a lost end is noticed.

A database that loses its last transactions looks whole: SQLite drops the rest of a write-ahead log
from its first damaged page on. After every commit, a line is added to a text file beside the
database: the position and hash of the head, and each table with the number of its last event.

120 9f3c… k3vq9xw2ab/31 7ymc2hfd8p/4

The file is written after the commit, without waiting for the disk. It may lag behind the database,
which does no harm, but is never ahead of it. Lines that begin with `#` are notes for the operator.
"""

import logging
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from rookery.server.database.chain import Head

log = logging.getLogger("rookery.log")

_FLAGS = os.O_RDWR | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0)
"""How the file is opened. O_BINARY keeps Windows from adding a carriage return to every line."""

LONGEST = 256 * 1024
"""A file with more bytes than this (some thousand commits) loses its older half. Unmeasured."""


@dataclass(frozen=True, slots=True)
class Loss:
    """A loss: the log does not end at the place recorded in the witness file.

    `events` counts the events that were recorded after the present end. `tables` has the last
    recorded number of each table of these events. With `is_other_log`, the database is not an
    earlier state of the recorded one.
    """

    events: int
    tables: Mapping[str, int]
    is_other_log: bool = False

    def __str__(self) -> str:
        if self.is_other_log:
            return (
                "the database is not the one that this server has written: its end does not "
                "follow from what was noted beside it"
            )
        at = f" at {_listed(self.tables)}" if self.tables else ""
        are = "1 event was" if self.events == 1 else f"{self.events} events were"
        return f"the end of the log is missing: {are} written and then lost{at}"


class Witness:
    """The witness file of a database. No method raises: the log works without a witness, too."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._opened: int | None = None
        self._size = 0
        self._has_failed = False

    def add(self, head: Head, tables: Mapping[str, int]) -> None:
        """Record the head after a commit, and each table's last event."""
        at = "".join(f" {code}/{seq}" for code, seq in tables.items())
        self._write(f"{head.position} {head.hash.hex()}{at}\n")

    def note(self, text: str) -> None:
        """Add a note for the operator, with the time."""
        now = datetime.now(UTC).isoformat(timespec="seconds")
        self._write(f"# {now} {text}\n")

    def loss(self, read_head: Callable[[], Head]) -> Loss | None:
        """The events that were recorded but are not in the database; None if nothing is missing.

        The head is read last, so that events written meanwhile do not count as a loss.
        """
        lines = _read(self.path)
        head = read_head()
        if not lines or lines[-1].position < head.position:
            return None
        last = lines[-1]
        later: list[_Line] = []
        for line in reversed(lines):
            if line.position == head.position:
                is_other = line.hash != head.hash
                return _loss(last, head, later, is_other=is_other) if later or is_other else None
            if line.position < head.position or (later and line.position >= later[-1].position):
                break
            later.append(line)
        return _loss(last, head, later, is_other=False)

    def notes(self) -> list[str]:
        """The operator's notes, oldest first."""
        return [line.removeprefix("# ") for line in _lines(self.path) if line.startswith("#")]

    def close(self) -> None:
        """Close the file once it is on the disk."""
        if self._opened is not None:
            try:
                os.fsync(self._opened)
            finally:
                os.close(self._opened)
                self._opened = None

    def _write(self, line: str) -> None:
        try:
            if self._opened is None:
                self.path.parent.mkdir(parents=True, exist_ok=True)
                self._open()
            assert self._opened is not None
            self._size += os.write(self._opened, line.encode())
            if self._size > LONGEST:
                self._shorten()
        except OSError as error:
            if not self._has_failed:
                log.warning("%s cannot be written: %s", self.path, error.strerror)
            self._has_failed = True

    def _open(self) -> None:
        self._opened = os.open(self.path, _FLAGS, 0o600)
        self._size = os.fstat(self._opened).st_size
        if self._size:
            os.lseek(self._opened, -1, os.SEEK_END)
            if os.read(self._opened, 1) != b"\n":
                os.write(self._opened, b"\n")  # end a cut-off line before adding anything

    def _shorten(self) -> None:
        """Replace the file by its notes and the newer half of its lines."""
        lines = _lines(self.path)
        half = len(lines) // 2
        kept = [line for line in lines[:half] if line.startswith("#")] + lines[half:]
        part = self.path.with_name(f"{self.path.name}.part")
        part.unlink(missing_ok=True)
        opened = os.open(part, _FLAGS, 0o600)
        try:
            os.write(opened, "".join(f"{line}\n" for line in kept).encode())
        finally:
            os.close(opened)
        assert self._opened is not None
        os.close(self._opened)  # Windows cannot replace an open file
        self._opened = None
        part.replace(self.path)
        self._open()


@dataclass(frozen=True, slots=True)
class _Line:
    position: int
    hash: bytes
    tables: Mapping[str, int]


def _lines(path: Path) -> list[str]:
    """The complete lines of a file; an empty list if it cannot be read."""
    try:
        text = path.read_bytes().decode(errors="replace")
    except OSError:
        return []
    return text.split("\n")[:-1]


def _read(path: Path) -> list[_Line]:
    """The heads recorded in a file, in order. Other lines are skipped."""
    found = []
    for line in _lines(path):
        position, _, rest = line.partition(" ")
        told, *tables = rest.split(" ")
        try:
            pairs = [table.rpartition("/") for table in tables]
            ends = {code: int(seq) for code, _, seq in pairs}
            found.append(_Line(int(position), bytes.fromhex(told), ends))
        except ValueError:
            continue
    return found


def _loss(last: _Line, head: Head, later: Sequence[_Line], *, is_other: bool) -> Loss:
    tables: dict[str, int] = {}
    for line in reversed(later):
        tables |= line.tables
    return Loss(last.position - head.position, tables, is_other)


def _listed(codes: Iterable[str], most: int = 20) -> str:
    """Some codes, and the number of further ones."""
    told = sorted(codes)
    more = f" and {len(told) - most} more" if len(told) > most else ""
    noun = "table" if len(told) == 1 else "tables"
    return f"{noun} {', '.join(told[:most])}{more}"
