"""The shape of a table: its places, and the sides that they form."""

from dataclasses import dataclass
from itertools import combinations
from typing import Any

from rookery.core.game import Game


@dataclass(frozen=True, slots=True)
class Shape:
    """Which side each place of a table belongs to; places with equal numbers are partners.

    If people play as individuals, a place is a seat; if pairs meet, it is a whole side.
    """

    sides: tuple[int, ...]

    def __post_init__(self) -> None:
        sizes = {len(self.side(side)) for side in set(self.sides)}
        if len(self.sides) < 2 or len(sizes) != 1:
            raise ValueError(f"a table has two places or more, in sides of one size: {self.sides}")

    @property
    def places(self) -> int:
        """The number of places at a table."""
        return len(self.sides)

    @property
    def side_size(self) -> int:
        """How many places a side has."""
        return self.sides.count(self.sides[0])

    @property
    def side_numbers(self) -> tuple[int, ...]:
        """Every side once, in the order of its first place."""
        return tuple(dict.fromkeys(self.sides))

    def side(self, number: int) -> tuple[int, ...]:
        """The places of a side, ascending."""
        return tuple(place for place, side in enumerate(self.sides) if side == number)

    @property
    def partners(self) -> tuple[tuple[int, int], ...]:
        """Every two places of the same side."""
        return tuple((a, b) for a, b in self._pairs() if self.sides[a] == self.sides[b])

    @property
    def opponents(self) -> tuple[tuple[int, int], ...]:
        """Every two places of different sides."""
        return tuple((a, b) for a, b in self._pairs() if self.sides[a] != self.sides[b])

    def _pairs(self) -> list[tuple[int, int]]:
        return list(combinations(range(self.places), 2))


TWO_UNITS = Shape((0, 1))
"""A table where one pair, or one player, meets another."""


def shape_of(game: Game[Any, Any]) -> Shape:
    """The shape of a game's table: each seat is a place.

    If sides are called anew in every deal (R5-5), each seat is a side of its own here.

    >>> from rookery.games import preset
    >>> shape_of(preset("dixie").game({"seats": 4})).sides
    (0, 1, 0, 1)
    >>> shape_of(preset("five").game({})).sides
    (0, 1, 2, 3, 4)
    """
    sides = game.rules.fixed_sides
    return Shape(tuple(range(game.seats)) if sides is None else sides)
