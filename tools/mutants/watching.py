"""When a test that does not end is given up."""

from __future__ import annotations

import os
import time
from pathlib import Path

from tools.mutants.cover import Test

_TICKS = os.sysconf("SC_CLK_TCK")

_IDLE_LIMIT = 30.0, 3.0
"""A test is ended after so many seconds of sleep, and so many times its usual ones."""

_CPU_LIMIT = 10.0, 10.0
"""A test is ended after so many CPU seconds, and so many times its usual ones."""


def stat_of(path: Path) -> list[str]:
    """The fields of a /proc/…/stat from the state on; empty if the process is gone."""
    try:
        return path.read_text().rpartition(")")[2].split()
    except OSError:
        return []


class Watch:
    """How long a test has been running."""

    def __init__(self, pid: int, test: Test | None) -> None:
        self._pid = pid
        self.test = test
        self._cpu = self._used() if pid else 0.0
        self._start = time.monotonic()
        self._idle = 0

    def _used(self) -> float:
        fields = stat_of(Path(f"/proc/{self._pid}/stat"))
        return sum(map(int, fields[11:15])) / _TICKS if fields else 0.0

    def why_over(self) -> str:
        """Called each second: why the test has to end, or an empty string."""
        if not self._pid:
            return ""
        cost, waits = (self.test.cost, self.test.waits) if self.test else (3.0, 0.0)
        least, factor = _CPU_LIMIT
        if self._used() - self._cpu > least + factor * cost:
            return "CPU seconds"
        if time.monotonic() - self._start > 5:
            self._idle = 0 if self._is_busy() else self._idle + 1
        least, factor = _IDLE_LIMIT
        return "idle" if self._idle > least + factor * min(waits, 10) else ""

    def _is_busy(self) -> bool:
        """Whether a thread of the fork, or of a process that it started, runs or wants to."""
        for process in Path("/proc").iterdir():
            fields = stat_of(process / "stat") if process.name.isdigit() else []
            if len(fields) > 2 and int(fields[2]) == self._pid:
                tasks = list((process / "task").glob("*/stat"))
                if any(stat_of(it)[:1] in (["R"], ["D"]) for it in tasks):
                    return True
        return False
