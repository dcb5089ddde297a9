"""Measure the CPU time of a move in a server in this process: `python -m benchmarks.server_moves`.

Tables of scripted players play a fixed number of moves by fixed seeds, through everything but
sockets: sessions, authority, log (SQLite, on the disk before anybody sees a move), updates and
their encoding. The players' own CPU time is subtracted, so runs on a busy machine can be compared,
and a profiler sees the server alone. `benchmarks/server_load.py` measures the sockets too.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from rookery.core.options import OptionValue
from rookery.games import GAMES
from rookery.server.composition import Server, composed
from rookery.server.limits import UNBOUNDED
from rookery.server.log.store import Store
from rookery.server.sessions import Hangup, Received, read_hello, serve
from rookery.table import protocol as p
from tests.server.scripted import Script

_HIGHEST = 100_000
"""A target so high that nobody wins while the server is measured."""


@dataclass(frozen=True, slots=True)
class Cost:
    """The result: CPU seconds of the server, and of the players, for so many moves."""

    game: str
    tables: int
    moves: int
    cpu: float
    players: float
    seconds: float

    @property
    def microseconds(self) -> float:
        """Microseconds of the server's CPU time for a move."""
        return self.cpu / self.moves * 1e6


class Counted:
    """The moves made so far, and the CPU seconds of the players; `done` is set after `until`."""

    def __init__(self) -> None:
        self.moves = 0
        self.players = 0.0
        self.until = 0
        self.done = asyncio.Event()

    def move(self) -> None:
        self.moves += 1
        if self.moves == self.until:
            self.done.set()

    async def reach(self, moves: int) -> None:
        """Wait until so many moves are made."""
        self.until = moves
        self.done.clear()
        await self.done.wait()


class Seat:
    """A scripted player, and its link to the server without a socket."""

    def __init__(self, counted: Counted, script: Script) -> None:
        self.script = script
        self.is_playing = False
        self.is_gone = False
        self.answered = asyncio.Event()
        self._counted = counted
        self._heard: list[bytes] = []
        self._note: Callable[[], int | None] = lambda: None
        self._arrived: asyncio.Queue[Received | None] = asyncio.Queue()

    def send_now(self, message: bytes) -> bool:
        """Take a message, to be read in the next turn of the loop."""
        if not self._heard:
            asyncio.get_running_loop().call_soon(self._hear)
        self._heard.append(message)
        return True

    async def send(self, message: bytes) -> None:
        self.send_now(message)

    async def close(self) -> None:
        self.is_gone = True

    def note_arrivals(self, note: Callable[[], int | None]) -> None:
        self._note = note

    async def receive(self) -> Received:
        received = await self._arrived.get()
        if received is None:
            raise Hangup
        return received

    def hang_up(self) -> None:
        """Disconnect."""
        self.is_gone = True
        self._arrived.put_nowait(None)

    def say(self, frame: bytes) -> None:
        """Send a frame to the server."""
        self._arrived.put_nowait(Received(frame, self._note()))

    def give(self, command: p.AnyCommand) -> None:
        """Send a command."""
        self.say(self.script.give(command))

    async def ask(self, command: p.AnyCommand) -> None:
        """Send a command and wait until it is answered."""
        self.give(command)
        while command.id not in self.script.answers:
            self.answered.clear()
            await self.answered.wait()

    def _hear(self) -> None:
        began = time.thread_time()
        frames, self._heard = self._heard, []
        for frame in frames:
            message = self.script.hear(frame)
            if isinstance(message, p.Ping):
                self.say(p.encode(p.Pong(message.n)))
            elif isinstance(message, p.Done) and message.id in self.script.moves:
                self.script.moves.clear()
                self._counted.move()
        self.answered.set()
        self.script.told.clear()
        command = self.script.next() if self.is_playing else None
        if command is not None:
            self.script.answers.clear()
            self.give(command)
        self._counted.players += time.thread_time() - began


async def _seated(server: Server, game: str, seats: int, counted: Counted, seed: str) -> list[Seat]:
    """A new table with its people, before the start, and the tasks that serve them."""
    options: dict[str, OptionValue] = {"seats": seats, "target": _HIGHEST}
    others = ("open",) * (seats - 1)
    wanted = p.OpenTable(game=game, name="Player 0", options=options, others=others)
    opened = await server.tables.open(wanted)
    players: list[Seat] = []
    for number in range(seats):
        secret = None if number else opened.secret
        player = Seat(counted, Script(secret, seed=f"{seed} {number}"))
        hello = read_hello(player.script.hello()[0])
        asyncio.get_running_loop().create_task(serve(server, player, opened.code, hello, "here"))
        while player.script.table is None:
            await asyncio.sleep(0)
        if number:
            name = f"Player {number}"
            await player.ask(p.Sit(id=player.script.new_id(), seat=number, name=name))
        players.append(player)
    return players


def _codes() -> Iterator[str]:
    letters = "23456789abcdefghjkmnpqrstuvwxyz"
    rng = Random("codes")
    return ("".join(rng.choices(letters, k=10)) for _ in itertools.count())


async def measured(
    game: str, tables: int, moves: int, warm_up: int, folder: Path, seats: int = 4
) -> Cost:
    """Let tables play, and measure after so many moves of warming up."""
    counted = Counted()
    gc.disable()  # as `rookery serve` does
    server = composed(
        Store(f"sqlite:///{folder / 'tables.db'}"),
        UNBOUNDED,
        entropy=Random("entropy").randbytes,
        code=_codes().__next__,
    )
    await server.start()
    seated = [
        await _seated(server, game, seats, counted, f"{game} {number}") for number in range(tables)
    ]
    for players in seated:
        for player in players:
            player.is_playing = True
        players[0].give(p.Start(id=players[0].script.new_id()))
    await counted.reach(warm_up)
    began, cpu, theirs = time.monotonic(), time.process_time(), counted.players
    await counted.reach(warm_up + moves)
    spent, seconds = time.process_time() - cpu, time.monotonic() - began
    theirs = counted.players - theirs
    for player in itertools.chain(*seated):
        player.is_playing = False
        player.hang_up()
    await server.stop()
    return Cost(game, tables, moves, spent - theirs, theirs, seconds)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.server_moves",
        description=(__doc__ or "").partition("\n")[0],
        epilog="example: python -m benchmarks.server_moves --game tuxedo --moves 20000",
    )
    parser.add_argument("--game", default="dixie", choices=sorted(GAMES), help="the game played")
    parser.add_argument("--tables", type=int, default=40, help="tables that play side by side")
    parser.add_argument("--moves", type=int, default=10_000, help="moves that are measured")
    parser.add_argument("--warm-up", type=int, default=2_000, help="moves before that")
    parser.add_argument("--json", action="store_true", help="print JSON")
    it = parser.parse_args()
    with TemporaryDirectory() as folder:
        cost = asyncio.run(measured(it.game, it.tables, it.moves, it.warm_up, Path(folder)))
    if it.json:
        print(json.dumps(asdict(cost) | {"microseconds": cost.microseconds}))
        return
    print(
        f"{cost.game}, {cost.tables} tables: {cost.microseconds:.0f} µs of CPU time for a move, "
        f"{1e6 / cost.microseconds:,.0f} moves per CPU second "
        f"(players: {cost.players / cost.moves * 1e6:.0f} µs; {cost.seconds:.1f} s)"
    )


if __name__ == "__main__":
    main()
