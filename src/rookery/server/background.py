"""Background tasks that finish their current step before the server stops."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from rookery.server.outage import Outage


class Background:
    """Tasks that end on request, after their current step; others belong to `Housekeeping`."""

    def __init__(self, outage: Outage) -> None:
        """`outage` logs when chores begin to fail, and when they work again."""
        self._outage = outage
        self._is_stopping = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def is_stopping(self) -> bool:
        """Whether the tasks have been asked to end."""
        return self._is_stopping.is_set()

    def start(self, *works: Coroutine[Any, Any, None]) -> None:
        """Start some tasks; each has to check `is_stopping`."""
        self._tasks += map(asyncio.create_task, works)

    def ask_to_stop(self) -> None:
        """Ask the tasks to end after their current step."""
        self._is_stopping.set()

    async def stop(self) -> None:
        """Ask the tasks to end, and wait until they have."""
        self.ask_to_stop()
        for task in self._tasks:
            await task

    async def pause(self, seconds: float) -> None:
        """Wait for `seconds`, or until the tasks are asked to end."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._is_stopping.wait(), seconds)

    async def repeat(
        self,
        seconds: float,
        chore: Callable[[], Awaitable[object]],
        is_due: Callable[[], bool],
        *,
        first: float = 0.0,
    ) -> None:
        """Repeat a chore until asked to end: after `first` seconds, then every `seconds`."""
        await self.pause(first)
        while not self.is_stopping():
            if is_due():
                await self.attempt(chore)
            await self.pause(seconds)

    async def attempt(self, chore: Callable[[], Awaitable[object]]) -> None:
        """Do a chore once; a failure is reported to the outage, not raised."""
        try:
            await chore()
        except Exception as error:  # noqa: BLE001 no error may end the task
            self._outage.failed(error)
        else:
            self._outage.worked()
