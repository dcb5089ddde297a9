"""The HTTP part of the API as an OpenAPI 3.1 document, made from the endpoints of all areas.

This module adds what the declarations lack: sentences about faults, the schema of a record, the
names of games and bots, the parameters of the event stream, and the links of a new table.
"""

import asyncio
import inspect
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import NoneType
from typing import Any

import msgspec

from rookery.bots.levels import NAMES
from rookery.games import GAMES
from rookery.server.clubs.endpoints.clubs import Clubs
from rookery.server.clubs.endpoints.evenings import Evenings
from rookery.server.clubs.endpoints.phones import Phones
from rookery.server.clubs.endpoints.rounds import Rounds
from rookery.server.deals.endpoints import Days, Links
from rookery.server.history.endpoints import History
from rookery.server.http.endpoints import Endpoint, Schema, endpoint, endpoints_of, ref
from rookery.server.notices.endpoints import Notices
from rookery.server.ratings.endpoints import Ratings
from rookery.server.waiting.endpoints import Waiting
from rookery.server.web.areas import conduct, games, people, puzzles, tables
from rookery.server.web.server_desk import ServerDesk
from rookery.table import protocol as p

_ABOUT = """\
Tables of card games. This API opens tables, lists them and reads their records. Play itself uses a
WebSocket at `/api/tables/{code}/socket`, whose first message is a `Hello`; where WebSockets are
blocked, `events` and `commands` do the same. The schemas include every message of the WebSocket."""

_FAULTS = {
    400: "The request does not follow the protocol, or asks for something that does not exist.",
    401: "This needs a profile, or the profile is not on this server any more.",
    403: "The request comes from another site's page or from a barred address, or its secret "
    "belongs to no seat here.",
    404: "There is no such table, deal, game or puzzle.",
    405: "This address does not allow this method.",
    408: "The body did not come in time.",
    409: "The server cannot read the log of this table.",
    410: "Whoever runs the server has closed this table.",
    413: f"The body has more than {p.LONGEST_FRAME} bytes; for an analysis, {p.LONGEST_ANALYSIS}; "
    f"for a rule sheet, {4 * p.LONGEST_SHEET}.",
    429: "Too many requests from this address; wait a little.",
    500: "An error of this server.",
    503: "The server is full, or could not store the change. It has not happened, or with the code "
    "`unsure` it may have.",
}
"""What each HTTP status means in this API."""

_USUAL = {400, 403, 405, 429, 500}
"""Any endpoint may answer with a fault of one of these statuses."""

_OF_BODY = {408, 413, 503}
_OF_PROFILE = {401, 503}

_LEVELS = (*NAMES, "random")

_FURTHER = (p.AnyFromClient, p.AnyFromServer, p.Fault)
"""Messages that belong to no endpoint."""


class Description:
    """The endpoint that serves this document."""

    def __init__(self, desk: ServerDesk) -> None:
        """The desk is not needed."""

    @endpoint("GET", "/api/openapi.json", gives=dict[str, Any])
    async def openapi(self) -> bytes:
        """This document."""
        return await asyncio.to_thread(_encoded)


AREAS: Mapping[type, Callable[[ServerDesk], object]] = {
    Description: Description,
    games.Games: games.Games,
    puzzles.Puzzles: puzzles.Puzzles,
    tables.Tables: tables.Tables,
    people.People: people.People,
    History: lambda it: History(it, it.server.store),
    Clubs: lambda it: Clubs(it, it.server.clubs, it.server.tables, it.gate),
    Evenings: lambda it: Evenings(it, it.server.clubs),
    Phones: lambda it: Phones(it, it.server.clubs),
    Rounds: lambda it: Rounds(it, it.server.clubs, it.server.director),
    Waiting: lambda it: Waiting(it, it.server.waiting),
    conduct.Conduct: conduct.Conduct,
    Ratings: lambda it: Ratings(it, it.server.rater, it.server.tables),
    Days: lambda it: Days(it, it.server.deals.days),
    Links: lambda it: Links(it, it.server.deals.sharing),
    Notices: lambda it: Notices(it, it.server.notices),
}
"""All areas, and how each is made. An area is a class whose methods are endpoints."""


def document() -> Schema:
    """The OpenAPI document as a dictionary."""
    endpoints = [it for area in AREAS for _, it in endpoints_of(area)]
    kinds = [kind for it in endpoints for kind in _kinds(it)]
    of_kinds, components = msgspec.json.schema_components(
        [*kinds, *_FURTHER], ref_template=ref("{name}")["$ref"]
    )
    schemas = {name: _plain(schema) for name, schema in components.items()} | _RECORD
    schema_of = dict(zip(kinds, of_kinds, strict=False))
    paths: Schema = {}
    for it in sorted(endpoints, key=lambda it: it.address):
        of_path = paths.setdefault(it.address, _of_path(it, schema_of))
        of_path[it.method.lower()] = _operation(it, schema_of, schemas)
    _complete(paths, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Rookery", "version": str(p.VERSION), "description": _ABOUT},
        "paths": paths,
        "components": {
            "schemas": dict(sorted(schemas.items())),
            "securitySchemes": {
                "seat": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The secret of a seat. Spectators send none.",
                },
                "profile": {
                    "type": "apiKey",
                    "in": "header",
                    "name": "Rookery-Profile",
                    "description": "The secret of a profile's device. Guests send none.",
                },
            },
        },
    }


# ── derived from the declarations ───────────────────────────────────────────────────────────────


def _kinds(it: Endpoint) -> list[Any]:
    """The types whose schemas the description of an endpoint needs."""
    every = (it.takes, it.hints.get("query"), it.gives, *it.parts.values())
    return [each for each in every if each not in (None, NoneType) and not _is_told(each)]


def _is_told(it: Any) -> bool:
    """Whether a type is given as a finished schema or as a media type, not as a type of Python."""
    return isinstance(it, dict | str)


def _of_path(it: Endpoint, schema_of: Mapping[Any, Schema]) -> Schema:
    """The part shared by all operations of a path."""
    parts = [
        _parameter(name.rstrip("_"), "path", schema_of[kind], is_needed=True)
        for name, kind in it.parts.items()
    ]
    return {"parameters": parts} if parts else {}


def _operation(it: Endpoint, schema_of: Mapping[Any, Schema], schemas: Schema) -> Schema:
    made: Schema = {"operationId": it.name, "summary": it.summary}
    if parameters := _query(it, schemas):
        made["parameters"] = parameters
    if it.takes is not None:
        body = it.takes if _is_told(it.takes) else schema_of[it.takes]
        made["requestBody"] = {"required": True, "content": _json(body)}
    if "secret" in it.hints:
        made["security"] = [{}, {"seat": []}]
    if it.profile is not None:
        made["security"] = [{"profile": []}] if it.profile else [{}, {"profile": []}]
    made["responses"] = _responses(it, _content(it.gives, schema_of))
    return made


def _query(it: Endpoint, schemas: Schema) -> Sequence[Schema]:
    if "query" not in it.hints:
        return _QUERIES.get(it.name, ())
    asked = schemas[it.hints["query"].__name__]
    return [
        _parameter(name, "query", schema, is_needed=name in asked["required"])
        for name, schema in asked["properties"].items()
    ]


def _responses(it: Endpoint, content: Schema) -> Schema:
    """The responses of an endpoint by status. A 200 in `also` has the endpoint's usual content."""
    faults = {*_USUAL, *it.refuses}
    faults |= set() if it.takes is None else _OF_BODY
    faults |= set() if it.profile is None else _OF_PROFILE
    told = {status: (_FAULTS[status], _json(ref("Fault"))) for status in faults}
    told |= {status: (why, content if status == 200 else {}) for status, why in it.also.items()}
    told[it.status] = (it.summary, content)
    return {
        str(status): {"description": why} | ({"content": of_body} if of_body else {})
        for status, (why, of_body) in sorted(told.items())
    }


def _content(gives: Any, schema_of: Mapping[Any, Schema]) -> Schema:
    """The content of an answer; empty if there is none."""
    if gives is NoneType:
        return {}
    if isinstance(gives, str):
        return {gives: {"schema": {"type": "string"}}}
    return _json(gives if _is_told(gives) else schema_of[gives])


def _json(schema: Schema) -> Schema:
    return {"application/json": {"schema": schema}}


def _parameter(name: str, place: str, schema: Schema, *, is_needed: bool) -> Schema:
    """A parameter in the `path` or the `query`, with the description that its schema has."""
    required = {"required": True} if is_needed else {}
    told = {key: schema[key] for key in ("description",) if key in schema}
    plain = {key: value for key, value in schema.items() if key not in told}
    return {"name": name, "in": place, **required, **told, "schema": plain}


def _plain(schema: Any) -> Any:
    r"""A schema with JSON Schema's patterns (`^` and `$` for `\A` and `\Z`) and clean descriptions.

    Descriptions lose the indentation that they have as docstrings. Tuples of one type have `items`
    as other arrays, which more programs read than `prefixItems`.
    """
    match schema:
        case {"pattern": str(pattern), **rest}:
            plain = pattern.replace(r"\A", "^").replace(r"\Z", "$")
            return {"pattern": plain, **_plain(rest)}
        case {"description": str(description), **rest}:
            return {"description": inspect.cleandoc(description), **_plain(rest)}
        case {"prefixItems": [one, *others], **rest} if all(it == one for it in others):
            return _plain(rest | {"items": one})
        case dict():
            return {key: _plain(value) for key, value in schema.items()}
        case list() | tuple():
            return [_plain(each) for each in schema]
    return schema


# ── not in the declarations ─────────────────────────────────────────────────────────────────────

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

_LANGUAGE: Schema = {
    "name": "language",
    "in": "query",
    "description": "The language of the sentences, a tag of BCP 47; else by Accept-Language.",
    "schema": {"type": "string", "maxLength": 35},
}

_QUERIES: Mapping[str, Sequence[Schema]] = {
    "ranking_file": (_LANGUAGE,),
    "boards_file": (_LANGUAGE,),
    "events": (
        {
            "name": "since",
            "in": "query",
            "description": "The last version that the client has; only later events are sent.",
            "schema": {"type": "integer", "minimum": 0, "maximum": 999_999_999_999_999},
        },
        _LANGUAGE,
    ),
}
"""The parameters of queries that are parsed by hand, by operation."""


def _complete(paths: Schema, schemas: Schema) -> None:
    """Add what the protocol's types lack: names of games, options, bots; links of a new table."""
    table = schemas["OpenTable"]["properties"]
    options = {name for game in GAMES.values() for name in game.described}
    table["game"]["enum"] = list(GAMES)
    table["options"]["propertyNames"] = {"enum": sorted(options)}
    table["others"]["items"]["enum"] = ["open", *(f"bot:{level}" for level in _LEVELS)]
    schemas["OpenPractice"]["properties"]["level"]["enum"] = list(_LEVELS)
    code = {"code": "$response.body#/code"}
    paths["/api/tables"]["post"]["responses"]["201"]["links"] = {
        name: {"operationId": name, "parameters": code} for name in ("command", "record", "replay")
    }


@cache
def _encoded() -> bytes:
    return p.encode(document())
