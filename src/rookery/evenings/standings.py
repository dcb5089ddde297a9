"""The ranking of an evening: places, some of them shared, and the scores that decide them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from rookery.evenings.evening import Evening
from rookery.evenings.formats import Measure, Pairing, Scoring
from rookery.evenings.knockout import out_in
from rookery.evenings.season import Place
from rookery.evenings.tallies import Tally, tallies


@dataclass(frozen=True, slots=True)
class Standing:
    """The place of a unit. `place` counts from 1; None if the unit is not ranked.

    `scores` are in the order of `measures_of`. `field` is 1 in the second field of a
    Mitchell movement, else 0.
    """

    place: int | None
    is_shared: bool
    unit: str
    name: str
    entries: tuple[str, ...]
    scores: tuple[Fraction, ...]
    boards: int
    field: int = 0


def measures_of(evening: Evening) -> tuple[Measure, ...]:
    """The measures of the ranking, in order; `Standing.scores` has the same order."""
    return evening.settings.kind.ranked_by(evening.settings.scored_by)


def standings(evening: Evening) -> tuple[Standing, ...]:
    """All units that have been drawn, those with a place first."""
    found = tallies(evening)
    if evening.settings.kind.pairing is not Pairing.MITCHELL:
        return tuple(_field(evening, found, tuple(found), 0))
    fields = [[unit for unit in found if (found[unit].field_number or 0) == n] for n in (0, 1)]
    return tuple(
        standing
        for number, units in enumerate(fields)
        for standing in _field(evening, found, units, number)
    )


def places(evening: Evening) -> dict[str, Place]:
    """For a season table: the place of each ranked person, by entry."""
    rows = [row for row in standings(evening) if row.place is not None]
    found: dict[str, Place] = {}
    for row in rows:
        sharing = sum((each.place, each.field) == (row.place, row.field) for each in rows)
        found |= dict.fromkeys(row.entries, Place(row.place or 0, sharing))
    return found


def _field(
    evening: Evening, found: Mapping[str, Tally], units: Sequence[str], field: int
) -> Iterator[Standing]:
    """The standings within one field, whose units are compared with each other."""
    ranked = [unit for unit in units if _is_ranked(evening, found[unit])]
    measures = _measures(evening, found)
    groups = _ordered(ranked, measures)
    place = 1
    for group in groups:
        for unit in group:
            yield _standing(evening, found, unit, (place, len(group) > 1), group, field)
        place += len(group)
    rest = [unit for unit in units if unit not in ranked]
    for group in _ordered(rest, measures):
        for unit in group:
            yield _standing(evening, found, unit, (None, False), group, field)


def _standing(
    evening: Evening,
    found: Mapping[str, Tally],
    unit: str,
    place: tuple[int | None, bool],
    group: Sequence[str],
    field: int,
) -> Standing:
    people = [entry for entry in evening.members(unit) if not entry.is_bot]
    scores = tuple(Fraction(measure(unit, group)) for measure in _measures(evening, found))
    entries = tuple(entry.id for entry in people)
    boards = found[unit].boards
    return Standing(place[0], place[1], unit, evening.name_of(unit), entries, scores, boards, field)


def _is_ranked(evening: Evening, tally: Tally) -> bool:
    """Whether a unit has a person, and played at least half of the boards."""
    if all(entry.is_bot for entry in evening.members(tally.unit)):
        return False
    if evening.settings.scored_by not in (Scoring.DIFFERENCE, Scoring.MATCH_POINTS):
        return True
    boards = evening.settings.boards
    rounds = sum(
        one.is_over or any(each is not None for each in one.results) for one in evening.rounds
    )
    return 2 * (tally.drawn + tally.byes * boards) >= rounds * boards


_Measure = Callable[[str, Sequence[str]], Fraction | int]
"""Computes the measure of a unit. The sequence has the units that are still tied with it."""


def _measures(evening: Evening, found: Mapping[str, Tally]) -> tuple[_Measure, ...]:
    out = out_in(evening) if evening.settings.kind.pairing is Pairing.KNOCKOUT else {}

    def opponents(unit: str) -> int:
        return sum(found[each.other].wins for each in found[unit].encounters)

    def between(unit: str, group: Sequence[str]) -> int:
        met = [each for each in found[unit].encounters if each.other in group]
        return sum(each.points for each in met) if len(group) > 1 else 0

    known: dict[Measure, _Measure] = {
        Measure.DIFFERENCE: lambda unit, group: found[unit].difference,
        Measure.SHARE: lambda unit, group: found[unit].share,
        Measure.BOARDS_WON: lambda unit, group: found[unit].boards_won,
        Measure.WINS: lambda unit, group: found[unit].wins,
        Measure.BETWEEN: between,
        Measure.OPPONENTS: lambda unit, group: opponents(unit),
        Measure.NET: lambda unit, group: found[unit].net,
        Measure.SURVIVED: lambda unit, group: out.get(unit, 0),
    }
    return tuple(known[each] for each in measures_of(evening))


def _ordered(units: Sequence[str], measures: Sequence[_Measure]) -> list[list[str]]:
    """The units from best to worst; units in one group share a place."""
    if len(units) < 2 or not measures:
        return [list(units)] if units else []
    first, *rest = measures
    values = {unit: first(unit, units) for unit in units}
    groups = []
    for value in sorted(set(values.values()), reverse=True):
        tied = [unit for unit in units if values[unit] == value]
        groups += _ordered(tied, rest)
    return groups
