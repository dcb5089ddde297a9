"""What of a decision's limits is left: time by the clock, or work by its nodes."""

from __future__ import annotations

from time import perf_counter

from rookery.bots.limits import Limits

_SHARE = 0.7
"""The part of the seconds that is used: what is begun must end in time, also on a busy machine."""

_NODES_A_SECOND = 2_000_000
"""About what one core looks at. It only says how large a single question may be."""


class Budget:
    """Counts from where it is made. With a limit of nodes it never looks at a clock."""

    def __init__(self, limits: Limits) -> None:
        self._nodes = limits.nodes
        self._seconds = limits.seconds * _SHARE
        self._began = perf_counter() if limits.nodes is None else 0.0
        self._charged = 0

    @property
    def used(self) -> float:
        """The part that is spent: 1 and more when nothing is left."""
        if self._nodes is not None:
            return self._charged / self._nodes
        return (perf_counter() - self._began) / self._seconds

    def charge(self, nodes: int) -> None:
        """Count work that was done."""
        self._charged += nodes

    def nodes_for(self, share: float) -> int:
        """About how many nodes a part of the whole is."""
        if self._nodes is not None:
            return max(1, int(share * self._nodes))
        return max(1, int(share * self._seconds * _NODES_A_SECOND))
