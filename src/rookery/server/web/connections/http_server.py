"""Uvicorn as configured for Rookery: bounded protocols, trusted proxies, an orderly end."""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import uvicorn

from rookery.server.barring import Network
from rookery.server.composition import Server
from rookery.server.limits import Limits
from rookery.server.web.connections.bounded_http import BoundedHttp, WaitingHeads
from rookery.server.web.connections.bounded_socket import BoundedSocket, Flushes
from rookery.table.protocol import LONGEST_FRAME

if TYPE_CHECKING:
    from rookery.server.pool.pool import Pool

_GOODBYE = 2.0
"""When the server stops, clients have this many seconds to receive the last message. Unmeasured."""

_CAUSED_BY_CLIENTS = (
    "Invalid HTTP request received",
    "Unsupported upgrade request",
    "Invalid UTF-8 sequence received",
    "ASGI callable returned without completing handshake",
    "ASGI callable returned without completing response",
)
"""The beginnings of uvicorn's log lines that any client can cause, by requests that are not HTTP,
text that is not UTF-8, a refused socket, or an event stream that nobody reads."""


class HttpServer(uvicorn.Server):
    """Uvicorn's server. It tells the people at tables before it ends their connections."""

    def __init__(
        self,
        config: uvicorn.Config,
        server: Server,
        at_end: Callable[[], None] = lambda: None,
        pool: Pool | None = None,
    ) -> None:
        """`at_end` is called when the server stops; after that, uvicorn may end the process."""
        super().__init__(config)
        self._server = server
        self._at_end = at_end
        self._pool = pool

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop listening, hand over to the pool, tell people, and shut down as uvicorn does."""
        for listener in self.servers:
            listener.close()
        if self._pool is not None:
            await self._pool.drain()
        self._server.close_tables()
        until = time.monotonic() + _GOODBYE
        while self._server.addresses.has_connections and time.monotonic() < until:
            await asyncio.sleep(0.01)
        self._at_end()
        await super().shutdown(sockets)


def configured(
    app: Any, limits: Limits, proxies: Sequence[Network] = (), **changes: Any
) -> uvicorn.Config:
    """The configuration of uvicorn. `changes` replace its arguments.

    No URL is logged. `X-Forwarded-For` and `X-Forwarded-Proto` are read only from connections that
    come from `proxies`. The client is the last address in the chain that is not a proxy's: the
    outermost proxy saw that address.
    """
    logging.getLogger("uvicorn.error").addFilter(_is_worth_a_line)
    usual: dict[str, Any] = {
        "http": partial(BoundedHttp, heads=WaitingHeads(limits, proxies)),
        "ws": partial(BoundedSocket, flushes=Flushes()),
        "ws_max_size": LONGEST_FRAME,
        "ws_per_message_deflate": False,
        "ws_ping_interval": None,  # housekeeping sends its own pings
        "access_log": False,
        "log_config": None,
        "server_header": False,
        "proxy_headers": bool(proxies),
        "forwarded_allow_ips": list(map(str, proxies)),
        "timeout_graceful_shutdown": 2,
    }
    return uvicorn.Config(app, **(usual | changes))


def _is_worth_a_line(record: logging.LogRecord) -> bool:
    """Whether a log line is written; False if clients can cause the line, and so fill the log."""
    return not str(record.msg).startswith(_CAUSED_BY_CLIENTS)
