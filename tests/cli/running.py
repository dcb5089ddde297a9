"""Running a command, in a process of its own or within the test process."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from rookery.cli.main import main


def rookery(
    *arguments: str, typed: str = "", home: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command in a process of its own, with `typed` as input and `home` for its files."""
    environment = {"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"}
    if home is not None:
        environment |= {"HOME": str(home), "XDG_DATA_HOME": str(home)}
    return subprocess.run(
        [sys.executable, "-m", "rookery", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        env=environment,
        check=False,
    )


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


def ran_here(capsys: pytest.CaptureFixture[str], *arguments: str) -> Ran:
    """Run a command in this process."""
    with pytest.raises(SystemExit) as left:
        main(list(arguments))
    written = capsys.readouterr()
    return Ran(left.value.code, written.out, written.err)
