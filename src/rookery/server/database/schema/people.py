"""The database tables of people: profiles, their devices, passkeys and seats."""

from sqlalchemy import BigInteger, Column, Double, ForeignKey, Index, Integer, LargeBinary, String

from rookery.server.database.schema.metadata import table


def of_profile(*, is_key: bool = False) -> Column[str]:
    """A column that refers to a profile. If the profile is deleted, so is the row."""
    owner = ForeignKey("profiles.id", ondelete="CASCADE")
    return Column("profile", String, owner, primary_key=is_key, nullable=False)


PROFILES = table(
    "profiles",
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
    Column("portrait", Integer, nullable=False, server_default="0"),
)
"""The people who want to be remembered. All times in this module are in seconds since 1970.
`portrait` is the number of the chosen portrait, 0 for the one drawn from the name."""

DEVICES = table(
    "devices",
    Column("secret_hash", String, primary_key=True),
    of_profile(),
    Column("id", String, nullable=False),
    Column("name", String, nullable=False),
    Column("added_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
    Index("devices_by_profile", "profile"),
)
"""The browsers of a profile, each with the SHA-256 of its secret."""

CARRIES = table(
    "carries",
    Column("code_hash", String, primary_key=True),
    of_profile(),
    Column("until", Double, nullable=False),
    Index("carries_by_profile", "profile"),
)
"""The SHA-256 of each code that adds a device to a profile. A used code is deleted."""

PASSKEYS = table(
    "passkeys",
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
"""Passkeys, under the ids of their credentials (WebAuthn). `uses` is the authenticator's counter.
`added_by` is the id of the device that added the passkey, and `added_by_name` its name; both are
null before layout 11."""

CHALLENGES = table(
    "challenges",
    Column("challenge", LargeBinary, primary_key=True),
    Column("profile", String),
    Column("until", Double, nullable=False),
)
"""Random bytes for an authenticator to sign; each is valid for one answer. `profile` is the profile
that adds a passkey; null if somebody signs in."""

SEATS = table(
    "seats",
    Column("secret_hash", String, primary_key=True),
    of_profile(),
    Column("code", String, nullable=False),
    Column("at", Double, nullable=False),
    Index("seats_by_profile", "profile", "at"),
    Index("seats_by_code", "code"),
)
"""The seats of profiles: the hash of each seat's secret, as in the events of its table, and the
table where it was claimed. The next match of the same people keeps the secrets."""
