"""The shell of a server without a game: the cost of Starlette and uvicorn alone.

Each move of one of four players is sent to all four, in messages as long as those of the real
server. There are no rules, no views and no log. `python -m benchmarks.server_shell` measures it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
import sys
import time
from dataclasses import asdict, dataclass
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from benchmarks.line import Line
from benchmarks.machine import cpu_of

SEATS = 4
TOLD = "x" * 700
MOVED = b"y" * 90


@dataclass(frozen=True, slots=True)
class Shell:
    """The result: the number of moves, and the CPU seconds that the shell took to send them on."""

    moves: int
    cpu: float

    @property
    def moves_a_cpu_second(self) -> float:
        """Moves per second of the shell's processor time."""
        return self.moves / self.cpu


def application() -> Starlette:
    """An application that sends each message of a player to all players of the table."""
    tables: dict[str, list[WebSocket]] = {}

    async def table(socket: WebSocket) -> None:
        await socket.accept()
        there = tables.setdefault(socket.path_params["code"], [])
        there.append(socket)
        try:
            while True:
                await socket.receive_text()
                for each in there:
                    await each.send_text(TOLD)
        except WebSocketDisconnect:
            there.remove(socket)

    return Starlette(routes=[WebSocketRoute("/{code}", table)])


def serve(listening: socket.socket) -> None:
    """Serve the application in this process."""
    logging.disable(logging.CRITICAL)
    config = uvicorn.Config(
        application(),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        log_level="critical",
    )
    asyncio.run(uvicorn.Server(config).serve(sockets=[listening]))


class Player(Line):
    """A player that moves as soon as the player before it has moved."""

    def __init__(self, table: list[Player], url: str) -> None:
        super().__init__(url)
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.heard = 0
        self._seat = len(table)
        table.append(self)

    def accepted(self) -> None:
        self.opened.set_result(None)

    def hear(self, frame: bytes) -> None:
        self.heard += 1
        if self.heard % SEATS == self._seat:
            self.put(MOVED)


async def _played(port: int, tables: int, parent: Connection) -> None:
    everybody = [
        await _seated(f"ws://127.0.0.1:{port}/t{number}", port) for number in range(tables)
    ]
    for players in everybody:
        players[0].put(MOVED)
        players[0].flush()
    parent.send("playing")
    await asyncio.to_thread(parent.recv)
    before = sum(players[0].heard for players in everybody)
    parent.send("begun")
    await asyncio.to_thread(parent.recv)
    parent.send(sum(players[0].heard for players in everybody) - before)
    os._exit(0)  # the game never ends


async def _seated(url: str, port: int) -> list[Player]:
    """The four players of a table, connected."""
    players: list[Player] = []
    for _ in range(SEATS):
        connected = asyncio.get_running_loop().create_connection
        _, player = await connected(partial(Player, players, url), "127.0.0.1", port)
        await player.opened
    return players


def play(port: int, tables: int, parent: Connection) -> None:
    """Run the players; the entry point of their process."""
    asyncio.run(_played(port, tables, parent))


def measured(tables: int, seconds: float) -> Shell:
    """Let `tables` tables play for `seconds` seconds, and measure the shell."""
    context = get_context("fork")
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen(2048)
        port = listening.getsockname()[1]
        server = context.Process(target=serve, args=(listening,), daemon=True)
        server.start()
    ours, theirs = context.Pipe()
    players = context.Process(target=play, args=(port, tables, theirs), daemon=True)
    players.start()
    try:
        ours.recv()
        time.sleep(1.0)
        ours.send("begin")
        ours.recv()
        assert server.pid is not None
        before = cpu_of(server.pid)
        time.sleep(seconds)
        spent = cpu_of(server.pid) - before
        ours.send("end")
        return Shell(ours.recv(), spent)
    finally:
        players.kill()
        server.kill()


if __name__ == "__main__":
    shell = measured(100, 10.0)
    json.dump(asdict(shell) | {"moves_a_cpu_second": shell.moves_a_cpu_second}, sys.stdout)
    print()
