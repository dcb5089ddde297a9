"""The workers of a pool, which decide for the bots of its servers: `rookery think`.

Workers are asked only while at least one is known to be alive. If an answer is late or useless, or
if Valkey does not answer, the server itself decides, and the task is deleted.
"""

import asyncio
import logging
import secrets
from contextlib import suppress
from itertools import count
from typing import Any

from msgspec import DecodeError
from redis.asyncio import Redis
from redis.exceptions import RedisError

from rookery.bots.base import BotFault, Decision
from rookery.bots.levels import BEST
from rookery.bots.registry import named
from rookery.core.game import AnyView
from rookery.server import metrics
from rookery.server.outage import Outage
from rookery.server.thinking.question import Question
from rookery.server.thinking.tasks import decision_of, task_of
from rookery.server.thinking.thread_pool import limited
from rookery.table.asking import tasks
from rookery.telling.wording import counted

log = logging.getLogger("rookery.pool")

ALLOWANCE = 1.0
"""A decision may take this many seconds beyond its time limit, because a job has to become free,
and two trips through Valkey take time. Usually half of these seconds are needed. Unmeasured, as are
the next numbers."""

_CROWDED = 4.0
"""If more decisions than this wait for each job of the workers, the server itself decides."""

_LOOKS_EVERY = 1.0
"""Seconds between two counts of the workers."""

_LOOKS_WITHIN = 1.0
"""If counting the workers takes longer than this many seconds, Valkey counts as unreachable."""

_RESTS, _MOST_REST = 2.0, 60.0
"""If a worker has not answered, no worker is asked for a while: for the first number of seconds,
doubled for each further failure in a row, but never more than the second number. A dead worker is
recognised within five seconds."""

_LONGEST_STREAM = 10_000
"""At most this many tasks are stored in Valkey."""

_WAITS = 1.0
"""Seconds that Valkey waits for an answer before it says that there is none."""

_READ_AT_ONCE = 100
"""At most this many answers are read at once."""

_AGAIN_AFTER = 0.2
"""Seconds before another attempt to reach Valkey."""


class PoolWorkers:
    """The workers as one server knows them. Only one event loop may use this object."""

    def __init__(self, redis: Redis, *, thinks: float, stalled: float) -> None:
        """`thinks` and `stalled` are as in `BotThreads`."""
        self._redis = redis
        self._me = secrets.token_hex(8)
        self._thinks, self._stalled = thinks, stalled
        self._numbers = count(1)
        self._waiting: dict[int, asyncio.Future[tasks.Answer | None]] = {}
        self._jobs = self._others = 0
        self._in_vain = 0
        self._rests_until = 0.0
        self._is_stopping = False  # before Python 3.12 `wait_for` may swallow a cancellation
        self._chores: list[asyncio.Task[None]] = []
        self._deleting: set[asyncio.Task[None]] = set()
        self._outage = Outage(log, "asking the workers")

    # ── asking ──────────────────────────────────────────────────────────────────────────────────

    def paced(self, level: str) -> str | None:
        """The level with its time limit; None if its bot does not search, or no worker can help."""
        if not self._jobs or asyncio.get_running_loop().time() < self._rests_until:
            return None
        if named(level).name != BEST:
            return None
        crowd = (len(self._waiting) + self._others + 1) / self._jobs
        if crowd > _CROWDED:
            return None
        return limited(level, crowd, thinks=self._thinks, stalled=self._stalled)

    async def decide(self, question: Question) -> Decision | None:
        """A worker's decision; None if the answer comes too late or is useless."""
        number = next(self._numbers)
        task = task_of(question, number, self._me, ALLOWANCE)
        loop = asyncio.get_running_loop()
        began = loop.time()
        answered = self._waiting[number] = loop.create_future()
        entry: Any = None
        seconds = self._seconds(question.level) + ALLOWANCE
        try:
            with metrics.DECISION_SECONDS.labels("worker").time():
                async with asyncio.timeout(seconds):
                    entry = await self._add(tasks.encode(task))
                await asyncio.wait((answered,), timeout=began + seconds - loop.time())
        except TimeoutError:
            pass  # no answer in time
        except (RedisError, OSError) as error:
            self._away(error)
        finally:
            del self._waiting[number]
            answer = answered.result() if answered.done() else None
            if entry is not None and answer is None:
                self._delete(entry)
        if not answered.done():
            self._rest(began)
        return None if answer is None else self._decision(answer, question.view)

    def _seconds(self, level: str) -> float:
        limits = named(level).limits
        return self._stalled / 2 if limits is None or limits.nodes is not None else limits.seconds

    async def _add(self, task: bytes) -> Any:
        pipe = self._redis.pipeline(transaction=False)
        pipe.xadd(tasks.STREAM, {"b": task}, maxlen=_LONGEST_STREAM, approximate=True)
        pipe.expire(tasks.STREAM, tasks.KEPT_SECONDS)
        entry, _ = await pipe.execute()
        return entry

    def _decision(self, answer: tasks.Answer, view: AnyView) -> Decision | None:
        self._in_vain = 0
        try:
            return decision_of(answer, view)
        except BotFault as fault:
            log.warning("a worker gave no decision: %s", fault)
            return None

    def _rest(self, asked_at: float) -> None:
        """If the silent worker was asked after the last pause, ask no worker for a while."""
        if asked_at < self._rests_until:
            return
        seconds = min(_MOST_REST, _RESTS * 2**self._in_vain)
        self._in_vain += 1
        self._rests_until = asyncio.get_running_loop().time() + seconds
        log.warning("a worker did not answer in time; none is asked for %g s", seconds)

    def _delete(self, entry: Any) -> None:
        """Delete a task whose answer is no longer needed, unless a worker has taken it."""

        async def delete() -> None:
            with suppress(RedisError, OSError):
                await self._redis.xdel(tasks.STREAM, entry)

        deleting = asyncio.create_task(delete())
        self._deleting.add(deleting)
        deleting.add_done_callback(self._deleting.discard)

    # ── answers ─────────────────────────────────────────────────────────────────────────────────

    async def start(self) -> None:
        """Count the workers, and start receiving answers."""
        await self._look()
        self._chores = [asyncio.create_task(it()) for it in (self._receive, self._keep_looking)]

    async def stop(self) -> None:
        """Stop asking workers."""
        self._jobs, self._is_stopping = 0, True
        chores = (*self._chores, *self._deleting)
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        with suppress(RedisError, OSError):
            await self._redis.delete(tasks.answers_key(self._me))

    async def _receive(self) -> None:
        key = tasks.answers_key(self._me)
        while not self._is_stopping:
            try:
                found: Any = await self._redis.blmpop(
                    _WAITS, 1, key, direction="LEFT", count=_READ_AT_ONCE
                )
            except (RedisError, OSError) as error:
                self._away(error)
                await asyncio.sleep(_AGAIN_AFTER)
                continue
            for body in found[1] if found else ():
                self._take(body)

    def _take(self, body: bytes) -> None:
        """Pass an answer to the task that waits for it; drop a late answer."""
        try:
            answer = tasks.read_answer(body)
        except DecodeError:
            log.warning("an answer of a worker cannot be read")
            return
        waiting = self._waiting.get(answer.id)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    # ── who is there ────────────────────────────────────────────────────────────────────────────

    async def _keep_looking(self) -> None:
        while not self._is_stopping:
            await asyncio.sleep(_LOOKS_EVERY)
            await self._look()

    async def _look(self) -> None:
        """Count the jobs of live workers, and the waiting tasks of other servers."""
        try:
            async with asyncio.timeout(_LOOKS_WITHIN):
                pipe = self._redis.pipeline(transaction=False)
                pipe.smembers(tasks.WORKERS)
                pipe.xlen(tasks.STREAM)
                known, length = await pipe.execute()
                keys = [tasks.beat_key(it.decode()) for it in known]
                beats: Any = await self._redis.mget(keys) if keys else ()
        except (RedisError, OSError) as error:  # including TimeoutError
            self._away(error)
            return
        self._outage.worked()
        self._others = max(0, length - len(self._waiting))
        alive = [jobs for beat in beats if (jobs := _jobs_of(beat))]
        if sum(alive) != self._jobs:
            workers = counted(len(alive), "worker")
            log.info("%s with %s decide for the bots", workers, counted(sum(alive), "job"))
        self._jobs = sum(alive)

    def _away(self, error: Exception) -> None:
        """Stop asking workers and waiting for them, because Valkey does not answer."""
        self._jobs = 0
        self._outage.failed(error)
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_result(None)


def _jobs_of(beat: bytes | None) -> int:
    """The jobs in a worker's heartbeat; 0 if the worker has died or the heartbeat is invalid."""
    if beat is None:
        return 0
    try:
        return tasks.read_beat(beat).jobs
    except DecodeError:
        return 0
