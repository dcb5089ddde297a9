"""Runs the bots of a table outside the event loop, and replaces a bot that fails."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random

from rookery.bots import bot
from rookery.bots.base import Bot, Decision
from rookery.core.cards import Seat
from rookery.core.errors import IllegalMove
from rookery.core.game import AnyView
from rookery.core.moves import Move
from rookery.server import metrics
from rookery.server.thinking.deciding import decided, decided_by_seed
from rookery.server.thinking.question import Played, Question
from rookery.server.thinking.thread_pool import BotThreads
from rookery.table.steps import Asked
from rookery.table.turns import pace

log = logging.getLogger("rookery.bots")

SIMPLEST = "random"
SIMPLE = {"steady": SIMPLEST}
"""The level that replaces a failing bot, by the bot's level; `steady` for all other levels."""


@dataclass(slots=True)
class Thinking:
    """A decision in progress: the question, and the task that answers it."""

    asked: Asked
    task: asyncio.Task[None]


@dataclass(slots=True)
class BotTable:
    """A table as its bot runner sees it.

    `played` returns the game and its options, for workers on other machines. `seed` returns the
    seed of the random numbers for a bot's next decision; None if the bot has its own random
    numbers.
    """

    code: str
    view: Callable[[Seat], AnyView]
    pace: Callable[[], str]
    calls: Callable[[], str]
    asked: Callable[[], tuple[Asked, ...]]
    move: Callable[[Asked, Move], Awaitable[None]]
    replace: Callable[[Seat, str], Awaitable[None]]
    played: Callable[[], Played] | None = None
    seed: Callable[[Seat], int | None] = lambda seat: None


@dataclass(slots=True)
class BotRunner:
    """The bots of one table."""

    table: BotTable
    threads: BotThreads
    make: Callable[[str, Random], Bot] = bot
    rng: Random = field(default_factory=Random)
    wait: pace.Wait = pace.wait
    _bots: dict[Seat, tuple[str, Bot]] = field(default_factory=dict)
    _thinking: dict[Seat, Thinking] = field(default_factory=dict)

    def follow(self) -> None:
        """Start the decisions needed now, and cancel outdated ones."""
        asked = {each.seat: each for each in self.table.asked()}
        for seat, thinking in list(self._thinking.items()):
            if asked.get(seat) != thinking.asked:
                thinking.task.cancel()
                del self._thinking[seat]
        for seat, each in asked.items():
            if seat not in self._thinking:
                task = asyncio.create_task(self._decide(each), name=f"bot {self.table.code}")
                self._thinking[seat] = Thinking(each, task)

    @property
    def are_busy(self) -> bool:
        """Whether a decision is in progress."""
        return bool(self._thinking)

    def stop(self) -> None:
        """Cancel all decisions."""
        for thinking in self._thinking.values():
            thinking.task.cancel()
        self._thinking.clear()

    async def _decide(self, asked: Asked) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        view = self.table.view(asked.seat)
        try:
            decision, level = await self._thought(asked, view)
            pace_, calls = self.table.pace(), self.table.calls()
            wait = self.wait(pace_, asked, view, decision, level, self.rng, calls)
            await asyncio.sleep(wait - (loop.time() - began))
            self._forget(asked)
            await self.table.move(asked, decision.move)
        except IllegalMove:
            await self._fall(asked, view, "made an illegal move")
        except asyncio.CancelledError:
            raise
        except TimeoutError:
            await self._fall(asked, view, "was too slow")
        except Exception as error:  # noqa: BLE001 a bot may raise anything
            await self._fall(asked, view, f"failed with {type(error).__name__}")

    def _forget(self, asked: Asked) -> None:
        thinking = self._thinking.get(asked.seat)
        if thinking is not None and thinking.asked == asked:
            del self._thinking[asked.seat]

    async def _thought(self, asked: Asked, view: AnyView) -> tuple[Decision, str]:
        """The decision, and the level with time limit that made it; in races no worker's."""
        if asked.move is not None:
            return Decision(asked.move), asked.level
        played = None if asked.is_race or self.table.played is None else self.table.played()
        seed = self.table.seed(asked.seat)
        if seed is not None:
            return await decided_by_seed(self.threads, asked.level, view, seed, self.make, played)
        question = Question(asked.level, view, self.rng, played)
        return await decided(self.threads, question, lambda level: self._bot(asked.seat, level))

    def _bot(self, seat: Seat, level: str) -> Bot:
        """The bot of a seat. It is made anew if its level or time limit has changed."""
        known = self._bots.get(seat)
        if known is None or known[0] != level:
            rng = Random(self.rng.getrandbits(64))
            known = self._bots[seat] = level, self.make(level, rng)
        return known[1]

    async def _fall(self, asked: Asked, view: AnyView, how: str) -> None:
        """Replace a failed bot by a simpler one, at last by any legal move. Logs no card."""
        self._forget(asked)
        metrics.BOT_FAILURES.labels(asked.level.partition("@")[0]).inc()
        is_simplest = asked.level == SIMPLEST
        simple = "any legal move" if is_simplest else SIMPLE.get(asked.level, "steady")
        log.warning(
            "table %s: bot %s in seat %d %s; %s takes over",
            self.table.code,
            asked.level,
            asked.seat,
            how,
            simple,
        )
        self._bots.pop(asked.seat, None)
        if is_simplest:
            await self.table.move(asked, view.legal[0])
        else:
            await self.table.replace(asked.seat, simple)
