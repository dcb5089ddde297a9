"""Scripted players on real sockets, who load a pool of servers; a process has many tables of four.

Every player is a script of `tests/server/scripted.py` on a `benchmarks.line.Line`. Players connect
to the server that owns their table, or to another one, which relays. A server that is asked to open
a table may leave it to a server with more room; the database knows the owner.
"""

from __future__ import annotations

import asyncio
import gc
import json
import time
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from functools import partial
from multiprocessing.connection import Connection
from random import Random
from types import TracebackType
from typing import Any

import psycopg
from websockets.uri import parse_uri

from benchmarks.line import Line
from rookery.table import protocol as p
from tests.server.scripted import Script

OPTIONS = {"seats": 4, "target": 100_000}
"""The options of the match; the target is so high that nobody wins while the server is measured."""

SEATS = 4
GAME = "dixie"

HUMAN = (1.0, 3.0)
"""The range of seconds that a player takes for a move at human pace."""

AT_ONCE = 16
"""How many tables a process sets up at the same time."""

SEATED_WITHIN = 60.0
"""Seconds after which a table that is not set up has failed."""

AFTERWARDS = 0.5
"""Seconds for which players wait for updates after the time window."""

_VERSIONS_KEPT = 16
"""The times of this many latest moves of a table are kept; far fewer wait to be shown."""


@dataclass(frozen=True, slots=True)
class Share:
    """The players of one process, and the addresses of the servers.

    `think` is the range of seconds that a player waits before a move; None means no wait. Players
    connect to the owner of their table. If `is_relayed`, they connect to the other servers in turn.
    If there are several servers, the database at `database` knows the owner of each table.
    """

    tables: int
    think: tuple[float, float] | None
    seed: int
    addresses: tuple[str, ...]
    database: str
    is_relayed: bool


@dataclass(slots=True)
class Wire:
    """Messages and bytes of frames, without TCP and IP headers; `up` is towards the servers."""

    messages_up: int = 0
    messages_down: int = 0
    bytes_up: int = 0
    bytes_down: int = 0

    def since(self, before: Wire) -> Wire:
        """The traffic since an earlier reading."""
        names = [it.name for it in fields(self)]
        return Wire(*(getattr(self, name) - getattr(before, name) for name in names))


@dataclass(slots=True)
class PoolSeen:
    """What a process measured in its time window.

    `screens` are seconds from sending a move until its update reaches another player: one for each
    move and each other player. `answers` are seconds from sending a move until its answer.
    `refused` counts the refused commands, and `hung_up` the connections that servers ended.
    `strayed` counts the tables that had another owner at the end than at the start.
    """

    moves: int = 0
    refused: int = 0
    screens: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    wire: Wire = field(default_factory=Wire)
    hung_up: int = 0
    strayed: int = 0


class Seated(Line):
    """A player that follows a script, and whose traffic is counted."""

    def __init__(self, table: PlacedTable, script: Script) -> None:
        super().__init__(table.socket)
        self._seen = table.seen
        self._is_leaving = False
        self.script = script
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._table = table
        self._asked: dict[str, asyncio.Future[None]] = {}

    def accepted(self) -> None:
        for frame in self.script.hello():
            self.put(frame)

    def hear(self, frame: bytes) -> None:
        self._seen.wire.messages_down += 1
        message = self.script.hear(frame)
        if isinstance(message, p.Ping):
            self.put(p.encode(p.Pong(message.n)))
            return
        if isinstance(message, p.Update):
            self._table.shown(self.script.seat, message)
            if not self.opened.done():
                self.opened.set_result(None)
        elif isinstance(message, p.Done | p.Refused | p.Seated):
            self._table.answered(message)
            if message.id in self._asked:
                self._asked.pop(message.id).set_result(None)
        self._table.turn_of(self)

    async def ask(self, command: p.AnyCommand) -> None:
        """Send a command and wait until it is answered."""
        self._asked[command.id] = asyncio.get_running_loop().create_future()
        self.give(command)
        await self._asked[command.id]

    def give(self, command: p.AnyCommand) -> None:
        self.put(self.script.give(command))
        self.flush()

    def data_received(self, data: bytes) -> None:
        self._seen.wire.bytes_down += len(data)
        super().data_received(data)

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        if not self._is_leaving:
            self._seen.hung_up += 1

    def put(self, frame: bytes) -> None:
        self._seen.wire.messages_up += 1
        super().put(frame)

    def flush(self) -> None:
        if self._transport is not None:
            sending = b"".join(self._socket.data_to_send())
            self._seen.wire.bytes_up += len(sending)
            self._transport.write(sending)

    def hang_up(self) -> None:
        self._is_leaving = True
        super().hang_up()


class PlacedTable:
    """A table of four people. It notes when each move is sent and when it is shown."""

    def __init__(
        self, share: Share, number: int, owners: Owners, seen: PoolSeen, window: list[float]
    ) -> None:
        self._opened_at = share.addresses[number % len(share.addresses)]
        self.code = ""
        self.lines: list[Seated] = []
        self._number = number
        self._window = window
        self._rng = Random(f"{share.seed} {number}")
        self._is_playing = False
        self._sent: dict[str, float] = {}
        self.seen = seen
        self.owner = self._at = self._opened_at
        self._share = share
        self._owners = owners
        self._sent_at: dict[int, float] = {}
        self._unmatched: dict[int, list[float]] = {}

    @property
    def socket(self) -> str:
        """The address of the table's socket, at the server that the next player connects to."""
        return f"{self._at.replace('http', 'ws', 1)}api/tables/{self.code}/socket"

    async def seat(self) -> None:
        """Open the table, connect each player to the right server, and seat them."""
        opened = await asyncio.to_thread(self._open)
        self.code = opened["code"]
        self.owner = await asyncio.to_thread(self._owners.of, self.code, self._opened_at)
        places = self._places()
        for seat in range(SEATS):
            self._at = places[(self._number + seat) % len(places)]
            secret = opened["secret"] if seat == 0 else None
            script = Script(secret, seed=f"{self._share.seed} {self.code} {seat}")
            line = await self._connected(script)
            if seat:
                sit = p.Sit(id=line.script.new_id(), seat=seat, name=f"Player {seat}")
                await line.ask(sit)
            self.lines.append(line)

    def _places(self) -> Sequence[str]:
        if not self._share.is_relayed:
            return [self.owner]
        return [it for it in self._share.addresses if it != self.owner]

    async def _connected(self, script: Script) -> Seated:
        url = parse_uri(self.socket)
        make = partial(Seated, self, script)
        _, line = await asyncio.get_running_loop().create_connection(make, url.host, url.port)
        await line.opened
        return line

    def _open(self) -> dict[str, Any]:
        body = {"game": GAME, "name": "Player 0", "options": OPTIONS, "others": ["open"]}
        request = urllib.request.Request(
            f"{self._opened_at}api/tables",
            json.dumps(body).encode(),
            headers={"content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=60) as answer:
            opened: dict[str, Any] = json.load(answer)
        return opened

    def play(self) -> None:
        """Begin the match. From now on every player moves in turn."""
        self._is_playing = True
        host = self.lines[0]
        host.give(p.Start(id=host.script.new_id()))

    def turn_of(self, line: Seated) -> None:
        """Make a player's move, at once or after a delay, if it is their turn."""
        command = line.script.next() if self._is_playing else None
        if command is None:
            return
        if self._share.think is None:
            self._move(line, command)
            return
        line.script.unanswered[command.id] = command  # the script waits for its answer
        seconds = self._rng.uniform(*self._share.think)
        asyncio.get_running_loop().call_later(seconds, self._move, line, command)

    def _move(self, line: Seated, command: p.AnyCommand) -> None:
        if isinstance(command, p.Move):
            self._sent[command.id] = time.monotonic()
        line.give(command)

    def answered(self, message: p.Done | p.Refused | p.Seated) -> None:
        """Handle an answer. If servers differ, answers may not arrive in the order of the moves."""
        sent = self._sent.pop(message.id, None)
        if isinstance(message, p.Refused):
            self.seen.refused += 1
        elif isinstance(message, p.Done) and sent is not None:
            self._sent_at[message.version] = sent
            for at in self._unmatched.pop(message.version, ()):
                self._arrived(message.version, at)
            if self._is_in_window(sent):
                self.seen.moves += 1
                self.seen.answers.append(time.monotonic() - sent)
            for kept in (self._sent_at, self._unmatched):
                for old in [it for it in kept if it <= message.version - _VERSIONS_KEPT]:
                    del kept[old]

    def shown(self, seat: int | None, update: p.Update) -> None:
        """Note the time at which an update reached a player."""
        at = time.monotonic()
        for each in update.happened:
            if each.what == "moved" and each.seat != seat:
                self._arrived(each.version, at)

    def _arrived(self, version: int, at: float) -> None:
        sent = self._sent_at.get(version)
        if sent is None:
            self._unmatched.setdefault(version, []).append(at)
        elif self._is_in_window(sent):
            self.seen.screens.append(at - sent)

    def _is_in_window(self, at: float) -> bool:
        return self._window[0] <= at < self._window[1]


class Owners:
    """Asks the database of the pool which of several servers owns a table."""

    def __init__(self, share: Share) -> None:
        self._by_port = {it.rstrip("/").rpartition(":")[2]: it for it in share.addresses}
        is_asked = len(share.addresses) > 1
        self._database = psycopg.connect(share.database, autocommit=True) if is_asked else None

    def of(self, code: str, otherwise: str) -> str:
        """The address of a table's owner. If there is only one server, it is `otherwise`."""
        if self._database is None:
            return otherwise
        row = self._database.execute(
            "SELECT servers.name FROM leases JOIN servers ON servers.id = leases.owner "
            "WHERE leases.code = %s",
            [code],
        ).fetchone()
        assert row is not None, f"nobody owns table {code}"
        return self._by_port[str(row[0]).rpartition(":")[2]]

    def __enter__(self) -> Owners:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._database is not None:
            self._database.close()


async def _played(share: Share, parent: Connection) -> None:
    """Seat all players and tell the parent process; then measure in the window that it sends."""
    seen, window = PoolSeen(), [float("inf"), float("inf")]
    with Owners(share) as owners:
        tables = [PlacedTable(share, it, owners, seen, window) for it in range(share.tables)]
        for begin in range(0, len(tables), AT_ONCE):
            async with asyncio.timeout(SEATED_WITHIN):
                await asyncio.gather(*(it.seat() for it in tables[begin : begin + AT_ONCE]))
        gc.collect()
        gc.disable()  # a pause of a player must not count as a pause of the server
        parent.send("seated")
        window[:] = await asyncio.to_thread(parent.recv)
        think = share.think
        for table in tables:
            table.play()
            await asyncio.sleep(0.0 if think is None else think[1] / len(tables))
        await _until(window[0])
        before = replace(seen.wire)
        await _until(window[1])
        in_window = seen.wire.since(before)
        await asyncio.sleep(AFTERWARDS)
        now = [owners.of(table.code, table.owner) for table in tables]
        strayed = sum(it != table.owner for it, table in zip(now, tables, strict=True))
        parent.send(replace(seen, wire=in_window, strayed=strayed))
    await asyncio.to_thread(parent.recv)
    for table in tables:
        for line in table.lines:
            line.hang_up()


async def _until(at: float) -> None:
    await asyncio.sleep(max(0.0, at - time.monotonic()))


def play(share: Share, parent: Connection) -> None:
    """Run the players of a process; its entry point."""
    asyncio.run(_played(share, parent))


def together(parts: Sequence[PoolSeen]) -> PoolSeen:
    """Merge the measurements of all processes, and sort their times."""
    wires = [it.wire for it in parts]
    return PoolSeen(
        moves=sum(it.moves for it in parts),
        refused=sum(it.refused for it in parts),
        screens=sorted(each for it in parts for each in it.screens),
        answers=sorted(each for it in parts for each in it.answers),
        wire=Wire(*(sum(getattr(it, each.name) for it in wires) for each in fields(Wire))),
        hung_up=sum(it.hung_up for it in parts),
        strayed=sum(it.strayed for it in parts),
    )
