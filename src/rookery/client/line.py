"""A connection to a table, which sends no faster than servers allow."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from rookery.client.links import Link
from rookery.core.errors import RookeryError
from rookery.table import protocol as p

SILENT_FOR = 25.0
"""Seconds of silence after which a connection is considered broken; servers ping more often."""

_OPENS_WITHIN = 10.0
"""Maximum number of seconds for opening a connection. Unmeasured."""

_read: Callable[[bytes | str], p.AnyFromServer] = p.reader(p.AnyFromServer)
_KNOWN = {str(each.__struct_config__.tag) for each in p.AnyFromServer.__args__}


class CannotJoin(RookeryError):
    """The table cannot be joined, or playing there cannot continue."""

    code = "cannot-join"


class LostError(Exception):
    """The connection has ended. `bye` is the server's last message, if it gave a reason."""

    def __init__(self, reason: str, bye: p.Bye | None = None) -> None:
        super().__init__(reason)
        self.bye = bye


@dataclass(slots=True)
class Throttle:
    """A token bucket that stays below a server's limits (5 messages a second, 60 at once).

    `rate` is in tokens a second; at most `burst` tokens are saved up.
    """

    rate: float = 4.5
    burst: float = 45.0
    tokens: float = field(init=False)
    filled_at: float = field(init=False, default=0.0)

    def __post_init__(self) -> None:
        self.tokens = self.burst

    def take(self, at: float) -> float:
        """Take a token. Returns the seconds to wait before the message may be sent."""
        self.tokens = min(self.burst, self.tokens + (at - self.filled_at) * self.rate)
        self.filled_at = at
        self.tokens -= 1
        return max(0.0, -self.tokens / self.rate)


class Line:
    """An open connection."""

    def __init__(self, socket: ClientConnection, throttle: Throttle) -> None:
        self._socket = socket
        self._throttle = throttle
        self._bye: p.Bye | None = None

    async def say(self, message: p.FromClient) -> None:
        """Send a message; delay it if many were sent just before. Raises LostError."""
        await asyncio.sleep(self._throttle.take(asyncio.get_running_loop().time()))
        await self._send(message)

    async def hear(self) -> p.AnyFromServer:
        """Wait for a message other than a ping or a bye. Raises LostError or CannotJoin."""
        while True:
            try:
                async with asyncio.timeout(SILENT_FOR):
                    frame = await self._socket.recv()
            except ConnectionClosed:
                raise LostError("the connection was lost", self._bye) from None
            except TimeoutError:
                raise LostError("nothing was heard from the server") from None
            match message := _message(frame):
                case p.Ping(n=n):
                    self._throttle.take(asyncio.get_running_loop().time())
                    await self._send(p.Pong(n))
                case p.Bye():
                    self._bye = message
                case None:
                    continue
                case _:
                    return message

    async def _send(self, message: p.FromClient) -> None:
        try:
            await self._socket.send(p.encode(message).decode())
        except ConnectionClosed:
            raise LostError("the connection was lost", self._bye) from None


class _Tagged(msgspec.Struct):
    type: str


def _message(frame: str | bytes) -> p.AnyFromServer | None:
    """Decode a message of the server, None if of an unknown type. Raises CannotJoin if invalid."""
    try:
        return _read(frame)
    except msgspec.DecodeError as error:
        with suppress(msgspec.DecodeError):
            if p.read(frame, _Tagged).type not in _KNOWN:
                return None
        raise CannotJoin(f"the server sent what this version cannot read: {error}") from None


@asynccontextmanager
async def connected(link: Link, hello: p.Hello, throttle: Throttle) -> AsyncIterator[Line]:
    """Connect and send the hello. Raises LostError."""
    try:
        socket = await connect(
            link.socket,
            compression=None,
            open_timeout=_OPENS_WITHIN,
            ping_interval=None,  # the server sends its own pings
            close_timeout=1,
            max_size=2**22,
            proxy=None if link.is_local else True,
        )
    except InvalidStatus as error:
        status = error.response.status_code
        raise LostError(f"{link.origin} is not a Rookery server: it answers {status}") from None
    except InvalidHandshake as error:
        raise LostError(f"{link.origin} is not a Rookery server: {error}") from None
    except TimeoutError:
        raise LostError(f"{link.origin} does not answer") from None
    except OSError as error:
        raise LostError(f"{link.origin} cannot be reached: {_reason_of(error)}") from None
    async with socket:
        line = Line(socket, throttle)
        await line.say(hello)
        yield line


def _reason_of(error: OSError) -> str:
    """Why a connection failed, without error numbers or addresses."""
    if isinstance(error, ConnectionRefusedError):
        return "no server is listening there"
    return error.strerror or str(error)
