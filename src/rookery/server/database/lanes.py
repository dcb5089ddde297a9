"""Lanes of the log. Each has its own head, so that writers do not wait for each other.

Hashes chain the events of a table, even if they are in different lanes. The head of a lane covers
the events of one writer, so that a missing end of the log is noticed. SQLite has one lane. In a
pool, every writer of every server has its own lane. With a single head, each transaction of the
whole pool would wait until the transaction before it has reached the disk.
"""

from pathlib import Path
from threading import Lock

from rookery.server.database.appending import Appended, Appender
from rookery.server.database.schema import FIRST_LANE
from rookery.server.database.witness import Witness


class Lane:
    """One lane, as a server uses it. `writing` is locked during a transaction."""

    def __init__(self, number: int, witness_path: Path | None) -> None:
        self.number = number
        self.appender = Appender(number)
        self.writing = Lock()
        self.witness = None if witness_path is None else Witness(_named(witness_path, number))

    def committed(self, appended: Appended) -> None:
        """Remember the outcome of a committed transaction, and write it to the witness."""
        self.appender.committed(appended)
        if self.witness is not None:
            ends = {match: seq for match, (seq, _) in appended.ends.items()}
            self.witness.add(appended.head, ends)

    def close(self) -> None:
        """Close the witness's file."""
        if self.witness is not None:
            self.witness.close()


def _named(witness_path: Path, number: int) -> Path:
    """The witness file of a lane. The first lane's file has the name without a number."""
    if number == FIRST_LANE:
        return witness_path
    return witness_path.with_name(f"{witness_path.stem}-{number}{witness_path.suffix}")
