"""Passes every request for a table to the server that owns the table, this one or another."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from rookery.core.errors import RookeryError
from rookery.language import Language
from rookery.messages import refusals
from rookery.server import dispatch
from rookery.server.composition import Server
from rookery.server.database.database import StoreFailed, StoreUnsure
from rookery.server.database.leases import OwnedElsewhere
from rookery.server.replies import Origin, Reply
from rookery.server.room import Room
from rookery.server.sessions import Hangup, Link, client_of, need_entry, read_hello, serve
from rookery.server.updates.clients import Client
from rookery.table import protocol as p
from rookery.table.refusal import Refusal

_T = TypeVar("_T")

WAITS_FOR = 8.0
"""Seconds that a request waits for a table whose owner has died or is handing it over."""

_ASKS_EVERY = 0.05
"""Seconds between two checks of who owns the table. Unmeasured, as are the next seconds."""

_COMES_WITHIN = 1.0
"""Seconds to wait for a table requested from its owner; after that, messages are relayed."""


class Moved(RookeryError):
    """Another server owns the table now, or the owner does not answer: look up the owner again.

    If `was_sent`, the command may have reached the owner and been carried out.
    """

    code = "moved"

    def __init__(self, reason: str, *, was_sent: bool = False) -> None:
        super().__init__(reason)
        self.was_sent = was_sent


class Stream(Protocol):
    """An event stream. Its messages are in `outbox`; a None there ends the stream."""

    when_closed: Callable[[], object] | None

    @property
    def outbox(self) -> asyncio.Queue[bytes | None]:
        """The messages that wait to be sent."""

    @property
    def is_closed(self) -> bool:
        """Whether the server has ended the stream."""

    def sent(self) -> None:
        """Count one message of the outbox as sent."""

    def leave(self) -> None:
        """Disconnect the client, because it has gone or the stream has ended."""


class Elsewhere(Protocol):
    """Access to tables of other servers. All methods may raise Moved and Refusal.

    `command` and `open`, which serve a POST, may also raise StoreFailed.
    """

    def room_for_more(self) -> str | None:
        """The server that should open the next table; None for this one."""

    def want(self, owner: str, code: str) -> bool:
        """Ask the owner for a table. Returns False at once if no proxy sends its players here."""

    async def socket(self, owner: str, link: Link, code: str, hello: bytes, address: str) -> None:
        """Serve a link until it ends."""

    async def stream(self, owner: str, code: str, hello: bytes, address: str) -> Stream:
        """Start an event stream."""

    async def command(
        self, owner: str, code: str, secret: str | None, body: bytes, origin: Origin
    ) -> Reply:
        """Carry out a command sent by POST."""

    async def open(self, server: str, body: bytes, language: Language) -> Reply:
        """Open a table at another server."""


class RoomStream:
    """An event stream of a table at this server."""

    def __init__(self, room: Room, client: Client) -> None:
        self._room = room
        self._client = client
        self.outbox = client.outbox

    @property
    def is_closed(self) -> bool:
        """Whether the server has ended the stream."""
        return self._client.is_closed

    @property
    def when_closed(self) -> Callable[[], object] | None:
        """A function to be called when the server ends the stream."""
        return self._client.when_closed

    @when_closed.setter
    def when_closed(self, function: Callable[[], object] | None) -> None:
        self._client.when_closed = function

    def sent(self) -> None:
        """Count one message of the outbox as sent."""
        self._client.sent()

    def leave(self) -> None:
        """Disconnect the client, because it has gone."""
        self._room.leave(self._client)


class Gate:
    """The way to the tables of this server and, through `elsewhere`, of other servers."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.elsewhere: Elsewhere | None = None

    async def socket(self, link: Link, code: str, hello: bytes, address: str) -> None:
        """Serve a link after its first message, wherever the table is.

        Raises DecodeError, Refusal, StoreFailed and Conflict if the client is not admitted, and
        Hangup if it has gone before that.
        """
        said = read_hello(hello)

        async def there(other: Elsewhere, owner: str) -> None:
            if link.is_gone:
                raise Hangup
            await other.socket(owner, link, code, hello, address)

        await self._at_owner(
            lambda: serve(self.server, link, code, said, address), there, wanted=code
        )

    async def stream(self, code: str, hello: p.Hello, address: str) -> Stream:
        """Start an event stream. Raises Refusal, StoreFailed and Conflict."""
        return await self._at_owner(
            lambda: self._stream_here(code, hello, address),
            lambda there, owner: there.stream(owner, code, p.encode(hello), address),
            wanted=code,
        )

    async def command(self, code: str, secret: str | None, body: bytes, origin: Origin) -> Reply:
        """Carry out a command sent by POST. Raises `REFUSED`."""
        return await self._at_owner(
            lambda: self.command_here(code, secret, body, origin),
            lambda there, owner: there.command(owner, code, secret, body, origin),
        )

    async def open(self, body: bytes, language: Language) -> Reply:
        """Open a table at the server with most room, and return the reply."""
        there = None if self.elsewhere is None else self.elsewhere.room_for_more()
        if there is None:
            return await self.open_here(body)
        assert self.elsewhere is not None
        try:
            return await self.elsewhere.open(there, body, language)
        except Moved as moved:
            if moved.was_sent:
                raise StoreUnsure(str(moved)) from None
            return await self.open_here(body)

    async def open_here(self, body: bytes) -> Reply:
        """Open a table at this server. Raises `REFUSED`."""
        return Reply(201, p.encode(await self.server.tables.open(p.read(body, p.OpenTable))))

    async def command_here(
        self, code: str, secret: str | None, body: bytes, origin: Origin
    ) -> Reply:
        """Carry out a command at a table of this server."""
        message = p.decode(body)
        if isinstance(message, p.Hello):
            raise Refusal("bad-hello", "a command that comes by itself needs no hello")
        try:
            room = await self._room(code)
        except StoreFailed as failed:  # an earlier attempt may have reached the log
            raise StoreUnsure(str(failed)) from None
        if isinstance(message, p.Pong):
            dispatch.pong(self.server, room, secret, message)
            return Reply(204, b"")
        return Reply(200, await dispatch.answer_of(self.server, room, secret, message, origin))

    async def _stream_here(self, code: str, hello: p.Hello, address: str) -> Stream:
        room = await self._room(code)
        await need_entry(self.server, room, hello)
        client = client_of(self.server, room, hello, address)
        try:
            await room.join(client)
        except BaseException:
            room.leave(client)
            raise
        client.ping(self.server.now())
        return RoomStream(room, client)

    async def _room(self, code: str) -> Room:
        room = await self.server.tables.room(code)
        if room is None:
            raise Refusal("no-table", refusals.no_table())
        return room

    async def _at_owner(
        self,
        here: Callable[[], Awaitable[_T]],
        there: Callable[[Elsewhere, str], Awaitable[_T]],
        *,
        wanted: str | None = None,
    ) -> _T:
        """Call `here`; if another server owns the table, call `there`. Wait while nobody owns it.

        If a proxy sends the table's players to this server, the owner is asked to hand over the
        table, whose code is `wanted`. A command that an owner may have carried out is sent again to
        the next owner, which recognises the id. Raises StoreUnsure if that owner cannot be asked.
        """
        was_sent = False
        loop = asyncio.get_running_loop()
        until = loop.time() + WAITS_FOR
        comes_by = 0.0
        while True:
            try:
                return await here()
            except OwnedElsewhere as it:
                found = it
            except StoreFailed as failed:
                raise _surely(failed, was_sent=was_sent) from None
            if found.is_alive and self.elsewhere is not None:
                if wanted is not None and self.elsewhere.want(found.owner, wanted):
                    wanted, comes_by = None, loop.time() + _COMES_WITHIN
                if loop.time() < comes_by:
                    await asyncio.sleep(_ASKS_EVERY)
                    continue
                try:
                    return await there(self.elsewhere, found.owner)
                except Moved as moved:
                    was_sent |= moved.was_sent
                except StoreFailed as failed:
                    raise _surely(failed, was_sent=was_sent) from None
            if loop.time() > until and was_sent:
                raise StoreUnsure("the server of this table does not answer")
            if loop.time() > until:
                raise Refusal("stopping", refusals.connect_moving())
            await asyncio.sleep(_ASKS_EVERY)


def _surely(failed: StoreFailed, *, was_sent: bool) -> StoreFailed:
    """StoreUnsure instead of StoreFailed if another server may have carried the command out."""
    return StoreUnsure(str(failed)) if was_sent else failed
