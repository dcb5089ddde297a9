"""The endpoints of a profile's past: matches, people, statistics, and an export of all of it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from tempfile import TemporaryFile
from typing import IO, Any

from starlette.responses import Response, StreamingResponse

from rookery.language import Language
from rookery.messages import refusals
from rookery.server.database.store import Store
from rookery.server.history import export, wire
from rookery.server.history import messages as m
from rookery.server.history.looking import PAGE, Histories
from rookery.server.history.series import series
from rookery.server.http.desk import Desk
from rookery.server.http.endpoints import endpoint
from rookery.server.people.profiles import Profile
from rookery.table.refusal import Refusal

_MOST_EXPORTS = 2
"""At most this many exports of records run at once: each keeps a processor busy. Unmeasured, as is
the next number."""

_PART = 65_536
"""Bytes that are sent at once."""


class History:
    """The endpoints. All of them need the secret of a profile's device."""

    def __init__(self, desk: Desk, store: Store) -> None:
        self._desk = desk
        self._store = store
        self._histories = Histories(store.connections)
        self._exports = 0

    @endpoint("GET", "/api/profile/matches")
    async def history(
        self, profile: Profile, query: m.AskMatches, language: Language
    ) -> m.HistoryPage:
        """A page of the profile's matches, the latest first."""
        after = wire.place_of(query.after)
        found = await asyncio.to_thread(self._histories.matches, profile.id, query, after)
        return wire.history_page(found, PAGE, language)

    @endpoint("GET", "/api/profile/people")
    async def companions(self, profile: Profile) -> list[m.CompanionView]:
        """The people that the profile has played with. Those with most matches come first."""
        found = await asyncio.to_thread(self._histories.companions, profile.id)
        return [wire.companion(it) for it in found]

    @endpoint("GET", "/api/profile/statistics")
    async def statistics(self, profile: Profile, query: m.AskStatistics) -> m.StatisticsView:
        """The games that the profile has played, and the statistics of one of them."""
        return await asyncio.to_thread(self._statistics, profile.id, query.game)

    def _statistics(self, profile: str, game: str) -> m.StatisticsView:
        games = self._histories.games(profile)
        game = game or (games[0][0] if games else "")
        return wire.statistics(games, game, series(self._histories.played(profile, game)))

    @endpoint("GET", "/api/profile/records", gives="application/jsonl")
    async def own_records(self, profile: Profile, address: str) -> Response:
        """The records of the profile's stored matches, one per line."""
        await self._desk.count_opening(address)
        if self._exports >= _MOST_EXPORTS:
            raise Refusal("too-many", refusals.history_busy())
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

    @endpoint("GET", "/api/profile/stored", gives=dict[str, Any])
    async def stored(self, profile: Profile, address: str) -> Response:
        """Everything stored about the profile: rows, listed under the names of database tables."""
        await self._desk.count_opening(address)
        kept = await asyncio.to_thread(_written, export.stored(self._store, profile.id))
        return _file("rookery-profile.json", "application/json", _read(kept))


def _written(parts: Iterator[bytes]) -> IO[bytes]:
    """Write the parts to a temporary file, so that a slow reader does not occupy the database."""
    kept = TemporaryFile()  # noqa: SIM115 whoever reads it closes it
    kept.writelines(parts)
    kept.seek(0)
    return kept


async def _read(kept: IO[bytes]) -> AsyncIterator[bytes]:
    with kept:
        while part := kept.read(_PART):
            yield part


def _file(name: str, media_type: str, content: AsyncIterator[bytes]) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return StreamingResponse(content, media_type=media_type, headers=headers)
