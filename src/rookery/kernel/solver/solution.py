"""What solving a position comes to, also when it was stopped before the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from rookery.core.cards import Card, Seat


@dataclass(frozen=True, slots=True)
class Solution:
    """The value of a position for side 0, proven to lie between `lower` and `upper`.

    `cards` has the exact value of each card that may be played now, as far as they were found:
    what side 0 wins from here if that card is played and both sides go on perfectly. `line` is one
    way to the end in which nobody gives anything away, empty unless the value is exact. `nodes`
    are the positions that were looked at.
    """

    lower: int
    upper: int
    cards: Mapping[Card, int]
    line: tuple[tuple[Seat, Card], ...]
    nodes: int

    @property
    def exact(self) -> bool:
        """Whether the value is known."""
        return self.lower == self.upper

    @property
    def value(self) -> int:
        """What side 0 wins from here. Raises ValueError if only bounds are known."""
        if not self.exact:
            raise ValueError(f"the value is between {self.lower} and {self.upper}")
        return self.lower


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the solving has come: what is proven, and the cards whose values are known."""

    lower: int
    upper: int
    cards: int
    nodes: int


Stop: TypeAlias = Callable[[], bool]
"""Asked now and then whether to stop."""

Report: TypeAlias = Callable[[Progress], None]
"""Told of the progress now and then."""
