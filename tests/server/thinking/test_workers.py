"""Workers decide for the bots of a server: `rookery think`."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from urllib.request import urlopen

import pytest

from rookery.bots import bot
from rookery.cli import thinking as worker_module
from rookery.core.moves import Pass
from rookery.games import GAMES
from rookery.kernel import is_compiled
from rookery.records import move_text
from rookery.server.dispatch import hint_at
from rookery.server.limits import UNBOUNDED
from rookery.server.thinking import workers as server_module
from rookery.server.thinking.hints import Hints
from rookery.server.thinking.question import Played, Question
from rookery.table import protocol as p
from rookery.table import tasks
from rookery.testing import random_path
from tests.cli.running import ran_here
from tests.postgres import Postgres
from tests.server.house import House, a_house
from tests.server.pool.servers import a_pool
from tests.server.thinking.asking import (
    DEADLINE,
    PLAYED,
    VIEW,
    Pretended,
    Server,
    counting,
    is_empty,
    question,
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
        answer = await hint_at(party.room, 0, p.Hint(id="h"), house.hub.hints)
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
        for kind in ("start", "hint"):  # either Ann has to bid first, or a bot
            command = {"type": kind, "id": kind}
            path = f"api/tables/{opened_table['code']}/commands"
            server.post(path, command, opened_table["secret"])
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
        await until(lambda: len(worker.waiting()) == len(asked))
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)

    worker = Pretended(valkey, jobs=2)
    with_server(valkey, story)


def test_the_tasks_of_other_servers_count(valkey: Valkey) -> None:
    async def story(server: Server) -> None:
        assert server.workers.paced("strong@1s") == "strong@0.5s"

    worker = Pretended(valkey, jobs=2)
    for _ in range(3):
        worker.redis.xadd(tasks.STREAM, {"b": b"{}"})
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


def test_without_the_client_of_valkey_it_is_told_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "rookery.cli.thinking")
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    monkeypatch.setitem(sys.modules, "redis", None)
    ran = ran_here(capsys, "think", "--redis-url", "redis://127.0.0.1/0")
    assert ran.code == 2
    assert "pip install 'rookery[postgresql]'" in ran.err


def test_a_worker_says_that_it_is_ready(valkey: Valkey) -> None:
    with Thinking(valkey.url, jobs=2) as worker:
        assert worker.said[0].keys() == {"worker", "jobs"}
        assert worker.said[0]["jobs"] == 2
        with valkey.client() as client:
            (known,) = client.smembers(tasks.WORKERS)
        assert known.decode() == worker.said[0]["worker"]


def test_the_moves_of_the_test_are_legal() -> None:
    assert {"pass"} < {move_text(move) for move in VIEW.legal}
