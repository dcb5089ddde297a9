"""The operations of the waiting room."""

from __future__ import annotations

from rookery.server.web.openapi.parts import OF_BODY, USUAL, Schema, json_body, operation, ref
from rookery.table import protocol as p

TYPES = (p.AskSeat, p.WaitingBegun, p.ShowTicket, p.WaitingView, p.WaitingCount)
"""The messages whose schemas the operations refer to."""


def paths(schemas: Schema) -> Schema:
    """The operations, by path. `schemas` are those of all messages."""
    return {
        "/api/waiting": {"get": _counts(), "post": _asking()},
        "/api/waiting/poll": {"post": _polling()},
        "/api/waiting/leave": {"post": _leaving()},
    }


def _counts() -> Schema:
    told = "How many people wait for each game. Who they are is told to nobody."
    answer = json_body({"type": "array", "items": ref("WaitingCount")})
    return operation("waitingCounts", told, answer, faults=(*USUAL, 503))


def _asking() -> Schema:
    told = "Wait for others to play with; an earlier request of the same profile ends."
    answer, body = json_body(ref("WaitingBegun")), ref("AskSeat")
    faults = (*OF_BODY, 401)
    return operation("askSeat", told, answer, status=201, body=body, faults=faults, profile=False)


def _polling() -> Schema:
    told = "How things stand for the owner of a ticket, as soon as that has changed."
    answer, body = json_body(ref("WaitingView")), ref("ShowTicket")
    return operation("pollWaiting", told, answer, body=body, faults=(*OF_BODY, 404))


def _leaving() -> Schema:
    told = "Wait no longer."
    return operation("leaveWaiting", told, {}, status=204, body=ref("ShowTicket"), faults=OF_BODY)
