"""The endpoints of one's own past: matches, people, statistics, and everything to take away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from tempfile import TemporaryFile
from typing import IO

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from rookery.server.history import export, wire
from rookery.server.history.looking import PAGE, Histories, Wanted
from rookery.server.history.series import series
from rookery.server.web.addresses import address_of
from rookery.server.web.desk import Desk, as_json, language_of
from rookery.table import protocol as p
from rookery.table.refusal import Refusal

_MOST_EXPORTS = 2
"""Exports of records at the same time, as each keeps a processor busy. Unmeasured, as are those
below."""

_PART = 65_536
"""Bytes that are sent at once."""


def routes(desk: Desk) -> list[Route]:
    """The routes of these endpoints."""
    history = _History(desk)
    return [
        desk.route("/api/profile/matches", history.matches, ["GET"]),
        desk.route("/api/profile/people", history.people, ["GET"]),
        desk.route("/api/profile/statistics", history.statistics, ["GET"]),
        desk.route("/api/profile/records", history.records, ["GET"]),
        desk.route("/api/profile/stored", history.stored, ["GET"]),
    ]


class _History:
    """The endpoints. All of them need the secret of a profile's device."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._store = desk.server.store
        self._histories = Histories(desk.server.store.connections)
        self._exports = 0

    async def matches(self, request: Request) -> Response:
        """A page of the profile's matches."""
        profile = await self._desk.need_profile(request)
        asked = self._desk.query(request, p.AskMatches)
        wanted = Wanted(asked.game, asked.person, asked.outcome, asked.since, asked.until)
        after = wire.place_of(asked.after)
        found = await asyncio.to_thread(self._histories.matches, profile.id, wanted, after)
        return as_json(wire.history_page(found, PAGE, language_of(request)))

    async def people(self, request: Request) -> Response:
        """The people that the profile has played with."""
        profile = await self._desk.need_profile(request)
        found = await asyncio.to_thread(self._histories.companions, profile.id)
        return as_json([wire.companion(it) for it in found])

    async def statistics(self, request: Request) -> Response:
        """The statistics of a game."""
        profile = await self._desk.need_profile(request)
        asked = self._desk.query(request, p.AskStatistics)
        return as_json(await asyncio.to_thread(self._statistics, profile.id, asked.game))

    def _statistics(self, profile: str, game: str) -> p.StatisticsView:
        games = self._histories.games(profile)
        game = game or (games[0][0] if games else "")
        return wire.statistics(games, game, series(self._histories.played(profile, game)))

    async def records(self, request: Request) -> Response:
        """The records of all matches, a line each."""
        profile = await self._desk.need_profile(request)
        await self._desk.count_opening(address_of(request))
        if self._exports >= _MOST_EXPORTS:
            raise Refusal("too-many", "others are taking their records now; try again in a minute")
        codes = await asyncio.to_thread(self._histories.codes, profile.id)
        return _file("rookery-records.jsonl", "application/jsonl", self._lines(codes))

    async def _lines(self, codes: list[str]) -> AsyncIterator[bytes]:
        self._exports += 1
        try:
            for code in codes:
                line = await asyncio.to_thread(export.record_line, self._store, code)
                if line:
                    yield line
        finally:
            self._exports -= 1

    async def stored(self, request: Request) -> Response:
        """Everything that is stored about the profile."""
        profile = await self._desk.need_profile(request)
        await self._desk.count_opening(address_of(request))
        kept = await asyncio.to_thread(_written, export.stored(self._store, profile.id))
        return _file("rookery-profile.json", "application/json", _read(kept))


def _written(parts: Iterator[bytes]) -> IO[bytes]:
    """The parts in a temporary file, so that no slow reader keeps the database waiting."""
    kept = TemporaryFile()  # noqa: SIM115 whoever reads it closes it
    kept.writelines(parts)
    kept.seek(0)
    return kept


async def _read(kept: IO[bytes]) -> AsyncIterator[bytes]:
    with kept:
        while part := kept.read(_PART):
            yield part


def _file(name: str, media_type: str, content: AsyncIterator[bytes]) -> Response:
    headers = {
        "content-disposition": f'attachment; filename="{name}"',
        "cache-control": "no-store",
    }
    return StreamingResponse(content, media_type=media_type, headers=headers)
