"""An alarm: it calls a function at a set time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Alarm:
    """Rings once, at the earliest of the times set since it last rang.

    It forgets the function to call when it has rung, so that its owner can be freed.
    """

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        """Whether it will ring."""
        return self._timer is not None

    def ring_in(self, seconds: float, wake: Callable[[], None]) -> None:
        """Call `wake` after this time. An earlier time is kept: waking up early does no harm."""
        loop = asyncio.get_running_loop()
        at = loop.time() + seconds
        if self._timer is not None:
            if self._timer.when() <= at:
                return
            self._timer.cancel()
        self._timer = loop.call_at(at, self._ring, wake)

    def stop(self) -> None:
        """Do not ring."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self, wake: Callable[[], None]) -> None:
        self._timer = None
        wake()
