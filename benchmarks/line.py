"""The WebSocket of a scripted player: the protocol of `websockets` on asyncio, to be cheap."""

import asyncio
import logging
from typing import cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

_quiet = logging.getLogger("rookery.benchmark")
_quiet.setLevel(logging.CRITICAL)


class Line(asyncio.Protocol):
    """The connection of one player; a subclass says what to do with messages."""

    def __init__(self, url: str) -> None:
        self._socket = ClientProtocol(parse_uri(url), max_size=2**20, logger=_quiet)
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._socket.send_request(self._socket.connect())
        self.flush()

    def data_received(self, data: bytes) -> None:
        self._socket.receive_data(data)
        for event in self._socket.events_received():
            if isinstance(event, Response):
                self.accepted()
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.hear(bytes(event.data))
        self.flush()

    def connection_lost(self, error: Exception | None) -> None:
        self._transport = None

    def accepted(self) -> None:
        """React to the server's acceptance of the connection."""

    def hear(self, frame: bytes) -> None:
        """React to a message from the server."""

    def put(self, frame: bytes) -> None:
        """Queue a message for the next flush."""
        self._socket.send_text(frame)

    def flush(self) -> None:
        """Send the queued messages."""
        if self._transport is not None:
            self._transport.write(b"".join(self._socket.data_to_send()))

    def hang_up(self) -> None:
        """Close the connection at once."""
        if self._transport is not None:
            self._transport.abort()
