"""Profiles: people who are known again, on one device or several, without a password."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from rookery.table.protocol.words import Name

DeviceName = Annotated[str, Meta(max_length=60)]
"""What a device calls itself, such as "Firefox on Android"."""

SeatSecret = Annotated[str, Meta(min_length=16, max_length=100)]


class MakeProfile(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/profiles`: a profile to be made, on its first device."""

    name: Name
    device: DeviceName = ""


class ProfileMade(Struct, frozen=True):
    """A profile on a new device. The secret is told only now: the device keeps it."""

    id: str
    name: str
    secret: str


class ProfileView(Struct, frozen=True):
    """A profile, as it sees itself. Times are in seconds since 1970.

    `can_use_passkeys` is whether the address by which the server was asked allows them, which needs
    https or this machine.
    """

    id: str
    name: str
    created_at: float
    devices: tuple[DeviceView, ...]
    passkeys: tuple[PasskeyView, ...]
    can_use_passkeys: bool


class DeviceView(Struct, frozen=True):
    """A device of a profile; `seen_at` is true to the day."""

    id: str
    name: str
    added_at: float
    seen_at: float
    is_this: bool


class PasskeyView(Struct, frozen=True):
    """A passkey of a profile; `id` is that of its credential, in base64url."""

    id: str
    name: str
    added_at: float


class ChangeProfile(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `PATCH /api/profile`: a new name."""

    name: Name


class SeatClaimed(Struct, forbid_unknown_fields=True, frozen=True):
    """A seat by its table and its secret."""

    code: Annotated[str, Meta(max_length=20)]
    secret: SeatSecret


class ClaimSeats(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/profile/seats`: seats of this browser that belong to its profile."""

    seats: Annotated[tuple[SeatClaimed, ...], Meta(max_length=30)]


class Carry(Struct, frozen=True):
    """A one-time code that carries a profile to another device, and when it ends."""

    code: str
    until: float


class TakeCarry(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/profiles/carry`: the code, on the device that it is carried to."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]
    device: DeviceName = ""


class AddPasskey(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/profile/passkeys`: what the browser made (WebAuthn, JSON form)."""

    credential: dict[str, Any]
    name: DeviceName = ""


class UsePasskey(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/profiles/passkey`: what the browser signed (WebAuthn, JSON form)."""

    credential: dict[str, Any]
    device: DeviceName = ""
