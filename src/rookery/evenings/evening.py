"""The state of an evening after its happenings: who is here, the rounds, and their results."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import singledispatch

from rookery.duplicate.rounds import Round
from rookery.duplicate.scoring import Points
from rookery.evenings import happenings as hp
from rookery.evenings.errors import EveningError
from rookery.evenings.formats import UnitKind
from rookery.evenings.settings import Settings
from rookery.messages import refusals


@dataclass(frozen=True, slots=True)
class Entry:
    """Somebody at the evening. `unit` is empty until their partners are known.

    `handed` counts how often their seats moved to another phone.
    """

    id: str
    name: str
    unit: str = ""
    is_bot: bool = False
    is_here: bool = True
    handed: int = 0
    has_phone: bool = True


@dataclass(frozen=True, slots=True)
class EveningRound:
    """A round: its tables, and their results (None for an unfinished table).

    `stood` is the number of seconds for which pauses have stopped its clock.
    """

    number: int
    tables: tuple[hp.TableDrawn, ...]
    byes: tuple[str, ...]
    at: float
    results: tuple[tuple[Points | None, ...] | None, ...]
    closed_at: float | None = None
    stood: float = 0.0

    @property
    def is_over(self) -> bool:
        """Whether the round is closed."""
        return self.closed_at is not None

    @property
    def is_complete(self) -> bool:
        """Whether every table has a result."""
        return all(result is not None for result in self.results)


@dataclass(frozen=True, slots=True)
class Evening:
    """An evening. `entries` are in the order of coming; `version` counts the happenings.

    `paused` is the present pause, if any; `resumed_at` is when the last pause ended, in seconds.
    """

    settings: Settings
    entries: Mapping[str, Entry]
    rounds: tuple[EveningRound, ...] = ()
    ended_at: float | None = None
    paused: hp.Paused | None = None
    resumed_at: float = 0.0
    version: int = 0

    @classmethod
    def new(cls, settings: Settings) -> Evening:
        """An evening before anybody has come."""
        return cls(settings, {})

    @property
    def is_over(self) -> bool:
        """Whether the evening has ended."""
        return self.ended_at is not None

    @property
    def current(self) -> EveningRound | None:
        """The round that is being played; None between rounds."""
        if self.rounds and not self.rounds[-1].is_over:
            return self.rounds[-1]
        return None

    @property
    def closes_at(self) -> float | None:
        """When the current round ends, as a time of `clock`; None if its time is unlimited."""
        one = self.current
        if one is None or not self.settings.minutes:
            return None
        return one.at + one.stood + 60.0 * self.settings.minutes

    def clock(self, at: float) -> float:
        """Convert a time to the round's clock, which stands still in pauses; both in seconds."""
        return at if self.paused is None else min(at, self.paused.at)

    @property
    def starts_next_at(self) -> float | None:
        """When the next round begins by itself, if it does; a pause gives the whole time again."""
        if self.current is not None or not self.rounds or self.settings.pause < 0:
            return None
        if self.paused is not None:
            return None
        return max(self.rounds[-1].closed_at or 0.0, self.resumed_at) + self.settings.pause

    @property
    def public(self) -> Evening:
        """The evening without the round in play, whose results tell of boards yet to be played."""
        return self if self.current is None else replace(self, rounds=self.rounds[:-1])

    @property
    def here(self) -> tuple[Entry, ...]:
        """Everybody who is here, including bots, in the order of coming."""
        return tuple(entry for entry in self.entries.values() if entry.is_here)

    @property
    def units(self) -> dict[str, tuple[Entry, ...]]:
        """The people and bots who are here, by unit; within a unit in the order of coming."""
        found: dict[str, tuple[Entry, ...]] = {}
        for entry in self.here:
            if entry.unit:
                found[entry.unit] = (*found.get(entry.unit, ()), entry)
        return found

    def members(self, unit: str) -> tuple[Entry, ...]:
        """Everybody who is or was in a unit, people before bots."""
        found = [entry for entry in self.entries.values() if entry.unit == unit]
        return tuple(sorted(found, key=lambda entry: entry.is_bot))

    def name_of(self, unit: str) -> str:
        """The names of a unit's people who are here or, if nobody is, of all its former people."""
        members = self.members(unit)
        here = [entry for entry in members if entry.is_here] or list(members)
        return " & ".join(entry.name for entry in here)

    @property
    def meetings(self) -> tuple[Round, ...]:
        """Which units have met in the rounds so far; a team match counts once."""
        return tuple(_meeting(each, self.settings) for each in self.rounds)


def _meeting(one: EveningRound, settings: Settings) -> Round:
    kind = settings.kind.unit
    tables = one.tables[::2] if kind is UnitKind.TEAM else one.tables
    if kind is UnitKind.PLAYER:
        return Round(tuple(table.units for table in tables), one.byes)
    return Round(tuple(tuple(dict.fromkeys(table.units)) for table in tables), one.byes)


def folded(settings: Settings, happenings: Iterable[hp.Happening]) -> Evening:
    """The evening after these happenings. Raises EveningError if one of them is impossible."""
    evening = Evening.new(settings)
    for happening in happenings:
        evening = happened(evening, happening)
    return evening


def happened(evening: Evening, happening: hp.Happening) -> Evening:
    """The evening after one more happening. Raises EveningError if it cannot happen now."""
    if evening.is_over and not isinstance(happening, hp.Corrected):
        raise EveningError("evening-over", refusals.evening_ended())
    return replace(_after(happening, evening), version=evening.version + 1)


@singledispatch
def _after(happening: hp.Happening, evening: Evening) -> Evening:
    raise TypeError(f"{happening!r} is nothing that happens at an evening")


@_after.register
def _(came: hp.Came, evening: Evening) -> Evening:
    known = evening.entries.get(came.entry)
    if known is not None and known.is_here:
        raise EveningError("already-here", refusals.evening_here_already(name=known.name))
    unit = came.group or (known.unit if known is not None else "")
    size = evening.settings.unit_size
    if size == 1:
        unit = came.entry
    if unit and len(evening.units.get(unit, ())) >= size:
        if came.group:
            raise EveningError(
                "unit-full", refusals.evening_unit_size(unit=evening.name_of(unit), size=size)
            )
        unit = ""  # somebody else has the place in the unit
    handed = 0 if known is None else known.handed
    entry = Entry(came.entry, came.name, unit, came.is_bot, handed=handed, has_phone=came.has_phone)
    return replace(evening, entries={**evening.entries, came.entry: entry})


@_after.register
def _(left: hp.Left, evening: Evening) -> Evening:
    entry = _known(evening, left.entry)
    gone = replace(entry, is_here=False)
    return replace(evening, entries={**evening.entries, entry.id: gone})


@_after.register
def _(handed: hp.HandedOver, evening: Evening) -> Evening:
    entry = evening.entries.get(handed.entry)
    if entry is None:
        raise EveningError("not-here", refusals.evening_not_here(name=handed.entry))
    changed = replace(entry, handed=entry.handed + 1, has_phone=handed.has_phone)
    return replace(evening, entries={**evening.entries, entry.id: changed})


@_after.register
def _(grouped: hp.Grouped, evening: Evening) -> Evening:
    entries = dict(evening.entries)
    for entry in grouped.entries:
        entries[entry] = replace(_known(evening, entry), unit=grouped.unit)
    after = replace(evening, entries=entries)
    if len(after.units[grouped.unit]) > evening.settings.unit_size:
        raise EveningError(
            "unit-full", refusals.evening_no_place(unit=evening.name_of(grouped.unit))
        )
    return after


@_after.register
def _(drawn: hp.Drawn, evening: Evening) -> Evening:
    if evening.paused is not None:
        raise EveningError("paused", refusals.evening_paused_now())
    if evening.current is not None:
        raise EveningError(
            "round-open", refusals.evening_round_open(round=evening.current.number + 1)
        )
    if drawn.number != len(evening.rounds):
        raise EveningError(
            "wrong-round", f"round {len(evening.rounds) + 1} comes next, not {drawn.number + 1}"
        )
    seats = evening.settings.shape.places
    for table in drawn.tables:
        if len(table.entries) != seats or len(table.units) != seats:
            raise EveningError("wrong-table", f"a table needs {seats} seats, not {table}")
    drawn_round = EveningRound(
        drawn.number, drawn.tables, drawn.byes, drawn.at, (None,) * len(drawn.tables)
    )
    return replace(evening, rounds=(*evening.rounds, drawn_round))


@_after.register
def _(came_in: hp.ResultIn, evening: Evening) -> Evening:
    one = _round(evening, came_in.number, came_in.table)
    if one.is_over or one.results[came_in.table] is not None:
        raise EveningError("result-known", refusals.evening_result_known(table=came_in.table + 1))
    if len(came_in.boards) != evening.settings.boards:
        raise EveningError("wrong-result", f"a round has {evening.settings.boards} boards")
    for points in came_in.boards:
        _need_points(points, evening)
    return _with_result(evening, one, came_in.table, came_in.boards)


@_after.register
def _(corrected: hp.Corrected, evening: Evening) -> Evening:
    one = _round(evening, corrected.number, corrected.table)
    known = one.results[corrected.table]
    if known is None and not one.is_over:
        raise EveningError("no-result", refusals.evening_still_playing(table=corrected.table + 1))
    boards = list(known or (None,) * evening.settings.boards)
    if not 0 <= corrected.board < len(boards):
        raise EveningError("wrong-result", f"there is no board {corrected.board + 1}")
    _need_points(corrected.points, evening)
    boards[corrected.board] = corrected.points
    return _with_result(evening, one, corrected.table, tuple(boards))


@_after.register
def _(closed: hp.Closed, evening: Evening) -> Evening:
    one = evening.current
    if one is None or one.number != closed.number:
        raise EveningError("wrong-round", f"round {closed.number + 1} is not being played")
    return replace(evening, rounds=(*evening.rounds[:-1], replace(one, closed_at=closed.at)))


@_after.register
def _(ended: hp.Ended, evening: Evening) -> Evening:
    if evening.current is not None:
        raise EveningError(
            "round-open", refusals.evening_round_open(round=evening.current.number + 1)
        )
    return replace(evening, ended_at=ended.at, paused=None)


@_after.register
def _(paused: hp.Paused, evening: Evening) -> Evening:
    """A second pause only changes whether tables wait; the first one has stopped the clock."""
    if not evening.rounds:
        raise EveningError("not-begun", refusals.evening_no_pause_yet())
    since = paused.at if evening.paused is None else evening.paused.at
    return replace(evening, paused=replace(paused, at=since))


@_after.register
def _(resumed: hp.Resumed, evening: Evening) -> Evening:
    if evening.paused is None:
        raise EveningError("not-paused", refusals.evening_not_paused())
    rounds = evening.rounds
    if evening.current is not None:
        one = evening.current
        stood = one.stood + max(0.0, resumed.at - evening.paused.at)
        rounds = (*rounds[:-1], replace(one, stood=stood))
    return replace(evening, rounds=rounds, paused=None, resumed_at=resumed.at)


def _known(evening: Evening, entry: str) -> Entry:
    found = evening.entries.get(entry)
    if found is None or not found.is_here:
        name = entry if found is None else found.name
        raise EveningError("not-here", refusals.evening_not_here(name=name))
    return found


def _round(evening: Evening, number: int, table: int) -> EveningRound:
    if not 0 <= number < len(evening.rounds):
        raise EveningError("wrong-round", f"there is no round {number + 1}")
    if not 0 <= table < len(evening.rounds[number].tables):
        raise EveningError("wrong-table", f"round {number + 1} has no table {table + 1}")
    return evening.rounds[number]


def _need_points(points: Points | None, evening: Evening) -> None:
    seats = evening.settings.shape.places
    if points is not None and len(points) != seats:
        raise EveningError("wrong-result", f"a board has points for {seats} seats")


def _with_result(
    evening: Evening, one: EveningRound, table: int, boards: tuple[Points | None, ...]
) -> Evening:
    results = (*one.results[:table], boards, *one.results[table + 1 :])
    rounds = list(evening.rounds)
    rounds[one.number] = replace(one, results=results)
    return replace(evening, rounds=tuple(rounds))
