"""The operations on games, tables, replays, puzzles and analyses."""

from __future__ import annotations

from typing import get_args

from rookery.bots.levels import NAMES
from rookery.games import GAMES
from rookery.games.finder import SHOWN
from rookery.server.web.openapi.parts import (
    OF_BODY,
    OF_TABLE,
    USUAL,
    Schema,
    any_of,
    json_body,
    operation,
    query,
    ref,
)
from rookery.table import protocol as p

_CODE = "^[a-hjkmnp-z2-9]{10}$"

_LEVELS = (*NAMES, "random")

TYPES = (
    p.OpenTable,
    p.OpenPractice,
    p.LessonListed,
    p.Opened,
    p.Listed,
    p.AskAnalysis,
    p.Analysed,
    p.AskStandings,
    p.Standing,
    p.Overview,
    p.Catalogue,
    p.Example,
    p.ExampleStep,
    p.GameDescribed,
    p.AskNearest,
    p.GameFound,
    p.Fault,
    p.ReplayMatch,
    p.ReplayDeal,
    p.AskLine,
    p.ReviewProgress,
    p.AskPuzzles,
    p.PuzzleList,
    p.PuzzleView,
    p.AnswerPuzzle,
    p.PuzzleAnswered,
    p.AnyFromClient,
    p.AnyFromServer,
)
"""The messages whose schemas the operations refer to."""


def paths(schemas: Schema) -> Schema:
    """The operations, by path. `schemas` are those of all messages."""
    table = "/api/tables/{code}"
    return {
        "/api/openapi.json": {
            "get": operation("openapi", "This document.", json_body({"type": "object"}))
        },
        "/api/overview": {
            "get": operation(
                "overview", "The games in brief, bots and phrases.", json_body(ref("Overview"))
            )
        },
        "/api/nearest": {"get": _nearest(schemas["AskNearest"])},
        "/api/games": {
            "get": operation("games", "The games, bots and phrases.", json_body(ref("Catalogue")))
        },
        "/api/games/{name}": {"parameters": [_name()], "get": _game()},
        "/api/tables": {"get": _listed(), "post": _opening()},
        "/api/lessons": {"get": operation("lessons", "All lessons.", json_body(_lessons()))},
        "/api/practice": {"post": _practising()},
        "/api/analysis": {"post": _analysis()},
        "/api/standings": {"post": _standings()},
        "/api/puzzles": {"get": _puzzles(schemas["AskPuzzles"])},
        "/api/puzzles/today": {
            "get": operation(
                "puzzleOfToday", "The puzzle of the day.", json_body(ref("PuzzleView"))
            )
        },
        "/api/puzzles/{id}": {"parameters": [_puzzle_id()], "get": _puzzle()},
        "/api/puzzles/{id}/answer": {"parameters": [_puzzle_id()], "post": _puzzle_answer()},
        f"{table}/commands": {"parameters": [_code()], "post": _command()},
        f"{table}/events": {"parameters": [_code()], "get": _events()},
        f"{table}/record": {"parameters": [_code()], "get": _record()},
        f"{table}/replay": {"parameters": [_code()], "get": _replay()},
        f"{table}/replay/{{number}}": {"parameters": [_code(), _number()], "get": _replayed_deal()},
        f"{table}/replay/{{number}}/line": {
            "parameters": [_code(), _number()],
            "get": _line(schemas["AskLine"]),
        },
        f"{table}/review/{{number}}": {"parameters": [_code(), _number()], "post": _reviewed()},
    }


def complete(schemas: Schema) -> None:
    """Add to the schemas what the types of the protocol do not say."""
    schemas |= _RECORD
    _say_what_there_is(schemas["OpenTable"]["properties"])
    schemas["OpenPractice"]["properties"]["level"]["enum"] = list(_LEVELS)


# ── operations ──────────────────────────────────────────────────────────────────────────────────


def _nearest(asked: Schema) -> Schema:
    answer = json_body({"type": "array", "items": ref("GameFound"), "maxItems": SHOWN})
    told = "The games nearest to what a family says of its game, the nearest first."
    return operation("nearest", told, answer, parameters=query(asked))


def _puzzles(asked: Schema) -> Schema:
    told = "The puzzles of a game, with a theme, of a difficulty, and all themes."
    answer = json_body(ref("PuzzleList"))
    return operation("puzzles", told, answer, parameters=query(asked), faults=(*USUAL, 404))


def _puzzle_of_today() -> Schema:
    return operation("puzzleOfToday", "The puzzle of the day.", json_body(ref("PuzzleView")))


def _puzzle() -> Schema:
    told = "A puzzle as the seat to move sees it, without its answer."
    return operation("puzzle", told, json_body(ref("PuzzleView")), faults=(*USUAL, 404))


def _puzzle_answer() -> Schema:
    told = "Whether a move solves a puzzle, and why."
    answer, body = json_body(ref("PuzzleAnswered")), ref("AnswerPuzzle")
    return operation("answerPuzzle", told, answer, body=body, faults=(*OF_BODY, 404))


def _listed() -> Schema:
    answer = json_body({"type": "array", "items": ref("Listed"), "maxItems": 100})
    return operation("listed", "The tables that their hosts have listed, newest first.", answer)


def _standings() -> Schema:
    told = "Where tables stand, in the order asked for. Each table counts as a request."
    answer = json_body({"type": "array", "items": ref("Standing"), "maxItems": 20})
    return operation("standings", told, answer, body=ref("AskStandings"), faults=OF_BODY)


def _analysis() -> Schema:
    told = "A position that is sent, after moves, and what its legal moves are worth."
    answer = json_body(ref("Analysed"))
    return operation("analysis", told, answer, body=ref("AskAnalysis"), faults=OF_BODY)


def _opening() -> Schema:
    told = "Open a table. The sender is the host, in seat 0."
    made = operation(
        "open", told, json_body(ref("Opened")), status=201, body=ref("OpenTable"), faults=OF_BODY
    )
    code = {"code": "$response.body#/code"}
    made["responses"]["201"]["links"] = {
        name: {"operationId": name, "parameters": code} for name in ("command", "record", "replay")
    }
    return made


def _lessons() -> Schema:
    return {"type": "array", "items": ref("LessonListed")}


def _practising() -> Schema:
    told = "Open a practice table for one person: a deal with a given deck, which starts at once."
    return operation(
        "practise",
        told,
        json_body(ref("Opened")),
        status=201,
        body=ref("OpenPractice"),
        faults=(*OF_BODY, 404, 409, 410),
    )


def _command() -> Schema:
    told = "One command, or a `Pong`, from the seat of the secret; the answer is the body."
    commands = [kind.__name__ for kind in (p.Pong, *get_args(p.AnyCommand))]
    answers = ("Done", "Refused", "Seated", "Reason", "Hinted")
    return operation(
        "command",
        told,
        json_body(any_of(answers)),
        body=any_of(commands),
        faults=(*OF_BODY, 404),
        further={"204": {"description": "The answer to a `Pong`."}},
        is_of_seat=True,
    )


def _events() -> Schema:
    told = "The messages of the WebSocket as server-sent events, one message in each `data:` line."
    since = {
        "name": "since",
        "in": "query",
        "description": "The last version that the client has; only later events are sent.",
        "schema": {"type": "integer", "minimum": 0, "maximum": 999_999_999_999_999},
    }
    language = {
        "name": "language",
        "in": "query",
        "description": "The language of the sentences, a tag of BCP 47; else by Accept-Language.",
        "schema": {"type": "string", "maxLength": 35},
    }
    stream = {"text/event-stream": {"schema": {"type": "string"}}}
    faults = OF_TABLE
    parameters = [since, language]
    return operation("events", told, stream, parameters=parameters, faults=faults, is_of_seat=True)


def _record() -> Schema:
    told = "The record of the match as a file, without the cards that are still hidden."
    return operation("record", told, json_body(ref("Record")), faults=OF_TABLE)


def _replay() -> Schema:
    told = "The match of a replay, and how many of its deals are finished."
    return operation("replay", told, json_body(ref("ReplayMatch")), faults=OF_TABLE)


def _replayed_deal() -> Schema:
    told = "Every position of a finished deal with all cards open."
    return operation("replayDeal", told, json_body(ref("ReplayDeal")), faults=OF_TABLE)


def _line(asked: Schema) -> Schema:
    told = "Positions of a finished deal that goes on otherwise than it did."
    return operation(
        "replayLine", told, json_body(ref("ReplayDeal")), parameters=query(asked), faults=OF_TABLE
    )


def _reviewed() -> Schema:
    told = "The review of a finished deal, or how far it is; asking begins it."
    return operation("review", told, json_body(ref("ReviewProgress")), faults=OF_TABLE)


# ── schemas ─────────────────────────────────────────────────────────────────────────────────────

_RECORD: Schema = {
    "Record": {
        "title": "Record",
        "description": "A match as a file, rookery-match/1: see docs/records.md.",
        "type": "object",
        "required": ["format", "game", "options", "players", "deals", "totals", "winners"],
        "properties": {
            "format": {"const": "rookery-match/1"},
            "game": {"type": "string"},
            "options": {"type": "object"},
            "players": {"type": "array", "items": {"type": "string"}},
            "deals": {"type": "array", "items": {"type": "object"}},
            "totals": {"type": "array", "items": {"type": "integer"}},
            "winners": {"type": "array", "items": {"type": "integer"}},
        },
    }
}


def _say_what_there_is(table: Schema) -> None:
    """List the games, their options and the bots in the schema of `OpenTable`."""
    options = {name for game in GAMES.values() for name in game.described}
    table["game"]["enum"] = list(GAMES)
    table["options"]["propertyNames"] = {"enum": sorted(options)}
    table["others"]["items"]["enum"] = ["open", *(f"bot:{level}" for level in _LEVELS)]


def _code() -> Schema:
    schema = {"type": "string", "pattern": _CODE}
    return {"name": "code", "in": "path", "required": True, "schema": schema}


def _puzzle_id() -> Schema:
    schema = {"type": "string", "maxLength": 60}
    return {"name": "id", "in": "path", "required": True, "schema": schema}


def _name() -> Schema:
    schema = {"type": "string", "maxLength": 40}
    return {"name": "name", "in": "path", "required": True, "schema": schema}


def _game() -> Schema:
    answer = json_body(ref("GameDescribed"))
    return operation("game", "One game in full.", answer, faults=(*USUAL, 404))


def _number() -> Schema:
    schema = {"type": "integer", "minimum": 1}
    return {
        "name": "number",
        "in": "path",
        "required": True,
        "description": "Which deal, counted from 1.",
        "schema": schema,
    }
