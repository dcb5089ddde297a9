"""The endpoints of the waiting room."""

from __future__ import annotations

from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rookery.server.updates.standings import listed_in
from rookery.server.web.addresses import address_of
from rookery.server.web.desk import Desk, as_json, language_of
from rookery.table import protocol as p


def routes(desk: Desk) -> list[Route]:
    """The routes of these endpoints."""
    waiting = _Waiting(desk)
    return [
        desk.route("/api/waiting", waiting.counts),
        desk.route("/api/waiting", waiting.ask, ["POST"]),
        desk.route("/api/waiting/poll", waiting.poll, ["POST"]),
        desk.route("/api/waiting/leave", waiting.leave, ["POST"]),
    ]


class _Waiting:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._room = desk.server.waiting

    async def counts(self, request: Request) -> Response:
        """How many people wait for each game."""
        return as_json(await self._room.counts())

    async def ask(self, request: Request) -> Response:
        """Begin to wait."""
        wish = await self._desk.read(request, p.AskSeat)
        profile = await self._desk.profile(request)
        await self._desk.count_opening(address_of(request))
        name = "" if profile is None else profile.id
        ticket = await self._room.ask(wish, name, address_of(request))
        return as_json(p.WaitingBegun(ticket), 201)

    async def poll(self, request: Request) -> Response:
        """How things stand."""
        shown = await self._desk.read(request, p.ShowTicket)
        view = await self._room.poll(shown.ticket, shown.tag, request.is_disconnected)
        language = language_of(request)
        offers = tuple(listed_in(language, it) for it in view.offers)
        return as_json(structs.replace(view, offers=offers))

    async def leave(self, request: Request) -> Response:
        """Wait no longer."""
        shown = await self._desk.read(request, p.ShowTicket)
        await self._room.leave(shown.ticket)
        return Response(status_code=204)
