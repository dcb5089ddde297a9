"""The bots' thread pool is bounded and shared, and stalled bots do not block it."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from rookery.bots.registry import UnknownBot
from rookery.server.thinking.thread_pool import BotThreads, usual_count
from tests.server.house import DEADLINE
from tests.server.thinking.asking import pass_time


@contextmanager
def pool(at_once: int = 2, **changes: Any) -> Iterator[BotThreads]:
    """A thread pool that is closed afterwards."""
    threads = BotThreads(at_once, **{"stalled": DEADLINE, "thinks": 0.5, **changes})
    try:
        yield threads
    finally:
        threads.close()


class Thought:
    """A task that blocks until it is released, and counts the threads that run it."""

    def __init__(self) -> None:
        self.may_end = threading.Event()
        self.begun = threading.Semaphore(0)
        self._lock = threading.Lock()
        self.now = self.most = 0

    def __call__(self) -> str:
        with self._lock:
            self.now += 1
            self.most = max(self.most, self.now)
        self.begun.release()
        assert self.may_end.wait(DEADLINE)
        with self._lock:
            self.now -= 1
        return "thought"

    async def begins(self, count: int) -> None:
        """Wait until `count` threads have begun."""
        for _ in range(count):
            assert await asyncio.to_thread(self.begun.acquire, timeout=DEADLINE)


async def test_a_bounded_number_of_bots_think_at_once_and_the_others_wait() -> None:
    with pool() as threads:
        thought = Thought()
        tasks = [asyncio.create_task(threads.decide(thought)) for _ in range(7)]
        await thought.begins(2)
        assert threads.busy == 7
        thought.may_end.set()
        assert await asyncio.gather(*tasks) == ["thought"] * 7
        assert thought.most == 2
        assert threads.busy == 0


async def test_an_error_reaches_the_caller_and_frees_the_thread() -> None:
    def stops() -> None:
        raise StopIteration

    with pool(at_once=1) as threads:
        for _ in range(3):
            with pytest.raises(RuntimeError):
                await threads.decide(stops)
        assert await threads.decide(lambda: 1) == 1


async def test_stalled_bots_do_not_hold_up_the_others() -> None:
    """More bots stall than may think at once."""

    with pool() as threads:
        stalled = Thought()
        for _ in range(3):
            tasks = [asyncio.create_task(threads.decide(stalled)) for _ in range(2)]
            await stalled.begins(2)
            pass_time(DEADLINE)
            found = await asyncio.gather(*tasks, return_exceptions=True)
            assert all(isinstance(it, TimeoutError) for it in found)
        assert stalled.now == 6
        assert await threads.decide(lambda: "at once") == "at once"
        stalled.may_end.set()


async def test_a_cancelled_bot_keeps_its_place_until_its_thread_ends() -> None:
    with pool(at_once=1) as threads:
        first, second = Thought(), Thought()
        dropped = asyncio.create_task(threads.decide(first))
        await first.begins(1)
        dropped.cancel()
        waiting = asyncio.create_task(threads.decide(second))
        for _ in range(20):
            await asyncio.sleep(0)
        assert second.now == 0
        second.may_end.set()
        first.may_end.set()
        assert await asyncio.wait_for(waiting, DEADLINE) == "thought"


async def test_a_search_has_less_time_when_more_bots_wait() -> None:
    with pool() as threads:
        assert threads.paced("strong") == "strong@0.5s"
        assert threads.paced("strong@3s") == "strong@3s"
        assert threads.paced("strong@0.2s") == "strong@0.2s"
        thought = Thought()
        tasks = [asyncio.create_task(threads.decide(thought)) for _ in range(8)]
        await thought.begins(2)
        assert threads.paced("strong") == "strong@0.125s"
        assert threads.paced("strong@3s") == "strong@0.75s"
        thought.may_end.set()
        await asyncio.gather(*tasks)
        assert threads.paced("strong") == "strong@0.5s"


async def test_a_search_ends_before_it_counts_as_stalled_and_always_has_some_time() -> None:
    with pool(stalled=2.0, thinks=0.001) as threads:
        levels = ("strong@3s", "strong", "steady", "strong@500n")
        paced = ["strong@1s", "strong@0.02s", "steady", "strong@500n"]
        assert [threads.paced(level) for level in levels] == paced
        with pytest.raises(UnknownBot):
            threads.paced("from another version")


def test_there_are_as_many_threads_as_cores_within_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, count in ((None, 2), (1, 2), (4, 4), (96, 8)):
        monkeypatch.setattr("os.cpu_count", lambda cores=cores: cores)
        assert usual_count() == count
