"""The endpoints for profiles: making one, its devices and seats, and carrying it elsewhere."""

from __future__ import annotations

import asyncio
import re

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rookery.server.codes import is_code
from rookery.server.people.passkeys import Passkeys, Place
from rookery.server.people.profiles import CARRY_SECONDS, Profile, SignedIn
from rookery.server.web.addresses import address_of
from rookery.server.web.desk import Desk, as_json, secret_of
from rookery.server.web.headers import is_secure_context, own_origin
from rookery.table import protocol as p
from rookery.table.chairs import checked_name
from rookery.table.plain_text import cut, one_line
from rookery.table.refusal import Refusal

_LONGEST_CREDENTIAL = 32_768
"""The maximum size of a body with what an authenticator has made, in bytes. Unmeasured."""

_LONGEST_DEVICE = 40
"""The maximum length of a device's name, in characters as people count them."""

_UNKNOWN_DEVICE = "A browser"

_HOST = re.compile(r"[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?")
"""Matches the name of a host, as passkeys need it: in lower case."""

_ADDRESS = re.compile(r"[0-9.]+")
"""Matches an IPv4 address, for which no passkey can be made."""


def routes(desk: Desk) -> list[Route]:
    """The routes of these endpoints."""
    people = _People(desk)
    return [
        desk.route("/api/profiles", people.make, ["POST"]),
        desk.route("/api/profiles/carry", people.take_carry, ["POST"]),
        desk.route("/api/profiles/passkey/options", people.options_to_use, ["POST"]),
        desk.route("/api/profiles/passkey", people.use_passkey, ["POST"]),
        desk.route("/api/profile", people.profile, ["GET"]),
        desk.route("/api/profile", people.change, ["PATCH"]),
        desk.route("/api/profile", people.forget, ["DELETE"]),
        desk.route("/api/profile/seats", people.claim_seats, ["POST"]),
        desk.route("/api/profile/carry", people.begin_carry, ["POST"]),
        desk.route("/api/profile/devices/{id}", people.remove_device, ["DELETE"]),
        desk.route("/api/profile/passkeys/options", people.options_to_add, ["POST"]),
        desk.route("/api/profile/passkeys", people.add_passkey, ["POST"]),
        desk.route("/api/profile/passkeys/{id}", people.remove_passkey, ["DELETE"]),
    ]


class _People:
    """The endpoints. All but the first four need the secret of a device."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._profiles = desk.server.profiles
        self._passkeys = Passkeys(desk.server.store.connections)

    # ── profiles ────────────────────────────────────────────────────────────────────────────────

    async def make(self, request: Request) -> Response:
        """Make a profile."""
        wanted = await self._desk.read(request, p.MakeProfile)
        name, device = checked_name(wanted.name, ()), _device_name(wanted.device)
        await self._desk.count_opening(address_of(request))
        made = await asyncio.to_thread(self._profiles.make, name, device, self._now)
        return _signed_in(made)

    async def profile(self, request: Request) -> Response:
        """The profile, as it sees itself."""
        return as_json(await self._view(await self._desk.need_profile(request), request))

    async def change(self, request: Request) -> Response:
        """Rename a profile."""
        profile = await self._desk.need_profile(request)
        name = checked_name((await self._desk.read(request, p.ChangeProfile)).name, ())
        await asyncio.to_thread(self._profiles.rename, profile.id, name)
        return as_json(await self._view(await self._desk.need_profile(request), request))

    async def forget(self, request: Request) -> Response:
        """Delete a profile."""
        profile = await self._desk.need_profile(request)
        await asyncio.to_thread(self._profiles.forget, profile.id)
        return Response(status_code=204)

    async def claim_seats(self, request: Request) -> Response:
        """Note that seats belong to a profile."""
        profile = await self._desk.need_profile(request)
        asked = await self._desk.read(request, p.ClaimSeats)
        seats = [(each.code, each.secret) for each in asked.seats if is_code(each.code)]
        await asyncio.to_thread(self._profiles.claim_seats, profile.id, seats, self._now)
        return Response(status_code=204)

    # ── devices ─────────────────────────────────────────────────────────────────────────────────

    async def begin_carry(self, request: Request) -> Response:
        """A one-time code for another device."""
        profile, at = await self._desk.need_profile(request), self._now
        await self._desk.count_opening(address_of(request))
        code = await asyncio.to_thread(self._profiles.begin_carry, profile.id, at)
        return as_json(p.Carry(code, at + CARRY_SECONDS), 201)

    async def take_carry(self, request: Request) -> Response:
        """The profile that a one-time code carries to this device."""
        wanted = await self._desk.read(request, p.TakeCarry)
        await self._desk.count_opening(address_of(request))
        device = _device_name(wanted.device)
        found = await asyncio.to_thread(self._profiles.carry, wanted.code, device, self._now)
        if found is None:
            raise Refusal("bad-carry", "this link was used already, or is older than ten minutes")
        return _signed_in(found)

    async def remove_device(self, request: Request) -> Response:
        """Remove a device of the profile."""
        profile, device = await self._desk.need_profile(request), request.path_params["id"]
        if not await asyncio.to_thread(self._profiles.remove_device, profile.id, device):
            raise Refusal("not-found", "this profile has no such device")
        return Response(status_code=204)

    # ── passkeys ────────────────────────────────────────────────────────────────────────────────

    async def options_to_add(self, request: Request) -> Response:
        """What the browser needs to make a passkey."""
        profile, place = await self._desk.need_profile(request), _need_place(request)
        await self._desk.count_opening(address_of(request))
        return as_json(
            await asyncio.to_thread(self._passkeys.options_to_add, profile, place, self._now)
        )

    async def add_passkey(self, request: Request) -> Response:
        """Keep a passkey."""
        profile, place = await self._desk.need_profile(request), _need_place(request)
        made = await self._desk.read(request, p.AddPasskey, _LONGEST_CREDENTIAL)
        name = _device_name(made.name)
        await asyncio.to_thread(
            self._passkeys.add, profile, made.credential, name, place, self._now
        )
        return as_json(await self._view(profile, request), 201)

    async def remove_passkey(self, request: Request) -> Response:
        """Remove a passkey."""
        profile, passkey = await self._desk.need_profile(request), request.path_params["id"]
        if not await asyncio.to_thread(self._passkeys.remove, profile.id, passkey):
            raise Refusal("not-found", "this profile has no such passkey")
        return Response(status_code=204)

    async def options_to_use(self, request: Request) -> Response:
        """What the browser needs to sign in by a passkey."""
        place = _need_place(request)
        await self._desk.count_opening(address_of(request))
        return as_json(await asyncio.to_thread(self._passkeys.options_to_use, place, self._now))

    async def use_passkey(self, request: Request) -> Response:
        """The profile whose passkey has signed, on a new device."""
        place = _need_place(request)
        used = await self._desk.read(request, p.UsePasskey, _LONGEST_CREDENTIAL)
        profile = await asyncio.to_thread(self._passkeys.use, used.credential, place, self._now)
        device = _device_name(used.device)
        found = await asyncio.to_thread(self._profiles.add_device, profile, device, self._now)
        if found is None:
            raise Refusal("bad-passkey", "this passkey does not open a profile on this server")
        return _signed_in(found)

    @property
    def _now(self) -> float:
        return self._desk.server.now()

    async def _view(self, profile: Profile, request: Request) -> p.ProfileView:
        secret = secret_of(request)
        devices = await asyncio.to_thread(self._profiles.devices, profile.id, secret)
        passkeys = await asyncio.to_thread(self._passkeys.of, profile.id)
        return p.ProfileView(
            id=profile.id,
            name=profile.name,
            created_at=profile.created_at,
            devices=tuple(
                p.DeviceView(it.id, it.name, it.added_at, it.seen_at, it.is_this) for it in devices
            ),
            passkeys=tuple(p.PasskeyView(it.id, it.name, it.added_at) for it in passkeys),
            can_use_passkeys=_place(request) is not None,
        )


def _signed_in(made: SignedIn) -> Response:
    return as_json(p.ProfileMade(made.profile.id, made.profile.name, made.secret), 201)


def _device_name(name: str) -> str:
    """What a device calls itself, fit to be shown."""
    return cut(one_line(name), _LONGEST_DEVICE) or _UNKNOWN_DEVICE


def _place(request: Request) -> Place | None:
    """The address by which a browser asks, if passkeys work there: https, or this machine."""
    url = request.url
    host = (url.hostname or "").lower()
    if not is_secure_context(request) or not _HOST.fullmatch(host) or _ADDRESS.fullmatch(host):
        return None
    return Place(host, own_origin(request).lower())


def _need_place(request: Request) -> Place:
    place = _place(request)
    if place is None:
        reason = "passkeys need a name and https, which this address of the server has not"
        raise Refusal("no-passkeys", reason)
    return place
