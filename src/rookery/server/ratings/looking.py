"""Reads ratings: a person's own with their changes, and the ratings that people show each other."""

from collections.abc import Iterable

from sqlalchemy import Connection, select

from rookery.games import GAMES
from rookery.ratings import Rating
from rookery.server.database.connections import Connections
from rookery.server.database.schema.ratings import RATING_CHANGES, RATINGS, RATINGS_SHOWN
from rookery.server.ratings.messages import GameRating, RatingPoint, RatingView
from rookery.server.ratings.units import MATCH

MOST_POINTS = 500
"""A plot of a rating shows at most this many of the latest changes. Unmeasured."""


class Looking:
    """Reads the ratings of a database. Methods block, and may raise StoreFailed."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def of_profile(self, profile: str, now: float) -> tuple[GameRating, ...]:
        """The ratings of a person. The game with the most results comes first."""
        chosen = select(RATINGS).where(RATINGS.c.profile == profile)
        with self._connections.reading() as connection:
            ordered = chosen.order_by(RATINGS.c.results.desc(), RATINGS.c.game)
            return tuple(
                GameRating(
                    row.game,
                    GAMES[row.game].title,
                    told(Rating(row.mean, row.deviation, row.at, row.results).aged(now)),
                    row.results,
                    _changes(connection, row.game, profile),
                )
                for row in connection.execute(ordered).all()
                if row.game in GAMES
            )

    def shown(self, profiles: Iterable[str]) -> dict[str, dict[str, float]]:
        """For each profile that shows ratings: its rating by game."""
        chosen = (
            select(RATINGS.c.profile, RATINGS.c.game, RATINGS.c.mean)
            .join(RATINGS_SHOWN, RATINGS_SHOWN.c.profile == RATINGS.c.profile)
            .where(RATINGS.c.profile.in_(sorted(set(profiles))))
        )
        found: dict[str, dict[str, float]] = {}
        with self._connections.reading() as connection:
            for row in connection.execute(chosen):
                found.setdefault(row.profile, {})[row.game] = row.mean
        return found

    def at_game(self, profiles: Iterable[str], game: str, now: float) -> dict[str, Rating]:
        """The ratings that profiles show at a game, to readers who show theirs (`is_shown`)."""
        chosen = (
            select(RATINGS)
            .join(RATINGS_SHOWN, RATINGS_SHOWN.c.profile == RATINGS.c.profile)
            .where(RATINGS.c.game == game, RATINGS.c.profile.in_(sorted(set(profiles))))
        )
        return {
            row.profile: Rating(row.mean, row.deviation, row.at, row.results).aged(now)
            for row in self._connections.rows(chosen)
        }

    def is_shown(self, profile: str) -> bool:
        """Whether a profile shows its ratings, and so may see the ratings of others."""
        own = select(RATINGS_SHOWN.c.profile).where(RATINGS_SHOWN.c.profile == profile)
        return self._connections.first(own) is not None


def told(rating: Rating) -> RatingView:
    """A rating as people see it."""
    return RatingView(rating.shown, rating.margin, is_provisional=rating.is_provisional)


def _changes(connection: Connection, game: str, profile: str) -> tuple[RatingPoint, ...]:
    """The latest changes of a rating, the oldest first."""
    own = (RATING_CHANGES.c.game == game, RATING_CHANGES.c.player == profile)
    latest = select(RATING_CHANGES).where(*own)
    latest = latest.order_by(RATING_CHANGES.c.at.desc(), RATING_CHANGES.c.unit.desc())
    rows = connection.execute(latest.limit(MOST_POINTS)).all()
    found = []
    for row in reversed(rows):
        then = told(Rating(row.mean, row.deviation, row.at, row.results))
        code = row.unit if row.kind == MATCH else ""
        found.append(RatingPoint(row.at, row.kind, code, then.rating, then.margin))
    return tuple(found)
