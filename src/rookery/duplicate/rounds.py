"""One round of a movement, and who has met whom in the rounds before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

from rookery.duplicate.shape import Shape

Unit: TypeAlias = str
"""The caller's id of a unit: a player, or a pair or team that stays together."""


@dataclass(frozen=True, slots=True)
class Round:
    """The seating of a round: the units of each table by place, and the units that sit out."""

    tables: tuple[tuple[Unit, ...], ...]
    byes: tuple[Unit, ...] = ()

    @property
    def units(self) -> frozenset[Unit]:
        """All units in the round, including those with a bye."""
        return frozenset(unit for table in self.tables for unit in table) | frozenset(self.byes)


@dataclass(frozen=True, slots=True)
class Meetings:
    """Counts of past rounds. Keys are `(unit, other)`, in both orders, and `(unit, place)`."""

    partners: Counter[tuple[Unit, Unit]] = field(default_factory=Counter)
    met: Counter[tuple[Unit, Unit]] = field(default_factory=Counter)
    places: Counter[tuple[Unit, int]] = field(default_factory=Counter)
    byes: Counter[Unit] = field(default_factory=Counter)

    @classmethod
    def of(cls, rounds: Iterable[Round], shape: Shape) -> Meetings:
        """The meetings in some rounds."""
        meetings = cls()
        for each in rounds:
            meetings.add(each, shape)
        return meetings

    def add(self, played: Round, shape: Shape) -> None:
        """Count one more round."""
        self.byes.update(played.byes)
        for table in played.tables:
            self.places.update((unit, place) for place, unit in enumerate(table))
            for first, second in shape.partners:
                _count(self.partners, table[first], table[second])
            for first, second in (*shape.partners, *shape.opponents):
                _count(self.met, table[first], table[second])


def _count(counter: Counter[tuple[Unit, Unit]], one: Unit, other: Unit) -> None:
    counter[one, other] += 1
    counter[other, one] += 1
