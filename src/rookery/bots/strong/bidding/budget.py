"""How many deals may be played through for a decision: by the clock, or by a number of nodes."""

from __future__ import annotations

from time import perf_counter

from rookery.bots.limits import Limits

_SHARE = 0.55
"""The part of the seconds that is used: what is begun must end in time, also on a busy machine."""

_NODES_A_DEAL = 15
"""What playing a deal through counts, about its tricks."""


class Budget:
    """Counts deals from where it is made. With a limit of nodes it never looks at a clock."""

    def __init__(self, limits: Limits) -> None:
        self._most = None if limits.nodes is None else max(1, limits.nodes // _NODES_A_DEAL)
        self._seconds = limits.seconds * _SHARE
        self._began = perf_counter() if limits.nodes is None else 0.0
        self._deals = 0

    @property
    def used(self) -> float:
        """The part that is spent: 1 and more when nothing is left."""
        if self._most is not None:
            return self._deals / self._most
        return (perf_counter() - self._began) / self._seconds

    def count(self, deals: int) -> None:
        """Count deals that were played through."""
        self._deals += deals

    def affords(self, deals: int, *, part: float = 1.0) -> bool:
        """Whether so many deals more fit into a part of the whole, as far as can be told."""
        if not self._deals:
            return True
        return self.used * (1 + deals / self._deals) <= part
