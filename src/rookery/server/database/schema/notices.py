"""The database tables of turn notices: the signing key, the subscribers, and the notices sent."""

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, LargeBinary, String

from rookery.server.database.schema.metadata import table

PUSH_KEYS = table(
    "push_keys",
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("private_key", LargeBinary, nullable=False),
    Column("made_at", Double, nullable=False),
)
"""The key, as PEM, with which all servers of the database sign notices: a single row."""

SUBSCRIPTIONS = table(
    "subscriptions",
    Column("id", String, primary_key=True),
    Column("endpoint", String, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("auth", LargeBinary, nullable=False),
    Column("site", String, nullable=False),
    Column("profile", String, ForeignKey("profiles.id", ondelete="CASCADE")),
    Column("made_at", Double, nullable=False),
    Column("device", String),
    Index("subscriptions_by_profile", "profile"),
)
"""The browsers that want notices. `id` is the SHA-256 of a browser's address at its push service.
`public_key` and `auth` encrypt the notices (RFC 8291). `site` is the server's address as the
browser knows it, and `device` the id of the profile's device, null before layout 11."""

SUBSCRIBED_SEATS = table(
    "subscribed_seats",
    Column(
        "subscription", String, ForeignKey("subscriptions.id", ondelete="CASCADE"), primary_key=True
    ),
    Column("secret_hash", String, primary_key=True),
    Column("at", Double, nullable=False),
    Index("subscribed_seats_by_seat", "secret_hash"),
)
"""The seats for which a browser wants notices, as the hashes of their secrets."""

NOTICES = table(
    "notices",
    Column("code", String, primary_key=True),
    Column("secret_hash", String, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("tried_at", Double, nullable=False),
    Column("is_seen", Boolean, nullable=False),
    Column("is_sent", Boolean, nullable=False),
    Index("notices_by_sent", "is_sent", "tried_at"),
)
"""The last notice for each seat of each table; the next is sent only after the person's visit."""
