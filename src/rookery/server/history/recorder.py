"""Makes results of matches in the background: when a match ends, or later if that failed.

A room only reports that its match is over; reading the log and writing the result happen later, on
a thread. A result may be missing because a server crashed or too many matches ended at once. The
sweep, a regular search for missing results, then makes it at any server: the events are the same.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from rookery.server.background import Background
from rookery.server.database.store import Store
from rookery.server.history.counting import MatchResult, result_of, result_of_history
from rookery.server.history.results import Results
from rookery.server.outage import Outage
from rookery.server.rebuilding import decoded, read_log
from rookery.server.room_events import Ended, RoomEvent
from rookery.table.table import Table

log = logging.getLogger("rookery.history")

MOST_WAITING = 1_000
"""At most this many matches wait for their result; the sweep makes the others. Unmeasured, as are
the next numbers."""

_SWEEP_EVERY = 60.0
"""Seconds between two sweeps."""

_SWEPT_AT_ONCE = 50
"""Tables that a sweep finds with one query."""

_OVERLAP = 3_600.0
"""A sweep looks back to this many seconds before the last complete sweep, because a server may have
written late, or may have a slow clock."""

_REST = 1.0
"""After each table, a sweep pauses for the time that it spent on the table, multiplied by this.
With 1.0, a sweep uses half a core."""


class Recorder:
    """Makes and stores the results of one server's matches; `listeners` receive each new one."""

    def __init__(
        self, store: Store, now: Callable[[], float], sweeps: Callable[[], bool] = lambda: True
    ) -> None:
        """`sweeps` returns whether this server does the pool's chores now."""
        self.results = Results(store.connections)
        self.listeners: list[Callable[[MatchResult], None]] = []
        self._store = store
        self._now = now
        self._sweeps = sweeps
        self._waiting: asyncio.Queue[Table | None] = asyncio.Queue(MOST_WAITING)
        self._swept_until = 0.0
        self._background = Background(Outage(log, "keeping results"))

    def start(self) -> None:
        """Start the tasks that make results and sweep."""
        self._background.start(
            self._count_noted(), self._background.repeat(_SWEEP_EVERY, self.sweep, self._sweeps)
        )

    async def stop(self) -> None:
        """Finish the result being made; the others are left to the next sweep."""
        self._background.ask_to_stop()
        with suppress(asyncio.QueueFull):
            self._waiting.put_nowait(None)
        await self._background.stop()

    def hear(self, event: RoomEvent) -> None:
        """Queue a finished match, so that its result is made soon after its end."""
        if isinstance(event, Ended):
            with suppress(asyncio.QueueFull):
                self._waiting.put_nowait(event.then)

    async def settled(self) -> None:
        """Wait until all results requested so far are made."""
        await self._waiting.join()

    async def sweep(self) -> int:
        """Make missing results of ended matches; returns their number. Raises StoreFailed."""
        loop, began, looked_at = asyncio.get_running_loop(), self._now(), 0
        while not self._background.is_stopping():
            found = await asyncio.to_thread(
                self.results.uncounted, self._swept_until, _SWEPT_AT_ONCE
            )
            if not found:
                self._swept_until = began - _OVERLAP
                break
            for code, changed_at in found:
                if self._background.is_stopping():
                    break
                since = loop.time()
                self._tell(await asyncio.to_thread(self._count_again, code, changed_at))
                looked_at += 1
                await self._background.pause((loop.time() - since) * _REST)
        return looked_at

    async def _count_noted(self) -> None:
        while (ended := await self._waiting.get()) is not None:
            await self._background.attempt(partial(self._count_soon, ended))
            self._waiting.task_done()
            if self._background.is_stopping():
                return

    async def _count_soon(self, ended: Table) -> None:
        """Make the result of a match that has ended; if that fails, the sweep will make it."""
        self._tell(await asyncio.to_thread(self._count, ended))

    def _count(self, ended: Table) -> MatchResult | None:
        """Store the result of a match that has just ended. Returns the result if it is new."""
        if ended.given is not None:
            self.results.leave_out(ended.code, ended.changed_at)
            return None
        history = decoded(self._store.log_of(ended.code))
        return self._kept(ended.code, ended.changed_at, result_of(ended, history))

    def _count_again(self, code: str, changed_at: float) -> MatchResult | None:
        """Store the result of a table found by the sweep. Returns the result if it is new."""
        return self._kept(code, changed_at, read_log(self._store, code, result_of_history))

    def _kept(self, code: str, changed_at: float, result: MatchResult | None) -> MatchResult | None:
        if result is None:
            self.results.leave_out(code, changed_at)
            return None
        return result if self.results.keep(result) else None

    def _tell(self, result: MatchResult | None) -> None:
        if result is not None:
            for listener in self.listeners:
                listener(result)
