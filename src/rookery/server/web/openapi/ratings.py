"""The operations on ratings."""

from __future__ import annotations

from rookery.server.web.openapi.parts import (
    OF_BODY,
    USUAL,
    Schema,
    json_body,
    operation,
    query,
    ref,
)
from rookery.table import protocol as p

TYPES = (p.Ratings, p.RatingWishes, p.AskTableRatings, p.TableRatings)
"""The messages whose schemas the operations refer to."""

_FAULTS = (*USUAL, 401, 503)


def paths(schemas: Schema) -> Schema:
    """The operations, by path. `schemas` are those of all messages."""
    return {
        "/api/profile/ratings": {"get": _own(), "patch": _wishing()},
        "/api/profile/ratings/table": {"get": _at_table(schemas["AskTableRatings"])},
    }


def _own() -> Schema:
    told = "The profile's ratings with their latest changes, and what it wishes of them."
    return operation("ratings", told, json_body(ref("Ratings")), faults=_FAULTS, profile=True)


def _wishing() -> Schema:
    told = "Change whether the profile is rated, or whether it shows its ratings."
    answer, body, faults = json_body(ref("Ratings")), ref("RatingWishes"), (*OF_BODY, 401)
    return operation("wishRatings", told, answer, body=body, faults=faults, profile=True)


def _at_table(asked: Schema) -> Schema:
    told = "The ratings of those at a table who show theirs, for somebody who shows their own."
    faults = (*_FAULTS, 403, 404, 409)
    answer = json_body(ref("TableRatings"))
    return operation(
        "tableRatings", told, answer, parameters=query(asked), faults=faults, profile=True
    )
