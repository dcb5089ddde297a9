"""The thread pool of the bots: it makes a few decisions at a time. A stalled bot delays nobody."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import ceil, log2
from typing import TypeVar

from rookery.bots.levels import BEST
from rookery.bots.registry import named
from rookery.server import metrics
from rookery.server.thinking.question import Workers

_T = TypeVar("_T")

_SPARE = 32
"""Number of additional threads, to replace those lost to bots that never return. If more are lost,
other bots wait. Unmeasured, as are the next numbers."""

_FEWEST, _MOST = 2, 8
"""The fewest and the most decisions that are made at a time, for any number of cores."""

_LEAST_SECONDS = 0.02
"""A search gets at least this many seconds, however many decisions wait. Even with so little time,
`strong` is ahead of `steady` in every game (`benchmarks/strength.md` of commit 3bf849ce)."""


def usual_count() -> int:
    """How many decisions are made at a time by default: one per core, within bounds."""
    return max(_FEWEST, min(_MOST, os.cpu_count() or 1))


def limited(level: str, crowd: float, *, thinks: float, stalled: float) -> str:
    """A level with the time limit of its search. If many decisions wait, the limit is shorter.

    `crowd` is the number of requested decisions divided by those made at a time. Each time `crowd`
    doubles, the limit halves. Raises UnknownBot.
    """
    it = named(level)
    if it.name != BEST or (it.limits is not None and it.limits.nodes is not None):
        return level
    seconds = thinks if it.limits is None else it.limits.seconds
    seconds = min(seconds, stalled / 2) / 2 ** ceil(log2(max(1.0, crowd)))
    return f"{it.name}@{max(_LEAST_SECONDS, round(seconds, 3)):g}s"


class BotThreads:
    """A pool of threads that makes at most `at_once` decisions at a time; others wait.

    A decision that takes longer than `stalled` seconds is abandoned. Its thread is lost until the
    bot returns, and one of `_SPARE` additional threads replaces it. The `workers`, if there are
    any, are asked first.
    """

    def __init__(self, at_once: int, *, stalled: float, thinks: float, name: str = "bot") -> None:
        """`thinks` is the time limit in seconds of a searching bot whose level sets none."""
        self.workers: Workers | None = None
        self._at_once = at_once
        self._waited = metrics.WAIT_SECONDS.labels(name)
        self._took = metrics.DECISION_SECONDS.labels(name)
        self._stalled = stalled
        self._thinks = thinks
        self._turns = asyncio.Semaphore(at_once)
        self._threads = ThreadPoolExecutor(at_once + _SPARE, thread_name_prefix=f"rookery-{name}")
        self._wanted = 0

    @property
    def busy(self) -> int:
        """How many decisions run or wait."""
        return self._wanted

    @property
    def is_full(self) -> bool:
        """Whether some decisions wait."""
        return self._wanted > self._at_once

    def paced(self, level: str) -> str:
        """A level, named with the time limit that applies here now. Raises UnknownBot."""
        crowd = self._wanted / self._at_once
        return limited(level, crowd, thinks=self._thinks, stalled=self._stalled)

    async def decide(self, think: Callable[[], _T]) -> _T:
        """The result of `think`, called on a thread. Raises TimeoutError, and errors of `think`."""
        self._wanted += 1
        try:
            with self._waited.time():
                await self._turns.acquire()
            with self._took.time():
                return await self._thought(think)
        finally:
            self._wanted -= 1

    async def _thought(self, think: Callable[[], _T]) -> _T:
        """Call `think` on a thread. Its place is freed when it has returned or has stalled."""
        loop = asyncio.get_running_loop()
        turn = _Turn(self._turns, loop, self._stalled)
        future = self._threads.submit(_guarded, think)
        future.add_done_callback(lambda _: _tell(loop, turn.end))
        return await asyncio.wait_for(asyncio.wrap_future(future), self._stalled)

    def close(self) -> None:
        """Accept no more decisions, and drop waiting ones."""
        self._threads.shutdown(wait=False, cancel_futures=True)


class _Turn:
    """A place for a running decision. It is freed once, after some seconds at the latest."""

    def __init__(
        self, turns: asyncio.Semaphore, loop: asyncio.AbstractEventLoop, seconds: float
    ) -> None:
        self._turns = turns
        self._is_over = False
        self._alarm = loop.call_later(seconds, self.end)

    def end(self) -> None:
        """Free the place for the next decision."""
        if not self._is_over:
            self._is_over = True
            self._alarm.cancel()
            self._turns.release()


def _tell(loop: asyncio.AbstractEventLoop, end: Callable[[], None]) -> None:
    """Call `end` in the event loop, unless the loop is closed."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(end)


def _guarded(think: Callable[[], _T]) -> _T:
    """Call `think`; raise RuntimeError for StopIteration, which a future cannot carry."""
    try:
        return think()
    except StopIteration as error:
        raise RuntimeError("a bot stopped like an iterator") from error
