"""The endpoints for evenings as dates: what is planned, who comes, and their calendar files.

Whoever has the link of an evening sees it and may come: a member by their profile, a guest with a
secret that is theirs for this evening alone.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest

from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rookery.server.clubs import views
from rookery.server.clubs.calendar import calendar_file
from rookery.server.clubs.clubs import Club, Clubs
from rookery.server.clubs.comers import Comer, Comers, secret_of
from rookery.server.clubs.evenings import Evening, Evenings
from rookery.server.clubs.members import Member, Members
from rookery.server.clubs.playing import Playing
from rookery.server.clubs.texts import checked_plan
from rookery.server.people.profiles import Profile
from rookery.server.web.clubs import calendar_response
from rookery.server.web.desk import Desk, as_json, seat_secret_of
from rookery.server.web.headers import own_origin
from rookery.table import protocol as p
from rookery.table.chairs import hash_of
from rookery.table.refusal import Refusal


def routes(desk: Desk) -> list[Route]:
    """The routes of these endpoints."""
    evenings = _Evenings(desk)
    return [
        desk.route("/api/formats", evenings.formats),
        desk.route("/api/evenings/{id}", evenings.evening),
        desk.route("/api/evenings/{id}", evenings.change, ["PATCH"]),
        desk.route("/api/evenings/{id}", evenings.cancel, ["DELETE"]),
        desk.route("/api/evenings/{id}/calendar", evenings.calendar),
        desk.route("/api/evenings/{id}/comers", evenings.come, ["POST"]),
        desk.route("/api/evenings/{id}/comers/{comer}", evenings.change_comer, ["PATCH"]),
        desk.route("/api/evenings/{id}/comers/{comer}", evenings.remove_comer, ["DELETE"]),
    ]


@dataclass(frozen=True, slots=True)
class Asked:
    """An evening, and who asks: their profile, membership and answer, where they have one."""

    evening: Evening
    club: Club
    profile: Profile | None
    member: Member | None
    comers: list[Comer]
    you: Comer | None

    @property
    def is_host(self) -> bool:
        """Whether a host of the club asks."""
        return self.member is not None and self.member.is_host

    def need_host(self) -> None:
        """Raise Refusal unless a host of the club asks."""
        if not self.is_host:
            raise Refusal("not-club-host", "only a host of the club may do this")


class Reader:
    """Finds out which evening a request is about, and who asks."""

    def __init__(self, desk: Desk) -> None:
        connections = desk.hub.store.connections
        self._desk = desk
        self.clubs = Clubs(connections, desk.hub.limits.clubs)
        self.members = Members(connections)
        self.evenings = Evenings(connections)
        self.comers = Comers(connections)
        self.playing = Playing(desk.hub)

    async def asked(self, request: Request) -> Asked:
        """The evening of a request, and who asks. Raises Refusal and StoreFailed."""
        profile = await self._desk.profile(request)
        return await asyncio.to_thread(
            self._asked, request.path_params["id"], profile, seat_secret_of(request)
        )

    async def view(self, asked: Asked) -> p.EveningView:
        """An evening as the one who asks may see it."""
        stage = await self.playing.stage(asked.evening)
        you = None if asked.you is None else asked.you.id
        play = await self.playing.state(asked.evening, you)
        return views.evening_view(
            asked.evening, asked.club, stage, asked.comers, asked.you, asked.member, play
        )

    def _asked(self, evening_id: str, profile: Profile | None, secret: str | None) -> Asked:
        evening = self.evenings.one(evening_id)
        club = self.clubs.of_id(evening.club)
        member = self.members.member(club.id, profile)
        comers = self.comers.of(evening.id)
        return Asked(evening, club, profile, member, comers, _own(comers, profile, secret))


class _Evenings:
    """The endpoints."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._reader = Reader(desk)
        self._evenings = self._reader.evenings
        self._comers = self._reader.comers
        self._playing = self._reader.playing

    async def formats(self, request: Request) -> Response:
        """The formats of evenings."""
        return as_json(views.formats())

    async def evening(self, request: Request) -> Response:
        """An evening; 304 if it is as the reader has it already."""
        return tagged(request, await self._reader.view(await self._reader.asked(request)))

    async def change(self, request: Request) -> Response:
        """Change the date or the plan of an evening that has not begun."""
        asked = await self._planned(request)
        wanted = await self._desk.read(request, p.ChangeEvening)
        wanted = structs.replace(wanted, plan=checked_plan(wanted.plan))
        change = self._evenings.change
        await asyncio.to_thread(change, asked.evening, wanted, self._now)
        return as_json(await self._reader.view(await self._reader.asked(request)))

    async def cancel(self, request: Request) -> Response:
        """Cancel an evening that has not begun."""
        asked, query = await self._planned(request), self._desk.query(request, p.CancelEvening)
        cancel = self._evenings.cancel
        await asyncio.to_thread(cancel, asked.evening, self._now, later=query.later)
        return Response(status_code=204)

    async def calendar(self, request: Request) -> Response:
        """An evening as a calendar file."""
        asked = await self._reader.asked(request)
        site = own_origin(request)
        entry = views.entry_of(asked.evening, asked.club, site)
        return calendar_response(calendar_file(asked.club.name, [entry]), "evening")

    # ── who comes ───────────────────────────────────────────────────────────────────────────────

    async def come(self, request: Request) -> Response:
        """Say whether one comes, as a member or as a guest."""
        asked = await self._reader.asked(request)
        if asked.evening.is_cancelled:
            raise Refusal("no-evening", "this evening was cancelled")
        wanted = await self._desk.read(request, p.Come)
        if asked.you is None:
            await self._desk.count_opening(request)
        profile = None if asked.profile is None else asked.profile.id
        come = self._comers.come
        you = await asyncio.to_thread(come, asked.evening, asked.you, profile, wanted, self._now)
        await self._tell_director(asked.evening, you.id)
        return as_json(p.Came(you.id, you.name, secret_of(asked.evening, you.id)), 201)

    async def change_comer(self, request: Request) -> Response:
        """Change somebody's answer or partner, as a host."""
        asked = await self._reader.asked(request)
        asked.need_host()
        wanted = await self._desk.read(request, p.ComerChanged)
        comer, change = request.path_params["comer"], self._comers.change
        await asyncio.to_thread(change, asked.evening.id, comer, wanted)
        await self._tell_director(asked.evening, comer)
        return as_json(await self._reader.view(await self._reader.asked(request)))

    async def remove_comer(self, request: Request) -> Response:
        """Take an answer off the list: one's own, or as a host anybody's."""
        asked, comer = await self._reader.asked(request), request.path_params["comer"]
        if asked.you is None or asked.you.id != comer:
            asked.need_host()
        if await self._playing.played(asked.evening) is None:
            await asyncio.to_thread(self._comers.remove, asked.evening.id, comer)
        else:  # their results stay
            gone, change = p.ComerChanged(answer="no"), self._comers.change
            await asyncio.to_thread(change, asked.evening.id, comer, gone)
            await self._tell_director(asked.evening, comer)
        return Response(status_code=204)

    async def _tell_director(self, evening: Evening, comer: str) -> None:
        """Have somebody come or leave, if the evening has begun."""
        comers = await asyncio.to_thread(self._comers.of, evening.id)
        for each in comers:
            if each.id == comer:
                await self._playing.come(evening, each, comers)

    @property
    def _now(self) -> float:
        return self._desk.hub.now()

    async def _planned(self, request: Request) -> Asked:
        """An evening that a host asks to change. Raises Refusal if it has begun."""
        asked = await self._reader.asked(request)
        asked.need_host()
        if await self._playing.played(asked.evening) is not None:
            raise Refusal("begun", "this evening has begun; its plan stays as it is")
        return asked


def tagged(request: Request, answer: p.EveningView) -> Response:
    """An answer with an ETag; 304 if the reader has it already (RFC 9110, 15.4.5).

    The seconds that are left do not count as a change: the reader has a clock, too.
    """
    body = p.encode(answer)
    play = answer.play and structs.replace(answer.play, closes_in=None, starts_in=None)
    same = body if play is None else p.encode(structs.replace(answer, play=play))
    tag = f'"{sha256(same).hexdigest()[:24]}"'
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"etag": tag})
    found = as_json(body)
    found.headers["etag"] = tag
    return found


def _own(comers: list[Comer], profile: Profile | None, secret: str | None) -> Comer | None:
    """The answer of the one who asks."""
    if profile is not None:
        for each in comers:
            if each.profile == profile.id:
                return each
    if secret:
        own = hash_of(secret)
        for each in comers:
            if compare_digest(each.secret_hash, own):
                return each
    return None
