"""A client of a table over any transport: what it has received, its outbox and its round trip."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TypeAlias

from msgspec import UNSET, UnsetType

from rookery.core.cards import Seat
from rookery.core.messages import Told
from rookery.language import ENGLISH, Language
from rookery.messages import refusals
from rookery.server.limits import Bucket, Limits
from rookery.server.updates.feed import Reader
from rookery.table import protocol as p

_TRIPS_KEPT = 8

ASKED_AFTER = 10.0
"""At tables where round trips do not matter, a client is pinged after this many silent seconds.
Unmeasured, as is the next number."""

SILENT_AFTER = 8.0
"""Seconds of silence after which a client that is pinged every 5 is shown as away."""

GONE_AFTER = 40.0
"""A client that is silent for this many seconds, despite pings, counts as gone."""


SendNow: TypeAlias = Callable[[bytes], bool]
"""Sends a message at once and returns True, or returns False if the message must wait."""


class Client:
    """One connection. `outbox` has the messages that wait to be sent; a None in it ends the
    connection.

    With `send_now`, messages bypass the outbox while the other end reads. `when_closed` is called
    when the connection must end, so that the server does not wait for a silent client any longer.
    `trip` is the shortest of the last measured round trips, in seconds, so that a client gains
    nothing in a race by sometimes answering late. `heard_at` is when its last message came; None if
    messages come another way (an event stream with POSTs). `shown` is the newest version sent to
    the client before its current message arrived; None if unknown. `portrait` is the portrait that
    the client wants for its seat, if it has named one.
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
        "portrait",
        "reader",
        "shown",
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
        language: Language = ENGLISH,
        portrait: int | UnsetType = UNSET,
        heard_at: float | None = None,
        send_now: SendNow | None = None,
    ) -> None:
        self.reader = Reader(seat, since, history, language)
        self.shown: int | None = since or 0
        self.address = address
        self.portrait = portrait
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
    def language(self) -> Language:
        """The language of the client's reader."""
        return self.reader.language

    @property
    def seat(self) -> Seat | None:
        """The client's seat; None for a spectator."""
        return self.reader.seat

    @property
    def trip(self) -> float:
        """The round trip in seconds; 0 until it has been measured."""
        return min(self._trips, default=0.0)

    def send(self, message: bytes) -> None:
        """Send or queue a message. If the outbox is full, close the client."""
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
        """Count one message of the outbox as sent."""
        self._waiting -= 1

    def ping(self, at: float) -> None:
        """Send a `ping`; the answering `pong` gives the round trip."""
        self._pings += 1
        self._pinged = self._pings, at
        self.send(p.encode(p.Ping(self._pings)))

    def keep_up(self, at: float, *, is_timed: bool) -> None:
        """Ping a client that `is_timed` or is silent; close one long silent despite pings."""
        silent_for = ASKED_AFTER if self.heard_at is None else at - self.heard_at
        if silent_for >= GONE_AFTER:
            self.close("silent", refusals.bye_silent())
        elif is_timed or silent_for >= ASKED_AFTER:
            self.ping(at)

    def is_silent(self, at: float) -> bool:
        """Whether a client that is pinged continually has not answered lately."""
        return self.heard_at is not None and at - self.heard_at >= SILENT_AFTER

    def pong(self, n: int, at: float) -> None:
        """Process a `pong`; only the answer to the last ping counts."""
        if self._pinged is not None and self._pinged[0] == n:
            self._trips.append(max(0.0, at - self._pinged[1]))
            self._pinged = None

    def close(self, code: str, message: Told) -> None:
        """Send the reason, and end the connection once the outbox is empty."""
        if not self.is_closed:
            self.send(p.encode(p.Bye(code, self.language.words(message))))
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
    """Receives the one message, in its language, that answers a command sent by POST."""

    def __init__(self, language: Language = ENGLISH) -> None:
        self.language = language
        self.message: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def send(self, message: bytes) -> None:
        """Receive the answer; later messages are dropped."""
        if not self.message.done():
            self.message.set_result(message)


Receiver: TypeAlias = Client | OneAnswer
"""Who receives the answer to a command, in its own language."""
