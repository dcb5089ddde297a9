"""The threads on which bots think: few at once, in turn, and nobody waits for a stalled one."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import ceil, log2
from typing import TypeVar

from rookery.bots.levels import BEST
from rookery.bots.table import named

_T = TypeVar("_T")

_SPARE = 32
"""How many threads may hang in bots that never come back, before others wait for them."""

_FEWEST, _MOST = 2, 8
"""How many bots think at once at the least, and at the most."""

_LEAST_SECONDS = 0.02
"""What a search gets however many wait: enough for a sensible move."""


def usual_count() -> int:
    """As many as there are cores, within bounds."""
    return max(_FEWEST, min(_MOST, os.cpu_count() or 1))


class BotThreads:
    """A bounded number of decisions at once.

    Whoever comes while all are busy waits in turn. A decision that takes longer than `stalled`
    seconds is given up: its thread is lost until the bot returns, and another takes its place.
    """

    def __init__(self, at_once: int, *, stalled: float, thinks: float, name: str = "bot") -> None:
        """`thinks` are the seconds of a bot that searches, unless its level says otherwise."""
        self._at_once = at_once
        self._stalled = stalled
        self._thinks = thinks
        self._turns = asyncio.Semaphore(at_once)
        self._threads = ThreadPoolExecutor(at_once + _SPARE, thread_name_prefix=f"rookery-{name}")
        self._wanted = 0

    @property
    def busy(self) -> int:
        """How many decisions are being made or waited for."""
        return self._wanted

    def paced(self, level: str) -> str:
        """The name of a level with its seconds for a decision now. Raises UnknownBot.

        They are halved as often as it takes for all who think and wait to have about their turn.
        """
        it = named(level)
        if it.name != BEST or (it.limits is not None and it.limits.nodes is not None):
            return level
        seconds = self._thinks if it.limits is None else it.limits.seconds
        crowd = max(1.0, self._wanted / self._at_once)
        seconds = min(seconds, self._stalled / 2) / 2 ** ceil(log2(crowd))
        return f"{it.name}@{max(_LEAST_SECONDS, round(seconds, 3)):g}s"

    async def decide(self, think: Callable[[], _T]) -> _T:
        """What comes of thinking on a thread. Raises TimeoutError, and whatever `think` raises."""
        self._wanted += 1
        try:
            await self._turns.acquire()
            return await self._thought(think)
        finally:
            self._wanted -= 1

    async def _thought(self, think: Callable[[], _T]) -> _T:
        """The turn is over when the thread comes back, or has stalled; whichever is first."""
        loop = asyncio.get_running_loop()
        turn = _Turn(self._turns, loop, self._stalled)
        future = self._threads.submit(_guarded, think)
        future.add_done_callback(lambda _: _tell(loop, turn.end))
        return await asyncio.wait_for(asyncio.wrap_future(future), self._stalled)

    def close(self) -> None:
        """Begin nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


class _Turn:
    """A turn that ends once, after so many seconds at the latest."""

    def __init__(
        self, turns: asyncio.Semaphore, loop: asyncio.AbstractEventLoop, seconds: float
    ) -> None:
        self._turns = turns
        self._is_over = False
        self._alarm = loop.call_later(seconds, self.end)

    def end(self) -> None:
        """Let the next one begin."""
        if not self._is_over:
            self._is_over = True
            self._alarm.cancel()
            self._turns.release()


def _tell(loop: asyncio.AbstractEventLoop, end: Callable[[], None]) -> None:
    """Have something done in the loop, unless there is no loop any more."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(end)


def _guarded(think: Callable[[], _T]) -> _T:
    """The thought; a future cannot carry what iterators stop with."""
    try:
        return think()
    except StopIteration as error:
        raise RuntimeError("a bot stopped like an iterator") from error
