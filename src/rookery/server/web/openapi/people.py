"""The operations on profiles."""

from __future__ import annotations

from rookery.server.web.openapi.parts import OF_BODY, USUAL, Schema, json_body, operation, ref
from rookery.table import protocol as p

TYPES = (
    p.MakeProfile,
    p.ProfileMade,
    p.ProfileView,
    p.ChangeProfile,
    p.ClaimSeats,
    p.Carry,
    p.TakeCarry,
    p.AddPasskey,
    p.UsePasskey,
)
"""The messages whose schemas the operations refer to."""

_WITH_BODY = (*OF_BODY, 401)
_WITHOUT_BODY = (*USUAL, 401, 503)
_OPTIONS = json_body({"description": "Options of Web Authentication, as JSON.", "type": "object"})


def paths(schemas: Schema) -> Schema:
    """The operations, by path. `schemas` are those of all messages."""
    return {
        "/api/profiles": {"post": _making()},
        "/api/profiles/carry": {"post": _taking()},
        "/api/profiles/passkey/options": {"post": _options_to_use()},
        "/api/profiles/passkey": {"post": _using()},
        "/api/profile": {"get": _profile(), "patch": _changing(), "delete": _forgetting()},
        "/api/profile/seats": {"post": _claiming()},
        "/api/profile/carry": {"post": _carrying()},
        "/api/profile/devices/{id}": {"parameters": [_id()], "delete": _removing("Device")},
        "/api/profile/passkeys/options": {"post": _options_to_add()},
        "/api/profile/passkeys": {"post": _adding()},
        "/api/profile/passkeys/{id}": {"parameters": [_id()], "delete": _removing("Passkey")},
    }


def _making() -> Schema:
    told = "Make a profile; its first device is the one that asks."
    answer, body = json_body(ref("ProfileMade")), ref("MakeProfile")
    return operation("makeProfile", told, answer, status=201, body=body, faults=OF_BODY)


def _taking() -> Schema:
    told = "Use up a one-time code: the device that asks belongs to its profile."
    answer, body = json_body(ref("ProfileMade")), ref("TakeCarry")
    return operation("takeCarry", told, answer, status=201, body=body, faults=OF_BODY)


def _options_to_use() -> Schema:
    told = "What a browser needs to sign in by a passkey."
    return operation("passkeyOptions", told, _OPTIONS, faults=(*USUAL, 503))


def _using() -> Schema:
    told = "Sign in by a passkey: the device that asks belongs to its profile."
    answer, body = json_body(ref("ProfileMade")), ref("UsePasskey")
    return operation("usePasskey", told, answer, status=201, body=body, faults=OF_BODY)


def _profile() -> Schema:
    told = "The profile of the device that asks."
    answer = json_body(ref("ProfileView"))
    return operation("profile", told, answer, faults=_WITHOUT_BODY, profile=True)


def _changing() -> Schema:
    told = "Rename a profile."
    answer, body = json_body(ref("ProfileView")), ref("ChangeProfile")
    return operation("changeProfile", told, answer, body=body, faults=_WITH_BODY, profile=True)


def _forgetting() -> Schema:
    told = "Delete a profile, and the knowledge of which seats are its own."
    return operation("forgetProfile", told, {}, status=204, faults=_WITHOUT_BODY, profile=True)


def _claiming() -> Schema:
    told = "Note that seats belong to the profile; those of other profiles stay theirs."
    body = ref("ClaimSeats")
    return operation("claimSeats", told, {}, status=204, body=body, faults=_WITH_BODY, profile=True)


def _carrying() -> Schema:
    told = "A one-time code by which another device gets this profile, within ten minutes."
    answer = json_body(ref("Carry"))
    return operation("carry", told, answer, status=201, faults=_WITHOUT_BODY, profile=True)


def _removing(what: str) -> Schema:
    told = f"Remove a {what.lower()} of the profile."
    faults = (*_WITHOUT_BODY, 404)
    return operation(f"remove{what}", told, {}, status=204, faults=faults, profile=True)


def _options_to_add() -> Schema:
    told = "What a browser needs to make a passkey for this profile."
    return operation("newPasskeyOptions", told, _OPTIONS, faults=_WITHOUT_BODY, profile=True)


def _adding() -> Schema:
    told = "Keep a passkey that the browser has made."
    answer, body = json_body(ref("ProfileView")), ref("AddPasskey")
    return operation(
        "addPasskey", told, answer, status=201, body=body, faults=_WITH_BODY, profile=True
    )


def _id() -> Schema:
    schema = {"type": "string", "maxLength": 1400}
    return {"name": "id", "in": "path", "required": True, "schema": schema}
