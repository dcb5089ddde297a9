"""Progress reports of long benchmarks."""

import sys
import time


class Progress:
    """Reports at intervals how many rounds or contests have been played."""

    _EVERY = 10.0

    def __init__(self, count: int, who: str, noun: str) -> None:
        self._count, self._who, self._noun = count, who, noun
        self._done = 0
        self._began = self._reported = time.monotonic()

    def step(self, what: str) -> None:
        """Count one more, and report the number unless the last report is recent."""
        self._done += 1
        now = time.monotonic()
        if now - self._reported < self._EVERY and self._done < self._count:
            return
        self._reported = now
        left = (now - self._began) / self._done * (self._count - self._done)
        print(
            f"{self._who}: {self._done} of {self._count} {self._noun}, "
            f"{left / 60:.0f} minutes left ({what})",
            file=sys.stderr,
            flush=True,
        )
