"""Group commit: many tasks append to the log, a few threads write, and all wait for the commit."""

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from zlib import crc32

from rookery.core.errors import RookeryError
from rookery.server import metrics
from rookery.server.database.database import StoreFailed
from rookery.server.database.entries import Entry, Group
from rookery.server.database.leases import LeaseLost
from rookery.server.database.store import Store
from rookery.server.outage import Outage

log = logging.getLogger("rookery.log")

BATCH_LIMIT = 256
"""Maximum number of groups in one transaction; the others wait for the next one. Unmeasured."""

APART = 0.008
"""Each group after the first in a transaction delays the next transaction by this many seconds."""

MOST_APART = 0.02
"""Maximum number of seconds by which groups delay the start of the next transaction.

Only a server with more than a hundred moves a second waits at all, and it never waits for long.
"""


class Writer:
    """Appends to a store from one event loop. Its owner first closes the writer, then the store.

    Each lane of the store has its own thread, and a table always uses the same lane. So no table
    waits for another one's locks.
    """

    def __init__(self, store: Store, *, limit: int = BATCH_LIMIT) -> None:
        self._store = store
        self.outage = Outage(log, "writing to the log")
        self._lanes = [_Rounds(store, lane, limit, self.outage) for lane in range(len(store.lanes))]

    @property
    def pending(self) -> int:
        """The number of groups waiting for a transaction."""
        return sum(len(lane.waiting) for lane in self._lanes)

    async def append(self, group: Group) -> None:
        """Write a group; return once it is committed. Groups are written in order of arrival.

        Raises Conflict if a number is taken, LeaseLost if another server owns the table, and
        StoreFailed if the database fails or the writer is closed; then nothing of the group is
        written. Raises StoreUnsure if the group may have been written: `is_written` finds out
        later. If the caller is cancelled, its group may still be written.
        """
        await self._lanes[self._lane_of(group)].append(group)

    async def is_written(self, group: Group) -> bool:
        """Whether a group is in the log, asked after StoreUnsure. Raises StoreFailed."""
        return await asyncio.to_thread(self._store.is_written, [group], self._lane_of(group))

    async def entries(self, match: str, after: int) -> list[Entry]:
        """The entries of a match after number `after`. Raises StoreFailed and BadLog."""
        return (await asyncio.to_thread(self._store.log_of, match))[after:]

    async def close(self) -> None:
        """Reject new groups, write those that wait, and end the threads."""
        for lane in self._lanes:
            await lane.close()

    def _lane_of(self, group: Group) -> int:
        return crc32(group.entries[0].match.encode()) % len(self._lanes) if group.entries else 0


class _Rounds:
    """Writes the transactions of one lane, one after the other."""

    def __init__(self, store: Store, lane: int, limit: int, outage: Outage) -> None:
        self.waiting: deque[tuple[Group, asyncio.Future[None]]] = deque()
        self._store = store
        self._lane = lane
        self._limit = limit
        self._outage = outage
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="rookery-log")
        self._rounds: asyncio.Task[None] | None = None
        self._is_closed = False
        self._next_at = 0.0

    async def append(self, group: Group) -> None:
        """See `Writer.append`."""
        if self._is_closed:
            raise StoreFailed("the log is closed")
        loop = asyncio.get_running_loop()
        written: asyncio.Future[None] = loop.create_future()
        self.waiting.append((group, written))
        if self._rounds is None:
            self._rounds = loop.create_task(self._write_all())
        await written

    async def close(self) -> None:
        """See `Writer.close`."""
        self._is_closed = True
        if self._rounds is not None:
            await self._rounds
        self._thread.shutdown()

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self.waiting:
                if (wait := self._next_at - loop.time()) > 0:
                    await asyncio.sleep(wait)
                count = min(self._limit, len(self.waiting))
                self._next_at = loop.time() + min(APART * (count - 1), MOST_APART)
                await self._write([self.waiting.popleft() for _ in range(count)])
        finally:
            self._rounds = None

    async def _write(self, batch: list[tuple[Group, asyncio.Future[None]]]) -> None:
        """Write a batch on the thread, and pass each result to the task that waits for it."""
        loop = asyncio.get_running_loop()
        groups = [group for group, _ in batch]
        outcomes: Sequence[RookeryError | None]
        try:
            with metrics.COMMIT_SECONDS.time():
                outcomes = await loop.run_in_executor(
                    self._thread, self._store.write, groups, self._lane
                )
        except Exception as error:  # noqa: BLE001 any error goes to the waiting tasks
            outcomes = [_failure(error) for _ in batch]
            metrics.LOG_FAILURES.inc()
            self._outage.failed(error)
        else:
            metrics.COMMITTED.inc(sum(outcome is None for outcome in outcomes))
            failed = [  # losing a table to another server is no fault of the database
                it
                for it in outcomes
                if isinstance(it, StoreFailed) and not isinstance(it, LeaseLost)
            ]
            if failed:
                metrics.LOG_FAILURES.inc()
                self._outage.failed(failed[0])
            else:
                self._outage.worked()
        for (_, written), outcome in zip(batch, outcomes, strict=True):
            if written.done():
                continue
            if outcome is None:
                written.set_result(None)
            else:
                written.set_exception(outcome)


def _failure(error: Exception) -> StoreFailed:
    """A new exception for each waiting task, because each task adds its own traceback."""
    if isinstance(error, StoreFailed):
        return type(error)(*error.args)
    failure = StoreFailed(f"the log failed: {type(error).__name__}")
    failure.__cause__ = error
    return failure
