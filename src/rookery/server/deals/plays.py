"""Plays of the days' deals: who played, with which result, and what a strong bot scored.

A result names its table. A profile has one table per day and game: the first that it opened. Plays
of guests are not stored.
"""

from dataclasses import dataclass
from datetime import date
from typing import Any

from sqlalchemy import ColumnElement, func, select, update

from rookery.games import GAMES
from rookery.server.database.connections import Connections
from rookery.server.database.schema.deals import DAY_MARKS, DAY_PLAYS, DAY_RUNS


@dataclass(frozen=True, slots=True)
class Play:
    """A profile's play of a day's deal, at the table `code`; `points` are None until it is over.

    `place` is the place among all results so far, from 1; None without points.
    """

    game: str
    code: str
    points: int | None
    has_ended: bool
    place: int | None


@dataclass(frozen=True, slots=True)
class Results:
    """All counted results of a day's deal: which scores there are, and how many people have each.

    `bars` are pairs (points, people), by points ascending. `unfinished` is how many people have
    abandoned the deal: they rank behind everybody else.
    """

    bars: tuple[tuple[int, int], ...]
    unfinished: int = 0

    @property
    def count(self) -> int:
        """How many people have finished the deal or abandoned it."""
        return self.unfinished + sum(many for _, many in self.bars)

    def place(self, points: int) -> int:
        """The place of a score, counted from 1. Equal scores share the best of their places.

        >>> Results(((0, 1), (10, 2), (20, 1))).place(10)
        2
        """
        return 1 + sum(many for each, many in self.bars if each > points)

    def beaten(self, points: int, *, is_among: bool) -> float | None:
        """The share of the other results that are lower, from 0 to 1; equal ones count half.

        With `is_among`, `points` are one of the results themselves. None if there are no other
        results. People who have abandoned the deal count as lower.

        >>> Results(((0, 1), (10, 2), (20, 1))).beaten(10, is_among=True)
        0.5
        """
        own = int(is_among)
        others = self.count - own
        if others < 1:
            return None
        lower = self.unfinished + sum(many for each, many in self.bars if each < points)
        level = sum(many for each, many in self.bars if each == points) - own
        return (lower + level / 2) / others


class Plays:
    """The plays stored in a database. Methods block, and may raise StoreFailed."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def begin(self, day: date, game: str, profile: str, code: str, at: float) -> str | None:
        """Store that a profile plays a deal at table `code`; return the table that is stored.

        The profile's first table stays. A table that belongs to another profile is not stored.
        """
        key = {"day": day.isoformat(), "game": game, "profile": profile}
        row = {**key, "code": code, "began_at": at}
        with self._connections.writing() as connection:
            connection.execute(self._connections.insert_new(DAY_PLAYS), row)
            chosen = select(DAY_PLAYS.c.code).where(*_are(key))
            found: str | None = connection.execute(chosen).scalar()
        return found

    def end(self, code: str, points: int | None, at: float) -> None:
        """Store the points of a play, None if it was given up. A result stored before stays."""
        ended = (
            update(DAY_PLAYS)
            .where(DAY_PLAYS.c.code == code, DAY_PLAYS.c.ended_at.is_(None))
            .values(points=points, ended_at=at)
        )
        self._connections.run(ended)

    def of_profile(self, day: date, profile: str) -> dict[str, Play]:
        """A profile's plays of a day, by game."""
        chosen = select(DAY_PLAYS, _HIGHER.label("higher")).where(
            DAY_PLAYS.c.day == day.isoformat(),
            DAY_PLAYS.c.game.in_(GAMES),  # naming the games lets an index find the profile
            DAY_PLAYS.c.profile == profile,
        )
        return {row.game: _play(row) for row in self._connections.rows(chosen)}

    def results(self, day: date, game: str, *, is_over: bool) -> Results:
        """All results of a day's deal. If `is_over`, unfinished plays count as abandoned."""
        chosen = (
            select(DAY_PLAYS.c.points, func.count())
            .where(*_are({"day": day.isoformat(), "game": game}), DAY_PLAYS.c.points.is_not(None))
            .group_by(DAY_PLAYS.c.points)
            .order_by(DAY_PLAYS.c.points)
        )
        abandoned = (
            select(func.count())
            .select_from(DAY_PLAYS)
            .where(*_are({"day": day.isoformat(), "game": game}), _is_abandoned(is_over))
        )
        with self._connections.reading() as connection:
            bars = tuple((row[0], row[1]) for row in connection.execute(chosen))
            return Results(bars, connection.execute(abandoned).scalar_one())

    def counts_table(self, code: str) -> bool:
        """Whether the result of a table counts."""
        chosen = select(DAY_PLAYS.c.code).where(
            DAY_PLAYS.c.code == code, DAY_PLAYS.c.points.is_not(None)
        )
        return self._connections.first(chosen) is not None

    def counts(self, day: date, *, is_over: bool) -> dict[str, int]:
        """How many results a day has in each game, abandoned deals included."""
        counts = DAY_PLAYS.c.points.is_not(None) | _is_abandoned(is_over)
        chosen = (
            select(DAY_PLAYS.c.game, func.count())
            .where(DAY_PLAYS.c.day == day.isoformat(), counts)
            .group_by(DAY_PLAYS.c.game)
        )
        return {row[0]: row[1] for row in self._connections.rows(chosen)}

    # ── the mark ────────────────────────────────────────────────────────────────────────────────

    def mark(self, day: date, game: str) -> int | None:
        """The strongest bot's points in the players' seat; None if they are not known yet."""
        chosen = select(DAY_MARKS.c.points).where(
            DAY_MARKS.c.day == day.isoformat(), DAY_MARKS.c.game == game
        )
        found: int | None = self._connections.scalar(chosen)
        return found

    def keep_mark(self, day: date, game: str, points: int) -> None:
        """Store the mark, unless another server has stored it."""
        row = {"day": day.isoformat(), "game": game, "points": points}
        self._connections.run(self._connections.insert_new(DAY_MARKS), row)

    def runs(self, day: date, game: str) -> dict[tuple[str, int], int]:
        """The points of the bots' runs, by level and the number of the run."""
        chosen = select(DAY_RUNS).where(DAY_RUNS.c.day == day.isoformat(), DAY_RUNS.c.game == game)
        return {(it.level, it.run): it.points for it in self._connections.rows(chosen)}

    def keep_run(self, day: date, game: str, level: str, run: int, points: int) -> None:
        """Store a run, unless another server has stored it."""
        row = {"day": day.isoformat(), "game": game, "level": level, "run": run, "points": points}
        self._connections.run(self._connections.insert_new(DAY_RUNS), row)


_OTHERS = DAY_PLAYS.alias("others")
_HIGHER = (
    select(func.count())
    .select_from(_OTHERS)
    .where(
        _OTHERS.c.day == DAY_PLAYS.c.day,
        _OTHERS.c.game == DAY_PLAYS.c.game,
        _OTHERS.c.points > DAY_PLAYS.c.points,
    )
    .scalar_subquery()
)
"""The number of results that are higher than the result of the play."""


def _is_abandoned(is_over: bool) -> ColumnElement[bool]:
    """SQL condition: a play has no result, since it was given up or its time is over."""
    has_none = DAY_PLAYS.c.points.is_(None)
    return has_none if is_over else has_none & DAY_PLAYS.c.ended_at.is_not(None)


def _play(row: Any) -> Play:
    place = None if row.points is None else 1 + row.higher
    return Play(row.game, row.code, row.points, row.ended_at is not None, place)


def _are(key: dict[str, Any]) -> list[Any]:
    """SQL conditions: columns have the values in `key`."""
    return [DAY_PLAYS.c[name] == value for name, value in key.items()]
