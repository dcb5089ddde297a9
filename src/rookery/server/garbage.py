"""Garbage collection at a moment that the server chooses, once there may be much garbage.

`rookery serve` turns Python's automatic collection off: a full one looks at every object of every
table, and could happen in the middle of a move. Reference counting frees closed tables, but not the
cycles that closed connections leave.
"""

import gc

AT_LEAST = 100_000
"""A collection is due once at least this many objects may be garbage.

Measured: a closed WebSocket leaves 95 objects and 17 KB, so a server with few tables has at most
about 18 MB of garbage.
"""

A_CONNECTION = 95
"""A closed connection leaves this many objects, as measured."""

SHARE = 0.25
"""The objects left by closed connections must be at least this share of all living objects before a
collection is due. So collecting costs about the same for each closed connection. The value is that
of Python's own collector."""


class Garbage:
    """Counts the objects that may be garbage, and collects them.

    On a busy server, nearly all new objects belong to tables in play: on one with 2,000 tables, a
    collection of 0.6 seconds looked at 1.3 million objects and freed 2,700. So the number of
    connections closed since the last collection decides. In case something else leaves cycles, a
    collection is also due once there are as many new objects as old ones.
    """

    def __init__(self) -> None:
        self._alive = 0
        self._closed = 0

    def is_due(self, closed: int) -> bool:
        """Whether to collect now. `closed` counts all connections closed since the start."""
        left = A_CONNECTION * (closed - self._closed)
        return left >= max(AT_LEAST, SHARE * self._alive) or _new() >= max(AT_LEAST, self._alive)

    def collect(self, closed: int) -> None:
        """Collect all garbage, and count the objects left alive."""
        new = _new()
        self._alive = max(0, self._alive + new - gc.collect())
        self._closed = closed


def _new() -> int:
    """Objects allocated since the last collection, minus those freed since then."""
    return gc.get_count()[0]
