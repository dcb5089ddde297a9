"""Whether this server may answer for a table and write to its log."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from rookery.server.database.entries import Lease
from rookery.table import protocol as p


@dataclass(frozen=True, slots=True)
class PoolState:
    """What a server knows of its pool. `tables` and `relayed` map a kind to a count."""

    servers: Mapping[str, int]
    tables: Mapping[str, int]
    relayed: Mapping[str, int]
    is_sure: bool
    is_connected: bool
    load: float


@dataclass(slots=True)
class Others:
    """Functions that ask the other servers of a pool. Without a pool they do nothing."""

    listed: Callable[[], list[p.Listed]] = list
    """Returns the publicly listed tables of the other servers."""
    tell_bars: Callable[[], None] = lambda: None
    """Makes the other servers read bars and restrictions again."""
    bring: Callable[[str, str], None] = lambda owner, code: None
    """Asks the owner of a table to hand it over to this server."""
    state: Callable[[], PoolState | None] = lambda: None
    """Returns the state of the pool; None without a pool."""


class Ownership(Protocol):
    """The tables that this server owns; no other server answers for them."""

    @property
    def does_chores(self) -> bool:
        """Whether this server does the chores for tables that nobody owns."""

    @property
    def is_shared(self) -> bool:
        """Whether there may be other servers."""

    @property
    def is_sure(self) -> bool:
        """Whether the server knows for certain what it owns; otherwise it may not answer."""

    async def take(self, code: str) -> Lease | None:
        """Become the owner of a table that has none.

        Returns None if no leases are used, or if no table has the code. Raises OwnedElsewhere, and
        StoreFailed if the database does not answer.
        """

    def new(self, code: str) -> Lease | None:
        """A lease with which a new table can be opened."""

    def has(self, lease: Lease | None) -> bool:
        """Whether a lease is still valid, as far as this server knows."""

    def give_up(self, lease: Lease | None) -> None:
        """Stop answering for a table that is about to be handed over."""

    async def release(self, lease: Lease | None) -> None:
        """Release a table, so that the next server asked for it can take it. Never raises."""


class SoleOwner:
    """The ownership of a database's only server, which owns every table at all times."""

    does_chores = True
    is_shared = False
    is_sure = True

    async def take(self, code: str) -> Lease | None:
        """None: no lease is needed."""
        return None

    def new(self, code: str) -> Lease | None:
        """None: no lease is needed."""
        return None

    def has(self, lease: Lease | None) -> bool:
        """True."""
        return True

    def give_up(self, lease: Lease | None) -> None:
        """Do nothing: there is no other server."""

    async def release(self, lease: Lease | None) -> None:
        """Do nothing: there is no lease."""
