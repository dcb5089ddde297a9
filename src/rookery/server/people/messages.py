"""Profiles: people who are recognised, on one device or several, without a password."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from rookery.table.protocol.words import GameName, Name, Options, Portrait

DeviceName = Annotated[str, Meta(max_length=60)]
"""The name that a device gives itself, such as "Firefox on Android"."""

SeatSecret = Annotated[str, Meta(min_length=16, max_length=100)]


class MakeProfile(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/profiles`: a new profile and its first device."""

    name: Name
    device: DeviceName = ""
    portrait: Portrait = 0


class ProfileMade(Struct, frozen=True):
    """A profile on a new device. The device must store the secret: it is shown only now."""

    id: str
    name: str
    secret: str
    portrait: int


class ProfileView(Struct, frozen=True):
    """A profile as its owner sees it. Times are in seconds since 1970.

    `can_use_passkeys` is true if passkeys work at the requested address: https, or this machine.
    `portrait` is the number of the chosen portrait, 0 for the one drawn from the name.
    """

    id: str
    name: str
    portrait: int
    created_at: float
    devices: tuple[DeviceView, ...]
    passkeys: tuple[PasskeyView, ...]
    can_use_passkeys: bool
    sheets: tuple[SheetKept, ...]


class SheetKept(Struct, frozen=True):
    """A rule sheet of a profile or a club: a family's name for a game and its house rules.

    `title` is the game's own (its id if it is gone), and `options` are the house rules that are not
    the usual ones. If `fits` is false, this version of the game cannot be played by them.
    """

    name: str
    game: str
    title: str
    options: Options
    fits: bool


class KeepSheet(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of `POST /api/profile/sheets` and `POST /api/clubs/CODE/sheets`: a rule sheet."""

    name: Name
    game: GameName
    options: Options = {}


class RenameSheet(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `PATCH /api/profile/sheets` and `PATCH /api/clubs/CODE/sheets`."""

    was: Name
    name: Name


class DropSheet(Struct, forbid_unknown_fields=True, frozen=True):
    """The query of `DELETE /api/profile/sheets` and `DELETE /api/clubs/CODE/sheets`."""

    name: Name


class DeviceView(Struct, frozen=True):
    """A browser of a profile; `seen_at` is rounded to a day."""

    id: str
    name: str
    added_at: float
    seen_at: float
    is_this: bool


class PasskeyView(Struct, frozen=True):
    """A passkey of a profile; `id` is the id of its credential, in base64url.

    `added_by` is the id of the device that added it, `added_by_name` that device's name. The device
    may have been removed since. Both are null for passkeys from before layout 11.
    """

    id: str
    name: str
    added_at: float
    added_by: str | None
    added_by_name: str | None


class RemoveDevice(Struct, forbid_unknown_fields=True, frozen=True):
    """The query of `DELETE /api/profile/devices/{id}`: whether to keep the device's passkeys."""

    keeps_passkeys: bool = False


class DeviceRemoved(Struct, frozen=True):
    """The passkeys that a removed device had added; removed, too, unless `are_kept` is true."""

    passkeys: tuple[PasskeyView, ...]
    are_kept: bool


class ChangeProfile(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `PATCH /api/profile`: a new name, a new portrait, or both."""

    name: Name | None = None
    portrait: Portrait | None = None


class SeatClaimed(Struct, forbid_unknown_fields=True, frozen=True):
    """A seat, identified by its table and its secret."""

    code: Annotated[str, Meta(max_length=20)]
    secret: SeatSecret


class ClaimSeats(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/profile/seats`: seats of this browser that its profile takes."""

    seats: Annotated[tuple[SeatClaimed, ...], Meta(max_length=30)]


class Carry(Struct, frozen=True):
    """A code that adds another device to a profile, works only once, and expires at `until`."""

    code: str
    until: float


class TakeCarry(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/profiles/carry`: the code, sent by the device to be added."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]
    device: DeviceName = ""


class AddPasskey(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/profile/passkeys`: the browser's credential (WebAuthn, as JSON)."""

    credential: dict[str, Any]
    name: DeviceName = ""


class UsePasskey(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/profiles/passkey`: the browser's signature (WebAuthn, as JSON)."""

    credential: dict[str, Any]
    device: DeviceName = ""
