"""Uvicorn's WebSocket, with bounds on what the other end may leave in our memory.

It also has a short way out. By ASGI alone, each message that a table tells a seat would need a task
to send it, and uvicorn would stop and start to read for each that comes.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

SENDS_NOW = "rookery.sends-now"
"""The extension of ASGI by which an application finds `BoundedSocket.send_now`."""

LINGERS_FOR = 15.0
"""Seconds that a closed connection may take to read its last words."""

_MOST_UNHEARD = 8
"""Messages that may wait for the application before we stop to read."""


class BoundedSocket(WebSocketsSansIOProtocol):
    """A socket whose peer reads what it is sent, or is cut off."""

    _is_to_flush = False

    def handle_connect(self, event: Request) -> None:
        """Offer the short way to the application, which begins in the loop's next turn."""
        super().handle_connect(event)
        if not self.handshake_complete:
            self.scope["extensions"][SENDS_NOW] = {"send": self.send_now}

    def send_now(self, message: bytes) -> bool:
        """Send a text message in order with what goes the usual way; False if that has to wait.

        What is sent in one turn of the loop leaves in one piece.
        """
        is_open = self.conn.state is OPEN and not self.transport.is_closing()
        if not is_open or not self.writable.is_set():
            return False
        self.conn.send_text(message)
        if not self._is_to_flush:
            self._is_to_flush = True
            self.loop.call_soon(self._flush)
        return True

    def _flush(self) -> None:
        self._is_to_flush = False
        output = self.conn.data_to_send()
        if output and not self.transport.is_closing():
            self.transport.write(b"".join(output))

    def send_receive_event_to_app(self) -> None:
        """Let a few messages wait before reading is stopped."""
        may_wait = not self.read_paused and self.queue.qsize() < _MOST_UNHEARD
        if may_wait:
            self.read_paused = True  # as if it were, so that it is not
        super().send_receive_event_to_app()
        if may_wait:
            self.read_paused = False

    def handle_ping(self) -> None:
        """Answer a ping, unless the answers to earlier ones are not being read (RFC 6455, 5.5.3).

        Uvicorn would keep them all, as long as somebody sends pings and reads nothing.
        """
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The application is done with the connection: do not wait for ever until it is read."""
        super().on_task_complete(task)
        if not self.disconnected:
            self.loop.call_later(LINGERS_FOR, self.transport.abort)
