"""The worker of `rookery think`: takes tasks from Valkey, and passes them to processes.

It uses processes, not threads. A decision is partly Python code, which the threads of one process
run only one at a time. Also, a process that crashes loses only its own decision.
"""

import asyncio
import json
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import asdict, dataclass
from types import FrameType
from typing import Any

import click
from msgspec import DecodeError
from redis.asyncio import Redis
from redis.exceptions import RedisError, ResponseError

from rookery.bots import registry
from rookery.client.answering import answered, failure
from rookery.core.errors import RookeryError
from rookery.kernel import is_compiled
from rookery.server.logs import LogFormat, configure
from rookery.server.outage import Outage
from rookery.server.pool.bus import check, entries, opened
from rookery.table.asking import tasks
from rookery.telling.wording import counted

log = logging.getLogger("rookery.think")

_CONSUMER = "any"
"""All workers have this consumer name in their group. They need no names of their own to
acknowledge tasks, so a dead worker leaves no name behind."""

_WAITS_MS = 500
"""Milliseconds that Valkey waits for a task before it answers that there is none. After this time,
a stopping worker takes no more tasks."""

_BEATS_EVERY = 1.0
"""Seconds between two heartbeats."""

_TIDIES_EVERY = 10
"""Heartbeats between two searches for tasks that dead workers have left behind."""

_ABANDONED_MS = 30_000
"""After this many milliseconds, a dead worker's task is useless to its server: the longest decision
may take 3 seconds."""

_AGAIN_AFTER = 0.5
"""Seconds before another attempt to reach Valkey. Unmeasured."""

_ANSWERS_KEPT = 10
"""Seconds after which Valkey deletes answers that their server has not read."""

_TELLS_EVERY = 60
"""Heartbeats between two log lines about the decisions made."""


class NoKernel(RookeryError):
    """`strong` needs the kernel for its searches, and the kernel was not compiled."""

    code = "no-kernel"


@dataclass(slots=True)
class Tally:
    """How many tasks a worker has decided, has received too late, or has failed to decide."""

    decided: int = 0
    late: int = 0
    failed: int = 0


def run(redis_url: str, jobs: int, log_format: LogFormat, *, as_json: bool) -> None:
    """Work until interrupted. Raises BadRedis and NoKernel."""
    if not is_compiled:
        raise NoKernel("the kernel was not compiled, and without it strong bots do not search")
    configure(log_format, "info")
    check(redis_url)
    began = time.monotonic()
    worker = Worker(opened(redis_url), jobs)
    asyncio.run(worker.work(as_json=as_json))
    seconds = round(time.monotonic() - began, 1)
    if as_json:
        click.echo(json.dumps({**asdict(worker.tally), "seconds": seconds}))
    else:
        click.echo(f"{_told(worker.tally)} in {seconds:g} s")


def _told(tally: Tally) -> str:
    told = counted(tally.decided, "decision")
    told += f", {tally.late} too late" if tally.late else ""
    return told + (f", {tally.failed} failed" if tally.failed else "")


class Worker:
    """Takes tasks while fewer than `jobs` are in progress."""

    def __init__(self, redis: Redis, jobs: int) -> None:
        self.id = secrets.token_hex(6)
        self.tally = Tally()
        self._redis = redis
        self._jobs = jobs
        self._processes = _processes(jobs)
        self._under_way: set[asyncio.Task[None]] = set()
        self._stopping = asyncio.Event()
        self._is_in_group = False
        self._ahead = 0.0
        self._outage = Outage(log, "reading tasks")

    async def work(self, *, as_json: bool) -> None:
        """Work until SIGINT or SIGTERM, then finish the tasks in progress."""
        self._heed_signals()
        await self._start_processes()
        with suppress(RedisError, OSError):  # reported when tasks are read; the chore tries again
            await self._beat()
        chore = asyncio.create_task(self._keep_beating())
        self._say(as_json=as_json)
        try:
            await self._take_tasks()
            log.info("stopping, after %s under way", counted(len(self._under_way), "decision"))
            await self._leave(chore)
            await asyncio.gather(*self._under_way)
        finally:
            await self._redis.aclose()
            self._processes.shutdown(cancel_futures=True)

    def _heed_signals(self) -> None:
        """Stop on SIGINT and SIGTERM, without the loop's own handlers, which Windows lacks."""
        loop = asyncio.get_running_loop()

        def stop(_number: int, _frame: FrameType | None) -> None:
            loop.call_soon_threadsafe(self._stopping.set)

        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, stop)

    def _say(self, *, as_json: bool) -> None:
        if as_json:
            click.echo(json.dumps({"worker": self.id, "jobs": self._jobs}))
        else:
            jobs = counted(self._jobs, "decision")
            click.echo(f"Deciding for the bots of the servers, {jobs} at once  (Ctrl-C ends it)")

    # ── tasks ───────────────────────────────────────────────────────────────────────────────────

    async def _take_tasks(self) -> None:
        while not self._stopping.is_set():
            free = self._jobs - len(self._under_way)
            if not free:
                await asyncio.wait(self._under_way, return_when=asyncio.FIRST_COMPLETED)
                continue
            try:
                taken = await self._read(free)
            except (RedisError, OSError) as error:
                self._is_in_group = False
                self._outage.failed(error)
                await asyncio.sleep(_AGAIN_AFTER)
                continue
            self._outage.worked()
            for entry, fields in taken:
                task = asyncio.create_task(self._carry_out(entry, fields[b"b"]))
                self._under_way.add(task)
                task.add_done_callback(self._under_way.discard)

    async def _read(self, most: int) -> list[tuple[bytes, dict[bytes, bytes]]]:
        """Take tasks that no other worker has; an empty list if there are none for a while."""
        if not self._is_in_group:
            try:
                await self._redis.xgroup_create(tasks.STREAM, tasks.GROUP, "0", mkstream=True)
            except ResponseError as error:
                if "BUSYGROUP" not in str(error):
                    raise
            self._is_in_group = True
        found: Any = await self._redis.xreadgroup(
            tasks.GROUP, _CONSUMER, {tasks.STREAM: ">"}, count=most, block=_WAITS_MS
        )
        return entries(found)

    async def _carry_out(self, entry: bytes, body: bytes) -> None:
        try:
            head = tasks.read_head(body)
        except DecodeError:
            log.warning("a task cannot be read; it may come from another version of Rookery")
            self.tally.failed += 1
            await self._answer(entry)
            return
        if self._age(entry) > head.begins_within:
            self.tally.late += 1
            await self._answer(entry)
            return
        await self._answer(entry, head.server, await self._decided(head.id, body))

    def _age(self, entry: bytes) -> float:
        """Seconds since a task was added, by Valkey's clock."""
        now = asyncio.get_running_loop().time() + self._ahead
        return now - tasks.milliseconds(entry) / 1000

    async def _decided(self, number: int, body: bytes) -> bytes:
        """The answer to a task, made by one of the processes."""
        processes = self._processes
        try:
            answer = await asyncio.get_running_loop().run_in_executor(processes, answered, body)
        except BrokenProcessPool as error:
            if self._processes is processes:
                log.warning("a process has ended unexpectedly; all are started anew")
                for child in multiprocessing.active_children():
                    child.kill()  # the processes ignore the SIGTERM of the broken pool
                self._processes = _processes(self._jobs)
                processes.shutdown(wait=False, cancel_futures=True)
            self.tally.failed += 1
            return failure(number, error)
        if tasks.read_answer(answer).failed:
            self.tally.failed += 1
        else:
            self.tally.decided += 1
        return answer

    async def _answer(self, entry: bytes, server: str = "", answer: bytes | None = None) -> None:
        """Send an answer, if there is one, and delete the task."""
        pipe = self._redis.pipeline(transaction=False)
        if answer is not None:
            pipe.rpush(tasks.answers_key(server), answer)
            pipe.expire(tasks.answers_key(server), _ANSWERS_KEPT)
        pipe.xack(tasks.STREAM, tasks.GROUP, entry)
        pipe.xdel(tasks.STREAM, entry)
        try:
            await pipe.execute()
        except (RedisError, OSError) as error:
            log.warning("an answer could not be sent: %s", type(error).__name__)

    # ── signs of life ───────────────────────────────────────────────────────────────────────────

    async def _keep_beating(self) -> None:
        told = Tally()
        beats = 0
        while not self._stopping.is_set():
            await asyncio.sleep(_BEATS_EVERY)
            beats += 1
            try:
                await self._beat()
                if beats % _TIDIES_EVERY == 0:
                    await self._tidy()
            except (RedisError, OSError):
                continue  # reported already when tasks are read
            if beats % _TELLS_EVERY == 0 and self.tally != told:
                told = Tally(**asdict(self.tally))
                log.info("%s so far", _told(told))

    async def _beat(self) -> None:
        """Send a heartbeat, and compare the clock with Valkey's."""
        pipe = self._redis.pipeline(transaction=False)
        beat = tasks.encode(tasks.Beat(self._jobs))
        pipe.set(tasks.beat_key(self.id), beat, ex=tasks.BEAT_SECONDS)
        pipe.sadd(tasks.WORKERS, self.id)
        pipe.expire(tasks.WORKERS, tasks.KEPT_SECONDS)
        pipe.expire(tasks.STREAM, tasks.KEPT_SECONDS)
        pipe.time()
        *_, (seconds, microseconds) = await pipe.execute()
        self._ahead = seconds + microseconds / 1e6 - asyncio.get_running_loop().time()

    async def _tidy(self) -> None:
        """Delete the tasks and ids that dead workers have left behind."""
        claimed: Any = await self._redis.xautoclaim(
            tasks.STREAM, tasks.GROUP, _CONSUMER, _ABANDONED_MS, justid=True
        )
        if claimed:
            await self._redis.xack(tasks.STREAM, tasks.GROUP, *claimed)
            await self._redis.xdel(tasks.STREAM, *claimed)
        known: Any = await self._redis.smembers(tasks.WORKERS)
        beats = await self._redis.mget([tasks.beat_key(it.decode()) for it in known])
        dead = [it for it, beat in zip(known, beats, strict=True) if beat is None]
        if dead:
            await self._redis.srem(tasks.WORKERS, *dead)

    async def _leave(self, chore: asyncio.Task[None]) -> None:
        """Stop the heartbeat, so that servers stop relying on this worker."""
        chore.cancel()
        with suppress(asyncio.CancelledError):
            await chore
        with suppress(RedisError, OSError):
            await self._redis.srem(tasks.WORKERS, self.id)
            await self._redis.delete(tasks.beat_key(self.id))

    # ── processes ───────────────────────────────────────────────────────────────────────────────

    async def _start_processes(self) -> None:
        """Start all processes now, so that the first decisions are as fast as later ones."""
        loop = asyncio.get_running_loop()
        started = [loop.run_in_executor(self._processes, os.getpid) for _ in range(self._jobs)]
        await asyncio.gather(*started)


def _processes(count: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), _prepare)


def _prepare() -> None:
    """Prepare a process: it ends with the worker, and ignores the signals that end the worker."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    registry.load()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
