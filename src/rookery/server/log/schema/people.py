"""The database tables of people: profiles, their devices, passkeys and seats."""

from sqlalchemy import BigInteger, Column, Double, ForeignKey, Index, LargeBinary, String, Table

from rookery.server.log.schema.metadata import METADATA


def of_profile(*, is_key: bool = False) -> Column[str]:
    """A column that refers to a profile; deleting the profile deletes the row."""
    owner = ForeignKey("profiles.id", ondelete="CASCADE")
    return Column("profile", String, owner, primary_key=is_key, nullable=False)


PROFILES = Table(
    "profiles",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
)
"""The people who want to be remembered. All times in this module are in seconds since 1970."""

DEVICES = Table(
    "devices",
    METADATA,
    Column("secret_hash", String, primary_key=True),
    of_profile(),
    Column("id", String, nullable=False),
    Column("name", String, nullable=False),
    Column("added_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
    Index("devices_by_profile", "profile"),
)
"""The browsers of a profile, each by the SHA-256 of its secret."""

CARRIES = Table(
    "carries",
    METADATA,
    Column("code_hash", String, primary_key=True),
    of_profile(),
    Column("until", Double, nullable=False),
    Index("carries_by_profile", "profile"),
)
"""One-time codes, by their SHA-256, that add a device to a profile; deleted on use."""

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", LargeBinary, primary_key=True),
    of_profile(),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("name", String, nullable=False),
    Column("added_at", Double, nullable=False),
    Column("added_by", String),
    Column("added_by_name", String),
    Index("passkeys_by_profile", "profile"),
)
"""Passkeys by the id of their credential (WebAuthn); `uses` is the authenticator's own counter.
`added_by` is the id of the device that added the passkey, and `added_by_name` its name; null before
layout 11."""

CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("challenge", LargeBinary, primary_key=True),
    Column("profile", String),
    Column("until", Double, nullable=False),
)
"""Random bytes for an authenticator to sign, each valid for one answer. `profile` is the one that
is adding a passkey, or null if somebody signs in."""

SEATS = Table(
    "seats",
    METADATA,
    Column("secret_hash", String, primary_key=True),
    of_profile(),
    Column("code", String, nullable=False),
    Column("at", Double, nullable=False),
    Index("seats_by_profile", "profile", "at"),
    Index("seats_by_code", "code"),
)
"""The seats of profiles, each by the hash of its secret as in the events of its table, and the
table at which it was claimed. The next match of the same people keeps the secrets."""
