"""The database tables of blocks, reports and restrictions."""

from sqlalchemy import Column, Double, ForeignKey, Index, LargeBinary, String, UniqueConstraint

from rookery.server.database.schema.metadata import table
from rookery.server.database.schema.people import of_profile

BLOCKS = table(
    "blocks",
    of_profile(),
    Column("seat_hash", String, nullable=False),
    Column("id", String, nullable=False),
    Column("name", String, nullable=False),
    Column("at", Double, nullable=False),
    UniqueConstraint("profile", "seat_hash"),
    Index("blocks_by_seat_hash", "seat_hash"),
)
"""Whom a profile blocks: the owner of the seat whose secret has this hash, and any profile that
claims that seat, now or later. `name` is the blocked person's name when blocked."""

REPORTS = table(
    "reports",
    Column("id", String, primary_key=True),
    Column("at", Double, nullable=False),
    Column("code", String, nullable=False),
    Column("seat_hash", String, nullable=False),
    Column("name", String, nullable=False),
    Column("mark", String, nullable=False),
    Column("reporter_hash", String, nullable=False),
    Column("reporter_name", String, nullable=False),
    Column("reporter_mark", String, nullable=False),
    Column("reason", String, nullable=False),
    Column("note", String, nullable=False),
    Column("texts", LargeBinary, nullable=False),
    Column("closed_at", Double),
    Column("outcome", String, nullable=False),
    UniqueConstraint("code", "reporter_hash", "seat_hash"),
    Index("reports_by_seat_hash", "seat_hash"),
    Index("reports_by_closed_at", "closed_at"),
)
"""Players' reports: the reported seat (`seat_hash`, as in the events of the table), the reporter,
and the texts on the reporter's page, as JSON. Marks are hashes of addresses
(`table.seating.doors`). All reports of one profile share the salt of the reporters' marks.
`closed_at` is null while a report is open."""

RESTRICTIONS = table(
    "restrictions",
    Column("id", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("profile", String, ForeignKey("profiles.id", ondelete="CASCADE")),
    Column("mark", String),
    Column("reason", String, nullable=False),
    Column("since", Double, nullable=False),
    Column("until", Double),
    Column("report", String),
    Index("restrictions_by_profile", "profile"),
)
"""Restrictions: `kind` is warning, mute, bar or hold (see `conduct.restrictions`). Each applies to
a profile, or to the address with a mark. If `until` is null, the operator has to lift it."""
