"""Reads lines from the keyboard or a pipe, with an optional time limit."""

import contextlib
import sys
from collections.abc import Sequence
from queue import Empty, Queue
from threading import Thread
from typing import IO


class LineReader:
    """Reads lines in a thread, so that the match can continue while nobody types.

    If `edits` is true, the reader draws the `question` and the prompt, and completes from `offers`.
    """

    edits = False
    question: Sequence[str] = ()
    offers: Sequence[str] = ()

    def __init__(self, stream: IO[str] | None = None) -> None:
        self._lines: Queue[str | None] = Queue()
        self._ended = False
        source = sys.stdin if stream is None else stream
        Thread(target=self._read_all, args=(source,), daemon=True).start()

    def line(self, seconds: float | None = None) -> str | None:
        """The next line without its break; None if time runs out. Raises EOFError at the end."""
        if self._ended:
            raise EOFError
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            return None
        if line is None:
            self._ended = True
            raise EOFError
        return line

    def _read_all(self, source: IO[str]) -> None:
        with contextlib.suppress(OSError):  # an unreadable stream counts as ended
            for line in source:
                self._lines.put(line.rstrip("\r\n"))
        self._lines.put(None)
