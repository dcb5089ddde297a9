"""People at two servers of a pool wait in one room, and meet at one table."""

from rookery.server.waiting import messages as m
from rookery.table import protocol as p
from rookery.table.table import PLAYING
from tests.server.house import until
from tests.server.pool.houses import RelayedHouse
from tests.server.waiting.test_room import at_once

WISH = m.AskSeat(name="Ann", games=(m.GameWished("tuxedo", 2),))


async def test_people_at_two_servers_meet(house: RelayedHouse) -> None:
    """Ann waits at one server and Ben at the other; both play at the same table."""
    servers = (house.parts, house.front)
    tickets = [await server.waiting.ask(WISH, "", "192.0.2.7") for server in servers]
    assert sum(server.ownership.does_chores for server in servers) == 1
    for server in servers:
        await server.waiting.round()
    seats = []
    # each asks the other server
    for server, ticket in zip(reversed(servers), tickets, strict=True):
        seat = (await server.waiting.poll(ticket, "", at_once)).seat
        assert seat is not None
        seats.append(seat)
    assert {it.seat for it in seats} == {0, 1}
    assert seats[0].code == seats[1].code
    assert sum(len(server.tables.rooms) for server in servers) == 1
    for number, seat in enumerate(seats):
        line = await house.join(seat.code, seat.secret)
        await line.ask(p.Contribute(id=f"contribution {number}", value="ab" * 16))
    rooms = [room for server in servers for room in server.tables.rooms.values()]
    await until(lambda: rooms[0].authority.table.stage == PLAYING)


async def test_a_bar_is_known_to_all_servers(house: RelayedHouse) -> None:
    profile = house.parts.profiles.make("Zed", "", 1.0).profile.id
    kept = house.parts.conduct.restrictions.kept
    kept.add("bar", "Insults.", 1.0, profile=profile)
    await house.parts.load_bars()
    house.parts.others.tell_bars()
    there = house.front.conduct.restrictions
    await until(lambda: any(there.of(profile, "", house.clock())))
