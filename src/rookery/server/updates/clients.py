"""A connection as a table sees it: a reader with an outbox, whatever the transport."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TypeAlias

from rookery.core.cards import Seat
from rookery.server.limits import Bucket, Limits
from rookery.server.updates.feed import Reader
from rookery.table import protocol as p

_TRIPS_KEPT = 8

ASKED_AFTER = 10.0
"""Seconds of silence after which a client is pinged where its way need not be timed."""

GONE_AFTER = 40.0
"""Seconds of silence after which a client is taken to be gone, for it has answered no ping."""


SendNow: TypeAlias = Callable[[bytes], bool]
"""Sends a message at once, or says that it has to wait."""


class Client:
    """One connection. `outbox` holds what has to wait to be sent; None in it ends the connection.

    With a `send_now` nothing waits in the outbox as long as the other end reads. `when_closed` is
    called when the connection is to end, so that whoever waits for a client that is silent need
    not. `trip` is the shortest of the last measured ways there and back, in seconds, so that a
    client that answers late now and then gains nothing in a race. `heard_at` is when it last said
    anything, None where it speaks by another way.
    """

    __slots__ = (
        "_pinged",
        "_pings",
        "_send_now",
        "_trips",
        "_waiting",
        "address",
        "bucket",
        "heard_at",
        "is_closed",
        "outbox",
        "reader",
        "when_closed",
    )

    def __init__(
        self,
        seat: Seat | None,
        since: int | None,
        address: str,
        limits: Limits,
        *,
        history: bool = False,
        heard_at: float | None = None,
        send_now: SendNow | None = None,
    ) -> None:
        self.reader = Reader(seat, since, history)
        self.address = address
        self.bucket = Bucket(limits.connection_rate, limits.connection_burst)
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(limits.outbox)
        self.is_closed = False
        self.when_closed: Callable[[], object] | None = None
        self.heard_at = heard_at
        self._send_now = send_now
        self._waiting = 0
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
        """Send a message, or put it in the outbox; a client that does not read is closed."""
        if self.is_closed:
            return
        if self._send_now is not None and not self._waiting and self._send_now(message):
            return
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self._end()
        else:
            self._waiting += 1

    def sent(self) -> None:
        """A message of the outbox is on its way, after all that came before it."""
        self._waiting -= 1

    def ping(self, at: float) -> None:
        """Ask for a `pong` to measure the way by."""
        self._pings += 1
        self._pinged = self._pings, at
        self.send(p.encode(p.Ping(self._pings)))

    def keep_up(self, at: float, *, is_timed: bool) -> None:
        """Ping, unless the way need not be timed and the client was heard a moment ago.

        Who says nothing for long, pings notwithstanding, is closed.
        """
        silent_for = ASKED_AFTER if self.heard_at is None else at - self.heard_at
        if silent_for >= GONE_AFTER:
            self.close("silent", "nothing was heard from you, not even an answer to a ping")
        elif is_timed or silent_for >= ASKED_AFTER:
            self.ping(at)

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
