"""Two servers on one log: the second to write takes over what the first wrote, and goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rookery.server.hub import Hub
from rookery.server.log.store import Store
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.steps import Caller


class Box:
    """A client that keeps what it is sent."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.messages.append(message)


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


def test_the_server_that_writes_second_takes_over_what_the_first_wrote(url: str) -> None:
    asyncio.run(_two(url))


async def _two(url: str) -> None:
    one, two = Hub(Store(url)), Hub(Store(url))
    opened = await one.open(p.OpenTable(game="three", name="Ann", others=("open",)))
    here, there = await one.room(opened.code), await two.room(opened.code)
    assert here is not None
    assert there is not None
    box = Box()
    first, second = p.Rename(id="a", name="Bea"), p.Say(id="b", phrase=1)
    await here.take(lambda at: here.authority.decide(Caller(0, 0.0, Box()), first, at))
    step = await there.take(lambda at: there.authority.decide(Caller(0, 0.0, box), second, at))
    assert [type(it.event) for it in step.happenings] == [ev.Said]
    assert there.authority.table.names[0] == "Bea"
    assert box.messages == [p.encode(p.Done("b", there.authority.table.version))]
    assert await two.room(opened.code) is there
    await here.take(lambda at: here.authority.decide(Caller(0, 0.0, Box()), first, at))
    assert len(one.store.events(opened.code)) == 3
    await one.stop()
    await two.stop()


def test_a_command_that_another_server_has_carried_out_is_answered_but_not_repeated(
    url: str,
) -> None:
    async def play() -> None:
        one, two = Hub(Store(url)), Hub(Store(url))
        opened = await one.open(p.OpenTable(game="three", name="Ann", others=("open",)))
        rooms = [await hub.room(opened.code) for hub in (one, two)]
        command, answers = p.Say(id="once", phrase=1), []
        for room in rooms:
            assert room is not None
            box = Box()
            caller = Caller(0, 0.0, box)
            await room.take(lambda at, it=room, who=caller: it.authority.decide(who, command, at))  # type: ignore[misc]
            answers += box.messages
        assert len({*answers}) == 1
        assert len(await asyncio.to_thread(one.store.events, opened.code)) == 2
        await one.stop()
        await two.stop()

    asyncio.run(play())
