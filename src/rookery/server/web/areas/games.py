"""The endpoints for games, lessons and analyses, which need no table."""

import asyncio
import gzip
from functools import cache, lru_cache
from typing import Annotated, TypeAlias

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from rookery.games import GAMES, Preset
from rookery.games.about.finder import SHOWN
from rookery.language import Language
from rookery.messages import refusals
from rookery.server.deals.day import day_at
from rookery.server.deals.today import today
from rookery.server.http.desk import as_json
from rookery.server.http.endpoints import endpoint
from rookery.server.practising import lessons_listed
from rookery.server.updates.catalogue import (
    catalogue,
    described,
    nearest,
    overview,
    questions,
    read,
    sheet_told,
)
from rookery.server.web.page import runtime_folder
from rookery.server.web.server_desk import ServerDesk
from rookery.table import protocol as p
from rookery.table.refusal import Refusal
from rookery.version import version

_Name: TypeAlias = Annotated[str, Meta(max_length=40)]
"""A part of a path: the name of a game."""


_OVERVIEWS = 10
"""The number of overviews that are kept: of today and of the day before, in each language."""


class Games:
    """The endpoints. What depends only on the language is made once, when it is first requested."""

    def __init__(self, desk: ServerDesk) -> None:
        self._desk = desk
        addresses = desk.site.addresses
        self._catalogue = cache(lambda it: p.encode(catalogue(addresses, it)))
        offline = runtime_folder() is not None
        self._overview = lru_cache(_OVERVIEWS)(
            lambda it, day: _with_packed(
                p.encode(
                    overview(addresses, it, offline=offline, version=version(), today=today(day))
                )
            )
        )
        self._game = cache(lambda it, name: p.encode(described(GAMES[name], it)))
        self._lessons = cache(lambda it: p.encode(lessons_listed(it)))

    @endpoint("GET", "/api/overview", gives=p.Overview)
    async def overview(self, language: Language, request: Request) -> Response:
        """All games in brief, the bots and the phrases."""
        day = day_at(self._desk.now())
        plain, packed = await asyncio.to_thread(self._overview, language, day)
        is_packed = "gzip" in request.headers.get("accept-encoding", "")
        answer = as_json(packed if is_packed else plain)
        answer.headers["vary"] = "accept-encoding"
        if is_packed:
            answer.headers["content-encoding"] = "gzip"
        return answer

    @endpoint("GET", "/api/nearest")
    async def nearest(
        self, query: p.AskNearest, language: Language
    ) -> Annotated[list[p.GameFound], Meta(max_length=SHOWN)]:
        """The games that are nearest to a family's answers, the nearest first."""
        return await asyncio.to_thread(nearest, query, language)

    @endpoint("GET", "/api/nearest/questions")
    async def questions(self, query: p.AskNearest) -> list[str]:
        """The open questions that divide the nearest games, the best one first."""
        return await asyncio.to_thread(questions, query)

    @endpoint("POST", "/api/nearest/reading", longest=4 * p.LONGEST_SHEET)
    async def reading(self, body: p.AskReading, language: Language) -> p.SheetRead:
        """What a rule sheet in English seems to say, for a person to confirm."""
        return await asyncio.to_thread(read, body.text, language)

    @endpoint("GET", "/api/games", gives=p.Catalogue)
    async def games(self, language: Language) -> bytes:
        """All games in full, the bots and the phrases."""
        return await asyncio.to_thread(self._catalogue, language)

    @endpoint("GET", "/api/games/{name}", refuses=(404,), gives=p.GameDescribed)
    async def game(self, name: _Name, language: Language) -> bytes:
        """One game in full."""
        return await asyncio.to_thread(self._game, language, _game_called(name).name)

    @endpoint("POST", "/api/games/{name}/sheet", refuses=(404,))
    async def sheet(self, name: _Name, body: p.AskSheet, language: Language) -> p.SheetTold:
        """How a game is played by house rules, in words, and how these differ from others."""
        return await asyncio.to_thread(sheet_told, _game_called(name), body, language)

    @endpoint("GET", "/api/lessons", gives=list[p.LessonListed])
    async def lessons(self, language: Language) -> bytes:
        """All lessons."""
        return await asyncio.to_thread(self._lessons, language)

    @endpoint("POST", "/api/analysis", longest=p.LONGEST_ANALYSIS)
    async def analysis(self, body: p.AskAnalysis, address: str, language: Language) -> p.Analysed:
        """The requested position, and the values of its legal moves."""
        return await self._desk.server.analyst.answer(body, address, language)


def _game_called(name: str) -> Preset:
    """The game of this name. Raises Refusal if there is none."""
    if name not in GAMES:
        raise Refusal("not-found", refusals.no_game())
    return GAMES[name]


def _with_packed(plain: bytes) -> tuple[bytes, bytes]:
    """An answer without anything personal, and the same answer compressed by gzip."""
    return plain, gzip.compress(plain)
