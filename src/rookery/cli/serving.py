"""Running the server for `rookery serve`."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import socket
import webbrowser
from collections.abc import Sequence
from typing import Any

import click
import uvicorn

from rookery.cli.serve import PORT
from rookery.core.errors import RookeryError
from rookery.server.hub import Hub
from rookery.server.limits import UNBOUNDED, Limits
from rookery.server.log.database import default_url
from rookery.server.log.store import Store
from rookery.server.web.app import create_app
from rookery.server.web.bounded_socket import BoundedSocket
from rookery.server.web.page import page_folder
from rookery.table.protocol import LONGEST_FRAME

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 where people in the house can join
_ANYWHERE = "192.0.2.1"
"""An address of nobody (RFC 5737)."""


_BACKLOG = 2048
"""How many connections may wait to be taken."""

_OF_CLIENTS = (
    "Invalid UTF-8 sequence received",
    "ASGI callable returned without completing handshake",
    "ASGI callable returned without completing response",
)
"""What uvicorn calls an error of the client's text, of a socket that we refuse, and of an event
stream that nobody reads.
"""


class BadAddress(RookeryError):
    """The server cannot listen where it was told to."""

    code = "bad-address"


def run(
    host: str,
    port: int | None,
    database_url: str | None,
    origins: Sequence[str],
    *,
    opens: bool,
    unbounded: bool,
    as_json: bool,
) -> None:
    """Listen, say where, and serve until interrupted. Raises BadAddress and BadDatabase."""
    page_folder()
    listening = listen(host, port)
    address = _address(host, listening)
    store = Store(database_url or default_url())
    limits = UNBOUNDED if unbounded else Limits()
    others = _addresses(host, listening.getsockname()[1])
    _say(address, listening.getsockname()[1], others, as_json=as_json)
    app = create_app(Hub(store, limits), frozenset(origins), others)
    config = configured(app)
    _leave_garbage_to_the_hub()
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(_run(config, listening, address if opens else None))


def _leave_garbage_to_the_hub() -> None:
    """Have Python look for no garbage on its own; the hub says when.

    What tables leave behind goes by itself, and to look through thousands of them holds all up.
    """
    gc.freeze()
    gc.disable()


async def _run(config: uvicorn.Config, listening: socket.socket, opened: str | None) -> None:
    logging.getLogger("rookery").setLevel(logging.INFO)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if opened is not None:
        with contextlib.suppress(webbrowser.Error):
            await asyncio.to_thread(webbrowser.open, opened)
    await serving


def configured(app: Any, **changes: Any) -> uvicorn.Config:
    """How uvicorn serves an application of ours: no URL in a log, and no longer frame than ours."""
    logging.getLogger("uvicorn.error").addFilter(_is_worth_a_line)
    usual: dict[str, Any] = {
        "http": "h11",  # strict about where a request ends
        "ws": BoundedSocket,
        "ws_max_size": LONGEST_FRAME,
        "ws_per_message_deflate": False,
        "ws_ping_interval": None,  # the hub pings by messages
        "access_log": False,
        "log_level": "warning",
        "server_header": False,
        "timeout_graceful_shutdown": 2,
    }
    return uvicorn.Config(app, **(usual | changes))


def _is_worth_a_line(record: logging.LogRecord) -> bool:
    """Whether a line tells of more than a client that was turned away: clients fill no log."""
    return not str(record.msg).startswith(_OF_CLIENTS)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port, or on the first free one from the usual on. Raises BadAddress."""
    ports = range(PORT, PORT + 20) if port is None else (port,)
    error: OSError | None = None
    for each in ports:
        try:
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            # Named as TCP, or asyncio would let what is sent wait for what was sent before.
            listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind((host, each))
            listening.listen(_BACKLOG)  # who comes early waits, and is not turned away
        except OSError as failed:
            error = failed
            listening.close()
        else:
            return listening
    assert error is not None
    raise BadAddress(f"cannot listen on {host} port {ports[0]}: {error.strerror or error}")


def _address(host: str, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    shown = "localhost" if host in (*EVERYWHERE, "127.0.0.1") else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def _say(address: str, port: int, others: Sequence[str], *, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps({"address": address, "port": port, "others": list(others)}))
        return
    click.echo(f"Rookery is at {address}  (Ctrl-C ends it; tables are kept)")
    for other in others:
        click.echo(f"From other devices in your network: {other}")
    if not others:
        click.echo("Only this machine can reach it; for others: rookery serve --host 0.0.0.0")


def _addresses(host: str, port: int) -> tuple[str, ...]:
    """Where other devices find this server; none is asked of anybody outside."""
    if host not in EVERYWHERE:
        return ()
    return tuple(f"http://{each}:{port}" for each in sorted(_own_addresses()))


def _own_addresses() -> set[str]:
    """This machine's own IPv4 addresses in its networks."""
    found = set()
    with contextlib.suppress(OSError):
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found |= {str(each[4][0]) for each in named}
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as routed:
        routed.connect((_ANYWHERE, 9))  # sends nothing: it only looks which way that would go
        found.add(str(routed.getsockname()[0]))
    return {each for each in found if not each.startswith("127.")}
