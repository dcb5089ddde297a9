"""No failure of workers or Valkey keeps a bot from moving."""

import asyncio
import math
from pathlib import Path

import pytest

from rookery.bots.base import Decision
from rookery.cli.server import thinking as worker_module
from rookery.cli.server.thinking import Worker
from rookery.kernel import is_compiled
from rookery.server.pool.bus import opened
from rookery.server.thinking import workers as server_module
from rookery.table.asking import tasks
from tests.server.house import until
from tests.server.thinking.asking import (
    LONG,
    Pretended,
    a_server,
    counting,
    is_empty,
    pass_time,
    question,
    taken,
)
from tests.server.thinking.thinking import Thinking
from tests.valkey import Valkey

if not is_compiled:
    pytest.skip("without the kernel there are no workers", allow_module_level=True)


_PATIENCE = 1e4
"""Seconds that a server waits for a worker's answer; only tests let them pass."""


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_module, "ALLOWANCE", _PATIENCE)


async def in_vain(asked: asyncio.Task[Decision]) -> None:
    """Let the time for a worker's answer pass, after which the server decides itself."""
    pass_time(2 * _PATIENCE)
    assert (await asked).reason == "decided here"


async def test_a_bot_moves_though_its_worker_is_killed_in_the_middle(valkey: Valkey) -> None:
    with Thinking(valkey.url) as worker, counting() as count:
        deciders = worker.deciders()
        async with a_server(valkey) as server:
            asked = asyncio.create_task(server.decide(question("strong@30s", LONG)))
            await until(lambda: taken(valkey))
            worker.kill()
            await in_vain(asked)
            # no other decision waits for the dead worker
            assert (await server.decide(question("strong@30s", LONG))).reason == "decided here"
            await until(lambda: is_empty(valkey))
        assert (count("worker"), count("fallback"), count("local")) == (0, 1, 1)
        assert len(deciders) == 1
        await until(lambda: not any(Path(f"/proc/{it}").exists() for it in deciders))


@pytest.mark.slow
async def test_a_worker_that_is_stopped_finishes_what_it_has_begun(valkey: Valkey) -> None:
    with Thinking(valkey.url, jobs=2) as worker:  # so that it is still reading
        async with a_server(valkey) as server:
            asked = asyncio.create_task(server.decide(question("strong@1s", LONG)))
            await until(lambda: taken(valkey))
            worker.ask_to_stop()
            assert (await asked).reason != "decided here"
        assert worker.stop() == 0
        assert worker.said[-1]["decided"] == 1
    with valkey.client() as client:
        assert client.smembers(tasks.WORKERS) == set()


async def test_the_bot_decides_when_nobody_takes_its_task_and_the_task_is_deleted(
    valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("_RESTS", "_MOST_REST"):
        monkeypatch.setattr(server_module, name, math.inf)
    worker = Pretended(valkey)
    with counting() as count:
        async with a_server(valkey) as server:
            asked = asyncio.create_task(server.decide(question("strong@0.02s")))
            await until(lambda: bool(worker.waiting()))
            await in_vain(asked)
            await until(lambda: is_empty(valkey))
            assert server.workers.paced("strong") is None  # for a while
        assert count("fallback") == 1


async def test_a_late_answer_is_dropped(valkey: Valkey, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_module, "_RESTS", 0.0)
    worker = Pretended(valkey)

    async with a_server(valkey) as server:
        asked = asyncio.create_task(server.decide(question("strong@0.02s")))
        late = await worker.next()
        await in_vain(asked)
        asked = asyncio.create_task(server.decide(question("strong@20s")))
        task = await worker.next()
        for told, reason in ((late, "late"), (task, "in time")):
            answer = tasks.Answer(id=told.id, move="pass", reason=reason)
            worker.answer(told, tasks.encode(answer))
        assert (await asked).reason == "in time"


async def test_a_bad_answer_counts_as_none(valkey: Valkey) -> None:
    worker = Pretended(valkey)

    with counting() as count:
        async with a_server(valkey) as server:
            asked = asyncio.create_task(server.decide(question("strong@0.5s")))
            task = await worker.next()
            illegal = tasks.encode(tasks.Answer(id=task.id, move="play R5"))
            for body in (b"", b"\xff\xfe", b"[" * 100_000, illegal):
                worker.answer(task, body)
            await until(lambda: not worker.redis.exists(tasks.answers_key(task.server)))
            await in_vain(asked)
        assert count("fallback") == 1


async def test_dead_workers_leave_nothing(valkey: Valkey, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_module, "_ABANDONED_MS", 0)

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


async def test_a_bot_decides_at_once_when_valkey_is_killed(valkey: Valkey) -> None:
    worker = Pretended(valkey)

    with counting() as count:
        async with a_server(valkey) as server:
            asked = asyncio.create_task(server.decide(question("strong@20s")))
            await until(lambda: bool(worker.waiting()))
            valkey.kill()
            assert (await asked).reason == "decided here"
            assert (await server.decide(question("strong@20s"))).reason == "decided here"
        assert (count("fallback"), count("local")) == (1, 1)


@pytest.mark.slow
async def test_workers_and_servers_find_each_other_when_valkey_is_back(valkey: Valkey) -> None:
    with Thinking(valkey.url):
        async with a_server(valkey) as server:
            valkey.kill()
            assert (await server.decide(question("strong@200n"))).reason == "decided here"
            valkey.start()
            await until(lambda: server.workers.paced("strong") is not None)
            assert (await server.decide(question("strong@200n"))).reason != "decided here"
