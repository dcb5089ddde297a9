"""The HTTP part of the API as an OpenAPI 3.1 document, generated from the protocol's types.

Each area of the API has a module with `TYPES`, the messages it refers to, and `paths`.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from types import NoneType
from typing import Any

import msgspec

from rookery.server.web import (
    clubs,
    conduct,
    deals,
    evenings,
    history,
    notices,
    people,
    phones,
    ratings,
    rounds,
    waiting,
)
from rookery.server.web.endpoints import Endpoint, endpoints_of
from rookery.server.web.openapi import (
    tables,
)
from rookery.server.web.openapi.parts import (
    USUAL,
    Schema,
    json_body,
    operation,
    parameter,
    query,
    ref,
)
from rookery.table import protocol as p

AREAS: tuple[type, ...] = (
    people.People,
    history.History,
    clubs.Clubs,
    evenings.Evenings,
    phones.Phones,
    rounds.Rounds,
    waiting.Waiting,
    conduct.Conduct,
    ratings.Ratings,
    deals.Days,
    deals.Links,
    notices.Notices,
)

_AREAS = (tables,)

_ABOUT = """\
Tables of card games. This API opens tables, lists them and reads their records. Play itself uses a
WebSocket at `/api/tables/{code}/socket`, whose first message is a `Hello`; where WebSockets are
blocked, `events` and `commands` do the same. The schemas include every message of the WebSocket."""


def document() -> Schema:
    """The document as a dictionary."""
    endpoints = [it for area in AREAS for _, it in endpoints_of(area)]
    kinds = [kind for it in endpoints for kind in _kinds(it)]
    further = [each for area in _AREAS for each in area.TYPES]
    of_kinds, components = msgspec.json.schema_components(
        [*kinds, *further], ref_template=ref("{name}")["$ref"]
    )
    schemas = {name: _plain(schema) for name, schema in components.items()}
    tables.complete(schemas)
    paths = {path: it for area in _AREAS for path, it in area.paths(schemas).items()}
    schema_of = dict(zip(kinds, map(_plain, of_kinds), strict=False))
    for it in endpoints:
        of_path = paths.setdefault(it.address, _of_path(it, schema_of))
        of_path[it.method.lower()] = _operation(it, schema_of, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Rookery", "version": str(p.VERSION), "description": _ABOUT},
        "paths": dict(sorted(paths.items())),
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


def _kinds(it: Endpoint) -> list[Any]:
    """The types whose schemas the description of an endpoint needs."""
    every = (it.takes, it.hints.get("query"), it.gives, *it.parts.values())
    return [each for each in every if each not in (None, NoneType) and not _is_told(each)]


def _is_told(it: Any) -> bool:
    """Whether something is no type, but a schema already, or the media type of a text."""
    return isinstance(it, dict | str)


def _of_path(it: Endpoint, schema_of: Mapping[Any, Schema]) -> Schema:
    """What all operations of a path share."""
    parts = [
        parameter(name.rstrip("_"), "path", schema_of[kind], is_needed=True)
        for name, kind in it.parts.items()
    ]
    return {"parameters": parts} if parts else {}


def _operation(it: Endpoint, schema_of: Mapping[Any, Schema], schemas: Schema) -> Schema:
    """The description of an endpoint."""
    asked = it.hints.get("query")
    content = _content(it.gives, schema_of)
    faults = {*USUAL, *it.refuses}
    faults |= set() if it.takes is None else {408, 413, 503}
    faults |= set() if it.profile is None else {401, 503}
    return operation(
        it.name,
        it.summary,
        content,
        status=it.status,
        body=it.takes if _is_told(it.takes) else schema_of.get(it.takes),
        parameters=() if asked is None else query(schemas[asked.__name__]),
        faults=faults,
        further={
            str(status): {"description": told} | ({"content": content} if status == 200 else {})
            for status, told in it.also.items()
        },
        is_of_seat="secret" in it.hints,
        profile=it.profile,
    )


def _content(gives: Any, schema_of: Mapping[Any, Schema]) -> Schema:
    """The content of an answer."""
    match gives:
        case str():
            return {gives: {"schema": {"type": "string"}}}
        case dict():
            return json_body(gives)
    return {} if gives is NoneType else json_body(schema_of[gives])


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
