"""Uvicorn's WebSocket with bounds on what the other end may leave lying in our memory."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LINGERS_FOR = 15.0
"""Seconds that a closed connection may take to read its last words."""


class BoundedSocket(WebSocketsSansIOProtocol):
    """A socket whose peer reads what it is sent, or is cut off."""

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
