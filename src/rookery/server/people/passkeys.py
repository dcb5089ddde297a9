"""Passkeys: a device or its account stores them, and they sign the person in on other devices.

The ceremonies follow Web Authentication, Level 3; the library `webauthn` checks them. A passkey
belongs to a host, so it works only at the address where it was made. No attestation is requested,
and user verification is preferred but not required: a passkey has the same rights as a device's
secret.
"""

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from msgspec import DecodeError
from sqlalchemy import delete, insert, select, update

from rookery.messages import refusals
from rookery.server.database.connections import Connections, count
from rookery.server.database.schema.people import CHALLENGES, PASSKEYS
from rookery.server.people.messages import PasskeyView
from rookery.server.people.profiles import Profile, SignedIn, need_device, signed_in
from rookery.table import protocol as p
from rookery.table.refusal import Refusal

MOST_PASSKEYS = 10
"""Maximum number of passkeys of one profile. Unmeasured, as are the next numbers."""

_CHALLENGE_SECONDS = 300.0
"""A challenge can be answered for this many seconds; browsers give up earlier."""

_MOST_CHALLENGES = 10_000
"""Maximum number of unanswered challenges; they expire after minutes."""

_CHALLENGE_BYTES = 64
"""Bytes of a challenge, as the library recommends. The standard requires 16."""


@dataclass(frozen=True, slots=True)
class Place:
    """The address at which a browser reaches the server: host and origin."""

    host: str
    origin: str


class Passkeys:
    """The passkeys of a database. Methods block, and may raise StoreFailed."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def of(self, profile: str) -> tuple[PasskeyView, ...]:
        """The passkeys of a profile, oldest first."""
        chosen = select(PASSKEYS).where(PASSKEYS.c.profile == profile).order_by(PASSKEYS.c.added_at)
        return tuple(
            PasskeyView(_text(row.id), row.name, row.added_at, row.added_by, row.added_by_name)
            for row in self._connections.rows(chosen)
        )

    def remove(self, profile: str, passkey: str) -> bool:
        """Remove a passkey. False if the profile has none with this id."""
        with suppress(ValueError):
            chosen = delete(PASSKEYS).where(
                PASSKEYS.c.profile == profile, PASSKEYS.c.id == _bytes(passkey)
            )
            return self._connections.run(chosen) > 0
        return False

    def options_to_add(self, profile: Profile, place: Place, at: float) -> bytes:
        """JSON options with which a browser makes a passkey. Raises Refusal."""
        chosen = select(PASSKEYS.c.id).where(PASSKEYS.c.profile == profile.id)
        known = list(self._connections.scalars(chosen))
        if len(known) >= MOST_PASSKEYS:
            raise Refusal("too-many", refusals.passkey_most(most=MOST_PASSKEYS))
        challenge = self._challenge(profile.id, at)
        options: bytes = _ceremonies().options_to_add(place, profile, known, challenge)
        return options

    def add(
        self, profile: Profile, credential: dict[str, Any], name: str, place: Place, at: float
    ) -> None:
        """Store a passkey that a browser has made. Raises Refusal if it is invalid."""
        challenge = self._answered(credential, profile.id, at)
        made = _ceremonies().made(credential, challenge, place)
        if made is None:
            raise _refused()
        row = {
            "id": made.credential_id,
            "profile": profile.id,
            "public_key": made.credential_public_key,
            "uses": made.sign_count,
            "name": name,
            "added_at": at,
            "added_by": profile.device,
        }
        with self._connections.writing() as connection:
            row["added_by_name"] = need_device(connection, profile.id, profile.device)
            if count(connection, PASSKEYS, PASSKEYS.c.profile == profile.id) >= MOST_PASSKEYS:
                raise Refusal("too-many", refusals.passkey_most(most=MOST_PASSKEYS))
            added = self._connections.insert_new(PASSKEYS)
            added = added.returning(PASSKEYS.c.id)  # PostgreSQL does not count inserted rows
            if connection.execute(added, row).first() is None:
                raise _refused()

    def options_to_use(self, place: Place, at: float) -> bytes:
        """JSON options with which a browser signs in with a passkey for this host."""
        options: bytes = _ceremonies().options_to_use(place, self._challenge(None, at))
        return options

    def use(self, credential: dict[str, Any], place: Place, device: str, at: float) -> SignedIn:
        """Add a device to the profile whose passkey has signed. Refusal if invalid or removed."""
        challenge = self._answered(credential, None, at)
        own = PASSKEYS.c.id == _credential_id(credential)
        row = self._connections.first(select(PASSKEYS).where(own))
        if row is None:
            raise _refused()
        uses = _ceremonies().uses(credential, challenge, place, row.public_key, row.uses)
        if uses is None:
            raise _refused()
        with self._connections.writing() as connection:
            used = connection.execute(update(PASSKEYS).where(own).values(uses=uses)).rowcount
            found = signed_in(connection, row.profile, device, at) if used else None
        if found is None:
            raise _refused()
        return found

    def _challenge(self, profile: str | None, at: float) -> bytes:
        """Make a challenge, valid for one answer. Raises Refusal if too many are unanswered."""
        challenge = secrets.token_bytes(_CHALLENGE_BYTES)
        row = {"challenge": challenge, "profile": profile, "until": at + _CHALLENGE_SECONDS}
        with self._connections.writing() as connection:
            connection.execute(delete(CHALLENGES).where(CHALLENGES.c.until < at))
            if profile is not None:  # one per profile, so that no profile can fill the table
                connection.execute(delete(CHALLENGES).where(CHALLENGES.c.profile == profile))
            if count(connection, CHALLENGES) >= _MOST_CHALLENGES:
                raise Refusal("too-many", refusals.passkey_busy())
            connection.execute(insert(CHALLENGES), row)
        return challenge

    def _answered(self, credential: dict[str, Any], profile: str | None, at: float) -> bytes:
        """Delete and return the challenge that a credential answers. Raises Refusal."""
        challenge = _challenge_in(credential)
        used = (
            delete(CHALLENGES)
            .where(CHALLENGES.c.challenge == challenge, CHALLENGES.c.until >= at)
            .where(CHALLENGES.c.profile.is_not_distinct_from(profile))
        )
        with self._connections.writing() as connection:
            if connection.execute(used).rowcount == 0:
                raise Refusal("bad-passkey", refusals.passkey_slow())
        return challenge


def _ceremonies() -> Any:
    """The module of the ceremonies, imported on demand because it loads `webauthn`."""
    return import_module("rookery.server.people.ceremonies")


def _text(plain: bytes) -> str:
    """Bytes as base64url without padding (RFC 4648, 5), as in WebAuthn."""
    return urlsafe_b64encode(plain).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    """Decode base64url with or without padding. Raises ValueError and TypeError."""
    return urlsafe_b64decode(f"{text}===")


def _challenge_in(credential: dict[str, Any]) -> bytes:
    """The challenge that a credential claims to answer. Raises Refusal."""
    try:
        said = p.read(_bytes(credential["response"]["clientDataJSON"]), dict[str, Any])
        return _bytes(said["challenge"])
    except (KeyError, TypeError, ValueError, AttributeError, DecodeError):
        raise _refused() from None


def _credential_id(credential: dict[str, Any]) -> bytes:
    try:
        return _bytes(credential["id"])
    except (KeyError, TypeError, ValueError, AttributeError):
        raise _refused() from None


def _refused() -> Refusal:
    return Refusal("bad-passkey", refusals.passkey_unknown())
