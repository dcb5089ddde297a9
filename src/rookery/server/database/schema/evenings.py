"""The database tables of evenings: their happenings, the people who may play, and their tables."""

from sqlalchemy import Column, Double, ForeignKey, Index, Integer, LargeBinary, String

from rookery.server.database.schema.metadata import table


def _of_evening() -> Column[str]:
    """A column that refers to an evening. If the evening is deleted, so is the row."""
    return Column(
        "evening", String, ForeignKey("evenings.id", ondelete="CASCADE"), primary_key=True
    )


EVENINGS = table(
    "evenings",
    Column("id", String, primary_key=True),
    Column("settings", LargeBinary, nullable=False),
    Column("secret", String, nullable=False),
    Column("stage", String, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("changed_at", Double, nullable=False),
    Index("evenings_by_stage", "stage"),
)
"""The evenings. Decks, lots and the codes of tables are derived from `secret`, which stays secret.

`stage` is gathering, playing or over; times are in seconds since 1970.
"""

EVENING_HAPPENINGS = table(
    "evening_happenings",
    _of_evening(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""The happenings, numbered from 1. The primary key keeps two servers from using the same number."""

EVENING_ENTRIES = table(
    "evening_entries",
    _of_evening(),
    Column("entry", String, primary_key=True),
    Column("secret_hash", String, nullable=False, unique=True),
    Column("profile", String, ForeignKey("profiles.id", ondelete="SET NULL")),
    Index("evening_entries_by_profile", "profile"),
)
"""The people of an evening, each with the hash of the secret that opens their seats."""

EVENING_TABLES = table(
    "evening_tables",
    _of_evening(),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("code", String, nullable=False, unique=True),
)
"""The tables opened for each round. Rounds and tables are counted from 0."""
