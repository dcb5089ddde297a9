"""`rookery think` in a process of its own, which can be stopped and killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.known import known
from tests.processes import DEADLINE, heed_signals


class Thinking:
    """A worker with some jobs; `said` are the JSON objects that it has printed."""

    def __init__(self, redis: str, jobs: int = 1) -> None:
        self.said: list[dict[str, Any]] = []
        self._is_asked_to_stop = False
        command = [sys.executable, "-m", "rookery", "think", "--json", "--jobs", str(jobs)]
        self._process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "ROOKERY_REDIS_URL": redis},
            preexec_fn=heed_signals,  # noqa: PLW1509  # it only sets signals
        )
        self.said.append(json.loads(known(self._process.stdout).readline()))

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    def kill(self) -> None:
        """Kill it with SIGKILL (`kill -9`)."""
        os.kill(self.pid, signal.SIGKILL)
        self._process.wait(DEADLINE)

    def ask_to_stop(self) -> None:
        """Send it SIGTERM."""
        self._is_asked_to_stop = True
        self._process.terminate()

    def stop(self) -> int:
        """Wait until it has stopped by itself, and return its exit status."""
        if not self._is_asked_to_stop:  # a second signal would end it at once
            self.ask_to_stop()
        out, _ = self._process.communicate(timeout=DEADLINE)
        self.said += map(json.loads, out.splitlines())
        return self._process.returncode

    def deciders(self) -> list[int]:
        """The ids of the processes that decide."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [int(it) for it in children if b"spawn_main" in _command_of(it)]

    def __enter__(self) -> Thinking:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self.kill()
        known(self._process.stdout).close()


def _command_of(process: str) -> bytes:
    return Path(f"/proc/{process}/cmdline").read_bytes()
