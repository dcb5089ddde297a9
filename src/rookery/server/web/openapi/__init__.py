"""The HTTP part of the API as an OpenAPI 3.1 document, generated from the protocol's types.

Each area of the API has a module with `TYPES`, the messages it refers to, and `paths`.
"""

from __future__ import annotations

import inspect
from typing import Any

import msgspec

from rookery.server.web.openapi import (
    clubs,
    conduct,
    deals,
    evenings,
    history,
    notices,
    people,
    ratings,
    tables,
    waiting,
)
from rookery.server.web.openapi.parts import Schema, ref
from rookery.table import protocol as p

_AREAS = (tables, people, history, clubs, evenings, waiting, conduct, ratings, deals, notices)

_ABOUT = """\
Tables of card games. This API opens tables, lists them and reads their records. Play itself uses a
WebSocket at `/api/tables/{code}/socket`, whose first message is a `Hello`; where WebSockets are
blocked, `events` and `commands` do the same. The schemas include every message of the WebSocket."""


def document() -> Schema:
    """The document as a dictionary."""
    types = [each for area in _AREAS for each in area.TYPES]
    _, components = msgspec.json.schema_components(types, ref_template=ref("{name}")["$ref"])
    schemas = {name: _plain(schema) for name, schema in components.items()}
    tables.complete(schemas)
    paths = {path: it for area in _AREAS for path, it in area.paths(schemas).items()}
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
