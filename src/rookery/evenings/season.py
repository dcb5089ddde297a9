"""The season table: points for the places at several evenings."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple


class Place(NamedTuple):
    """A person's place at an evening, and how many units (not people) share it."""

    place: int
    shared_by: int = 1


@dataclass(frozen=True, slots=True)
class SeasonRule:
    """The points of places: `points` for the first ones, `for_coming` for every later place.

    A person's best evenings count: `best` of them, or all if `best` is 0. People who share
    places get the average of these places' points.
    """

    points: tuple[int, ...] = (10, 8, 6, 5, 4, 3, 2)
    for_coming: int = 1
    best: int = 0

    def __post_init__(self) -> None:
        numbers = (*self.points, self.for_coming)
        if len(self.points) > 100 or any(not 0 <= each <= 1000 for each in numbers):
            raise ValueError("a season has at most 100 places with 0 to 1000 points each")
        if any(a < b for a, b in pairwise(numbers)):
            raise ValueError("a better place may not bring fewer points")
        if self.best < 0:
            raise ValueError("the number of evenings that count is 0, for all, or more")


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """A person's season. `evenings` has the points of each evening; None if they were absent.

    `counted` says for each evening whether it is one of the best, whose points count.
    """

    place: int
    is_shared: bool
    person: str
    total: Fraction
    evenings: tuple[Fraction | None, ...]
    counted: tuple[bool, ...]


def season(evenings: Sequence[Mapping[str, Place]], rule: SeasonRule) -> tuple[SeasonRow, ...]:
    """The season table. Each evening maps the people ranked in it to their places.

    >>> first = {"Ann": Place(1), "Ben": Place(2, 2), "Cid": Place(2, 2)}
    >>> rows = season([first, {"Ben": Place(1), "Dan": Place(2)}], SeasonRule())
    >>> [(row.place, row.person, str(row.total)) for row in rows]
    [(1, 'Ben', '17'), (2, 'Ann', '10'), (3, 'Dan', '8'), (4, 'Cid', '7')]
    """
    people = list(dict.fromkeys(person for each in evenings for person in each))
    rows = [_row(person, evenings, rule) for person in people]
    firsts = {person: _places(person, evenings) for person in people}
    rows.sort(key=lambda row: (row.total, firsts[row.person]), reverse=True)
    return tuple(_with_places(rows, firsts))


def _row(person: str, evenings: Sequence[Mapping[str, Place]], rule: SeasonRule) -> SeasonRow:
    points = tuple(_points(each[person], rule) if person in each else None for each in evenings)
    came = [number for number, each in enumerate(points) if each is not None]
    best = sorted(came, key=lambda number: (-(points[number] or 0), number))
    kept = best[: rule.best or len(best)]
    counted = tuple(number in kept for number in range(len(points)))
    total = sum((points[number] or Fraction(0) for number in kept), Fraction(0))
    return SeasonRow(0, False, person, total, points, counted)


def _points(place: Place, rule: SeasonRule) -> Fraction:
    def of(each: int) -> int:
        return rule.points[each - 1] if each <= len(rule.points) else rule.for_coming

    return Fraction(sum(map(of, range(place.place, sum(place)))), place.shared_by)


def _places(person: str, evenings: Sequence[Mapping[str, Place]]) -> tuple[int, ...]:
    """How often a person was first, second and so on."""
    places = [each[person][0] for each in evenings if person in each]
    last = max((place for each in evenings for place, _ in each.values()), default=0)
    return tuple(places.count(place) for place in range(1, last + 1))


def _with_places(
    rows: Sequence[SeasonRow], firsts: Mapping[str, tuple[int, ...]]
) -> list[SeasonRow]:
    keys = [(row.total, firsts[row.person]) for row in rows]
    return [
        SeasonRow(
            keys.index(key) + 1,
            keys.count(key) > 1,
            row.person,
            row.total,
            row.evenings,
            row.counted,
        )
        for key, row in zip(keys, rows, strict=True)
    ]
