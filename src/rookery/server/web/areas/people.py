"""The endpoints for profiles: making them, their devices, passkeys and seats."""

import asyncio
import re
from functools import partial
from typing import Annotated, Any, TypeAlias

from msgspec import Meta
from starlette.requests import Request

from rookery.messages import refusals
from rookery.server.http.desk import secret_of
from rookery.server.http.endpoints import endpoint
from rookery.server.http.headers import is_secure_context, own_origin
from rookery.server.people import messages as m
from rookery.server.people.passkeys import Passkeys, Place
from rookery.server.people.profiles import CARRY_SECONDS, Profile, SignedIn
from rookery.server.people.sheets import Sheets
from rookery.server.web.server_desk import ServerDesk
from rookery.table.chairs import checked_name
from rookery.table.refusal import Refusal
from rookery.table.words.plain_text import cut, one_line

_LONGEST_CREDENTIAL = 32_768
"""Maximum number of bytes of a body with an authenticator's credential. Unmeasured."""

_LONGEST_DEVICE = 40
"""Maximum number of visible characters of a device's name."""

_UNKNOWN_DEVICE = "A browser"

_Key: TypeAlias = Annotated[str, Meta(max_length=1_400)]
"""A part of a path: the id of a device or of a passkey. The id of a passkey may be long."""

_Options: TypeAlias = Annotated[
    dict[str, Any], Meta(description="Options of Web Authentication, as JSON.")
]

_HOST = re.compile(r"[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?")
"""Matches a host name in lower case, as passkeys need it."""

_ADDRESS = re.compile(r"[0-9.]+")
"""Matches an IPv4 address. No passkey can be made for one."""


class People:
    """The endpoints. Endpoints below `/api/profile` need the secret of a device."""

    def __init__(self, desk: ServerDesk) -> None:
        self._desk = desk
        self._profiles = desk.server.profiles
        self._passkeys = Passkeys(desk.server.store.connections)
        self._sheets = Sheets(desk.server.store.connections)

    # ── profiles ────────────────────────────────────────────────────────────────────────────────

    @endpoint("POST", "/api/profiles", 201)
    async def make_profile(self, body: m.MakeProfile, address: str) -> m.ProfileMade:
        """Make a profile, with the requesting device as its first."""
        name, device = checked_name(body.name, ()), _device_name(body.device)
        await self._desk.count_opening(address)
        make = partial(self._profiles.make, portrait=body.portrait)
        made = await asyncio.to_thread(make, name, device, self._now)
        return _signed_in(made)

    @endpoint("GET", "/api/profile")
    async def profile(self, request: Request, profile: Profile) -> m.ProfileView:
        """The profile of the requesting device."""
        return await self._view(profile, request)

    @endpoint("PATCH", "/api/profile")
    async def change_profile(
        self, request: Request, profile: Profile, body: m.ChangeProfile
    ) -> m.ProfileView:
        """Change the name or the portrait of a profile."""
        name = profile.name if body.name is None else checked_name(body.name, ())
        portrait = profile.portrait if body.portrait is None else body.portrait
        await asyncio.to_thread(self._profiles.change, profile.id, name, portrait)
        return await self._view(await self._desk.need_profile(request), request)

    @endpoint("DELETE", "/api/profile")
    async def forget_profile(self, profile: Profile) -> None:
        """Delete a profile with its claims to seats."""
        await asyncio.to_thread(self._profiles.forget, profile.id)

    @endpoint("POST", "/api/profile/seats")
    async def claim_seats(self, profile: Profile, body: m.ClaimSeats, address: str) -> None:
        """Claim seats for the profile, except those of other profiles.

        A secret that opens no seat at its table is ignored. Each table counts as a request. Deals
        of the day that a guest began in these seats count for the profile.
        """
        for _ in body.seats[1:]:
            await self._desk.count(address)
        of_seat = self._desk.server.tables.of_seat
        tables = [(it.secret, await of_seat(it.code, it.secret)) for it in body.seats]
        seats = [(table.code, secret) for secret, table in tables if table is not None]
        await asyncio.to_thread(self._profiles.claim_seats, profile.id, seats, self._now)
        days = self._desk.server.deals.days
        found = [table for _, table in tables if table is not None]
        for table in sorted(found, key=lambda it: it.opened_at):
            await days.adopt(table, profile.id)

    @endpoint("POST", "/api/profile/sheets", refuses=(404,))
    async def keep_sheet(
        self, request: Request, profile: Profile, body: m.KeepSheet
    ) -> m.ProfileView:
        """Keep a rule sheet with the profile."""
        await asyncio.to_thread(self._sheets.keep, "profile", profile.id, body)
        return await self._view(profile, request)

    @endpoint("PATCH", "/api/profile/sheets", refuses=(404,))
    async def rename_sheet(
        self, request: Request, profile: Profile, body: m.RenameSheet
    ) -> m.ProfileView:
        """Rename a rule sheet of the profile."""
        await asyncio.to_thread(self._sheets.rename, "profile", profile.id, body)
        return await self._view(profile, request)

    @endpoint("DELETE", "/api/profile/sheets")
    async def drop_sheet(
        self, request: Request, profile: Profile, query: m.DropSheet
    ) -> m.ProfileView:
        """Remove a rule sheet from the profile."""
        await asyncio.to_thread(self._sheets.drop, "profile", profile.id, query.name)
        return await self._view(profile, request)

    # ── devices ─────────────────────────────────────────────────────────────────────────────────

    @endpoint("POST", "/api/profile/carry", 201)
    async def carry(self, profile: Profile, address: str) -> m.Carry:
        """A one-time code that adds another device to this profile within ten minutes."""
        at = self._now
        await self._desk.count_opening(address)
        code = await asyncio.to_thread(self._profiles.begin_carry, profile, at)
        return m.Carry(code, at + CARRY_SECONDS)

    @endpoint("POST", "/api/profiles/carry", 201)
    async def take_carry(self, body: m.TakeCarry, address: str) -> m.ProfileMade:
        """Add the requesting device to the profile of a one-time code, which works only once."""
        await self._desk.count_opening(address)
        device = _device_name(body.device)
        found = await asyncio.to_thread(self._profiles.carry, body.code, device, self._now)
        if found is None:
            raise Refusal("bad-carry", refusals.link_ten_minutes())
        return _signed_in(found)

    @endpoint("DELETE", "/api/profile/devices/{id}", refuses=(404,))
    async def remove_device(
        self, id_: _Key, profile: Profile, query: m.RemoveDevice
    ) -> m.DeviceRemoved:
        """Remove a device of the profile; return the passkeys that the device had added.

        These passkeys are removed, too, unless `keeps_passkeys` is true.
        """
        passkeys = await asyncio.to_thread(self._passkeys.of, profile.id)
        remove = partial(self._profiles.remove_device, keeps_passkeys=query.keeps_passkeys)
        if not await asyncio.to_thread(remove, profile.id, id_):
            raise Refusal("not-found", refusals.profile_no_device())
        own = tuple(it for it in passkeys if it.added_by == id_)
        return m.DeviceRemoved(own, query.keeps_passkeys)

    # ── passkeys ────────────────────────────────────────────────────────────────────────────────

    @endpoint("POST", "/api/profile/passkeys/options", gives=_Options)
    async def new_passkey_options(self, request: Request, profile: Profile, address: str) -> bytes:
        """The options with which a browser makes a passkey for this profile."""
        place = _need_place(request)
        await self._desk.count_opening(address)
        return await asyncio.to_thread(self._passkeys.options_to_add, profile, place, self._now)

    @endpoint("POST", "/api/profile/passkeys", 201, longest=_LONGEST_CREDENTIAL)
    async def add_passkey(
        self, request: Request, profile: Profile, body: m.AddPasskey
    ) -> m.ProfileView:
        """Store a passkey that the browser has made."""
        name, place = _device_name(body.name), _need_place(request)
        await asyncio.to_thread(
            self._passkeys.add, profile, body.credential, name, place, self._now
        )
        return await self._view(profile, request)

    @endpoint("DELETE", "/api/profile/passkeys/{id}", refuses=(404,))
    async def remove_passkey(self, id_: _Key, profile: Profile) -> None:
        """Remove a passkey of the profile."""
        if not await asyncio.to_thread(self._passkeys.remove, profile.id, id_):
            raise Refusal("not-found", refusals.profile_no_passkey())

    @endpoint("POST", "/api/profiles/passkey/options", refuses=(503,), gives=_Options)
    async def passkey_options(self, request: Request, address: str) -> bytes:
        """The options with which a browser signs in with a passkey."""
        place = _need_place(request)
        await self._desk.count_opening(address)
        return await asyncio.to_thread(self._passkeys.options_to_use, place, self._now)

    @endpoint("POST", "/api/profiles/passkey", 201, longest=_LONGEST_CREDENTIAL)
    async def use_passkey(self, request: Request, body: m.UsePasskey) -> m.ProfileMade:
        """Sign in with a passkey, which adds the requesting device to the passkey's profile."""
        place, device = _need_place(request), _device_name(body.device)
        use = self._passkeys.use
        return _signed_in(await asyncio.to_thread(use, body.credential, place, device, self._now))

    @property
    def _now(self) -> float:
        return self._desk.server.now()

    async def _view(self, profile: Profile, request: Request) -> m.ProfileView:
        secret = secret_of(request)
        devices = await asyncio.to_thread(self._profiles.devices, profile.id, secret)
        passkeys = await asyncio.to_thread(self._passkeys.of, profile.id)
        sheets = await asyncio.to_thread(self._sheets.of, "profile", profile.id)
        return m.ProfileView(
            id=profile.id,
            name=profile.name,
            portrait=profile.portrait,
            created_at=profile.created_at,
            devices=devices,
            passkeys=passkeys,
            can_use_passkeys=_place(request) is not None,
            sheets=sheets,
        )


def _signed_in(made: SignedIn) -> m.ProfileMade:
    profile = made.profile
    return m.ProfileMade(profile.id, profile.name, made.secret, profile.portrait)


def _device_name(name: str) -> str:
    """The name that a device gives itself, without hidden characters, shortened."""
    return cut(one_line(name), _LONGEST_DEVICE) or _UNKNOWN_DEVICE


def _place(request: Request) -> Place | None:
    """The requested address if passkeys work there (https, or this machine); otherwise None."""
    url = request.url
    host = (url.hostname or "").lower()
    if not is_secure_context(request) or not _HOST.fullmatch(host) or _ADDRESS.fullmatch(host):
        return None
    return Place(host, own_origin(request).lower())


def _need_place(request: Request) -> Place:
    place = _place(request)
    if place is None:
        raise Refusal("no-passkeys", refusals.passkey_no_place())
    return place
