"""Logs a lasting failure only twice: when it begins and when it is over."""

import logging

from rookery.telling.wording import counted


class Outage:
    """Failures of one part of the server. The first one is logged, and then the recovery."""

    def __init__(self, log: logging.Logger, what: str) -> None:
        """`what` names the part in log lines, such as "writing to the log"."""
        self._log = log
        self._what = what
        self._failures = 0

    @property
    def is_on(self) -> bool:
        """Whether the last attempt failed."""
        return self._failures > 0

    def failed(self, error: BaseException) -> None:
        """Record a failure; the first one is logged with its traceback."""
        self._failures += 1
        if self._failures == 1:
            self._log.error("%s failed, and is tried again", self._what, exc_info=error)

    def worked(self) -> None:
        """Record a success; it is logged if it ends an outage."""
        if self._failures:
            self._log.warning(
                "%s works again, after %s", self._what, counted(self._failures, "failure")
            )
            self._failures = 0
