"""Programs that tests start, and servers among them, which are stopped, killed and started again.

A shell starts a background program with SIGINT ignored, and its child processes inherit that: a
Ctrl-C sent to them would do nothing.
"""

import signal
import subprocess
import time

DEADLINE = 60.0
"""Seconds that tests wait for a program before they fail."""


def heed_signals() -> None:
    """Give SIGINT and SIGTERM their usual effect in a child that is about to run (`preexec_fn`)."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)


class OwnServer:
    """A server in a process of the tests' own, which may be started again."""

    STOPS = KILLS = signal.SIGTERM
    _process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The process id."""
        assert self._process is not None
        return self._process.pid

    @property
    def is_running(self) -> bool:
        """Whether it was started and not ended, though it may be suspended."""
        return self._process is not None

    @property
    def has_died(self) -> bool:
        """Whether it has ended though nobody asked it to."""
        return self._process is not None and self._process.poll() is not None

    def answers(self) -> bool:
        """Whether it can be used now."""
        raise NotImplementedError

    def said(self) -> str:
        """All that it has written to its error stream, over all restarts."""
        raise NotImplementedError

    def wait(self) -> None:
        """Wait until it answers."""
        until = time.monotonic() + DEADLINE
        while not self.answers():
            assert not self.has_died, self.said()
            assert time.monotonic() < until, f"it does not answer: {self.said()}"
            time.sleep(0.01)

    def stop(self) -> None:
        """Stop it, ending all connections; does nothing if it is not running."""
        self._end(self.STOPS)

    def kill(self) -> None:
        """End it at once, as a crash would, unless it has died by itself."""
        self._end(self.KILLS)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            with self._process as process:
                process.send_signal(how)
                process.wait(DEADLINE)
            self._process = None
