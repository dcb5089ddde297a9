"""A server that sends tasks to workers, and fake workers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from random import Random
from typing import Any

import redis
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from rookery.bots.base import Decision
from rookery.core.game import AnyView
from rookery.core.moves import Pass
from rookery.games import GAMES
from rookery.server import metrics
from rookery.server.thinking.deciding import decided
from rookery.server.thinking.question import Played, Question
from rookery.server.thinking.thread_pool import BotThreads
from rookery.server.thinking.workers import PoolWorkers
from rookery.table.asking import tasks
from rookery.table.asking.tasks import Task
from rookery.testing import random_path
from tests.server.house import DEADLINE, until
from tests.valkey import Valkey

DIXIE = GAMES["dixie"].game()
BIDDING = random_path(DIXIE, Random(1)).states[1]
VIEW = DIXIE.view(BIDDING, DIXIE.actors(BIDDING)[0])
"""The view of a seat that has to bid or pass."""

PLAYING = random_path(DIXIE, Random(1)).states[26]
LONG = DIXIE.view(PLAYING, DIXIE.actors(PLAYING)[0])
"""The view of a seat with nine cards to choose from; a bot uses all the time it gets for this."""

PLAYED = Played("dixie", {})


def question(level: str, view: AnyView = VIEW, seed: int = 0) -> Question:
    return Question(level, view, Random(seed), PLAYED)


class Here:
    """A bot that the server runs itself; it passes, and counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def make(self, level: str) -> Here:
        return self

    def decide(self, view: AnyView) -> Decision:
        self.asked += 1
        return Decision(Pass(), "decided here")


class Server:
    """The parts of a server that send tasks to workers."""

    def __init__(self, valkey: Valkey) -> None:
        self.here = Here()
        # without time limits of its own, since tests put the loop's clock forward
        self.redis = Redis.from_url(valkey.url, socket_timeout=None, retry=Retry(NoBackoff(), 0))
        self.workers = PoolWorkers(self.redis, thinks=0.2, stalled=DEADLINE)
        self.threads = BotThreads(2, thinks=0.2, stalled=DEADLINE)
        self.threads.workers = self.workers

    async def decide(self, asked: Question) -> Decision:
        decision, _ = await decided(self.threads, asked, self.here.make)
        return decision


@asynccontextmanager
async def a_server(valkey: Valkey) -> AsyncIterator[Server]:
    server = Server(valkey)
    await server.workers.start()
    try:
        yield server
    finally:
        await server.workers.stop()
        await server.redis.aclose()
        server.threads.close()


def pass_time(seconds: float) -> None:
    """Put the clock of the running event loop forward."""
    loop = asyncio.get_running_loop()
    before = loop.time
    loop.time = lambda: before() + seconds  # type: ignore[method-assign]


@contextmanager
def counting() -> Iterator[Callable[[str], float]]:
    """Yields a function that counts the decisions made in a place since the block began."""

    def count(where: str) -> float:
        found = metrics.REGISTRY.get_sample_value("rookery_decisions_total", {"where": where})
        return found or 0.0

    before = {where: count(where) for where in ("local", "worker", "fallback")}
    yield lambda where: count(where) - before[where]


class Pretended:
    """A fake worker: it seems alive, but the test itself handles its tasks."""

    def __init__(self, valkey: Valkey, jobs: int = 1, name: str = "pretended") -> None:
        self.redis = valkey.client()
        self.redis.set(tasks.beat_key(name), tasks.encode(tasks.Beat(jobs)))
        self.redis.sadd(tasks.WORKERS, name)

    def waiting(self) -> list[Task]:
        """The tasks that nobody has taken."""
        found: Any = self.redis.xrange(tasks.STREAM)
        return [tasks.read_task(fields[b"b"]) for _, fields in found]

    async def next(self) -> Task:
        """The next task, deleted from the stream."""
        await until(lambda: bool(self.waiting()))
        task = self.waiting()[0]
        found: Any = self.redis.xrange(tasks.STREAM, count=1)
        self.redis.xdel(tasks.STREAM, found[0][0])
        return task

    def answer(self, task: Task, body: bytes) -> None:
        self.redis.rpush(tasks.answers_key(task.server), body)


def taken(valkey: Valkey) -> bool:
    """Whether a worker has taken a task that it has not answered."""
    with valkey.client() as client:
        try:
            pending: Any = client.xpending(tasks.STREAM, tasks.GROUP)
        except redis.ResponseError:
            return False
    return bool(pending["pending"])


def is_empty(valkey: Valkey) -> bool:
    """Whether no tasks are left."""
    with valkey.client() as client:
        return not client.xlen(tasks.STREAM)
