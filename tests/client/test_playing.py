"""Bots that join the tables of a real server: whole matches, and everything that ends one early."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rookery.bots import BotFault, Decision, bot
from rookery.bots.own import OwnBot
from rookery.client.line import CannotJoin
from rookery.client.player import Player
from rookery.core.game import AnyView
from rookery.core.moves import Bid
from rookery.table import events as ev
from rookery.table import protocol as p
from tests.client.joined import House, seated, start
from tests.known import known
from tests.server import scripted
from tests.server.serving import Serving, serving


@pytest.fixture(scope="module")
def server() -> Iterator[Serving]:
    with serving() as it:
        yield it


def house(server: Serving, game: str = "three", **wanted: Any) -> House:
    """A new table with its host, all other seats open."""
    it = server.open_table(game, **({"others": ["open"]} | wanted))
    return House(server.address, it["code"], it["secret"])


def moves_of(server: Serving, code: str) -> list[ev.Moved]:
    """All moves in the log of a table."""
    events = [ev.decode(entry.body) for entry in server.parts.store.events(code)]
    return [event for event in events if isinstance(event, ev.Moved)]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("five", {"target": 50}),
        ("dixie", {"seats": 4, "target": 50}),
        ("tuxedo", {"seats": 3, "target": 20, "orange": "owner_first"}),
    ],
)
async def test_bots_play_a_whole_match(server: Serving, game: str, options: dict[str, Any]) -> None:
    it = house(server, game, options=options)
    kinds = ("steady", "random", "easy", "steady")
    async with it.host() as host:
        others = len(known(host.table).seats) - 1
        guests = [it.guest(bot(kinds[n], Random(n)), f"Bot {n}") for n in range(others)]
        tasks = [asyncio.create_task(guest.play()) for guest in guests]
        await seated(host, others + 1)
        await start(host)
        await host.play(host.is_over)
    ends = await asyncio.gather(*tasks)
    assert set(ends) == {"over"}
    table = server.room(it.code).authority.table
    assert table.match.is_over
    for guest in guests:
        (result,) = guest.results
        assert result.totals == table.match.totals
        assert result.winners == table.match.winners
        assert result.names == table.names
    assert {guest.results[0].seat for guest in guests} == set(range(1, len(table.chairs)))
    assert not any(move.by_bot for move in moves_of(server, it.code))


async def test_a_bot_plays_the_next_match_when_somebody_asks_for_one(server: Serving) -> None:
    it = house(server, "tuxedo", options={"seats": 2, "target": 20})
    guest = it.guest()
    async with it.host() as host:
        task = asyncio.create_task(guest.play())
        await seated(host, 2)
        await start(host)
        await host.play(host.is_over)
        await host.ask(p.Again(id="again"))
        await host.until(lambda: known(host.table).next is not None)
        code = known(known(host.table).next)
    async with House(it.address, code, it.secret).host() as host:
        assert known(host.table).seats[1].is_bot
        await host.until(lambda: known(host.table).seats[1].is_here)
        await start(host)
        await host.play(host.is_over)
    assert await task == "over"
    assert [result.game for result in guest.results] == ["tuxedo", "tuxedo"]
    assert guest.results[0].table == it.code != guest.results[1].table


async def test_it_may_take_the_seat_of_a_servers_bot_and_is_shown_as_a_bot(server: Serving) -> None:
    it = house(server, others=["bot:steady"])
    async with it.host() as host:
        task = asyncio.create_task(it.guest(name="Robin", seat=2).play())
        seats = await seated(host, 2)
        task.cancel()
        await asyncio.wait({task})
    found = [(seat.kind, seat.is_bot) for seat in seats[::2]]
    assert found == [("person", False), ("person", True)]
    assert (seats[1].kind, seats[2].name) == ("bot", "Robin")
    assert "Robin, a guest's bot, sits down." in [line for it in host.told for line in it.told]


async def test_the_user_is_told_once_what_the_server_has_lost_of_the_table(server: Serving) -> None:
    it = house(server, others=["open", "bot:steady"])
    lost = p.LostEnd(3, 1, "The last 3 events at this table were lost.")
    room = server.room(it.code)
    server.look(lambda: room.tell_lost(lost))
    told: list[str] = []
    async with it.host() as host:
        task = asyncio.create_task(it.guest(tell=told.append).play())
        await seated(host, 2)
        await start(host)
        await host.play(lambda: len(told) > 3)
        task.cancel()
        await asyncio.wait({task})
    assert told.count(lost.told) == 1


async def test_a_bot_with_a_personal_link_leaves_the_seat_its_owners(server: Serving) -> None:
    it = house(server)
    async with scripted.Player(f"{it.address}/", it.code) as watcher:
        before = known(watcher.table).seats[0]
        task = asyncio.create_task(it.for_host(name="Ann's bot").play())
        await watcher.until(lambda: known(watcher.table).seats[0].is_bot)
        await watcher.until(lambda: known(watcher.table).seats[0].name == "Ann's bot")
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        after = known(watcher.table).seats[0]
    assert (before.name, before.is_bot) == ("Ann", False)
    assert (after.name, after.is_bot) == ("Ann's bot", True)
    chair = server.room(it.code).authority.table.chairs[0]
    assert (chair.kind, chair.is_bot) == ("person", False)


async def test_what_people_write_is_told_once_until_the_seat_is_taken_away(server: Serving) -> None:
    it = house(server)
    told: list[str] = []
    async with it.host() as host:
        await host.ask(p.Settings(id="chat", chat=True))
        await host.ask(p.Write(id="1", text="Before you came"))
        task = asyncio.create_task(it.guest(tell=told.append).play())
        await seated(host, 2)
        await host.ask(p.Write(id="2", text="Hello Robin"))
        await host.ask(p.Release(id="go", seat=1))
        assert await task == "released"
    of_ann = [line for line in told if line.startswith("Ann: ")]
    assert of_ann == ["Ann: Before you came", "Ann: Hello Robin"]
    assert told[-1] == "The host has given this seat to another bot."


async def cannot_join(player: Player) -> str:
    with pytest.raises(CannotJoin) as raised:
        await player.play()
    return str(raised.value)


async def test_a_table_that_cannot_be_joined_says_why(server: Serving) -> None:
    it = house(server, others=["bot:steady"])
    assert await cannot_join(it.guest(seat=0)) == "Ann sits there"
    assert await cannot_join(it.guest(seat=5)) == "the seats of this table are 0 to 2"
    assert "visible characters" in await cannot_join(it.guest(name="bot:me"))
    server.command(it.code, it.secret, type="settings", id="1", locked=True)
    assert await cannot_join(it.guest()) == "the host has locked this table"
    wrong = House(it.address, it.code, "0" * 48).for_host()
    assert await cannot_join(wrong) == "the secret in this link belongs to no seat at this table"
    full = house(server, "tuxedo", options={"seats": 2})
    server.command(full.code, None, type="sit", id="a secret of bob's, so long", seat=1, name="Bob")
    assert await cannot_join(full.guest()) == "every seat of this table is taken"
    missing = House(it.address, "zzzzzzzzzz", "").guest()
    assert await cannot_join(missing) == "there is no table with this code"


class Mover:
    """A bot that returns a move instead of a decision."""

    def decide(self, view: AnyView) -> Decision:
        return view.legal[0]  # type: ignore[return-value]  # that is what is tested


class Crasher:
    """A bot that raises an exception."""

    def decide(self, view: AnyView) -> Decision:
        raise ValueError("no idea")


class Cheater:
    """A bot that makes an illegal bid."""

    def decide(self, view: AnyView) -> Decision:
        return Decision(Bid(3))


@pytest.mark.parametrize(
    ("made", "told"),
    [
        (Mover(), "Mover.decide returned a Move ("),
        (OwnBot("mine:Mover", Mover()), "Mover.decide returned a Move ("),
        (OwnBot("mine:Crasher", Crasher()), "mine:Crasher in seat 1 failed: ValueError: no idea"),
        (Cheater(), "Cheater in seat 1 answered 'bid 3': a bid must be a multiple of 5"),
    ],
)
async def test_a_faulty_bot_stops_and_keeps_the_seat(server: Serving, made: Any, told: str) -> None:
    it = house(server, others=["open", "bot:random"])
    guest = it.guest(made)
    async with it.host() as host:
        task = asyncio.create_task(guest.play())
        await seated(host, 2)
        await start(host)
        playing = asyncio.create_task(host.play(host.is_over))
        with pytest.raises(BotFault) as raised:
            await task
        playing.cancel()
        await asyncio.wait({playing})
    assert told in str(raised.value)
    chair = server.room(it.code).authority.table.chairs[1]
    assert (chair.kind, chair.is_bot) == ("person", True)
    assert guest.link.secret is not None
    assert chair.is_opened_by(guest.link.secret)


@pytest.mark.parametrize("level", ["os:system", "evil.py:Bot@1s"])
def test_a_server_runs_no_code_that_a_message_names(server: Serving, level: str) -> None:
    it = house(server, others=["bot:steady"])
    answer = server.command(it.code, it.secret, type="set_bot", id="1", seat=1, level=level)
    assert answer["code"] == "unknown-bot"
    body = {"game": "three", "name": "Ann", "others": [f"bot:{level}"]}
    answer = server.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "unknown-bot")
