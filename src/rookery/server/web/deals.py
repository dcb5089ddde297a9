"""The endpoints for deals that many people play: those of the days, and those shared by a link."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rookery.server.deals.day import day_of, days_known
from rookery.server.web.addresses import address_of
from rookery.server.web.desk import Desk, as_json, seat_secret_of
from rookery.table import protocol as p


def routes(desk: Desk) -> list[Route]:
    """The routes of these endpoints."""
    days, links = _Days(desk), _Links(desk)
    return [
        desk.route("/api/day", days.listed),
        desk.route("/api/day/{day}", days.day),
        desk.route("/api/day/{day}/{game}", days.play, ["POST"]),
        desk.route("/api/day/{day}/{game}/results", days.results),
        desk.route("/api/links", links.give, ["POST"]),
        desk.route("/api/links/{link}", links.view),
        desk.route("/api/links/{link}", links.play, ["POST"]),
        desk.route("/api/links/{link}/results", links.results),
    ]


class _Days:
    """The deals of the days."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._days = desk.server.deals.days

    async def listed(self, request: Request) -> Response:
        """Today, and which other days there are."""
        today, profile = self._days.today, await self._profile(request)
        ahead = tuple(day.isoformat() for day in days_known(today)[1:])
        earlier = tuple(day.isoformat() for day in await self._days.earlier())
        return as_json(p.DayList(await self._days.view(today, profile), ahead, earlier))

    async def day(self, request: Request) -> Response:
        """One day."""
        day = day_of(request.path_params["day"])
        return as_json(await self._days.view(day, await self._profile(request)))

    async def play(self, request: Request) -> Response:
        """A table at which to play the deal of a day; the same one as before if it counts."""
        day, game = day_of(request.path_params["day"]), request.path_params["game"]
        wanted = await self._desk.read(request, p.PlayDeal)
        profile = await self._profile(request)
        if profile is not None:
            before = await self._days.played_before(day, game, profile)
            if before is not None:
                return as_json(before)
        await self._desk.count_opening(address_of(request))
        return as_json(await self._days.play(day, game, wanted, profile), 201)

    async def results(self, request: Request) -> Response:
        """How everybody did, for those who may know."""
        day, game = day_of(request.path_params["day"]), request.path_params["game"]
        code = self._desk.query(request, p.AskDayResults).table or None
        secret = seat_secret_of(request)
        return as_json(await self._days.results(day, game, code, secret))

    async def _profile(self, request: Request) -> str | None:
        found = await self._desk.profile(request)
        return None if found is None else found.id


class _Links:
    """The deals shared by a link."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._sharing = desk.server.deals.sharing

    async def give(self, request: Request) -> Response:
        """A link to a deal at one's own table; the same one as before if there is one."""
        wanted = await self._desk.read(request, p.GiveDeal)
        return as_json(await self._sharing.give(wanted, seat_secret_of(request)))

    async def view(self, request: Request) -> Response:
        """What a link leads to."""
        return as_json(await self._sharing.view(request.path_params["link"]))

    async def play(self, request: Request) -> Response:
        """A table with the same deal."""
        wanted = await self._desk.read(request, p.PlayDeal)
        await self._desk.count_opening(address_of(request))
        return as_json(await self._sharing.play(request.path_params["link"], wanted), 201)

    async def results(self, request: Request) -> Response:
        """The results of all who have played it, for those who have."""
        link, asked = request.path_params["link"], self._desk.query(request, p.AskLinkResults)
        secret = seat_secret_of(request)
        return as_json(await self._sharing.results(link, asked.table, secret))
