"""The WebSocket, case by case: which messages it refuses, and which seat a connection shows."""

import asyncio
import contextlib
import json
import socket as sockets
from typing import Any
from unittest.mock import Mock

import pytest
from websockets.exceptions import ConnectionClosed

from rookery.server.database.database import StoreFailed
from rookery.table import events as ev
from tests.server.hostile import BAD_FRAMES, BAD_LINES
from tests.server.serving import Serving, farewell, message_of, say, serving, until
from tests.table.tables import ORANGE


def is_served(server: Serving, code: str) -> bool:
    """Whether a newcomer is shown the table."""
    with server.seat(code) as line:
        return bool(message_of(line, "update")["is_fresh"])


@pytest.mark.parametrize("has_said_hello", [False, True])
def test_a_bad_message_ends_only_its_connection(server: Serving, *, has_said_hello: bool) -> None:
    opened = server.open_table()
    with server.seat(opened["code"], opened["secret"]) as host:
        message_of(host, "update")
        for bad in BAD_FRAMES:
            is_hello = isinstance(bad, str) and bad.startswith('{"type":"hello"} ')
            with server.socket(opened["code"]) as line:
                if has_said_hello:
                    say(line, type="hello")
                with contextlib.suppress(ConnectionClosed):
                    line.send(bad)
                if is_hello and not has_said_hello:
                    assert message_of(line, "update")["is_fresh"]
                else:
                    assert farewell(line) in ("bad-message", "bad-hello", "released", None), bad
        say(host, type="rename", id="r", name="Zoe")
        assert message_of(host, "done")["id"] == "r"
        server.assert_calm()


def test_a_broken_line_ends_alone(server: Serving) -> None:
    code = server.open_table()["code"]
    for octets in BAD_LINES:
        with server.socket(code) as line:
            say(line, type="hello")
            line.socket.sendall(octets)
            assert is_served(server, code)
            with contextlib.suppress(OSError):
                line.socket.shutdown(sockets.SHUT_WR)
    room = server.room(code)
    until(lambda: server.look(lambda: not room.clients))
    server.assert_calm()


def test_hello_comes_first_and_once(server: Serving) -> None:
    opened = server.open_table()
    for first in ({"type": "pong", "n": 1}, {"type": "start", "id": "a"}):
        with server.socket(opened["code"]) as line:
            say(line, **first)
            assert farewell(line) == "bad-hello"
    with server.seat(opened["code"]) as line:
        say(line, type="hello", secret=opened["secret"])
        assert farewell(line) == "bad-hello"


def test_an_unknown_table_and_a_wrong_secret_are_refused(server: Serving) -> None:
    for code in ("aaaaaaaaaa", "a", "x" * 1000, "%2e%2e", "%00"):
        with server.seat(code) as line:
            assert farewell(line) == "no-table"
    code = server.open_table()["code"]
    kept = server.room(code).authority.table.chairs[0].secret_hash
    for secret in ("", "0" * 48, "\u202e", kept):
        with server.seat(code, secret) as line:
            assert farewell(line) == "released"


def test_nobody_comes_while_the_log_fails(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    code = server.open_table()["code"]
    server.look(lambda: server.parts.tables.rooms.pop(code))

    gone = "the disk is gone"
    server.heard.planted.append(gone)
    with monkeypatch.context() as patch:
        patch.setattr(server.parts.store, "log_of", Mock(side_effect=StoreFailed(gone)))
        with server.seat(code) as line:
            assert farewell(line) == "stopping"
        assert server.http.get(f"/api/tables/{code}/record").status_code == 503
    assert is_served(server, code)
    assert any(gone in line for line in server.heard.lines)


def test_rapid_reconnects_leave_nothing_behind(server: Serving) -> None:
    opened = server.open_table()
    for _ in range(30):
        with server.socket(opened["code"]) as line:
            say(line, type="hello", secret=opened["secret"])
            line.socket.shutdown(sockets.SHUT_RDWR)
    room = server.room(opened["code"])
    until(lambda: server.look(lambda: not room.clients))
    until(lambda: server.look(lambda: not server.parts.addresses._connections))
    assert is_served(server, opened["code"])


def test_a_command_of_a_seat_that_is_given_up_meanwhile_does_nothing(server: Serving) -> None:
    """The command waits for its turn, and the seat changes hands before."""
    opened = server.open_table(others=["open"])
    room = server.room(opened["code"])
    with server.seat(opened["code"]) as bea, server.seat(opened["code"], opened["secret"]) as host:
        say(bea, type="sit", id="s", seat=1, name="Bea")
        message_of(bea, "seated")
        server.run(room._turn.acquire())
        say(host, type="release", id="r", seat=1)
        until(lambda: server.look(lambda: waiting(room._turn) == 1))
        for n in range(3):
            say(bea, type="rename", id=f"n{n}", name="Eve")
        until(lambda: server.look(lambda: waiting(room._turn) == 2))
        server.look(room._turn.release)
        assert message_of(host, "done")["id"] == "r"
        assert farewell(bea) == "released"
    entries = server.parts.store.events(opened["code"])
    kinds = [type(ev.decode(entry.body)) for entry in entries]
    assert kinds == [ev.Opened, ev.Sat, ev.Released]


def waiting(lock: asyncio.Lock) -> int:
    """The number of tasks that wait for a lock."""
    return len(lock._waiters or ())


def test_a_call_sent_together_with_its_capture_is_refused() -> None:
    """The capture opens an orange before the call is handled, but nobody had seen it open."""
    with serving(deals=ORANGE) as server:
        opened = server.open_table("tuxedo", others=["open"], options={"seats": 2})
        code = opened["code"]
        with server.seat(code, opened["secret"]) as ann, server.seat(code) as bob:
            say(bob, type="sit", id="sit" * 10, seat=1, name="Bob")
            message_of(bob, "seated")
            say(ann, type="start", id="start")
            message_of(ann, "done")
            while not (update := message_of(ann, "update")).get("deal"):
                pass
            version = update["version"]
            burst = (
                {"type": "move", "id": "take", "since": version, "move": "take B10 R4+Y6"},
                {"type": "move", "id": "call", "since": version + 1, "move": "orange"},
            )
            with ann.protocol_mutex:
                for message in burst:
                    ann.protocol.send_text(json.dumps(message).encode())
                ann.socket.sendall(b"".join(ann.protocol.data_to_send()))  # one packet, not two
            assert message_of(ann, "done")["id"] == "take"
            refused = message_of(ann, "refused")
            assert (refused["id"], refused["code"]) == ("call", "not-open")


@pytest.mark.parametrize(
    ("tag", "told", "refused"),
    [
        ("fa-IR", "بازی شروع می‌شود.", "شما تماشا می‌کنید"),
        ("tlh-Latn", "The match begins.", "you are watching; sit down to play"),
    ],
)
def test_a_connection_has_a_language(server: Serving, tag: str, told: str, refused: str) -> None:
    opened = server.open_table(others=["bot:random"])
    with server.socket(opened["code"]) as line:
        say(line, type="hello", language=tag)
        say(line, type="start", id="s")
        assert message_of(line, "refused")["message"].startswith(refused)
        server.command(opened["code"], opened["secret"], type="start", id="start")
        until(lambda: told in _told(message_of(line, "update")))


def _told(update: dict[str, Any]) -> list[str]:
    return [line for it in update.get("happened", ()) for line in it["told"]]
