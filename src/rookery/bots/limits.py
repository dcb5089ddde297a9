"""What a bot may spend on one decision."""

from __future__ import annotations

from dataclasses import dataclass

SECONDS = 1.0
"""Of one core, for a decision, unless something else is said."""

MOST_NODES = 10**12
"""More than anybody waits for, and no more than the kernel counts."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Seconds of one core for a decision, or an amount of work.

    With `nodes` no clock is looked at: the decision is the same again, however busy the machine. A
    node is a position that a search looks at, whatever a bot searches. Processors of another kind
    may round otherwise. Raises ValueError for what is not above zero, or too much.
    """

    seconds: float = SECONDS
    nodes: int | None = None

    def __post_init__(self) -> None:
        if not 0 < self.seconds <= 3600:
            raise ValueError(
                f"a decision takes more than 0 and at most 3600 seconds, not {self.seconds}"
            )
        if self.nodes is not None and not 1 <= self.nodes <= MOST_NODES:
            raise ValueError(f"a decision takes 1 to {MOST_NODES:,} nodes, not {self.nodes:,}")
