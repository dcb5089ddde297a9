"""The endpoints for evenings in play: hosts' commands, and the results, also as CSV."""

import asyncio
import csv
import io
from collections.abc import Callable, Iterable

from starlette.requests import Request
from starlette.responses import Response

from rookery.evenings.evening import Evening as Played
from rookery.evenings.tabular import Words, board_rows, standing_rows
from rookery.games import preset
from rookery.language import Language
from rookery.messages import refusals
from rookery.server.clubs import messages as m
from rookery.server.clubs.endpoints.evening_reader import Asked, Reader
from rookery.server.clubs.stores import ClubStores
from rookery.server.evenings import messages as evening_messages
from rookery.server.evenings.director import Director
from rookery.server.evenings.states import results_of
from rookery.server.http.desk import Desk, language_of
from rookery.server.http.endpoints import Id, endpoint
from rookery.table.refusal import Refusal

_FORMULA = ("=", "+", "-", "@", "\t")
"""If a cell begins with one of these, spreadsheets read it as a formula (OWASP, CSV injection)."""


class Rounds:
    """The endpoints."""

    def __init__(self, desk: Desk, stores: ClubStores, director: Director) -> None:
        self._desk = desk
        self._reader = Reader(desk, stores)
        self._playing = stores.playing
        self._director = director

    @endpoint("POST", "/api/evenings/{id}/acts", refuses=(404,), profile=True)
    async def act(
        self, request: Request, id_: Id, body: m.EveningAct, address: str
    ) -> m.EveningView:
        """Begin, pause or end an evening, or begin or end a round; for hosts."""
        asked = await self._reader.asked(request, id_)
        asked.need_host()
        if asked.evening.is_cancelled:
            raise Refusal("no-evening", refusals.evening_cancelled())
        if body.act == "next":
            await self._desk.count_opening(address)
        await self._do(body.act, asked)
        return await self._reader.shown(request, id_)

    async def _do(self, act: str, asked: Asked) -> None:
        match act:
            case "next":
                await self._playing.begin(asked.evening, asked.comers)
            case "close":
                await self._director.close_round(asked.evening.id)
            case "end":
                await self._playing.end(asked.evening)
            case "resume":
                await self._director.resume(asked.evening.id)
            case _:
                await self._director.pause(asked.evening.id, holds_tables=act == "hold")

    @endpoint("POST", "/api/evenings/{id}/corrections", refuses=(404,), profile=True)
    async def correct_board(
        self, request: Request, id_: Id, body: m.CorrectBoard
    ) -> evening_messages.EveningResults:
        """Correct the points of a board; for hosts."""
        asked = await self._reader.asked(request, id_)
        asked.need_host()
        await self._playing.need_begun(asked.evening)
        await self._director.correct(
            asked.evening.id, body.round - 1, body.table - 1, body.board - 1, body.points
        )
        return await self.results(request, id_)

    @endpoint("GET", "/api/evenings/{id}/results", refuses=(404,), profile=False)
    async def results(self, request: Request, id_: Id) -> evening_messages.EveningResults:
        """The ranking of an evening that has begun, and the boards of finished rounds."""
        asked = await self._reader.asked(request, id_)
        kept, now = await self._playing.need_begun(asked.evening)
        return await asyncio.to_thread(results_of, kept, now)

    @endpoint(
        "GET", "/api/evenings/{id}/results.csv", refuses=(404,), gives="text/csv", profile=False
    )
    async def ranking_file(self, request: Request, id_: Id) -> Response:
        """The ranking of an evening that has begun, as CSV (RFC 4180), in the reader's language."""
        return await self._file(request, id_, standing_rows, "ranking")

    @endpoint(
        "GET", "/api/evenings/{id}/boards.csv", refuses=(404,), gives="text/csv", profile=False
    )
    async def boards_file(self, request: Request, id_: Id) -> Response:
        """All boards of an evening that has begun, as CSV (RFC 4180), in the reader's language."""
        return await self._file(request, id_, board_rows, "boards")

    async def _file(
        self,
        request: Request,
        evening: str,
        rows: Callable[[Played, Words], Iterable[tuple[str, ...]]],
        name: str,
    ) -> Response:
        asked = await self._reader.asked(request, evening)
        _, now = await self._playing.need_begun(asked.evening)
        text = await asyncio.to_thread(_csv, rows, now.public, asked, language_of(request))
        headers = {"content-disposition": f'attachment; filename="{name}.csv"'}
        return Response(text, media_type="text/csv; charset=utf-8", headers=headers)


def _csv(
    rows: Callable[[Played, Words], Iterable[tuple[str, ...]]],
    now: Played,
    asked: Asked,
    language: Language,
) -> str:
    """Rows as CSV (RFC 4180) for Excel, each with club and game; no text is taken for a formula."""

    def words(column: str) -> str:
        return language.say("evening-column", column=column)

    written = io.StringIO("\ufeff")
    written.seek(0, io.SEEK_END)
    of_all = (asked.club.name, preset(asked.evening.plan.game).title)
    last = (words("club"), words("game"))
    for row in rows(now, words):
        csv.writer(written).writerow(map(_cell, (*row, *last)))
        last = of_all
    return written.getvalue()


def _cell(text: str) -> str:
    if not text.startswith(_FORMULA) or _is_number(text):
        return text
    return f"'{text}"


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True
