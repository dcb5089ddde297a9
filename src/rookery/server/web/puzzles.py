"""The endpoints for puzzles. They need no table, and read nothing but the package's puzzles."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import msgspec
from starlette.requests import Request

from rookery.games import preset
from rookery.puzzles import collection
from rookery.puzzles.puzzle import BadPuzzle, Puzzle
from rookery.puzzles.themes import THEMES
from rookery.server.updates import puzzle_views
from rookery.server.web.desk import language_of
from rookery.table import protocol as p
from rookery.table.refusal import Refusal

_read_answer = msgspec.json.Decoder(p.AnswerPuzzle).decode


async def listed(request: Request) -> p.PuzzleList:
    """The puzzles of a game, with a theme, of a difficulty. Raises Refusal or UnknownGame."""
    asked = msgspec.convert(dict(request.query_params), p.AskPuzzles, strict=False)
    game, theme, difficulty = asked.game or None, asked.theme or None, asked.difficulty or None
    if game is not None:
        preset(game)
    if theme is not None and theme not in THEMES:
        raise Refusal("not-found", "there is no such theme; /api/puzzles lists them all")
    every = (await asyncio.to_thread(collection.puzzles)).values()
    found = collection.chosen(every, game, theme, difficulty)
    return p.PuzzleList(
        tuple(map(puzzle_views.listed, found)), puzzle_views.themes(language_of(request))
    )


async def one(request: Request) -> p.PuzzleView:
    """One puzzle, without its answer. Raises Refusal."""
    puzzle, language = await _puzzle(request), language_of(request)
    return await asyncio.to_thread(puzzle_views.puzzle_view, puzzle, language)


async def of_today(request: Request) -> p.PuzzleView:
    """The puzzle of the day, by the date in UTC."""
    every = await asyncio.to_thread(collection.puzzles)
    puzzle = collection.of_the_day(every, datetime.now(UTC).date())
    return await asyncio.to_thread(puzzle_views.puzzle_view, puzzle, language_of(request))


async def answered(request: Request, body: bytes) -> p.PuzzleAnswered:
    """What an answer to a puzzle is told. Raises Refusal, or DecodeError for a wrong body."""
    puzzle, move = await _puzzle(request), _read_answer(body).move
    try:
        legal = await asyncio.to_thread(puzzle.legal_move, move)
    except BadPuzzle as error:
        raise Refusal("illegal-move", str(error)) from None
    return puzzle_views.answered(puzzle, legal, language_of(request))


async def _puzzle(request: Request) -> Puzzle:
    """The puzzle that a request names. Raises Refusal."""
    every = await asyncio.to_thread(collection.puzzles)
    found = every.get(request.path_params["id"])
    if found is None:
        raise Refusal("no-puzzle", "there is no puzzle with this id; /api/puzzles lists all")
    return found
