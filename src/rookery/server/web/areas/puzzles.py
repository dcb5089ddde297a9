"""The endpoints for puzzles. They need no table, only the puzzles of the package."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from rookery.games import preset
from rookery.language import Language
from rookery.messages import refusals
from rookery.server import late
from rookery.server.http.endpoints import Id, endpoint
from rookery.server.web.server_desk import ServerDesk
from rookery.table import protocol as p
from rookery.table.refusal import Refusal


class Puzzles:
    """The endpoints."""

    def __init__(self, desk: ServerDesk) -> None:
        """The desk is not needed."""

    @endpoint("GET", "/api/puzzles", refuses=(404,))
    async def puzzles(self, query: p.AskPuzzles, language: Language) -> p.PuzzleList:
        """The puzzles of a game with a theme and a difficulty; also all themes."""
        game, theme, difficulty = query.game or None, query.theme or None, query.difficulty or None
        if game is not None:
            preset(game)
        if theme is not None and theme not in late.themes.THEMES:
            raise Refusal("not-found", "there is no such theme; /api/puzzles lists them all")
        every = (await asyncio.to_thread(late.collection.puzzles)).values()
        found = late.collection.chosen(every, game, theme, difficulty)
        return p.PuzzleList(
            tuple(map(late.puzzle_views.listed, found)), late.puzzle_views.themes(language)
        )

    @endpoint("GET", "/api/puzzles/today")
    async def puzzle_of_today(self, language: Language) -> p.PuzzleView:
        """The puzzle of the day, which begins at midnight UTC."""
        every = await asyncio.to_thread(late.collection.puzzles)
        puzzle = late.collection.of_the_day(every, datetime.now(UTC).date())
        return await asyncio.to_thread(late.puzzle_views.puzzle_view, puzzle, language)

    @endpoint("GET", "/api/puzzles/{id}", refuses=(404,))
    async def puzzle(self, id_: Id, language: Language) -> p.PuzzleView:
        """A puzzle as the seat to move sees it, without its answer."""
        return await asyncio.to_thread(late.puzzle_views.puzzle_view, await _puzzle(id_), language)

    @endpoint("POST", "/api/puzzles/{id}/answer", refuses=(404,))
    async def answer_puzzle(
        self, id_: Id, body: p.AnswerPuzzle, language: Language
    ) -> p.PuzzleAnswered:
        """Whether a move solves a puzzle, and why."""
        puzzle = await _puzzle(id_)
        try:
            legal = await asyncio.to_thread(puzzle.legal_move, body.move)
        except late.puzzle.BadPuzzle as error:
            raise Refusal("illegal-move", error.told) from None
        return late.puzzle_views.answered(puzzle, legal, language)


async def _puzzle(id_: str) -> late.puzzle.Puzzle:
    """A puzzle by its id. Raises Refusal."""
    every = await asyncio.to_thread(late.collection.puzzles)
    found = every.get(id_)
    if found is None:
        raise Refusal("no-puzzle", refusals.puzzle_none())
    return found
