"""Whether this server may answer for a table, and write to its log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from rookery.server.log.entries import Lease
from rookery.table import protocol as p


@dataclass(frozen=True, slots=True)
class PoolState:
    """What a server knows of its pool. `tables` and `relayed` count those here and elsewhere."""

    servers: Mapping[str, int]
    tables: Mapping[str, int]
    relayed: Mapping[str, int]
    is_sure: bool
    is_connected: bool
    load: float


@dataclass(slots=True)
class Others:
    """Functions of the pool by which other servers act for this one; alone they do nothing."""

    listed: Callable[[], list[p.Listed]] = list
    """Their publicly listed tables."""
    tell_bars: Callable[[], None] = lambda: None
    """Has them read bars and restrictions again."""
    bring: Callable[[str, str], None] = lambda owner, code: None
    """Asks the owner of a table to hand it over to this server."""
    state: Callable[[], PoolState | None] = lambda: None
    """The state of the pool; None without one."""


class Ownership(Protocol):
    """The tables that this server owns; no other server answers for them."""

    @property
    def does_chores(self) -> bool:
        """Whether this server is the one that looks after tables that nobody owns."""

    @property
    def is_shared(self) -> bool:
        """Whether there may be other servers."""

    @property
    def is_sure(self) -> bool:
        """Whether it is certain which tables it owns. Until then it may answer nothing."""

    async def take(self, code: str) -> Lease | None:
        """Own a table that nobody owns; None where there are no leases, or no such table.

        Raises OwnedElsewhere, and StoreFailed if the database does not answer.
        """

    def new(self, code: str) -> Lease | None:
        """The lease to open a new table with."""

    def has(self, lease: Lease | None) -> bool:
        """Whether a lease still holds, as far as this server knows."""

    def give_up(self, lease: Lease | None) -> None:
        """Stop answering for a table, which is to be handed over."""

    async def release(self, lease: Lease | None) -> None:
        """Release a table: the next server that is asked for it takes it. Never raises."""


class SoleOwner:
    """The ownership of the only server of a database: everything, for ever."""

    does_chores = True
    is_shared = False
    is_sure = True

    async def take(self, code: str) -> Lease | None:
        """No lease is needed."""
        return None

    def new(self, code: str) -> Lease | None:
        """No lease is needed."""
        return None

    def has(self, lease: Lease | None) -> bool:
        """Always."""
        return True

    def give_up(self, lease: Lease | None) -> None:
        """There is nobody to hand it over to."""

    async def release(self, lease: Lease | None) -> None:
        """Nothing to release."""
