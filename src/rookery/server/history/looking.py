"""A person's past as they see it: matches, the people they played with, and statistics.

Only results of the profile's own seats are found, each with everybody who sat at that table.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import convert
from sqlalchemy import ColumnElement, Select, and_, case, exists, false, func, or_, select, tuple_

from rookery.core.cards import Seat
from rookery.server.database.connections import Connections, by_column
from rookery.server.database.schema.log import TABLES
from rookery.server.database.schema.people import SEATS
from rookery.server.database.schema.results import RESULT_SEATS, RESULTS
from rookery.server.history.counting import BOT
from rookery.server.history.messages import AskMatches, SeatOfMatch
from rookery.server.history.people import Companion, companions_of, person_key

PAGE = 30
"""Matches on one page of a history. Unmeasured."""

WON, LOST, UNDECIDED = "won", "lost", "undecided"
"""How a match ended for a seat; undecided if nobody won."""

_MINE = RESULT_SEATS.alias("mine")
_OTHER = RESULT_SEATS.alias("other")
_THEIRS = SEATS.alias("theirs")


@dataclass(frozen=True, slots=True)
class MatchSeen:
    """A match as the person in `seat` sees it. Times are in seconds since 1970.

    `options` are JSON. If `is_kept`, the table is still stored: the match can be replayed.
    """

    code: str
    game: str
    options: str
    kind: str
    set_of: str
    began_at: float
    ended_at: float
    deals: int
    is_early: bool
    is_kept: bool
    seat: Seat
    outcome: str
    seats: tuple[SeatOfMatch, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A match for statistics: its end, its outcome, and the facts of the person's seat as JSON."""

    ended_at: float
    outcome: str
    facts: str


Place = tuple[float, str, Seat]
"""The place of a match in a history: its end, code and seat. The next page begins after a place."""


class Histories:
    """The past of profiles in a database. Methods block, and may raise StoreFailed."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def matches(
        self, profile: str, asked: AskMatches, after: Place | None = None, most: int = PAGE
    ) -> list[MatchSeen]:
        """A profile's matches that pass a filter, the latest first, after the position `after`."""
        chosen = self._chosen(profile, asked, _is_kept().label("is_kept"), _outcome())
        if after is not None:
            place = tuple_(RESULTS.c.ended_at, RESULTS.c.code, _MINE.c.seat)
            chosen = chosen.where(place < after)
        newest = (RESULTS.c.ended_at.desc(), RESULTS.c.code.desc(), _MINE.c.seat.desc())
        with self._connections.reading() as connection:
            rows = connection.execute(chosen.order_by(*newest).limit(most)).all()
            codes = {row.code for row in rows}
            seats = connection.execute(_seats_of(codes)).all()
        return [_seen(profile, row, [it for it in seats if it.code == row.code]) for row in rows]

    def games(self, profile: str) -> list[tuple[str, int, int]]:
        """A profile's games, each with the numbers of matches and wins; most played first."""
        count = func.count().label("count")
        won = func.sum(case((_MINE.c.has_won, 1), else_=0))
        chosen = (
            _of_profile(profile, RESULTS.c.game, count, won)
            .group_by(RESULTS.c.game)
            .order_by(count.desc(), RESULTS.c.game)
        )
        return [(game, many, int(wins)) for game, many, wins in self._connections.rows(chosen)]

    def played(self, profile: str, game: str) -> list[Played]:
        """All matches of one game that a profile has played, the earliest first."""
        chosen = _of_profile(profile, RESULTS.c.ended_at, _outcome(), _MINE.c.facts)
        chosen = chosen.where(RESULTS.c.game == game).order_by(RESULTS.c.ended_at)
        return [Played(*row) for row in self._connections.rows(chosen)]

    def companions(self, profile: str) -> list[Companion]:
        """The people a profile has played with; those with most matches come first."""
        is_together = (_OTHER.c.side == _MINE.c.side).label("is_together")
        chosen = (
            _of_profile(
                profile,
                _THEIRS.c.profile.label("theirs"),
                _OTHER.c.name,
                is_together,
                func.count().label("matches"),
                func.sum(case((_MINE.c.has_won, 1), else_=0)).label("won"),
                func.sum(case((_OTHER.c.has_won, 1), else_=0)).label("lost"),
                func.max(RESULTS.c.ended_at).label("last_at"),
            )
            .join(_OTHER, and_(_OTHER.c.code == _MINE.c.code, _OTHER.c.seat != _MINE.c.seat))
            .outerjoin(_THEIRS, _THEIRS.c.secret_hash == _OTHER.c.secret_hash)
            .where(_OTHER.c.player != BOT)
            .where(_THEIRS.c.profile.is_distinct_from(profile))
            .group_by(_THEIRS.c.profile, _OTHER.c.name, is_together)
        )
        rows = self._connections.rows(chosen)
        return companions_of(profile, rows)

    def codes(self, profile: str) -> list[str]:
        """The stored tables of all matches of a profile, the earliest first."""
        chosen = _of_profile(profile, RESULTS.c.code, RESULTS.c.ended_at).where(_is_kept())
        found = self._connections.rows(chosen.order_by(RESULTS.c.ended_at))
        return list(dict.fromkeys(row.code for row in found))

    def _chosen(self, profile: str, asked: AskMatches, *columns: Any) -> Select[Any]:
        """A query for a profile's matches that pass a filter."""
        chosen = _of_profile(profile, RESULTS, _MINE.c.seat, *columns)
        if asked.game:
            chosen = chosen.where(RESULTS.c.game == asked.game)
        if asked.since is not None:
            chosen = chosen.where(RESULTS.c.ended_at >= asked.since)
        if asked.until is not None:
            chosen = chosen.where(RESULTS.c.ended_at < asked.until)
        if asked.outcome:
            chosen = chosen.where(_outcome() == asked.outcome)
        if asked.person:
            chosen = chosen.where(self._is_with(profile, asked.person))
        return chosen

    def _is_with(self, profile: str, person: str) -> ColumnElement[bool]:
        """The SQL condition for matches in which a companion had another seat."""
        found = next((it for it in self.companions(profile) if it.person == person), None)
        if found is None:
            return false()
        sat = _OTHER.outerjoin(_THEIRS, _THEIRS.c.secret_hash == _OTHER.c.secret_hash)
        if found.profile is not None:
            is_theirs: ColumnElement[bool] = _THEIRS.c.profile == found.profile
        else:
            is_guest = _THEIRS.c.profile.is_(None) & (_OTHER.c.player != BOT)
            is_theirs = is_guest & _OTHER.c.name.in_(found.names)
        return (
            select(_OTHER.c.code)
            .select_from(sat)
            .where(_OTHER.c.code == _MINE.c.code, _OTHER.c.seat != _MINE.c.seat, is_theirs)
            .exists()
        )


def _of_profile(profile: str, *columns: Any) -> Select[Any]:
    return (
        select(*columns)
        .select_from(SEATS)
        .join(_MINE, _MINE.c.secret_hash == SEATS.c.secret_hash)
        .join(RESULTS, RESULTS.c.code == _MINE.c.code)
        .where(SEATS.c.profile == profile)
    )


def _is_kept() -> ColumnElement[bool]:
    return exists().where(TABLES.c.code == RESULTS.c.code)


def _outcome() -> Any:
    """The SQL expression for the outcome of a match for the profile's seat."""
    return case(
        (_MINE.c.has_won, WON),
        (or_(RESULTS.c.is_early, ~RESULTS.c.has_winner), UNDECIDED),
        else_=LOST,
    ).label("outcome")


def _seats_of(codes: Iterable[str]) -> Select[Any]:
    return (
        select(RESULT_SEATS, SEATS.c.profile)
        .outerjoin(SEATS, SEATS.c.secret_hash == RESULT_SEATS.c.secret_hash)
        .where(RESULT_SEATS.c.code.in_(codes))
        .order_by(RESULT_SEATS.c.seat)
    )


def _seen(profile: str, row: Any, seats: Sequence[Any]) -> MatchSeen:
    people = ("" if it.player == BOT else person_key(profile, it.profile, it.name) for it in seats)
    told = [by_column(it) | {"person": key} for it, key in zip(seats, people, strict=True)]
    return convert(by_column(row) | {"is_kept": bool(row.is_kept), "seats": told}, MatchSeen)
