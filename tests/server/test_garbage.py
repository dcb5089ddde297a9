"""Tables and connections are freed by reference counting, and the garbage collector runs rarely."""

import asyncio
import gc
import time
import weakref
from collections.abc import AsyncIterator, Callable, Iterator

import pytest

from rookery.server.composition import Server, composed
from rookery.server.database.store import Store
from rookery.server.garbage import A_CONNECTION, AT_LEAST, Garbage
from rookery.server.limits import UNBOUNDED
from rookery.server.room import Room
from rookery.server.updates.clients import OneAnswer
from rookery.table import protocol as p
from tests.server.scripted import DEADLINE


@pytest.fixture(autouse=True)
def _no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    it = composed(Store("sqlite://"), UNBOUNDED)
    yield it
    await it.stop()


async def played(server: Server) -> weakref.ref[Room]:
    """A weak reference to a table where bots have moved, and which was then closed and dropped."""
    opened = await server.tables.open(p.OpenTable(game="tuxedo", name="Ann", pace="instant"))
    room = server.tables.rooms[opened.code]
    answer = OneAnswer()
    await room.act_by_secret(opened.secret, answer, p.Start(id="start"))
    until = time.monotonic() + DEADLINE
    while not room.authority.view(0).legal:
        assert time.monotonic() < until
        await asyncio.sleep(0)
    room.close("expired", "nobody was here any more")
    del server.tables.rooms[opened.code]
    return weakref.ref(room)


async def test_a_closed_table_is_freed_without_the_collector(server: Server) -> None:
    await server.start()
    rooms = [await played(server) for _ in range(3)]
    await asyncio.sleep(0)
    assert [room() for room in rooms] == [None] * 3


class Loop:
    """An object that refers to itself, so that only a collection frees it."""

    def __init__(self) -> None:
        self.itself = self


def test_much_alive_is_looked_at_again_once_it_has_doubled() -> None:
    garbage = Garbage()
    alive = [set[int]() for _ in range(2 * AT_LEAST)]
    assert garbage.is_due(0)
    garbage.collect(0)
    more = [set[int]() for _ in range(AT_LEAST)]
    assert not garbage.is_due(0)
    more += [set[int]() for _ in range(2 * AT_LEAST)]
    assert garbage.is_due(0)
    assert (len(alive), len(more)) == (2 * AT_LEAST, 3 * AT_LEAST)


def test_closed_connections_make_a_collection_due_in_proportion_to_what_is_alive() -> None:
    few = AT_LEAST // A_CONNECTION + 1
    garbage = Garbage()
    assert not garbage.is_due(few - 2)
    assert garbage.is_due(few)
    alive = [set[int]() for _ in range(8 * AT_LEAST)]
    garbage.collect(few)
    assert not garbage.is_due(2 * few)
    assert garbage.is_due(4 * few)
    assert len(alive) == 8 * AT_LEAST


def make_garbage(server: Server) -> object:
    return [set[int]() for _ in range(AT_LEAST)]


def close_connections(server: Server) -> None:
    for _ in range(AT_LEAST // A_CONNECTION + 1):
        assert server.addresses.connect("10.0.0.1")
        server.addresses.disconnect("10.0.0.1")


def make_requests(server: Server) -> None:
    for number in range(20_000):
        server.addresses.may_request("10.0.0.1", float(number))


@pytest.mark.parametrize(
    ("act", "is_due"), [(make_garbage, True), (close_connections, True), (make_requests, False)]
)
async def test_the_hub_collects_once_enough_may_be_garbage(
    server: Server, act: Callable[[Server], object], *, is_due: bool
) -> None:
    left = weakref.ref(Loop())
    await server.housekeeping.collect()
    assert left() is not None
    made = act(server)
    await server.housekeeping.collect()
    assert (left() is None) is is_due
    del made
