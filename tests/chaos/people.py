"""The people at the tables of a pool under faults: they play, come back, and give up seats."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

import httpx
from msgspec import structs
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from rookery.table import protocol as p
from tests.server.acknowledged import PEOPLE
from tests.server.scripted import Player

SILENCE = 12.0
"""Seconds without a message after which a player connects again, as the page does after 20."""

_BREAKS = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError)


class Person(Player):
    """A player who thinks before every move, connects again, and notes all waits for answers."""

    def __init__(
        self, address: str, code: str, secret: str | None, seed: str, pause: float
    ) -> None:
        super().__init__(address, code, secret, seed=seed)
        self.code = code
        self.waits: list[tuple[float, float]] = []
        self.silences = 0
        self.is_quiet = False
        self.has_left = False
        self._pause = pause
        self._sent: dict[str, float] = {}
        self._thoughts = Random(f"thoughts of {seed}")

    def give(self, command: p.AnyCommand) -> bytes:
        """Note when a command is sent for the first time."""
        self._sent.setdefault(command.id, asyncio.get_running_loop().time())
        return super().give(command)

    def hear(self, frame: str | bytes) -> p.AnyFromServer:
        """Note when a command is answered."""
        message = super().hear(frame)
        sent = self._sent.pop(getattr(message, "id", ""), None)
        if sent is not None:
            self.waits.append((sent, asyncio.get_running_loop().time()))
        return message

    async def live(self) -> None:
        """Play until cancelled, or until the seat is given up."""
        while not self.has_left:
            try:
                if self._socket is None:
                    await self.connect()
                await self._play()
            except _BREAKS:
                await self.lose()
                await asyncio.sleep(0.05 + self._thoughts.random() * 0.2)

    async def lose(self) -> None:
        """Give a broken connection up."""
        if self._socket is not None:
            self.cut()
            self._socket = None

    async def _play(self) -> None:
        while not self.has_left:
            command = None if self.is_quiet else self.next()
            if command is not None:
                await asyncio.sleep(self._thoughts.uniform(0.2, 1.8) * self._pause)
                if not self.is_quiet:
                    await self.send(command)
            try:
                async with asyncio.timeout(SILENCE):
                    await self.receive()
            except TimeoutError:
                self.silences += bool(self.unanswered)
                raise


@dataclass
class Party:
    """The people of one table, with the secrets of seats that were given up."""

    code: str
    people: list[Person] = field(default_factory=list)
    released: list[str] = field(default_factory=list)
    wrongly: list[str] = field(default_factory=list)

    @property
    def is_over(self) -> bool:
        """Whether the match has been won."""
        return self.people[0].is_over()


async def opened(http: httpx.AsyncClient, address: str, number: int, pause: float) -> Party:
    """Open a table, and have its people sit down and start. Retries until this works."""
    games = list(PEOPLE)
    game = games[number % len(games)]
    while True:
        try:
            body = {"game": game, "name": "Ann", "pace": "fast"}
            answer = await http.post(f"{address}api/tables", json=body)
            told = answer.json()
            if answer.status_code != 201:
                await asyncio.sleep(0.2)
                continue
            party = Party(told["code"])
            host = Person(address, party.code, told["secret"], f"{number} 0", pause)
            party.people.append(host)
            await _persist(host, None)
            for seat in PEOPLE[game][1:]:
                player = Person(address, party.code, None, f"{number} {seat}", pause)
                await _persist(player, p.Sit(id=player.new_id(), seat=seat, name=f"Ben {seat}"))
                party.people.append(player)
            await _persist(host, p.Start(id=host.new_id()))
        except httpx.HTTPError:
            await asyncio.sleep(0.2)
        else:
            return party


async def _persist(player: Person, command: p.AnyCommand | None) -> None:
    """Connect and have a command carried out, however often the connection breaks meanwhile."""
    while True:
        try:
            if not player.is_connected:
                await player.connect()
            if command is None or await _is_done(player, command):
                return
            await asyncio.sleep(0.3)
            command = structs.replace(command, id=player.new_id())
        except _BREAKS:
            await player.lose()
            await asyncio.sleep(0.1)


async def _is_done(player: Person, command: p.AnyCommand) -> bool:
    """Send a command, and wait for the answer. Returns False if it is refused."""
    await player.send(command)
    await player.until(lambda: command.id in player.answers)
    return not isinstance(player.answers[command.id], p.Refused)


async def release(party: Party) -> None:
    """Have the last person of a table give up the seat for good, and note its secret."""
    leaver = party.people[-1]
    secret = leaver.secret
    if leaver is party.people[0] or secret is None or leaver.has_left or leaver.is_over():
        return
    command = p.Leave(id=leaver.new_id())
    leaver.has_left = True  # no more moves, and no more connections of its own
    await asyncio.sleep(0)
    leaver.give(command)
    async with httpx.AsyncClient(timeout=15.0) as http:
        url = f"{leaver.http_address}api/tables/{party.code}/commands"
        headers = {"authorization": f"Bearer {secret}"}
        while True:
            with suppress(httpx.HTTPError, ValueError):
                answer = await http.post(url, content=p.encode(command), headers=headers)
                code = answer.json().get("code")
                if answer.status_code == 200 or code == "bad-secret":
                    break
            await asyncio.sleep(0.2)
    party.released.append(secret)


async def try_released(party: Party, address: str) -> int:
    """Try to get in with the secrets of seats that were given up. Returns how many were tried."""
    tried = 0
    for secret in party.released:
        with suppress(*_BREAKS):
            url = f"{address.replace('http', 'ws', 1)}api/tables/{party.code}/socket"
            socket = await connect(url, compression=None, proxy=None, open_timeout=5)
            try:
                await socket.send(p.encode(p.Hello(secret=secret)).decode())
                async with asyncio.timeout(10):
                    told = await socket.recv()
                tried += 1
                if b'"type":"bye"' not in (told.encode() if isinstance(told, str) else told):
                    party.wrongly.append(f"table {party.code}: a released secret opened its seat")
            finally:
                socket.transport.abort()
    return tried
