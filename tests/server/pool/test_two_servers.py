"""What two servers of a pool do together: lists, bars, the operator, placing and moving tables."""

import asyncio
from dataclasses import replace
from ipaddress import ip_network

import pytest
from redis.asyncio import Redis

from rookery.cli.main import main
from rookery.server.limits import Limits
from rookery.server.operating import acts
from rookery.server.pool.buckets import Buckets
from rookery.server.pool.notes import Note
from rookery.table import protocol as p
from tests.postgres import Postgres
from tests.server.house import Party, until
from tests.server.pool.houses import RelayedHouse
from tests.valkey import Valkey


async def test_each_server_lists_the_public_tables_of_all(
    house: RelayedHouse, party: Party
) -> None:
    open_to_all = await house.open("tuxedo", "pb")
    for each in (party, open_to_all):
        assert isinstance(await each.ask(0, p.Settings(id="l", listed=True)), p.Done)
    async with asyncio.timeout(10):
        while not (told := (await house.get("/api/tables")).read()):
            await asyncio.sleep(0.05)
    assert [table["code"] for table in told] == [open_to_all.code]


async def test_a_bar_counts_at_every_server(house: RelayedHouse, party: Party) -> None:
    network = ip_network("192.0.2.1/32")
    assert await acts.bar(house.front, network, "") == 0
    for line in party.lines.values():
        assert (await line.closed()).code == "barred"
    assert (await house.get("/api/tables")).status == 403
    assert await acts.lift_bar(house.front, network)
    await until(lambda: not house.parts.barred.has("192.0.2.1"))
    assert (await house.get("/api/tables")).status == 200


async def test_any_servers_operator_closes_any_table(house: RelayedHouse, party: Party) -> None:
    await acts.close_for_good(house.front, party.code)
    for line in party.lines.values():
        assert (await line.closed()).code == "stopping"
    assert (await house.join(party.code, party.secrets[0])).all(p.Bye)[0].code == "closed"
    assert await acts.open_again(house.parts, party.code)
    assert party.code in house.parts.tables.rooms


async def test_a_server_that_stops_hands_its_tables_over(house: RelayedHouse, party: Party) -> None:
    await party.start()
    version = party.table.version
    await house.pools[0].drain()
    for line in party.lines.values():
        assert (await line.closed()).code == "stopping"
    assert not house.parts.tables.rooms
    await until(lambda: party.code in house.front.tables.rooms)
    for seat in (0, 1):
        party.lines[seat] = await house.join(party.code, party.secrets[seat], version)
    assert isinstance(await party.lines[0].ask(p.Say(id="here", phrase=0)), p.Done)
    assert len(house.front.tables.rooms[party.code].clients) == 2
    refused = await asyncio.gather(house.parts.tables.room(party.code), return_exceptions=True)
    assert isinstance(refused[0], Exception)


@pytest.mark.parametrize("making", [{"takes_tables": True}])
async def test_a_table_goes_where_its_people_are_led(house: RelayedHouse, party: Party) -> None:
    await house.join(party.code, party.secrets[1])
    assert party.code in house.parts.tables.rooms  # it has just been opened here
    house.clock.tick(11.0)
    line = await house.join(party.code, party.secrets[1])
    assert not line.is_closed
    assert party.code in house.front.tables.rooms
    assert party.code not in house.parts.tables.rooms


@pytest.mark.parametrize("making", [{"takes_tables": True}])
async def test_a_table_that_does_not_come_is_relayed(house: RelayedHouse, party: Party) -> None:
    line = await house.join(party.code, party.secrets[1])
    assert isinstance(await line.ask(p.Say(id="s", phrase=0)), p.Done)
    assert party.code in house.parts.tables.rooms


@pytest.mark.parametrize("load", [0.0, 0.9])
async def test_a_table_is_opened_where_there_is_room(
    house: RelayedHouse, load: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    note = Note("", 0, 0, 0, 0, load=0.5, is_leaving=False, is_sure=True)
    house.pools[1].notes = {house.members[0].id: note}
    monkeypatch.setattr(type(house.pools[1]), "load", load)
    wanted = p.OpenTable(game="dixie", name="Eve")
    reply = await house.request("POST", "/api/tables", p.encode(wanted))
    assert reply.status == 201
    code = reply.read()["code"]
    assert (code in house.parts.tables.rooms) == (load > 0.5)
    assert (code in house.front.tables.rooms) == (load < 0.5)
    wrong = await house.request("POST", "/api/tables", b'{"game":"chess","name":"Eve"}')
    assert wrong.status == 400


async def test_all_servers_take_from_the_same_buckets(valkey: Valkey) -> None:
    slow = replace(Limits(), address_rate=0.01, address_burst=3, opening_rate=0.01, opening_burst=1)
    fast = replace(slow, opening_rate=1_000.0)
    async with Redis.from_url(valkey.url) as first, Redis.from_url(valkey.url) as second:
        one, two = Buckets(first, slow), Buckets(second, slow)
        taken = [await it.may_request("192.0.2.1") for it in (one, two, one, two, one)]
        assert taken == [True, True, True, False, False]
        assert await one.may_request("192.0.2.2")
        assert await one.may_open("192.0.2.1")
        assert not await two.may_open("192.0.2.1")
        await asyncio.sleep(0.05)
        assert await Buckets(second, fast).may_open("192.0.2.1")  # filled again meanwhile


async def test_without_valkey_people_play_on_and_open_nothing(valkey: Valkey) -> None:
    async with Redis.from_url(valkey.url) as client:
        buckets = Buckets(client, Limits())
        await asyncio.to_thread(valkey.kill)
        assert await buckets.may_request("192.0.2.1")
        assert not await buckets.may_open("192.0.2.1")


@pytest.mark.parametrize(
    ("is_shared", "told"), [(False, "only one server"), (True, "nobody answers at that address")]
)
def test_a_wrong_address_of_valkey_is_told_without_its_password(
    running_postgres: Postgres, capfd: pytest.CaptureFixture[str], told: str, *, is_shared: bool
) -> None:
    database = running_postgres.database() if is_shared else "sqlite://"
    there = ["--database-url", database, "--redis-url", "redis://:hidden@127.0.0.1:1/0"]
    with pytest.raises(SystemExit):
        main(["serve", "--port", "0", *there])
    out, err = capfd.readouterr()
    assert told in err
    assert not out
    assert "hidden" not in err
