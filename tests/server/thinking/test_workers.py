"""Workers decide for the bots of a server, and nothing that befalls them holds up a bot."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import urlopen

import pytest
import redis

from rookery.bots import bot
from rookery.bots.base import Decision
from rookery.cli import thinking as worker_module
from rookery.cli.thinking import Worker
from rookery.core.game import AnyView
from rookery.core.moves import Pass
from rookery.games import GAMES
from rookery.kernel import is_compiled
from rookery.records import move_text
from rookery.server import metrics
from rookery.server.limits import UNBOUNDED
from rookery.server.pool.bus import opened
from rookery.server.thinking import workers as server_module
from rookery.server.thinking.deciding import decided
from rookery.server.thinking.hints import Hints
from rookery.server.thinking.question import Played, Question
from rookery.server.thinking.tasks import task_of
from rookery.server.thinking.thread_pool import BotThreads
from rookery.server.thinking.workers import PoolWorkers
from rookery.table import protocol as p
from rookery.table import tasks
from rookery.table.tasks import Task
from rookery.testing import random_path
from tests.cli.running import ran_here
from tests.postgres import Postgres
from tests.server.house import House, a_house
from tests.server.pool.servers import a_pool
from tests.server.thinking.thinking import Thinking
from tests.valkey import Valkey

DEADLINE = 60.0
"""Seconds that a test waits for something before it fails."""

if not is_compiled:
    pytest.skip("without the kernel there are no workers", allow_module_level=True)

DIXIE = GAMES["dixie"].game()
BIDDING = random_path(DIXIE, Random(1)).states[1]
VIEW = DIXIE.view(BIDDING, DIXIE.actors(BIDDING)[0])
"""Somebody has to bid or to pass."""

PLAYED = Played("dixie", {})


def question(level: str, view: AnyView = VIEW, seed: int = 0) -> Question:
    return Question(level, view, Random(seed), PLAYED)


class Here:
    """A bot of the server, which passes and counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def make(self, level: str) -> Here:
        return self

    def decide(self, view: AnyView) -> Decision:
        self.asked += 1
        return Decision(Pass(), "decided here")


class Server:
    """What of a server asks workers."""

    def __init__(self, valkey: Valkey) -> None:
        self.here = Here()
        self.redis = opened(valkey.url)
        self.workers = PoolWorkers(self.redis, thinks=0.2, stalled=DEADLINE)
        self.threads = BotThreads(2, thinks=0.2, stalled=DEADLINE)
        self.threads.workers = self.workers

    async def decide(self, asked: Question) -> Decision:
        decision, _ = await decided(self.threads, asked, self.here.make)
        return decision


def with_server(valkey: Valkey, story: Callable[[Server], Awaitable[None]]) -> None:
    async def main() -> None:
        server = Server(valkey)
        await server.workers.start()
        try:
            async with asyncio.timeout(DEADLINE):
                await story(server)
        finally:
            await server.workers.stop()
            await server.redis.aclose()
            server.threads.close()

    asyncio.run(main())


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(DEADLINE):
        while not is_so():
            await asyncio.sleep(0.01)


@contextmanager
def counting() -> Iterator[Callable[[str], float]]:
    """Count the decisions made at a place from now on."""

    def count(where: str) -> float:
        found = metrics.REGISTRY.get_sample_value("rookery_decisions_total", {"where": where})
        return found or 0.0

    before = {where: count(where) for where in ("local", "worker", "fallback")}
    yield lambda where: count(where) - before[where]


class Pretended:
    """A worker that shows signs of life, and does what the test does with its tasks."""

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


# Decisions of workers


def test_a_worker_decides_as_the_server_would(valkey: Valkey) -> None:
    game = GAMES["three"].game()
    states = random_path(game, Random(5)).states
    views = [game.view(state, game.actors(state)[0]) for state in states[:-1]]
    chosen = [view for view in views if len(view.legal) > 1][::7]

    async def story(server: Server) -> None:
        for number, view in enumerate(chosen):
            asked = Question("strong@500n", view, Random(number), Played("three", {}))
            seed = Random(number).getrandbits(63)
            assert await server.decide(asked) == bot("strong@500n", Random(seed)).decide(view)
        assert server.here.asked == 0
        await until(lambda: is_empty(valkey))

    with Thinking(valkey.url) as worker, counting() as count:
        with_server(valkey, story)
        assert count("worker") == len(chosen) > 3
        assert worker.stop() == 0
    assert [it.get("decided") for it in worker.said] == [None, len(chosen)]


def test_several_workers_share_the_tasks(valkey: Valkey) -> None:
    async def story(server: Server) -> None:
        await until(lambda: server.workers.paced("strong") is not None)
        asked = [server.decide(question("strong@200n", seed=seed)) for seed in range(8)]
        await asyncio.gather(*asked)
        assert server.here.asked == 0

    with Thinking(valkey.url, jobs=2) as one, Thinking(valkey.url, jobs=2) as two:
        with_server(valkey, story)
        assert (one.stop(), two.stop()) == (0, 0)
    assert one.said[-1]["decided"] + two.said[-1]["decided"] == 8


def test_hints_come_from_workers(valkey: Valkey) -> None:
    async def story(server: Server) -> None:
        hints = Hints(server.threads, lambda level, rng: server.here)
        hint = await hints.hint(("table", 1, 7), VIEW, PLAYED)
        assert hint is not None
        assert hint.reason
        assert hint.considered
        assert server.here.asked == 0

    with Thinking(valkey.url):
        with_server(valkey, story)


def test_bots_and_hints_at_a_table_ask_workers(valkey: Valkey) -> None:
    async def story(server: Server, house: House) -> None:
        house.hub.bot_threads.workers = house.hub.hints.threads.workers = server.workers
        party = await house.open("dixie", "pbbb")
        for seat in (1, 2, 3):
            await party.room.replace_bot(seat, "strong@0.2s")
        await party.start()
        await party.settled(lambda table: bool(party.room.authority.view(0).legal))
        answer = await party.room.hint(0, p.Hint(id="h"), house.hub.hints)
        assert isinstance(answer, p.Hinted)

    async def at_a_table(server: Server) -> None:
        async with a_house(make_bot=bot, limits=replace(UNBOUNDED, bot_seconds=5.0)) as house:
            await story(server, house)

    with Thinking(valkey.url), counting() as count:
        with_server(valkey, at_a_table)
        assert count("worker") >= 2
        assert count("fallback") == 0


def test_a_pool_has_its_bots_decided_by_workers(
    tmp_path: Path, running_postgres: Postgres, valkey: Valkey
) -> None:
    def has_worked(address: str) -> bool:
        with urlopen(f"{address}metrics", timeout=DEADLINE) as metrics_now:
            return b'rookery_decisions_total{where="worker"}' in metrics_now.read()

    with Thinking(valkey.url), a_pool(tmp_path, running_postgres.database(), valkey.url, 1) as pool:
        server = pool.servers[0]
        wanted = {"game": "dixie", "name": "Ann", "pace": "instant", "others": ["bot:strong"] * 3}
        opened_table = server.post("api/tables", wanted)
        start = {"type": "start", "id": "s"}
        server.post(f"api/tables/{opened_table['code']}/commands", start, opened_table["secret"])
        asyncio.run(until(lambda: has_worked(server.address)))


# No worker, or none with time


def test_without_a_worker_the_server_decides_and_sends_nothing(valkey: Valkey) -> None:
    async def story(server: Server) -> None:
        assert (await server.decide(question("strong"))).reason == "decided here"

    with counting() as count:
        with_server(valkey, story)
        assert (count("local"), count("fallback")) == (1, 0)
    with valkey.client() as client:
        assert client.keys("rookery:*") == []


@pytest.mark.parametrize("level", ["easy", "steady", "random"])
def test_bots_that_do_not_search_stay_at_the_server(level: str, valkey: Valkey) -> None:
    async def story(server: Server) -> None:
        assert server.workers.paced("strong") == "strong@0.2s"
        assert (await server.decide(question(level))).reason == "decided here"

    Pretended(valkey)
    with_server(valkey, story)


def test_a_single_legal_move_stays_at_the_server(valkey: Valkey) -> None:
    async def story(server: Server) -> None:
        forced = replace(VIEW, legal=(Pass(),))
        assert (await server.decide(question("strong", forced))).reason == "decided here"

    Pretended(valkey)
    with counting() as count:
        with_server(valkey, story)
        assert (count("local"), count("fallback")) == (1, 0)


def test_time_limits_are_cut_when_workers_are_crowded(valkey: Valkey) -> None:
    async def story(server: Server) -> None:
        levels = []
        asked = []
        for _ in range(10):
            levels.append(server.workers.paced("strong@1s"))
            asked.append(asyncio.create_task(server.workers.decide(question("strong@1s"))))
            await asyncio.sleep(0)
        assert levels[:2] == ["strong@1s"] * 2
        assert levels[2:4] == ["strong@0.5s"] * 2
        assert levels[4:8] == ["strong@0.25s"] * 4
        assert levels[8:] == [None, None]
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)

    Pretended(valkey, jobs=2)
    with_server(valkey, story)


def test_the_tasks_of_other_servers_count(valkey: Valkey) -> None:
    async def story(server: Server) -> None:
        assert server.workers.paced("strong@1s") == "strong@0.5s"

    worker = Pretended(valkey, jobs=2)
    for _ in range(3):
        worker.redis.xadd(tasks.STREAM, {"b": b"{}"})
    with_server(valkey, story)


# Workers that fail


def test_a_bot_moves_though_its_worker_is_killed_in_the_middle(valkey: Valkey) -> None:
    async def story(server: Server) -> None:
        asked = asyncio.create_task(server.decide(question("strong@2s")))
        await until(lambda: taken(valkey))
        worker.kill()
        assert (await asked).reason == "decided here"
        # no other decision waits for it
        assert (await server.decide(question("strong@2s"))).reason == "decided here"
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
        asked = asyncio.create_task(server.decide(question("strong@30s")))
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
        asked = asyncio.create_task(server.decide(question("strong@2s")))
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


# The command


def test_a_wrong_url_is_told_without_its_password(
    valkey: Valkey, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = valkey.url.replace("between", "secret")
    for url, reason in (
        (wrong, "it wants another password"),
        ("redis://:secret@127.0.0.1:1/0", "nobody answers"),
        ("postgresql://:secret@127.0.0.1/0", "not the URL"),
        (" ", "name Valkey or Redis"),
    ):
        ran = ran_here(capsys, "think", "--redis-url", url)
        assert ran.code == 2
        assert reason in ran.err
        assert "secret" not in ran.err + ran.out


def test_without_the_kernel_there_is_no_worker(
    valkey: Valkey, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_module, "is_compiled", False)
    ran = ran_here(capsys, "think", "--redis-url", valkey.url)
    assert ran.code == 2
    assert "kernel" in ran.err


def test_a_worker_says_that_it_is_ready(valkey: Valkey) -> None:
    with Thinking(valkey.url, jobs=2) as worker:
        assert worker.said[0].keys() == {"worker", "jobs"}
        assert worker.said[0]["jobs"] == 2
        with valkey.client() as client:
            (known,) = client.smembers(tasks.WORKERS)
        assert known.decode() == worker.said[0]["worker"]


def test_the_moves_of_the_test_are_legal() -> None:
    assert {"pass"} < {move_text(move) for move in VIEW.legal}
