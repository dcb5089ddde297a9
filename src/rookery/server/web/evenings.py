"""The endpoints for evenings as dates: what is planned, who comes, and their calendar files.

Whoever has the link of an evening sees it and may come: a member by their profile, a guest with a
secret that is theirs for this evening alone.
"""

from __future__ import annotations

import asyncio

from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rookery.server.clubs import views
from rookery.server.clubs.calendar import calendar_file
from rookery.server.clubs.texts import checked_plan
from rookery.server.web.clubs import calendar_response
from rookery.server.web.desk import Desk, as_json
from rookery.server.web.evening_reader import Asked, Reader, came
from rookery.server.web.headers import own_origin
from rookery.table import protocol as p
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


class _Evenings:
    """The endpoints."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._reader = Reader(desk)
        self._evenings = desk.clubs.evenings
        self._comers = desk.clubs.comers
        self._playing = desk.clubs.playing

    async def formats(self, request: Request) -> Response:
        """The formats of evenings."""
        return as_json(views.formats())

    async def evening(self, request: Request) -> Response:
        """An evening; 304 if it is as the reader has it already."""
        return self._reader.tagged(request, await self._reader.asked(request))

    async def change(self, request: Request) -> Response:
        """Change the date or the plan of an evening that has not begun."""
        asked = await self._planned(request)
        wanted = await self._desk.read(request, p.ChangeEvening)
        wanted = structs.replace(wanted, plan=checked_plan(wanted.plan))
        change = self._evenings.change
        await asyncio.to_thread(change, asked.evening, wanted, self._now)
        return await self._reader.shown(request)

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
        self._reader.need_answerable(asked.seen)
        wanted = await self._desk.read(request, p.Come)
        profile = None if asked.profile is None else asked.profile.id
        come = self._comers.come
        you = await asyncio.to_thread(come, asked.evening, asked.you, profile, wanted, self._now)
        await self._reader.tell_director(asked.evening, you.id)
        return as_json(came(asked.evening, you), 201)

    async def change_comer(self, request: Request) -> Response:
        """Change somebody's answer or partner, as a host."""
        asked = await self._reader.asked(request)
        asked.need_host()
        self._reader.need_answerable(asked.seen)
        wanted = await self._desk.read(request, p.ComerChanged)
        comer, change = request.path_params["comer"], self._comers.change
        await asyncio.to_thread(change, asked.evening, comer, wanted)
        await self._reader.tell_director(asked.evening, comer)
        return await self._reader.shown(request)

    async def remove_comer(self, request: Request) -> Response:
        """Take an answer off the list: one's own, or as a host anybody's."""
        asked, comer = await self._reader.asked(request), request.path_params["comer"]
        if asked.you is None or asked.you.id != comer:
            asked.need_host()
        if await asyncio.to_thread(self._comers.remove, asked.evening, comer):
            await self._reader.tell_director(asked.evening, comer)
        return Response(status_code=204)

    @property
    def _now(self) -> float:
        return self._desk.server.now()

    async def _planned(self, request: Request) -> Asked:
        """An evening that a host asks to change. Raises Refusal if it has begun."""
        asked = await self._reader.asked(request)
        asked.need_host()
        if await self._playing.played(asked.evening) is not None:
            raise Refusal("begun", "this evening has begun; its plan stays as it is")
        return asked
