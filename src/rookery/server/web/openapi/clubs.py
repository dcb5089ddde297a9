"""The operations on clubs."""

from __future__ import annotations

from rookery.server.web.openapi.parts import OF_BODY, USUAL, Schema, json_body, operation, ref
from rookery.table import protocol as p

TYPES = (
    p.MakeClub,
    p.ChangeClub,
    p.ClubListed,
    p.ClubView,
    p.JoinClub,
    p.ChangeMember,
    p.SitDown,
    p.PlanEvening,
    p.SeasonView,
    p.Opened,
)
"""The messages whose schemas the operations refer to."""

_OF_CLUB = (*USUAL, 401, 404, 503)
_WITH_BODY = (*OF_BODY, 401, 404)


def paths(schemas: Schema) -> Schema:
    """The operations, by path. `schemas` are those of all messages."""
    of_club = "/api/clubs/{code}"
    code, member = _named("code"), _named("id")
    return {
        "/api/clubs": {"get": _mine(), "post": _making()},
        of_club: {
            "parameters": [code],
            "get": _club(),
            "patch": _changing(),
            "delete": _gone("closeClub", "Close a club, with all that belongs to it; for hosts."),
        },
        f"{of_club}/link": {"parameters": [code], "post": _renewing()},
        f"{of_club}/members": {"parameters": [code], "post": _joining()},
        f"{of_club}/members/{{id}}": {
            "parameters": [code, member],
            "patch": _changing_member(),
            "delete": _gone("removeMember", "Leave a club, or have a member leave it, as a host."),
        },
        f"{of_club}/table": {"parameters": [code], "post": _sitting_down()},
        f"{of_club}/evenings": {"parameters": [code], "post": _planning()},
        f"{of_club}/season": {"parameters": [code], "get": _season()},
        "/api/calendars/{id}": {"parameters": [member], "get": _calendar()},
    }


def _mine() -> Schema:
    answer = json_body({"type": "array", "items": ref("ClubListed")})
    told = "The clubs of the profile that asks."
    return operation("clubs", told, answer, faults=(*USUAL, 401, 503), profile=True)


def _making() -> Schema:
    answer, body = json_body(ref("ClubView")), ref("MakeClub")
    told = "Make a club, with the profile that asks as its host."
    faults = (*OF_BODY, 401)
    return operation("makeClub", told, answer, status=201, body=body, faults=faults, profile=True)


def _club() -> Schema:
    told = "A club, with its evenings; its members are told to each other only."
    return operation("club", told, json_body(ref("ClubView")), faults=_OF_CLUB, profile=False)


def _changing() -> Schema:
    answer, body = json_body(ref("ClubView")), ref("ChangeClub")
    told = "Change what a club says about itself, its game or its rules; for hosts."
    return operation("changeClub", told, answer, body=body, faults=_WITH_BODY, profile=True)


def _renewing() -> Schema:
    told = "Give a club a new link and its calendar a new address; for hosts."
    answer = json_body(ref("ClubView"))
    return operation("renewLink", told, answer, faults=_OF_CLUB, profile=True)


def _joining() -> Schema:
    answer, body = json_body(ref("ClubView")), ref("JoinClub")
    told = "Join a club."
    return operation(
        "joinClub", told, answer, status=201, body=body, faults=_WITH_BODY, profile=True
    )


def _changing_member() -> Schema:
    answer, body = json_body(ref("ClubView")), ref("ChangeMember")
    told = "Take another name in a club, or make a member its host, as a host."
    return operation("changeMember", told, answer, body=body, faults=_WITH_BODY, profile=True)


def _sitting_down() -> Schema:
    answer, body = json_body(ref("Opened")), ref("SitDown")
    told = "A seat at the club's open table, which is opened if there is none; for members."
    faults = (*_WITH_BODY, 409, 410)
    return operation("sitDown", told, answer, status=201, body=body, faults=faults, profile=True)


def _planning() -> Schema:
    answer, body = json_body(ref("ClubView")), ref("PlanEvening")
    told = "Plan an evening, or one that comes every week; for hosts."
    return operation(
        "planEvening", told, answer, status=201, body=body, faults=_WITH_BODY, profile=True
    )


def _season() -> Schema:
    told = "The season of a club, over the evenings that are over; for members."
    return operation("season", told, json_body(ref("SeasonView")), faults=_OF_CLUB, profile=True)


def _calendar() -> Schema:
    told = "The calendar of a club's evenings (RFC 5545), to subscribe to."
    answer = {"text/calendar": {"schema": {"type": "string"}}}
    return operation("calendar", told, answer, faults=(*USUAL, 404, 503))


def _gone(name: str, told: str) -> Schema:
    return operation(name, told, {}, status=204, faults=_OF_CLUB, profile=True)


def _named(name: str) -> Schema:
    schema = {"type": "string", "maxLength": 60}
    return {"name": name, "in": "path", "required": True, "schema": schema}
