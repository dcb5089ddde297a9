"""A connection as a table sees it: a reader with an outbox, whatever the transport."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from rookery.core.cards import Seat
from rookery.server import protocol as p
from rookery.server.feed import Reader
from rookery.server.limits import Bucket, Limits

_TRIPS_KEPT = 8


class Client:
    """One connection. `outbox` holds what is still to be sent; None in it ends the connection.

    `when_closed` is called then, so that whoever waits for a client that is silent need not.
    `trip` is the shortest of the last measured ways there and back, in seconds, so that a client
    that answers late now and then gains nothing in a race.
    """

    __slots__ = (
        "_pinged",
        "_pings",
        "_trips",
        "address",
        "bucket",
        "is_closed",
        "outbox",
        "reader",
        "when_closed",
    )

    def __init__(self, seat: Seat | None, since: int | None, address: str, limits: Limits) -> None:
        self.reader = Reader(seat, since)
        self.address = address
        self.bucket = Bucket(limits.connection_rate, limits.connection_burst)
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(limits.outbox)
        self.is_closed = False
        self.when_closed: Callable[[], object] | None = None
        self._pings = 0
        self._pinged: tuple[int, float] | None = None
        self._trips: deque[float] = deque(maxlen=_TRIPS_KEPT)

    @property
    def seat(self) -> Seat | None:
        """Where the client sits; None for a spectator."""
        return self.reader.seat

    @property
    def trip(self) -> float:
        """The way there and back in seconds; 0 while it is not measured."""
        return min(self._trips, default=0.0)

    def send(self, message: bytes) -> None:
        """Put a message in the outbox; a client that does not read is closed."""
        if self.is_closed:
            return
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self._end()

    def ping(self, at: float) -> None:
        """Ask for a `pong` to measure the way by."""
        self._pings += 1
        self._pinged = self._pings, at
        self.send(p.encode(p.Ping(self._pings)))

    def pong(self, n: int, at: float) -> None:
        """A `pong` came; only the answer to the last ping counts."""
        if self._pinged is not None and self._pinged[0] == n:
            self._trips.append(max(0.0, at - self._pinged[1]))
            self._pinged = None

    def close(self, code: str, message: str) -> None:
        """Say why, and end the connection once the outbox is empty."""
        if not self.is_closed:
            self.send(p.encode(p.Bye(code, message)))
            self._end()

    def _end(self) -> None:
        if self.is_closed:
            return
        self.is_closed = True
        while self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)
        if self.when_closed is not None:
            self.when_closed()


class OneAnswer:
    """Waits for the one message that answers a command sent by itself."""

    def __init__(self) -> None:
        self.message: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def send(self, message: bytes) -> None:
        """The answer; later ones are dropped."""
        if not self.message.done():
            self.message.set_result(message)
