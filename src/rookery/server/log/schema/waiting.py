"""The table of the waiting room: who waits, and who was seated a moment ago."""

from __future__ import annotations

from sqlalchemy import Column, Double, ForeignKey, Index, Integer, LargeBinary, String, Table

from rookery.server.log.schema.metadata import METADATA

WAITING = Table(
    "waiting",
    METADATA,
    Column("id", String, primary_key=True),
    Column("ticket_hash", String, nullable=False, unique=True),
    Column("waits_as", String, unique=True),
    Column("profile", String, ForeignKey("profiles.id", ondelete="CASCADE")),
    Column("name", String, nullable=False),
    Column("mark", String, nullable=False),
    Column("wish", LargeBinary, nullable=False),
    Column("since", Double, nullable=False),
    Column("heard_at", Double, nullable=False),
    Column("code", String),
    Column("seat", Integer),
    Index("waiting_by_heard_at", "heard_at"),
)
"""A row for each person. `ticket_hash` is the SHA-256 of the secret by which they ask, `mark` that
of their address as `table.doors` makes it, and `wish` the message `AskSeat`. `waits_as` names the
profile, or the row of a guest, as long as it waits, so that a profile waits once at most. A person
who was seated has the `code` of the table and the `seat`, and waits no longer."""
