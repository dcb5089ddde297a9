"""The database tables of results: one row per finished match, and one per seat.

`history.counting` can make them again from the events. If a table's events were removed because of
their age, only the results are left.
"""

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, String

from rookery.server.database.schema.metadata import table

RESULTS = table(
    "results",
    Column("code", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", String, nullable=False),
    Column("digest", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("set_of", String, nullable=False),
    Column("began_at", Double, nullable=False),
    Column("ended_at", Double, nullable=False),
    Column("deals", Integer, nullable=False),
    Column("is_early", Boolean, nullable=False),
    Column("has_winner", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Index("results_by_end", "ended_at"),
)
"""The matches: see `history.counting.MatchResult`. `options` are JSON, and `version` is the version
of the seats' facts."""

RESULT_SEATS = table(
    "result_seats",
    Column("code", String, ForeignKey("results.code", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("secret_hash", String, nullable=False),
    Column("name", String, nullable=False),
    Column("player", String, nullable=False),
    Column("level", String, nullable=False),
    Column("points", Integer, nullable=False),
    Column("side", Integer, nullable=False),
    Column("has_won", Boolean, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("moves_by_bot", Integer, nullable=False),
    Column("facts", String, nullable=False),
    Index("result_seats_by_secret", "secret_hash"),
)
"""The seats: see `history.counting.SeatResult`. `secret_hash` is the one in `people.SEATS`, empty
for bots. `facts` are JSON."""

RESULT_LEAVERS = table(
    "result_leavers",
    Column("code", String, ForeignKey("results.code", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("secret_hash", String, primary_key=True),
    Index("result_leavers_by_secret", "secret_hash"),
)
"""The people who left a match for good: see `history.leaving`."""

UNCOUNTED = table(
    "uncounted",
    Column("code", String, primary_key=True),
    Column("changed_at", Double, nullable=False),
)
"""Closed tables without a result, such as practice tables, and when they last changed."""

FORGETTING = table(
    "forgetting",
    Column("secret_hash", String, primary_key=True),
    Column("code", String, nullable=False),
)
"""Seats of deleted profiles whose names are still to be removed from their tables."""
