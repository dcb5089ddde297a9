"""Nothing that befalls workers or Valkey holds up a bot."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from rookery.cli import thinking as worker_module
from rookery.cli.thinking import Worker
from rookery.kernel import is_compiled
from rookery.server.pool.bus import opened
from rookery.server.thinking import workers as server_module
from rookery.server.thinking.tasks import task_of
from rookery.table import tasks
from rookery.table.tasks import Task
from tests.server.thinking.asking import (
    LONG,
    Pretended,
    Server,
    counting,
    is_empty,
    question,
    taken,
    until,
    with_server,
)
from tests.server.thinking.thinking import Thinking
from tests.valkey import Valkey

if not is_compiled:
    pytest.skip("without the kernel there are no workers", allow_module_level=True)


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give workers time on a busy machine; tests in which none answers take some of it away."""
    monkeypatch.setattr(server_module, "ALLOWANCE", 20.0)


# Workers that fail


def test_a_bot_moves_though_its_worker_is_killed_in_the_middle(
    valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_module, "ALLOWANCE", 1.0)

    async def story(server: Server) -> None:
        asked = asyncio.create_task(server.decide(question("strong@2s", LONG)))
        await until(lambda: taken(valkey))
        worker.kill()
        assert (await asked).reason == "decided here"
        # no other decision waits for it
        assert (await server.decide(question("strong@2s", LONG))).reason == "decided here"
        await until(lambda: is_empty(valkey))

    with Thinking(valkey.url) as worker, counting() as count:
        deciders = worker.deciders()
        with_server(valkey, story)
        assert (count("worker"), count("fallback"), count("local")) == (0, 1, 1)
        assert len(deciders) == 1
        asyncio.run(until(lambda: not any(Path(f"/proc/{it}").exists() for it in deciders)))


def test_a_process_that_dies_is_replaced_and_its_task_done_at_once(
    valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_module, "ALLOWANCE", 1e6)  # the worker tells that it has failed

    async def story(server: Server) -> None:
        asked = asyncio.create_task(server.decide(question("strong@30s", LONG)))
        await until(lambda: taken(valkey))
        os.kill(worker.deciders()[0], signal.SIGKILL)
        assert (await asked).reason == "decided here"
        assert (await server.decide(question("strong@200n"))).reason != "decided here"

    with Thinking(valkey.url) as worker:
        with_server(valkey, story)
        assert worker.stop() == 0
    assert worker.said[-1] | {"seconds": 0} == {"decided": 1, "late": 0, "failed": 1, "seconds": 0}


def test_a_worker_that_is_stopped_finishes_what_it_has_begun(valkey: Valkey) -> None:
    async def story(server: Server) -> None:
        asked = asyncio.create_task(server.decide(question("strong@2s", LONG)))
        await until(lambda: taken(valkey))
        worker.ask_to_stop()
        assert (await asked).reason != "decided here"

    with Thinking(valkey.url, jobs=2) as worker:  # so that it is still reading
        with_server(valkey, story)
        assert worker.stop() == 0
        assert worker.said[-1]["decided"] == 1
    with valkey.client() as client:
        assert client.smembers(tasks.WORKERS) == set()


def test_the_bot_decides_when_nobody_takes_its_task_and_the_task_is_deleted(
    valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_module, "ALLOWANCE", 0.1)

    async def story(server: Server) -> None:
        assert (await server.decide(question("strong@0.02s"))).reason == "decided here"
        await until(lambda: is_empty(valkey))
        assert server.workers.paced("strong") is None  # for a while

    Pretended(valkey)
    with counting() as count:
        with_server(valkey, story)
        assert count("fallback") == 1


def test_a_late_answer_is_dropped(valkey: Valkey, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_module, "ALLOWANCE", 0.1)
    monkeypatch.setattr(server_module, "_RESTS", 0.0)
    worker = Pretended(valkey)

    async def story(server: Server) -> None:
        asked = asyncio.create_task(server.decide(question("strong@0.02s")))
        late = await worker.next()
        assert (await asked).reason == "decided here"
        asked = asyncio.create_task(server.decide(question("strong@20s")))
        task = await worker.next()
        for told, reason in ((late, "late"), (task, "in time")):
            answer = tasks.Answer(id=told.id, move="pass", reason=reason)
            worker.answer(told, tasks.encode(answer))
        assert (await asked).reason == "in time"

    with_server(valkey, story)


def bad_answers() -> dict[str, Callable[[Task], bytes]]:
    return {
        "illegal": lambda task: tasks.encode(tasks.Answer(id=task.id, move="play R5")),
        "no move": lambda task: tasks.encode({"id": task.id, "move": 5}),
        "failed": lambda task: tasks.encode(tasks.Answer(id=task.id, failed="MemoryError")),
    }


@pytest.mark.parametrize("kind", bad_answers())
def test_a_bad_answer_counts_as_none(
    kind: str, valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_module, "ALLOWANCE", 0.5)
    worker = Pretended(valkey)

    async def story(server: Server) -> None:
        asked = asyncio.create_task(server.decide(question("strong@0.5s")))
        task = await worker.next()
        for body in (b"", b"\xff\xfe", b"[" * 100_000, bad_answers()[kind](task)):
            worker.answer(task, body)
        assert (await asked).reason == "decided here"

    with counting() as count:
        with_server(valkey, story)
        assert count("fallback") == 1


def test_a_worker_drops_tasks_that_are_too_old_or_cannot_be_read(valkey: Valkey) -> None:
    async def story(server: Server) -> None:
        await until(lambda: is_empty(valkey))
        await until(lambda: server.workers.paced("strong@200n") is not None)  # it has looked since
        assert (await server.decide(question("strong@200n"))).reason != "decided here"

    with valkey.client() as client:
        for body in (b"nonsense", b"[" * 100_000, b'{"id":1}', old_task()):
            client.xadd(tasks.STREAM, {"b": body})
        with Thinking(valkey.url) as worker:
            with_server(valkey, story)
            assert client.keys("rookery:think:answers:*") == []
            assert worker.stop() == 0
    assert worker.said[-1] | {"seconds": 0} == {"decided": 1, "late": 1, "failed": 3, "seconds": 0}


def old_task() -> bytes:
    """A task that had to be begun before it was sent."""
    task = task_of(question("strong@20s"), 1, "gone", -1.0)
    return tasks.encode(task)


def test_what_dead_workers_leave_is_tidied_up(
    valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_module, "_ABANDONED_MS", 0)

    async def main() -> None:
        worker = Worker(opened(valkey.url), 1)
        with valkey.client() as client:
            client.xadd(tasks.STREAM, {"b": b"left"})
            client.sadd(tasks.WORKERS, "dead")
            await worker._beat()
            assert len(await worker._read(5)) == 1
            assert taken(valkey)
            await worker._tidy()
            assert not taken(valkey)
            assert is_empty(valkey)
            assert client.smembers(tasks.WORKERS) == {worker.id.encode()}
        await worker._redis.aclose()

    asyncio.run(main())


# Valkey fails


def test_a_bot_decides_at_once_when_valkey_is_killed(
    valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_module, "ALLOWANCE", 1e6)  # only the outage can end the wait
    worker = Pretended(valkey)

    async def story(server: Server) -> None:
        asked = asyncio.create_task(server.decide(question("strong@20s")))
        await until(lambda: bool(worker.waiting()))
        valkey.kill()
        assert (await asked).reason == "decided here"
        assert (await server.decide(question("strong@20s"))).reason == "decided here"

    with counting() as count:
        with_server(valkey, story)
        assert (count("fallback"), count("local")) == (1, 1)


def test_workers_and_servers_find_each_other_again_when_valkey_is_back(valkey: Valkey) -> None:
    async def story(server: Server) -> None:
        valkey.kill()
        assert (await server.decide(question("strong@200n"))).reason == "decided here"
        valkey.start()
        await until(lambda: server.workers.paced("strong") is not None)
        assert (await server.decide(question("strong@200n"))).reason != "decided here"

    with Thinking(valkey.url):
        with_server(valkey, story)
