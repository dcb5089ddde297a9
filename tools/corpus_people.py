"""People at the tables of a real server, simulated through the tables' protocol."""

from __future__ import annotations

import json
import secrets
import signal
import subprocess
import time
import urllib.request
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError

from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]

READ_ALL_EVERY = 5.0
"""Seconds between reads of each connection; the server drops one silent for 40 s."""


MANY = ("--people-per-address", "200")
"""The server's option that lets everybody come from one address."""


class Seat:
    """A person at a table, connected by a WebSocket."""

    def __init__(self, host: Host, code: str, seat: int, secret: str) -> None:
        self.code, self.seat, self.secret = code, seat, secret
        self.view: Message = {}
        address = f"ws://127.0.0.1:{host.port}/api/tables/{code}/socket"
        self._lines = ExitStack()
        line = connect(address, compression=None, proxy=None)
        self._line: ClientConnection | None = self._lines.enter_context(line)
        self._line.send(json.dumps({"type": "hello", "secret": secret}))
        while "table" not in self.view:
            self.read(1.0)

    def go(self) -> None:
        """Disconnect. The person's view is not updated any more."""
        self._lines.close()
        self._line = None
        self.view = {}

    def read(self, seconds: float = 0.0) -> Message | None:
        """The next message; None after `seconds`. Stores updates in `view` and answers pings."""
        if self._line is None:
            return None
        try:
            message: Message = json.loads(self._line.recv(seconds))
        except TimeoutError:
            return None
        if message["type"] == "ping":
            self._line.send(json.dumps({"type": "pong", "n": message["n"]}))
        if message["type"] == "update":
            self.view |= message
        return message

    def do(self, kind: str, **fields: Any) -> Message:
        """Send a command, and wait for its answer."""
        assert self._line is not None
        name = secrets.token_hex(12)
        self._line.send(json.dumps({"type": kind, "id": name, **fields}))
        while True:
            message = self.read(20.0)
            if message is None:
                raise SystemExit(f"{self.code}: no answer to {kind}")
            if message.get("id") == name:
                return message

    def move(self, move: str) -> None:
        """Make a move. A late move is refused; the next view then shows what to do."""
        self.do("move", since=self.view["version"], move=move)

    @property
    def deal(self) -> Message:
        """The seat's view of the deal; empty before the first deal."""
        return self.view.get("deal") or {}


class Host:
    """A server with its own database, and the people at its tables."""

    def __init__(self, rookery: str, database: Path, options: tuple[str, ...] = MANY) -> None:
        """`options` are further options of `rookery serve`."""
        command = [rookery, "serve", "--json", "--port", "0", *options]
        command += ["--database-url", f"sqlite:///{database}"]
        self._server = subprocess.Popen(  # noqa: S603
            command, stdout=subprocess.PIPE, text=True
        )
        assert self._server.stdout is not None
        self.port: int = json.loads(self._server.stdout.readline())["port"]
        self.people: list[Seat] = []
        self._rng = Random(1)
        self._all_read_at = time.monotonic()

    def request(
        self, path: str, body: Message | None = None, headers: Mapping[str, str] | None = None
    ) -> Any:
        """The JSON of the answer; None if it is empty. A request with a body is a POST."""
        url = f"http://127.0.0.1:{self.port}/api/{path}"
        encoded = None if body is None else json.dumps(body).encode()
        given = dict(headers or {})
        try:
            with urllib.request.urlopen(
                urllib.request.Request(url, encoded, given), timeout=20
            ) as answer:
                return json.loads(answer.read() or "null")
        except HTTPError as refused:
            raise SystemExit(f"{path}: {refused.read().decode()}") from None

    def table(self, game: str, guests: Mapping[int, str], **wanted: Any) -> list[Seat]:
        """A new table with its host, Ann, and guests in their seats."""
        opened = self.request("tables", {"game": game, "name": "Ann", "pace": "instant"} | wanted)
        people = [Seat(self, opened["code"], 0, opened["secret"])]
        for seat, name in guests.items():
            body = {"type": "sit", "id": secrets.token_hex(12), "seat": seat, "name": name}
            sat = self.request(f"tables/{opened['code']}/commands", body)
            people.append(Seat(self, opened["code"], seat, sat["secret"]))
        self.people += people
        return people

    def play(self, people: list[Seat], until: Callable[[Message], bool]) -> None:
        """Play random moves at a table until it is a person's turn and the condition holds."""
        end = time.monotonic() + 120
        while time.monotonic() < end:
            self.read(people)
            moving = [person for person in people if person.deal.get("legal")]
            if any(until(person.view) for person in moving or people):
                return
            if moving:
                person = moving[0]
                person.move(self._rng.choice(_usual(person.deal["legal"])))
            elif all(person.deal.get("phase") == "over" for person in people):
                for person in people:
                    person.do("ready")
        raise SystemExit(f"{people[0].code}: the wanted moment did not come")

    def read(self, people: list[Seat]) -> None:
        """Read the messages of these seats, and now and then of all seats, to answer pings."""
        if time.monotonic() - self._all_read_at > READ_ALL_EVERY:
            people = self.people
            self._all_read_at = time.monotonic()
        for person in people:
            while person.read(0.02) is not None:
                pass

    def stop(self) -> None:
        """Stop the server, and wait until its database is closed."""
        self._server.send_signal(signal.SIGTERM)
        self._server.wait(30)


def _usual(legal: list[str]) -> list[str]:
    """The moves to choose from: in the auction the lowest bid and a pass, so that deals differ."""
    bids = [move for move in legal if move.startswith("bid")]
    return [*bids[:1], "pass"] if bids and "pass" in legal else legal


def is_over(view: Message) -> bool:
    """Whether the match is over."""
    return bool(view["table"]["stage"] == "over")
