"""The operations on the evenings of clubs."""

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

TYPES = (
    p.FormatDescribed,
    p.EveningView,
    p.ChangeEvening,
    p.CancelEvening,
    p.Come,
    p.Came,
    p.ComerChanged,
    p.ComerView,
    p.AddGuest,
    p.PhonePass,
    p.UsePass,
    p.EveningAct,
    p.CorrectBoard,
    p.EveningResults,
)
"""The messages whose schemas the operations refer to."""

_OF_EVENING = (*USUAL, 401, 404, 503)
_WITH_BODY = (*OF_BODY, 401, 404)


def paths(schemas: Schema) -> Schema:
    """The operations, by path. `schemas` are those of all messages."""
    evening = "/api/evenings/{id}"
    one, comer = _named("id"), _named("comer")
    return {
        "/api/formats": {"get": _formats()},
        evening: {
            "parameters": [one],
            "get": _evening(),
            "patch": _changing(),
            "delete": _cancelling(schemas["CancelEvening"]),
        },
        f"{evening}/calendar": {"parameters": [one], "get": _calendar()},
        f"{evening}/comers": {"parameters": [one], "post": _coming()},
        f"{evening}/comers/{{comer}}": {
            "parameters": [one, comer],
            "patch": _changing_comer(),
            "delete": _removing(),
        },
        f"{evening}/guests": {"parameters": [one], "post": _adding()},
        f"{evening}/comers/{{comer}}/pass": {
            "parameters": [one, comer],
            "post": _offering(),
            "delete": _taking_away(),
        },
        f"{evening}/passes": {"parameters": [one], "post": _taking()},
        f"{evening}/acts": {"parameters": [one], "post": _acting()},
        f"{evening}/corrections": {"parameters": [one], "post": _correcting()},
        f"{evening}/results": {"parameters": [one], "get": _results()},
        f"{evening}/results.csv": {"parameters": [one], "get": _file("ranking", "The ranking")},
        f"{evening}/boards.csv": {"parameters": [one], "get": _file("boards", "All boards")},
    }


def _formats() -> Schema:
    answer = json_body({"type": "array", "items": ref("FormatDescribed")})
    return operation("formats", "The formats of evenings, and how they are ranked.", answer)


def _evening() -> Schema:
    told = "An evening and who comes; 304 if `If-None-Match` has the ETag that it had before."
    return operation(
        "evening",
        told,
        json_body(ref("EveningView")),
        faults=_OF_EVENING,
        further={"304": {"description": "It is as it was."}},
        profile=False,
    )


def _changing() -> Schema:
    answer, body = json_body(ref("EveningView")), ref("ChangeEvening")
    told = "Change an evening that has not begun; for hosts."
    return operation("changeEvening", told, answer, body=body, faults=_WITH_BODY, profile=True)


def _cancelling(asked: Schema) -> Schema:
    told = "Cancel an evening that has not begun, with `later` those after it; for hosts."
    return operation(
        "cancelEvening",
        told,
        {},
        status=204,
        parameters=query(asked),
        faults=_OF_EVENING,
        profile=True,
    )


def _calendar() -> Schema:
    answer = {"text/calendar": {"schema": {"type": "string"}}}
    return operation(
        "eveningCalendar", "An evening as a calendar file (RFC 5545).", answer, faults=_OF_EVENING
    )


def _coming() -> Schema:
    answer, body = json_body(ref("Came")), ref("Come")
    told = "Say whether one comes, as a member or as a guest."
    return operation("come", told, answer, status=201, body=body, faults=_WITH_BODY, profile=False)


def _changing_comer() -> Schema:
    answer, body = json_body(ref("EveningView")), ref("ComerChanged")
    told = "Change somebody's answer or partner; for hosts."
    return operation("changeComer", told, answer, body=body, faults=_WITH_BODY, profile=True)


def _removing() -> Schema:
    told = "Take an answer off the list: one's own, or as a host anybody's."
    return operation("removeComer", told, {}, status=204, faults=_OF_EVENING, profile=False)


def _adding() -> Schema:
    answer, body = json_body(ref("ComerView")), ref("AddGuest")
    told = "Add a guest by name, who has no phone yet; for hosts."
    return operation(
        "addGuest", told, answer, status=201, body=body, faults=_WITH_BODY, profile=True
    )


def _offering() -> Schema:
    told = "Offer a guest a phone by a link that works once; for hosts."
    answer = json_body(ref("PhonePass"))
    return operation("offerPhone", told, answer, status=201, faults=_OF_EVENING, profile=True)


def _taking_away() -> Schema:
    told = "Take a guest's phone away, so that it opens nothing any more; for hosts."
    return operation("takePhoneAway", told, {}, status=204, faults=_OF_EVENING, profile=True)


def _taking() -> Schema:
    answer, body = json_body(ref("Came")), ref("UsePass")
    told = "Use the code of such a link: this phone is the guest's from now on."
    return operation(
        "takePhone", told, answer, status=201, body=body, faults=_WITH_BODY, profile=False
    )


def _acting() -> Schema:
    answer, body = json_body(ref("EveningView")), ref("EveningAct")
    told = "Begin, pause or end an evening, or begin or end a round; for hosts."
    return operation("act", told, answer, body=body, faults=_WITH_BODY, profile=True)


def _correcting() -> Schema:
    answer, body = json_body(ref("EveningResults")), ref("CorrectBoard")
    told = "Correct the points of a board; for hosts."
    return operation("correctBoard", told, answer, body=body, faults=_WITH_BODY, profile=True)


def _results() -> Schema:
    told = "The ranking of an evening that has begun, and the boards of the rounds that are over."
    return operation(
        "results", told, json_body(ref("EveningResults")), faults=_OF_EVENING, profile=False
    )


def _file(name: str, what: str) -> Schema:
    answer = {"text/csv": {"schema": {"type": "string"}}}
    told = f"{what} of an evening that has begun, as CSV (RFC 4180)."
    return operation(f"{name}File", told, answer, faults=_OF_EVENING, profile=False)


def _named(name: str) -> Schema:
    schema = {"type": "string", "maxLength": 60}
    return {"name": name, "in": "path", "required": True, "schema": schema}
