"""Makes analyses for anybody who asks, on threads of their own; games in play have priority."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil, log2
from typing import TypeVar

from rookery.bots.limits import Limits as Thinking
from rookery.core.errors import RookeryError
from rookery.language import ENGLISH, Language
from rookery.messages import refusals
from rookery.server import late
from rookery.server.limits import Limits
from rookery.server.thinking.thread_pool import BotThreads
from rookery.table import protocol as p
from rookery.table.refusal import Refusal

_T = TypeVar("_T")

_MOST = 8
"""At most this many analyses run or wait. Unmeasured, as are the next numbers."""

_MOST_EACH = 2
"""At most this many analyses of one address run or wait."""

_MOST_SHOWN_EACH = 16
"""At most this many positions of one address wait: enough for a family that browses deals."""

_GIVES_WAY_FOR = 2.0
"""While bots at tables wait for a thread, an analysis waits for at most this many seconds."""

_LOOKS_EVERY = 0.05
"""Seconds between two checks of whether bots are waiting."""

_LEAST_SECONDS = 0.2
"""An analysis gets at least this many seconds, however many are requested."""


class Analyst:
    """Shows positions and evaluates their moves. Nothing is stored between requests."""

    def __init__(self, live: BotThreads, limits: Limits, nodes: int | None = None) -> None:
        """`live` are the bots' threads, which have priority; with `nodes`, time is no limit."""
        self._live = live
        self._nodes = nodes
        self._seconds = min(limits.analysis_seconds, limits.bot_seconds / 2)
        stalled = limits.bot_seconds
        self._shows = BotThreads(1, stalled=stalled, thinks=self._seconds, name="position")
        self._values = BotThreads(1, stalled=stalled, thinks=self._seconds, name="analysis")
        self._asked: Counter[str] = Counter()
        self._shown: Counter[str] = Counter()

    @property
    def busy(self) -> int:
        """The number of analyses running or waiting."""
        return self._asked.total()

    async def answer(
        self, ask: p.AskAnalysis, address: str, language: Language = ENGLISH
    ) -> p.Analysed:
        """Answer a request. Raises Refusal if it is wrong, or if there are too many requests."""
        try:
            return await self._answer(ask, address, language)
        except Refusal:
            raise
        except RookeryError as error:
            if error.code == "redacted":
                raise Refusal("redacted", str(error)) from None
            raise Refusal("bad-position", str(error)) from None

    async def _answer(self, ask: p.AskAnalysis, address: str, language: Language) -> p.Analysed:
        if ask.ask == "position":
            with _counted(self._shown, address, _MOST_SHOWN_EACH):
                return await self._on(self._shows, lambda: _shown(ask, language))
        if self.busy >= _MOST:
            raise Refusal("too-many", refusals.analysis_many())
        with _counted(self._asked, address, _MOST_EACH):
            return await self._valued(ask, language)

    async def _valued(self, ask: p.AskAnalysis, language: Language) -> p.Analysed:
        await self._give_way()
        seconds = self._seconds / 2 ** ceil(log2(max(1, self._values.busy + 1)))
        thinking = Thinking(max(_LEAST_SECONDS, seconds), self._nodes)

        def value() -> p.Analysed:
            shown = late.analyses.shown(ask)
            effort = late.analysis.Effort(thinking, lambda: self._live.is_full)
            valued = late.analysis.opened if ask.ask == "open" else late.analysis.hidden
            return late.analyses.view_of(shown, ask, valued(shown.after, effort), language)

        return await self._on(self._values, value)

    async def _give_way(self) -> None:
        """Wait while bots at tables are waiting. Raises Refusal if that takes too long."""
        for _ in range(round(_GIVES_WAY_FOR / _LOOKS_EVERY)):
            if not self._live.is_full:
                return
            await asyncio.sleep(_LOOKS_EVERY)
        raise Refusal("too-many", refusals.analysis_bots_first())

    async def _on(self, threads: BotThreads, work: Callable[[], _T]) -> _T:
        try:
            return await threads.decide(work)
        except TimeoutError:
            raise Refusal("bad-position", refusals.analysis_too_long()) from None

    def close(self) -> None:
        """Accept no more requests."""
        self._shows.close()
        self._values.close()


def _shown(ask: p.AskAnalysis, language: Language) -> p.Analysed:
    return late.analyses.view_of(late.analyses.shown(ask), ask, None, language)


@contextmanager
def _counted(asked: Counter[str], address: str, most: int) -> Iterator[None]:
    """Count a request of an address while it is answered. Raises Refusal over the limit."""
    if asked[address] >= most:
        raise Refusal("too-fast", refusals.analysis_wait_other())
    asked[address] += 1
    try:
        yield
    finally:
        asked[address] -= 1
        if not asked[address]:
            del asked[address]
