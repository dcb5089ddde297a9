"""The units for the deals of the day. A deal is rated once it is public."""

from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, timedelta

from sqlalchemy import Connection, select

from rookery.games import GAMES
from rookery.server.database.schema.deals import DAY_MARKS, DAY_PLAYS
from rookery.server.database.schema.ratings import RATED
from rookery.server.deals import day as days
from rookery.server.ratings.choices import WishesThen
from rookery.server.ratings.units import Unit, day_code, of_day


def of_days(connection: Connection, since: float, until: float) -> Iterator[Unit]:
    """Units for the unrated deals of the day that became public between two times."""
    last = datetime.fromtimestamp(until, UTC).date()
    first = datetime.fromtimestamp(max(0.0, since), UTC).date() - timedelta(days=2)
    chosen = (
        select(DAY_PLAYS.c.day, DAY_PLAYS.c.game)
        .where(DAY_PLAYS.c.day >= first.isoformat(), DAY_PLAYS.c.day < last.isoformat())
        .distinct()
    )
    for day, game in connection.execute(chosen.order_by(DAY_PLAYS.c.day, DAY_PLAYS.c.game)).all():
        at = days.released_at(date.fromisoformat(day))
        done = select(RATED.c.code).where(RATED.c.code == day_code(day, game))
        if at <= until and game in GAMES and connection.execute(done).first() is None:
            yield from _unrated(connection, list(_of_day(connection, day, game, at)))


def _of_day(connection: Connection, day: str, game: str, at: float) -> Iterator[Unit]:
    """The units of a public deal. People who have abandoned the deal rank behind all others."""
    plays = select(DAY_PLAYS).where(DAY_PLAYS.c.day == day, DAY_PLAYS.c.game == game)
    rows = connection.execute(plays).all()
    wishes = WishesThen(connection, [row.profile for row in rows])
    of_bot = select(DAY_MARKS.c.points).where(DAY_MARKS.c.day == day, DAY_MARKS.c.game == game)
    mark = connection.execute(of_bot).scalar()
    last = (
        min((it for it in (mark, *(row.points for row in rows)) if it is not None), default=0) - 1
    )
    points = {
        row.profile: last if row.points is None else row.points
        for row in rows
        if wishes.were_rated(row.profile, at if row.ended_at is None else row.ended_at)
    }
    bot = None if mark is None else (f"bot:{days.LEVEL}", mark)
    played = days.game_of(game)
    sides = played.seats if played.rules.fixed_sides is None else 2
    return of_day(game, played.seats, sides, day, at, points, bot)


def _unrated(connection: Connection, units: Sequence[Unit]) -> Iterator[Unit]:
    """The units of a day that are not rated yet: a server may have stopped after rating some."""
    codes = [code for unit in units for code in unit.covers]
    done = set(connection.execute(select(RATED.c.code).where(RATED.c.code.in_(codes))).scalars())
    return (unit for unit in units if not done.issuperset(unit.covers))
