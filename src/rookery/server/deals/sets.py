"""Sets of boards in the database: each has a secret, and a time from which it is public.

Before that time a set is *sealed*: its secret is not shown, and only the people at a table that
plays its boards see the table. All servers of a pool have the same set: the first one stored.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import select

from rookery.core.cards import Seat
from rookery.core.shuffle import SECRET_BYTES, commitment
from rookery.messages import refusals
from rookery.records.proof import proof_of
from rookery.server.database.connections import Connections
from rookery.server.database.schema.deals import SETS
from rookery.table import events as ev
from rookery.table.refusal import Refusal
from rookery.table.table import Table

_KEPT = 10_000
"""The release times of at most this many sets are cached, to save queries. Unmeasured."""


@dataclass(frozen=True, slots=True)
class DeckSet:
    """A set of boards. Its name `of` is unique among the sets of its kind.

    `secret` and `commitment` are in hex. `released_at` is when the set becomes public, in seconds
    since 1970; None if that is not known yet.
    """

    kind: str
    of: str
    secret: str = field(repr=False)
    commitment: str
    released_at: float | None

    def boards(self, first: int, count: int) -> ev.Boards:
        """Numbered boards of this set, for a table that plays it."""
        return ev.Boards(kind=self.kind, of=self.of, first=first, count=count)

    def is_sealed(self, at: float) -> bool:
        """Whether the boards are still secret, because somebody may still play them."""
        return self.released_at is None or at < self.released_at


class Sets:
    """The sets of a database. A method that is not `async` blocks; each may raise StoreFailed."""

    def __init__(
        self,
        connections: Connections,
        now: Callable[[], float],
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self._connections = connections
        self._now = now
        self._entropy = entropy
        self._times: dict[tuple[str, str], float] = {}

    # ── making and finding ──────────────────────────────────────────────────────────────────────

    async def publish(self, kind: str, of: str, secret: str) -> None:
        """Publish a set whose secret was made elsewhere. Publishing it again changes nothing."""
        row = self._row(kind, of, self._now(), bytes.fromhex(secret))
        new = self._connections.insert_new(SETS)
        await asyncio.to_thread(self._connections.run, new, row)

    def stored(self, kind: str, wanted: Iterable[tuple[str, float | None]]) -> list[DeckSet]:
        """The sets of a kind with these names and release times. Missing ones are made."""
        rows = [
            self._row(kind, of, released_at, self._entropy(SECRET_BYTES))
            for of, released_at in wanted
        ]
        names = [row["of"] for row in rows]
        with self._connections.writing() as connection:
            if rows:
                connection.execute(self._connections.insert_new(SETS), rows)
            chosen = select(SETS).where(SETS.c.kind == kind, SETS.c.of.in_(names))
            found = {row.of: _read(row) for row in connection.execute(chosen)}
        return [found[of] for of in names]

    def _row(self, kind: str, of: str, released_at: float | None, secret: bytes) -> dict[str, Any]:
        return {
            "kind": kind,
            "of": of,
            "secret": secret.hex(),
            "commitment": commitment(secret),
            "made_at": self._now(),
            "released_at": released_at,
        }

    def found(self, kind: str, of: str) -> DeckSet | None:
        """The set with this name; None if there is none."""
        chosen = select(SETS).where(SETS.c.kind == kind, SETS.c.of == of)
        row = self._connections.first(chosen)
        return None if row is None else _read(row)

    def found_all(self, kind: str, names: Iterable[str]) -> list[DeckSet]:
        """The sets of a kind with these names."""
        chosen = select(SETS).where(SETS.c.kind == kind, SETS.c.of.in_(list(names)))
        return [_read(row) for row in self._connections.rows(chosen)]

    # ── what may be seen ────────────────────────────────────────────────────────────────────────

    async def is_sealed(self, table: Table) -> bool:
        """Whether a table plays boards of a set that is still sealed."""
        boards = table.boards
        if boards is None:
            return False
        key = boards.kind, boards.of
        released_at = self._times.get(key)
        if released_at is None or self._now() < released_at:
            found = await asyncio.to_thread(self.found, *key)
            if found is None or found.is_sealed(self._now()):
                return True
            assert found.released_at is not None
            if len(self._times) >= _KEPT:
                self._times.clear()
            self._times[key] = found.released_at
        return False

    async def need_open(self, table: Table, seat: Seat | None) -> None:
        """Raise Refusal if a table is sealed and the reader has no seat there (`seat` is None)."""
        if seat is None and await self.is_sealed(table):
            raise Refusal("sealed", refusals.day_others_play())

    async def proof(self, table: Table) -> dict[str, Any]:
        """The field of a record that proves a table's boards; empty while they are sealed."""
        if table.boards is None or await self.is_sealed(table):
            return {}
        return proof_of(table.shuffle)


def _read(row: Any) -> DeckSet:
    return DeckSet(row.kind, row.of, row.secret, row.commitment, row.released_at)
