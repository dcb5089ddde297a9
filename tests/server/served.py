"""A server in a process of its own, on an SQLite file, that can be killed and restarted."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from contextlib import closing
from pathlib import Path
from typing import Any

from rookery.server.database.store import Store
from rookery.table import events as ev
from tests.known import known
from tests.server.forked import Forked

DEADLINE = 60.0
"""Seconds that a server may take to start or to stop."""


class Served:
    """`rookery serve` on a database, by default in `folder`; it keeps its port over restarts."""

    def __init__(
        self, folder: Path, *arguments: str, module: str = "rookery", database: str = ""
    ) -> None:
        self.database = database or f"sqlite:///{folder / 'tables.db'}"
        self.port = 0
        self._arguments = arguments
        self._module = module
        self._said = folder / "server.log"
        self._process: Forked | None = None

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
        return known(self._process).pid

    def start(self) -> None:
        """Start it, and wait until it answers."""
        arguments = ["serve", "--json", "--port", str(self.port)]
        arguments += ["--database-url", self.database, *self._arguments]
        self._process = Forked(self._module, arguments, self._said)
        first = self._process.out.readline()
        assert first, self.said()
        self.port = json.loads(first)["port"]
        until = time.monotonic() + DEADLINE
        while not self._answers():
            assert not self._process.has_ended, self.said()
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.01)

    def kill(self) -> None:
        """Kill it with SIGKILL (`kill -9`), unless it has died by itself."""
        known(self._process).kill()
        self._gone()

    @property
    def has_died(self) -> bool:
        """Whether it has ended though nobody asked it to."""
        return self._process is not None and self._process.has_ended

    def stop(self) -> None:
        """Ask it to stop, and wait until it has; does nothing if it is not running."""
        if self._process is not None:
            self._process.terminate()
            self._gone()

    def _gone(self) -> None:
        known(self._process).wait(DEADLINE)
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
        with closing(Store(self.database)) as store:
            return {entry.seq: ev.decode(entry.body) for entry in store.events(code)}

    def __enter__(self) -> Served:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
