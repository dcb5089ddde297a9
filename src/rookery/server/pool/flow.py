"""One direction of a relayed session: frames are numbered, and only so many may be on their way."""

from __future__ import annotations

import asyncio

WINDOW = 64
"""Frames that may be on their way in one direction; the sender then waits. Unmeasured."""

_ACKS_EVERY = 16
"""Frames after which the sender is told that they are dealt with."""


class Outgoing:
    """The frames that are sent."""

    def __init__(self) -> None:
        self.n = 0
        self._acked = 0
        self._has_room = asyncio.Event()
        self._has_room.set()

    @property
    def has_room(self) -> bool:
        """Whether one more frame may be sent now."""
        return self.n - self._acked < WINDOW

    def next(self) -> int:
        """The number of the next frame, which is sent now."""
        self.n += 1
        if not self.has_room:
            self._has_room.clear()
        return self.n

    def acked(self, n: int) -> None:
        """The frames up to `n` are dealt with."""
        self._acked = max(self._acked, n)
        if self.has_room:
            self._has_room.set()

    async def wait(self) -> None:
        """Wait until one more frame may be sent, or `stop` was called."""
        await self._has_room.wait()

    def stop(self) -> None:
        """Let nobody wait any more."""
        self._acked = self.n
        self._has_room.set()


class Incoming:
    """The frames that come."""

    def __init__(self) -> None:
        self._came = self._dealt_with = self._acked = 0

    def is_new(self, n: int) -> bool:
        """Whether a frame has not come before."""
        return n > self._came

    def is_next(self, n: int) -> bool:
        """Take a frame that is new. Returns False if one before it was lost."""
        is_next = n == self._came + 1
        self._came = n
        return is_next

    @property
    def came(self) -> int:
        """The number of the last frame."""
        return self._came

    def dealt_with(self) -> int | None:
        """One more frame is dealt with. Returns its number if the sender should be told."""
        self._dealt_with += 1
        if self._dealt_with - self._acked < _ACKS_EVERY:
            return None
        self._acked = self._dealt_with
        return self._acked
