"""The budget of one decision: its seconds or nodes, and how much of them is left."""

from time import perf_counter

from rookery.bots.limits import Limits

_NODES_A_SECOND = 2_000_000
"""Roughly the nodes that one core searches in a second. Unmeasured, as are those below.

The number is used only to bound single searches.
"""

_PLANNED = 0.7
"""The share of the seconds that a decision plans to use.

The rest lets the decision end in time on a busy machine.
"""


class Budget:
    """A share of a decision's limits; its time begins now. With nodes, the clock is never read."""

    def __init__(self, limits: Limits, *, share: float = 1.0) -> None:
        self._nodes = None if limits.nodes is None else max(1, int(share * limits.nodes))
        self._seconds = _PLANNED * share * limits.seconds
        self._began = perf_counter() if limits.nodes is None else 0.0
        self._charged = 0

    @property
    def used(self) -> float:
        """The share of the budget that has been used: 1 or more when nothing is left."""
        if self._nodes is not None:
            return self._charged / self._nodes
        return (perf_counter() - self._began) / self._seconds

    @property
    def nodes(self) -> int | None:
        """The nodes that are left; None if nodes are not limited."""
        return None if self._nodes is None else max(0, self._nodes - self._charged)

    def used_after(self, share: float) -> float:
        """The value of `used` after spending this share of the remaining budget."""
        return self.used + share * max(0.0, 1.0 - self.used)

    def is_over(self) -> bool:
        """Whether nothing is left."""
        return self.used >= 1

    def charge(self, nodes: int) -> None:
        """Count `nodes` as used."""
        self._charged += nodes

    def nodes_for(self, share: float, speed: int = _NODES_A_SECOND) -> int:
        """The nodes in a share of the whole budget; a second counts as `speed` nodes."""
        if self._nodes is not None:
            return max(1, int(share * self._nodes))
        return max(1, int(share * self._seconds * speed))

    def fits(self, nodes: int) -> int:
        """How many units of `nodes` nodes still fit at the pace so far; 1 before any work."""
        if not self._charged:
            return 1
        each = max(self.used / self._charged, 1e-12)
        return max(0, int((1.0 - self.used) / (each * nodes) + 1e-9))
