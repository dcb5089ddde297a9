"""Uvicorn's HTTP/1.1 with limits on the time and the number of connections of idle clients.

Uvicorn itself waits for ever in three cases: for the rest of a request's head, for the rest of a
body that nobody reads, and for a client that does not read its response.
"""

import asyncio
import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from rookery.server.barring import Network
from rookery.server.http.addresses import is_within, limited_address
from rookery.server.limits import Limits

_MOST_UNREAD = 1 << 20
"""After a response, at most this many bytes of the request's unread body are discarded. If more
bytes arrive, the connection is cut. Unmeasured, as is the next number."""

STALLS_FOR = 30.0
"""A client that reads nothing of its response for this many seconds is disconnected."""


_LOOSE = re.compile(rb"(?<!\r)\n|\n[ \t]")
"""Matches a line end of LF alone, or a line that the next one continues (RFC 9112, 2.2, 5.2)."""

_BOTH = {b"content-length", b"transfer-encoding"}
"""These headers may not both give the length of a body (RFC 9112, 6.3)."""


class WaitingHeads:
    """Counts, per address, the connections that have not sent a complete request yet."""

    def __init__(self, limits: Limits, proxies: Sequence[Network] = ()) -> None:
        """Connections of `proxies` are not counted, because they serve many people."""
        self.seconds = limits.hello_seconds
        self._proxies = proxies
        self._most = limits.heads_per_address
        self._waiting: Counter[str] = Counter()

    def begin(self, host: str) -> bool:
        """Count a new connection. If its address has too many, return False and do not count it."""
        if is_within(host, self._proxies):
            return True
        address = limited_address(host)
        if self._waiting[address] >= self._most:
            return False
        self._waiting[address] += 1
        return True

    def end(self, host: str) -> None:
        """Count a connection as no longer waiting."""
        if is_within(host, self._proxies):
            return
        address = limited_address(host)
        self._waiting[address] -= 1
        if self._waiting[address] <= 0:
            del self._waiting[address]


class StrictConnection(h11.Connection):
    """HTTP that all proxies read alike: RFC 9112 without the deviations that the RFC tolerates.

    If a proxy and a server disagree about where a request ends, a client can smuggle in another
    one.
    """

    def next_event(self) -> Any:
        """The next event. Raises RemoteProtocolError."""
        if self.their_state is h11.IDLE:
            head = self.trailing_data[0].partition(b"\r\n\r\n")[0]
            if _LOOSE.search(head):
                raise h11.RemoteProtocolError("a line ends in LF alone, or is folded")
        event = super().next_event()
        if isinstance(event, h11.Request) and {name for name, _ in event.headers} >= _BOTH:
            raise h11.RemoteProtocolError("Content-Length and Transfer-Encoding in one request")
        return event


class BoundedHttp(H11Protocol):
    """A connection that is cut if its client keeps the server waiting."""

    def __init__(self, *args: Any, heads: WaitingHeads, **options: Any) -> None:
        super().__init__(*args, **options)
        most = self.config.h11_max_incomplete_event_size
        self.conn = StrictConnection(h11.SERVER, *(() if most is None else (most,)))
        self._heads = heads
        self._head_timer: asyncio.TimerHandle | None = None
        self._stall_timer: asyncio.TimerHandle | None = None
        self._unread: int | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start waiting for the first request."""
        super().connection_made(transport)
        self._follow()

    def data_received(self, data: bytes) -> None:
        """Receive data. If too much of an unread body arrives, cut the connection."""
        if self._unread is not None:
            self._unread += len(data)
            if self._unread > _MOST_UNREAD:
                self.transport.abort()
                return
        super().data_received(data)
        self._follow()

    def on_response_complete(self) -> None:
        """Wait for the next request, or for the rest of the present request's body."""
        super().on_response_complete()
        self._follow()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the WebSocket, which has its own limits."""
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._stop_waiting()
        self.resume_writing()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Start a time limit, because the client is not reading."""
        super().pause_writing()
        if self._stall_timer is None:
            self._stall_timer = self.loop.call_later(STALLS_FOR, self.transport.abort)

    def resume_writing(self) -> None:
        """End the time limit, because the client is reading again."""
        super().resume_writing()
        if self._stall_timer is not None:
            self._stall_timer.cancel()
            self._stall_timer = None

    def _follow(self) -> None:
        """Start the timer if the server can only wait for the client; otherwise stop it."""
        if self.transport.get_protocol() is not self:
            return
        is_answered = self.conn.our_state is h11.DONE and self.conn.their_state is h11.SEND_BODY
        self._unread = (self._unread or 0) if is_answered else None
        if not (is_answered or self.conn.their_state is h11.IDLE):
            self._stop_waiting()
        elif self._head_timer is None and not self.transport.is_closing():
            if self._heads.begin(self._host):
                self._head_timer = self.loop.call_later(self._heads.seconds, self._cut)
            else:
                self.transport.abort()

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    def _stop_waiting(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None
            self._heads.end(self._host)

    def _cut(self) -> None:
        """Close the connection. A client that still reads nothing loses the rest of a response."""
        self._stop_waiting()
        self.transport.close()
        self._stall_timer = self._stall_timer or self.loop.call_later(
            STALLS_FOR, self.transport.abort
        )
