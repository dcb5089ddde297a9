"""A server in a process of its own, on an SQLite file, that can be killed and restarted."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from contextlib import closing
from pathlib import Path
from typing import Any

from rookery.server.database.store import Store
from rookery.table import events as ev
from tests.known import known
from tests.processes import DEADLINE, OwnServer, heed_signals

ROOT = Path(__file__).parents[2]


class Served(OwnServer):
    """`rookery serve` on a database, by default in `folder`; it keeps its port over restarts."""

    KILLS = signal.SIGKILL

    def __init__(
        self, folder: Path, *arguments: str, module: str = "rookery", database: str = ""
    ) -> None:
        self.database = database or f"sqlite:///{folder / 'tables.db'}"
        self.port = 0
        self._arguments = arguments
        self._module = module
        self._said = folder / "server.log"

    @property
    def address(self) -> str:
        """Where the server is, with a slash at the end."""
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", self._module, "serve", "--json", "--port", str(self.port)]
        with self._said.open("ab") as said:
            self._process = subprocess.Popen(
                [*command, "--database-url", self.database, *self._arguments],
                stdout=subprocess.PIPE,
                stderr=said,
                env={**os.environ, "PYTHONPATH": str(ROOT)},
                preexec_fn=heed_signals,  # noqa: PLW1509  # it only sets signals
            )
        first = known(self._process.stdout).readline()
        assert first, self.said()
        self.port = json.loads(first)["port"]
        self.wait()

    def said(self) -> str:
        return self._said.read_text()

    def answers(self) -> bool:
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
