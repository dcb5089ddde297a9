"""Scripted players on real sockets, many tables of four in one process.

Every player is a script of `tests/server/scripted.py` on a `benchmarks.line.Line`.
"""

from __future__ import annotations

import asyncio
import gc
import json
import time
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from multiprocessing.connection import Connection
from random import Random
from typing import Any

from websockets.uri import parse_uri

from benchmarks.line import Line
from rookery.table import protocol as p
from tests.server.scripted import Script

OPTIONS = {"seats": 4, "target": 100_000}
"""The options of the match; the target is so high that nobody wins while the server is measured."""

SEATS = 4
GAME = "dixie"

_AT_ONCE = 16
"""How many tables are set up at the same time."""


@dataclass(frozen=True, slots=True)
class Part:
    """The players of one process in a run.

    `address` is the server's. `think` is the range of seconds that a player waits before a move,
    None for no wait.
    """

    address: str
    tables: int
    think: tuple[float, float] | None
    seed: int


@dataclass(slots=True)
class Seen:
    """The measurements of a process in its time window.

    `screens` has, for each move and each other player, the seconds from sending the move to the
    arrival of its update. `refused` is the number of refused commands.
    """

    moves: int = 0
    refused: int = 0
    screens: list[float] = field(default_factory=list)


class Seated(Line):
    """A player that follows a script."""

    def __init__(self, table: Table, script: Script) -> None:
        super().__init__(table.socket)
        self.script = script
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._table = table
        self._asked: dict[str, asyncio.Future[None]] = {}

    def accepted(self) -> None:
        for frame in self.script.hello():
            self.put(frame)

    def hear(self, frame: bytes) -> None:
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
        """Send a command."""
        self.put(self.script.give(command))
        self.flush()


class Table:
    """A table of four people, with the times at which moves are sent and shown."""

    def __init__(self, part: Part, number: int, seen: Seen, window: list[float]) -> None:
        self.code = ""
        self.lines: list[Seated] = []
        self._part = part
        self._number = number
        self._seen = seen
        self._window = window
        self._rng = Random(f"{part.seed} {number}")
        self._is_playing = False
        self._sent: dict[str, float] = {}
        self._moved: dict[int, float] = {}
        self._early: list[tuple[int, float]] = []

    @property
    def socket(self) -> str:
        """The address of the table's socket."""
        return f"{self._part.address.replace('http', 'ws', 1)}api/tables/{self.code}/socket"

    async def seat(self) -> None:
        """Open the table, connect the players and seat them."""
        opened = await asyncio.to_thread(self._open)
        self.code = opened["code"]
        for seat in range(SEATS):
            secret = opened["secret"] if seat == 0 else None
            line = await self._connected(
                Script(secret, seed=f"{self._part.seed} {self.code} {seat}")
            )
            if seat:
                sit = p.Sit(id=line.script.new_id(), seat=seat, name=f"Player {seat}")
                await line.ask(sit)
            self.lines.append(line)

    def _open(self) -> dict[str, Any]:
        body = {"game": GAME, "name": "Player 0", "options": OPTIONS, "others": ["open"]}
        request = urllib.request.Request(
            f"{self._part.address}api/tables",
            json.dumps(body).encode(),
            headers={"content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=60) as answer:
            opened: dict[str, Any] = json.load(answer)
        return opened

    async def _connected(self, script: Script) -> Seated:
        url = parse_uri(self.socket)
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(partial(Seated, self, script), url.host, url.port)
        await line.opened
        return line

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
        if self._part.think is None:
            self._move(line, command)
            return
        line.script.unanswered[command.id] = command  # no other command before this one is sent
        seconds = self._rng.uniform(*self._part.think)
        asyncio.get_running_loop().call_later(seconds, self._move, line, command)

    def _move(self, line: Seated, command: p.AnyCommand) -> None:
        if isinstance(command, p.Move):
            self._sent[command.id] = time.monotonic()
        line.give(command)

    def answered(self, message: p.Done | p.Refused | p.Seated) -> None:
        """Handle an answer. The answer to a move has the version of the table after it."""
        sent = self._sent.pop(message.id, None)
        if isinstance(message, p.Refused):
            self._seen.refused += 1
        elif isinstance(message, p.Done) and sent is not None:
            self._moved = {message.version: sent}
            early, self._early = self._early, []
            for version, at in early:
                self._arrived(version, at)
            if self._is_in_window(sent):
                self._seen.moves += 1

    def shown(self, seat: int | None, update: p.Update) -> None:
        """Note the time at which an update reached a player."""
        at = time.monotonic()
        for each in update.happened:
            if each.what == "moved" and each.seat != seat:
                self._arrived(each.version, at)

    def _arrived(self, version: int, at: float) -> None:
        sent = self._moved.get(version)
        if sent is None:
            if not self._moved or version > max(self._moved):
                self._early.append((version, at))
        elif self._is_in_window(sent):
            self._seen.screens.append(at - sent)

    def _is_in_window(self, at: float) -> bool:
        return self._window[0] <= at < self._window[1]


async def _played(part: Part, parent: Connection) -> None:
    """Seat all players, report to the parent process, and measure in the window that it sends."""
    seen, window = Seen(), [float("inf"), float("inf")]
    tables = [Table(part, number, seen, window) for number in range(part.tables)]
    for begin in range(0, len(tables), _AT_ONCE):
        await asyncio.gather(*(table.seat() for table in tables[begin : begin + _AT_ONCE]))
    gc.collect()
    gc.disable()  # a pause of a player must not count as a pause of the server
    parent.send("seated")
    window[:] = await asyncio.to_thread(parent.recv)
    spread = 0.0 if part.think is None else part.think[1] / len(tables)
    for table in tables:
        table.play()
        await asyncio.sleep(spread)
    await asyncio.sleep(max(0.0, window[1] - time.monotonic()) + 0.5)
    parent.send(seen)
    await asyncio.to_thread(parent.recv)
    for table in tables:
        for line in table.lines:
            line.hang_up()


def play(part: Part, parent: Connection) -> None:
    """Run the players of a process; its entry point."""
    asyncio.run(_played(part, parent))


def together(parts: Sequence[Seen]) -> Seen:
    """Merge the measurements of all processes; `screens` is sorted."""
    screens = sorted(each for part in parts for each in part.screens)
    return Seen(sum(part.moves for part in parts), sum(part.refused for part in parts), screens)
