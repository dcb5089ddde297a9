"""Slow tables of a pool sleep in PostgreSQL, and each deadline is met by one of its servers."""

import asyncio

from rookery.server.room import Room
from rookery.table import protocol as p
from rookery.table.table import DAY
from rookery.table.turns.slow import waited_for
from tests.server.house import Party, until
from tests.server.pool.houses import RelayedHouse
from tests.server.test_slow_tables import moves_for

QUIET = 700.0
"""Seconds after which a server drops a table that nobody looks at."""


async def slow_table(house: RelayedHouse) -> Party:
    """A slow match of one person against bots; it is the person's turn, and they have left."""
    party = await house.open("three", "pbb")
    day = p.Settings(id="a day for each move", clock=86_400)
    assert isinstance(await party.ask(0, day), p.Done)
    await party.start()
    await party.settled(lambda table: waited_for(table) == (0,))
    await party.lines[0].hang_up()
    await until(lambda: not party.room.clients)
    return party


async def dropped(house: RelayedHouse) -> None:
    """Have both servers drop the tables that nobody looks at."""
    house.clock.tick(QUIET)
    servers = (house.parts, house.front)
    for server in servers:
        await server.housekeeping.tidy()
    await until(lambda: not any(it.tables.rooms or it.tables._releasing for it in servers))


async def woken(house: RelayedHouse) -> None:
    """Have both servers look for slow tables at the same time, twice."""
    servers = (house.parts, house.front) * 2
    await asyncio.gather(*(server.housekeeping.wake() for server in servers))


async def test_each_deadline_is_met_once_though_nobody_comes(house: RelayedHouse) -> None:
    party = await slow_table(house)
    for day in range(3):
        await dropped(house)
        await woken(house)
        assert not house.parts.tables.rooms
        assert not house.front.tables.rooms
        house.clock.tick(DAY)
        await woken(house)
        (rooms,) = (it.tables.rooms for it in (house.parts, house.front) if it.tables.rooms)
        await turn_begins(house, rooms[party.code])
        await woken(house)
        assert moves_for(house.parts, party.code) == day + 1


async def turn_begins(house: RelayedHouse, room: Room) -> None:
    """Wait until it is the person's turn, without moving the clock."""

    def has_begun() -> bool:
        table = room.authority.table
        return waited_for(table) == (0,) and table.turn_since == house.clock()

    await until(has_begun)


async def test_another_server_meets_a_deadline(house: RelayedHouse) -> None:
    party = await slow_table(house)
    await until(lambda: party.code in house.parts.tables.rooms)
    await house.members[0].stop()
    await until(lambda: party.code in house.front.tables.rooms)
    house.clock.tick(DAY)
    await woken(house)
    await turn_begins(house, house.front.tables.rooms[party.code])
    await woken(house)
    assert moves_for(house.front, party.code) == 1
