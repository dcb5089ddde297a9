"""The endpoints for guests whom a host adds, and for handing phones to guests."""

import asyncio

from starlette.requests import Request

from rookery.server.clubs import messages as m
from rookery.server.clubs import views
from rookery.server.clubs.endpoints.evening_reader import Asked, Reader, came
from rookery.server.clubs.phones import PASS_SECONDS
from rookery.server.clubs.stores import ClubStores
from rookery.server.http.desk import Desk
from rookery.server.http.endpoints import Id, endpoint

_COMER = "/api/evenings/{id}/comers/{comer}"


class Phones:
    """The endpoints. Only hosts add guests, offer phones and take them away."""

    def __init__(self, desk: Desk, stores: ClubStores) -> None:
        self._now = desk.now
        self._reader = Reader(desk, stores)
        self._comers = stores.comers
        self._phones = stores.phones
        self._playing = stores.playing

    @endpoint("POST", "/api/evenings/{id}/guests", 201, refuses=(404,), profile=True)
    async def add_guest(self, request: Request, id_: Id, body: m.AddGuest) -> m.ComerView:
        """Add a guest without a phone, by name; for hosts."""
        asked = await self._need_host(request, id_)
        added = await asyncio.to_thread(self._comers.add, asked.evening, body.name, self._now())
        await self._reader.tell_director(asked.evening, added.id)
        return views.comer_views([added], None, is_host=True)[0]

    @endpoint("POST", f"{_COMER}/pass", 201, refuses=(404,), profile=True)
    async def offer_phone(self, request: Request, id_: Id, comer: Id) -> m.PhonePass:
        """Make a link that works once and gives a guest a phone; for hosts."""
        asked = await self._need_host(request, id_)
        code = await asyncio.to_thread(self._phones.offer, asked.evening, comer, self._now())
        return m.PhonePass(code, PASS_SECONDS)

    @endpoint("DELETE", f"{_COMER}/pass", refuses=(404,), profile=True)
    async def take_phone_away(self, request: Request, id_: Id, comer: Id) -> None:
        """Take a guest's phone away: the phone's secret then opens nothing any more; for hosts."""
        asked = await self._need_host(request, id_)
        guest = await asyncio.to_thread(self._phones.take_away, asked.evening, comer, self._now())
        await self._playing.hand_over(guest)

    @endpoint("POST", "/api/evenings/{id}/passes", 201, refuses=(404,), profile=False)
    async def take_phone(self, request: Request, id_: Id, body: m.UsePass) -> m.Came:
        """Use the code of a link: the requesting phone becomes the guest's."""
        asked = await self._reader.asked(request, id_)
        self._reader.need_answerable(asked.seen)
        guest = await asyncio.to_thread(self._phones.take, asked.evening, body.code, self._now())
        await self._playing.hand_over(guest)
        return came(asked.evening, guest)

    async def _need_host(self, request: Request, evening: str) -> Asked:
        asked = await self._reader.asked(request, evening)
        asked.need_host()
        self._reader.need_answerable(asked.seen)
        return asked
