"""The database table of the waiting room: people who wait or have just been seated."""

from sqlalchemy import Column, Double, ForeignKey, Index, Integer, LargeBinary, String

from rookery.server.database.schema.metadata import table

WAITING = table(
    "waiting",
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
"""One row per person. `ticket_hash` is the SHA-256 of the secret that their requests carry, `mark`
is the mark of their address (`table.seating.doors`), and `wish` the message `AskSeat`. While a
person waits, `waits_as` is their profile or, for a guest, the row's id, so that a profile can wait
only once. Once seated they no longer wait, and have the `code` of the table and the `seat`."""
