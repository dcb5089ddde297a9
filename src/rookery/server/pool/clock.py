"""The clock of a pool: all servers use the time of their database."""

import sys
import time
from collections.abc import Callable

_SHARE = 0.1
"""The share of a measured difference that is corrected at once, so that the clock never jumps."""


def steady() -> float:
    """A monotonic clock in seconds, which also runs while the process or machine is suspended."""
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    else:  # noqa: RET505  # types are checked separately for each system
        return time.monotonic()


class PoolClock:
    """The database's time in seconds since 1970. It never goes back."""

    def __init__(self, steady: Callable[[], float] = steady) -> None:
        self._steady = steady
        self._offset: float | None = None
        self._last = 0.0

    def __call__(self) -> float:
        """The current time."""
        offset = time.time() - self._steady() if self._offset is None else self._offset
        self._last = max(self._last, self._steady() + offset)
        return self._last

    def set(self, told: float, asked_at: float, heard_at: float) -> None:
        """Adjust to the database's time `told`, read between `asked_at` and `heard_at`."""
        measured = told - (asked_at + heard_at) / 2
        if self._offset is None:
            self._offset = measured
        else:
            self._offset += (measured - self._offset) * _SHARE
