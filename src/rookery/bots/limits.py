"""The limits of time or work for one decision of a bot."""

from dataclasses import dataclass

SECONDS = 1.0
"""The default limit: seconds of one core for a decision. Unmeasured."""

MOST_NODES = 10**12
"""The largest limit of nodes: nobody waits for more, and the kernel can still count them."""


@dataclass(frozen=True, slots=True)
class Limits:
    """A limit for a decision: seconds of one core, or nodes.

    A node is a position visited by a search. With `nodes` the clock is never read, and a decision
    can be repeated exactly, except that other kinds of processors may round differently. Raises
    ValueError for a limit that is not above zero, or too large.
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
