"""Group commit: many tasks append to the log, one thread writes, and each waits for its own commit.

Groups that arrive while a transaction runs go into the next one together and share its wait for the
disk. A task that is alone waits for one transaction and no more. The more groups arrive at a time,
the further apart the transactions are, since each costs the same work however many share it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from rookery.core.errors import RookeryError
from rookery.server import metrics
from rookery.server.log.database import StoreFailed
from rookery.server.log.entries import Entry, Group
from rookery.server.log.store import Store
from rookery.server.outage import Outage

log = logging.getLogger("rookery.log")

BATCH_LIMIT = 256
"""The maximum number of groups in one transaction; the others wait for the next. A guess."""

APART = 0.008
"""Seconds between the starts of two transactions, for each group beyond the first."""

MOST_APART = 0.02
"""The longest time in seconds between the starts of two transactions.

Only a server with more than a hundred moves a second waits at all, and then not for long.
"""


class Writer:
    """Appends to a store from one event loop. Its owner closes it, and then the store."""

    def __init__(self, store: Store, *, limit: int = BATCH_LIMIT) -> None:
        self._store = store
        self._limit = limit
        self._waiting: deque[tuple[Group, asyncio.Future[None]]] = deque()
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="rookery-log")
        self._rounds: asyncio.Task[None] | None = None
        self._is_closed = False
        self._next_at = 0.0
        self.outage = Outage(log, "writing to the log")

    @property
    def pending(self) -> int:
        """The number of groups that wait for a transaction."""
        return len(self._waiting)

    async def append(self, group: Group) -> None:
        """Write a group and return once it is committed. Groups are written in order of arrival.

        Raises Conflict if one of its numbers is taken, and StoreFailed if the database fails or the
        writer is closed: then nothing of it is written. Raises StoreUnsure if it may have been
        written: `is_written` tells later. Cancelling the caller does not stop its group, which may
        still be written.
        """
        if self._is_closed:
            raise StoreFailed("the log is closed")
        loop = asyncio.get_running_loop()
        written: asyncio.Future[None] = loop.create_future()
        self._waiting.append((group, written))
        if self._rounds is None:
            self._rounds = loop.create_task(self._write_all())
        await written

    async def is_written(self, group: Group) -> bool:
        """Whether a group is in the log after StoreUnsure. Raises StoreFailed."""
        return await asyncio.to_thread(self._store.is_written, [group])

    async def entries(self, match: str, after: int) -> list[Entry]:
        """The entries of a match with numbers above `after`. Raises StoreFailed, BadLog."""
        return (await asyncio.to_thread(self._store.log_of, match))[after:]

    async def close(self) -> None:
        """Refuse new groups, write those waiting, and end the thread."""
        self._is_closed = True
        if self._rounds is not None:
            await self._rounds
        self._thread.shutdown()

    async def _write_all(self) -> None:
        """Write batches until no group waits."""
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                if (wait := self._next_at - loop.time()) > 0:
                    await asyncio.sleep(wait)
                count = min(self._limit, len(self._waiting))
                self._next_at = loop.time() + min(APART * (count - 1), MOST_APART)
                await self._write([self._waiting.popleft() for _ in range(count)])
        finally:
            self._rounds = None

    async def _write(self, batch: list[tuple[Group, asyncio.Future[None]]]) -> None:
        """Write a batch on the thread, and give each waiting task its result."""
        loop = asyncio.get_running_loop()
        groups = [group for group, _ in batch]
        outcomes: Sequence[RookeryError | None]
        try:
            with metrics.COMMIT_SECONDS.time():
                outcomes = await loop.run_in_executor(self._thread, self._store.write, groups)
        except Exception as error:  # noqa: BLE001 any error goes to the waiting tasks
            outcomes = [_failure(error) for _ in batch]
            metrics.LOG_FAILURES.inc()
            self.outage.failed(error)
        else:
            metrics.COMMITTED.inc(sum(outcome is None for outcome in outcomes))
            failed = [outcome for outcome in outcomes if isinstance(outcome, StoreFailed)]
            if failed:
                metrics.LOG_FAILURES.inc()
                self.outage.failed(failed[0])
            else:
                self.outage.worked()
        for (_, written), outcome in zip(batch, outcomes, strict=True):
            if written.done():
                continue
            if outcome is None:
                written.set_result(None)
            else:
                written.set_exception(outcome)


def _failure(error: Exception) -> StoreFailed:
    """A new exception for each waiting task, since each adds its own traceback."""
    if isinstance(error, StoreFailed):
        return type(error)(*error.args)
    failure = StoreFailed(f"the log failed: {type(error).__name__}")
    failure.__cause__ = error
    return failure
