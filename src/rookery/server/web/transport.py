"""The two transports of a table: WebSockets, or server-sent events with a POST for each command."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

import msgspec
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from rookery.server import metrics
from rookery.server.dispatch import dispatch
from rookery.server.hub import Hub
from rookery.server.log.database import StoreFailed
from rookery.server.log.store import Conflict
from rookery.server.room import Room
from rookery.server.updates.clients import Client
from rookery.server.web.bounded_socket import NOTE, NOTES_ARRIVALS, SENDS_NOW
from rookery.table import protocol as p
from rookery.table.refusal import Refusal

_GOING_AWAY = 1001
_POLICY = 1008
_LAST_WORDS = 1.0
"""Seconds that a client has to read why the server closes the connection. A guess."""

_MOST_LATE = 15.0
"""Seconds without a message after which an event stream sends a comment, to show that it is alive.
A guess: proxies usually wait for 30 or 60."""


class BadHello(Refusal):
    """The first message does not begin a connection to this table."""


def connected(
    hub: Hub, room: Room, hello: p.Hello, address: str, socket: WebSocket | None = None
) -> Client:
    """Make the client for a hello, on a WebSocket or on an event stream (None). Raises BadHello."""
    seat = None
    if hello.secret is not None:
        seat = room.authority.table.seat_of(hello.secret)
        if seat is None:
            raise BadHello("released", "this seat has somebody else now")
    elif sum(client.seat is None for client in room.clients) >= hub.limits.spectators:
        raise BadHello("too-many", "this table has all the spectators that it can have")
    if len(room.clients) >= hub.limits.clients_per_table:
        raise BadHello("too-many", "this table has all the connections that it can have")
    since = hello.since
    if since is not None and since > room.authority.table.version:
        since = None  # what the client has seen is not in the log any more
    if socket is None:
        return Client(seat, since, address, hub.limits, history=hello.history)
    short_way = socket.scope["extensions"].get(SENDS_NOW, {})
    client = Client(
        seat,
        since,
        address,
        hub.limits,
        history=hello.history,
        heard_at=hub.now(),
        send_now=short_way.get("send"),
    )
    if notes := socket.scope["extensions"].get(NOTES_ARRIVALS):
        notes["with"](lambda: client.reader.version)
    return client


async def serve_socket(hub: Hub, socket: WebSocket, code: str, address: str) -> None:
    """Serve a WebSocket from its first message to its end."""
    await socket.accept()
    if not hub.addresses.may_request(address, hub.now()):
        await _refuse(socket, "too-fast", "too many connections at once; please wait a little")
        return
    if not hub.addresses.connect(address):
        await _refuse(socket, "too-many", "your address has too many connections")
        return
    try:
        await _socket_of_table(hub, socket, code, address)
    except WebSocketDisconnect:
        return
    except msgspec.DecodeError as error:
        await _refuse(socket, "bad-message", _what_is_wrong(error))
    except (StoreFailed, Conflict):
        await _refuse(socket, "stopping", "the table cannot be shown now; please try again")
    except TimeoutError:
        await _refuse(socket, "bad-hello", "the first message must be a hello, at once")
    except Refusal as refusal:
        await _refuse(socket, refusal.code, str(refusal))
    finally:
        hub.addresses.disconnect(address)


async def _socket_of_table(hub: Hub, socket: WebSocket, code: str, address: str) -> None:
    hello = p.decode(await asyncio.wait_for(_frame(socket), hub.limits.hello_seconds))
    if not isinstance(hello, p.Hello):
        raise BadHello("bad-hello", "the first message must be a hello")
    room = await hub.room(code)
    if room is None:
        raise BadHello("no-table", "there is no table with this code")
    client = connected(hub, room, hello, address, socket)
    sender = asyncio.create_task(_send_all(socket, client))
    try:
        await room.join(client)
        client.ping(hub.now())
        await _receive_all(hub, socket, room, client)
    finally:
        room.leave(client)
        if client.is_closed:
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(asyncio.shield(sender), _LAST_WORDS)
        sender.cancel()
        with suppress(asyncio.CancelledError):
            await sender


async def _receive_all(hub: Hub, socket: WebSocket, room: Room, client: Client) -> None:
    while not client.is_closed:
        frame = await _next_frame(socket, client)
        if frame is None:
            return
        client.heard_at = hub.now()
        if not client.bucket.take(client.heard_at):
            client.close("too-fast", "too many messages at once; please try again in a minute")
            return
        try:
            message = p.decode(frame)
        except msgspec.DecodeError as error:
            client.close("bad-message", _what_is_wrong(error))
            return
        await dispatch(hub, room, client, message)


async def _next_frame(socket: WebSocket, client: Client) -> bytes | None:
    """The next message, or None as soon as the client is closed, even while it is silent."""
    task = asyncio.current_task()
    assert task is not None
    client.when_closed = task.cancel
    try:
        return await _frame(socket, client)
    except asyncio.CancelledError:
        if not client.is_closed:
            raise
        task.uncancel()
        return None
    finally:
        client.when_closed = None


async def _frame(socket: WebSocket, client: Client | None = None) -> bytes:
    """The next message, text or binary. Raises WebSocketDisconnect."""
    message = await socket.receive()
    if client is not None and (NOTE not in message or message[NOTE] is not None):
        client.shown = message.get(NOTE)
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", _GOING_AWAY))
    text = message.get("text")
    frame: bytes = message["bytes"] if text is None else text.encode()
    if len(frame) > p.LONGEST_FRAME:
        raise Refusal("bad-message", f"a message has at most {p.LONGEST_FRAME} bytes")
    return frame


async def _send_all(socket: WebSocket, client: Client) -> None:
    """Send the messages of the outbox, in order, until it ends."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while (message := await client.outbox.get()) is not None:
            await socket.send({"type": "websocket.send", "text": message.decode()})
            client.sent()
        await socket.close(_POLICY)


async def _refuse(socket: WebSocket, code: str, message: str) -> None:
    metrics.REFUSALS.labels(code).inc()
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send(
            {"type": "websocket.send", "text": p.encode(p.Bye(code, message)).decode()}
        )
        await socket.close(_POLICY)


def _what_is_wrong(error: Exception) -> str:
    """What is wrong with a message's form; its content is never repeated."""
    if isinstance(error, msgspec.ValidationError):
        return f"this message is not of the protocol: {error}"[:200]
    return "a message is one JSON object"


class EventStream(StreamingResponse):
    """A client's messages as server-sent events, until it disconnects or is closed."""

    def __init__(self, hub: Hub, room: Room, client: Client) -> None:
        super().__init__(self._messages(), media_type="text/event-stream")
        self._hub = hub
        self._room = room
        self._client = client

    async def begin(self) -> EventStream:
        """Join the table. If this raises StoreFailed or Conflict, the client has left again."""
        try:
            await self._room.join(self._client)
        except BaseException:
            self._end()
            raise
        self._client.ping(self._hub.now())
        return self

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send until the stream ends; a closed client that does not read is soon cut off."""
        task, loop = asyncio.current_task(), asyncio.get_running_loop()
        assert task is not None
        timers: list[asyncio.TimerHandle] = []
        self._client.when_closed = lambda: timers.append(loop.call_later(_LAST_WORDS, task.cancel))
        try:
            await super().__call__(scope, receive, send)
        except asyncio.CancelledError:
            if not self._client.is_closed:
                raise
            task.uncancel()
        finally:
            for timer in timers:
                timer.cancel()
            self._end()

    def _end(self) -> None:
        self._client.when_closed = None
        self._room.leave(self._client)
        self._hub.addresses.disconnect(self._client.address)

    async def _messages(self) -> AsyncIterator[bytes]:
        while True:
            try:
                message = await asyncio.wait_for(self._client.outbox.get(), _MOST_LATE)
            except TimeoutError:
                yield b": here\n\n"
                continue
            if message is None:
                return
            yield b"data: " + message + b"\n\n"
