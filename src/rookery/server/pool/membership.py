"""This server's place in the pool: its row is renewed, and with it all that it owns.

After a successful renewal the server relies on its leases until `SECONDS` after it sent the
request, less a margin: until then it is *sure*. After that others may have taken its tables, so it
answers for none until a renewal has succeeded and it has read which tables it still owns. If nobody
has taken any, as when the database was away for all, nothing is lost.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from rookery.server import metrics
from rookery.server.log.database import StoreFailed
from rookery.server.log.entries import Lease
from rookery.server.log.leases import Renewal
from rookery.server.log.store import Store
from rookery.server.outage import Outage
from rookery.server.pool.clock import PoolClock, steady

log = logging.getLogger("rookery.pool")

_T = TypeVar("_T")

SECONDS = 2.5
"""How long a server owns its tables after a renewal. Play stops for about this long after a server
has died; a database that answers later than this stops it, too. A compromise."""

EVERY = 0.5
"""Seconds between two renewals: several may fail before anything is lost."""

_MARGIN = 0.1
"""Seconds for which the clocks of this machine and the database may drift apart meanwhile, and for
which an answer may be on its way."""

_AT_ONCE = 4
"""Queries about leases at the same time, beside the renewal. Unmeasured, as are those
below."""

_ENDS_WITHIN = 2.0
"""Seconds to wait for running queries at the end."""

LANES = 4
"""Writers of a server, each with a lane of its own."""


class Membership:
    """A server in the pool of a database. Only one event loop may use it.

    `live` are the ids of all servers that are alive, `lost` is called with the tables that others
    have taken meanwhile, and `changed` whenever `live` has. `seconds` and `every` stand for
    `SECONDS` and `EVERY`, and `steady` is the clock that they are counted by.

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
        """Whether no other server can have taken anything."""
        return self._steady() < self._sure_until

    is_shared = True

    @property
    def does_chores(self) -> bool:
        """Whether this server is the first of the live ones."""
        return self.is_sure and self.id == min(self.live, default="")

    @property
    def _may_take_over(self) -> bool:
        """Whether this server has been sure for so long that others have had time to renew.

        After an outage of the database nobody's time has been renewed, and whoever comes first
        must not take everything.
        """
        return self.is_sure and self._steady() - self._sure_since >= self._seconds

    def _be_sure(self, asked_at: float) -> None:
        if not self.is_sure:
            self._sure_since = asked_at
        self._sure_until = asked_at + self._seconds - _MARGIN

    async def start(self) -> None:
        """Renew from now on, until `stop`."""
        await self._renew()
        self._renewing = asyncio.create_task(self._renew_always())

    async def stop(self) -> None:
        """Stop renewing, and let the other servers take the tables that are left."""
        if self._renewing is None:
            return
        self._renewing.cancel()
        self._renewing = None
        self._sure_until = float("-inf")
        loop = asyncio.get_running_loop()
        try:  # after a renewal that is under way, which would take it back
            await loop.run_in_executor(self._renewals, self._leases.leave, self.id)
        except StoreFailed as error:
            log.warning("the database was not told that this server stops: %s", error)
        for threads in (self._renewals, self._threads):  # before the database is closed
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
        # After an outage of the database the others may not have renewed yet.
        live = renewal.live if self._may_take_over else renewal.live | self.live
        if live != self.live:
            self.live = live
            self.changed()

    async def _read_what_is_left(self) -> None:
        """After a gap: drop the tables that others have taken."""
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
        """Own a table from now on; None if there is no such table.

        Raises OwnedElsewhere, and StoreFailed if the database fails or answers too late.
        """
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
        """The lease to open a new table with."""
        lease = self._mine[code] = Lease(code, self.id, 1)
        return lease

    def has(self, lease: Lease | None) -> bool:
        """Whether a lease still holds, as far as this server knows."""
        return lease is None or (self.is_sure and self._mine.get(lease.code) == lease)

    def give_up(self, lease: Lease | None) -> None:
        """Stop answering for a table, which is to be handed over."""
        if lease is not None and self._mine.get(lease.code) == lease:
            del self._mine[lease.code]

    async def release(self, lease: Lease | None) -> None:
        """Release a table: the next server that is asked for it takes it."""
        if lease is not None:
            await self.hand_over([lease], None)

    async def hand_over(self, leases: Collection[Lease], to: str | None) -> set[str]:
        """Give tables to another server, or to nobody. Returns the tables given."""
        for lease in leases:
            self.give_up(lease)
        try:
            given: set[str] = await self._asked(self._leases.hand_over, leases, to)
        except StoreFailed as error:
            log.warning("%d tables were not handed over: %s", len(leases), error)
            return set()
        return given

    async def handed(self) -> list[str]:
        """Tables handed to this server that it has not taken up yet."""
        held: dict[str, int] = await self._asked(self._leases.held, self.id)
        return [code for code in held if code not in self._mine]

    async def orphans(self, most: int) -> list[str]:
        """Tables in play whose server has died or left; `most` at the most."""
        return await self._asked(
            self._leases.orphans, ("playing",), most, takes_over=self._may_take_over
        )

    async def _asked(self, ask: Callable[..., _T], *given: object, **named: object) -> _T:
        """Ask the database on a thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: ask(*given, **named))
