"""Draws the next round of an evening: which units meet, and where their people sit."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from rookery.duplicate.grouping import grouped
from rookery.duplicate.movements import mitchell, movement
from rookery.duplicate.planning import next_round, sitting_out
from rookery.duplicate.rounds import Meetings, Round
from rookery.duplicate.shape import TWO_UNITS, Shape
from rookery.evenings.errors import EveningError
from rookery.evenings.evening import Evening
from rookery.evenings.formats import Pairing, UnitKind
from rookery.evenings.happenings import Drawn, TableDrawn
from rookery.evenings.knockout import knockout_round, still_in
from rookery.evenings.settings import MOST_ROUNDS
from rookery.evenings.swiss import swiss_round
from rookery.messages import refusals

SAME_FIELD = 1000
"""Cost of pairing two units of the same field in a Mitchell movement: more than any rematch."""


def rounds_of(evening: Evening) -> int:
    """How many rounds the evening has, as far as that is known now."""
    settings = evening.settings
    if settings.rounds:
        return settings.rounds
    units = len(evening.units)
    if settings.kind.pairing is Pairing.KNOCKOUT:
        return len(evening.rounds) + max(len(still_in(evening)) - 1, 0).bit_length()
    return min(max(units - 1 + units % 2, 1), MOST_ROUNDS)


def is_finished(evening: Evening) -> bool:
    """Whether all rounds have been drawn."""
    if evening.current is not None:
        return False
    if evening.settings.kind.pairing is Pairing.KNOCKOUT:
        return bool(evening.rounds) and len(still_in(evening)) < 2
    return len(evening.rounds) >= rounds_of(evening)


def draw(evening: Evening, rng: Random, at: float) -> Drawn:
    """Draw the next round for the units that are here. All units must be complete (see `gathered`).

    A movement planned for exactly these units continues. If anybody has come or gone since, the
    remaining rounds are planned again, with regard to earlier meetings. `rng` draws the lots.

    Raises EveningError if the previous round is open, the evening is finished, or too few are here.
    """
    if evening.current is not None:
        raise EveningError(
            "round-open", refusals.evening_round_open(round=evening.current.number + 1)
        )
    if is_finished(evening):
        raise EveningError("no-more-rounds", refusals.evening_rounds_done())
    units = list(evening.units)
    if evening.settings.kind.pairing is Pairing.KNOCKOUT:
        units = list(still_in(evening))
    if len(units) < evening.settings.meeting.places:
        raise EveningError("too-few", refusals.evening_too_few())
    number = len(evening.rounds)
    met = _met(evening, units, rng)
    tables = [table for units in met.tables for table in _tables(evening, units, number)]
    return Drawn(number, tuple(tables), met.byes, at)


def _met(evening: Evening, units: Sequence[str], rng: Random) -> Round:
    """The next round: which units meet, and which sit out."""
    match evening.settings.kind.pairing:
        case Pairing.SWISS:
            return swiss_round(evening, rng)
        case Pairing.KNOCKOUT:
            return knockout_round(evening, rng)
        case Pairing.MITCHELL:
            return _mitchell(evening, units, rng)
        case _:
            return _moved(evening, units, rng)


def _moved(evening: Evening, units: Sequence[str], rng: Random) -> Round:
    """The next round of the planned movement, or of a new plan."""
    settings, played = evening.settings, evening.meetings
    number, rounds = len(played), max(rounds_of(evening), len(played) + 1)
    if all(each.units == set(units) for each in played):
        plan = _planned(tuple(units), rounds, settings.meeting, settings.lots)
        if plan[:number] == played:
            return plan[number]
    return next_round(units, played, settings.meeting, rng)


@lru_cache(maxsize=64)
def _planned(units: tuple[str, ...], rounds: int, shape: Shape, lots: str) -> tuple[Round, ...]:
    """The whole movement, cached because every round of an evening needs it."""
    return movement(units, rounds, shape, _lots(lots))


def _mitchell(evening: Evening, units: Sequence[str], rng: Random) -> Round:
    """The next round of a Mitchell movement: units that stay meet units that move."""
    played = evening.meetings
    order = list(units)
    _lots(evening.settings.lots).shuffle(order)
    if len(played) < -(-len(order) // 2) and all(each.units == set(units) for each in played):
        plan = mitchell(order, len(played) + 1)
        if plan[:-1] == played:
            return plan[-1]
    before = Meetings.of(played, TWO_UNITS)
    staying, moving = _fields(units, before)
    few, many = sorted((staying, moving), key=len)
    byes = sitting_out(many, len(many) - len(few), before, rng)
    seated = [unit for unit in (*staying, *moving) if unit not in byes]

    def cost(one: str, other: str) -> int:
        same = (one in staying) == (other in staying)
        return SAME_FIELD if same else before.met[one, other] ** 2

    pairs = grouped(seated, 2, cost, rng)
    tables = tuple(tuple(sorted(pair, key=lambda unit: unit in moving)) for pair in pairs)
    return Round(tables, byes)


def _fields(units: Sequence[str], before: Meetings) -> tuple[list[str], list[str]]:
    """The units that stay, and the units that move. A newcomer joins the smaller field."""
    staying = [unit for unit in units if before.places[unit, 0]]
    moving = [
        unit
        for unit in units
        if unit not in staying and (before.places[unit, 1] or before.byes[unit])
    ]
    for unit in units:
        if unit not in staying and unit not in moving:
            (staying if len(staying) < len(moving) else moving).append(unit)
    while abs(len(staying) - len(moving)) > 1:
        few, many = sorted((staying, moving), key=len)
        few.append(many.pop())
    return staying, moving


def _lots(lots: str) -> Random:
    """A random generator that always gives the same numbers for the same lots of an evening."""
    return Random(f"rookery evening {lots}")


def _tables(evening: Evening, units: Sequence[str], number: int) -> list[TableDrawn]:
    """Draw one table for these units, or two tables for two teams."""
    settings = evening.settings
    if settings.kind.unit is UnitKind.PLAYER:
        entries = tuple(_members(evening, unit)[0] for unit in units)
        return [TableDrawn(entries, tuple(units))]
    here, away = (_members(evening, unit) for unit in units)
    if settings.kind.unit is UnitKind.SIDE:
        return [_seated(evening, units, here, away)]
    half = settings.shape.side_size
    if number % 2:  # each pair of a team meets both pairs of the other
        away = (*away[half:], *away[:half])
    second = _seated(evening, (units[1], units[0]), away[half:], here[half:])
    return [_seated(evening, units, here[:half], away[:half]), second]


def _members(evening: Evening, unit: str) -> tuple[str, ...]:
    members = evening.units[unit]
    if len(members) != evening.settings.unit_size:
        raise EveningError(
            "not-gathered", refusals.evening_not_complete(unit=evening.name_of(unit))
        )
    return tuple(member.id for member in members)


def _seated(
    evening: Evening, units: Sequence[str], first: Sequence[str], second: Sequence[str]
) -> TableDrawn:
    shape = evening.settings.shape
    entries, of = [""] * shape.places, [""] * shape.places
    for side, unit, members in zip(shape.side_numbers, units, (first, second), strict=True):
        for seat, member in zip(shape.side(side), members, strict=True):
            entries[seat], of[seat] = member, unit
    return TableDrawn(tuple(entries), tuple(of))
