"""Limits on rates, numbers and times; clients that exceed one harm nobody else."""

import contextlib
import gc
import json
import socket as sockets
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.requests import Request
from websockets.exceptions import ConnectionClosed

from rookery.server.http.addresses import address_of
from rookery.server.limits import UNBOUNDED, Addresses, Bucket, Limits
from rookery.server.web.connections import bounded_socket as bounded_module
from rookery.server.web.connections.bounded_socket import BoundedSocket
from tests.server.hostile import frame
from tests.server.serving import (
    DEADLINE,
    Serving,
    farewell,
    hurried,
    message_of,
    say,
    serving,
    until,
)
from tests.server.web.test_http_api import fault
from tests.table.tables import Clock


@contextlib.contextmanager
def bounded(now: Clock | None = None, **limits: Any) -> Iterator[Serving]:
    """Run a server with these limits and no others."""
    with serving(replace(UNBOUNDED, **limits), now=now) as it:
        yield it


@given(st.floats(0.1, 50), st.integers(1, 50), st.lists(st.floats(0, 3), max_size=80))
def test_a_bucket_keeps_its_burst_and_rate(rate: float, burst: int, waits: list[float]) -> None:
    bucket, at, given_at = Bucket(rate, burst), 0.0, []
    for wait in waits:
        at += wait
        if bucket.take(at):
            given_at.append(at)
    for n, first in enumerate(given_at):
        for m, last in enumerate(given_at[n:], start=1):
            assert m <= burst + (last - first) * rate + 1e-6


def test_addresses_are_forgotten_before_they_fill_the_memory() -> None:
    addresses = Addresses(Limits(address_burst=1.0, address_rate=1e-9))
    assert addresses.may_request("first", 0.0)
    assert not addresses.may_request("first", 0.0)
    for n in range(Addresses._MOST):
        addresses.may_request(str(n), 0.0)
    assert len(addresses._requests) == Addresses._MOST
    assert addresses.may_request("first", 0.0)


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("unix", "unix"),
    ],
)
def test_limits_count_addresses_and_networks(host: str, address: str) -> None:
    """A limit counts each IPv4 address, and each IPv6 network."""
    request = Request({"type": "http", "client": (host, 1), "headers": []})
    assert address_of(request) == address


@pytest.mark.parametrize(
    "said", [{"type": "why", "id": "w", "move": "pass"}, {"type": "pong", "n": 0}]
)
def test_a_connection_that_says_too_much_is_closed_and_others_go_on(said: dict[str, Any]) -> None:
    with bounded(connection_rate=1e-9, connection_burst=5.0) as server:
        opened = server.open_table()
        with (
            server.seat(opened["code"], opened["secret"]) as host,
            server.seat(opened["code"]) as line,
        ):
            message_of(host, "update")
            with contextlib.suppress(ConnectionClosed):
                for _ in range(20):
                    say(line, **said)
            assert farewell(line) == "too-fast"
            say(host, type="rename", id="r", name="Zoe")
            assert message_of(host, "done")["id"] == "r"


def test_each_table_that_one_asks_about_counts_as_a_request() -> None:
    body = {"seats": [{"code": "aaaaaaaaaa", "secret": "0"}] * 5}
    with bounded(address_rate=1e-9, address_burst=8.0) as server:
        assert server.http.post("/api/standings", json=body).status_code == 200
        assert fault(server.http.post("/api/standings", json=body)) == (429, "too-fast")


def test_an_address_with_too_many_requests_is_refused_for_a_while() -> None:
    clock = Clock()
    with bounded(clock, address_rate=1.0, address_burst=4.0) as server:
        opened = server.open_table()
        for _ in range(3):
            assert server.http.get("/api/tables").status_code == 200
        assert fault(server.http.get("/api/tables")) == (429, "too-fast")
        assert server.command(opened["code"], None, type="start", id="s")["code"] == "too-fast"
        with server.seat(opened["code"]) as line:
            assert farewell(line) == "too-fast"
        assert server.http.get("/").status_code in (200, 503)  # files of the page do not count
        clock.tick(1.0)
        with server.seat(opened["code"]) as line:
            assert message_of(line, "update")["is_fresh"]


def test_an_address_opens_only_so_many_tables() -> None:
    clock = Clock()
    with bounded(clock, opening_rate=1 / 20, opening_burst=2.0) as server:
        body = {"game": "dixie", "name": "Ann"}
        for _ in range(2):
            server.open_table()
        assert fault(server.http.post("/api/tables", json=body)) == (429, "too-fast")
        assert server.http.get("/api/tables").status_code == 200
        clock.tick(20.0)
        server.open_table()


def test_a_server_has_only_so_many_tables() -> None:
    with bounded(tables=2) as server:
        first = server.open_table()
        server.open_table()
        answer = server.http.post("/api/tables", json={"game": "dixie", "name": "Ann"})
        assert fault(answer) == (503, "too-many")
        with server.seat(first["code"], first["secret"]) as line:
            assert message_of(line, "update")["is_fresh"]


def test_a_table_has_only_so_many_spectators_and_always_room_for_its_players() -> None:
    with bounded(spectators=2) as server, contextlib.ExitStack() as lines:
        opened = server.open_table()
        for _ in range(2):
            message_of(lines.enter_context(server.seat(opened["code"])), "update")
        with server.seat(opened["code"]) as line:
            assert farewell(line) == "too-many"
        assert fault(server.http.get(f"/api/tables/{opened['code']}/events")) == (503, "too-many")
        with server.seat(opened["code"], opened["secret"]) as line:
            assert message_of(line, "update")["table"]["spectators"] == 2


def test_a_table_has_only_so_many_connections() -> None:
    with bounded(clients_per_table=1) as server:
        opened = server.open_table()
        with server.seat(opened["code"], opened["secret"]) as host:
            message_of(host, "update")
            with server.seat(opened["code"]) as line:
                assert farewell(line) == "too-many"


def test_an_address_has_only_so_many_connections_until_it_closes_some() -> None:
    with bounded(connections_per_address=3) as server:
        opened = server.open_table()
        code = opened["code"]
        with server.seat(code) as first, server.seat(code) as second:
            message_of(first, "update")
            message_of(second, "update")
            with server.http.stream("GET", f"/api/tables/{code}/events") as stream:
                lines = stream.iter_lines()
                next(lines)
                with server.seat(code) as line:
                    assert farewell(line) == "too-many"
                answer = server.http.get(f"/api/tables/{code}/events")
                assert answer.json()["code"] == "too-many"
        until(lambda: server.look(lambda: not server.parts.addresses._connections))
        with server.seat(code) as line:
            assert message_of(line, "update")["is_fresh"]


def test_silent_connections_are_counted_and_then_closed() -> None:
    with bounded(connections_per_address=2, hello_seconds=600.0) as server:
        code = server.open_table()["code"]
        with server.socket(code) as first, server.socket(code) as second:
            with server.socket(code) as line:
                assert farewell(line) == "too-many"
            with hurried(server):
                assert farewell(first) == farewell(second) == "bad-hello"
        until(lambda: server.look(lambda: not server.parts.addresses._connections))


def test_a_closed_table_is_opened_again_by_its_link() -> None:
    clock = Clock()
    with bounded(clock, idle_hours=1.0) as server:
        opened = server.open_table("tuxedo", others=["open"], options={"seats": 2})
        code, secret = opened["code"], opened["secret"]
        server.command(code, None, type="sit", id="sit down, please, Bea", seat=1, name="Bea")
        server.command(code, secret, type="start", id="start")
        clock.tick(3601.0)
        server.run(server.parts.housekeeping.tidy())
        assert server.look(lambda: server.parts.tables.rooms) == {}
        assert [it.stage for it in server.parts.store.summaries(("expired",))] == ["expired"]
        with server.seat(code, "wrong") as line:
            assert farewell(line) == "released"
        assert server.room(code).authority.table.is_expired
        with server.seat(code) as line:
            update = message_of(line, "update")
            assert update["table"]["stage"] == "playing"
            assert not server.room(code).authority.table.is_expired
        assert [it.code for it in server.parts.store.summaries()] == [code]
        said = server.command(code, secret, type="say", id="say", phrase=0)
        assert said["type"] == "done"
        clock.tick(3000.0)
        server.run(server.parts.housekeeping.tidy())
        assert [it.stage for it in server.parts.store.summaries()] == ["playing"]


@pytest.mark.parametrize("days", [-4.0, 4.0])
def test_correcting_the_clock_closes_no_table(tmp_path: Path, days: float) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    clock = Clock()
    clock.tick(days * 86_400.0)
    with serving(url=url, now=clock) as server:
        opened = server.open_table("three", others=["bot:random"])
        server.command(opened["code"], opened["secret"], type="start", id="start")
    clock.tick(-days * 86_400.0)
    with serving(url=url, now=clock) as server:
        clock.tick(60.0)
        server.run(server.parts.housekeeping.tidy())
        room = server.run(server.parts.tables.room(opened["code"]))
        assert room is not None
        assert not room.authority.table.is_expired
        clock.tick(server.parts.limits.idle_hours * 3600.0 - 120.0)
        server.run(server.parts.housekeeping.tidy())
        assert [it.code for it in server.parts.store.summaries()] == [opened["code"]]
        if days < 0:
            clock.tick(180.0)
            server.run(server.parts.housekeeping.tidy())
            assert server.parts.store.summaries() == []


SMALL = 4096
"""Bytes of a socket's buffer: so few that it is soon full."""


def narrow(server: Serving) -> sockets.socket:
    """A connection whose client takes in little that it does not read."""
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, SMALL)
    line.settimeout(DEADLINE)
    line.connect(("127.0.0.1", server.port))
    return line


def deaf(server: Serving, way: str, code: str, secret: str) -> sockets.socket:
    """A connection that asks for a seat's messages and never reads one."""
    line = narrow(server)
    if way == "stream":
        head = f"GET /api/tables/{code}/events HTTP/1.1\r\nHost: x\r\n"
        line.sendall(f"{head}Authorization: Bearer {secret}\r\n\r\n".encode())
        return line
    line.sendall(
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert line.recv(4096).startswith(b"HTTP/1.1 101 ")
    line.sendall(frame(1, json.dumps({"type": "hello", "secret": secret}).encode()))
    return line


@pytest.mark.parametrize("way", ["socket", "stream"])
def test_a_client_that_does_not_read_is_dropped_and_the_table_goes_on(way: str) -> None:
    with serving(replace(UNBOUNDED, outbox=8), send_buffer=SMALL) as server:
        opened = server.open_table(others=["open"])
        code = opened["code"]
        sat = server.command(code, None, type="sit", id="s", seat=1, name="Bea")
        with (
            server.seat(code, opened["secret"], max_queue=None) as host,
            deaf(server, way, code, sat["secret"]),
        ):
            room = server.room(code)
            until(lambda: server.look(lambda: any(c.seat == 1 for c in room.clients)))
            for n in range(3000):
                say(host, type="rename", id=f"r{n}", name=f"Zoe {'ab'[n % 2]}")
                assert message_of(host, "done")["id"] == f"r{n}"
                if not server.look(lambda: any(c.seat == 1 for c in room.clients)):
                    break
            until(lambda: server.look(lambda: not any(c.seat == 1 for c in room.clients)))
            until(lambda: server.look(server.parts.addresses._connections.total) == 1)
            assert server.look(lambda: room.authority.live.present) == {0}


def lines_of(server: Serving) -> list[BoundedSocket]:
    """The sockets that the server has not closed."""
    return server.look(
        lambda: [it for it in gc.get_objects() if type(it) is BoundedSocket and not it.disconnected]
    )


def test_pings_from_a_client_that_does_not_read_do_not_fill_the_memory() -> None:
    with serving(send_buffer=SMALL) as server:
        opened = server.open_table()
        with deaf(server, "socket", opened["code"], opened["secret"]) as line:
            pings = frame(9, b"x" * 125) * 400
            for _ in range(100):
                line.sendall(pings)
            (kept,) = lines_of(server)
            assert server.look(kept.transport.get_write_buffer_size) < 300_000


def test_a_client_that_never_reads_its_farewell_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded_module, "LINGERS_FOR", 0.0)
    with serving(replace(UNBOUNDED, outbox=8), send_buffer=SMALL) as server:
        opened = server.open_table()
        with deaf(server, "socket", opened["code"], opened["secret"]) as line:
            refused = frame(1, b'{"type":"sit","id":"s","seat":1,"name":"Bea"}')
            with contextlib.suppress(OSError):
                for _ in range(3000):
                    line.sendall(refused)
            until(lambda: not lines_of(server))
