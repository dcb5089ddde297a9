"""The endpoints for clubs: members, the standing table, and the calendar of their evenings."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rookery.games import preset
from rookery.server.clubs import views
from rookery.server.clubs.calendar import calendar_file
from rookery.server.clubs.clubs import Club, ClubText
from rookery.server.clubs.evenings import Evening
from rookery.server.clubs.members import Member
from rookery.server.clubs.standing import StandingTable
from rookery.server.clubs.texts import checked_plan, paragraphs, title
from rookery.server.people.profiles import Profile
from rookery.server.web.addresses import address_of
from rookery.server.web.desk import Desk, as_json
from rookery.server.web.gate import Gate
from rookery.server.web.headers import own_origin
from rookery.table import protocol as p
from rookery.table.chairs import checked_name
from rookery.table.refusal import Refusal

_SHOWN_PAST = 60
"""Past evenings that a club's page lists: those of a year."""


def routes(desk: Desk, gate: Gate) -> list[Route]:
    """The routes of these endpoints."""
    clubs = _Clubs(desk, gate)
    return [
        desk.route("/api/clubs", clubs.mine),
        desk.route("/api/clubs", clubs.make, ["POST"]),
        desk.route("/api/clubs/{code}", clubs.club),
        desk.route("/api/clubs/{code}", clubs.change, ["PATCH"]),
        desk.route("/api/clubs/{code}", clubs.close, ["DELETE"]),
        desk.route("/api/clubs/{code}/link", clubs.renew, ["POST"]),
        desk.route("/api/clubs/{code}/members", clubs.join, ["POST"]),
        desk.route("/api/clubs/{code}/members/{id}", clubs.change_member, ["PATCH"]),
        desk.route("/api/clubs/{code}/members/{id}", clubs.remove_member, ["DELETE"]),
        desk.route("/api/clubs/{code}/table", clubs.sit_down, ["POST"]),
        desk.route("/api/clubs/{code}/evenings", clubs.plan, ["POST"]),
        desk.route("/api/clubs/{code}/season", clubs.season),
        desk.route("/api/calendars/{id}", clubs.calendar),
    ]


class _Clubs:
    """The endpoints. Whoever has the link sees a club; only members do more."""

    def __init__(self, desk: Desk, gate: Gate) -> None:
        self._desk = desk
        self._clubs = desk.clubs.clubs
        self._members = desk.clubs.members
        self._evenings = desk.clubs.evenings
        self._comers = desk.clubs.comers
        self._playing = desk.clubs.playing
        self._season = desk.clubs.season
        self._standing = StandingTable(desk.server.tables, gate, self._clubs)

    # ── clubs ───────────────────────────────────────────────────────────────────────────────────

    async def mine(self, request: Request) -> Response:
        """The clubs of the profile that asks."""
        profile = await self._desk.need_profile(request)
        return as_json(await asyncio.to_thread(self._listed, profile))

    async def make(self, request: Request) -> Response:
        """Make a club, with the one who asks as its host."""
        profile = await self._desk.need_profile(request)
        wanted = await self._desk.read(request, p.MakeClub)
        text, name = _text(wanted), checked_name(wanted.your_name, ())
        await self._desk.count_opening(request)
        club = await asyncio.to_thread(self._clubs.make, text, profile, name, self._now)
        return await self._shown(club, profile, 201)

    async def club(self, request: Request) -> Response:
        """A club."""
        club, profile = await self._club(request), await self._desk.profile(request)
        return await self._shown(club, profile)

    async def change(self, request: Request) -> Response:
        """Change what a club says about itself, its game or its rules."""
        club, profile, _ = await self._need_host(request)
        text = _text(await self._desk.read(request, p.ChangeClub))
        return await self._shown(
            await asyncio.to_thread(self._clubs.change, club.id, text), profile
        )

    async def renew(self, request: Request) -> Response:
        """Give a club a new link."""
        club, profile, _ = await self._need_host(request)
        return await self._shown(await asyncio.to_thread(self._clubs.renew, club.id), profile)

    async def close(self, request: Request) -> Response:
        """Close a club."""
        club, _, _ = await self._need_host(request)
        await asyncio.to_thread(self._clubs.close, club.id)
        return Response(status_code=204)

    # ── members ─────────────────────────────────────────────────────────────────────────────────

    async def join(self, request: Request) -> Response:
        """Join a club."""
        club, profile = await self._club(request), await self._desk.need_profile(request)
        name = (await self._desk.read(request, p.JoinClub)).name
        await asyncio.to_thread(self._members.join, club.id, profile, name, self._now)
        return await self._shown(club, profile, 201)

    async def change_member(self, request: Request) -> Response:
        """Take another name in a club, or make somebody a host."""
        club, profile, you = await self._need_member(request)
        wanted = await self._desk.read(request, p.ChangeMember)
        member = request.path_params["id"]
        if isinstance(wanted.name, str):
            if member != you.id:
                raise Refusal("not-yours", "everybody has the name that they give themselves")
            await asyncio.to_thread(self._members.rename, you, wanted.name)
        if isinstance(wanted.is_host, bool):
            _need(you)
            make_host = self._members.make_host
            await asyncio.to_thread(make_host, club.id, member, is_host=wanted.is_host)
        return await self._shown(club, profile)

    async def remove_member(self, request: Request) -> Response:
        """Leave a club, or have somebody leave it as its host."""
        club, _, you = await self._need_member(request)
        member = request.path_params["id"]
        if member != you.id:
            _need(you)
        await asyncio.to_thread(self._members.remove, club.id, member)
        return Response(status_code=204)

    async def sit_down(self, request: Request) -> Response:
        """A seat at the club's open table."""
        club, _, you = await self._need_member(request)
        pace = (await self._desk.read(request, p.SitDown)).pace
        await self._desk.count_opening(request)
        seat = await self._standing.sit(club, you.name, pace, address_of(request))
        return as_json(seat, 201)

    # ── evenings ────────────────────────────────────────────────────────────────────────────────

    async def plan(self, request: Request) -> Response:
        """Plan an evening of a club."""
        club, profile, _ = await self._need_host(request)
        wanted = await self._desk.read(request, p.PlanEvening)
        await asyncio.to_thread(self._evenings.plan, club.id, _planned(wanted), self._now)
        return await self._shown(club, profile, 201)

    async def calendar(self, request: Request) -> Response:
        """The calendar of a club's evenings, to subscribe to."""
        calendar = request.path_params["id"].removesuffix(".ics")
        club = await asyncio.to_thread(self._clubs.of_calendar, calendar)
        ahead = await asyncio.to_thread(self._evenings.ahead, club.id, self._now)
        site = own_origin(request)
        entries = [views.entry_of(each, club, site) for each in ahead]
        return calendar_response(calendar_file(club.name, entries), "club")

    async def season(self, request: Request) -> Response:
        """The season of a club, for its members."""
        club, _, you = await self._need_member(request)
        evenings = await asyncio.to_thread(self._evenings.latest, club.id)
        members = await asyncio.to_thread(self._members.of, club.id)
        return as_json(await self._season.table(evenings, members, you))

    # ── who asks, and what they see ─────────────────────────────────────────────────────────────

    @property
    def _now(self) -> float:
        return self._desk.server.now()

    async def _club(self, request: Request) -> Club:
        return await asyncio.to_thread(self._clubs.of_code, request.path_params["code"])

    async def _need_member(self, request: Request) -> tuple[Club, Profile, Member]:
        """The club, and the member who asks. Raises Refusal."""
        club, profile = await self._club(request), await self._desk.need_profile(request)
        you = await asyncio.to_thread(self._members.member, club.id, profile)
        if you is None:
            raise Refusal("not-member", "only members of the club may do this; join it first")
        return club, profile, you

    async def _need_host(self, request: Request) -> tuple[Club, Profile, Member]:
        """The club, and the host who asks. Raises Refusal."""
        club, profile, you = await self._need_member(request)
        _need(you)
        return club, profile, you

    async def _shown(self, club: Club, profile: Profile | None, status: int = 200) -> Response:
        return as_json(await asyncio.to_thread(self._view, club, profile), status)

    def _view(self, club: Club, profile: Profile | None) -> p.ClubView:
        you = self._members.member(club.id, profile)
        members = self._members.of(club.id)
        ahead = self._evenings.ahead(club.id, self._now)
        past = self._evenings.past(club.id, self._now, _SHOWN_PAST)
        return views.club_view(
            club, members, you, self._list(ahead, profile), self._list(past, profile)
        )

    def _list(self, evenings: list[Evening], profile: Profile | None) -> list[p.EveningListed]:
        ids = [each.id for each in evenings]
        coming, stages = self._comers.count(ids), self._playing.stages(evenings)
        answers = {} if profile is None else self._comers.answers(ids, profile.id)
        return [views.evening_listed(each, stages[each.id], coming, answers) for each in evenings]

    def _listed(self, profile: Profile) -> list[p.ClubListed]:
        clubs = self._clubs.of_profile(profile.id)
        next_at = self._evenings.next_of([each.id for each in clubs], self._now)
        found = []
        for club in clubs:
            members = self._members.of(club.id)
            is_host = any(each.profile == profile.id and each.is_host for each in members)
            game = preset(club.game).title
            found.append(
                p.ClubListed(
                    club.code, club.name, game, is_host, len(members), next_at.get(club.id)
                )
            )
        return found


def calendar_response(text: str, name: str) -> Response:
    """A calendar file as a response."""
    headers = {"content-disposition": f'inline; filename="{name}.ics"'}
    return Response(text, media_type="text/calendar; charset=utf-8", headers=headers)


def _need(you: Member) -> None:
    if not you.is_host:
        raise Refusal("not-club-host", "only a host of the club may do this")


def _text(wanted: p.MakeClub | p.ChangeClub) -> ClubText:
    """What a host says about a club, fit to be shown.

    Raises Refusal, BadOption and UnknownGame.
    """
    options = preset(wanted.game).checked(wanted.options)
    return ClubText(title(wanted.name), paragraphs(wanted.about), wanted.game, options)


def _planned(wanted: p.PlanEvening) -> p.PlanEvening:
    return p.PlanEvening(
        plan=checked_plan(wanted.plan), starts=wanted.starts, zone=wanted.zone, weekly=wanted.weekly
    )
