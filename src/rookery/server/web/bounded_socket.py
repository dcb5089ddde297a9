"""Uvicorn's WebSocket with bounds on the memory that a client can occupy.

It also has a direct way to send. With ASGI alone, each message would need a task that sends it, and
uvicorn would stop and resume reading for each message received.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

SENDS_NOW = "rookery.sends-now"
"""The name of the ASGI extension that gives an application `BoundedSocket.send_now`."""

NOTES_ARRIVALS = "rookery.notes-arrivals"
"""The name of the ASGI extension that gives an application `BoundedSocket.note_arrivals`."""

TELLS_GONE = "rookery.tells-gone"
"""The name of the ASGI extension that gives an application `BoundedSocket.is_gone`."""

NOTE = "rookery.note"
"""The field of a received message that has the note taken at its arrival."""

LINGERS_FOR = 15.0
"""Seconds that the client of a closed connection has to read the last message. A guess."""

_MOST_UNHEARD = 8
"""Received messages that may wait for the application before reading stops. A guess."""


class BoundedSocket(WebSocketsSansIOProtocol):
    """A socket that disconnects a client which does not read."""

    _is_to_flush = False
    _note: Callable[[], Any] | None = None

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._notes: deque[Any] = deque()

    def handle_connect(self, event: Request) -> None:
        """Offer the extensions to the application, which starts in the next turn of the loop."""
        super().handle_connect(event)
        if not self.handshake_complete:
            self.scope["extensions"][SENDS_NOW] = {"send": self.send_now}
            self.scope["extensions"][NOTES_ARRIVALS] = {"with": self.note_arrivals}
            self.scope["extensions"][TELLS_GONE] = {"by": self.is_gone}

    def is_gone(self) -> bool:
        """Whether the client has disconnected, though messages of it may still be waiting."""
        return self.disconnected or self.conn.state is not OPEN

    def note_arrivals(self, note: Callable[[], Any]) -> None:
        """Give each message from now on what `note` returns at its arrival.

        Messages of one burst arrive together, long before the application takes the second one.
        """
        self._note = note

    def send_now(self, message: bytes) -> bool:
        """Send a text message, in order with those sent by ASGI. Returns False if it has to wait.

        All messages sent in one turn of the event loop leave in one write.
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
        """Queue the message, and stop reading only once several are waiting for the application."""
        may_wait = not self.read_paused and self.queue.qsize() < _MOST_UNHEARD
        if may_wait:
            self.read_paused = True  # pretend, so that uvicorn does not pause it
        waiting = self.queue.qsize()
        super().send_receive_event_to_app()
        if self.queue.qsize() > waiting:
            self._notes.append(None if self._note is None else self._note())
        if may_wait:
            self.read_paused = False

    async def receive(self) -> Any:
        """The next message for the application, with the note of its arrival."""
        message: Any = await super().receive()
        if message["type"] == "websocket.receive":
            message[NOTE] = self._notes.popleft()
        return message

    def handle_ping(self) -> None:
        """Answer a ping, unless earlier answers are not being read (RFC 6455, 5.5.3).

        Uvicorn would keep all answers in memory for a client that sends pings and reads nothing.
        """
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Once the application is done, wait only a limited time for the client to read."""
        super().on_task_complete(task)
        if not self.disconnected:
            self.loop.call_later(LINGERS_FOR, self.transport.abort)
