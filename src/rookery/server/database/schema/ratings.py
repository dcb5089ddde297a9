"""The database tables of ratings: their values, their changes, and people's choices about them.

All but the choices can be made again from the results, by `rookery database ratings --rebuild`.
"""

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, String

from rookery.server.database.schema.metadata import table
from rookery.server.database.schema.people import of_profile


def _of_person() -> Column[str | None]:
    """A column that refers to a profile, null for bots. Deleting the profile deletes the row."""
    return Column("profile", String, ForeignKey("profiles.id", ondelete="CASCADE"))


RATINGS = table(
    "ratings",
    Column("game", String, primary_key=True),
    Column("player", String, primary_key=True),
    _of_person(),
    Column("mean", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("at", Double, nullable=False),
    Column("results", Integer, nullable=False),
    Index("ratings_by_profile", "profile"),
)
"""The current ratings. `player` is a profile's id, or `bot:LEVEL`."""

RATING_CHANGES = table(
    "rating_changes",
    Column("game", String, primary_key=True),
    Column("at", Double, primary_key=True),
    Column("unit", String, primary_key=True),
    Column("player", String, primary_key=True),
    _of_person(),
    Column("kind", String, nullable=False),
    Column("mean", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("results", Integer, nullable=False),
    Index("rating_changes_by_player", "game", "player", "at"),
    Index("rating_changes_by_profile", "profile"),
)
"""A player's rating after each unit that changed it: see `server.ratings.units`."""

RATED = table(
    "rated",
    Column("code", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("at", Double, nullable=False),
    Column("unit", String, nullable=False),
    Index("rated_by_order", "game", "at", "unit"),
)
"""The results that were rated, each with its unit, and results that will never be rated."""

RATING_LOCKS = table(
    "rating_locks",
    Column("game", String, primary_key=True),
    Column("turns", Integer, nullable=False),
)
"""One row per game. Every transaction that rates writes it first, so that servers take turns."""

BOARD_POINTS = table(
    "board_points",
    Column("code", String, primary_key=True),
    Column("boards", String, nullable=False),
)
"""The points of a table by board and seat, as JSON. They stay if the events are removed."""

RATING_CHOICES = table(
    "rating_choices",
    of_profile(is_key=True),
    Column("at", Double, primary_key=True),
    Column("is_rated", Boolean, nullable=False),
)
"""When a profile chose to be rated, or not to be. Without a row, it is rated."""

RATINGS_SHOWN = table("ratings_shown", of_profile(is_key=True))
"""The profiles that show their ratings to others who show theirs, too."""
