"""Clients that keep an HTTP connection waiting are cut off, and nobody else notices."""

import contextlib
import socket as sockets
import threading
from functools import partial

import pytest

from rookery.server.http.site import THIS_MACHINE
from rookery.server.limits import Limits
from rookery.server.web.connections import bounded_http
from rookery.server.web.connections.bounded_http import WaitingHeads
from tests.server.serving import DEADLINE, Serving, hurried, serving
from tests.server.web.test_limits import SMALL, narrow
from tests.server.web.test_limits import bounded as limited

HEAD = b"GET /api/games HTTP/1.1\r\nHost: x\r\n"


bounded = partial(limited, hello_seconds=600.0)
"""A server that waits ten minutes for the rest of a request."""


def connected(server: Serving) -> sockets.socket:
    return sockets.create_connection(("127.0.0.1", server.port), DEADLINE)


def is_cut(line: sockets.socket) -> bool:
    """Whether the server ends a connection without another byte."""
    return read_to_end(line) == b""


def is_answered(line: sockets.socket) -> bool:
    """Whether the whole response of `/healthz` arrives, perhaps in parts."""
    found = b""
    while not found.endswith(b"}"):
        part = line.recv(65536)
        if not part:
            return False
        found += part
    return found.startswith(b"HTTP/1.1 200 ")


def read_to_end(line: sockets.socket) -> bytes:
    """Everything that the server sends until it ends the connection."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while part := line.recv(65536):
            found += part
    return found


@pytest.mark.parametrize(("requests", "sent"), [(0, b""), (0, HEAD), (1, HEAD)])
def test_each_head_must_come_in_time(requests: int, sent: bytes) -> None:
    with bounded() as server, connected(server) as line:
        for _ in range(requests):
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert is_answered(line)
        line.sendall(sent)
        with hurried(server):
            assert is_cut(line)


def test_a_body_must_come_in_time() -> None:
    with bounded() as server, connected(server) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{")
        with hurried(server):
            assert b" 408 " in line.recv(65536)


def test_the_limit_for_heads_ends_with_the_head() -> None:
    """The time limit for the head of a request does not run while a stream is being sent."""
    with bounded() as server:
        code = server.open_table()["code"]
        with server.http.stream("GET", f"/api/tables/{code}/events") as stream:
            lines = stream.iter_lines()
            next(lines)
            with connected(server) as line, hurried(server):
                assert is_cut(line)
            assert not stream.is_closed
            assert server.look(lambda: len(server.parts.tables.rooms[code].clients)) == 1


def test_an_address_has_only_so_many_unfinished_heads() -> None:
    with bounded(heads_per_address=3) as server:
        server.http.close()
        with contextlib.ExitStack() as stack:
            lines = [stack.enter_context(connected(server)) for _ in range(3)]
            for line in lines:
                line.sendall(HEAD)
            with connected(server) as fourth:
                assert is_cut(fourth)
            lines[0].sendall(b"Connection: close\r\n\r\n")
            assert read_to_end(lines[0]).startswith(b"HTTP/1.1 200 ")
            with connected(server) as fifth:
                fifth.sendall(HEAD + b"Connection: close\r\n\r\n")
                assert read_to_end(fifth).startswith(b"HTTP/1.1 200 ")


def test_networks_count_as_one_and_proxies_not_at_all() -> None:
    heads = WaitingHeads(Limits(heads_per_address=1), THIS_MACHINE)
    assert [heads.begin("127.0.0.1") for _ in range(3)] == [True] * 3
    assert [heads.begin("192.0.2.1") for _ in range(2)] == [True, False]
    heads.end("192.0.2.1")
    assert heads.begin("192.0.2.1")
    assert heads.begin("2001:db8::1")
    assert not heads.begin("2001:db8::2")
    assert heads.begin("2001:db8:0:1::1")


@pytest.mark.parametrize("request_line", ["POST /api/tables", "GET /api/games", "GET /nothing"])
def test_a_body_without_end_is_cut(request_line: str) -> None:
    """This holds whether or not an endpoint reads the body; the response comes first."""
    with bounded() as server, connected(server) as line:
        head = f"{request_line} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
        line.sendall(head.encode())
        is_over = threading.Event()

        def send_without_end() -> None:
            with contextlib.suppress(OSError):
                while not is_over.wait(0.001):
                    line.sendall(b"1\r\n \r\n")

        sender = threading.Thread(target=send_without_end)
        sender.start()
        try:
            with hurried(server):
                assert read_to_end(line).startswith(b"HTTP/1.1 ")
        finally:
            is_over.set()
            sender.join(DEADLINE)


def test_a_long_body_is_cut_before_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded_http, "_MOST_UNREAD", 100_000)
    with bounded() as server, connected(server) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 9000000\r\n\r\n")
        assert is_answered(line)
        with contextlib.suppress(OSError):
            for _ in range(8_000):
                line.sendall(b" " * 1024)
        assert is_cut(line)


def test_a_short_body_that_nobody_reads_leaves_the_connection_open() -> None:
    with bounded() as server, connected(server) as line:
        for _ in range(2):
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nbody")
            assert is_answered(line)


def ask_without_end(line: sockets.socket) -> None:
    while True:
        line.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n")


def test_whoever_does_not_read_a_response_is_cut_off() -> None:
    cut = pytest.raises((ConnectionResetError, BrokenPipeError))
    with serving(send_buffer=SMALL) as server, narrow(server) as line, hurried(server), cut:
        ask_without_end(line)


SMUGGLED = b"GET /api/profile HTTP/1.1\r\nHost: x\r\n\r\n"
SIZE = f"{len(SMUGGLED):x}\r\n".encode()


def of_two_lengths(head: str) -> bytes:
    start = f"POST /api/tables HTTP/1.1\r\nHost: x\r\n{head.format(n=len(SIZE))}\r\n\r\n"
    return start.encode() + SIZE + SMUGGLED + b"\r\n0\r\n\r\n"


@pytest.mark.parametrize(
    "sent",
    [
        of_two_lengths("Content-Length: {n}\r\nContent-Length: 60"),
        of_two_lengths("Content-Length: {n}, 60"),
        of_two_lengths("Content-Length: -1"),
        of_two_lengths("Content-Length : {n}"),
        of_two_lengths("Content-Length: {n}\r\nTransfer-Encoding: chunked"),
        of_two_lengths("Transfer-Encoding: chunked\r\nContent-Length: {n}"),
        of_two_lengths("Transfer-Encoding: chunked, identity\r\nContent-Length: {n}"),
        of_two_lengths("Transfer-Encoding : chunked\r\nContent-Length: {n}"),
        b"GET /healthz HTTP/1.1\nHost: x\r\n\r\n" + SMUGGLED,
        b"GET /healthz HTTP/1.1\r\nHost: x\nX: y\r\n\r\n" + SMUGGLED,
        b"GET /healthz HTTP/1.1\r\nHost: x\n\n" + SMUGGLED,
        b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\n\r\n" + SMUGGLED,
    ],
)
@pytest.mark.parametrize("first", [b"", HEAD + b"\r\n"])
def test_a_request_that_can_be_read_in_two_ways_is_refused(first: bytes, sent: bytes) -> None:
    """This holds for the second request on a connection too; nothing after it is read."""
    with bounded() as server, connected(server) as line:
        line.sendall(first + sent)
        answers = [part for part in read_to_end(line).split(b"HTTP/1.1 ") if part]
        statuses = [int(part[:3]) for part in answers if part[:3].isdigit()]
        assert statuses == [200] * bool(first) + [400]
