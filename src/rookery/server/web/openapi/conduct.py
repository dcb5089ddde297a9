"""The operations on blocks and restrictions, and the admission to listed tables."""

from __future__ import annotations

from rookery.server.web.openapi.parts import (
    OF_TABLE,
    USUAL,
    Schema,
    json_body,
    operation,
    ref,
)
from rookery.table import protocol as p

TYPES = (p.ConductView, p.BlockSeat, p.Admission)
"""The messages whose schemas the operations refer to."""

_OF_PROFILE = (*USUAL, 401, 503)


def paths(schemas: Schema) -> Schema:
    """The operations, by path. `schemas` are those of all messages."""
    return {
        "/api/conduct": {"get": _own()},
        "/api/conduct/warnings/{id}/seen": {"parameters": [_named("id")], "post": _seen()},
        "/api/blocks": {"post": _blocking()},
        "/api/blocks/{id}": {"parameters": [_named("id")], "delete": _unblocking()},
        "/api/tables/{code}/blocked": {"parameters": [_named("code")], "get": _blocked()},
        "/api/tables/{code}/admission": {"parameters": [_named("code")], "post": _admitting()},
    }


def _named(name: str) -> Schema:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def _own() -> Schema:
    told = "Whom one has blocked, and what the operator keeps from one."
    answer = json_body(ref("ConductView"))
    return operation("conduct", told, answer, faults=_OF_PROFILE, profile=False)


def _seen() -> Schema:
    told = "Note that a warning was read."
    faults = (*_OF_PROFILE, 404)
    return operation("seeWarning", told, {}, status=204, faults=faults, profile=True)


def _blocking() -> Schema:
    told = "Block, or unblock, the person in a seat of a table at which one has a seat, too."
    faults = (*OF_TABLE, 401, 408, 413)
    body = ref("BlockSeat")
    return operation("block", told, {}, status=204, body=body, faults=faults, profile=True)


def _unblocking() -> Schema:
    told = "Unblock somebody."
    faults = (*_OF_PROFILE, 404)
    return operation("unblock", told, {}, status=204, faults=faults, profile=True)


def _blocked() -> Schema:
    told = "The people at a table whom one has blocked, as `author` of their seats."
    answer = json_body({"type": "array", "items": {"type": "string"}})
    return operation("blockedAt", told, answer, faults=(*OF_TABLE, 401), profile=True)


def _admitting() -> Schema:
    told = "The admission to a table that asks for ratings, for who may sit down there."
    answer = json_body(ref("Admission"))
    return operation("admit", told, answer, status=201, faults=(*OF_TABLE, 401), profile=False)
