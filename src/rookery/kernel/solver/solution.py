"""The result of solving a position, complete or stopped early."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from rookery.core.cards import Card, Seat


@dataclass(frozen=True, slots=True)
class Solution:
    """The value of a position for side 0, proven to lie between `lower` and `upper`.

    `cards` has the exact values of the legal cards, as far as they were found: the points that side
    0 wins from here if that card is played and both sides then play perfectly. `line` is a line of
    perfect play to the end, as plies of seat and card; it is empty if the search stopped before it
    was found. `nodes` is how many positions were searched.
    """

    lower: int
    upper: int
    cards: Mapping[Card, int]
    line: tuple[tuple[Seat, Card], ...]
    nodes: int

    @property
    def exact(self) -> bool:
        """Whether the value is known exactly."""
        return self.lower == self.upper

    @property
    def value(self) -> int:
        """The points that side 0 wins from here. Raises ValueError if only bounds are known."""
        if not self.exact:
            raise ValueError(f"the value is between {self.lower} and {self.upper}")
        return self.lower


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a search is: proven bounds, how many card values are known, nodes searched."""

    lower: int
    upper: int
    cards: int
    nodes: int


Stop: TypeAlias = Callable[[], bool]
"""A function that the search calls now and then; it returns True to stop the search."""

Report: TypeAlias = Callable[[Progress], None]
"""A function that the search calls now and then with its progress."""
