"""The standing table of a club: one open table at any time, at which members sit down.

A table counts as open while its match has not begun and a seat is free. After that, the next member
who wants to sit down opens a new one. If two members open a table at the same time, the second
member sits down at the table of the first. A member can have only one seat at this table.
"""

import asyncio
from collections.abc import Callable
from typing import Protocol, TypeAlias
from weakref import WeakValueDictionary

from rookery.language import ENGLISH, Language
from rookery.messages import refusals
from rookery.server.clubs.clubs import Club, Clubs
from rookery.server.codes import new_id
from rookery.server.people.profiles import Profiles
from rookery.server.replies import Origin, Reply
from rookery.server.tables import Tables
from rookery.table import protocol as p
from rookery.table.refusal import Refusal
from rookery.table.table import LOBBY, Table

_TRIES = 5
"""Attempts to get a seat while other people sit down. Unmeasured."""

_ID_LENGTH = 24

Clock: TypeAlias = Callable[[], float]


class Reaching(Protocol):
    """Access to tables of all servers. Both methods may raise Refusal and StoreFailed."""

    async def command(self, code: str, secret: str | None, body: bytes, origin: Origin) -> Reply:
        """Carry out a command."""

    async def open(self, body: bytes, language: Language) -> Reply:
        """Open a table."""


class StandingTable:
    """Seats members at the open table of their club."""

    def __init__(
        self, tables: Tables, gate: Reaching, clubs: Clubs, profiles: Profiles, now: Clock
    ) -> None:
        self._tables = tables
        self._gate = gate
        self._clubs = clubs
        self._profiles = profiles
        self._now = now
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def sit(
        self, club: Club, profile: str, name: str, pace: p.Pace, address: str
    ) -> p.Opened:
        """Seat a profile at the open table, opened if need be. Raises StoreFailed and Refusal."""
        turn = self._turns.setdefault(club.id, asyncio.Lock())
        async with turn:  # otherwise several people could each open a table
            club = await asyncio.to_thread(self._clubs.of_id, club.id)
            opened = await self._found(club, profile, name, pace, address)
            claimed = [(opened.code, opened.secret)]
            claim = self._profiles.claim_seats
            await asyncio.to_thread(claim, profile, claimed, self._now())
            return opened

    async def _found(
        self, club: Club, profile: str, name: str, pace: p.Pace, address: str
    ) -> p.Opened:
        for _ in range(_TRIES):
            table = await self._table(club.standing)
            if table is not None:
                hashes = [chair.secret_hash for chair in table.chairs]
                owners = await asyncio.to_thread(self._profiles.owners, hashes)
                if profile in owners.values():
                    raise Refusal("seated", refusals.seated_already())
            seated = None if table is None else await self._seat(table, name, address)
            if seated is not None:
                return seated
            opened = await self._open(club, name, pace)
            if await asyncio.to_thread(self._clubs.stand, club.id, club.standing, opened.code):
                return opened
            club = await asyncio.to_thread(self._clubs.of_id, club.id)
        raise Refusal("too-many", refusals.evening_many_sitting())

    async def _table(self, code: str | None) -> Table | None:
        """The standing table; None if nobody can sit down there any more."""
        if code is None:
            return None
        table = await self._tables.readable(code)
        is_open = table is not None and table.stage == LOBBY and not table.is_expired
        return table if is_open else None

    async def _seat(self, table: Table, name: str, address: str) -> p.Opened | None:
        """Take a seat at a table; None if no seat is free any more."""
        for seat, chair in enumerate(table.chairs):
            if chair.kind != "open":
                continue
            sit = p.Sit(id=new_id(_ID_LENGTH), seat=seat, name=name)
            reply = await self._gate.command(table.code, None, p.encode(sit), Origin(address))
            answer = p.stored(reply.body, p.AnyFromServer)
            if isinstance(answer, p.Seated):
                return p.Opened(table.code, answer.seat, answer.secret)
        return None

    async def _open(self, club: Club, name: str, pace: p.Pace) -> p.Opened:
        wanted = p.OpenTable(
            game=club.game, name=name, options=dict(club.options), others=("open",), pace=pace
        )
        reply = await self._gate.open(p.encode(wanted), ENGLISH)
        return p.read(reply.body, p.Opened)
