"""Counts matches as they end, and those that ended uncounted, in the background of a server.

A room only notes that its match is over; reading the log and writing the result happen later, on a
thread. What a server did not get to, because it was killed or too many matches ended at once, is
found by the sweep, here or at another server of the pool: a result follows from the events, so it
does not matter who makes it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from rookery.server.background import Background
from rookery.server.history.counting import MatchResult, result_of, result_of_history
from rookery.server.history.results import Results
from rookery.server.log.chain import BadLog
from rookery.server.log.database import StoreDamaged, StoreFailed
from rookery.server.log.store import Store
from rookery.server.outage import Outage
from rookery.server.rebuilding import decoded
from rookery.server.room_events import Ended, RoomEvent
from rookery.table.table import Table

log = logging.getLogger("rookery.history")

MOST_WAITING = 1_000
"""The most matches that wait to be counted; further ones are left to the sweep. Unmeasured, as are
those below."""

_SWEEP_EVERY = 60.0
"""Seconds between two sweeps."""

_SWEPT_AT_ONCE = 50
"""Tables that a sweep finds by one statement."""

_OVERLAP = 3_600.0
"""Seconds before the last complete sweep in which a table may have ended unseen, as its server
wrote late or its clock was behind."""

_REST = 1.0
"""The pause after each table of a sweep, as a multiple of the time it took. Half of one core."""


class Recorder:
    """Keeps the results of one server's matches. `listeners` are told of each new one."""

    def __init__(
        self, store: Store, now: Callable[[], float], sweeps: Callable[[], bool] = lambda: True
    ) -> None:
        """`sweeps` is whether this server does the chores of its pool now."""
        self.results = Results(store.connections)
        self.listeners: list[Callable[[MatchResult], None]] = []
        self._store = store
        self._now = now
        self._sweeps = sweeps
        self._waiting: asyncio.Queue[Table | None] = asyncio.Queue(MOST_WAITING)
        self._swept_until = 0.0
        self._background = Background(Outage(log, "keeping results"))

    def start(self) -> None:
        """Begin to count and to sweep."""
        self._background.start(
            self._count_noted(), self._background.repeat(_SWEEP_EVERY, self.sweep, self._sweeps)
        )

    async def stop(self) -> None:
        """Finish the match that is being counted; the others are left to the next sweep."""
        self._background.ask_to_stop()
        with suppress(asyncio.QueueFull):
            self._waiting.put_nowait(None)
        await self._background.stop()

    def hear(self, event: RoomEvent) -> None:
        """Count a finished match soon, from its table as it was at the end of the match."""
        if isinstance(event, Ended):
            with suppress(asyncio.QueueFull):
                self._waiting.put_nowait(event.then)

    async def settled(self) -> None:
        """Wait until all matches noted so far are counted."""
        await self._waiting.join()

    async def sweep(self) -> int:
        """Count the ended matches that have no result yet. Returns how many tables it looked at.

        Raises StoreFailed.
        """
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
        """Count a match that was noted; if it fails, the sweep finds it."""
        self._tell(await asyncio.to_thread(self._count, ended))

    def _count(self, ended: Table) -> MatchResult | None:
        """Keep the result of a match that has just ended. Returns it if it is new."""
        if ended.given is not None:
            self.results.leave_out(ended.code, ended.changed_at)
            return None
        history = decoded(self._store.log_of(ended.code))
        return self._kept(ended.code, ended.changed_at, result_of(ended, history))

    def _count_again(self, code: str, changed_at: float) -> MatchResult | None:
        """Keep the result of a table that the sweep has found. Returns it if it is new."""
        return self._kept(code, changed_at, read_result(self._store, code))

    def _kept(self, code: str, changed_at: float, result: MatchResult | None) -> MatchResult | None:
        if result is None:
            self.results.leave_out(code, changed_at)
            return None
        return result if self.results.keep(result) else None

    def _tell(self, result: MatchResult | None) -> None:
        if result is not None:
            for listener in self.listeners:
                listener(result)


def read_result(store: Store, code: str) -> MatchResult | None:
    """The result that the events of a table tell; None if there is none, or they are damaged.

    Raises StoreFailed.
    """
    try:
        return result_of_history(decoded(store.log_of(code)))
    except (BadLog, StoreDamaged):
        return None  # the check of the log tells the operator
    except StoreFailed:
        raise
    except Exception as error:  # noqa: BLE001 an event that does not follow may break anything
        log.warning("table %s has no result: %s", code, type(error).__name__)
        return None
