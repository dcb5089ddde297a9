"""Prepares a round: single people find partners, and bots fill free places."""

from collections.abc import Iterator

from rookery.evenings.evening import Entry, Evening, happened
from rookery.evenings.formats import Pairing, Scoring, UnitKind
from rookery.evenings.happenings import Came, Grouped, Happening, Left


def coming(
    evening: Evening, entry: str, name: str, group: str = "", *, has_phone: bool = True
) -> tuple[Happening, ...]:
    """The happenings when a person comes. If the group is full, a bot in it makes room."""
    found: list[Happening] = []
    known = evening.entries.get(entry)
    unit = group or ("" if known is None else known.unit)
    members = evening.units.get(unit, ()) if unit else ()
    if len(members) >= evening.settings.unit_size:
        found += [Left(member.id) for member in members if member.is_bot][:1]
    return (*found, Came(entry, name, group, has_phone=has_phone))


def gathered(evening: Evening) -> tuple[Happening, ...]:
    """The happenings that are needed before the next round can be drawn.

    Single people form units in the order of coming. Those left over take free places in units
    whose members have left, or play with bots. Then bots fill the tables, if the settings say so.
    Surplus bots leave.
    """
    done: list[Happening] = []
    for step in (_spare_bots, _grouped, _completed, _filled):
        for happening in step(evening):
            done.append(happening)
            evening = happened(evening, happening)
    return tuple(done)


def people_units(evening: Evening) -> dict[str, tuple[Entry, ...]]:
    """The units that have at least one person, in the order of coming."""
    return {
        unit: members
        for unit, members in evening.units.items()
        if any(not member.is_bot for member in members)
    }


def _spare_bots(evening: Evening) -> Iterator[Happening]:
    """The bots of a unit without people leave it if the unit is surplus or incomplete."""
    people = people_units(evening)
    alone = [entry for entry in evening.here if not entry.is_bot and not entry.unit]
    size = evening.settings.unit_size
    wanted = _bot_units_wanted(evening, len(people) + -(-len(alone) // size))
    units = evening.units
    bots = [unit for unit in units if unit not in people]
    whole = [unit for unit in bots if len(units[unit]) == size][:wanted]
    for unit in (unit for unit in bots if unit not in whole):
        yield from (Left(member.id) for member in units[unit])


def _grouped(evening: Evening) -> Iterator[Happening]:
    size = evening.settings.unit_size
    alone = [entry.id for entry in evening.here if not entry.is_bot and not entry.unit]
    whole = len(alone) - len(alone) % size
    for start in range(0, whole, size):
        yield Grouped(_new_unit(evening, start // size), tuple(alone[start : start + size]))
    rest = alone[whole:]
    for unit, members in people_units(evening).items():
        taken, rest = rest[: size - len(members)], rest[size - len(members) :]
        if taken:
            yield Grouped(unit, tuple(taken))
    if rest:
        yield Grouped(_new_unit(evening, whole // size), tuple(rest))


def _completed(evening: Evening) -> Iterator[Happening]:
    """Add bots to units that have too few people."""
    number = _bots_so_far(evening)
    for unit, members in people_units(evening).items():
        for _ in range(evening.settings.unit_size - len(members)):
            number += 1
            yield _bot(number, unit)


def _filled(evening: Evening) -> Iterator[Happening]:
    """Add units of bots until all tables are full."""
    people = people_units(evening)
    there = len(evening.units) - len(people)
    number = _bots_so_far(evening)
    for made in range(_bot_units_wanted(evening, len(people)) - there):
        unit = _new_unit(evening, made)
        for _ in range(evening.settings.unit_size):
            number += 1
            yield _bot(number, unit)


def _bot_units_wanted(evening: Evening, people: int) -> int:
    """How many units of bots complete the tables, given the number of people's units.

    Formats that compare boards need at least two tables; a knockout gets no units of bots.
    """
    settings = evening.settings
    if not settings.bots_fill or settings.kind.pairing is Pairing.KNOCKOUT or not people:
        return 0
    places = settings.meeting.places
    is_compared = settings.scored_by in (Scoring.DIFFERENCE, Scoring.MATCH_POINTS)
    least = 2 if is_compared and settings.kind.unit is not UnitKind.TEAM else 1
    tables = max(least, -(-people // places))
    return tables * places - people


def _bots_so_far(evening: Evening) -> int:
    return sum(entry.is_bot for entry in evening.entries.values())


def _bot(number: int, unit: str) -> Came:
    return Came(f"bot{number}", f"Bot {number}", unit, is_bot=True)


def _new_unit(evening: Evening, further: int) -> str:
    """An id for a new unit; `further` is the number of units already made in the same step."""
    known = {entry.unit for entry in evening.entries.values()}
    numbers = (f"unit{number}" for number in range(1, len(evening.entries) + 1000))
    free = (unit for unit in numbers if unit not in known)
    for _ in range(further):
        next(free)
    return next(free)
