"""Who has played the deal of a day, with which result, and its mark: the score of a strong bot.

A result has the table it comes from. A profile has one table a day and game: the first that it
opened. Guests have no rows.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Any

from sqlalchemy import func, select, update

from rookery.games import GAMES
from rookery.server.log.connections import Connections
from rookery.server.log.schema.deals import DAY_MARKS, DAY_PLAYS


@dataclass(frozen=True, slots=True)
class Play:
    """A profile's play of a day's deal, at the table `code`; `points` are None until it is over.

    `place` is that among all results of the deal so far, from 1; None without points.
    """

    game: str
    code: str
    points: int | None
    has_ended: bool
    place: int | None


@dataclass(frozen=True, slots=True)
class Results:
    """All counted results of a day's deal: how many people have scored how many points.

    `bars` has the points in ascending order, each with its number of people.
    """

    bars: tuple[tuple[int, int], ...]

    @property
    def count(self) -> int:
        """The number of results."""
        return sum(many for _, many in self.bars)

    def place(self, points: int) -> int:
        """The place of these points, from 1: equal ones share the best of theirs.

        >>> Results(((0, 1), (10, 2), (20, 1))).place(10)
        2
        """
        return 1 + sum(many for each, many in self.bars if each > points)

    def beaten(self, points: int, *, is_among: bool) -> float | None:
        """The share of the other results that are lower, those as high counted half; from 0 to 1.

        `is_among` says that these points are one of the results themselves. None without others.

        >>> Results(((0, 1), (10, 2), (20, 1))).beaten(10, is_among=True)
        0.5
        """
        own = int(is_among)
        others = self.count - own
        if others < 1:
            return None
        lower = sum(many for each, many in self.bars if each < points)
        level = sum(many for each, many in self.bars if each == points) - own
        return (lower + level / 2) / others


class Plays:
    """The plays of a database. Calls block, and raise StoreFailed."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def begin(self, day: date, game: str, profile: str, code: str, at: float) -> str:
        """Note the table at which a profile plays a deal, and return it: the first one it has."""
        key = {"day": day.isoformat(), "game": game, "profile": profile}
        row = {**key, "code": code, "began_at": at}
        with self._connections.writing() as connection:
            insert = self._connections.insert(DAY_PLAYS).on_conflict_do_nothing()
            connection.execute(insert, row)
            chosen = select(DAY_PLAYS.c.code).where(*_are(key))
            return str(connection.execute(chosen).scalar_one())

    def end(self, code: str, points: int | None, at: float) -> None:
        """Note the result of the play at a table, None if it was given up. The first one stays."""
        ended = (
            update(DAY_PLAYS)
            .where(DAY_PLAYS.c.code == code, DAY_PLAYS.c.ended_at.is_(None))
            .values(points=points, ended_at=at)
        )
        with self._connections.writing() as connection:
            connection.execute(ended)

    def of_profile(self, day: date, profile: str) -> dict[str, Play]:
        """A profile's plays of a day, by game."""
        chosen = select(DAY_PLAYS, _HIGHER.label("higher")).where(
            DAY_PLAYS.c.day == day.isoformat(),
            DAY_PLAYS.c.game.in_(GAMES),  # or the whole day would be searched for the profile
            DAY_PLAYS.c.profile == profile,
        )
        with self._connections.reading() as connection:
            return {row.game: _play(row) for row in connection.execute(chosen)}

    def results(self, day: date, game: str) -> Results:
        """All results of a day's deal."""
        chosen = (
            select(DAY_PLAYS.c.points, func.count())
            .where(*_are({"day": day.isoformat(), "game": game}), DAY_PLAYS.c.points.is_not(None))
            .group_by(DAY_PLAYS.c.points)
            .order_by(DAY_PLAYS.c.points)
        )
        with self._connections.reading() as connection:
            return Results(tuple((row[0], row[1]) for row in connection.execute(chosen)))

    def counts_table(self, code: str) -> bool:
        """Whether the result of a table is one of those counted."""
        chosen = select(DAY_PLAYS.c.code).where(
            DAY_PLAYS.c.code == code, DAY_PLAYS.c.points.is_not(None)
        )
        with self._connections.reading() as connection:
            return connection.execute(chosen).first() is not None

    def counts(self, day: date) -> dict[str, int]:
        """The number of results of a day, by game."""
        chosen = (
            select(DAY_PLAYS.c.game, func.count())
            .where(DAY_PLAYS.c.day == day.isoformat(), DAY_PLAYS.c.points.is_not(None))
            .group_by(DAY_PLAYS.c.game)
        )
        with self._connections.reading() as connection:
            return {row[0]: row[1] for row in connection.execute(chosen)}

    # ── the mark ────────────────────────────────────────────────────────────────────────────────

    def mark(self, day: date, game: str) -> int | None:
        """The points of the bot that has played the same seat; None if they are not known yet."""
        chosen = select(DAY_MARKS.c.points).where(
            DAY_MARKS.c.day == day.isoformat(), DAY_MARKS.c.game == game
        )
        with self._connections.reading() as connection:
            found: int | None = connection.execute(chosen).scalar()
        return found

    def keep_mark(self, day: date, game: str, points: int) -> None:
        """Keep the points of that bot, unless another server has."""
        row = {"day": day.isoformat(), "game": game, "points": points}
        with self._connections.writing() as connection:
            insert = self._connections.insert(DAY_MARKS).on_conflict_do_nothing()
            connection.execute(insert, row)


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
"""The number of results higher than the one of a play."""


def _play(row: Any) -> Play:
    place = None if row.points is None else 1 + row.higher
    return Play(row.game, row.code, row.points, row.ended_at is not None, place)


def _are(key: dict[str, Any]) -> list[Any]:
    """The conditions that columns have these values."""
    return [DAY_PLAYS.c[name] == value for name, value in key.items()]
