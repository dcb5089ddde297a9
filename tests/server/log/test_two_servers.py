"""Two servers on one log: the one that writes second is refused, and goes on from the log."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rookery.server.hub import Hub
from rookery.server.log.store import Conflict, Store
from rookery.table import protocol as p
from rookery.table.steps import Caller


class Box:
    """A client that keeps what it is sent."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.messages.append(message)


def test_the_server_that_writes_second_is_refused_and_goes_on_from_the_log(tmp_path: Path) -> None:
    asyncio.run(_two(f"sqlite:///{tmp_path / 'tables.db'}"))


async def _two(url: str) -> None:
    one, two = Hub(Store(url)), Hub(Store(url))
    opened = await one.open(p.OpenTable(game="three", name="Ann", others=("open",)))
    here, there = await one.room(opened.code), await two.room(opened.code)
    assert here is not None
    assert there is not None
    first, second = p.Rename(id="a", name="Bea"), p.Rename(id="b", name="Cora")
    await here.take(lambda at: here.authority.decide(Caller(0, 0.0, Box()), first, at))
    with pytest.raises(Conflict):
        await there.take(lambda at: there.authority.decide(Caller(0, 0.0, Box()), second, at))
    again = await two.room(opened.code)
    assert again is not None
    assert again is not there
    assert again.authority.table.names[0] == "Bea"
    await again.take(lambda at: again.authority.decide(Caller(0, 0.0, Box()), second, at))
    assert again.authority.table.names[0] == "Cora"
    await one.stop()
    await two.stop()
