"""A client at another server than its table's gets what it would get there, and no more."""

import asyncio
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from rookery.server import gate
from rookery.server.database.database import StoreFailed
from rookery.server.pool import fronting
from rookery.server.pool import messages as m
from rookery.server.pool.bus import inbox
from rookery.table import protocol as p
from tests.postgres import Postgres
from tests.server.apart import Story, Traffic, check_same, story, traffic_of, with_asides
from tests.server.house import House, Party, until
from tests.server.pool.houses import RelayedHouse
from tests.server.updates.test_wire_secrecy import swaps
from tests.valkey import Valkey


@pytest.fixture
def houses(running_postgres: Postgres, valkey: Valkey) -> Callable[..., Any]:
    """Makes a pool of two with a new database."""

    def house(**making: Any) -> RelayedHouse:
        making.pop("store", None)
        return RelayedHouse(running_postgres.database(), valkey.url, **making)

    return house


async def test_people_are_relayed_to_the_owner(house: RelayedHouse, party: Party) -> None:
    await party.start()
    assert not house.front.tables.rooms
    assert party.code in house.parts.tables.rooms
    assert len(party.room.clients) == 2
    assert {client.address for client in party.room.clients} == {"192.0.2.1"}
    version = party.table.version
    assert await party.ask(1, p.Say(id="s", phrase=0)) == p.Done("s", version + 1)
    assert await party.ask(1, p.Say(id="s", phrase=0)) == p.Done("s", version + 1)
    refused = await party.ask(0, p.Move(id="m", since=1, move="bid 70"))
    assert isinstance(refused, p.Refused)


@pytest.mark.parametrize(
    ("secret", "hello", "code"),
    [("no such secret", None, "released"), (None, b'{"type":"pong","n":1}', "bad-hello")],
)
async def test_a_relayed_client_is_refused_as_at_the_owner(
    house: RelayedHouse, party: Party, secret: str | None, hello: bytes | None, code: str
) -> None:
    line = await house.join(party.code, secret, hello=hello)
    assert (await line.closed()).code == code


async def test_posts_and_event_streams_are_relayed(house: RelayedHouse, party: Party) -> None:
    stream = house.stream(party.code, party.secrets[1])
    await stream.until(lambda: bool(stream.all(p.Update)))
    version = party.table.version
    reply = await house.post(party.code, p.Say(id="x", phrase=1), party.secrets[1])
    assert (reply.status, reply.read()["version"]) == (200, version + 1)
    await stream.until(lambda: stream.all(p.Update)[-1].version == version + 1)
    for number in range(100):  # more than may be on their way at a time
        await house.post(party.code, p.Say(id=f"x{number}", phrase=1), party.secrets[1])
    await stream.until(lambda: stream.all(p.Update)[-1].version == version + 101)
    wrong = await house.post(party.code, p.Say(id="y", phrase=1), "no such secret")
    assert (wrong.status, wrong.read()["code"]) == (403, "bad-secret")
    refused = house.stream(party.code, "no such secret")
    await refused.until(lambda: refused.is_closed)
    assert refused.status == 403
    await stream.hang_up()
    await until(lambda: len(party.room.clients) == 1)


async def test_what_is_read_is_not_relayed(house: RelayedHouse, party: Party) -> None:
    await party.start()
    before = house.buses[1].posted
    assert (await house.get(f"/api/tables/{party.code}/record")).status == 200
    assert (await house.get(f"/api/tables/{party.code}/replay")).status == 200
    assert house.buses[1].posted == before


async def test_many_messages_keep_their_order(party: Party) -> None:
    line = party.lines[1]
    for number in range(300):
        line.say(p.encode(p.Why(id=f"why {number}", move="pass")))
    await line.until(lambda: len(line.all(p.Reason) + line.all(p.Refused)) >= 300)
    ids = [it.id for it in line.messages if isinstance(it, p.Reason | p.Refused)]
    assert ids == [f"why {number}" for number in range(300)]


async def test_a_lost_message_ends_the_session(house: RelayedHouse, party: Party) -> None:
    (carried, *_) = house.pools[1].fronting._sessions.values()  # type: ignore[union-attr]
    carried._out.next()  # as if a frame had been sent, and lost on its way
    party.lines[0].say(p.encode(p.Say(id="lost", phrase=0)))
    assert (await party.lines[0].closed()).code == "stopping"


async def test_valkey_may_be_restarted(house: RelayedHouse, party: Party, valkey: Valkey) -> None:
    await asyncio.to_thread(valkey.kill)
    await asyncio.to_thread(valkey.start)
    for seat in (0, 1):
        assert (await party.lines[seat].closed()).code == "stopping"
    await until(lambda: not party.room.clients)
    await until(lambda: all(bus.is_up for bus in house.buses))
    for seat in (0, 1):
        party.lines[seat] = await house.join(party.code, party.secrets[seat])
    assert isinstance(await party.ask(0, p.Say(id="back", phrase=0)), p.Done)


async def test_bad_entries_are_skipped(house: RelayedHouse, party: Party, valkey: Valkey) -> None:
    with valkey.client() as client:
        for bus in house.buses:
            client.xadd(inbox(bus.me), {"b": b"\xc1"})
            client.xadd(inbox(bus.me), {"x": b"of another program"})
    assert isinstance(await party.ask(0, p.Say(id="s", phrase=0)), p.Done)


async def test_a_client_gone_too_early_ends_nothing(house: RelayedHouse, party: Party) -> None:
    owner, bus = house.members[0].id, house.buses[1]
    hello = p.encode(p.Hello(secret=party.secrets[1]))
    bus.post(owner, m.Open(9_999, "socket", party.code, hello, "192.0.2.9"))
    bus.post(owner, m.Hang(9_999))
    assert isinstance(await party.ask(1, p.Say(id="s", phrase=0)), p.Done)
    assert not party.lines[1].is_closed


async def test_a_post_that_may_have_been_carried_out_is_not_called_not_kept(
    house: RelayedHouse, party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "WAITS_FOR", 0.3)
    monkeypatch.setattr(fronting, "_ANSWERS_WITHIN", 0.3)
    there, say = house.pools[1].fronting, p.Say(id="s", phrase=0)
    assert there is not None
    house.buses[0].received = lambda sender, message: None  # the owner answers nothing
    posting = asyncio.ensure_future(house.post(party.code, say, party.secrets[1]))
    await until(lambda: bool(there.owners()))
    there.drop()
    reply = await posting
    assert (reply.status, reply.read()["code"]) == (503, "unsure")


@pytest.mark.parametrize("was_sent", [True, False])
async def test_a_post_whose_log_fails_is_called_not_kept_unless_an_earlier_owner_may_have_kept_it(
    house: RelayedHouse, party: Party, monkeypatch: pytest.MonkeyPatch, *, was_sent: bool
) -> None:
    there, say = house.pools[1].fronting, p.Say(id="s", phrase=0)
    assert there is not None

    async def fail(*_: object) -> None:
        if was_sent and there.owners() and not tried:
            tried.append(True)
            there.drop()
        raise StoreFailed("the disk is full")

    tried: list[bool] = []
    monkeypatch.setattr(party.room, "act_by_secret", fail)
    reply = await house.post(party.code, say, party.secrets[1])
    assert reply.status == 503
    assert reply.read()["code"] == ("unsure" if was_sent else "not-kept")
    assert len(tried) == was_sent


@pytest.mark.parametrize(("game", "chairs"), [("dixie", "pppp"), ("tuxedo", "ppp")])
def test_the_same_evening_leaves_the_same_records(
    houses: Callable[..., House], game: str, chairs: str
) -> None:
    """On one server with SQLite, and on two where everybody is relayed: byte for byte the same."""
    rng = Random(game)
    it = story(game, chairs, rng, before=1)
    viewers = [viewer for viewer in it.viewers if viewer is not None]
    it = with_asides(it, viewers, rng, every=0.1)
    alone, pooled = (asyncio.run(traffic_of(it, where)) for where in (House, houses))
    assert alone.events == pooled.events
    assert len(alone.events) > 40
    assert alone.record == pooled.record
    assert alone.sent == pooled.sent


@pytest.mark.parametrize(("game", "seats"), [("tuxedo", 3), ("dixie", 4)])
def test_nothing_relayed_depends_on_cards_that_the_viewer_has_not_seen(
    houses: Callable[..., House], game: str, seats: int
) -> None:
    rng = Random(seats)
    whole = story(game, "p" * seats, rng, plies=12)
    it = with_asides(whole, whole.viewers, rng)

    async def play(of: Story) -> Traffic:
        traffic = await traffic_of(of, houses)
        ours = [line for line in traffic.log if line.startswith("rookery.")]
        without_ids = [re.sub("[0-9a-f]{12}", "(a server)", line) for line in ours]
        traffic.log = [re.sub(r"in \d+\.\d+ s$", "in some time", line) for line in without_ids]
        return traffic

    one = asyncio.run(play(it))
    other, blind = next(iter(swaps(it, 0, rng)))
    check_same(it, one, asyncio.run(play(other)), blind)
