"""The ceremonies of passkeys (Web Authentication, Level 3) by `webauthn`, imported late."""

from collections.abc import Sequence
from typing import Any

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)
from webauthn.registration.verify_registration_response import VerifiedRegistration

from rookery.server.people.passkeys import Place
from rookery.server.people.profiles import Profile

_NOT_VALID = (
    WebAuthnException,
    KeyError,
    ValueError,
    TypeError,
    AttributeError,
    IndexError,
    RecursionError,
)
"""The library's errors for invalid credentials. All but the first are caused by bad CBOR."""

_SITE = "Rookery"


def options_to_add(
    place: Place, profile: Profile, known: Sequence[bytes], challenge: bytes
) -> bytes:
    """JSON options for making a passkey on an authenticator that holds none of the `known` ones."""
    options = generate_registration_options(
        rp_id=place.host,
        rp_name=_SITE,
        user_id=profile.id.encode(),
        user_name=profile.name,
        challenge=challenge,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=each) for each in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
    )
    return options_to_json(options).encode()


def options_to_use(place: Place, challenge: bytes) -> bytes:
    """JSON options with which a browser signs in with any passkey for a host."""
    options = generate_authentication_options(
        rp_id=place.host,
        challenge=challenge,
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return options_to_json(options).encode()


def made(credential: dict[str, Any], challenge: bytes, place: Place) -> VerifiedRegistration | None:
    """The passkey that a browser has made; None if it is invalid."""
    try:
        return verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=place.origin,
        )
    except _NOT_VALID:
        return None


def uses(
    credential: dict[str, Any], challenge: bytes, place: Place, public_key: bytes, before: int
) -> int | None:
    """The counter of the authenticator after signing; None if the signature is invalid."""
    try:
        return verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=place.origin,
            credential_public_key=public_key,
            credential_current_sign_count=before,
        ).new_sign_count
    except _NOT_VALID:
        return None
