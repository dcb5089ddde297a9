"""Chooses places for the units of a table, so that each sits equally often at every place."""

from collections.abc import Sequence
from functools import cache
from itertools import permutations, product

from rookery.duplicate.rounds import Meetings, Unit
from rookery.duplicate.shape import Shape


def turned(sides: Sequence[Sequence[Unit]], shape: Shape, before: Meetings) -> tuple[Unit, ...]:
    """The units of a table by place. Sides and their members get the places they had least often.

    `sides` has the units of each side, in any order; each becomes one side of the table.
    """
    units = [unit for side in sides for unit in side]
    sat = [[before.places[unit, place] for place in range(shape.places)] for unit in units]

    def cost(places: tuple[int, ...]) -> int:
        return sum(
            sat[number][place] ** 2 * 4 + sat[number][place] for number, place in enumerate(places)
        )

    best = min(_turns(shape), key=cost)
    table: list[Unit] = [""] * shape.places
    for unit, place in zip(units, best, strict=True):
        table[place] = unit
    return tuple(table)


@cache
def _turns(shape: Shape) -> tuple[tuple[int, ...], ...]:
    """Every way to place units that are listed one side after another: the place of each unit."""
    return tuple(
        tuple(place for part in within for place in part)
        for order in permutations(shape.side_numbers)
        for within in product(*(tuple(permutations(shape.side(side))) for side in order))
    )
