"""The clock of a pool: all servers go by the time of their database."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

_SHARE = 0.1
"""The part of a measured difference by which the clock is set at once, so that it never jumps."""


def steady() -> float:
    """Seconds that also count while this process, or this machine, is suspended."""
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    else:  # noqa: RET505  # the types are checked for each system apart
        return time.monotonic()


class PoolClock:
    """Seconds since 1970 as the database counts them. It never goes back."""

    def __init__(self, steady: Callable[[], float] = steady) -> None:
        self._steady = steady
        self._offset: float | None = None
        self._last = 0.0

    def __call__(self) -> float:
        """The time."""
        offset = time.time() - self._steady() if self._offset is None else self._offset
        self._last = max(self._last, self._steady() + offset)
        return self._last

    def set(self, told: float, asked_at: float, heard_at: float) -> None:
        """Adjust to a time that was read from the database between two readings of `steady`."""
        measured = told - (asked_at + heard_at) / 2
        if self._offset is None:
            self._offset = measured
        else:
            self._offset += (measured - self._offset) * _SHARE
