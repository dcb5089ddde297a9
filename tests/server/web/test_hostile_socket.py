"""Hostile clients attack the socket of the real server, at a table where people play.

After every step the server still answers a newcomer, no error was logged, nobody was told of a
card that they may not know, and no secret was logged or sent to anybody but its owner.
"""

import contextlib
import json
import logging
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, ClassVar

import pytest
from hypothesis import Phase
from hypothesis import strategies as st
from hypothesis.errors import Flaky
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from msgspec import Raw
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from rookery.language import Language
from rookery.records import card_text
from rookery.server import sessions
from rookery.server.updates.deal_parts import DealParts
from rookery.table.authority import Authority
from rookery.table.chairs import hash_of
from rookery.table.table import Table
from tests.known import known
from tests.server.hostile import CLIENTS, COMMANDS, FRAMES, IDS, LINES, twisted
from tests.server.knowledge import Truth, hidden_from, leaked_cards, named
from tests.server.quick import run_machine
from tests.server.serving import Serving, message_of, serving, until


@dataclass(slots=True)
class Hostile:
    """A client with its connection, if it has one, and what it has sent and received."""

    name: str
    line: ClientConnection | None = None
    secrets: list[str] = field(default_factory=list)
    sent: list[str] = field(default_factory=list)
    version: int = 0
    you: int | None = None
    legal: list[str] = field(default_factory=list)
    hanging_up: contextlib.ExitStack = field(default_factory=contextlib.ExitStack)

    def calls(self, server: Serving, code: str) -> None:
        """Drop the connection and make a new one."""
        self.vanishes()
        self.line = self.hanging_up.enter_context(server.socket(code))

    def own(self, command: dict[str, Any]) -> dict[str, Any]:
        """The command; the id "OWN" is replaced by one that nobody else knows."""
        return command | {"id": self.name * 24} if command.get("id") == "OWN" else command

    def says(self, text: str | bytes | list[bytes]) -> None:
        """Send a message, if the connection is still open."""
        if isinstance(text, str):
            self.sent.append(text)
        if self.line is not None:
            with contextlib.suppress(ConnectionClosed):
                self.line.send(text)

    def sends(self, octets: bytes) -> None:
        """Send raw bytes, past the WebSocket library."""
        if self.line is not None:
            with contextlib.suppress(OSError):
                self.line.socket.sendall(octets)

    def vanishes(self) -> None:
        """Shut the connection down without closing the WebSocket."""
        if self.line is not None:
            with contextlib.suppress(OSError):
                self.line.socket.shutdown(2)
            self.closes()

    def closes(self) -> None:
        """Close the WebSocket properly."""
        self.hanging_up.close()
        self.line = None


class HostileTable(RuleBasedStateMachine):
    """Clients that send arbitrary data to a table where bots and people play."""

    server: ClassVar[Serving]

    def __init__(self) -> None:
        super().__init__()
        self.clients = [Hostile(str(n)) for n in range(CLIENTS)]
        self.code = ""
        self.truth: Truth

    @initialize(
        game=st.sampled_from(("dixie", "tuxedo", "five", "three", "kentucky")),
        others=st.sampled_from((["open", "bot:random"], ["open"], ["bot:random"])),
        is_with_friend=st.booleans(),
        is_started=st.booleans(),
    )
    def opens(
        self, game: str, others: list[str], *, is_with_friend: bool, is_started: bool
    ) -> None:
        """Open a table; the host, and perhaps a friend, are there before the others come."""
        self.starts_table(game, others)
        host, friend = self.clients[:2]
        self.joins(host, host.secrets[0], None)
        if is_with_friend:
            self.joins(friend, None, None)
            sit = {"type": "sit", "id": "a", "seat": 1, "name": "Bea"}
            friend.says(json.dumps(sit))
            self.hears(friend, message_of(known(friend.line), "seated"))
        if is_started:
            host.says(json.dumps({"type": "start", "id": "start"}))
            until(lambda: self.truth.now.stage != "lobby")

    def starts_table(self, game: str, others: list[str]) -> None:
        seats = {"options": {"seats": 4}} if game in ("dixie", "tuxedo") else {}
        opened = self.server.open_table(game, others=others, **seats)
        self.code = opened["code"]
        self.truth = Truth(self.server.parts.store, self.code)
        self.clients[0].secrets.append(opened["secret"])

    def joins(self, client: Hostile, secret: str | None, since: int | None) -> None:
        client.calls(self.server, self.code)
        client.you, client.legal = None, []
        client.says(json.dumps({"type": "hello", "secret": secret, "since": since}))

    @rule(
        which=st.integers(0, CLIENTS - 1),
        how=st.integers(0, 9),
        since=st.sampled_from((None, None, 0, 1, 5, 2**53)),
    )
    def connects(self, which: int, how: int, since: int | None) -> None:
        """Connect with the client's own secret, with an invalid one, or without any."""
        client = self.clients[which]
        secret = client.secrets[-1] if client.secrets else None
        if how == 0:
            secret = "0" * 48
        elif how == 1:
            secret = self.truth.now.chairs[0].secret_hash[:64]
        elif how == 2:
            secret = None
        self.joins(client, secret, since)

    @rule(which=st.integers(0, CLIENTS - 1), times=st.integers(2, 8), says=st.booleans())
    def reconnects(self, which: int, times: int, *, says: bool) -> None:
        """Connect again and again, without waiting for anything."""
        client = self.clients[which]
        secret = client.secrets[-1] if client.secrets else None
        for _ in range(times):
            client.calls(self.server, self.code)
            if says:
                client.says(json.dumps({"type": "hello", "secret": secret}))
        self.joins(client, secret, None)

    @rule(which=st.integers(0, CLIENTS - 1), text=FRAMES | twisted())
    def says_something_malformed(self, which: int, text: str | bytes) -> None:
        self.clients[which].says(text)

    @rule(which=st.integers(0, CLIENTS - 1), command=COMMANDS, id=IDS)
    def commands(self, which: int, command: dict[str, Any], id: str) -> None:  # noqa: A002
        client = self.clients[which]
        client.says(json.dumps(client.own(command | {"id": id})))

    @rule(
        which=st.integers(0, CLIENTS - 1),
        seat=st.integers(0, 3),
        id=st.sampled_from(("a", "b", "OWN")),
    )
    def sits(self, which: int, seat: int, id: str) -> None:  # noqa: A002
        client = self.clients[which]
        sit = {"type": "sit", "id": id, "seat": seat, "name": "Zoe"}
        client.says(json.dumps(client.own(sit)))

    @rule(
        which=st.integers(0, CLIENTS - 1), whose=st.integers(0, CLIENTS - 1), back=st.integers(1, 5)
    )
    def repeats(self, which: int, whose: int, back: int) -> None:
        """Repeat what this or another client has sent, except for what is private."""
        private = ('"secret"', self.clients[whose].name * 24)
        said = [
            text
            for text in self.clients[whose].sent
            if which == whose or not any(each in text for each in private)
        ]
        if said:
            self.clients[which].says(said[-min(back, len(said))])

    @rule(command=COMMANDS)
    def the_host_commands(self, command: dict[str, Any]) -> None:
        """Any command, sensible or not, from the host."""
        self.clients[0].says(json.dumps(command | {"id": os.urandom(12).hex()}))

    @rule(which=st.integers(0, CLIENTS - 1), octets=LINES)
    def breaks_the_line(self, which: int, octets: bytes) -> None:
        self.clients[which].sends(octets)

    @rule(which=st.integers(0, CLIENTS - 1), parts=st.lists(st.binary(max_size=3000), max_size=6))
    def says_in_parts(self, which: int, parts: list[bytes]) -> None:
        if parts:
            self.clients[which].says(parts)

    @rule(which=st.integers(0, CLIENTS - 1), how=st.integers(0, 2))
    def goes(self, which: int, how: int) -> None:
        """Close the sending half only, close properly, or drop the connection."""
        client = self.clients[which]
        if client.line is not None and how == 0:
            with contextlib.suppress(OSError):
                client.line.socket.shutdown(1)
        elif client.line is not None and how == 1:
            client.closes()
        else:
            client.vanishes()

    @rule(which=st.integers(0, CLIENTS - 1), command=COMMANDS, id=IDS, is_own=st.booleans())
    def posts(self, which: int, command: dict[str, Any], id: str, *, is_own: bool) -> None:  # noqa: A002
        """Send a command by POST."""
        client = self.clients[which]
        secret = client.secrets[-1] if client.secrets and is_own else None
        command = client.own(command | {"id": id})
        client.sent.append(json.dumps(command))
        answer = self.server.command(self.code, secret, **command)
        if answer is not None and answer.get("type") == "seated":
            self.is_seated(client, answer)
            client.secrets.append(answer["secret"])
        elif answer is not None:
            self.holds_no_secret(json.dumps(answer))

    @rule(which=st.integers(0, CLIENTS - 1))
    def plays(self, which: int) -> None:
        """Make a legal move; if there is none, start the match or say ready."""
        client = self.clients[which]
        if client.legal:
            move = client.legal[-1] if "pass" not in client.legal else "pass"
            good = {"type": "move", "since": client.version, "move": move}
        else:
            good = {"type": "ready" if self.truth.now.stage == "playing" else "start"}
        client.says(json.dumps(good | {"id": os.urandom(12).hex()}))

    @rule()
    def a_good_game_goes_on(self) -> None:
        """The host comes back, and moves if it is the host's turn."""
        table = self.truth.now
        host = next(
            (c for c in self.clients if any(table.seat_of(s) == 0 for s in c.secrets)), None
        )
        if host is not None:
            secret = next(s for s in host.secrets if table.seat_of(s) == 0)
            self.joins(host, secret, None)
            self.hears(host, message_of(known(host.line), "update", "bye"))
            self.plays(self.clients.index(host))

    @invariant()
    def a_newcomer_is_served(self) -> None:
        if self.code:
            with self.server.seat(self.code) as line:
                update = message_of(line, "update")
            assert update["is_fresh"] and update["table"]["you"] is None
            self.is_fit_for(update, None)

    @invariant()
    def no_message_gives_anything_away(self) -> None:
        for client in self.clients:
            self.drains(client)

    @invariant()
    def nobody_is_where_they_do_not_belong(self) -> None:
        if self.code:
            room = self.server.room(self.code)
            for seat, kind in self.server.look(
                lambda: [
                    (c.seat, room.authority.table.chairs[c.seat].kind)
                    for c in room.clients
                    if c.seat is not None and not c.is_closed
                ]
            ):
                assert kind == "person", f"a connection shows seat {seat}, which is a {kind}'s"

    @invariant()
    def nothing_has_failed(self) -> None:
        errors = self.server.heard.errors.copy()
        self.server.heard.errors.clear()
        assert errors == []

    def teardown(self) -> None:
        for client in self.clients:
            self.drains(client)
            client.vanishes()
        if self.code:
            for line in self.server.heard.lines:
                self.holds_no_secret(line)
            room = self.server.room(self.code)
            self.server.look(lambda: room.close("stopping", "the test is over"))

    def drains(self, client: Hostile) -> None:
        """Check all that a client has received by now."""
        if client.line is None:
            return
        with contextlib.suppress(TimeoutError, ConnectionClosed):
            while True:
                self.hears(client, json.loads(client.line.recv(0)))

    def hears(self, client: Hostile, message: dict[str, Any]) -> None:
        if message["type"] == "seated":
            self.is_seated(client, message)
            client.secrets.append(message["secret"])
            return
        self.holds_no_secret(json.dumps(message))
        if message["type"] == "ping":
            client.says(json.dumps({"type": "pong", "n": message["n"]}))
        elif message["type"] == "update":
            self.is_updated(client, message)
        elif message["type"] in ("hinted", "reason", "refused"):
            self.tells_no_card(client, message)

    def is_seated(self, client: Hostile, seated: dict[str, Any]) -> None:
        """Check that a seat was given only to a client that asked for it, with a new secret."""
        others = [c for c in self.clients if c is not client]
        assert not any(seated["secret"] in c.secrets for c in others), (
            "two clients have the same secret"
        )
        asked = [text for text in client.sent if "sit" in text]
        assert any(json.dumps(seated["id"]) in text or seated["id"] in text for text in asked)

    def is_updated(self, client: Hostile, update: dict[str, Any]) -> None:
        client.version = update["version"]
        table = update.get("table")
        if table is not None:
            client.you = table["you"]
            if client.you is not None:
                chair = self.truth.at(update["version"]).chairs[client.you]
                hashes = [hash_of(secret) for secret in client.secrets]
                assert chair.secret_hash in hashes, "a seat was shown to somebody else"
        if update.get("deal") is not None:
            client.legal = update["deal"]["legal"]
        self.is_fit_for(update, client.you)

    def is_fit_for(self, update: dict[str, Any], seat: int | None) -> None:
        self.holds_no_secret(json.dumps(update))
        assert not leaked_cards(update, seat, self.truth), update

    def tells_no_card(self, client: Hostile, message: dict[str, Any]) -> None:
        """Check that a reason names no hidden card except those that the client has named itself.

        A card only counts if it was hidden at every version from the last one that the client was
        shown to the present one, since the reason was written at one of them.
        """
        if message.get("code") == "bad-move":  # this reason explains the notation with examples
            return
        leaked = named(message) - named(client.sent)
        for version in range(max(1, client.version), self.truth.now.version + 1):
            leaked &= hidden_from(self.truth.at(version), client.you)
        assert not leaked, message

    def holds_no_secret(self, text: str) -> None:
        table = self.truth.now
        for secret in self.secrets_of(table):
            assert secret not in text, "a secret was given away"

    def secrets_of(self, table: Any) -> Iterator[str]:
        yield table.secret
        yield table.key
        for chair in table.chairs:
            yield from filter(None, (chair.secret_hash, chair.contribution))
        for client in self.clients:
            yield from client.secrets


def run_at(examples: int, steps: int) -> None:
    with serving() as server:
        HostileTable.server = server
        # not shrunk: the server's randomness is not controlled
        run_machine(HostileTable, examples, steps, database=None, phases=(Phase.generate,))


@pytest.mark.parametrize(
    ("examples", "steps"), [(4, 20), pytest.param(60, 50, marks=pytest.mark.slow)]
)
def test_the_server_withstands_hostile_sockets(examples: int, steps: int) -> None:
    run_at(examples, steps)


def shows_the_hosts_hand(patch: pytest.MonkeyPatch) -> None:
    rightly = DealParts.deal

    def wrongly(self: DealParts, table: Table, viewer: int | None, language: Language) -> Any:
        hand = tuple(map(card_text, table.match.deals[-1].state.hands[0]))
        deal = json.loads(bytes(rightly(self, table, viewer, language))) | {"hand": hand}
        return Raw(json.dumps(deal).encode())

    patch.setattr(DealParts, "deal", wrongly)


def tells_the_key(patch: pytest.MonkeyPatch) -> None:
    rightly = Authority._refused

    def wrongly(self: Authority, *so: Any) -> Any:
        caller, command, code, message, at = so
        return rightly(self, caller, command, code, message + self.table.key, at)

    patch.setattr(Authority, "_refused", wrongly)


def logs_secrets(patch: pytest.MonkeyPatch) -> None:
    rightly = Table.seat_of

    def wrongly(self: Table, secret: str) -> int | None:
        logging.getLogger("rookery.table").info("a secret came: %s", secret)
        return rightly(self, secret)

    patch.setattr(Table, "seat_of", wrongly)


def gives_away_seats(patch: pytest.MonkeyPatch) -> None:
    """Give the host's seat to a spectator who names it."""
    rightly = sessions.client_of

    def wrongly(*so: Any) -> Any:
        client = rightly(*so)
        if client.seat is None:
            client.reader.sit(0)
        return client

    patch.setattr(sessions, "client_of", wrongly)


@pytest.mark.slow
@pytest.mark.parametrize(
    "mistake", [shows_the_hosts_hand, tells_the_key, logs_secrets, gives_away_seats]
)
def test_a_planted_mistake_is_found(
    mistake: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        mistake(patch)
        with pytest.raises((AssertionError, Flaky)):
            run_at(examples=40, steps=20)
