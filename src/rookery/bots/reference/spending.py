"""What is spent of the limits of one decision."""

from __future__ import annotations

from time import perf_counter

from rookery.bots.limits import Limits

_SHARE = 0.8
"""The part of its seconds that a bot plans for: a machine with more to do takes the rest."""


class Spending:
    """Nodes where they are limited, else the clock; counted from when it is made."""

    def __init__(self, limits: Limits, share: float = 1.0) -> None:
        """`share` is the part of the limits that there is to spend."""
        self._left = None if limits.nodes is None else max(1, int(share * limits.nodes))
        self._end = perf_counter() + _SHARE * share * limits.seconds

    @property
    def nodes(self) -> int | None:
        """How many are left; None where they are not limited."""
        return self._left

    def nodes_left(self, speed: int) -> int:
        """How many are left, or as many as the time that is left allows at some nodes a second."""
        if self._left is not None:
            return self._left
        return int(speed * max(0.0, self._end - perf_counter()))

    def spend(self, nodes: int) -> None:
        """Count nodes that were looked at."""
        if self._left is not None:
            self._left = max(0, self._left - nodes)

    def is_over(self) -> bool:
        """Whether there is nothing left. Without nodes it looks at the clock."""
        return self._left == 0 if self._left is not None else perf_counter() >= self._end
