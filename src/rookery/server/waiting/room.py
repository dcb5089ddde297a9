"""The waiting room of a server. All servers of a pool share one list, in the database."""

import asyncio
import hashlib
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeAlias

import msgspec

from rookery.games import preset
from rookery.games.preset import SEATS
from rookery.messages import refusals
from rookery.server import metrics
from rookery.server.conduct.conduct import Conduct
from rookery.server.database.connections import Connections
from rookery.server.database.database import StoreFailed
from rookery.server.database.store import Conflict
from rookery.server.limits import Limits
from rookery.server.tables import Tables
from rookery.server.waiting import messages as m
from rookery.server.waiting.matching import (
    ANY_PACE,
    Blocked,
    Filling,
    Joining,
    Play,
    Seating,
    Waiter,
    is_within,
    others_for,
    seatings,
)
from rookery.server.waiting.requests import Request, WaitingList
from rookery.server.waiting.seating import bots_seats, lots, met_secret, opening, plays_first_deal
from rookery.table import protocol as p
from rookery.table.chairs import checked_name
from rookery.table.refusal import Refusal
from rookery.table.table import is_slow_clock

log = logging.getLogger("rookery.waiting")

ROUND_SECONDS = 1.0
"""Seconds between two rounds of seating. Unmeasured, as are the next numbers."""

POLL_SECONDS = 15.0
"""A poll waits this many seconds for a change. Proxies give up after 30."""

_HEARD_EVERY = 4.0
"""Seconds between two records that a person is still there, while their poll waits."""

_PRUNES_EVERY = 60.0
"""Seconds between two deletions of old requests."""

_MOST_OFFERS = 5
"""A waiting person is offered at most this many open tables."""


ShownRatings: TypeAlias = Callable[[Collection[str]], Mapping[str, Mapping[str, float]]]
"""Returns the ratings, by game, of each profile that shows its ratings. It blocks, and may raise
StoreFailed."""


class WaitingRoom:
    """Accepts requests, answers polls, and seats people. Only one event loop may use it.

    `shown` reads the ratings that people show. `seats` returns whether this server is the one that
    seats people now.
    """

    def __init__(
        self,
        tables: Tables,
        connections: Connections,
        limits: Limits,
        now: Callable[[], float],
        conduct: Conduct,
        shown: ShownRatings,
        seats: Callable[[], bool],
    ) -> None:
        self.requests = WaitingList(connections, limits.waiting, limits.waiting_guests_per_address)
        self.shown = shown
        self._tables = tables
        self._now = now
        self._conduct = conduct
        self._seats = seats
        self._board: list[Waiter] = []
        self._pairs: Blocked = frozenset()
        self._people_at: dict[str, tuple[Waiter, ...]] = {}
        self._polls: Counter[str] = Counter()
        self._round_done = asyncio.Event()
        self._heard_at = self._pruned_at = float("-inf")

    @property
    def count(self) -> int:
        """The number of people who waited in the last round."""
        return len(self._board)

    # ── requests ────────────────────────────────────────────────────────────────────────────────

    async def ask(self, wish: m.AskSeat, profile: str, origin: str) -> str:
        """Add a request. Returns its ticket. Raises Refusal, UnknownGame and StoreFailed."""
        plays = _plays(wish)
        name = checked_name(wish.name, ())
        if wish.ratings is not None:
            await self._need_shown(profile, plays, wish.ratings)
        at = self._now()
        self._conduct.restrictions.need_welcome(profile, origin, at)
        return await asyncio.to_thread(self.requests.add, wish, name, profile, origin, at)

    async def _need_shown(
        self, profile: str, plays: Sequence[Play], ratings: p.RatingRange
    ) -> None:
        """Raise Refusal if somebody asks for others' ratings but shows no rating."""
        low, high = ratings.low, ratings.high
        if low is not None and high is not None and low > high:
            raise Refusal("bad-range", refusals.rating_range(low=low, high=high))
        shown = await asyncio.to_thread(self.shown, [profile] if profile else [])
        games = shown.get(profile, {})
        lacking = [play.game for play in plays if play.game not in games]
        if lacking:
            title = preset(lacking[0]).title
            raise Refusal("no-rating", refusals.rating_show_to_ask(game=title))

    async def poll(
        self, ticket: str, tag: str, is_gone: Callable[[], Awaitable[bool]]
    ) -> m.WaitingView:
        """The state of a request, once its tag differs from `tag`, or after `POLL_SECONDS`.

        `is_gone` tells whether the client has disconnected. Raises Refusal and StoreFailed.
        """
        request = await self._request(ticket)
        loop = asyncio.get_running_loop()
        until = loop.time() + POLL_SECONDS
        self._polls[request.id] += 1
        try:
            while True:
                view = await self._view(request)
                may_wait = view.tag == tag and loop.time() <= until and not self._tables.is_stopping
                if not may_wait or await is_gone():
                    return view
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._round_done.wait(), POLL_SECONDS)
                if not any(each.id == request.id for each in self._board):
                    request = await self._request(ticket)
        finally:
            self._polls[request.id] -= 1
            if self._polls[request.id] <= 0:
                del self._polls[request.id]

    async def _request(self, ticket: str) -> Request:
        """The request of a ticket. Raises Refusal."""
        request = await asyncio.to_thread(self.requests.of_ticket, ticket, self._now())
        if request is None:
            raise Refusal("not-waiting", refusals.waiting_no_more())
        return request

    async def leave(self, ticket: str) -> None:
        """Delete a request. Raises StoreFailed."""
        await asyncio.to_thread(self.requests.remove, ticket)

    async def counts(self) -> list[m.WaitingCount]:
        """How many people wait for each game. Everybody may see this list, which has no names."""
        waiting = await asyncio.to_thread(self.requests.waiting, self._now())
        plays = Counter(play for request in waiting for play in _plays(request.wish))
        return [
            m.WaitingCount(play.game, preset(play.game).title, play.seats, count)
            for play, count in sorted(plays.items(), key=lambda it: (-it[1], it[0].game))
        ]

    async def _view(self, request: Request) -> m.WaitingView:
        if request.code:
            view = await self._seated(request)
        else:
            view = self._waiting(request)
        tag = hashlib.sha256(p.encode(view)).hexdigest()[:16]
        return msgspec.structs.replace(view, tag=tag)

    async def _seated(self, request: Request) -> m.WaitingView:
        """The seat of a seated person. The seat's secret is derived from the table's key."""
        table = await self._tables.table(request.code)
        if table is None:
            raise Refusal("not-waiting", refusals.waiting_table_gone())
        secret = met_secret(table.key, request.seat, request.id)
        opened = p.Opened(request.code, request.seat, secret)
        return m.WaitingView(seat=opened, game=table.game, title=preset(table.game).title)

    def _waiting(self, request: Request) -> m.WaitingView:
        own = [each for each in self._board if each.id == request.id]
        mine = own[0] if own else _waiter(request, {})
        return m.WaitingView(
            games=tuple(
                m.OthersWaiting(
                    play.game,
                    preset(play.game).title,
                    play.seats,
                    others_for(mine, play, self._board, self._pairs),
                )
                for play in mine.plays
            ),
            offers=tuple(
                table for table in self._tables.listed() if _suits(table, mine, request.wish)
            )[:_MOST_OFFERS],
        )

    # ── rounds ──────────────────────────────────────────────────────────────────────────────────

    async def round(self) -> None:
        """Read who waits; if this server does the chores, seat people. Raises StoreFailed."""
        does_chores = self._seats()
        polling, at = tuple(self._polls), self._now()
        if not (polling or does_chores):
            self._board = []
            return
        if polling and at - self._heard_at >= _HEARD_EVERY:
            await asyncio.to_thread(self.requests.heard, polling, at)
            self._heard_at = at
        requests = await asyncio.to_thread(self.requests.waiting, at)
        await self._look(requests)
        if does_chores and not self._tables.is_stopping:
            await self._seat_all(requests, at)
            await self._prune(at)
        self.look_again()

    def look_again(self) -> None:
        """Make all waiting polls check for changes, and whether the server is stopping."""
        self._round_done.set()
        self._round_done = asyncio.Event()

    async def _look(self, requests: Sequence[Request]) -> None:
        """Read the waiting people, their shown ratings, and the blocks between them."""
        profiles = sorted({each.profile for each in requests if each.profile})
        if profiles:
            shown = await asyncio.to_thread(self.shown, profiles)
            self._pairs = await asyncio.to_thread(self._conduct.blocks.pairs, profiles)
        else:
            shown, self._pairs = {}, frozenset()
        self._board = [_waiter(each, shown.get(each.profile, {})) for each in requests]

    async def _seat_all(self, requests: Sequence[Request], at: float) -> None:
        if not self._board:
            return
        found = await asyncio.to_thread(seatings, self._board, at, self._pairs, self._filling())
        names = {each.id: each.name for each in requests}
        for it in found:
            try:
                if isinstance(it, Joining):
                    company = await self._join(it, names[it.waiter.id])
                else:
                    company = await self._seat(it, names)
            except (Refusal, StoreFailed, Conflict) as error:
                log.warning("people who wait could not be seated: %s", error)
                continue
            if not company:
                continue
            metrics.SEATED.labels(company).inc(len(it.people))
            for each in it.people:
                metrics.WAITED_SECONDS.observe(max(0.0, at - each.since))
            seated = {each.id for each in it.people}
            self._board = [each for each in self._board if each.id not in seated]

    def _filling(self) -> list[Filling]:
        """The tables at which people may still take bots' seats; other tables are forgotten."""
        tables = []
        for code in tuple(self._people_at):
            room = self._tables.rooms.get(code)
            if room is None or not plays_first_deal(room.authority):
                del self._people_at[code]
                continue
            table = room.authority.table
            play = Play(table.game, len(table.chairs))
            bots = len(bots_seats(table))
            tables.append(Filling(code, play, table.pace, self._people_at[code], bots))
        return tables

    async def _join(self, joining: Joining, name: str) -> str:
        """Seat a person in a bot's place: "people", "bots" (some are left), or "" if not seated."""
        room = self._tables.rooms.get(joining.code)
        if room is None:
            return ""
        waiter, table = joining.waiter, room.authority.table
        if not (seats := bots_seats(table)):  # others have taken them meanwhile
            return ""
        seat = seats[0]
        secret = met_secret(table.key, seat, waiter.id)
        sitting = p.Sit(id="", seat=seat, name=name)
        await room.take(lambda at: room.authority.seat(sitting, secret, at))
        if not await asyncio.to_thread(
            self.requests.seat, [(waiter.id, seat)], joining.code, self._now()
        ):
            await room.take(lambda at: room.authority.unseat(seat, at))
            return ""
        self._people_at[joining.code] += (waiter,)
        return "bots" if bots_seats(room.authority.table) else "people"

    async def _seat(self, seating: Seating, names: Mapping[str, str]) -> str:
        """Open a table, then seat its people there: all of them or nobody.

        If one of them has gone or was seated elsewhere meanwhile, the table is closed again, as
        nobody knows of it yet, and the others are seated in a later round. Returns "people", "bots"
        (if there are any), or "" if nobody was seated. Raises Refusal, StoreFailed and Conflict.
        """
        room = await self._tables.open_by(partial(opening, seating, names))
        table = room.authority.table
        seats = lots(seating, table.key)
        people = [(each.id, seat) for each, seat in zip(seating.people, seats, strict=True)]
        if not await asyncio.to_thread(self.requests.seat, people, table.code, self._now()):
            await self._tables.close_unless_visited(room)
            return ""
        if not seating.bots:
            return "people"
        self._people_at[table.code] = seating.people
        return "bots"

    async def _prune(self, at: float) -> None:
        if at - self._pruned_at >= _PRUNES_EVERY:
            self._pruned_at = at
            await asyncio.to_thread(self.requests.prune, at)


def _plays(wish: m.AskSeat) -> tuple[Play, ...]:
    """The games of a request, each with its number of seats. Raises UnknownGame and Refusal."""
    plays = []
    for wished in wish.games:
        chosen = preset(wished.game)
        seats = wished.seats or chosen.usual_seats
        if seats not in chosen.by_seats:
            counts = " or ".join(map(str, sorted(chosen.by_seats)))
            raise Refusal("bad-seats", f"{chosen.title} is played by {counts}, not by {seats}")
        plays.append(Play(chosen.name, seats))
    return tuple(dict.fromkeys(plays))


def _waiter(request: Request, ratings: Mapping[str, float]) -> Waiter:
    """A waiting person as `matching` needs them."""
    wish = request.wish
    asked = wish.ratings
    return Waiter(
        id=request.id,
        since=request.since,
        plays=_plays(wish),
        pace=wish.pace,
        bots_after=wish.bots_after,
        profile=request.profile,
        ratings=ratings,
        low=None if asked is None else asked.low,
        high=None if asked is None else asked.high,
    )


def _suits(table: p.Listed, waiter: Waiter, wish: m.AskSeat) -> bool:
    """Whether an open table fits the wishes of a waiting person."""
    if table.open_seats == 0 or Play(table.game, table.seats) not in waiter.plays:
        return False
    if is_slow_clock(table.clock):
        return False
    if wish.rules == "default" and set(table.options) - {SEATS}:
        return False
    if ANY_PACE not in (wish.pace, table.pace) and wish.pace != table.pace:
        return False
    if table.asks is None:
        return True
    rating = waiter.ratings.get(table.game)
    if rating is None:
        return table.asks.unrated
    return is_within(rating, table.asks.low, table.asks.high)
