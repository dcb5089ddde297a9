"""Passkeys: a profile on another device by what that device, or its owner's account, keeps.

The ceremonies are those of Web Authentication, Level 3, checked by the library `webauthn`. A
passkey belongs to a host, so it works only at the address at which it was made. No attestation is
asked for, and user verification is preferred: a passkey here is as good as a device's secret.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from msgspec import json
from sqlalchemy import delete, func, insert, select, update
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, generate_challenge
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from rookery.server.log.connections import Connections
from rookery.server.log.schema.people import CHALLENGES, PASSKEYS
from rookery.server.people.profiles import Profile
from rookery.table.refusal import Refusal

MOST_PASSKEYS = 10
"""Passkeys of one profile. A guess."""

_CHALLENGE_SECONDS = 300.0
"""Seconds for which a challenge can be answered; the browser asks for less. A guess."""

_MOST_CHALLENGES = 10_000
"""Challenges that wait for their answer. A guess: those that nobody answers go after minutes."""

_NOT_VALID = (WebAuthnException, KeyError, ValueError, TypeError, AttributeError, IndexError)
"""What the library raises for credentials that are not valid; the last five for malformed CBOR."""

_SITE = "Rookery"


@dataclass(frozen=True, slots=True)
class Place:
    """The address by which a browser reaches the server: its host, and its origin."""

    host: str
    origin: str


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey by the id of its credential, in base64url; `added_at` in seconds since 1970."""

    id: str
    name: str
    added_at: float


class Passkeys:
    """The passkeys of a database. Calls block, and raise StoreFailed."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def of(self, profile: str) -> list[Passkey]:
        """The passkeys of a profile, oldest first."""
        chosen = select(PASSKEYS).where(PASSKEYS.c.profile == profile).order_by(PASSKEYS.c.added_at)
        with self._connections.reading() as connection:
            return [
                Passkey(bytes_to_base64url(row.id), row.name, row.added_at)
                for row in connection.execute(chosen)
            ]

    def remove(self, profile: str, passkey: str) -> bool:
        """Remove a passkey. False if the profile has none of this id."""
        with suppress(ValueError):
            chosen = delete(PASSKEYS).where(
                PASSKEYS.c.profile == profile, PASSKEYS.c.id == base64url_to_bytes(passkey)
            )
            with self._connections.writing() as connection:
                return connection.execute(chosen).rowcount > 0
        return False

    def options_to_add(self, profile: Profile, place: Place, at: float) -> bytes:
        """What the browser needs to make a passkey, as JSON. Raises Refusal."""
        chosen = select(PASSKEYS.c.id).where(PASSKEYS.c.profile == profile.id)
        with self._connections.reading() as connection:
            known = list(connection.scalars(chosen))
        if len(known) >= MOST_PASSKEYS:
            raise Refusal("too-many", f"a profile has at most {MOST_PASSKEYS} passkeys")
        options = generate_registration_options(
            rp_id=place.host,
            rp_name=_SITE,
            user_id=profile.id.encode(),
            user_name=profile.name,
            challenge=self._challenge(profile.id, at),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=each) for each in known],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
        )
        return options_to_json(options).encode()

    def add(
        self, profile: Profile, credential: dict[str, Any], name: str, place: Place, at: float
    ) -> None:
        """Keep a passkey that a browser has made. Raises Refusal if it is not valid."""
        challenge = self._answered(credential, profile.id, at)
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=place.host,
                expected_origin=place.origin,
            )
        except _NOT_VALID:
            raise _refused() from None
        row = {
            "id": made.credential_id,
            "profile": profile.id,
            "public_key": made.credential_public_key,
            "uses": made.sign_count,
            "name": name,
            "added_at": at,
        }
        with self._connections.writing() as connection:
            counted = select(func.count()).where(PASSKEYS.c.profile == profile.id)
            if connection.execute(counted).scalar_one() >= MOST_PASSKEYS:
                raise Refusal("too-many", f"a profile has at most {MOST_PASSKEYS} passkeys")
            added = self._connections.insert(PASSKEYS).on_conflict_do_nothing()
            added = added.returning(PASSKEYS.c.id)  # PostgreSQL does not count what it inserts
            if connection.execute(added, row).first() is None:
                raise _refused()

    def options_to_use(self, place: Place, at: float) -> bytes:
        """What the browser needs to sign in by any of its passkeys for this host, as JSON."""
        options = generate_authentication_options(
            rp_id=place.host,
            challenge=self._challenge(None, at),
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return options_to_json(options).encode()

    def use(self, credential: dict[str, Any], place: Place, at: float) -> str:
        """The profile whose passkey has signed. Raises Refusal if the signature is not valid."""
        challenge = self._answered(credential, None, at)
        own = PASSKEYS.c.id == _credential_id(credential)
        with self._connections.reading() as connection:
            row = connection.execute(select(PASSKEYS).where(own)).first()
        if row is None:
            raise _refused()
        try:
            used = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=place.host,
                expected_origin=place.origin,
                credential_public_key=row.public_key,
                credential_current_sign_count=row.uses,
            )
        except _NOT_VALID:
            raise _refused() from None
        with self._connections.writing() as connection:
            connection.execute(update(PASSKEYS).where(own).values(uses=used.new_sign_count))
        profile: str = row.profile
        return profile

    def _challenge(self, profile: str | None, at: float) -> bytes:
        """A new challenge, which can be answered once. Raises Refusal if too many are waiting."""
        challenge = generate_challenge()
        row = {"challenge": challenge, "profile": profile, "until": at + _CHALLENGE_SECONDS}
        with self._connections.writing() as connection:
            connection.execute(delete(CHALLENGES).where(CHALLENGES.c.until < at))
            if profile is not None:  # one for each, so that nobody fills the table alone
                connection.execute(delete(CHALLENGES).where(CHALLENGES.c.profile == profile))
            waiting = connection.execute(select(func.count()).select_from(CHALLENGES)).scalar_one()
            if waiting >= _MOST_CHALLENGES:
                raise Refusal("too-many", "too many passkeys are being used; please wait a little")
            connection.execute(insert(CHALLENGES), row)
        return challenge

    def _answered(self, credential: dict[str, Any], profile: str | None, at: float) -> bytes:
        """Use up the challenge that a credential answers. Raises Refusal."""
        challenge = _challenge_in(credential)
        used = (
            delete(CHALLENGES)
            .where(CHALLENGES.c.challenge == challenge, CHALLENGES.c.until >= at)
            .where(CHALLENGES.c.profile.is_not_distinct_from(profile))
        )
        with self._connections.writing() as connection:
            if connection.execute(used).rowcount == 0:
                raise Refusal("bad-passkey", "this took too long; please try again")
        return challenge


def _challenge_in(credential: dict[str, Any]) -> bytes:
    """The challenge that a credential says it answers. Raises Refusal."""
    try:
        said = json.decode(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return base64url_to_bytes(said["challenge"])
    except (KeyError, TypeError, ValueError, AttributeError):
        raise _refused() from None


def _credential_id(credential: dict[str, Any]) -> bytes:
    try:
        return base64url_to_bytes(credential["id"])
    except (KeyError, TypeError, ValueError, AttributeError):
        raise _refused() from None


def _refused() -> Refusal:
    return Refusal("bad-passkey", "this passkey does not open a profile on this server")
