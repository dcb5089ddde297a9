"""What of a decision's limits is left: time by the clock, or work by its nodes."""

from __future__ import annotations

from time import perf_counter

from rookery.bots.limits import Limits

_NODES_A_SECOND = 2_000_000
"""About what one core looks at. It only says how large a single question may be."""

_PLANNED = 0.7
"""The share of the seconds that is planned for."""


class Budget:
    """Counts from where it is made. With a limit of nodes it never looks at a clock.

    Of the limits there is a `part` to spend. Of seconds only a share of it is planned for: what is
    begun must end in time, also on a machine with more to do.
    """

    def __init__(self, limits: Limits, *, part: float = 1.0) -> None:
        self._nodes = None if limits.nodes is None else max(1, int(part * limits.nodes))
        self._seconds = _PLANNED * part * limits.seconds
        self._began = perf_counter() if limits.nodes is None else 0.0
        self._charged = 0

    @property
    def used(self) -> float:
        """The part that is spent: 1 and more when nothing is left."""
        if self._nodes is not None:
            return self._charged / self._nodes
        return (perf_counter() - self._began) / self._seconds

    @property
    def nodes(self) -> int | None:
        """How many nodes are left; None where they are not limited."""
        return None if self._nodes is None else max(0, self._nodes - self._charged)

    def part_of_rest(self, part: float) -> float:
        """What is spent when so much of what is left now will be."""
        return self.used + part * max(0.0, 1.0 - self.used)

    def is_over(self) -> bool:
        """Whether there is nothing left."""
        return self.used >= 1

    def charge(self, nodes: int) -> None:
        """Count work that was done."""
        self._charged += nodes

    def nodes_for(self, part: float, speed: int = _NODES_A_SECOND) -> int:
        """How many nodes a part of the whole is, by the clock at so many a second."""
        if self._nodes is not None:
            return max(1, int(part * self._nodes))
        return max(1, int(part * self._seconds * speed))

    def fits(self, nodes: int) -> int:
        """How often so many nodes fit into what is left, as far as what was done tells."""
        if not self._charged:
            return 1
        each = max(self.used / self._charged, 1e-12)
        return max(0, int((1.0 - self.used) / (each * nodes) + 1e-9))
