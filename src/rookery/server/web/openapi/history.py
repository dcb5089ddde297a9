"""The operations on one's own past."""

from __future__ import annotations

from rookery.server.web.openapi.parts import USUAL, Schema, json_body, operation, query, ref
from rookery.table import protocol as p

TYPES = (
    p.AskMatches,
    p.HistoryPage,
    p.CompanionView,
    p.AskStatistics,
    p.StatisticsView,
)
"""The messages whose schemas the operations refer to."""

_FAULTS = (*USUAL, 401, 503)


def paths(schemas: Schema) -> Schema:
    """The operations, by path. `schemas` are those of all messages."""
    return {
        "/api/profile/matches": {"get": _matches(schemas["AskMatches"])},
        "/api/profile/people": {"get": _people()},
        "/api/profile/statistics": {"get": _statistics(schemas["AskStatistics"])},
        "/api/profile/records": {"get": _records()},
        "/api/profile/stored": {"get": _stored()},
    }


def _matches(asked: Schema) -> Schema:
    told = "A page of the profile's matches, the latest first."
    answer, parameters = json_body(ref("HistoryPage")), query(asked)
    return operation("history", told, answer, parameters=parameters, faults=_FAULTS, profile=True)


def _people() -> Schema:
    told = "The people that the profile has played with, those of the most matches first."
    answer = json_body({"type": "array", "items": ref("CompanionView")})
    return operation("companions", told, answer, faults=_FAULTS, profile=True)


def _statistics(asked: Schema) -> Schema:
    told = "The games that the profile has played, and the statistics of one of them."
    answer, parameters = json_body(ref("StatisticsView")), query(asked)
    return operation(
        "statistics", told, answer, parameters=parameters, faults=_FAULTS, profile=True
    )


def _records() -> Schema:
    told = "The records of the profile's matches that are still there, a line each."
    answer = {"application/jsonl": {"schema": {"type": "string"}}}
    return operation("ownRecords", told, answer, faults=_FAULTS, profile=True)


def _stored() -> Schema:
    told = "Everything stored about the profile, as rows by the tables of the database."
    answer = json_body({"type": "object"})
    return operation("stored", told, answer, faults=_FAULTS, profile=True)
