"""The endpoints for deals that many people play: deals of days, and deals shared by link."""

from starlette.responses import Response

from rookery.server.deals import messages as m
from rookery.server.deals.day import day_of, days_known
from rookery.server.deals.days import Days as DailyDeals
from rookery.server.deals.sharing import Sharing
from rookery.server.http.desk import Desk, as_json
from rookery.server.http.endpoints import OF_TABLE, endpoint
from rookery.server.people.profiles import Profile
from rookery.table import protocol as p


class Days:
    """The endpoints for the deals of the days."""

    def __init__(self, desk: Desk, days: DailyDeals) -> None:
        self._desk = desk
        self._days = days

    @endpoint("GET", "/api/day", refuses=(404,))
    async def days(self, profile: Profile | None) -> m.DayList:
        """Today's deals, and the days that have deals."""
        today = self._days.today
        ahead = tuple(day.isoformat() for day in days_known(today)[1:])
        earlier = tuple(day.isoformat() for day in await self._days.earlier())
        return m.DayList(await self._days.view(today, _id(profile)), ahead, earlier)

    @endpoint("GET", "/api/day/{day}", refuses=(404,))
    async def day(self, day: str, profile: Profile | None) -> m.DayView:
        """The deals of a day, with their commitments and, once it is over, their secrets."""
        return await self._days.view(day_of(day), _id(profile))

    @endpoint(
        "POST",
        "/api/day/{day}/{game}",
        201,
        refuses=OF_TABLE,
        also={200: "The table opened before."},
        gives=m.DayOpened,
    )
    async def play_day(
        self,
        day: str,
        game: str,
        profile: Profile | None,
        query: m.AskDayResults,
        secret: str | None,
        body: m.PlayDeal,
        address: str,
    ) -> Response:
        """Open a table for a day's deal, or return the table where the deal was begun before."""
        date = day_of(day)
        before = await self._days.begun(date, game, _id(profile), query.table, secret)
        if before is not None:
            return as_json(before)
        await self._desk.count_opening(address)
        return as_json(await self._days.play(date, game, body, _id(profile)), 201)

    @endpoint("GET", "/api/day/{day}/{game}/results", refuses=OF_TABLE)
    async def day_results(
        self, day: str, game: str, query: m.AskDayResults, secret: str | None
    ) -> m.DayResults:
        """All results of a day's deal: for people who have played it; after the day, for all."""
        return await self._days.results(day_of(day), game, query.table or None, secret)


def _id(profile: Profile | None) -> str | None:
    return None if profile is None else profile.id


class Links:
    """The endpoints for deals shared by link."""

    def __init__(self, desk: Desk, sharing: Sharing) -> None:
        self._desk = desk
        self._sharing = sharing

    @endpoint("POST", "/api/links", refuses=OF_TABLE)
    async def give_deal(self, body: m.GiveDeal, secret: str | None) -> m.DealGiven:
        """Make a link to a finished deal of one's own table; the match must be over."""
        return await self._sharing.give(body, secret)

    @endpoint("GET", "/api/links/{link}", refuses=OF_TABLE)
    async def link(self, link: str) -> m.LinkView:
        """The shared deal of a link."""
        return await self._sharing.view(link)

    @endpoint("POST", "/api/links/{link}", 201, refuses=OF_TABLE)
    async def play_link(self, link: str, body: m.PlayDeal, address: str) -> p.Opened:
        """Open a table with a link's deal: the player gets the same seat; bots get the others."""
        await self._desk.count_opening(address)
        return await self._sharing.play(link, body)

    @endpoint("GET", "/api/links/{link}/results", refuses=OF_TABLE)
    async def link_results(
        self, link: str, query: m.AskLinkResults, secret: str | None
    ) -> m.LinkResults:
        """The results of a shared deal, for people who have played it."""
        return await self._sharing.results(link, query.table, secret)
