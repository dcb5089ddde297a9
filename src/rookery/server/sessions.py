"""A client's connection to a table, from its hello to its end, over any transport.

The transport is a `Link`: a WebSocket, or the relay from another server. An event stream only
carries messages to the client, whose commands come by POST.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

import msgspec

from rookery.language import ENGLISH, Language, spoken_in
from rookery.messages import refusals
from rookery.server.composition import Server
from rookery.server.dispatch import dispatch
from rookery.server.room import Room
from rookery.server.updates.clients import Client, SendNow
from rookery.table import protocol as p
from rookery.table.refusal import Refusal

LAST_WORDS = 1.0
"""Seconds that a client has to read the reason before the connection closes. Unmeasured."""


class BadHello(Refusal):
    """The first message cannot start a connection to this table."""


class Hangup(Exception):
    """The client has gone."""


@dataclass(frozen=True, slots=True)
class Received:
    """A message. If `is_noted`, `shown` is the last version sent before the message came."""

    frame: bytes
    shown: int | None = None
    is_noted: bool = True


class Link(Protocol):
    """Carries the messages of one client in both directions."""

    @property
    def send_now(self) -> SendNow | None:
        """A function that sends without waiting, in order with `send`; None if there is none."""

    @property
    def is_gone(self) -> bool:
        """Whether the client has gone. Some of its messages may still be waiting."""

    def note_arrivals(self, note: Callable[[], int | None]) -> None:
        """Call `note` whenever a message arrives; it returns the version shown by then."""

    async def receive(self) -> Received:
        """Wait for the next message. Raises Hangup."""

    async def send(self, message: bytes) -> None:
        """Send a message. Raises Hangup."""

    async def close(self) -> None:
        """Close the connection once everything is sent."""


def read_hello(frame: bytes) -> p.Hello:
    """Decode the first message of a client. Raises DecodeError and BadHello."""
    hello = p.decode(frame)
    if not isinstance(hello, p.Hello):
        raise BadHello("bad-hello", "the first message must be a hello")
    return hello


def language_of_hello(frame: bytes) -> Language:
    """The language that a client's first message asks for; English if it cannot be read."""
    try:
        return spoken_in(read_hello(frame).language or "")
    except (msgspec.DecodeError, Refusal):
        return ENGLISH


async def need_entry(server: Server, room: Room, hello: p.Hello) -> None:
    """Raise Refusal if the sender has no seat, and other tables still play the same deals."""
    if hello.secret is None:
        await server.deals.sets.need_open(room.authority.table, None)


def client_of(
    server: Server, room: Room, hello: p.Hello, address: str, link: Link | None = None
) -> Client:
    """The client for a hello. Without a link, it gets an event stream. Raises BadHello."""
    seat = None
    if hello.secret is not None:
        seat = room.authority.table.seat_of(hello.secret)
        if seat is None:
            raise BadHello("released", refusals.seat_gone())
    elif room.clients.spectators >= server.limits.spectators:
        raise BadHello("too-many", refusals.connect_spectators())
    if len(room.clients) >= server.limits.clients_per_table:
        raise BadHello("too-many", refusals.connect_table_full())
    since = hello.since
    if since is not None and since > room.authority.table.version:
        since = None  # the log has lost events that the client has seen
    client = Client(
        seat,
        since,
        address,
        server.limits,
        history=hello.history,
        language=spoken_in(hello.language or ""),
        portrait=hello.portrait,
        heard_at=None if link is None else server.now(),
        send_now=None if link is None else link.send_now,
    )
    if link is not None:
        link.note_arrivals(lambda: client.reader.version)
    return client


async def serve(
    server: Server,
    link: Link,
    code: str,
    hello: p.Hello,
    address: str,
    *,
    speaks: bool = True,
    let_in: Callable[[], None] = lambda: None,
) -> None:
    """Connect a client to a table, and serve it until either side ends the connection.

    `speaks` is false for an event stream, whose client sends nothing. `let_in` is called once the
    client is at the table. Raises BadHello or another Refusal, OwnedElsewhere, StoreFailed or
    Conflict if the client is not admitted. Raises Hangup if the client has gone before that; its
    messages are dropped, because it may have sent them again to another server.
    """
    room = await server.tables.room(code)
    if room is None:
        raise BadHello("no-table", refusals.no_table())
    await need_entry(server, room, hello)
    language = spoken_in(hello.language or "")
    if not language.is_loaded:
        await asyncio.to_thread(language.load)
    if link.is_gone:
        raise Hangup
    client = client_of(server, room, hello, address, link if speaks else None)
    sender = asyncio.create_task(_send_all(link, client))
    try:
        await room.join(client)
        let_in()
        client.ping(server.now())
        with suppress(Hangup):
            if speaks:
                await _receive_all(server, link, room, client)
            elif not client.is_closed:
                await _next(link, client)
    finally:
        room.leave(client)
        if client.is_closed:
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(asyncio.shield(sender), LAST_WORDS)
        sender.cancel()
        with suppress(asyncio.CancelledError):
            await sender


async def _receive_all(server: Server, link: Link, room: Room, client: Client) -> None:
    while not client.is_closed:
        received = await _next(link, client)
        if received is None:
            return
        if received.is_noted:
            client.shown = received.shown
        client.heard_at = server.now()
        if not client.bucket.take(client.heard_at):
            client.close("too-fast", refusals.messages_too_many())
            return
        try:
            message = p.decode(received.frame)
        except msgspec.DecodeError as error:
            client.close("bad-message", what_is_wrong(error))
            return
        await dispatch(server, room, client, message)


async def _next(link: Link, client: Client) -> Received | None:
    """Wait for the next message; None once the server has disconnected a silent client."""
    task = asyncio.current_task()
    assert task is not None
    client.when_closed = task.cancel
    try:
        return await link.receive()
    except asyncio.CancelledError:
        if not client.is_closed:
            raise
        task.uncancel()
        return None
    finally:
        client.when_closed = None


async def _send_all(link: Link, client: Client) -> None:
    """Send the messages of the outbox in order until the outbox ends."""
    with suppress(Hangup):
        while (message := await client.outbox.get()) is not None:
            await link.send(message)
            client.sent()
        await link.close()


def what_is_wrong(error: Exception) -> str:
    """Describe what is wrong with the form of a message, without repeating its content."""
    if isinstance(error, msgspec.ValidationError):
        return f"this message is not of the protocol: {error}"[:200]
    return "a message is one JSON object"
