"""The HTTP part of the API as an OpenAPI 3.1 document, generated from the protocol's types."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias, get_args

import msgspec

from rookery.bots.levels import NAMES
from rookery.games import GAMES
from rookery.games.finder import SHOWN
from rookery.table import protocol as p

Schema: TypeAlias = dict[str, Any]

_CODE = "^[a-hjkmnp-z2-9]{10}$"

_FAULTS = {
    400: "The request does not follow the protocol, or asks for something that does not exist.",
    403: "The request comes from another site's page or from a barred address, or its secret "
    "belongs to no seat here.",
    404: "There is no such table, deal, game or puzzle.",
    405: "This address does not allow this method.",
    408: "The body did not come in time.",
    409: "The server cannot read the log of this table.",
    410: "Whoever runs the server has closed this table.",
    413: f"The body has more than {p.LONGEST_FRAME} bytes; for an analysis, {p.LONGEST_ANALYSIS}.",
    429: "Too many requests from this address; wait a little.",
    500: "An error of this server.",
    503: "The server is full, or could not store the change. It has not happened, or with the code "
    "`unsure` it may have.",
}
_LEVELS = (*NAMES, "random")
_USUAL = (400, 403, 405, 429, 500)
_OF_TABLE = (*_USUAL, 404, 409, 410, 503)
_OF_BODY = (*_USUAL, 408, 413, 503)

_TYPES = (
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

_ABOUT = """\
Tables of card games. This API opens tables, lists them and reads their records. Play itself uses a
WebSocket at `/api/tables/{code}/socket`, whose first message is a `Hello`; where WebSockets are
blocked, `events` and `commands` do the same. The schemas include every message of the WebSocket."""


def document() -> Schema:
    """The document as a dictionary."""
    _, components = msgspec.json.schema_components(_TYPES, ref_template=_ref("{name}")["$ref"])
    schemas = {name: _plain(schema) for name, schema in components.items()} | _RECORD
    _say_what_there_is(schemas["OpenTable"]["properties"])
    schemas["OpenPractice"]["properties"]["level"]["enum"] = list(_LEVELS)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Rookery", "version": str(p.VERSION), "description": _ABOUT},
        "paths": _paths(schemas),
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "seat": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The secret of a seat. Spectators send none.",
                }
            },
        },
    }


def _paths(schemas: Schema) -> Schema:
    table = "/api/tables/{code}"
    return {
        "/api/openapi.json": {
            "get": _operation("openapi", "This document.", _json({"type": "object"}))
        },
        "/api/overview": {
            "get": _operation(
                "overview", "The games in brief, bots and phrases.", _json(_ref("Overview"))
            )
        },
        "/api/nearest": {"get": _nearest(schemas["AskNearest"])},
        "/api/games": {
            "get": _operation("games", "The games, bots and phrases.", _json(_ref("Catalogue")))
        },
        "/api/games/{name}": {"parameters": [_name()], "get": _game()},
        "/api/tables": {"get": _listed(), "post": _opening()},
        "/api/lessons": {"get": _operation("lessons", "All lessons.", _json(_lessons()))},
        "/api/practice": {"post": _practising()},
        "/api/analysis": {"post": _analysis()},
        "/api/standings": {"post": _standings()},
        "/api/puzzles": {"get": _puzzles(schemas["AskPuzzles"])},
        "/api/puzzles/today": {
            "get": _operation("puzzleOfToday", "The puzzle of the day.", _json(_ref("PuzzleView")))
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


# ── operations ──────────────────────────────────────────────────────────────────────────────────


def _nearest(asked: Schema) -> Schema:
    answer = _json({"type": "array", "maxItems": SHOWN, "items": _ref("GameFound")})
    told = "The games nearest to what a family says of its game, the nearest first."
    return _operation("nearest", told, answer, parameters=_query(asked))


def _query(asked: Schema) -> list[Schema]:
    """The parameters of a query."""
    return [
        {"name": name, "in": "query", "schema": schema}
        for name, schema in asked["properties"].items()
    ]


def _puzzles(asked: Schema) -> Schema:
    told = "The puzzles of a game, with a theme, of a difficulty, and all themes."
    answer = _json(_ref("PuzzleList"))
    return _operation("puzzles", told, answer, parameters=_query(asked), faults=(*_USUAL, 404))


def _puzzle() -> Schema:
    told = "A puzzle as the seat to move sees it, without its answer."
    return _operation("puzzle", told, _json(_ref("PuzzleView")), faults=(*_USUAL, 404))


def _puzzle_answer() -> Schema:
    told = "Whether a move solves a puzzle, and why."
    answer, body = _json(_ref("PuzzleAnswered")), _ref("AnswerPuzzle")
    return _operation("answerPuzzle", told, answer, body=body, faults=(*_OF_BODY, 404))


def _listed() -> Schema:
    answer = _json({"type": "array", "maxItems": 100, "items": _ref("Listed")})
    return _operation("listed", "The tables that their hosts have listed, newest first.", answer)


def _standings() -> Schema:
    told = "Where tables stand, in the order asked for. Each table counts as a request."
    answer = _json({"type": "array", "maxItems": 20, "items": _ref("Standing")})
    return _operation("standings", told, answer, body=_ref("AskStandings"), faults=_OF_BODY)


def _analysis() -> Schema:
    told = "A position that is sent, after moves, and what its legal moves are worth."
    answer = _json(_ref("Analysed"))
    return _operation("analysis", told, answer, body=_ref("AskAnalysis"), faults=_OF_BODY)


def _opening() -> Schema:
    told = "Open a table. The sender is the host, in seat 0."
    made = _operation(
        "open", told, _json(_ref("Opened")), status=201, body=_ref("OpenTable"), faults=_OF_BODY
    )
    code = {"code": "$response.body#/code"}
    made["responses"]["201"]["links"] = {
        name: {"operationId": name, "parameters": code} for name in ("command", "record", "replay")
    }
    return made


def _lessons() -> Schema:
    return {"type": "array", "items": _ref("LessonListed")}


def _practising() -> Schema:
    told = "Open a practice table for one person: a deal with a given deck, which starts at once."
    return _operation(
        "practise",
        told,
        _json(_ref("Opened")),
        status=201,
        body=_ref("OpenPractice"),
        faults=(*_OF_BODY, 404, 409, 410),
    )


def _command() -> Schema:
    told = "One command, or a `Pong`, from the seat of the secret; the answer is the body."
    commands = [kind.__name__ for kind in (p.Pong, *get_args(p.AnyCommand))]
    answers = ("Done", "Refused", "Seated", "Reason", "Hinted")
    made = _operation(
        "command",
        told,
        _json(_any_of(answers)),
        body=_any_of(commands),
        faults=(*_OF_BODY, 404),
        is_of_seat=True,
    )
    made["responses"]["204"] = {"description": "The answer to a `Pong`."}
    return made


def _events() -> Schema:
    told = "The messages of the WebSocket as server-sent events, one message in each `data:` line."
    since = {
        "name": "since",
        "in": "query",
        "description": "The last version that the client has; only later events are sent.",
        "schema": {"type": "integer", "minimum": 0, "maximum": 999_999_999_999_999},
    }
    stream = {"text/event-stream": {"schema": {"type": "string"}}}
    faults = _OF_TABLE
    return _operation("events", told, stream, parameters=[since], faults=faults, is_of_seat=True)


def _record() -> Schema:
    told = "The record of the match as a file, without the cards that are still hidden."
    return _operation("record", told, _json(_ref("Record")), faults=_OF_TABLE)


def _replay() -> Schema:
    told = "The match of a replay, and how many of its deals are finished."
    return _operation("replay", told, _json(_ref("ReplayMatch")), faults=_OF_TABLE)


def _replayed_deal() -> Schema:
    told = "Every position of a finished deal with all cards open."
    return _operation("replayDeal", told, _json(_ref("ReplayDeal")), faults=_OF_TABLE)


def _line(asked: Schema) -> Schema:
    told = "Positions of a finished deal that goes on otherwise than it did."
    parameters = [
        {"name": name, "in": "query", "schema": schema, "required": name in asked["required"]}
        for name, schema in asked["properties"].items()
    ]
    return _operation(
        "replayLine", told, _json(_ref("ReplayDeal")), parameters=parameters, faults=_OF_TABLE
    )


def _reviewed() -> Schema:
    told = "The review of a finished deal, or how far it is; asking begins it."
    return _operation("review", told, _json(_ref("ReviewProgress")), faults=_OF_TABLE)


def _operation(
    name: str,
    summary: str,
    content: Schema,
    *,
    status: int = 200,
    body: Schema | None = None,
    parameters: Sequence[Schema] = (),
    faults: Iterable[int] = _USUAL,
    is_of_seat: bool = False,
) -> Schema:
    made: Schema = {"operationId": name, "summary": summary}
    if parameters:
        made["parameters"] = list(parameters)
    if body is not None:
        made["requestBody"] = {"required": True, "content": _json(body)}
    if is_of_seat:
        made["security"] = [{}, {"seat": []}]
    fault = _json(_ref("Fault"))
    made["responses"] = {str(status): {"description": summary, "content": content}} | {
        str(each): {"description": _FAULTS[each], "content": fault} for each in sorted(faults)
    }
    return made


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


def _ref(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{name}"}


def _any_of(names: Iterable[str]) -> Schema:
    """A schema for one of several messages, told apart by `type`."""
    return {"oneOf": [_ref(name) for name in names]}


def _json(schema: Schema) -> Schema:
    return {"application/json": {"schema": schema}}


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
    answer = _json(_ref("GameDescribed"))
    return _operation("game", "One game in full.", answer, faults=(*_USUAL, 404))


def _number() -> Schema:
    schema = {"type": "integer", "minimum": 1}
    return {
        "name": "number",
        "in": "path",
        "required": True,
        "description": "Which deal, counted from 1.",
        "schema": schema,
    }


def _plain(schema: Any) -> Any:
    r"""A schema with JSON Schema's patterns (`^` and `$` for `\A` and `\Z`) and clean descriptions.

    Descriptions lose the indentation that they have as docstrings.
    """
    match schema:
        case {"pattern": str(pattern), **rest}:
            plain = pattern.replace(r"\A", "^").replace(r"\Z", "$")
            return {"pattern": plain, **_plain(rest)}
        case {"description": str(description), **rest}:
            return {"description": inspect.cleandoc(description), **_plain(rest)}
        case dict():
            return {key: _plain(value) for key, value in schema.items()}
        case list() | tuple():
            return [_plain(each) for each in schema]
    return schema


DOCUMENT = p.encode(document())
"""The answer to `GET /api/openapi.json`."""
