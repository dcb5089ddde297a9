"""Finds the evening and the sender of a request, and shows what this sender may see.

Many people look at the same evening every few seconds. The part that is the same for all of them is
cached, for requests that accept an answer some seconds old.
"""

import asyncio
import re
from collections import OrderedDict
from dataclasses import dataclass, replace
from hashlib import sha256
from hmac import compare_digest

from starlette.requests import Request
from starlette.responses import Response

from rookery.messages import refusals
from rookery.server.clubs import messages as m
from rookery.server.clubs import views
from rookery.server.clubs.clubs import Club
from rookery.server.clubs.comers import Comer, secret_of
from rookery.server.clubs.evenings import SOON_OVER, Evening
from rookery.server.clubs.members import Member
from rookery.server.clubs.stores import ClubStores
from rookery.server.clubs.views import PLANNED
from rookery.server.evenings.keeping import OVER
from rookery.server.evenings.messages import EveningMissing
from rookery.server.evenings.states import Glimpse
from rookery.server.http.desk import Desk, as_json, seat_secret_of
from rookery.server.people.profiles import Profile
from rookery.table import protocol as p
from rookery.table.chairs import hash_of
from rookery.table.refusal import Refusal

_OLDEST = 3.0
"""An answer may be at most this many seconds old, whatever a request accepts. Unmeasured, as is the
next number."""

_KNOWN = 200
"""Maximum number of evenings cached for some seconds."""

_max_age = re.compile(r"(?:^|,)\s*max-age=(\d{1,6})\s*(?:,|$)").search


@dataclass(frozen=True, slots=True)
class Seen:
    """The part of an evening that is the same for all readers. When it changes, so does `tag`."""

    evening: Evening
    club: Club
    stage: str
    comers: list[Comer]
    glimpse: Glimpse | None
    tag: str
    at: float


@dataclass(frozen=True, slots=True)
class Asked:
    """The evening of a request, and its sender's profile, membership and answer, if any."""

    seen: Seen
    profile: Profile | None
    member: Member | None
    you: Comer | None

    @property
    def evening(self) -> Evening:
        """The evening of the request."""
        return self.seen.evening

    @property
    def club(self) -> Club:
        """The club of the evening."""
        return self.seen.club

    @property
    def comers(self) -> list[Comer]:
        """Everybody who has answered."""
        return self.seen.comers

    @property
    def is_host(self) -> bool:
        """Whether the sender is a host of the club."""
        return self.member is not None and self.member.is_host

    def need_host(self) -> None:
        """Raise Refusal unless the sender is a host of the club."""
        if not self.is_host:
            raise Refusal("not-club-host", refusals.club_host_only())


class Reader:
    """Reads evenings for requests."""

    def __init__(self, desk: Desk, stores: ClubStores) -> None:
        self._desk = desk
        self._now = desk.now
        self._stores = stores
        self._known: OrderedDict[str, Seen] = OrderedDict()

    async def asked(self, request: Request, evening: str) -> Asked:
        """An evening by its id, and the sender. Raises Refusal and StoreFailed.

        The evening is up to date unless the request accepts an older one by `Cache-Control:
        max-age` (RFC 9111, 5.2.1.1).
        """
        profile = await self._desk.profile(request)
        seen = self._recent(request, evening)
        if seen is None:
            seen = await asyncio.to_thread(self._seen, evening)
            self._keep(seen)
        member = None
        if profile is not None:
            members = self._stores.members
            member = await asyncio.to_thread(members.member, seen.club.id, profile)
        you = _own(seen.comers, profile, seat_secret_of(request))
        if request.method == "GET" and you is not None and you.mark and you.seen_at is None:
            you = await asyncio.to_thread(self._stores.comers.see, you, self._now())
            await self.tell_director(seen.evening, you.id)
        return Asked(seen, profile, member, you)

    def view(self, asked: Asked, missing: EveningMissing) -> m.EveningView:
        """An evening as the sender may see it."""
        seen, you = asked.seen, None if asked.you is None else asked.you.id
        play = None if seen.glimpse is None else seen.glimpse.state_for(you, self._now())
        return views.evening_view(
            seen.evening, seen.club, seen.stage, seen.comers, asked.you, asked.member, play, missing
        )

    async def shown(self, request: Request, evening: str) -> m.EveningView:
        """The evening after a change, as the answer to the request that changed it."""
        asked = await self.asked(request, evening)
        return self.view(asked, await self._missing(asked))

    async def _missing(self, asked: Asked) -> EveningMissing:
        playing = self._stores.playing
        return await playing.missing(asked.seen.glimpse if asked.is_host else None)

    async def tagged(self, request: Request, asked: Asked) -> Response:
        """An evening with an ETag; 304 if the reader has this version already (RFC 9110, 15.4.5).

        Remaining seconds do not count as a change: the reader's page counts them down itself.
        """
        seen, you = asked.seen, None if asked.you is None else asked.you.id
        place = None if seen.glimpse is None else seen.glimpse.place_of(you)
        missing = await self._missing(asked)
        facts = p.encode((seen.tag, you, asked.member is not None, asked.is_host, place, missing))
        tag = f'"{sha256(facts).hexdigest()[:24]}"'
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers={"etag": tag})
        found = as_json(self.view(asked, missing))
        found.headers["etag"] = tag
        return found

    def need_answerable(self, seen: Seen) -> None:
        """Raise Refusal if it is too late to answer."""
        if seen.evening.is_cancelled:
            raise Refusal("no-evening", refusals.evening_cancelled())
        is_past = seen.evening.starts_at < self._now() - SOON_OVER
        if seen.stage == OVER or (seen.stage == PLANNED and is_past):
            raise Refusal("evening-over", refusals.evening_over())

    async def tell_director(self, evening: Evening, comer: str) -> None:
        """Let the director know that somebody comes or leaves, if the evening has begun."""
        comers = await asyncio.to_thread(self._stores.comers.of, evening.id)
        for each in comers:
            if each.id == comer:
                await self._stores.playing.come(evening, each, comers)

    def _recent(self, request: Request, evening: str) -> Seen | None:
        """The cached evening of a request, if the request accepts its age."""
        allowed = _max_age(request.headers.get("cache-control", ""))
        seen = self._known.get(evening)
        if request.method != "GET" or allowed is None or seen is None:
            return None
        age = self._now() - seen.at
        return seen if 0 <= age < min(_OLDEST, float(allowed[1])) else None

    def _keep(self, seen: Seen) -> None:
        """Cache an evening, unless a later state of it is in the cache."""
        known = self._known.get(seen.evening.id)
        if known is None or known.at <= seen.at:
            self._known[seen.evening.id] = seen
            self._known.move_to_end(seen.evening.id)
        while len(self._known) > _KNOWN:
            self._known.popitem(last=False)

    def _seen(self, evening_id: str) -> Seen:
        stores, at = self._stores, self._now()
        evening = stores.evenings.one(evening_id)
        club = stores.clubs.of_id(evening.club)
        comers = stores.comers.of(evening.id)
        stage = stores.playing.stages([evening])[evening.id]
        glimpse = stores.playing.glimpse(evening)
        shown = None if glimpse is None else glimpse.shown
        listed = [replace(it, seen_at=None) for it in comers]
        told = p.encode((evening, club.code, club.name, stage, listed, shown))
        return Seen(evening, club, stage, comers, glimpse, sha256(told).hexdigest(), at)


def came(evening: Evening, you: Comer) -> m.Came:
    """The message to somebody who has answered, or who was given a phone."""
    return m.Came(you.id, you.name, secret_of(evening, you.id, you.handed))


def _own(comers: list[Comer], profile: Profile | None, secret: str | None) -> Comer | None:
    """The sender's answer, by secret first: a guest may use the phone of a member."""
    if secret:
        own = hash_of(secret)
        for each in comers:
            if compare_digest(each.secret_hash, own):
                return each
    if profile is not None:
        for each in comers:
            if each.profile == profile.id:
                return each
    return None
