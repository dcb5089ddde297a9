"""Running a command within the test process."""

import json
import os
import sys
from dataclasses import dataclass
from io import BytesIO, TextIOWrapper
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from rookery.cli.main import main
from tests.server.served import Served


@dataclass(frozen=True)
class Ran:
    """What a command did: its exit code and what it wrote."""

    code: object
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Its standard output, parsed as JSON."""
        return json.loads(self.out)


def ran_here(
    capsys: pytest.CaptureFixture[str], *arguments: str, typed: str | bytes | None = None
) -> Ran:
    """Run a command in this process, with `typed` as its input, and an empty home."""
    with pytest.MonkeyPatch.context() as patch, TemporaryDirectory() as home:
        if "XDG_DATA_HOME" not in os.environ:
            patch.setenv("XDG_DATA_HOME", home)
        if typed is not None:
            given = typed if isinstance(typed, bytes) else typed.encode()
            patch.setattr(sys, "stdin", TextIOWrapper(BytesIO(given)))
        with pytest.raises(SystemExit) as left:
            main(list(arguments))
    written = capsys.readouterr()
    return Ran(left.value.code, written.out, written.err)


class Operator:
    """Runs one of the operator's commands, such as `rookery tables`, for one server."""

    def __init__(self, command: str, server: Served, run: Any) -> None:
        self.server = server
        self._command = command
        self._run = run

    def __call__(self, *arguments: str) -> Ran:
        where = ("--database-url", self.server.database)
        ran: Ran = self._run(self._command, *arguments, *where)
        return ran

    def open(self, name: str = "Ann") -> Any:
        """Open a table on the server, and return the answer."""
        return self.server.post("api/tables", {"game": "three", "name": name, "others": ["open"]})
