"""The real server on a free port, in a thread of the test's process, so that it can look inside."""

import asyncio
import contextlib
import gc
import json
import logging
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from ipaddress import ip_network
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from rookery.cli.server.serving import listen
from rookery.server.composition import Server, composed
from rookery.server.database.store import Store
from rookery.server.http.site import Site
from rookery.server.limits import UNBOUNDED, Limits
from rookery.server.room import Room
from rookery.server.web.app import create_app
from rookery.server.web.connections.http_server import configured
from tests.server.quick import quick_bot

T = TypeVar("T")

DEADLINE = 60.0
"""Seconds after which a test that waits in vain fails."""

KEPT_BRIEFLY = httpx.Limits(keepalive_expiry=1.0)
"""Clients reuse a connection for less long than the server keeps it (uvicorn: five seconds), or a
request could arrive just when the server closes it."""

PLAIN: dict[str, Any] = {"timeout": DEADLINE, "trust_env": False, "verify": False}
"""Options of HTTP clients. None reads certificates: that takes longer than to make a server."""

_OURS = ("rookery", "uvicorn", "starlette", "asyncio", "sqlalchemy")


class Heard(logging.Handler):
    """Keeps every line that the server logs, with its traceback; the tests' clients are left out.

    A line that contains a word of `planted` comes from a fault that the test planted, and does not
    count as an error.
    """

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []
        self.errors: list[str] = []
        self.planted: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.partition(".")[0] not in _OURS:
            return
        line = self.format(record)
        self.lines.append(line)
        is_planted = any(word in line for word in self.planted)
        if record.levelno >= logging.ERROR and not is_planted:
            self.errors.append(line)


@dataclass
class Serving:
    """A server that runs in a thread of this process. What it logs is in `heard`."""

    port: int
    parts: Server
    loop: asyncio.AbstractEventLoop
    heard: Heard
    http: httpx.Client = field(repr=False)

    @property
    def address(self) -> str:
        """Where the server is, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    def alone(self, method: str, path: str, **more: Any) -> httpx.Response:
        """The answer to a request on a new connection, which the server may close afterwards."""
        address = f"{self.address}{path}"
        return httpx.request(method, address, **PLAIN, **more)

    def open_table(self, game: str = "dixie", **wanted: Any) -> dict[str, Any]:
        """Open a table; the answer has its `code`, and the host's `seat` and `secret`."""
        body = {"game": game, "name": "Ann", "pace": "instant"} | wanted
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened

    def command(self, code: str, secret: str | None, **command: Any) -> Any:
        """POST a command and return the answer."""
        headers = {} if secret is None else {"authorization": f"Bearer {secret}"}
        answer = self.http.post(f"/api/tables/{code}/commands", json=command, headers=headers)
        return answer.json() if answer.content else None

    @contextlib.contextmanager
    def socket(self, code: str, **changes: Any) -> Iterator[ClientConnection]:
        """A socket to a table on which nothing has been sent yet."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{code}/socket"
        usual = {"compression": None, "proxy": None, "open_timeout": DEADLINE, "close_timeout": 1}
        with connect(address, **(usual | changes)) as line:
            yield line

    @contextlib.contextmanager
    def seat(
        self, code: str, secret: str | None = None, since: int | None = None, **changes: Any
    ) -> Iterator[ClientConnection]:
        """A socket that has said hello."""
        with self.socket(code, **changes) as line:
            with contextlib.suppress(ConnectionClosed):  # it may be closed before the hello
                line.send(json.dumps({"type": "hello", "secret": secret, "since": since}))
            yield line

    def look(self, at: Callable[[], T]) -> T:
        """Call a function on the server's event loop, between two of its steps."""

        async def looked() -> T:
            return at()

        return self.run(looked())

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine on the server's event loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(DEADLINE)

    def room(self, code: str) -> Room:
        """A table that is in the server's memory."""
        return self.look(lambda: self.parts.tables.rooms[code])

    def assert_calm(self) -> None:
        """Assert that the server logged no unexpected error."""
        gc.collect()  # a failed task that nobody awaited is logged when it is collected
        self.look(lambda: None)
        assert not self.heard.errors, "\n".join(self.heard.errors)


@contextlib.contextmanager
def hurried(server: Serving) -> Iterator[None]:
    """Within this, the clock of the server's event loop runs ten thousand times as fast."""
    loop, real = server.loop, server.loop.time
    began = real()

    def sped() -> float:
        return began + (real() - began) * 10_000

    def slow_down() -> None:
        ahead = sped() - real()
        loop.time = lambda: real() + ahead  # type: ignore[method-assign]

    loop.time = sped  # type: ignore[method-assign]
    server.look(lambda: None)  # it looks at the time anew
    try:
        yield
    finally:
        server.look(slow_down)


def until(what: Callable[[], T], seconds: float = DEADLINE) -> T:
    """Ask repeatedly until the answer is true, and return it; fails if none is in time."""
    end = time.monotonic() + seconds
    while not (found := what()):
        assert time.monotonic() < end, "the condition did not become true in time"
        time.sleep(0.002)
    return found


def message_of(line: ClientConnection, *kinds: str, seconds: float = DEADLINE) -> dict[str, Any]:
    """The next message of the given kinds; pings are answered, and other messages skipped."""
    end = time.monotonic() + seconds
    while True:
        message: dict[str, Any] = json.loads(line.recv(max(0.001, end - time.monotonic())))
        if message["type"] == "ping":
            with contextlib.suppress(ConnectionClosed):
                line.send(json.dumps({"type": "pong", "n": message["n"]}))
        if message["type"] in kinds:
            return message


def say(line: ClientConnection, **message: Any) -> None:
    line.send(json.dumps(message))


def farewell(line: ClientConnection, seconds: float = DEADLINE) -> str | None:
    """The code of the last message before the connection ends; None if there was none."""
    code, end = None, time.monotonic() + seconds
    with contextlib.suppress(ConnectionClosed):
        while True:
            message = json.loads(line.recv(max(0.001, end - time.monotonic())))
            if message["type"] == "bye":
                assert message["message"]
                code = message["code"]
    return code


@contextlib.contextmanager
def serving(
    limits: Limits = UNBOUNDED,
    *,
    url: str | None = None,
    origins: frozenset[str] = frozenset(),
    proxies: Sequence[str] = (),
    config: Mapping[str, Any] | None = None,
    send_buffer: int | None = None,
    **making: Any,
) -> Iterator[Serving]:
    """Run a server in a thread of this process; `making` are arguments of its server.

    `config` changes uvicorn's settings, and `send_buffer` the bytes that a socket buffers.
    At the end, fails if an error was logged that does not contain a word of `heard.planted`.
    """
    heard = Heard()
    heard.setFormatter(logging.Formatter("%(levelname)s %(name)s %(message)s"))
    root, ours = logging.getLogger(), logging.getLogger("rookery")
    root.addHandler(heard)
    level = ours.level
    ours.setLevel(logging.INFO)
    try:
        with TemporaryDirectory() as folder:
            store = Store(url or f"sqlite:///{folder}/tables.db", survives_power_cut=False)
            server = composed(store, limits, **{"make_bot": quick_bot, **making})
            site = Site(origins, proxies=tuple(map(ip_network, proxies)))
            configuration = configured(
                create_app(server, site), limits, site.proxies, **(config or {})
            )
            with _in_thread(configuration, send_buffer) as (loop, port):
                address = f"http://127.0.0.1:{port}"
                with httpx.Client(base_url=address, limits=KEPT_BRIEFLY, **PLAIN) as http:
                    it = Serving(port, server, loop, heard, http)
                    yield it
                    it.assert_calm()
        assert not heard.errors, "\n".join(heard.errors)
    finally:
        ours.setLevel(level)
        root.removeHandler(heard)


@contextlib.contextmanager
def _in_thread(
    config: uvicorn.Config, send_buffer: int | None
) -> Iterator[tuple[asyncio.AbstractEventLoop, int]]:
    """Run uvicorn in a thread, as `rookery serve` configures it."""
    server = uvicorn.Server(config)
    loops: list[asyncio.AbstractEventLoop] = []

    async def serve(listening: socket.socket) -> None:
        loops.append(asyncio.get_running_loop())
        await server.serve(sockets=[listening])

    with listen("127.0.0.1", 0) as listening:
        if send_buffer is not None:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        thread = threading.Thread(target=lambda: asyncio.run(serve(listening)), name="serving")
        thread.start()
        try:
            until(lambda: server.started or not thread.is_alive())
            assert server.started
            yield loops[0], listening.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join(DEADLINE)
            assert not thread.is_alive(), "the server does not stop"
