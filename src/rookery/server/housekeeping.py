"""Background chores of a server: rebuilding tables, pinging clients, and tidying up."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rookery.messages import refusals
from rookery.server import metrics
from rookery.server.conduct.conduct import Conduct
from rookery.server.database.database import StoreFailed
from rookery.server.database.leases import OwnedElsewhere
from rookery.server.database.store import ENDED_STAGES, Conflict, Store
from rookery.server.garbage import Garbage
from rookery.server.history.forgetting import Forgetter
from rookery.server.history.results import Results
from rookery.server.limits import Addresses, Limits
from rookery.server.outage import Outage
from rookery.server.ownership import Ownership
from rookery.server.rebuilding import ClosedTable, UnreadableTable
from rookery.server.tables import Tables
from rookery.table.table import PLAYING
from rookery.table.turns.slow import due_at

log = logging.getLogger("rookery.housekeeping")

_PING_EVERY = 5.0
"""Seconds between two pings of a table, to keep the measured round trips up to date. Unmeasured, as
are the next seconds."""

_PING_PARTS = 100
"""Tables are pinged in this many batches, so that no move waits for many pings. With 20, p99 of a
move at 2,000 tables was 46 to 57 ms, with 100 it was 32 to 34 ms."""

_TIDY_EVERY = 60.0
"""Seconds between two searches for quiet tables."""
_QUIET_FOR = 600.0
"""Seconds without people after which a table is dropped from memory; its log restores it."""

_WAKE_EVERY = 20.0
"""Seconds between two searches for slow tables with something due. Moves there may take a day."""

_WOKEN_AT_ONCE = 50
"""At most this many slow tables are woken in one round."""

_FORGET_EVERY = 60.0
"""Seconds between two rounds of removing the names of deleted profiles."""

_REMOVED_AT_ONCE = 20
"""At most this many old tables are deleted in one transaction: no move can be stored meanwhile."""

_COLLECT_EVERY = 1.0
"""Seconds between two checks of how much garbage there may be."""

_LAG_EVERY = 1.0
"""Seconds between two measurements of how late the event loop is."""


@dataclass(frozen=True, slots=True)
class Chore:
    """A periodic task of another part of the server. With `at_once`, it also runs at the start."""

    seconds: float
    work: Callable[[], Awaitable[object]]
    at_once: bool = False


class Housekeeping:
    """The chores of a server. Each runs as its own task until it is stopped."""

    def __init__(
        self,
        tables: Tables,
        store: Store,
        limits: Limits,
        now: Callable[[], float],
        ownership: Ownership,
        *,
        addresses: Addresses,
        conduct: Conduct,
        results: Results,
        forgetter: Forgetter,
        chores: Sequence[Chore],
    ) -> None:
        """`chores` are those of other parts of the server."""
        self._tables = tables
        self._store = store
        self._limits = limits
        self._now = now
        self._ownership = ownership
        self._addresses = addresses
        self._conduct = conduct
        self._results = results
        self._forgetter = forgetter
        self._chores = chores
        self._tasks: list[asyncio.Task[None]] = []
        self._began_at = now()
        self._pinged = 0  # batches since 1970
        self._garbage = Garbage()
        self.has_rebuilt = False

    def start(self) -> None:
        """Start the tasks; the first rebuilds the tables in play from the log."""
        self._tasks = [
            asyncio.create_task(self._rebuild()),
            asyncio.create_task(self._every(_PING_EVERY / _PING_PARTS, self._ping)),
            asyncio.create_task(self._every(_TIDY_EVERY, self.tidy)),
            asyncio.create_task(self._every(_WAKE_EVERY, self.wake)),
            asyncio.create_task(self._every(_FORGET_EVERY, self.forget_names)),
            asyncio.create_task(self._every(_COLLECT_EVERY, self.collect)),
            asyncio.create_task(_measure_lag()),
            *(
                asyncio.create_task(self._every(it.seconds, it.work, at_once=it.at_once))
                for it in self._chores
            ),
        ]

    def stop(self) -> None:
        """Cancel the tasks."""
        for task in self._tasks:
            task.cancel()

    async def _rebuild(self) -> None:
        """Rebuild the tables in play and the listed ones. Any other table is rebuilt when somebody
        asks for it.

        In a pool, nothing is rebuilt here: `Pool` takes over the tables of servers that have died.
        """
        if self._ownership.is_shared:
            self.has_rebuilt = True
            return
        began = time.monotonic()
        try:
            summaries = await asyncio.to_thread(self._store.summaries)
        except StoreFailed as error:
            log.error("the log cannot be looked through; tables are opened one by one: %s", error)
            summaries = []
        for summary in summaries:
            is_due = summary.due_at is None or summary.due_at <= self._now()
            if (summary.stage == PLAYING and is_due) or summary.listed:
                await self.alone(summary.code, self._tables.room(summary.code))
        self.has_rebuilt = True
        if rooms := self._tables.rooms:
            seconds = time.monotonic() - began
            log.info("%d tables rebuilt from the log in %.1f s", len(rooms), seconds)

    async def alone(self, code: str, work: Awaitable[object]) -> None:
        """Do work for one table; if it fails, the other tables are not affected."""
        try:
            await work
        except (UnreadableTable, ClosedTable):
            pass  # already reported to the operator
        except OwnedElsewhere:
            pass  # another server takes care of this table
        except (StoreFailed, Conflict) as error:
            log.warning("table %s: the log failed, and is tried again: %s", code, error)
        except Exception:
            log.exception("table %s: housekeeping failed", code)

    async def _every(
        self, seconds: float, chore: Callable[[], Any], *, at_once: bool = False
    ) -> None:
        outage = Outage(log, chore.__name__.strip("_"))
        while True:
            await asyncio.sleep(0.0 if at_once else seconds)
            at_once = False
            try:
                await chore()
            except Exception as error:  # noqa: BLE001 the next round may succeed
                outage.failed(error)
            else:
                outage.worked()

    async def _ping(self) -> None:
        at = self._now()
        due, rooms = int(at / _PING_EVERY * _PING_PARTS), tuple(self._tables.rooms.values())
        most = min(abs(due - self._pinged), _PING_PARTS)  # the clock may have been set
        for part in range(due, due - most, -1):
            for room in rooms[part % _PING_PARTS :: _PING_PARTS]:
                room.keep_up(at)
        self._pinged = due

    async def tidy(self) -> None:
        """Drop quiet tables from memory, and close long-abandoned ones."""
        at = self._now()
        for room in tuple(self._tables.rooms.values()):
            if room.is_idle and at - room.clients.quiet_since > _QUIET_FOR:
                room.close("expired", refusals.bye_expired())
                self._tables.forget(room)
        await self._conduct.tidy(at, removes=self._ownership.does_chores)
        if not self._ownership.does_chores:
            return
        before = at - self._limits.idle_hours * 3600
        if self._began_at <= before:  # an earlier time came from another clock
            for summary in await asyncio.to_thread(self._store.expired, before):
                await self.alone(summary.code, self._expire(summary.code, before))
        await self._remove_old(at)

    async def wake(self) -> None:
        """Do what is due at the slow tables in memory, and at those that nobody owns.

        In a pool, every server wakes its own tables; one server also wakes those that nobody owns.
        """
        at = self._now()
        for room in tuple(self._tables.rooms.values()):
            if room.authority.table.is_slow:
                room.follow()
        if not self._ownership.does_chores:
            return
        most = _WOKEN_AT_ONCE + len(self._tables.unreadable)
        for code in await asyncio.to_thread(self._store.due, at, most):
            if code not in self._tables.rooms and code not in self._tables.unreadable:
                await self.alone(code, self._tables.room(code))

    async def _expire(self, code: str, before: float) -> None:
        """Close a table unless its log changed after `before`; the index may not show that yet."""
        room = await self._tables.room(code)
        if room is None or room.authority.table.changed_at >= before:
            return
        if due_at(room.authority.table) is not None:
            return
        if not room.clients and not room.is_over:
            await self._tables.close_unless_visited(room)

    async def _remove_old(self, at: float) -> None:
        """Delete finished tables that are older than the operator wants to keep."""
        store, days = self._store, self._limits.keep_days
        if days is None:
            return
        before = at - days * 86_400
        ended = await asyncio.to_thread(store.expired, before, ENDED_STAGES)
        old = [summary.code for summary in ended if summary.code not in self._tables.rooms]
        for first in range(0, len(old), _REMOVED_AT_ONCE):
            await asyncio.to_thread(store.remove, old[first : first + _REMOVED_AT_ONCE])
        if old:
            await asyncio.to_thread(self._results.remove_unowned, before)
            log.info("%d tables were removed: older than %g days", len(old), days)

    async def forget_names(self) -> None:
        """Remove the names of deleted profiles from finished tables and this server's open ones."""
        after = ""
        while waiting := await asyncio.to_thread(self._forgetter.waiting, after):
            for seat in waiting:
                await self.alone(seat.code, self._tables.unname(seat.secret_hash, seat.code))
                if not self._ownership.does_chores:
                    continue
                for code in await asyncio.to_thread(self._forgetter.forget, seat):
                    self._drop(code)
            after = waiting[-1].secret_hash

    def _drop(self, code: str) -> None:
        """Drop a finished table from memory, where it still has names removed from its log."""
        room = self._tables.rooms.get(code)
        if room is not None and room.is_over and not room.clients:
            room.close("expired", refusals.bye_expired())
            self._tables.forget(room)

    async def collect(self) -> None:
        """Collect garbage if a collection is due."""
        closed = self._addresses.closed
        if self._garbage.is_due(closed):
            self._garbage.collect(closed)


async def _measure_lag() -> None:
    """Measure how late the event loop's timers are, for the metrics."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + _LAG_EVERY
        await asyncio.sleep(_LAG_EVERY)
        metrics.LOOP_LAG_SECONDS.observe(loop.time() - due)
