"""The endpoints for evenings as dates: plans, the people who come, and calendar files.

Whoever has the link of an evening sees it and may come. A member comes with their profile, a guest
with a secret for this evening only.
"""

import asyncio

from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response

from rookery.messages import refusals
from rookery.server.clubs import messages as m
from rookery.server.clubs import views
from rookery.server.clubs.calendar import calendar_file
from rookery.server.clubs.endpoints.clubs import calendar_response
from rookery.server.clubs.endpoints.evening_reader import Asked, Reader, came
from rookery.server.clubs.stores import ClubStores
from rookery.server.clubs.texts import checked_plan
from rookery.server.http.desk import Desk
from rookery.server.http.endpoints import Id, endpoint
from rookery.server.http.headers import own_origin
from rookery.table.refusal import Refusal


class Evenings:
    """The endpoints."""

    def __init__(self, desk: Desk, stores: ClubStores) -> None:
        self._now = desk.now
        self._reader = Reader(desk, stores)
        self._evenings = stores.evenings
        self._comers = stores.comers
        self._playing = stores.playing

    @endpoint("GET", "/api/formats")
    async def formats(self) -> tuple[m.FormatDescribed, ...]:
        """The formats of evenings, and the ways of scoring in each format."""
        return views.formats()

    @endpoint(
        "GET",
        "/api/evenings/{id}",
        refuses=(404,),
        also={304: "It is as it was."},
        gives=m.EveningView,
        profile=False,
    )
    async def evening(self, request: Request, id_: Id) -> Response:
        """An evening and the people who come; 304 if `If-None-Match` has its current ETag."""
        return await self._reader.tagged(request, await self._reader.asked(request, id_))

    @endpoint("PATCH", "/api/evenings/{id}", refuses=(404,), profile=True)
    async def change_evening(
        self, request: Request, id_: Id, body: m.ChangeEvening
    ) -> m.EveningView:
        """Change an evening that has not begun; for hosts."""
        asked = await self._planned(request, id_)
        wanted = structs.replace(body, plan=checked_plan(body.plan))
        change = self._evenings.change
        await asyncio.to_thread(change, asked.evening, wanted, self._now())
        return await self._reader.shown(request, id_)

    @endpoint("DELETE", "/api/evenings/{id}", refuses=(404,), profile=True)
    async def cancel_evening(self, request: Request, id_: Id, query: m.CancelEvening) -> None:
        """Cancel an evening before it begins; `later` also cancels later ones; for hosts."""
        asked = await self._planned(request, id_)
        cancel = self._evenings.cancel
        await asyncio.to_thread(cancel, asked.evening, self._now(), later=query.later)

    @endpoint("GET", "/api/evenings/{id}/calendar", refuses=(401, 404, 503), gives="text/calendar")
    async def evening_calendar(self, request: Request, id_: Id) -> Response:
        """An evening as a calendar file (RFC 5545)."""
        asked = await self._reader.asked(request, id_)
        site = own_origin(request)
        entry = views.entry_of(asked.evening, asked.club, site)
        return calendar_response(calendar_file(asked.club.name, [entry]), "evening")

    # ── who comes ───────────────────────────────────────────────────────────────────────────────

    @endpoint("POST", "/api/evenings/{id}/comers", 201, refuses=(404,), profile=False)
    async def come(self, request: Request, id_: Id, body: m.Come, address: str) -> m.Came:
        """Answer whether the sender comes, as a member or as a guest."""
        asked = await self._reader.asked(request, id_)
        self._reader.need_answerable(asked.seen)
        profile = None if asked.profile is None else asked.profile.id
        come = self._comers.come
        you = await asyncio.to_thread(
            come, asked.evening, asked.you, profile, body, self._now(), address
        )
        await self._reader.tell_director(asked.evening, you.id)
        return came(asked.evening, you)

    @endpoint("POST", "/api/evenings/{id}/door", refuses=(404,), profile=True)
    async def set_door(self, request: Request, id_: Id, body: m.Door) -> m.EveningView:
        """Close or open the door to unknown guests, and remove the latest of them; for hosts."""
        asked = await self._reader.asked(request, id_)
        asked.need_host()
        closed_at = self._now() if body.is_closed else None
        await asyncio.to_thread(self._evenings.set_door, asked.evening, closed_at)
        if body.removes_last is not None:
            since = self._now() - body.removes_last
            remove = self._comers.remove_unknown
            for comer in await asyncio.to_thread(remove, asked.evening, since):
                await self._reader.tell_director(asked.evening, comer)
        return await self._reader.shown(request, id_)

    @endpoint("PATCH", "/api/evenings/{id}/comers/{comer}", refuses=(404,), profile=True)
    async def change_comer(
        self, request: Request, id_: Id, comer: Id, body: m.ComerChanged
    ) -> m.EveningView:
        """Change somebody's answer or partner; for hosts."""
        asked = await self._reader.asked(request, id_)
        asked.need_host()
        self._reader.need_answerable(asked.seen)
        await asyncio.to_thread(self._comers.change, asked.evening, comer, body)
        await self._reader.tell_director(asked.evening, comer)
        return await self._reader.shown(request, id_)

    @endpoint("DELETE", "/api/evenings/{id}/comers/{comer}", refuses=(404,), profile=False)
    async def remove_comer(self, request: Request, id_: Id, comer: Id) -> None:
        """Remove one's own answer or, as a host, anybody's."""
        asked = await self._reader.asked(request, id_)
        if asked.you is None or asked.you.id != comer:
            asked.need_host()
        if await asyncio.to_thread(self._comers.remove, asked.evening, comer):
            await self._reader.tell_director(asked.evening, comer)

    async def _planned(self, request: Request, evening: str) -> Asked:
        """An evening that a host wants to change. Raises Refusal if it has begun."""
        asked = await self._reader.asked(request, evening)
        asked.need_host()
        if await self._playing.played(asked.evening) is not None:
            raise Refusal("begun", refusals.evening_begun())
        return asked
