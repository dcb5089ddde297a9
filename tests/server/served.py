"""A server in a process of its own, on an SQLite file, that can be killed and restarted."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Any

from rookery.server.log.store import Store
from rookery.table import events as ev
from tests.signals import heed_signals

DEADLINE = 30.0
"""Seconds that a server may take to start or to stop."""


class Served:
    """`rookery serve` on a database, by default in its folder; it keeps its port over restarts."""

    def __init__(
        self, folder: Path, *arguments: str, module: str = "rookery", database: str = ""
    ) -> None:
        self.database = database or f"sqlite:///{folder / 'tables.db'}"
        self.port = 0
        self._arguments = arguments
        self._module = module
        self._said = folder / "server.log"
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """Where the server is, with a slash at the end."""
        return f"http://127.0.0.1:{self.port}/"

    @property
    def is_running(self) -> bool:
        """Whether it was started and not ended, though it may be suspended."""
        return self._process is not None

    @property
    def pid(self) -> int:
        """The process id."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", self._module, "serve", "--json", "--port", str(self.port)]
        command += ["--database-url", self.database, *self._arguments]
        with self._said.open("a") as said:
            self._process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=said,
                text=True,
                preexec_fn=heed_signals,  # noqa: PLW1509  # it only sets signals
            )
        assert self._process.stdout is not None
        first = self._process.stdout.readline()
        assert first, self.said()
        self.port = json.loads(first)["port"]
        until = time.monotonic() + DEADLINE
        while not self._answers():
            assert self._process.poll() is None, self.said()
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.01)

    def kill(self) -> None:
        """Kill it with SIGKILL (`kill -9`)."""
        os.kill(self.pid, signal.SIGKILL)
        self._gone()

    def stop(self) -> None:
        """Ask it to stop, and wait until it has; does nothing if it is not running."""
        if self._process is not None:
            self._process.terminate()
            self._gone()

    def _gone(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.wait(DEADLINE)
        self._process.stdout.close()
        self._process = None

    def said(self) -> str:
        """All that it has written to its error stream, over all restarts."""
        return self._said.read_text()

    def _answers(self) -> bool:
        try:
            self.get("api/tables")
        except (urllib.error.URLError, OSError):
            return False
        return True

    def get(self, path: str) -> Any:
        """The JSON at a path."""
        with urllib.request.urlopen(self.address + path, timeout=DEADLINE) as answer:
            return json.load(answer)

    def post(self, path: str, body: dict[str, Any], secret: str | None = None) -> Any:
        """The JSON that answers a POST."""
        headers = {"content-type": "application/json"}
        if secret is not None:
            headers["authorization"] = f"Bearer {secret}"
        request = urllib.request.Request(
            self.address + path, json.dumps(body).encode(), headers=headers
        )
        with urllib.request.urlopen(request, timeout=DEADLINE) as answer:
            return json.load(answer)

    def log_of(self, code: str) -> dict[int, ev.AnyEvent]:
        """The events of a table in the database, by version."""
        store = Store(self.database)
        try:
            return {entry.seq: ev.decode(entry.body) for entry in store.events(code)}
        finally:
            store.close()

    def __enter__(self) -> Served:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()
