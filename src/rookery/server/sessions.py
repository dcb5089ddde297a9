"""A client's connection to a table, from its hello to its end, whatever carries its messages.

What carries them is a `Link`: a WebSocket, or the relay from another server. Event streams have one
direction only; their commands come by POST.
"""

from __future__ import annotations

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
"""Seconds that a client has to read why the server closes the connection. Unmeasured."""


class BadHello(Refusal):
    """The first message does not begin a connection to this table."""


class Hangup(Exception):
    """The client has gone."""


@dataclass(frozen=True, slots=True)
class Received:
    """A message. `shown` is the note taken at its arrival, if one was (`is_noted`)."""

    frame: bytes
    shown: int | None = None
    is_noted: bool = True


class Link(Protocol):
    """Carries the messages of one client in both directions."""

    @property
    def send_now(self) -> SendNow | None:
        """Sends at once, in order with `send`; None if there is no such way."""

    @property
    def is_gone(self) -> bool:
        """Whether the client has gone, though messages of it may still be waiting."""

    def note_arrivals(self, note: Callable[[], int | None]) -> None:
        """From now on, note at the arrival of each message which version has been shown."""

    async def receive(self) -> Received:
        """The next message. Raises Hangup."""

    async def send(self, message: bytes) -> None:
        """Send a message. Raises Hangup."""

    async def close(self) -> None:
        """End the connection once everything is sent."""


def read_hello(frame: bytes) -> p.Hello:
    """The first message of a client. Raises DecodeError and BadHello."""
    hello = p.decode(frame)
    if not isinstance(hello, p.Hello):
        raise BadHello("bad-hello", "the first message must be a hello")
    return hello


def language_of_hello(frame: bytes) -> Language:
    """The language that the first message of a client asks for; English if it cannot be read."""
    try:
        return spoken_in(read_hello(frame).language or "")
    except (msgspec.DecodeError, Refusal):
        return ENGLISH


async def need_entry(server: Server, room: Room, hello: p.Hello) -> None:
    """Raise Refusal for somebody without a seat at a table whose deals others still play."""
    if hello.secret is None:
        await server.deals.sets.need_open(room.authority.table, None)


def client_of(
    server: Server, room: Room, hello: p.Hello, address: str, link: Link | None = None
) -> Client:
    """Make the client for a hello, on a link or on an event stream (None). Raises BadHello."""
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
        since = None  # what the client has seen is not in the log any more
    language = spoken_in(hello.language or "")
    if link is None:
        return Client(seat, since, address, server.limits, history=hello.history, language=language)
    client = Client(
        seat,
        since,
        address,
        server.limits,
        history=hello.history,
        language=language,
        heard_at=server.now(),
        send_now=link.send_now,
    )
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

    A client that does not speak is that of an event stream. If it has gone by the time that the
    table is open, Hangup is raised, and nothing it said counts: it may have come back at another
    server, and said it there. `let_in` is called once it is at the table. An exception before that
    means that it never was: BadHello or another Refusal, OwnedElsewhere, StoreFailed, Conflict.
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
    """The next message, or None as soon as the client is closed, even while it is silent."""
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
    """Send the messages of the outbox, in order, until it ends."""
    with suppress(Hangup):
        while (message := await client.outbox.get()) is not None:
            await link.send(message)
            client.sent()
        await link.close()


def what_is_wrong(error: Exception) -> str:
    """The fault in a message's form, in words that never repeat its content."""
    if isinstance(error, msgspec.ValidationError):
        return f"this message is not of the protocol: {error}"[:200]
    return "a message is one JSON object"
