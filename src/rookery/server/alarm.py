"""A timer that calls a function at a set time."""

import asyncio
from collections.abc import Callable


class Alarm:
    """A timer that makes one call, at the earliest of the times requested since its last call.

    After the call it drops its reference to the function, so that its owner can be freed.
    """

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        """Whether a time is set."""
        return self._timer is not None

    def ring_in(self, seconds: float, wake: Callable[[], None]) -> None:
        """Call `wake` after `seconds`, or earlier if an earlier time is set already."""
        loop = asyncio.get_running_loop()
        at = loop.time() + seconds
        if self._timer is not None:
            if self._timer.when() <= at:
                return
            self._timer.cancel()
        self._timer = loop.call_at(at, self._ring, wake)

    def stop(self) -> None:
        """Cancel the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self, wake: Callable[[], None]) -> None:
        self._timer = None
        wake()
