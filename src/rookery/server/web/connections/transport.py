"""The two transports of a table: WebSockets, or server-sent events with a POST for each command."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

import msgspec
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from rookery.core.messages import Told
from rookery.language import ENGLISH, Language
from rookery.messages import refusals
from rookery.server import metrics
from rookery.server.composition import Server
from rookery.server.database.database import StoreFailed
from rookery.server.database.store import Conflict
from rookery.server.gate import Stream
from rookery.server.sessions import (
    LAST_WORDS,
    Hangup,
    Link,
    Received,
    language_of_hello,
    what_is_wrong,
)
from rookery.server.updates.clients import SendNow
from rookery.server.web.connections.bounded_socket import (
    NOTE,
    NOTES_ARRIVALS,
    SENDS_NOW,
    TELLS_GONE,
)
from rookery.table import protocol as p
from rookery.table.refusal import Refusal

_POLICY = 1008
_MOST_LATE = 15.0
"""After this many seconds without a message, an event stream sends a comment to show that it is
alive. Proxies usually wait for 30 or 60 seconds. Unmeasured."""


ServeLink: TypeAlias = Callable[[Link, str, bytes, str], Awaitable[None]]
"""Serves a link to a table after its first message. Arguments: link, code, hello, address."""


class SocketLink:
    """An open WebSocket."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        extensions = socket.scope["extensions"]
        self.send_now: SendNow | None = extensions.get(SENDS_NOW, {}).get("send")
        self._notes = extensions.get(NOTES_ARRIVALS)
        self._is_gone: Callable[[], bool] = extensions.get(TELLS_GONE, {}).get("by", bool)

    @property
    def is_gone(self) -> bool:
        """Whether the client has disconnected. Some of its messages may still be waiting."""
        return self._is_gone()

    def note_arrivals(self, note: Callable[[], int | None]) -> None:
        """From now on call `note` whenever a message arrives."""
        if self._notes:
            self._notes["with"](note)

    async def receive(self) -> Received:
        """The next message, text or binary. Raises Hangup, and Refusal if it is too long."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise Hangup
        text = message.get("text")
        frame: bytes = message["bytes"] if text is None else text.encode()
        if len(frame) > p.LONGEST_FRAME:
            raise Refusal("bad-message", f"a message has at most {p.LONGEST_FRAME} bytes")
        note = message.get(NOTE)
        return Received(frame, note, is_noted=NOTE not in message or note is not None)

    async def send(self, message: bytes) -> None:
        """Send a message. Raises Hangup."""
        try:
            await self._socket.send({"type": "websocket.send", "text": message.decode()})
        except (WebSocketDisconnect, RuntimeError):
            raise Hangup from None

    async def close(self) -> None:
        """End the connection."""
        with suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(_POLICY)


async def serve_socket(
    server: Server, serve: ServeLink, socket: WebSocket, code: str, address: str
) -> None:
    """Serve a WebSocket from its first message to its end."""
    await socket.accept()
    link = SocketLink(socket)
    if not await server.addresses.admits(address, server.now()):
        await _refuse(link, "too-fast", refusals.connect_too_many())
        return
    if not server.addresses.connect(address):
        await _refuse(link, "too-many", refusals.connect_address_full())
        return
    language = ENGLISH
    try:
        first = await asyncio.wait_for(link.receive(), server.limits.hello_seconds)
        language = language_of_hello(first.frame)
        await serve(link, code, first.frame, address)
    except Hangup:
        return
    except msgspec.DecodeError as error:
        await _refuse(link, "bad-message", what_is_wrong(error))
    except (StoreFailed, Conflict):
        await _refuse(link, "stopping", refusals.connect_later(), language)
    except TimeoutError:
        await _refuse(link, "bad-hello", "the first message must be a hello, at once")
    except Refusal as refusal:
        await _refuse(link, refusal.code, refusal.told, language)
    finally:
        server.addresses.disconnect(address)


async def _refuse(link: SocketLink, code: str, message: Told, language: Language = ENGLISH) -> None:
    metrics.REFUSALS.labels(code).inc()
    with suppress(Hangup):
        await link.send(p.encode(p.Bye(code, language.words(message))))
        await link.close()


class EventStream(StreamingResponse):
    """The messages to a client as server-sent events, until it disconnects or is closed."""

    def __init__(self, stream: Stream, at_end: Callable[[], None] = lambda: None) -> None:
        """`at_end` is called when the stream has ended."""
        super().__init__(self._messages(), media_type="text/event-stream")
        self._stream = stream
        self._at_end = at_end

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send until the stream ends. A closed client that does not read is soon disconnected."""
        task, loop = asyncio.current_task(), asyncio.get_running_loop()
        assert task is not None
        timers: list[asyncio.TimerHandle] = []
        stream = self._stream
        stream.when_closed = lambda: timers.append(loop.call_later(LAST_WORDS, task.cancel))
        try:
            await super().__call__(scope, receive, send)
        except asyncio.CancelledError:
            if not stream.is_closed:
                raise
            task.uncancel()
        finally:
            for timer in timers:
                timer.cancel()
            stream.when_closed = None
            stream.leave()
            self._at_end()

    async def _messages(self) -> AsyncIterator[bytes]:
        while True:
            try:
                message = await asyncio.wait_for(self._stream.outbox.get(), _MOST_LATE)
            except TimeoutError:
                yield b": here\n\n"
                continue
            if message is None:
                return
            yield b"data: " + message + b"\n\n"
            self._stream.sent()
