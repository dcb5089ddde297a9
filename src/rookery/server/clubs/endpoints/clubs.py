"""The endpoints for clubs: members, the standing table, and the calendar of their evenings."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from rookery.games import preset
from rookery.messages import refusals
from rookery.server.clubs import messages as m
from rookery.server.clubs import views
from rookery.server.clubs.calendar import calendar_file
from rookery.server.clubs.clubs import Club, ClubText
from rookery.server.clubs.evenings import Evening
from rookery.server.clubs.members import Member
from rookery.server.clubs.standing import Reaching, StandingTable
from rookery.server.clubs.stores import ClubStores
from rookery.server.clubs.texts import checked_plan, paragraphs
from rookery.server.http.desk import Desk
from rookery.server.http.endpoints import Id, endpoint
from rookery.server.http.headers import own_origin
from rookery.server.people.messages import DropSheet, KeepSheet, RenameSheet
from rookery.server.people.profiles import Profile
from rookery.server.tables import Tables
from rookery.table import protocol as p
from rookery.table.chairs import checked_name
from rookery.table.refusal import Refusal
from rookery.table.words.plain_text import title

_SHOWN_PAST = 60
"""How many past evenings a club's page lists: about a year of weekly ones."""


class Clubs:
    """The endpoints. Everybody with its link sees a club; most other requests are for members."""

    def __init__(self, desk: Desk, stores: ClubStores, tables: Tables, gate: Reaching) -> None:
        self._desk = desk
        self._now = desk.now
        self._clubs = stores.clubs
        self._members = stores.members
        self._evenings = stores.evenings
        self._comers = stores.comers
        self._playing = stores.playing
        self._season = stores.season
        self._sheets = stores.sheets
        self._standing = StandingTable(tables, gate, stores.clubs, desk.profiles, desk.now)

    # ── clubs ───────────────────────────────────────────────────────────────────────────────────

    @endpoint("GET", "/api/clubs")
    async def clubs(self, profile: Profile) -> list[m.ClubListed]:
        """The clubs of the requesting profile."""
        return await asyncio.to_thread(self._listed, profile)

    @endpoint("POST", "/api/clubs", 201)
    async def make_club(self, profile: Profile, body: m.MakeClub, address: str) -> m.ClubView:
        """Make a club, with the requesting profile as its host."""
        text, name = _text(body), checked_name(body.your_name, ())
        await self._desk.count_opening(address)
        club = await asyncio.to_thread(self._clubs.make, text, profile, name, self._now())
        return await self._shown(club, profile)

    @endpoint("GET", "/api/clubs/{code}", refuses=(404,))
    async def club(self, code: Id, profile: Profile | None) -> m.ClubView:
        """A club with its evenings; only members see its members."""
        return await self._shown(await self._club(code), profile)

    @endpoint("PATCH", "/api/clubs/{code}", refuses=(404,))
    async def change_club(self, code: Id, profile: Profile, body: m.ChangeClub) -> m.ClubView:
        """Change a club's name, description, game or rules; for hosts."""
        club, _ = await self._need_host(code, profile)
        text = _text(body)
        return await self._shown(
            await asyncio.to_thread(self._clubs.change, club.id, text), profile
        )

    @endpoint("DELETE", "/api/clubs/{code}", refuses=(404,))
    async def close_club(self, code: Id, profile: Profile) -> None:
        """Close a club, with all that belongs to it; for hosts."""
        club, _ = await self._need_host(code, profile)
        await asyncio.to_thread(self._clubs.close, club.id)

    @endpoint("POST", "/api/clubs/{code}/link", refuses=(404,))
    async def renew_link(self, code: Id, profile: Profile) -> m.ClubView:
        """Give a club a new link and its calendar a new address; for hosts."""
        club, _ = await self._need_host(code, profile)
        return await self._shown(await asyncio.to_thread(self._clubs.renew, club.id), profile)

    @endpoint("POST", "/api/clubs/{code}/sheets", refuses=(404,))
    async def keep_club_sheet(self, code: Id, profile: Profile, body: KeepSheet) -> m.ClubView:
        """Keep a rule sheet with a club; for hosts."""
        club, _ = await self._need_host(code, profile)
        await asyncio.to_thread(self._sheets.keep, "club", club.id, body)
        return await self._shown(club, profile)

    @endpoint("PATCH", "/api/clubs/{code}/sheets", refuses=(404,))
    async def rename_club_sheet(self, code: Id, profile: Profile, body: RenameSheet) -> m.ClubView:
        """Rename a rule sheet of a club; for hosts."""
        club, _ = await self._need_host(code, profile)
        await asyncio.to_thread(self._sheets.rename, "club", club.id, body)
        return await self._shown(club, profile)

    @endpoint("DELETE", "/api/clubs/{code}/sheets", refuses=(404,))
    async def drop_club_sheet(self, code: Id, profile: Profile, query: DropSheet) -> m.ClubView:
        """Remove a rule sheet from a club; for hosts."""
        club, _ = await self._need_host(code, profile)
        await asyncio.to_thread(self._sheets.drop, "club", club.id, query.name)
        return await self._shown(club, profile)

    # ── members ─────────────────────────────────────────────────────────────────────────────────

    @endpoint("POST", "/api/clubs/{code}/members", 201, refuses=(404,))
    async def join_club(self, code: Id, profile: Profile, body: m.JoinClub) -> m.ClubView:
        """Join a club."""
        club = await self._club(code)
        await asyncio.to_thread(self._members.join, club.id, profile, body.name, self._now())
        return await self._shown(club, profile)

    @endpoint("PATCH", "/api/clubs/{code}/members/{id}", refuses=(404,))
    async def change_member(
        self, code: Id, id_: Id, profile: Profile, body: m.ChangeMember
    ) -> m.ClubView:
        """Change one's own name in a club or, as a host, whether a member is a host."""
        club, you = await self._need_member(code, profile)
        if isinstance(body.name, str):
            if id_ != you.id:
                raise Refusal("not-yours", refusals.club_own_names())
            await asyncio.to_thread(self._members.rename, you, body.name)
        if isinstance(body.is_host, bool):
            _need(you)
            make_host = self._members.make_host
            await asyncio.to_thread(make_host, club.id, id_, is_host=body.is_host)
        return await self._shown(club, profile)

    @endpoint("DELETE", "/api/clubs/{code}/members/{id}", refuses=(404,))
    async def remove_member(self, code: Id, id_: Id, profile: Profile) -> None:
        """Leave a club or, as a host, remove a member."""
        club, you = await self._need_member(code, profile)
        if id_ != you.id:
            _need(you)
        await asyncio.to_thread(self._members.remove, club.id, id_)

    @endpoint("POST", "/api/clubs/{code}/table", 201, refuses=(404, 409, 410))
    async def sit_down(self, code: Id, profile: Profile, body: m.SitDown, address: str) -> p.Opened:
        """Take a seat at the club's open table. If there is none, open one first; for members."""
        club, you = await self._need_member(code, profile)
        await self._desk.count_opening(address)
        return await self._standing.sit(club, profile.id, you.name, body.pace, address)

    # ── evenings ────────────────────────────────────────────────────────────────────────────────

    @endpoint("POST", "/api/clubs/{code}/evenings", 201, refuses=(404,))
    async def plan_evening(self, code: Id, profile: Profile, body: m.PlanEvening) -> m.ClubView:
        """Plan a single evening or a weekly series; for hosts."""
        club, _ = await self._need_host(code, profile)
        await asyncio.to_thread(self._evenings.plan, club.id, _planned(body), self._now())
        return await self._shown(club, profile)

    @endpoint("GET", "/api/clubs/{code}/season", refuses=(404,))
    async def season(self, code: Id, profile: Profile) -> m.SeasonView:
        """The season of a club, from its finished evenings; for members."""
        club, you = await self._need_member(code, profile)
        evenings = await asyncio.to_thread(self._evenings.latest, club.id)
        members = await asyncio.to_thread(self._members.of, club.id)
        return await self._season.table(evenings, members, you)

    @endpoint("GET", "/api/calendars/{id}", refuses=(404, 503), gives="text/calendar")
    async def calendar(self, request: Request, id_: Id) -> Response:
        """The calendar of a club's evenings (RFC 5545), to subscribe to."""
        club = await asyncio.to_thread(self._clubs.of_calendar, id_.removesuffix(".ics"))
        ahead = await asyncio.to_thread(self._evenings.ahead, club.id, self._now())
        site = own_origin(request)
        entries = [views.entry_of(each, club, site) for each in ahead]
        return calendar_response(calendar_file(club.name, entries), "club")

    # ── the sender, and what they see
    # ───────────────────────────────────────────────────────────────

    async def _club(self, code: str) -> Club:
        return await asyncio.to_thread(self._clubs.of_code, code)

    async def _need_member(self, code: str, profile: Profile) -> tuple[Club, Member]:
        """The club, and the requesting member. Raises Refusal."""
        club = await self._club(code)
        you = await asyncio.to_thread(self._members.member, club.id, profile)
        if you is None:
            raise Refusal("not-member", refusals.club_members_only())
        return club, you

    async def _need_host(self, code: str, profile: Profile) -> tuple[Club, Member]:
        """The club, and the requesting host. Raises Refusal."""
        club, you = await self._need_member(code, profile)
        _need(you)
        return club, you

    async def _shown(self, club: Club, profile: Profile | None) -> m.ClubView:
        return await asyncio.to_thread(self._view, club, profile)

    def _view(self, club: Club, profile: Profile | None) -> m.ClubView:
        you = self._members.member(club.id, profile)
        members = self._members.of(club.id)
        ahead = self._evenings.ahead(club.id, self._now())
        past = self._evenings.past(club.id, self._now(), _SHOWN_PAST)
        listed = self._list(ahead, profile), self._list(past, profile)
        return views.club_view(club, members, you, *listed, self._sheets.of("club", club.id))

    def _list(self, evenings: list[Evening], profile: Profile | None) -> list[m.EveningListed]:
        ids = [each.id for each in evenings]
        coming, stages = self._comers.count(ids), self._playing.stages(evenings)
        answers = {} if profile is None else self._comers.answers(ids, profile.id)
        return [views.evening_listed(each, stages[each.id], coming, answers) for each in evenings]

    def _listed(self, profile: Profile) -> list[m.ClubListed]:
        clubs = self._clubs.of_profile(profile.id)
        next_at = self._evenings.next_of([each.id for each in clubs], self._now())
        found = []
        for club in clubs:
            members = self._members.of(club.id)
            is_host = any(each.profile == profile.id and each.is_host for each in members)
            game = preset(club.game).title
            found.append(
                m.ClubListed(
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
        raise Refusal("not-club-host", refusals.club_host_only())


def _text(wanted: m.MakeClub | m.ChangeClub) -> ClubText:
    """A club's fields from a host, cleaned. Raises Refusal, BadOption and UnknownGame."""
    options = preset(wanted.game).checked(wanted.options)
    return ClubText(title(wanted.name), paragraphs(wanted.about), wanted.game, options)


def _planned(wanted: m.PlanEvening) -> m.PlanEvening:
    return m.PlanEvening(
        plan=checked_plan(wanted.plan), starts=wanted.starts, zone=wanted.zone, weekly=wanted.weekly
    )
