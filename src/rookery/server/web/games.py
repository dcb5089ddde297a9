"""The endpoints for games, lessons, puzzles and analyses, which need no table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rookery.games import GAMES
from rookery.language import ENGLISH
from rookery.server.practising import lessons_listed
from rookery.server.updates.catalogue import catalogue, described, nearest, overview
from rookery.server.web import puzzles
from rookery.server.web.addresses import address_of
from rookery.server.web.desk import Desk, as_json, language_of
from rookery.server.web.openapi import DOCUMENT
from rookery.server.web.page import runtime_folder
from rookery.table import protocol as p
from rookery.table.refusal import Refusal


def routes(desk: Desk) -> list[Route]:
    """The routes of these endpoints."""
    games = _Games(desk)
    return [
        desk.route("/api/openapi.json", games.openapi),
        desk.route("/api/overview", games.overview),
        desk.route("/api/nearest", games.nearest),
        desk.route("/api/games", games.games),
        desk.route("/api/games/{name}", games.game),
        desk.route("/api/lessons", games.lessons),
        desk.route("/api/analysis", games.analysis, ["POST"]),
        desk.route("/api/puzzles", games.puzzles),
        desk.route("/api/puzzles/today", games.puzzle_of_today),
        desk.route("/api/puzzles/{id}", games.puzzle),
        desk.route("/api/puzzles/{id}/answer", games.answer_puzzle, ["POST"]),
    ]


class _Games:
    """What is the same for everybody who reads a language is encoded once."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        addresses = desk.site.addresses
        self._catalogue = cache(lambda it: p.encode(catalogue(addresses, it)))
        offline = runtime_folder() is not None
        self._overview = cache(lambda it: p.encode(overview(addresses, it, offline=offline)))
        self._game = cache(lambda it, name: p.encode(described(GAMES[name], it)))
        for name in GAMES:
            self._game(ENGLISH, name)
        self._lessons = cache(lambda it: p.encode(lessons_listed(it)))

    async def _made(self, make: Callable[..., bytes], request: Request, *further: str) -> Response:
        """What is made once for each language, for others than English when first asked for."""
        language = language_of(request)
        if language is ENGLISH:
            return as_json(make(language, *further))
        return as_json(await asyncio.to_thread(make, language, *further))

    async def openapi(self, request: Request) -> Response:
        """The OpenAPI document."""
        return as_json(DOCUMENT)

    async def overview(self, request: Request) -> Response:
        """All games in brief, the bots and the phrases."""
        return await self._made(self._overview, request)

    async def nearest(self, request: Request) -> Response:
        """The games nearest to the answers of a family."""
        asked = self._desk.query(request, p.AskNearest)
        return as_json(nearest(asked))

    async def games(self, request: Request) -> Response:
        """The catalogue of games."""
        return await self._made(self._catalogue, request)

    async def game(self, request: Request) -> Response:
        """One game in full."""
        name = request.path_params["name"]
        if name not in GAMES:
            raise Refusal("not-found", "there is no game of this name; /api/overview lists all")
        return await self._made(self._game, request, name)

    async def lessons(self, request: Request) -> Response:
        """All lessons."""
        return await self._made(self._lessons, request)

    async def analysis(self, request: Request) -> Response:
        """A position that the client sends, and perhaps what its moves are worth."""
        asked = await self._desk.read(request, p.AskAnalysis, p.LONGEST_ANALYSIS)
        address, language = address_of(request), language_of(request)
        return as_json(await self._desk.server.analyst.answer(asked, address, language))

    async def puzzles(self, request: Request) -> Response:
        """The list of puzzles."""
        return as_json(await puzzles.listed(request))

    async def puzzle_of_today(self, request: Request) -> Response:
        """The puzzle of the day."""
        return as_json(await puzzles.of_today(request))

    async def puzzle(self, request: Request) -> Response:
        """One puzzle."""
        return as_json(await puzzles.one(request))

    async def answer_puzzle(self, request: Request) -> Response:
        """Whether a move solves a puzzle, and why."""
        return as_json(await puzzles.answered(request, await self._desk.body(request)))
