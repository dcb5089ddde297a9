"""The endpoints for guests whom a host adds, and for the phones that are handed to guests."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rookery.server.clubs import views
from rookery.server.clubs.phones import PASS_SECONDS
from rookery.server.web.desk import Desk, as_json
from rookery.server.web.evening_reader import Asked, Reader, came
from rookery.table import protocol as p


def routes(desk: Desk) -> list[Route]:
    """The routes of these endpoints."""
    phones = _Phones(desk)
    evening = "/api/evenings/{id}"
    return [
        desk.route(f"{evening}/guests", phones.add, ["POST"]),
        desk.route(f"{evening}/comers/{{comer}}/pass", phones.offer, ["POST"]),
        desk.route(f"{evening}/comers/{{comer}}/pass", phones.take_away, ["DELETE"]),
        desk.route(f"{evening}/passes", phones.take, ["POST"]),
    ]


class _Phones:
    """The endpoints. Only hosts add guests, offer phones and take them away."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._reader = Reader(desk)
        self._comers = desk.clubs.comers
        self._phones = desk.clubs.phones
        self._playing = desk.clubs.playing

    async def add(self, request: Request) -> Response:
        """Add a guest by name, who has no phone yet."""
        asked = await self._need_host(request)
        name = (await self._desk.read(request, p.AddGuest)).name
        added = await asyncio.to_thread(self._comers.add, asked.evening, name, self._now)
        await self._reader.tell_director(asked.evening, added.id)
        return as_json(views.comer_views([added], None, is_host=True)[0], 201)

    async def offer(self, request: Request) -> Response:
        """Offer a guest a phone: the code of a link that works once."""
        asked = await self._need_host(request)
        comer, offer = request.path_params["comer"], self._phones.offer
        code = await asyncio.to_thread(offer, asked.evening, comer, self._now)
        return as_json(p.PhonePass(code, PASS_SECONDS), 201)

    async def take(self, request: Request) -> Response:
        """Use the code of a link: this phone is the guest's from now on."""
        asked = await self._reader.asked(request)
        self._reader.need_answerable(asked.seen)
        code = (await self._desk.read(request, p.UsePass)).code
        guest = await asyncio.to_thread(self._phones.take, asked.evening, code, self._now)
        await self._playing.hand_over(guest)
        return as_json(came(asked.evening, guest), 201)

    async def take_away(self, request: Request) -> Response:
        """Take a guest's phone away: it opens nothing any more."""
        asked = await self._need_host(request)
        comer, take_away = request.path_params["comer"], self._phones.take_away
        guest = await asyncio.to_thread(take_away, asked.evening, comer, self._now)
        await self._playing.hand_over(guest)
        return Response(status_code=204)

    async def _need_host(self, request: Request) -> Asked:
        asked = await self._reader.asked(request)
        asked.need_host()
        self._reader.need_answerable(asked.seen)
        return asked

    @property
    def _now(self) -> float:
        return self._desk.server.now()
