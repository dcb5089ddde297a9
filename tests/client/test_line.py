"""Connections to a server: messages, the throttle, and servers that stop and come back."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from rookery.bots import Decision, bot
from rookery.client import line as lines
from rookery.client import player as players
from rookery.client.line import CannotJoin, LostError, Throttle, connected
from rookery.client.links import Link
from rookery.client.thinker import Thinker
from rookery.core.game import AnyView
from rookery.games import GAMES
from rookery.table import protocol as p
from tests.client.joined import House, seated, start
from tests.server.served import Served

GAME = GAMES["three"].game()


async def heard(*frames: str, count: int = 1) -> tuple[list[p.AnyFromServer], list[Any]]:
    """Connect to a server that sends these frames; the messages received, and the ones sent."""
    said: list[Any] = []

    async def served(socket: ServerConnection) -> None:
        said.append(json.loads(await socket.recv()))
        for frame in frames:
            await socket.send(frame)
        async for answer in socket:
            said.append(json.loads(answer))

    async with serve(served, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        link = Link(f"http://127.0.0.1:{port}", "abcdefghjk")
        async with connected(link, p.Hello(history=True), Throttle()) as line:
            messages = [await line.hear() for _ in range(count)]
    return messages, said


DONE = '{"type":"done","id":"1","version":2}'


async def test_a_hello_asks_for_the_history_and_pings_are_answered_at_once() -> None:
    messages, said = await heard('{"type":"ping","n":7}', DONE)
    assert messages == [p.Done("1", 2)]
    assert said[0]["history"] is True
    assert said[1:] == [{"type": "pong", "n": 7}]


async def test_unknown_messages_and_fields_are_ignored() -> None:
    messages, _ = await heard(
        '{"type":"weather","rain":true}', '{"type":"done","id":"1","version":2,"more":[1]}'
    )
    assert messages == [p.Done("1", 2)]


NESTED = "[" * 100_000 + "]" * 100_000


@pytest.mark.parametrize(
    "frame",
    ['{"type":"done","id":5}', "nonsense", "[]", '{"n":1}', "", NESTED, f'{{"n":{NESTED}}}', "NaN"],
    ids=lambda it: it[:9],
)
async def test_an_unreadable_message_is_an_error(frame: str) -> None:
    with pytest.raises(CannotJoin, match="the server sent what this version cannot read"):
        await heard(frame)


async def test_an_address_without_a_rookery_server_is_an_error() -> None:
    async def served(socket: ServerConnection) -> None:
        raise AssertionError("no handshake is done")

    async with serve(
        served, "127.0.0.1", 0, process_request=lambda it, _: it.respond(404, "nothing here")
    ) as server:
        port = server.sockets[0].getsockname()[1]
        link = Link(f"http://127.0.0.1:{port}", "abcdefghjk")
        with pytest.raises(LostError, match="is not a Rookery server: it answers 404"):
            async with connected(link, p.Hello(), Throttle()):
                pass


def test_a_throttle_allows_a_burst_and_then_a_steady_rate() -> None:
    throttle = Throttle(rate=4.0, burst=10.0)
    assert [throttle.take(100.0) for _ in range(10)] == [0.0] * 10
    assert [throttle.take(100.0) for _ in range(3)] == pytest.approx([0.25, 0.5, 0.75])
    assert throttle.take(200.0) == 0.0


async def test_a_stale_question_is_dropped_and_the_next_one_answered() -> None:
    asked: list[int] = []

    class Counter:
        def decide(self, view: AnyView) -> Decision:
            asked.append(len(asked))
            return Decision(view.legal[0], str(len(asked)))

    view = GAME.view(GAME.start(GAME.pack, dealer=0), 1)
    thinker = Thinker(Counter())
    stale = asyncio.create_task(thinker.decision(view))
    await asyncio.sleep(0)
    stale.cancel()
    await asyncio.wait({stale})
    assert str((await thinker.decision(view)).reason) in ("1", "2")


class Stopping:
    """A steady bot that calls a function when it is asked for the nth time."""

    def __init__(self, nth: int, happens: Callable[[], None]) -> None:
        self._left = nth
        self._happens = happens
        self._bot = bot("steady", Random(3))

    def decide(self, view: AnyView) -> Decision:
        self._left -= 1
        if self._left == 0:
            self._happens()
        return self._bot.decide(view)


async def test_players_return_to_a_killed_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(players, "_FIRST_WAIT", 0.05)
    monkeypatch.setattr(players, "_LONGEST_WAIT", 0.2)
    told: list[str] = []
    body = {"game": "three", "name": "Ann", "options": {"target": 150}, "pace": "instant"}
    body["others"] = ["open", "bot:random"]
    with Served(tmp_path, "--unbounded") as served:
        opened = served.post("api/tables", body)
        it = House(served.address.rstrip("/"), opened["code"], opened["secret"])

        def restart() -> None:
            served.kill()
            served.start()

        guest = it.guest(Stopping(12, restart), tell=told.append)
        async with it.host() as host:
            task = asyncio.create_task(guest.play())
            await seated(host, 2)
            await start(host)
        how, _ = await asyncio.gather(task, it.for_host().play())
    assert how == "over"
    assert "The connection was lost; trying again." in told
    assert guest.results[0].winners


async def test_players_give_up_on_a_server_that_stays_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "_FIRST_WAIT", 0.01)
    monkeypatch.setattr(players, "GIVES_UP_AFTER", 0.05)
    table = p.TableView(
        "abcdefghjk", "three", "Rook for Three", {}, "lobby", None, (p.SeatView("", "open"),) * 3,
        None, 1, False, False, "normal", 0, "", 0,
    )  # fmt: skip
    update = p.encode(p.Update(1, is_fresh=True, table=table)).decode()

    async def served(socket: ServerConnection) -> None:
        await socket.send(update)
        await socket.recv()
        await socket.recv()

    server = await serve(served, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    it = House(f"http://127.0.0.1:{port}", "abcdefghjk", "")
    with pytest.raises(CannotJoin, match="the server has not come back for a long time"):
        await it.guest(tell=lambda _: server.close()).play()


async def test_a_silent_connection_counts_as_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "SILENT_FOR", 0.01)
    with pytest.raises(LostError, match="nothing was heard"):
        await heard()
