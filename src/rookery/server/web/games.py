"""The endpoints for games, lessons, puzzles and analyses, which need no table."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rookery.games import GAMES
from rookery.server.practising import lessons_listed
from rookery.server.updates.catalogue import catalogue, described, nearest, overview
from rookery.server.web import puzzles
from rookery.server.web.addresses import address_of
from rookery.server.web.desk import Desk, as_json
from rookery.server.web.openapi import DOCUMENT
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
    """What is the same for everybody is encoded once."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        addresses = desk.site.addresses
        self._catalogue = p.encode(catalogue(addresses))
        self._overview = p.encode(overview(addresses))
        self._games = {name: p.encode(described(game)) for name, game in GAMES.items()}
        self._lessons = p.encode(lessons_listed())

    async def openapi(self, request: Request) -> Response:
        """The OpenAPI document."""
        return as_json(DOCUMENT)

    async def overview(self, request: Request) -> Response:
        """All games in brief, the bots and the phrases."""
        return as_json(self._overview)

    async def nearest(self, request: Request) -> Response:
        """The games nearest to the answers of a family."""
        asked = self._desk.query(request, p.AskNearest)
        return as_json(nearest(asked))

    async def games(self, request: Request) -> Response:
        """The catalogue of games."""
        return as_json(self._catalogue)

    async def game(self, request: Request) -> Response:
        """One game in full."""
        found = self._games.get(request.path_params["name"])
        if found is None:
            raise Refusal("not-found", "there is no game of this name; /api/overview lists all")
        return as_json(found)

    async def lessons(self, request: Request) -> Response:
        """All lessons."""
        return as_json(self._lessons)

    async def analysis(self, request: Request) -> Response:
        """A position that the client sends, and perhaps what its moves are worth."""
        asked = await self._desk.read(request, p.AskAnalysis, p.LONGEST_ANALYSIS)
        return as_json(await self._desk.hub.analyst.answer(asked, address_of(request)))

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
