"""The database tables of clubs, their members, evenings and rule sheets, and who comes."""

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    String,
    Text,
    UniqueConstraint,
    true,
)

from rookery.server.database.schema.metadata import table
from rookery.server.database.schema.people import of_profile


def _of(table: str, name: str) -> Column[str]:
    """A column that refers to the row's owner. If the owner is deleted, so is the row."""
    owner = ForeignKey(f"{table}.id", ondelete="CASCADE")
    return Column(name, String, owner, nullable=False)


CLUBS = table(
    "clubs",
    Column("id", String, primary_key=True),
    Column("code", String, nullable=False, unique=True),
    Column("calendar", String, nullable=False, unique=True),
    Column("name", String, nullable=False),
    Column("about", Text, nullable=False),
    Column("game", String, nullable=False),
    Column("options", Text, nullable=False),
    Column("standing", String),
    Column("created_at", Double, nullable=False),
)
"""The clubs. `code` is part of the club's link, and `calendar` part of its calendar's address.
`options` are the house rules as JSON, and `standing` is the code of the open table."""

CLUB_MEMBERS = table(
    "club_members",
    Column("id", String, primary_key=True),
    _of("clubs", "club"),
    of_profile(),
    Column("name", String, nullable=False),
    Column("is_host", Boolean, nullable=False),
    Column("joined_at", Double, nullable=False),
    UniqueConstraint("club", "profile", name="club_members_once"),
    Index("club_members_by_profile", "profile"),
)
"""The members of clubs, with the name that each has there."""

CLUB_SERIES = table(
    "club_series",
    Column("id", String, primary_key=True),
    _of("clubs", "club"),
    Column("first", String, nullable=False),
    Column("zone", String, nullable=False),
    Column("plan", Text, nullable=False),
    Index("club_series_by_club", "club"),
)
"""Weekly series of evenings. `first` is the first start, by clocks of the time zone (ISO 8601)."""

CLUB_EVENINGS = table(
    "club_evenings",
    Column("id", String, primary_key=True),
    _of("clubs", "club"),
    Column("series", String, ForeignKey("club_series.id", ondelete="SET NULL")),
    Column("number", Integer, nullable=False),
    Column("starts_at", Double, nullable=False),
    Column("zone", String, nullable=False),
    Column("plan", Text, nullable=False),
    Column("key", String, nullable=False),
    Column("is_cancelled", Boolean, nullable=False),
    Column("changes", Integer, nullable=False),
    Column("changed_at", Double, nullable=False),
    Column("door_closed_at", Double),
    UniqueConstraint("series", "number", name="club_evenings_once"),
    Index("club_evenings_by_club", "club", "starts_at"),
)
"""The evenings. `number` is the week within a series, from 0. `changes` is the sequence number of
the calendar entry. The secrets of the people who come are derived from `key`. No unknown guest is
let in after `door_closed_at`."""

CLUB_COMERS = table(
    "club_comers",
    Column("id", String, primary_key=True),
    _of("club_evenings", "evening"),
    Column("profile", String, ForeignKey("profiles.id", ondelete="CASCADE")),
    Column("secret_hash", String, nullable=False, unique=True),
    Column("name", String, nullable=False),
    Column("answer", String, nullable=False),
    Column("partner", String),
    Column("at", Double, nullable=False),
    Column("handed", Integer, nullable=False, server_default="0"),
    Column("has_phone", Boolean, nullable=False, server_default=true()),
    Column("pass_hash", String),
    Column("pass_until", Double),
    Column("mark", String),
    Column("seen_at", Double),
    UniqueConstraint("evening", "profile", name="club_comers_once"),
    Index("club_comers_by_profile", "profile"),
    Index("club_comers_by_pass", "pass_hash", unique=True),
)
"""The people who come to an evening: members and guests. Each has the hash of the secret that opens
their seats, and the id of the partner they wish for.

`handed` counts how often a guest's phone has changed; each time the secret changes, too. A link
with the code whose hash is `pass_hash` gives the guest a phone once, until `pass_until`. Only
unknown guests have a `mark`, the salted hash of their address; `seen_at` is when they first looked
at the evening after answering.
"""

SHEETS = table(
    "sheets",
    Column("id", String, primary_key=True),
    Column("profile", String, ForeignKey("profiles.id", ondelete="CASCADE")),
    Column("club", String, ForeignKey("clubs.id", ondelete="CASCADE")),
    Column("name", String, nullable=False),
    Column("game", String, nullable=False),
    Column("options", Text, nullable=False),
    UniqueConstraint("profile", "name", name="sheets_once_in_profile"),
    UniqueConstraint("club", "name", name="sheets_once_in_club"),
    CheckConstraint("(profile IS NULL) <> (club IS NULL)", name="sheets_of_one"),
)
"""The rule sheets that a profile or a club keeps. `options` are the house rules as JSON."""
