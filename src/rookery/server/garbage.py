"""Garbage collection at a moment of the server's choosing, once enough memory may be garbage.

`rookery serve` turns Python's automatic collection off: a full one looks at every object of every
table, and could come in the middle of a move. Reference counts free what tables leave behind; what
a connection leaves behind are cycles.
"""

from __future__ import annotations

import gc

AT_LEAST = 100_000
"""The number of objects allocated, less those freed, that makes a collection due.

Measured: a closed WebSocket leaves 95 objects and 17 KB, so that at most about 18 MB are garbage on
a server with few tables.
"""

SHARE = 0.25
"""The share of the objects alive that must be new before a collection, so that its cost stays in
proportion. The value of Python's own collector."""


class Garbage:
    """Counts the objects that may be garbage, and collects them."""

    def __init__(self) -> None:
        self._alive = 0

    def is_due(self) -> bool:
        """Whether enough objects are new for a collection to be worthwhile."""
        return _new() >= max(AT_LEAST, SHARE * self._alive)

    def collect(self) -> None:
        """Collect all garbage, and count what is alive."""
        new = _new()
        self._alive = max(0, self._alive + new - gc.collect())


def _new() -> int:
    """The number of objects allocated since the last collection, less those freed since."""
    return gc.get_count()[0]
