"""Hints: the best bot's decision in a player's place, computed once per seat and version."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from random import Random
from typing import TypeAlias

from rookery.bots import Bot, Decision, bot, explained
from rookery.bots.levels import BEST
from rookery.core.cards import Seat
from rookery.core.game import AnyView
from rookery.server.thinking.deciding import decided
from rookery.server.thinking.question import Played, Question
from rookery.server.thinking.thread_pool import BotThreads

log = logging.getLogger("rookery.bots")

Moment: TypeAlias = tuple[str, Seat, int]
"""A table's code, a seat and the table's version. Together they determine a view."""

_KEPT = 256
"""At most this many hints are stored for players who ask again. Unmeasured."""


class Hints:
    """Computes hints for players, on its own threads."""

    def __init__(self, threads: BotThreads, make: Callable[[str, Random], Bot] = bot) -> None:
        self.threads = threads
        self._make = make
        self._thoughts: OrderedDict[Moment, asyncio.Task[Decision | None]] = OrderedDict()

    async def hint(
        self, moment: Moment, view: AnyView, played: Played | None = None
    ) -> Decision | None:
        """The best bot's decision, or else that of `steady`, or None; workers need `played`."""
        task = self._thoughts.get(moment)
        if task is None or task.cancelled():
            task = asyncio.create_task(self._thought(view, played), name=f"hint {moment[0]}")
            self._thoughts[moment] = task
            if len(self._thoughts) > _KEPT:
                self._thoughts.popitem(last=False)
        decision = await asyncio.shield(task)
        if decision is None and self._thoughts.get(moment) is task:
            del self._thoughts[moment]
        return decision

    async def _thought(self, view: AnyView, played: Played | None) -> Decision | None:
        for level in (BEST, "steady"):
            try:
                question = Question(level, view, Random(0), played)
                decision, _ = await decided(self.threads, question, self._bot)
                return await self.threads.decide(partial(explained, view, decision))
            except Exception as error:  # noqa: BLE001 a bot may raise anything
                log.warning("a hint of %s failed with %s", level, type(error).__name__)
        return None

    def _bot(self, level: str) -> Bot:
        return self._make(level, Random(0))
