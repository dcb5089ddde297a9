"""The endpoints for evenings that are played: what hosts do, results, and results as CSV."""

from __future__ import annotations

import asyncio
import csv
import io
from collections.abc import Callable, Iterable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rookery.evenings.evening import Evening as Played
from rookery.evenings.tabular import board_rows, standing_rows
from rookery.server.evenings.states import results_of
from rookery.server.web.addresses import address_of
from rookery.server.web.desk import Desk, as_json
from rookery.server.web.evening_reader import Asked, Reader
from rookery.table import protocol as p
from rookery.table.refusal import Refusal

_FORMULA = ("=", "+", "-", "@", "\t")
"""How a cell begins that a spreadsheet would take for a formula (OWASP, CSV injection)."""


def routes(desk: Desk) -> list[Route]:
    """The routes of these endpoints."""
    rounds = _Rounds(desk)
    return [
        desk.route("/api/evenings/{id}/acts", rounds.act, ["POST"]),
        desk.route("/api/evenings/{id}/corrections", rounds.correct, ["POST"]),
        desk.route("/api/evenings/{id}/results", rounds.results),
        desk.route("/api/evenings/{id}/results.csv", rounds.ranking_file),
        desk.route("/api/evenings/{id}/boards.csv", rounds.boards_file),
    ]


class _Rounds:
    """The endpoints."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._reader = Reader(desk)
        self._playing = desk.clubs.playing

    async def act(self, request: Request) -> Response:
        """Begin, pause or end an evening, or begin or end a round."""
        asked = await self._reader.asked(request)
        asked.need_host()
        if asked.evening.is_cancelled:
            raise Refusal("no-evening", "this evening was cancelled")
        wanted = await self._desk.read(request, p.EveningAct)
        if wanted.act == "next":
            await self._desk.count_opening(address_of(request))
        await self._do(wanted.act, asked)
        return await self._reader.shown(request)

    async def _do(self, act: str, asked: Asked) -> None:
        match act:
            case "next":
                await self._playing.begin(asked.evening, asked.comers)
            case "close":
                await self._playing.close_round(asked.evening)
            case "end":
                await self._playing.end(asked.evening)
            case "resume":
                await self._playing.resume(asked.evening)
            case _:
                await self._playing.pause(asked.evening, holds_tables=act == "hold")

    async def correct(self, request: Request) -> Response:
        """Correct the points of a board."""
        asked = await self._reader.asked(request)
        asked.need_host()
        wanted = await self._desk.read(request, p.CorrectBoard)
        await self._playing.need_begun(asked.evening)
        await self._desk.server.director.correct(
            asked.evening.id,
            wanted.round - 1,
            wanted.table - 1,
            wanted.board - 1,
            wanted.points,
        )
        return await self.results(request)

    async def results(self, request: Request) -> Response:
        """The ranking of an evening, and the boards of the rounds that are over."""
        asked = await self._reader.asked(request)
        kept, now = await self._playing.need_begun(asked.evening)
        return as_json(await asyncio.to_thread(results_of, kept, now))

    async def ranking_file(self, request: Request) -> Response:
        """The ranking as CSV."""
        return await self._file(request, standing_rows, "ranking")

    async def boards_file(self, request: Request) -> Response:
        """All boards as CSV."""
        return await self._file(request, board_rows, "boards")

    async def _file(
        self,
        request: Request,
        rows: Callable[[Played], Iterable[tuple[str, ...]]],
        name: str,
    ) -> Response:
        asked = await self._reader.asked(request)
        _, now = await self._playing.need_begun(asked.evening)
        text = await asyncio.to_thread(_csv, lambda: rows(now.told))
        headers = {"content-disposition": f'attachment; filename="{name}.csv"'}
        return Response(text, media_type="text/csv; charset=utf-8", headers=headers)


def _csv(rows: Callable[[], Iterable[tuple[str, ...]]]) -> str:
    """Rows as CSV (RFC 4180); no cell but a number begins like a formula."""
    written = io.StringIO()
    csv.writer(written).writerows(tuple(map(_cell, row)) for row in rows())
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
