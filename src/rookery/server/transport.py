"""The two ways to a table: a WebSocket, or server-sent events with a POST for each command."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from rookery.server import protocol as p
from rookery.server.clients import Client, OneAnswer
from rookery.server.hub import Hub
from rookery.server.refusal import Refusal
from rookery.server.room import Room
from rookery.server.steps import Caller
from rookery.server.store import Conflict, StoreFailed

log = logging.getLogger("rookery.transport")

_GOING_AWAY = 1001
_POLICY = 1008
_MOST_LATE = 15.0
"""Seconds without news after which an event stream sends a comment, to be seen to live."""


class BadHello(Refusal):
    """The connection cannot begin."""


def connected(hub: Hub, room: Room, hello: p.Hello, address: str) -> Client:
    """A client for a hello. Raises BadHello."""
    seat = None
    if hello.secret is not None:
        seat = room.authority.table.seat_of(hello.secret)
        if seat is None:
            raise BadHello("released", "this seat has somebody else now")
    elif sum(client.seat is None for client in room.clients) >= hub.limits.spectators:
        raise BadHello("too-many", "this table has all the spectators that it can have")
    if len(room.clients) >= hub.limits.clients_per_table:
        raise BadHello("too-many", "this table has all the connections that it can have")
    return Client(seat, hello.since, address, hub.limits)


async def serve_socket(hub: Hub, socket: WebSocket, code: str, address: str) -> None:
    """A WebSocket from its first message to its end."""
    await socket.accept()
    if not hub.addresses.connect(address):
        await _refuse(socket, "too-many", "your address has too many connections")
        return
    try:
        await _socket_of_table(hub, socket, code, address)
    except WebSocketDisconnect:
        return
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        await _refuse(socket, "bad-message", _what_is_wrong(error))
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
    client = connected(hub, room, hello, address)
    sender = asyncio.create_task(_send_all(socket, client))
    try:
        await room.join(client)
        client.ping(hub.now())
        await _receive_all(hub, socket, room, client)
    finally:
        room.leave(client)
        if client.is_closed:
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(asyncio.shield(sender), 1.0)
        sender.cancel()
        with suppress(asyncio.CancelledError):
            await sender


async def _receive_all(hub: Hub, socket: WebSocket, room: Room, client: Client) -> None:
    while not client.is_closed:
        frame = await _frame(socket)
        if not client.bucket.take(hub.now()):
            client.close("too-fast", "too many messages at once; please try again in a minute")
            return
        try:
            message = p.decode(frame)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            client.close("bad-message", _what_is_wrong(error))
            return
        await obey(hub, room, client, message)


async def obey(hub: Hub, room: Room, client: Client, message: p.AnyFromClient) -> None:
    """Do what a message of a connected client asks for."""
    if isinstance(message, p.Pong):
        client.pong(message.n, hub.now())
        if client.seat is not None:
            room.authority.live.trips[client.seat] = client.trip
    elif isinstance(message, p.Hello):
        client.close("bad-hello", "hello comes once, and first")
    else:
        await _handle(hub, room, client, message)


async def _handle(hub: Hub, room: Room, client: Client, command: p.AnyCommand) -> None:
    try:
        await hub.handle(room, client, command)
    except (StoreFailed, Conflict):
        log.exception("table %s: a command could not be kept", room.code)
        message = "this could not be kept, and so it has not happened; please try again"
        client.send(p.encode(p.Refused(command.id, "not-kept", message)))


async def _frame(socket: WebSocket) -> bytes:
    """The next message, text or binary. Raises WebSocketDisconnect."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", _GOING_AWAY))
    text = message.get("text")
    frame: bytes = message["bytes"] if text is None else text.encode()
    if len(frame) > p.LONGEST_FRAME:
        raise Refusal("bad-message", f"a message has at most {p.LONGEST_FRAME} bytes")
    return frame


async def _send_all(socket: WebSocket, client: Client) -> None:
    """Send what is in the outbox, in order, until it says to end."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while (message := await client.outbox.get()) is not None:
            await socket.send({"type": "websocket.send", "text": message.decode()})
        await socket.close(_POLICY)


async def _refuse(socket: WebSocket, code: str, message: str) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send(
            {"type": "websocket.send", "text": p.encode(p.Bye(code, message)).decode()}
        )
        await socket.close(_POLICY)


def _what_is_wrong(error: Exception) -> str:
    """What is wrong with a message: the form, never what it holds."""
    if isinstance(error, msgspec.ValidationError):
        return f"this message is not of the protocol: {error}"[:200]
    return "a message is one JSON object"


async def event_stream(hub: Hub, room: Room, client: Client) -> AsyncIterator[bytes]:
    """The messages for a client as server-sent events, until it goes or is closed."""
    try:
        await room.join(client)
        client.ping(hub.now())
        while True:
            try:
                message = await asyncio.wait_for(client.outbox.get(), _MOST_LATE)
            except TimeoutError:
                yield b": here\n\n"
                continue
            if message is None:
                return
            yield b"data: " + message + b"\n\n"
    finally:
        room.leave(client)
        hub.addresses.disconnect(client.address)


async def answered(hub: Hub, room: Room, seat: int | None, command: p.AnyCommand) -> bytes:
    """The answer to a command that comes by itself. Raises StoreFailed or Conflict."""
    answer = OneAnswer()
    client = _client_of(room, seat)
    trip = 0.0 if client is None else client.trip
    if isinstance(command, p.Again):
        await hub.again(room, Caller(seat, trip, answer), command)
    elif isinstance(command, p.Hint):
        answer.send(p.encode(await hub.hint(room, seat, command)))
    else:
        await room.command(seat, trip, answer, command)
    return await answer.message


def _client_of(room: Room, seat: int | None) -> Client | None:
    """The connection by which a seat hears."""
    if seat is None:
        return None
    return next((client for client in room.clients if client.seat == seat), None)


def pong(hub: Hub, room: Room, seat: int | None, message: p.Pong) -> None:
    """A `pong` that came by itself."""
    client = _client_of(room, seat)
    if client is not None and seat is not None:
        client.pong(message.n, hub.now())
        room.authority.live.trips[seat] = client.trip
