"""This server's membership in the pool: the server keeps its tables by renewing its row.

A renewal holds for `SECONDS` (minus a margin) from the sending of its request. Until then the
server is *sure* of its tables. Afterwards, others may have taken them. It then answers for none of
them until a renewal has succeeded and it has read which tables it still owns. If no server has
taken any, as after an outage of the database, nothing is lost.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from rookery.server import metrics
from rookery.server.database.database import StoreFailed
from rookery.server.database.entries import Lease
from rookery.server.database.leases import Renewal
from rookery.server.database.store import Store
from rookery.server.outage import Outage
from rookery.server.pool.clock import PoolClock, steady

log = logging.getLogger("rookery.pool")

_T = TypeVar("_T")

SECONDS = 2.5
"""After a renewal, a server owns its tables for this many seconds. This is a compromise: if a
server dies, play stops for about as long; it also stops if the database takes longer to answer."""

EVERY = 0.5
"""Seconds between two renewals: a few may fail before the server loses its tables."""

_MARGIN = 0.1
"""Seconds subtracted for the drift between the clocks of this machine and the database, and for the
time until the answer arrives."""

_AT_ONCE = 4
"""Maximum number of queries about leases that run at once, besides the renewal. Unmeasured, as are
the next numbers."""

_ENDS_WITHIN = 2.0
"""Seconds to wait for running queries when the server stops."""

LANES = 4
"""The number of writers of a server; each writer has its own lane."""


class Membership:
    """A server in the pool of a database. Only one event loop may use it.

    `live` has the ids of all live servers. `lost` is called with leases that others have taken, and
    `changed` when `live` has changed. `seconds` and `every` replace `SECONDS` and `EVERY`; the
    clock `steady` measures them.

    Raises StoreFailed.
    """

    def __init__(
        self,
        store: Store,
        name: str = "",
        *,
        seconds: float = SECONDS,
        every: float = EVERY,
        steady: Callable[[], float] = steady,
    ) -> None:
        self._leases = store.leases_apart()
        self._name = name
        self._seconds = seconds
        self._every = every
        self._steady = steady
        self.clock = PoolClock(steady)
        self.live: frozenset[str] = frozenset()
        self.lost: Callable[[Collection[Lease]], None] = lambda leases: None
        self.changed: Callable[[], None] = lambda: None
        self.is_leaving = False
        self._mine: dict[str, Lease] = {}
        self._gaps = 0
        self._sure_since = self._sure_until = float("-inf")
        self._outage = Outage(log, "renewing what this server owns")
        self._renewing: asyncio.Task[None] | None = None
        self._renewals = ThreadPoolExecutor(1, thread_name_prefix="rookery-renewal")
        self._threads = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="rookery-lease")
        self.id = secrets.token_hex(6)
        asked_at = self._steady()
        self._lane = self._leases.register(self.id, name, self._seconds, LANES)
        store.use_lanes(range(self._lane, self._lane + LANES))
        self.clock.set(self._leases.now(), self._steady(), self._steady())
        self._be_sure(asked_at)

    # ── being sure ──────────────────────────────────────────────────────────────────────────────

    @property
    def is_sure(self) -> bool:
        """Whether no other server can have taken a table of this one."""
        return self._steady() < self._sure_until

    is_shared = True

    @property
    def does_chores(self) -> bool:
        """Whether this server has the lowest id of all live servers, and is sure."""
        return self.is_sure and self.id == min(self.live, default="")

    @property
    def _may_take_over(self) -> bool:
        """Whether this server has been sure for so long that others have had time to renew.

        After an outage of the database, no server has renewed in time. The first one that renews
        must not take over all tables.
        """
        return self.is_sure and self._steady() - self._sure_since >= self._seconds

    def _be_sure(self, asked_at: float) -> None:
        if not self.is_sure:
            self._sure_since = asked_at
        self._sure_until = asked_at + self._seconds - _MARGIN

    async def start(self) -> None:
        """Start renewing, until `stop`."""
        await self._renew()
        self._renewing = asyncio.create_task(self._renew_always())

    async def stop(self) -> None:
        """Stop renewing, and leave the remaining tables to the other servers."""
        if self._renewing is None:
            return
        self._renewing.cancel()
        self._renewing = None
        self._sure_until = float("-inf")
        loop = asyncio.get_running_loop()
        try:  # waits for a running renewal, which would undo this
            await loop.run_in_executor(self._renewals, self._leases.leave, self.id)
        except StoreFailed as error:
            log.warning("the database was not told that this server stops: %s", error)
        for threads in (self._renewals, self._threads):  # before the database closes
            threads.shutdown(wait=False)
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.to_thread(threads.shutdown), _ENDS_WITHIN)

    async def _renew_always(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                await self._renew()
            except StoreFailed as error:
                self._outage.failed(error)
            except Exception:
                log.exception("what this server owns could not be renewed")
            else:
                self._outage.worked()

    async def _renew(self) -> None:
        asked_at = self._steady()
        renewal: Renewal = await asyncio.get_running_loop().run_in_executor(
            self._renewals, self._leases.renew, self.id, self._name, self._lane, self._seconds
        )
        self.clock.set(renewal.now, asked_at, self._steady())
        if not self.is_sure:
            await self._read_what_is_left()
        self._be_sure(asked_at)
        # After an outage of the database, other servers may not have renewed yet.
        live = renewal.live if self._may_take_over else renewal.live | self.live
        if live != self.live:
            self.live = live
            self.changed()

    async def _read_what_is_left(self) -> None:
        """After a gap in the renewals, drop the tables that others have taken."""
        self._gaps += 1
        if not self._mine:
            return
        metrics.GAPS.inc()
        held: dict[str, int] = await self._asked(self._leases.held, self.id)
        gone = [lease for lease in self._mine.values() if held.get(lease.code) != lease.epoch]
        log.warning("this server was not sure of its tables for a while; lost: %d", len(gone))
        self._lose(gone)

    def _lose(self, leases: Collection[Lease]) -> None:
        for lease in leases:
            self._mine.pop(lease.code, None)
        metrics.TAKEN.labels("lost").inc(len(leases))
        if leases:
            self.lost(leases)

    # ── tables ──────────────────────────────────────────────────────────────────────────────────

    async def take(self, code: str) -> Lease | None:
        """Become a table's owner, None if there is none. Raises OwnedElsewhere, StoreFailed."""
        gaps = self._gaps
        if self.is_leaving:
            raise StoreFailed("this server is about to stop")
        lease: Lease | None = await self._asked(
            self._leases.take, code, self.id, takes_over=self._may_take_over
        )
        if gaps != self._gaps or not self.is_sure:
            raise StoreFailed("the database has answered too late")
        if lease is not None:
            self._mine[code] = lease
            metrics.TAKEN.labels("taken").inc()
        return lease

    def new(self, code: str) -> Lease:
        """A new lease, to open a new table with."""
        lease = self._mine[code] = Lease(code, self.id, 1)
        return lease

    def has(self, lease: Lease | None) -> bool:
        """Whether a lease is still valid, as far as this server knows."""
        return lease is None or (self.is_sure and self._mine.get(lease.code) == lease)

    def give_up(self, lease: Lease | None) -> None:
        """Stop answering for a table that is about to be handed over."""
        if lease is not None and self._mine.get(lease.code) == lease:
            del self._mine[lease.code]

    async def release(self, lease: Lease | None) -> None:
        """Release a table, so that any server that is asked for it can take it."""
        if lease is not None:
            await self.hand_over([lease], None)

    async def hand_over(self, leases: Collection[Lease], to: str | None) -> set[str]:
        """Give tables to a server or to nobody. Returns the codes of the tables given."""
        for lease in leases:
            self.give_up(lease)
        try:
            given: set[str] = await self._asked(self._leases.hand_over, leases, to)
        except StoreFailed as error:
            log.warning("%d tables were not handed over: %s", len(leases), error)
            return set()
        return given

    async def handed(self) -> list[str]:
        """Tables that were handed to this server, and that this server has not opened yet."""
        held: dict[str, int] = await self._asked(self._leases.held, self.id)
        return [code for code in held if code not in self._mine]

    async def orphans(self, most: int) -> list[str]:
        """At most `most` tables in play whose server has died or left."""
        return await self._asked(
            self._leases.orphans, ("playing",), most, takes_over=self._may_take_over
        )

    async def _asked(self, ask: Callable[..., _T], *given: object, **named: object) -> _T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: ask(*given, **named))
