"""The program on a pseudo-terminal, for tests that need a keyboard and a screen."""

import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.processes import DEADLINE, heed_signals

_STYLE = re.compile(r"\x1b\[[0-9;]*m")


class Terminal:
    """A running program with its keyboard and its output so far."""

    def __init__(self, process: subprocess.Popen[bytes], screen: int) -> None:
        self._process = process
        self.screen = screen
        self.shown = ""

    def type(self, line: str) -> None:
        os.write(self.screen, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Press Ctrl-C."""
        os.write(self.screen, b"\x03")

    def kill(self) -> None:
        """End the program at once, as a power cut would."""
        self._process.kill()
        self._process.wait()

    def wait_for(self, *texts: str, seconds: float = DEADLINE) -> str:
        """Read until one of the texts appears, from here on, and return that text."""
        deadline, fresh = time.monotonic() + seconds, ""
        while True:
            for text in texts:
                if text in _STYLE.sub("", fresh):
                    return text
            part = self._read(deadline)
            assert part, f"{texts} did not appear; the output ends with {self.shown[-800:]!r}"
            fresh += part

    def end(self, seconds: float = DEADLINE) -> int:
        """Read to the end and return the exit code."""
        deadline = time.monotonic() + seconds
        while self._read(deadline):
            pass
        return self._process.wait(timeout=seconds)

    def _read(self, deadline: float) -> str:
        """What the program writes next; empty after its end or the deadline."""
        seconds = max(0.0, deadline - time.monotonic())
        if not select.select([self.screen], [], [], seconds)[0]:
            return ""
        try:
            part = os.read(self.screen, 65536).decode("utf-8", "replace")
        except OSError:  # what Linux says at the end of a terminal
            return ""
        self.shown += part
        return part


@contextmanager
def terminal(home: Path, *arguments: str, **variables: str) -> Iterator[Terminal]:
    """Run `rookery` with the given arguments on a terminal of its own."""
    screen, program = pty.openpty()
    environment = {
        "PATH": "/usr/bin:/bin",
        "HOME": str(home),
        "XDG_DATA_HOME": str(home),
        "TERM": "xterm",
        "LC_ALL": "C.UTF-8",
        **variables,
    }
    process = subprocess.Popen(
        [sys.executable, "-m", "rookery", *arguments],
        stdin=program,
        stdout=program,
        stderr=program,
        env=environment,
        start_new_session=True,
        preexec_fn=_prepare,  # noqa: PLW1509  # it only sets signals and the terminal
    )
    os.close(program)
    try:
        yield Terminal(process, screen)
    finally:
        process.kill()
        process.wait()
        os.close(screen)


def _prepare() -> None:
    """Heed signals, with standard input as the terminal, so that Ctrl-C interrupts the program."""
    import fcntl  # noqa: PLC0415  # in the child only
    import termios  # noqa: PLC0415

    heed_signals()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
