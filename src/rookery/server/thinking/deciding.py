"""Makes a decision: by a worker on another machine if possible, or else by a bot here."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

from rookery.bots.base import Bot, Decision
from rookery.core.game import AnyView
from rookery.server import metrics
from rookery.server.thinking.question import Played, Question
from rookery.server.thinking.thread_pool import BotThreads


async def decided(
    threads: BotThreads, question: Question, make: Callable[[str], Bot]
) -> tuple[Decision, str]:
    """The decision, and the level (with its time limit) that made it.

    If no worker has decided, a bot made by `make` decides on a thread of this server. Raises
    TimeoutError, and any error of that bot.
    """
    where = "local"
    if threads.workers is not None and question.played is not None:
        level = threads.workers.paced(question.level) if len(question.view.legal) > 1 else None
        if level is not None:
            found = await threads.workers.decide(replace(question, level=level))
            if found is not None:
                metrics.decisions("worker").inc()
                return found, level
            where = "fallback"
    level = threads.paced(question.level)
    player = make(level)
    decision = await threads.decide(partial(player.decide, question.view))
    metrics.decisions(where).inc()
    return decision, level


async def decided_by_seed(
    threads: BotThreads,
    level: str,
    view: AnyView,
    seed: int,
    make: Callable[[str, Random], Bot],
    played: Played | None = None,
) -> tuple[Decision, str]:
    """A decision by a bot without memory; with a limit in nodes, view and seed determine it."""
    question = Question(level, view, Random(seed), played)
    return await decided(threads, question, lambda level: bot_of_seed(level, seed, make))


def bot_of_seed(level: str, seed: int, make: Callable[[str, Random], Bot]) -> Bot:
    """A bot without memory, with the same random numbers as a worker's bot."""
    return make(level, Random(Random(seed).getrandbits(63)))
