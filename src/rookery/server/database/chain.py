"""Hashes that reveal damage to the log: a chain for each table, and one for each lane.

The hash of an event covers the hash of the same table's event before it. So a changed, lost or
moved event is noticed, and affects only its own table. The hash of the log's head covers the hashes
of all events in the order of writing, so a missing end of the log is noticed. If several writers
share a database, each has its own head (see `rookery.server.database.lanes`).

Names are not covered (see `rookery.server.database.personal`), so that they can be removed. The
way of hashing never changes: another way would need a new layout of the database.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from struct import Struct

from rookery.core.errors import RookeryError

SIZE = 16
"""Bytes of a hash. It protects only against accidents: whoever can write the log can compute it."""

START = b""
"""Stands for the hash before the first event of a table, and before the first one of a lane."""

_NUMBERS = Struct(">HQd")


class BadLog(RookeryError):
    """A log is damaged at the event `seq`, or newer; the message has no card and no name."""

    code = "bad-log"

    def __init__(self, match: str, seq: int, reason: str) -> None:
        super().__init__(f"table {match}: event {seq} {reason}")
        self.match = match
        self.seq = seq
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Head:
    """The end of the log, or of one lane.

    `position` is how many events were ever written there, `hash` covers all their hashes, and
    `removed` counts the events that were deleted on purpose later.
    """

    position: int
    hash: bytes
    removed: int = 0

    def after(self, links: Iterable[bytes]) -> Head:
        """The head after further events, given their hashes."""
        position, whole = self.position, self.hash
        for link in links:
            position += 1
            whole = blake2b(whole + link, digest_size=SIZE).digest()
        return Head(position, whole, self.removed)


def link_of(before: bytes, match: str, seq: int, at: float, body: bytes) -> bytes:
    """The hash of an event, given the hash of the table's event before it.

    `body` is the event without its names. It comes last, and everything before it has a known
    length, so that two different events never hash the same bytes.
    """
    name = match.encode()
    numbers = _NUMBERS.pack(len(name), seq, at + 0.0)  # -0.0 may lose its sign in a database
    return blake2b(before + numbers + name + body, digest_size=SIZE).digest()
