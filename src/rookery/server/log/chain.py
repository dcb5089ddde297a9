"""The hashes that show damage to the log: a chain for each table, and one over all of it.

The hash of an event covers the hash of the event before it at the same table, so that an event that
was changed, lost or moved is noticed, and affects only its own table. The head covers the hashes of
all events in the order in which they were written, so that a missing end of the log is noticed;
where several writers share a database, each has its own (see `rookery.server.log.lanes`).

Names are not covered (see `rookery.server.log.personal`), so that they can be removed. What is
hashed never changes: another way of hashing would be another layout of the database.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from struct import Struct

from rookery.core.errors import RookeryError

SIZE = 16
"""Bytes of a hash. They guard against accidents: whoever can write the log can write the hashes."""

START = b""
"""The earlier hash for the first event of a table, and for the first of the whole log."""

_NUMBERS = Struct(">HQd")


class BadLog(RookeryError):
    """The log of a table is damaged at the event `seq`, or unknown to this program.

    The message has no card and no name: it may be logged.
    """

    code = "bad-log"

    def __init__(self, match: str, seq: int, reason: str) -> None:
        super().__init__(f"table {match}: event {seq} {reason}")
        self.match = match
        self.seq = seq
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Head:
    """The end of the log, or of one lane of it.

    `position` is the number of events ever written there, `hash` covers the hashes of all of them,
    and `removed` is the number of those that were deleted on purpose since.
    """

    position: int
    hash: bytes
    removed: int = 0

    def after(self, links: Iterable[bytes]) -> Head:
        """The head after more events, given their hashes."""
        position, whole = self.position, self.hash
        for link in links:
            position += 1
            whole = blake2b(whole + link, digest_size=SIZE).digest()
        return Head(position, whole, self.removed)


def link_of(before: bytes, match: str, seq: int, at: float, body: bytes) -> bytes:
    """The hash of an event, given the hash of the one before it at its table.

    `body` is the event without its names. It comes last and everything before it has a known
    length, so that two different events never hash the same bytes.
    """
    name = match.encode()
    numbers = _NUMBERS.pack(len(name), seq, at + 0.0)  # a database may lose the sign of -0.0
    return blake2b(before + numbers + name + body, digest_size=SIZE).digest()
