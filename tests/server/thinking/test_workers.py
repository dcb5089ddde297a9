"""Workers decide for the bots of a server: `rookery think`."""

import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from urllib.request import urlopen

import pytest

from rookery.bots import bot
from rookery.cli.server import thinking as worker_module
from rookery.core.moves import Pass
from rookery.games import GAMES
from rookery.kernel import is_compiled
from rookery.language import ENGLISH
from rookery.server.dispatch import hint_at
from rookery.server.limits import UNBOUNDED
from rookery.server.thinking import workers as server_module
from rookery.server.thinking.question import Played, Question
from rookery.server.thinking.tasks import task_of
from rookery.table import protocol as p
from rookery.table.asking import tasks
from rookery.testing import random_path
from tests.cli.running import ran_here
from tests.postgres import Postgres
from tests.server.house import DEADLINE, House, until
from tests.server.pool.servers import a_pool
from tests.server.thinking.asking import (
    LONG,
    VIEW,
    Pretended,
    a_server,
    counting,
    is_empty,
    question,
    taken,
)
from tests.server.thinking.thinking import Thinking
from tests.valkey import Valkey, running_valkey

if not is_compiled:
    pytest.skip("without the kernel there are no workers", allow_module_level=True)


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give workers time on a busy machine."""
    monkeypatch.setattr(server_module, "ALLOWANCE", 1e4)


@dataclass(frozen=True, slots=True)
class Pool:
    """A worker with two jobs, and where it takes its tasks."""

    valkey: Valkey
    worker: Thinking


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    with running_valkey() as valkey, Thinking(valkey.url, jobs=2) as worker:
        yield Pool(valkey, worker)
        assert worker.stop() == 0


async def test_a_worker_decides_as_the_server_would(pool: Pool) -> None:
    game = GAMES["three"].game()
    states = random_path(game, Random(5)).states
    views = [game.view(state, game.actors(state)[0]) for state in states[:-1]]
    chosen = [view for view in views if len(view.legal) > 1][::7]

    with counting() as count:
        async with a_server(pool.valkey) as server:
            for number, view in enumerate(chosen):
                asked = Question("strong@500n", view, Random(number), Played("three", {}))
                seed = Random(number).getrandbits(63)
                assert await server.decide(asked) == bot("strong@500n", Random(seed)).decide(view)
            assert server.here.asked == 0
            await until(lambda: is_empty(pool.valkey))
        assert count("worker") == len(chosen) > 3
    with pool.valkey.client() as client:
        assert client.smembers(tasks.WORKERS) == {pool.worker.said[0]["worker"].encode()}


@pytest.mark.slow
async def test_several_workers_share_the_tasks(valkey: Valkey) -> None:
    with Thinking(valkey.url, jobs=2) as one, Thinking(valkey.url, jobs=2) as two:
        async with a_server(valkey) as server:
            await until(lambda: server.workers.paced("strong") is not None)
            asked = [server.decide(question("strong@200n", seed=seed)) for seed in range(8)]
            await asyncio.gather(*asked)
            assert server.here.asked == 0
        assert (one.stop(), two.stop()) == (0, 0)
    assert one.said[-1]["decided"] + two.said[-1]["decided"] == 8


async def test_bots_and_hints_at_a_table_ask_workers(pool: Pool) -> None:
    limits = replace(UNBOUNDED, bot_seconds=600.0)
    with counting() as count:
        async with a_server(pool.valkey) as server, House(make_bot=bot, limits=limits) as house:
            house.parts.bot_threads.workers = house.parts.hints.threads.workers = server.workers
            party = await house.open("dixie", "pbbb")
            for seat in (1, 2, 3):
                await party.room.replace_bot(seat, "strong@200n")
            await party.start()
            await party.settled(lambda table: bool(party.room.authority.view(0).legal))
            answer = await hint_at(party.room, 0, p.Hint(id="h"), house.parts.hints, ENGLISH)
            assert isinstance(answer, p.Hinted)
            assert answer.reason and answer.considered
        assert count("worker") >= 2
        assert count("fallback") == 0


@pytest.mark.slow
def test_workers_serve_a_pool(tmp_path: Path, running_postgres: Postgres, valkey: Valkey) -> None:
    def has_worked(address: str) -> bool:
        with urlopen(f"{address}metrics", timeout=DEADLINE) as metrics_now:
            return b'rookery_decisions_total{where="worker"}' in metrics_now.read()

    with Thinking(valkey.url), a_pool(tmp_path, running_postgres.database(), valkey.url, 1) as pool:
        server = pool.servers[0]
        wanted = {"game": "dixie", "name": "Ann", "pace": "instant", "others": ["bot:strong"] * 3}
        opened_table = server.post("api/tables", wanted)
        for kind in ("start", "hint"):  # either Ann has to bid first, or a bot
            command = {"type": kind, "id": kind}
            path = f"api/tables/{opened_table['code']}/commands"
            server.post(path, command, opened_table["secret"])
        asyncio.run(until(lambda: has_worked(server.address)))


async def test_a_worker_drops_tasks_that_are_too_old_or_cannot_be_read(pool: Pool) -> None:
    old = tasks.encode(task_of(question("strong@20s"), 1, "gone", -1.0))  # it begins too late
    with pool.valkey.client() as client:
        for body in (b"nonsense", b"[" * 100_000, b'{"id":1}', old):
            client.xadd(tasks.STREAM, {"b": body})
        async with a_server(pool.valkey) as server:
            await until(lambda: is_empty(pool.valkey))
            # it has looked since
            await until(lambda: server.workers.paced("strong@200n") is not None)
            assert (await server.decide(question("strong@200n"))).reason != "decided here"
        assert client.keys("rookery:think:answers:*") == []


async def test_a_process_that_dies_is_replaced_and_its_task_done_at_once(pool: Pool) -> None:
    async with a_server(pool.valkey) as server:
        asked = asyncio.create_task(server.decide(question("strong@30s", LONG)))
        await until(lambda: taken(pool.valkey))
        os.kill(pool.worker.deciders()[0], signal.SIGKILL)
        assert (await asked).reason == "decided here"
        assert (await server.decide(question("strong@200n"))).reason != "decided here"


async def test_without_a_worker_the_server_decides_and_sends_nothing(valkey: Valkey) -> None:
    with counting() as count:
        async with a_server(valkey) as server:
            assert (await server.decide(question("strong"))).reason == "decided here"
        assert (count("local"), count("fallback")) == (1, 0)
    with valkey.client() as client:
        assert client.keys("rookery:*") == []


async def test_bots_that_do_not_search_and_forced_moves_stay_at_the_server(valkey: Valkey) -> None:
    Pretended(valkey)
    with counting() as count:
        async with a_server(valkey) as server:
            assert server.workers.paced("strong") == "strong@0.2s"
            assert (await server.decide(question("steady"))).reason == "decided here"
            forced = replace(VIEW, legal=(Pass(),))
            assert (await server.decide(question("strong", forced))).reason == "decided here"
        assert (count("local"), count("fallback")) == (2, 0)


async def test_time_limits_are_cut_when_workers_are_crowded(valkey: Valkey) -> None:
    worker = Pretended(valkey, jobs=2)
    async with a_server(valkey) as server:
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
        await until(lambda: len(worker.waiting()) == len(asked))
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)


async def test_the_tasks_of_other_servers_count(valkey: Valkey) -> None:
    worker = Pretended(valkey, jobs=2)
    for _ in range(3):
        worker.redis.xadd(tasks.STREAM, {"b": b"{}"})
    async with a_server(valkey) as server:
        assert server.workers.paced("strong@1s") == "strong@0.5s"


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


def test_without_the_client_of_valkey_it_is_told_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "rookery.cli.server.thinking")
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    monkeypatch.setitem(sys.modules, "redis", None)
    ran = ran_here(capsys, "think", "--redis-url", "redis://127.0.0.1/0")
    assert ran.code == 2
    assert "pip install 'rookery-cards[postgresql]'" in ran.err
