"""People at two servers of a pool wait in one room, and meet at one table."""

from __future__ import annotations

import pytest

from rookery.table import protocol as p
from rookery.table.table import PLAYING
from tests.server.house import until
from tests.server.pool.houses import RelayedHouse

pytestmark = pytest.mark.anyio

WISH = p.AskSeat(name="Ann", games=(p.GameWished("tuxedo", 2),))


async def at_once() -> bool:
    """Does not hold a poll."""
    return True


async def test_people_at_two_servers_meet(house: RelayedHouse) -> None:
    """Ann waits at one server and Ben at the other; both play at the same table."""
    hubs = (house.hub, house.front)
    tickets = [await hub.waiting.ask(WISH, "", "192.0.2.7") for hub in hubs]
    assert sum(hub.ownership.does_chores for hub in hubs) == 1
    for hub in hubs:
        await hub.waiting.round()
    seats = []
    for hub, ticket in zip(reversed(hubs), tickets, strict=True):  # each asks the other server
        seat = (await hub.waiting.poll(ticket, "", at_once)).seat
        assert seat is not None
        seats.append(seat)
    assert {it.seat for it in seats} == {0, 1}
    assert seats[0].code == seats[1].code
    assert sum(len(hub.rooms) for hub in hubs) == 1
    for number, seat in enumerate(seats):
        line = await house.join(seat.code, seat.secret)
        await line.ask(p.Contribute(id=f"contribution {number}", value="ab" * 16))
    rooms = [room for hub in hubs for room in hub.rooms.values()]
    await until(lambda: rooms[0].authority.table.stage == PLAYING)


async def test_a_bar_is_known_to_all_servers(house: RelayedHouse) -> None:
    profile = house.hub.profiles.make("Zed", "", 1.0).profile.id
    kept = house.hub.conduct.restrictions.kept
    kept.add("bar", "Insults.", 1.0, profile=profile)
    await house.hub.load_bars()
    house.hub.tell_bars()
    there = house.front.conduct.restrictions
    await until(lambda: any(there.of(profile, "", house.clock())))
