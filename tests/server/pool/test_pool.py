"""Many servers act as one: people reach every table from every server, whichever one dies."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack as Lines
from pathlib import Path

import pytest

from tests.postgres import Postgres
from tests.server.acknowledged import check, code_of, play_until, seated
from tests.server.pool.servers import Pool, a_pool, come_back, go_on, halt
from tests.server.scripted import Player
from tests.server.served import Served
from tests.valkey import Valkey

PATIENCE = 120.0
"""Seconds after which a table that does not go on fails a test."""


@pytest.fixture
def pool(tmp_path: Path, running_postgres: Postgres, valkey: Valkey) -> Iterator[Pool]:
    with a_pool(tmp_path, running_postgres.database(), valkey.url) as running:
        yield running


async def play_on(players: list[Player], events: int, *addresses: str) -> None:
    """Let all play, reconnecting wherever they can, until each has seen so many more events."""
    most = max(player.version or 0 for player in players) + events

    def is_enough() -> bool:
        return any(it.is_over() for it in players) or all(
            (it.version or 0) >= most for it in players
        )

    await play_until(players, is_enough, lambda player: come_back(player, *addresses), PATIENCE)


@pytest.mark.slow
async def test_people_at_different_servers_play_at_one_table(pool: Pool, lines: Lines) -> None:
    players = await seated(lines, pool.servers[0], "five", 0, *pool.servers[1:])
    await play_on(players, 40, *(it.address for it in pool.servers))
    code = code_of(players[0])
    check(players, await asyncio.to_thread(pool.servers[0].log_of, code))
    for _ in range(50):  # a bot may move in between
        records = [
            await asyncio.to_thread(it.get, f"api/tables/{code}/record") for it in pool.servers
        ]
        if records[0] == records[1] == records[2]:
            break
    else:
        pytest.fail("the servers give different records")


@pytest.mark.parametrize(
    "how",
    [
        "kill",
        pytest.param("halt", marks=pytest.mark.slow),
        pytest.param("stop", marks=pytest.mark.slow),
    ],
)
async def test_play_goes_on_at_another_server(pool: Pool, lines: Lines, how: str) -> None:
    players = await seated(lines, pool.servers[0], "five", 0, *pool.servers[1:])
    addresses = [it.address for it in pool.servers]
    await play_on(players, 10, *addresses)
    code = code_of(players[0])
    owner = await asyncio.to_thread(pool.owner_of, code)
    living = [it.address for it in pool.servers if it is not owner]
    await asyncio.to_thread(end, owner, how)
    if how == "halt":  # a proxy would cut these connections, or the page's own patience end
        for player in (it for it in players if it.is_at(owner.address)):
            player.cut()
    await play_on(players, 10, *living)
    other = await asyncio.to_thread(pool.owner_of, code)
    assert other is not owner
    if how == "halt":
        go_on(owner)
        await play_on(players, 10, *living)
    check(players, await asyncio.to_thread(other.log_of, code))


def end(server: Served, how: str) -> None:
    """Kill, halt or stop a server."""
    {"kill": server.kill, "halt": lambda: halt(server), "stop": server.stop}[how]()
