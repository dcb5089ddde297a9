"""The evenings of clubs as dates: planned, repeated every week, changed and cancelled.

Here an evening is a date with a plan; `server/evenings` plays it. Whenever somebody looks at a
club, its weekly series are extended, so that the next weeks always have their evenings.
"""

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from msgspec import structs
from sqlalchemy import Connection, Row, Select, delete, func, insert, select, update

from rookery.games.table import kept_options, read_options
from rookery.messages import refusals
from rookery.server.clubs import messages as m
from rookery.server.clubs.dates import on_the_wall, starting
from rookery.server.codes import new_id
from rookery.server.database.connections import Connections, count
from rookery.server.database.schema.clubs import CLUB_EVENINGS, CLUB_SERIES, CLUBS
from rookery.server.database.schema.evenings import EVENINGS
from rookery.server.evenings.keeping import OVER
from rookery.table.protocol import encode, stored
from rookery.table.refusal import Refusal

MOST_AHEAD = 20
"""Maximum number of coming evenings of one club, including those of series. Unmeasured, as are the
next numbers."""

_MOST_WITH_CANCELLED = 100
"""Maximum number of coming evenings of one club, including cancelled ones, which are still
listed."""

MOST_SERIES = 4
"""Maximum number of weekly series of one club."""

MOST_PAST = 500
"""Maximum number of past evenings stored for one club: ten years of weekly ones. The oldest are
deleted first."""

WEEKS_AHEAD = 4
"""How many weeks ahead the evenings of a series are made."""

_WEEK = 7 * 86_400.0
_FARTHEST = 2 * 366 * 86_400.0
"""An evening must begin within this many seconds from now."""

SEASON = 60
"""How many evenings count for a season: a year of weekly ones."""

SOON_OVER = 86_400.0
"""An evening is listed as past from this many seconds after its start."""

ID_LENGTH = 10
"""Characters of an evening's id, which is part of its link: as many as in a table's code."""


@dataclass(frozen=True, slots=True)
class Evening:
    """An evening of a club. Times are in seconds since 1970.

    An evening of a `series` has the `number` of its week there. The secrets of the people who come
    are derived from `key`. `changes` counts the changes of its date or plan. No unknown guest is
    let in after `door_closed_at`.
    """

    id: str
    club: str
    series: str | None
    number: int
    starts_at: float
    zone: str
    plan: m.EveningPlan
    key: str
    is_cancelled: bool
    changes: int
    changed_at: float
    door_closed_at: float | None = None


class Evenings:
    """The evenings of a database. Methods block, and may raise StoreFailed."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    # ── reading ─────────────────────────────────────────────────────────────────────────────────

    def one(self, evening: str) -> Evening:
        """An evening by its id. Raises Refusal if there is none."""
        found = self._found(select(CLUB_EVENINGS).where(CLUB_EVENINGS.c.id == evening))
        if not found:
            raise Refusal("no-evening", refusals.evening_none())
        return found[0]

    def ahead(self, club: str, at: float) -> list[Evening]:
        """The evenings of a club that are coming or began within the last day, the next first."""
        self._continue_series(club, at)
        mine, after = CLUB_EVENINGS.c.club == club, CLUB_EVENINGS.c.starts_at >= at - SOON_OVER
        return self._found(
            select(CLUB_EVENINGS).where(mine, after).order_by(CLUB_EVENINGS.c.starts_at)
        )

    def past(self, club: str, at: float, most: int = MOST_PAST) -> list[Evening]:
        """The evenings of a club that began more than a day ago, the latest first."""
        mine, before = CLUB_EVENINGS.c.club == club, CLUB_EVENINGS.c.starts_at < at - SOON_OVER
        held = CLUB_EVENINGS.c.is_cancelled.is_(False)
        chosen = select(CLUB_EVENINGS).where(mine, before, held)
        return self._found(chosen.order_by(CLUB_EVENINGS.c.starts_at.desc()).limit(most))

    def latest(self, club: str) -> list[Evening]:
        """All evenings that count for a club's season and all coming ones, the earliest first."""
        mine, held = CLUB_EVENINGS.c.club == club, CLUB_EVENINGS.c.is_cancelled.is_(False)
        ordered = select(CLUB_EVENINGS).where(mine, held).order_by(CLUB_EVENINGS.c.starts_at.desc())
        return self._found(ordered.limit(SEASON + MOST_AHEAD))[::-1]

    def next_of(self, clubs: Iterable[str], at: float) -> dict[str, float]:
        """When the next evening of each club starts; clubs without coming ones are left out."""
        played = select(EVENINGS.c.id).where(EVENINGS.c.stage == OVER)
        held = CLUB_EVENINGS.c.is_cancelled.is_(False) & (CLUB_EVENINGS.c.starts_at >= at)
        held &= CLUB_EVENINGS.c.id.not_in(played)
        chosen = select(CLUB_EVENINGS.c.club, func.min(CLUB_EVENINGS.c.starts_at))
        mine = CLUB_EVENINGS.c.club.in_(list(clubs))
        with self._connections.reading() as connection:
            rows = connection.execute(chosen.where(mine, held).group_by(CLUB_EVENINGS.c.club))
            return {row[0]: row[1] for row in rows}

    # ── changing ────────────────────────────────────────────────────────────────────────────────

    def plan(self, club: str, wanted: m.PlanEvening, at: float) -> Evening:
        """Plan an evening; if it is weekly, it starts a series. Raises Refusal beyond a limit."""
        starts_at = _need_time(wanted.starts, wanted.zone, at)
        with self._connections.writing() as connection:
            connection.execute(select(CLUBS.c.id).where(CLUBS.c.id == club).with_for_update())
            _need_room(connection, club, at)
            series = _new_series(connection, club, wanted) if wanted.weekly else None
            row = _row(club, series, 0, starts_at, wanted.zone, wanted.plan, at)
            connection.execute(insert(CLUB_EVENINGS), row)
            _drop_oldest(connection, club, at)
        return self.one(str(row["id"]))

    def set_door(self, evening: Evening, closed_at: float | None) -> None:
        """Close the door of an evening to unknown guests as of `closed_at`; None opens it."""
        own = CLUB_EVENINGS.c.id == evening.id
        self._connections.run(update(CLUB_EVENINGS).where(own).values(door_closed_at=closed_at))

    def change(self, evening: Evening, wanted: m.ChangeEvening, at: float) -> Evening:
        """Change an evening. `later` also changes the plan of the later ones in its series."""
        starts_at = _need_time(wanted.starts, wanted.zone, at)
        plan = _stored(wanted.plan)
        own = CLUB_EVENINGS.c.id == evening.id
        bumped = {"changes": CLUB_EVENINGS.c.changes + 1, "changed_at": at}
        values = {"starts_at": starts_at, "zone": wanted.zone, "plan": plan, **bumped}
        with self._connections.writing() as connection:
            connection.execute(update(CLUB_EVENINGS).where(own).values(**values))
            if wanted.later and evening.series is not None:
                later = _later(evening)
                connection.execute(update(CLUB_EVENINGS).where(later).values(plan=plan, **bumped))
                mine = CLUB_SERIES.c.id == evening.series
                connection.execute(update(CLUB_SERIES).where(mine).values(plan=plan))
        return self.one(evening.id)

    def cancel(self, evening: Evening, at: float, *, later: bool) -> None:
        """Cancel an evening. `later` also cancels the later ones, which ends the series."""
        which = CLUB_EVENINGS.c.id == evening.id
        with self._connections.writing() as connection:
            if later and evening.series is not None:
                which |= _later(evening)
            connection.execute(
                update(CLUB_EVENINGS)
                .where(which)
                .values(is_cancelled=True, changes=CLUB_EVENINGS.c.changes + 1, changed_at=at)
            )
            if later and evening.series is not None:
                connection.execute(delete(CLUB_SERIES).where(CLUB_SERIES.c.id == evening.series))

    # ── series ──────────────────────────────────────────────────────────────────────────────────

    def _continue_series(self, club: str, at: float) -> None:
        """Add the evenings of the next weeks to the series of a club."""
        chosen = select(CLUB_SERIES).where(CLUB_SERIES.c.club == club)
        last = select(CLUB_EVENINGS.c.series, func.max(CLUB_EVENINGS.c.number))
        last = last.where(CLUB_EVENINGS.c.club == club).group_by(CLUB_EVENINGS.c.series)
        with self._connections.reading() as connection:
            numbers = {row[0]: row[1] for row in connection.execute(last)}
            series = list(connection.execute(chosen))
        rows = [row for each in series for row in _due(each, numbers.get(each.id, -1), at)]
        if rows:
            with self._connections.writing() as connection:
                added = self._connections.insert_new(CLUB_EVENINGS)
                for row in rows:  # another server may be adding the same rows
                    connection.execute(added, row)

    def _found(self, chosen: Select[Any]) -> list[Evening]:
        return [_evening(row) for row in self._connections.rows(chosen)]


def _need_time(local: str, zone: str, at: float) -> float:
    """The start of an evening. Raises Refusal if it is past or too far in the future."""
    starts_at = starting(local, zone)
    if starts_at < at - SOON_OVER / 2:
        raise Refusal("bad-date", refusals.evening_past())
    if starts_at > at + _FARTHEST:
        raise Refusal("bad-date", refusals.evening_two_years())
    return starts_at


def _need_room(connection: Connection, club: str, at: float) -> None:
    """Raise Refusal if a club has too many coming evenings, cancelled ones included."""
    ahead = select(CLUB_EVENINGS.c.is_cancelled).where(
        CLUB_EVENINGS.c.club == club, CLUB_EVENINGS.c.starts_at >= at
    )
    cancelled = list(connection.scalars(ahead))
    if cancelled.count(False) >= MOST_AHEAD:
        raise Refusal("too-many", refusals.evening_most_ahead(most=MOST_AHEAD))
    if len(cancelled) >= _MOST_WITH_CANCELLED:
        raise Refusal("too-many", refusals.evening_cancelled_many())


def _new_series(connection: Connection, club: str, wanted: m.PlanEvening) -> str:
    if count(connection, CLUB_SERIES, CLUB_SERIES.c.club == club) >= MOST_SERIES:
        raise Refusal("too-many", refusals.evening_most_weekly(most=MOST_SERIES))
    row = {
        "id": new_id(),
        "club": club,
        "first": wanted.starts,
        "zone": wanted.zone,
        "plan": _stored(wanted.plan),
    }
    connection.execute(insert(CLUB_SERIES), row)
    return str(row["id"])


def _due(series: Row[Any], last: int, at: float) -> list[dict[str, object]]:
    """The evenings of the next weeks that are still missing in a series, as rows."""
    plan, rows = _plan(series.plan), []
    now = on_the_wall(at, series.zone)[:10]
    number = max(last + 1, _weeks_between(series.first[:10], now))
    while (starts_at := starting(series.first, series.zone, number)) < at + WEEKS_AHEAD * _WEEK:
        if starts_at >= at:
            rows.append(_row(series.club, series.id, number, starts_at, series.zone, plan, at))
        number += 1
    return rows


def _weeks_between(first: str, day: str) -> int:
    """The number of whole weeks from `first` to `day`; 0 if `day` is earlier."""
    seconds = starting(f"{day}T00:00", "UTC") - starting(f"{first}T00:00", "UTC")
    return max(0, int(seconds // _WEEK))


def _row(
    club: str,
    series: str | None,
    number: int,
    starts_at: float,
    zone: str,
    plan: m.EveningPlan,
    at: float,
) -> dict[str, object]:
    return {
        "id": new_id(ID_LENGTH),
        "club": club,
        "series": series,
        "number": number,
        "starts_at": starts_at,
        "zone": zone,
        "plan": _stored(plan),
        "key": secrets.token_hex(32),
        "is_cancelled": False,
        "changes": 0,
        "changed_at": at,
    }


def _later(evening: Evening) -> Any:
    """The SQL condition for the later evenings in the same series."""
    mine = CLUB_EVENINGS.c.series == evening.series
    return mine & (CLUB_EVENINGS.c.number > evening.number)


def _drop_oldest(connection: Connection, club: str, at: float) -> None:
    """Delete the oldest past evenings if a club has more than may be stored."""
    mine, before = CLUB_EVENINGS.c.club == club, CLUB_EVENINGS.c.starts_at < at - SOON_OVER
    ordered = select(CLUB_EVENINGS.c.id).where(mine, before)
    ordered = ordered.order_by(CLUB_EVENINGS.c.starts_at.desc()).offset(MOST_PAST).limit(MOST_PAST)
    old = list(connection.scalars(ordered))
    if old:
        connection.execute(delete(CLUB_EVENINGS).where(CLUB_EVENINGS.c.id.in_(old)))


def _evening(row: Row[Any]) -> Evening:
    kept = row._asdict()
    return Evening(**kept | {"plan": _plan(row.plan)})


def _stored(plan: m.EveningPlan) -> str:
    options = kept_options(plan.game, plan.options)
    return encode(structs.replace(plan, options=options)).decode()


def _plan(text: str) -> m.EveningPlan:
    plan: m.EveningPlan = stored(text, m.EveningPlan)
    return structs.replace(plan, options=read_options(plan.game, plan.options))
