"""A server in this process, called as an ASGI application, without a network.

`House` is the server, `Party` the people of one of its tables. `Line` (a WebSocket) and `Stream`
(server-sent events) keep every byte that the server sends. A test moves the clock, which otherwise
stands still, and gives the decks and the random secrets.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Iterator, Mapping, MutableMapping
from dataclasses import dataclass, field
from typing import Any, Self, TypeVar

import msgspec

from rookery.core.cards import Seat
from rookery.core.moves import Move
from rookery.core.options import OptionValue
from rookery.games import preset
from rookery.records import move_text
from rookery.server.composition import composed
from rookery.server.database.store import Store
from rookery.server.limits import UNBOUNDED, Limits
from rookery.server.room import Room
from rookery.server.web.app import create_app
from rookery.table import protocol as p
from rookery.table.table import Table
from rookery.table.turns.race import WINDOW
from tests.server.quick import quick_bot
from tests.table.tables import NAMES, Clock, codes, entropy, read

DEADLINE = 60.0
"""Seconds after which a test that waits in vain fails."""

M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Reply:
    """An HTTP response."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    def read(self) -> Any:
        return msgspec.json.decode(self.body)


class Receiver:
    """A receiver of what the application sends; `frames` holds all of it, byte for byte."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.is_closed = False
        self._heard = asyncio.Condition()

    @property
    def messages(self) -> list[p.AnyFromServer]:
        return [read(frame) for frame in self.frames]

    def all(self, kind: type[M]) -> list[M]:
        """All messages received of one kind."""
        return [message for message in self.messages if isinstance(message, kind)]

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until a condition holds, checking it whenever something is received."""
        async with self._heard:
            await asyncio.wait_for(self._heard.wait_for(is_so), DEADLINE)


class Line(Receiver):
    """A WebSocket to the application; `frames` holds every frame received, byte for byte."""

    def __init__(self, app: Any, code: str, hello: bytes) -> None:
        super().__init__()
        self._sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._sent.put_nowait({"type": "websocket.connect"})
        self.say(hello)
        self._served = asyncio.ensure_future(
            app(_scope("websocket", f"/api/tables/{code}/socket"), self._sent.get, self._hear)
        )

    async def _hear(self, message: MutableMapping[str, Any]) -> None:
        async with self._heard:
            if message["type"] == "websocket.send":
                self.frames.append(message["text"].encode())
            elif message["type"] == "websocket.close":
                self.is_closed = True
                self._sent.put_nowait({"type": "websocket.disconnect", "code": 1000})
            self._heard.notify_all()

    @property
    def table(self) -> p.TableView:
        """The table as it was last shown."""
        return [it.table for it in self.all(p.Update) if it.table is not None][-1]

    @property
    def version(self) -> int:
        """The last version received."""
        return max(it.version for it in self.messages if isinstance(it, p.Update))

    def say(self, frame: bytes) -> None:
        self._sent.put_nowait({"type": "websocket.receive", "text": frame.decode()})

    async def ask(self, command: p.AnyCommand) -> p.AnyFromServer:
        """Send a command and wait for its answer."""
        begin = len(self.frames)
        mark = f'"id":"{command.id}"'.encode()
        self.say(p.encode(command))
        await self.until(lambda: any(mark in it for it in self.frames[begin:]) or self.is_closed)
        found = [it for it in self.frames[begin:] if mark in it]
        assert found, f"closed before an answer: {self.frames[-1:]!r}"
        return read(found[0])

    async def hear(self, kind: type[M]) -> M:
        """Wait for the first message of a kind."""
        await self.until(lambda: bool(self.all(kind)))
        return self.all(kind)[0]

    async def closed(self) -> p.Bye:
        """Wait until the server has closed the connection, and return its reason."""
        await self.until(lambda: self.is_closed)
        await asyncio.wait_for(self._served, DEADLINE)
        return self.all(p.Bye)[-1]

    async def hang_up(self) -> None:
        """Disconnect, and wait until the server has noticed."""
        if not self._served.done():
            self._sent.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._served, DEADLINE)


_USUAL: dict[str, Any] = {
    "asgi": {"version": "3.0", "spec_version": "2.3"},
    "http_version": "1.1",
    "root_path": "",
    "client": ("192.0.2.1", 50_000),
    "server": ("testserver", 80),
    "extensions": {},
    "subprotocols": [],
}
"""The entries that the ASGI scopes of all connections share."""


def _scope(kind: str, path: str, secret: str | None = None, profile: str = "") -> dict[str, Any]:
    """The scope of a `websocket`, or of an `http` request without its method."""
    path, _, query = path.partition("?")
    headers = [(b"host", b"testserver")]
    if secret is not None:
        headers.append((b"authorization", f"Bearer {secret}".encode()))
    if profile:
        headers.append((b"rookery-profile", profile.encode()))
    return {
        **_USUAL,
        "type": kind,
        "scheme": kind.replace("websocket", "ws"),
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "headers": headers,
    }


class Stream(Receiver):
    """An event stream of the application; `frames` holds every chunk received, byte for byte."""

    def __init__(self, app: Any, path: str, secret: str | None) -> None:
        super().__init__()
        self.status = 0
        self._gone = asyncio.Event()
        self._is_first = True
        scope = _scope("http", path, secret) | {"method": "GET"}
        self._served = asyncio.ensure_future(app(scope, self._receive, self._hear))

    async def _receive(self) -> dict[str, Any]:
        if self._is_first:
            self._is_first = False
            return {"type": "http.request", "body": b"", "more_body": False}
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def _hear(self, message: MutableMapping[str, Any]) -> None:
        async with self._heard:
            if message["type"] == "http.response.start":
                self.status = message["status"]
            else:
                if message.get("body"):
                    self.frames.append(message["body"])
                self.is_closed = not message.get("more_body", False)
            self._heard.notify_all()

    @property
    def messages(self) -> list[p.AnyFromServer]:
        """All messages received; comments are left out."""
        sent = [it for it in self.frames if it.startswith(b"data: ")]
        return [read(it.removeprefix(b"data: ")) for it in sent]

    async def hang_up(self) -> None:
        """Disconnect, and wait until the server has noticed."""
        self._gone.set()
        await asyncio.wait_for(self._served, DEADLINE)


class House:
    """A server whose clock only the test moves, and whose decks and secrets the test gives.

    `making` are further arguments of the server.
    """

    def __init__(
        self, *, store: Store | None = None, limits: Limits = UNBOUNDED, **making: Any
    ) -> None:
        self.clock = Clock()
        self.store = store or Store("sqlite://", survives_power_cut=False)
        making = {"now": self.clock, "entropy": entropy(), "code": codes(), **making}
        self.parts = composed(self.store, limits, **{"make_bot": quick_bot, **making})
        self.app = create_app(self.parts, new_id=map(str, itertools.count()).__next__)
        self.lines: list[Line | Stream] = []

    async def open(
        self,
        game: str = "tuxedo",
        chairs: str = "pp",
        options: Mapping[str, OptionValue] | None = None,
        pace: p.Pace = "instant",
    ) -> Party:
        """Open a table whose people have all sat down and connected; the match has not begun."""
        chosen = dict(options or {})
        if len(preset(game).by_seats) > 1:
            chosen["seats"] = len(chairs)
        others = tuple("bot:steady" if letter == "b" else "open" for letter in chairs[1:])
        wanted = p.OpenTable(game=game, name=NAMES[0], options=chosen, others=others, pace=pace)
        host = await self.parts.tables.open(wanted)
        party = Party(self, host.code)
        party.secrets[0] = host.secret
        party.lines[0] = await self.join(host.code, host.secret)
        for seat in range(1, len(chairs)):
            if chairs[seat] == "p":
                party.lines[seat] = line = await self.join(host.code)
                sit = p.Sit(id=f"sitting down in seat {seat}", seat=seat, name=NAMES[seat])
                answer = await line.ask(sit)
                assert isinstance(answer, p.Seated), answer
                party.secrets[seat] = answer.secret
        return party

    async def join(
        self,
        code: str,
        secret: str | None = None,
        since: int | None = None,
        hello: bytes | None = None,
    ) -> Line:
        """Connect a socket to a table, and wait until it is shown the table or closed.

        `hello` takes the place of the usual first message.
        """
        usual = p.encode(p.Hello(secret=secret, since=since, history=True))
        line = Line(self.app, code, usual if hello is None else hello)
        self.lines.append(line)
        await line.until(lambda: len(line.frames) > 0)
        return line

    def stream(self, code: str, secret: str | None = None, since: int | None = None) -> Stream:
        """Open an event stream of a table."""
        query = "" if since is None else f"?since={since}"
        stream = Stream(self.app, f"/api/tables/{code}/events{query}", secret)
        self.lines.append(stream)
        return stream

    async def get(self, path: str, secret: str | None = None) -> Reply:
        """GET a path, with the secret of a seat."""
        return await self.request("GET", path, b"", secret)

    async def post(self, code: str, command: p.AnyCommand, secret: str | None = None) -> Reply:
        """POST a command."""
        path = f"/api/tables/{code}/commands"
        return await self.request("POST", path, p.encode(command), secret)

    async def request(
        self, method: str, path: str, body: Any, secret: str | None = None, profile: str = ""
    ) -> Reply:
        """Make a request with the secrets of seat and device; JSON unless the body is bytes."""
        sent: list[MutableMapping[str, Any]] = []
        content = body if isinstance(body, bytes) else msgspec.json.encode(body)
        bodies = iter([{"type": "http.request", "body": content, "more_body": False}])

        async def receive() -> dict[str, Any]:
            return next(bodies, {"type": "http.disconnect"})

        async def send(message: MutableMapping[str, Any]) -> None:
            sent.append(message)

        scope = _scope("http", path, secret, profile) | {"method": method}
        await self.app(scope, receive, send)
        head, *rest = sent
        content = b"".join(it.get("body", b"") for it in rest)
        return Reply(head["status"], tuple(map(tuple, head["headers"])), content)

    async def close(self) -> None:
        for line in self.lines:
            await line.hang_up()
        await self.parts.stop()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


@dataclass
class Party:
    """The people of one table of a server, with their connections."""

    house: House
    code: str
    lines: dict[Seat | None, Line] = field(default_factory=dict)
    secrets: dict[Seat, str] = field(default_factory=dict)
    _ids: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    @property
    def room(self) -> Room:
        return self.house.parts.tables.rooms[self.code]

    @property
    def table(self) -> Table:
        return self.room.authority.table

    def new_id(self) -> str:
        """A command id that nobody else has used."""
        return f"command number {next(self._ids)}"

    async def ask(self, seat: Seat | None, command: p.AnyCommand) -> p.AnyFromServer:
        """Give a command from a seat, and wait for the answer.

        While an orange is open, the server delays moves so that others can call first. As the
        clock stands still, it is moved past that delay before a move.
        """
        is_turn = isinstance(command, p.Move) and command.move not in ("orange", "hold")
        if is_turn and self.room.authority.live.is_race and isinstance(self.house.clock, Clock):
            self.house.clock.tick(WINDOW)
        return await self.lines[seat].ask(command)

    async def start(self) -> None:
        """Have the host start the match."""
        answer = await self.ask(0, p.Start(id=self.new_id()))
        assert isinstance(answer, p.Done), answer

    async def move(self, seat: Seat, move: Move | str) -> p.AnyFromServer:
        """Make a move at the table's current version."""
        text = move if isinstance(move, str) else move_text(move)
        version = self.table.version
        return await self.ask(seat, p.Move(id=self.new_id(), since=version, move=text))

    async def settled(self, is_so: Callable[[Table], bool]) -> None:
        """Wait until a condition holds for the table."""
        await until(lambda: is_so(self.table))

    async def all_heard(self) -> None:
        """Wait until everybody has received all that the server has sent so far."""
        for line in self.lines.values():
            if not line.is_closed:
                await line.ask(p.Why(id=self.new_id(), move="pass"))


def refusal(answer: object) -> str:
    assert isinstance(answer, p.Refused), answer
    return answer.code


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(DEADLINE):
        while not is_so():
            await asyncio.sleep(0.002)
