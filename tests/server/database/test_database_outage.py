"""PostgreSQL dies, restarts and loses its connections during play; the tables go on afterwards."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack as Lines
from pathlib import Path

import pytest

from rookery.table import protocol as p
from tests.postgres import Postgres
from tests.server.acknowledged import check, code_of, play_until, seated
from tests.server.scripted import DEADLINE, Player
from tests.server.served import Served


@pytest.fixture
def server(tmp_path: Path, postgres: Postgres) -> Iterator[Served]:
    with Served(tmp_path, "--unbounded", database=postgres.database()) as served:
        yield served


async def play_on(players: list[Player], events: int) -> None:
    """Let everybody play until each has seen so many more events, and one of them is to move."""
    most = max(player.version or 0 for player in players) + events

    def is_enough() -> bool:
        if any(it.is_over() for it in players):
            return True
        are_asked = [bool(it.deal and it.deal.legal and not it.unanswered) for it in players]
        return any(are_asked) and all((it.version or 0) >= most for it in players)

    await play_until(players, is_enough)


def refusals(players: list[Player]) -> int:
    """How many commands were answered `not-kept`."""
    answers = [answer for player in players for answer in player.answers.values()]
    return sum(isinstance(it, p.Refused) and it.code == "not-kept" for it in answers)


async def restarted(postgres: Postgres, players: list[Player]) -> None:
    """Kill PostgreSQL, and restart it once a refusal or a lost connection has told somebody."""

    def told() -> tuple[int, list[object]]:
        return refusals(players), [it._socket for it in players]

    def are_asked() -> bool:
        return any(it.unanswered or (it.deal and it.deal.legal) for it in players)

    before = told()
    postgres.kill()
    async with asyncio.timeout(DEADLINE):
        while told() == before and are_asked():
            await asyncio.sleep(0.01)
    await asyncio.to_thread(postgres.start)


async def cut(postgres: Postgres, players: list[Player]) -> None:
    """End the connections of the server a few times."""
    for _ in range(4):
        await asyncio.to_thread(postgres.cut_connections)
        await asyncio.sleep(0.02)


@pytest.mark.parametrize("fault", [restarted, pytest.param(cut, marks=pytest.mark.slow)])
async def test_what_was_acknowledged_outlives_postgresql(
    server: Served,
    lines: Lines,
    postgres: Postgres,
    fault: Callable[[Postgres, list[Player]], Awaitable[None]],
) -> None:
    players = await seated(lines, server, "dixie", 7)
    await play_on(players, 4)
    await asyncio.gather(play_on(players, 4), fault(postgres, players))
    await play_on(players, 4)
    check(players, await asyncio.to_thread(server.log_of, code_of(players[0])))
