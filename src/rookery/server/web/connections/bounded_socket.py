"""Uvicorn's WebSocket with limits on the memory that a client can occupy.

It can also send directly. With ASGI alone, each message sent would need a task, and uvicorn would
stop and resume reading for each message received.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from struct import Struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

SENDS_NOW = "rookery.sends-now"
"""The ASGI extension by which an application gets `BoundedSocket.send_now`."""

NOTES_ARRIVALS = "rookery.notes-arrivals"
"""The ASGI extension by which an application gets `BoundedSocket.note_arrivals`."""

TELLS_GONE = "rookery.tells-gone"
"""The ASGI extension by which an application gets `BoundedSocket.is_gone`."""

NOTE = "rookery.note"
"""The key, in a received message, of the value that `note` returned when the message arrived."""

LINGERS_FOR = 15.0
"""A closed connection waits this many seconds for its client to read the last message. Unmeasured,
as is the next number."""

_MOST_UNHEARD = 8
"""While this many received messages wait for the application, reading stops."""


_WHOLE_TEXT = 0x81
"""The first byte of a frame with a complete text message."""

_HEAD_16, _HEAD_64 = Struct("!BBH"), Struct("!BBQ")
"""The heads of longer frames: their lengths have 16 or 64 bits."""


class Flushes:
    """Flushes all sockets that have something to send, by one callback per turn of the loop."""

    def __init__(self) -> None:
        self._due: list[BoundedSocket] = []

    def add(self, socket: BoundedSocket) -> None:
        """Flush a socket in the next turn of the loop."""
        if not self._due:
            socket.loop.call_soon(self._flush)
        self._due.append(socket)

    def _flush(self) -> None:
        due, self._due = self._due, []
        for socket in due:
            try:
                socket.flush()
            except Exception as error:  # noqa: BLE001 the other sockets must still be flushed
                context = {"message": "a socket could not be flushed", "exception": error}
                asyncio.get_running_loop().call_exception_handler(context)


class BoundedSocket(WebSocketsSansIOProtocol):
    """A WebSocket that disconnects a client that does not read."""

    _is_to_flush = False
    _note: Callable[[], Any] | None = None

    def __init__(self, *args: Any, flushes: Flushes | None = None, **options: Any) -> None:
        super().__init__(*args, **options)
        self._notes: deque[Any] = deque()
        self._flushes = flushes or Flushes()

    def handle_connect(self, event: Request) -> None:
        """Offer the extensions to the application, which starts in the next turn of the loop."""
        super().handle_connect(event)
        if not self.handshake_complete:
            self.scope["extensions"][SENDS_NOW] = {"send": self.send_now}
            self.scope["extensions"][NOTES_ARRIVALS] = {"with": self.note_arrivals}
            self.scope["extensions"][TELLS_GONE] = {"by": self.is_gone}

    def is_gone(self) -> bool:
        """Whether the client has disconnected. Some of its messages may still be waiting."""
        return self.disconnected or self.conn.state is not OPEN

    def note_arrivals(self, note: Callable[[], Any]) -> None:
        """From now on call `note` when a message arrives, and store its result with the message.

        Messages of one burst arrive together, long before the application reads the second one.
        """
        self._note = note

    def send_now(self, message: bytes) -> bool:
        """Send a text at the end of the loop's turn, in ASGI's order; False if it must wait."""
        is_open = self.conn.state is OPEN and not self.transport.is_closing()
        if not is_open or not self.writable.is_set():
            return False
        if self.conn.extensions:
            self.conn.send_text(message)
        else:  # like `send_text`, without an object for each frame
            self.conn.writes += (_text_head(len(message)), message)
        if not self._is_to_flush:
            self._is_to_flush = True
            self._flushes.add(self)
        return True

    def flush(self) -> None:
        """Write the messages sent in this turn of the event loop."""
        self._is_to_flush = False
        output = self.conn.data_to_send()
        if output and not self.transport.is_closing():
            self.transport.write(b"".join(output))

    def send_receive_event_to_app(self) -> None:
        """Queue the message; stop reading only if several messages wait for the application."""
        may_wait = not self.read_paused and self.queue.qsize() < _MOST_UNHEARD
        if may_wait:
            self.read_paused = True  # so that uvicorn does not pause reading
        waiting = self.queue.qsize()
        super().send_receive_event_to_app()
        if self.queue.qsize() > waiting:
            self._notes.append(None if self._note is None else self._note())
        if may_wait:
            self.read_paused = False

    async def receive(self) -> Any:
        """The next message for the application, with what `note` returned when it arrived."""
        message: Any = await super().receive()
        if message["type"] == "websocket.receive":
            message[NOTE] = self._notes.popleft()
        return message

    def handle_ping(self) -> None:
        """Answer a ping, unless the client leaves earlier answers unread (RFC 6455, 5.5.3)."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """When the application is done, give the client a limited time to read."""
        super().on_task_complete(task)
        if not self.disconnected:
            self.loop.call_later(LINGERS_FOR, self.transport.abort)


def _text_head(length: int) -> bytes:
    r"""The head of a frame with a complete text message from a server (RFC 6455, 5.2).

    >>> _text_head(5), _text_head(700)
    (b'\x81\x05', b'\x81~\x02\xbc')
    """
    if length < 126:
        return bytes((_WHOLE_TEXT, length))
    if length < 65536:
        return _HEAD_16.pack(_WHOLE_TEXT, 126, length)
    return _HEAD_64.pack(_WHOLE_TEXT, 127, length)
