"""Processes of Rookery that have imported it already, since that takes longer than most tests.

They are forks of one process that did nothing but import: more than a second less each than one
that begins with `python -m rookery`.
"""

import multiprocessing
import os
import runpy
import signal
import sys
import threading
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

_HERE = Path(__file__).parents[2]

_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(["__main__", "tests.server.preloaded"])
_starting = threading.Lock()


def _have_parent() -> None:
    """Start the process that is forked; the path is set so that it finds the tests."""
    with _starting, pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(_HERE), prepend=os.pathsep)
        forkserver.ensure_running()


class Forked:
    """A forked `python -m MODULE ARGUMENTS`; `out` is its output, `errors` its errors' file."""

    def __init__(self, module: str, arguments: list[str], errors: Path) -> None:
        _have_parent()
        reading, writing = _context.Pipe(duplex=False)
        self._process = _context.Process(
            target=_run,
            args=(module, arguments, writing, errors, dict(os.environ), Path.cwd()),
            daemon=True,
        )
        with writing:
            self._process.start()
        self.out = os.fdopen(os.dup(reading.fileno()))
        reading.close()

    @property
    def pid(self) -> int:
        """The process id."""
        assert self._process.pid is not None
        return self._process.pid

    @property
    def has_ended(self) -> bool:
        return self._process.exitcode is not None

    def terminate(self) -> None:
        """Ask it to end (SIGTERM)."""
        self._process.terminate()

    def kill(self) -> None:
        """End it at once (SIGKILL)."""
        self._process.kill()

    def wait(self, seconds: float) -> None:
        """Wait until it has ended, and let go of it."""
        self._process.join(seconds)
        assert self.has_ended, "the process does not end"
        self._process.close()
        self.out.close()


def _run(
    module: str,
    arguments: list[str],
    out: Connection,
    errors: Path,
    environment: dict[str, str],
    folder: Path,
) -> None:
    """Become the program: with its own streams, signals, environment and folder."""
    os.dup2(out.fileno(), 1)
    out.close()
    with errors.open("ab") as said:
        os.dup2(said.fileno(), 2)
    sys.stdout, sys.stderr = open(1, "w"), open(2, "w", buffering=1)  # noqa: SIM115
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    sys.argv[1:] = arguments
    runpy.run_module(module, run_name="__main__", alter_sys=True)
