"""Running the server for `rookery serve`."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import socket
import time
import webbrowser
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import click
import uvicorn
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from rookery.cli.serve import PORT
from rookery.core.errors import RookeryError
from rookery.server.hub import Hub
from rookery.server.limits import UNBOUNDED, Limits
from rookery.server.log.database import BadDatabase, Migration, default_url
from rookery.server.log.lock import only_server
from rookery.server.log.store import Store
from rookery.server.web.app import create_app
from rookery.server.web.bounded_socket import BoundedSocket
from rookery.server.web.page import page_folder
from rookery.table.protocol import LONGEST_FRAME

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 people in the same house are to join
"""Hosts that stand for all addresses of this machine."""

_ANYWHERE = "192.0.2.1"
"""An address outside this network that belongs to nobody (RFC 5737)."""

_GOODBYE = 2.0
"""Seconds that clients have to take the last message when the server stops. A guess."""

_BACKLOG = 2048
"""Connections that may wait to be accepted."""

_CAUSED_BY_CLIENTS = (
    "Invalid UTF-8 sequence received",
    "ASGI callable returned without completing handshake",
    "ASGI callable returned without completing response",
)
"""The beginnings of uvicorn's log lines about text that is not UTF-8, a refused socket, and an
event stream that nobody reads.
"""


class BadAddress(RookeryError):
    """The server cannot listen on the address that was asked for."""

    code = "bad-address"


def run(
    host: str,
    port: int | None,
    database_url: str | None,
    origins: Sequence[str],
    *,
    keep_days: float | None,
    opens: bool,
    unbounded: bool,
    as_json: bool,
) -> None:
    """Listen, say where, and serve until interrupted. Raises BadAddress and BadDatabase."""
    page_folder()
    if database_url is not None:
        _check_folder(database_url)
    url = database_url or default_url()
    with listen(host, port) as listening, only_server(url):
        address = _address(host, listening)
        port = listening.getsockname()[1]
        store = Store(url)
        if store.migration is not None:
            _tell_migration(store.migration)
        others = _addresses(host, port)
        _say(address, port, others, as_json=as_json)
        limits = replace(UNBOUNDED if unbounded else Limits(), keep_days=keep_days)
        hub = Hub(store, limits)
        app = create_app(hub, frozenset(origins), others)
        config = configured(app)
        _leave_garbage_to_the_hub()
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(_run(config, hub, listening, address if opens else None))


def _check_folder(database_url: str) -> None:
    """Raise BadDatabase if the folder of an SQLite file is missing: it may be mistyped."""
    try:
        url = make_url(database_url)
        is_file = url.get_backend_name() == "sqlite" and url.database
    except (ArgumentError, ValueError):
        return  # the store says what is wrong with the URL
    if is_file and not str(url.database).startswith((":", "file:")):
        folder = Path(str(url.database)).parent
        if not folder.is_dir():
            raise BadDatabase(f"there is no folder {folder} for the database")


def _tell_migration(migration: Migration) -> None:
    kept = f"; as it was before it is in {migration.backup}" if migration.backup else ""
    told = f"The database was brought from layout {migration.before} to {migration.after}{kept}."
    click.echo(told, err=True)


def _leave_garbage_to_the_hub() -> None:
    """Turn automatic garbage collection off; the hub runs it at quiet moments.

    Reference counts free what tables leave behind, and a full collection over thousands of tables
    would hold up every connection.
    """
    gc.freeze()
    gc.disable()


class _Server(uvicorn.Server):
    """Uvicorn's server, which tells the people at its tables before it ends their connections."""

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        super().__init__(config)
        self._hub = hub

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop listening, say goodbye, and then shut down as uvicorn does."""
        for listener in self.servers:
            listener.close()
        self._hub.close_tables()
        until = time.monotonic() + _GOODBYE
        while self._hub.addresses.has_connections and time.monotonic() < until:
            await asyncio.sleep(0.01)
        await super().shutdown(sockets)


async def _run(
    config: uvicorn.Config, hub: Hub, listening: socket.socket, opened: str | None
) -> None:
    logging.getLogger("rookery").setLevel(logging.INFO)
    server = _Server(config, hub)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if opened is not None:
        with contextlib.suppress(webbrowser.Error):
            await asyncio.to_thread(webbrowser.open, opened)
    await serving


def configured(app: Any, **changes: Any) -> uvicorn.Config:
    """The configuration of uvicorn: no URLs in the log, and frames no longer than the protocol's.

    `changes` replace its arguments.
    """
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
    """False for the lines that clients cause, so that they cannot fill the log."""
    return not str(record.msg).startswith(_CAUSED_BY_CLIENTS)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port, or on the first free one from the usual port on. Raises BadAddress."""
    ports = range(PORT, PORT + 20) if port is None else (port,)
    reason = ""
    for each in ports:
        # The protocol is named because asyncio turns Nagle's algorithm off only for TCP.
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, each))
            listening.listen(_BACKLOG)  # early clients wait instead of being turned away
        except OSError as error:
            listening.close()
            reason = reason or error.strerror or str(error)
        except (TypeError, UnicodeError):  # what Python raises for a name that no host can have
            listening.close()
            reason = "this is not the name of a host"
        else:
            return listening
    raise BadAddress(f"cannot listen on {host} port {ports[0]}: {reason}")


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
    """The addresses at which other devices find this server. No other machine is asked."""
    if host not in EVERYWHERE:
        return ()
    return tuple(f"http://{each}:{port}" for each in sorted(_own_addresses()))


def _own_addresses() -> set[str]:
    """The IPv4 addresses of this machine in its networks."""
    found = set()
    with contextlib.suppress(OSError):
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found |= {str(each[4][0]) for each in named}
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as routed:
        routed.connect((_ANYWHERE, 9))  # sends nothing, but chooses a local address
        found.add(str(routed.getsockname()[0]))
    return {each for each in found if not each.startswith("127.")}
