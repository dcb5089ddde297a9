"""The exact scores of all units so far. Rankings are made from them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction

from rookery.duplicate.scoring import BoardScore, board_scores
from rookery.evenings.evening import Evening, EveningRound
from rookery.evenings.formats import Pairing, UnitKind


@dataclass(frozen=True, slots=True)
class SeatScore:
    """A unit's score on one board. `seat` is the unit's lowest seat at its table.

    `name` has the people who sat there at the time; the unit may have others now.
    """

    unit: str
    name: str
    round: int
    table: int
    board: int
    seat: int
    score: BoardScore


@dataclass(frozen=True, slots=True)
class Encounter:
    """A round between two units. `points` are 2 for a win, 1 for a draw, else 0."""

    unit: str
    other: str
    round: int
    net: Fraction
    points: int


@dataclass(slots=True)
class Tally:
    """The sums of one unit. `drawn` counts the boards it was to play, `boards` the finished ones.

    `wins` are points of rounds: 2 for a round won, 1 for a draw. `field_number` is the side of the
    unit's first seat.
    """

    unit: str
    boards: int = 0
    drawn: int = 0
    difference: Fraction = Fraction(0)
    shares: Fraction = Fraction(0)
    boards_won: int = 0
    net: Fraction = Fraction(0)
    wins: int = 0
    byes: int = 0
    encounters: list[Encounter] = field(default_factory=list)
    field_number: int | None = None

    @property
    def share(self) -> Fraction:
        """The mean of the unit's match points on the drawn boards."""
        return self.shares / self.drawn if self.drawn else Fraction(0)


def tallies(evening: Evening) -> dict[str, Tally]:
    """The sums of all units drawn in any round, by unit."""
    found: dict[str, Tally] = {}
    bye = 2 if evening.settings.kind.pairing is Pairing.SWISS else 0
    for one in evening.rounds:
        for unit in one.byes:
            tally = found.setdefault(unit, Tally(unit))
            tally.byes += 1
            tally.wins += bye if one.is_over else 0
        for score in seat_scores(evening, one):
            _add(found.setdefault(score.unit, Tally(score.unit)), score)
        for encounter in encounters(evening, one):
            tally = found[encounter.unit]
            tally.encounters.append(encounter)
            tally.wins += encounter.points
            tally.net += encounter.net
    return found


def _add(tally: Tally, scored: SeatScore) -> None:
    score = scored.score
    if tally.field_number is None:
        tally.field_number = scored.seat % 2
    tally.drawn += 1
    tally.boards += score.net is not None
    tally.difference += score.difference
    tally.shares += score.share
    tally.boards_won += score.difference > 0


def seat_scores(evening: Evening, one: EveningRound) -> Iterator[SeatScore]:
    """The scores of all units on all boards of a round, as far as there are results.

    An unfinished table has no scores yet; after the round, its unfinished boards count as average.
    """
    sides = evening.settings.shape.sides
    unfinished = (None,) * evening.settings.boards
    for board in range(evening.settings.boards):
        points = [(result or unfinished)[board] for result in one.results]
        for number, row in enumerate(board_scores(points, sides)):
            if one.results[number] is None and not one.is_over:
                continue
            units, entries = one.tables[number].units, one.tables[number].entries
            for unit in dict.fromkeys(units):
                there = (entry for entry, of in zip(entries, units, strict=True) if of == unit)
                name = " & ".join(evening.entries[entry].name for entry in there)
                seat = units.index(unit)
                yield SeatScore(unit, name, one.number, number, board, seat, row[seat])


def encounters(evening: Evening, one: EveningRound) -> Iterator[Encounter]:
    """The results of rounds between two units, once all their tables have results."""
    if len(evening.settings.shape.side_numbers) != 2:
        return
    if evening.settings.kind.unit is UnitKind.PLAYER:
        return
    step = 2 if evening.settings.kind.unit is UnitKind.TEAM else 1
    for first in range(0, len(one.tables), step):
        tables = range(first, first + step)
        if not one.is_over and any(one.results[table] is None for table in tables):
            continue
        unit, other = dict.fromkeys(one.tables[first].units)
        net = _net(evening, one, unit, first, step)
        points = 1 + (net > 0) - (net < 0)
        yield Encounter(unit, other, one.number, net, points)
        yield Encounter(other, unit, one.number, -net, 2 - points)


def _net(evening: Evening, one: EveningRound, unit: str, first: int, step: int) -> Fraction:
    """A unit's net points at its tables, on the boards that all these tables have finished."""
    total = Fraction(0)
    for nets in board_nets(evening, one, unit, first, step):
        total += nets
    return total


def board_nets(
    evening: Evening, one: EveningRound, unit: str, first: int, step: int = 1
) -> Iterator[Fraction]:
    """A unit's net points, board by board; unfinished boards are left out."""
    sides = evening.settings.shape.sides
    for board in range(evening.settings.boards):
        total = Fraction(0)
        for table in range(first, first + step):
            result = one.results[table]
            points = None if result is None else result[board]
            if points is None:
                break
            seat = one.tables[table].units.index(unit)
            others = [each for each, side in zip(points, sides, strict=True) if side != sides[seat]]
            total += points[seat] - Fraction(sum(others), len(others))
        else:
            yield total
