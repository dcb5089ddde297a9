"""One direction of a relayed session: frames have numbers, and few may be unacknowledged."""

import asyncio

WINDOW = 64
"""One direction sends at most this many frames before an acknowledgement. Unmeasured."""

_ACKS_EVERY = 16
"""The receiver sends an acknowledgement each time it has processed this many frames."""


class Outgoing:
    """The sender's side of one direction."""

    def __init__(self) -> None:
        self.n = 0
        self._acked = 0
        self._has_room = asyncio.Event()
        self._has_room.set()

    @property
    def has_room(self) -> bool:
        """Whether another frame may be sent now."""
        return self.n - self._acked < WINDOW

    def next(self) -> int:
        """Count a frame as sent, and return its number."""
        self.n += 1
        if not self.has_room:
            self._has_room.clear()
        return self.n

    def acked(self, n: int) -> None:
        """Record that the receiver has processed the frames up to `n`."""
        self._acked = max(self._acked, n)
        if self.has_room:
            self._has_room.set()

    async def wait(self) -> None:
        """Wait until another frame may be sent, or `stop` was called."""
        await self._has_room.wait()

    def stop(self) -> None:
        """End all waiting."""
        self._acked = self.n
        self._has_room.set()


class Incoming:
    """The receiver's side of one direction."""

    def __init__(self) -> None:
        self._came = self._dealt_with = self._acked = 0

    def is_new(self, n: int) -> bool:
        """Whether a frame has not arrived before."""
        return n > self._came

    def is_next(self, n: int) -> bool:
        """Count the arrival of a new frame. Returns False if an earlier one was lost."""
        is_next = n == self._came + 1
        self._came = n
        return is_next

    @property
    def came(self) -> int:
        """The number of the last frame that arrived."""
        return self._came

    def dealt_with(self) -> int | None:
        """Count a frame as processed. Returns the number to acknowledge, or None if none is due."""
        self._dealt_with += 1
        if self._dealt_with - self._acked < _ACKS_EVERY:
            return None
        self._acked = self._dealt_with
        return self._acked
