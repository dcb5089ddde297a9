"""The entries of the log and of the index of tables."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Entry:
    """One event in the log: `seq` from 1 in its table, `at` in Unix seconds, `body` as JSON."""

    match: str
    seq: int
    at: float
    body: bytes


@dataclass(frozen=True, slots=True)
class Summary:
    """A table's entry in the index. Times are in seconds since 1970.

    `due_at` is when a slow table has to act without a client; None if there is no such time.
    """

    code: str
    game: str
    stage: str
    listed: bool
    opened_at: float
    changed_at: float
    due_at: float | None = None


@dataclass(frozen=True, slots=True)
class Lease:
    """The right of one server, the owner, to write to a table as long as its epoch lasts."""

    code: str
    owner: str
    epoch: int


@dataclass(frozen=True, slots=True)
class Group:
    """Entries that are written together or not at all, with the table's new entry in the index.

    A lease is checked in the same transaction; for the first entry of a table it is created.
    Without a lease, as in SQLite, there is only one server.
    """

    entries: tuple[Entry, ...]
    summary: Summary | None = None
    lease: Lease | None = None
