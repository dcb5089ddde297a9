"""A player that speaks the protocol: `Script` decides, `Player` puts it on a socket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from rookery.table import protocol as p

DEADLINE = 60.0
"""Seconds that a player waits for a message before it fails."""

Answer: TypeAlias = p.Done | p.Refused | p.Seated | p.Reason | p.Hinted
Choose: TypeAlias = Callable[[Sequence[str], Random], str]

_read = msgspec.json.Decoder(p.AnyFromServer).decode


def usual(legal: Sequence[str], rng: Random) -> str:
    """A random legal move; in the auction now and then the lowest bid, and otherwise a pass."""
    if "pass" in legal:
        bids = [move for move in legal if move.startswith("bid")]
        return bids[0] if bids and rng.random() < 0.3 else "pass"
    return rng.choice(legal)


class Script:
    """The client's side of the protocol for a seat or a spectator, without a connection.

    `told` lists all events that it was sent, in order. `unanswered` are the commands that wait for
    an answer, in the order given; they are sent again on every new connection. `answers` and
    `moves` are the answers received and the moves made, by command id.
    """

    def __init__(
        self, secret: str | None = None, *, seed: object = 0, choose: Choose = usual
    ) -> None:
        self.secret = secret
        self.version: int | None = None
        self.table: p.TableView | None = None
        self.deal: p.AnyDeal | None = None
        self.sheet: p.SheetView | None = None
        self.told: list[p.Happened] = []
        self.unanswered: dict[str, p.AnyCommand] = {}
        self.answers: dict[str, Answer] = {}
        self.moves: dict[str, str] = {}
        self.bye: p.Bye | None = None
        self._acted = 0
        self._rng = Random(f"{seed}")
        self._choose = choose
        self._given = 0

    def hello(self) -> list[bytes]:
        """The first messages of a connection: hello, and the commands that still have no answer."""
        first = p.encode(p.Hello(secret=self.secret, since=self.version))
        return [first, *map(p.encode, self.unanswered.values())]

    def new_id(self) -> str:
        """A command id that cannot be guessed without the seed."""
        self._given += 1
        return f"{self._given}-{self._rng.getrandbits(96):x}"

    def give(self, command: p.AnyCommand) -> bytes:
        """The message for a command, which is kept until it is answered."""
        self.unanswered[command.id] = command
        if isinstance(command, p.Move):
            self.moves[command.id] = command.move
        return p.encode(command)

    def hear(self, frame: str | bytes) -> p.AnyFromServer:
        """Take a message in."""
        message: p.AnyFromServer = _read(frame)
        match message:
            case p.Update():
                self._update(message)
            case p.Bye():
                self.bye = message
            case p.Done() | p.Refused() | p.Seated() | p.Reason() | p.Hinted():
                self.unanswered.pop(message.id, None)
                self.answers[message.id] = message
                if isinstance(message, p.Seated):
                    self.secret = message.secret
                if isinstance(message, p.Done):
                    self._acted = max(self._acted, message.version)
        return message

    def _update(self, update: p.Update) -> None:
        """Replace the parts of the view that have arrived; assert that no version goes back."""
        assert self.version is None or update.version >= self.version, "a version went back"
        known = self.version or 0
        if update.is_fresh:
            self.table = self.deal = self.sheet = None
        else:
            assert all(each.version > known for each in update.happened), "told twice"
        self.table = update.table or self.table
        self.deal = update.deal or self.deal
        self.sheet = update.sheet or self.sheet
        self.told += [each for each in update.happened if each.version > known]
        self.version = update.version

    @property
    def seat(self) -> int | None:
        """The player's seat; None for a spectator, or before the first view."""
        return None if self.table is None else self.table.you

    def is_over(self) -> bool:
        """Whether the match has been won."""
        return self.table is not None and self.table.stage == "over"

    def next(self) -> p.AnyCommand | None:
        """The next command; None while others are to move, or an answer is awaited."""
        table, deal = self.table, self.deal
        if table is None or deal is None or table.you is None or table.stage != "playing":
            return None
        if self.unanswered or (self.version or 0) < self._acted:
            return None
        if deal.phase == "over":
            is_ready = table.seats[table.you].is_ready
            return None if is_ready else p.Ready(id=self.new_id())
        if not deal.legal:
            return None
        assert self.version is not None
        move = self._choose(deal.legal, self._rng)
        return p.Move(id=self.new_id(), since=self.version, move=move)


class Player(Script):
    """A script on a WebSocket. It can reconnect, and goes on from the version it had seen."""

    def __init__(
        self,
        address: str,
        code: str,
        secret: str | None = None,
        *,
        seed: object = 0,
        choose: Choose = usual,
    ) -> None:
        super().__init__(secret, seed=seed, choose=choose)
        self._code = code
        self._url = ""
        self.move_to(address)
        self._socket: ClientConnection | None = None

    def move_to(self, address: str) -> None:
        """Connect at another server from now on."""
        self._url = f"{address.replace('http', 'ws', 1)}api/tables/{self._code}/socket"

    @property
    def is_connected(self) -> bool:
        """Whether there is a connection, though it may be broken."""
        return self._socket is not None

    @property
    def http_address(self) -> str:
        """The server to connect at, by HTTP."""
        return self._url.partition("api/")[0].replace("ws", "http", 1)

    def is_at(self, address: str) -> bool:
        return self._url.startswith(address.replace("http", "ws", 1))

    def cut(self) -> None:
        """Cut the connection, as a failing network would."""
        assert self._socket is not None
        self._socket.transport.abort()

    async def connect(self) -> None:
        """Connect, say hello, send again what was not answered, and wait for the first view."""
        await self.close()
        self.bye = None
        self._socket = await connect(self._url, compression=None, ping_interval=None, proxy=None)
        for frame in self.hello():
            await self._socket.send(frame, text=True)
        while not isinstance(await self.receive(), p.Update):
            pass

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def __aenter__(self) -> Player:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def send(self, command: p.AnyCommand) -> None:
        """Send a command. If the connection breaks, it is sent again on the next."""
        assert self._socket is not None
        await self._socket.send(self.give(command), text=True)

    async def receive(self) -> p.AnyFromServer:
        """The next message; pings are answered. Raises ConnectionClosed and TimeoutError."""
        assert self._socket is not None
        async with asyncio.timeout(DEADLINE):  # wait_for may swallow a cancellation (Python 3.11)
            message = self.hear(await self._socket.recv())
        if isinstance(message, p.Ping):
            await self._socket.send(p.encode(p.Pong(message.n)), text=True)
        return message

    async def ask(self, command: p.AnyCommand) -> Answer:
        """Send a command and wait for its answer."""
        await self.send(command)
        await self.until(lambda: command.id in self.answers)
        return self.answers[command.id]

    async def until(self, condition: Callable[[], bool]) -> None:
        """Receive messages until a condition holds."""
        while not condition():
            await self.receive()

    async def play(self, condition: Callable[[], bool]) -> None:
        """Play whenever it is this seat's turn, until a condition holds."""
        while not condition():
            command = self.next()
            if command is not None:
                await self.send(command)
            await self.receive()


__all__ = ["Answer", "Choose", "ConnectionClosed", "Player", "Script", "usual"]
