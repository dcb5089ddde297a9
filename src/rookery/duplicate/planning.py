"""The next round, whatever was played before: for latecomers, early leavers, odd numbers."""

from collections.abc import Sequence
from random import Random

from rookery.duplicate.grouping import grouped
from rookery.duplicate.rounds import Meetings, Round, Unit
from rookery.duplicate.seating import turned
from rookery.duplicate.shape import Shape

PARTNER_AGAIN = 16
"""Cost of repeating a partner, in units of one repeated opponent."""


BYES_TRIED = 6
"""The most ways to give a round's byes that are tried, until one repeats no meeting."""


def next_round(units: Sequence[Unit], played: Sequence[Round], shape: Shape, rng: Random) -> Round:
    """A round for the units present, which repeats as few earlier meetings as it can find.

    It chooses in this order: who sits out, who are partners, which sides meet, who has which place.
    If there are byes, it tries several ways to give them.

    Raises ValueError if the units do not fill a table or one is named twice.
    """
    need_enough(units, shape)
    before = Meetings.of(played, shape)
    count = len(units) % shape.places
    best, least = None, 0
    for _ in range(BYES_TRIED if count else 1):
        byes = sitting_out(units, count, before, rng)
        seated = [unit for unit in units if unit not in byes]
        tables = tables_of(sides_of(seated, shape, before, rng), shape, before, rng)
        cost = sum(_cost(table, shape, before) for table in tables)
        if best is None or cost < least:
            best, least = Round(tables, byes), cost
        if not least:
            break
    assert best is not None
    return best


def _cost(table: Sequence[Unit], shape: Shape, before: Meetings) -> int:
    """The cost of the meetings that are repeated at one table."""
    partners = sum(before.partners[table[a], table[b]] ** 2 for a, b in shape.partners)
    opponents = sum(before.met[table[a], table[b]] ** 2 for a, b in shape.opponents)
    return PARTNER_AGAIN * partners + opponents


def need_enough(units: Sequence[Unit], shape: Shape) -> None:
    """Raise ValueError if the units do not fill a table, or one is named twice."""
    if len(set(units)) != len(units):
        raise ValueError("a unit is named twice")
    if len(units) < shape.places:
        raise ValueError(f"{len(units)} do not fill a table of {shape.places}")


def sitting_out(
    units: Sequence[Unit], count: int, before: Meetings, rng: Random
) -> tuple[Unit, ...]:
    """The units that sit out next: those with the fewest byes; lots decide among equals.

    A newcomer counts as having as many byes as the earlier unit with the fewest, and sits out after
    that unit: nobody sits out only because they are new.
    """
    if not count:
        return ()
    least_of_old = min((before.byes[unit] for unit in units if _has_been(unit, before)), default=0)
    order = list(units)
    rng.shuffle(order)

    def sat_out(unit: Unit) -> tuple[int, bool]:
        is_new = not _has_been(unit, before)
        return (least_of_old if is_new else before.byes[unit]), is_new

    return tuple(sorted(order, key=sat_out)[:count])


def _has_been(unit: Unit, before: Meetings) -> bool:
    """Whether a unit was in any round before."""
    return before.byes[unit] > 0 or any(before.places[unit, place] for place in range(6))


def sides_of(
    seated: Sequence[Unit], shape: Shape, before: Meetings, rng: Random
) -> tuple[tuple[Unit, ...], ...]:
    """Divide the units into sides, with as few earlier partners together as can be found."""

    def cost(one: Unit, other: Unit) -> int:
        return before.partners[one, other] ** 2 * PARTNER_AGAIN + before.met[one, other]

    return grouped(seated, shape.side_size, cost, rng)


def tables_of(
    sides: Sequence[tuple[Unit, ...]], shape: Shape, before: Meetings, rng: Random
) -> tuple[tuple[Unit, ...], ...]:
    """Put the sides at tables, with as few earlier opponents together as can be found."""

    def cost(one: tuple[Unit, ...], other: tuple[Unit, ...]) -> int:
        return sum(before.met[a, b] ** 2 for a in one for b in other)

    tables = grouped(sides, len(shape.side_numbers), cost, rng)
    return tuple(turned(table, shape, before) for table in tables)
