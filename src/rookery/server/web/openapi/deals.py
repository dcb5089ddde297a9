"""The operations on deals that many people play."""

from __future__ import annotations

from rookery.server.web.openapi.parts import (
    OF_BODY,
    OF_TABLE,
    USUAL,
    Schema,
    json_body,
    operation,
    query,
    ref,
)
from rookery.table import protocol as p

TYPES = (
    p.PlayDeal,
    p.DayList,
    p.DayView,
    p.DayOpened,
    p.AskDayResults,
    p.DayResults,
    p.GiveDeal,
    p.DealGiven,
    p.LinkView,
    p.AskLinkResults,
    p.LinkResults,
)
"""The messages whose schemas the operations refer to."""

_OF_DAY = (*USUAL, 401, 404, 503)


def paths(schemas: Schema) -> Schema:
    """The operations, by path. `schemas` are those of all messages."""
    link = "/api/links/{link}"
    of_link = [_part("link")]
    day, game = _part("day"), _part("game")
    return {
        "/api/day": {"get": _listed()},
        "/api/day/{day}": {"parameters": [day], "get": _day()},
        "/api/day/{day}/{game}": {"parameters": [day, game], "post": _playing()},
        "/api/day/{day}/{game}/results": {
            "parameters": [day, game],
            "get": _results(schemas["AskDayResults"]),
        },
        "/api/links": {"post": _giving()},
        link: {"parameters": of_link, "get": _link(), "post": _playing_link()},
        f"{link}/results": {
            "parameters": of_link,
            "get": _link_results(schemas["AskLinkResults"]),
        },
    }


def _listed() -> Schema:
    told = "The deals of today, and the days that have deals."
    return operation("days", told, json_body(ref("DayList")), faults=_OF_DAY, profile=False)


def _day() -> Schema:
    told = "The deals of a day, with their commitments and, once it is over, their secrets."
    return operation("day", told, json_body(ref("DayView")), faults=_OF_DAY, profile=False)


def _playing() -> Schema:
    told = "Open a table for the deal of a day. A profile that has begun it is given its table."
    faults = sorted({*OF_BODY, *OF_TABLE, 401})
    again = {"description": "The table opened before.", "content": json_body(ref("DayOpened"))}
    return operation(
        "playDay",
        told,
        json_body(ref("DayOpened")),
        status=201,
        body=ref("PlayDeal"),
        faults=faults,
        further={"200": again},
        profile=False,
    )


def _results(asked: Schema) -> Schema:
    told = "How everybody did, for who has played the deal; once the day is over, for all."
    return operation(
        "dayResults",
        told,
        json_body(ref("DayResults")),
        parameters=query(asked),
        faults=OF_TABLE,
        is_of_seat=True,
    )


def _giving() -> Schema:
    told = "A link to a finished deal of one's own table, which must be over."
    faults = sorted({*OF_BODY, *OF_TABLE})
    answer, body = json_body(ref("DealGiven")), ref("GiveDeal")
    return operation("giveDeal", told, answer, body=body, faults=faults, is_of_seat=True)


def _link() -> Schema:
    told = "What is shared by a link to a finished deal."
    return operation("link", told, json_body(ref("LinkView")), faults=OF_TABLE)


def _playing_link() -> Schema:
    told = "Open a table with the deal of a link, in the same seat, with bots in the others."
    faults = sorted({*OF_BODY, *OF_TABLE})
    answer, body = json_body(ref("Opened")), ref("PlayDeal")
    return operation("playLink", told, answer, status=201, body=body, faults=faults)


def _link_results(asked: Schema) -> Schema:
    told = "The results of a shared deal, for those who have played it."
    return operation(
        "linkResults",
        told,
        json_body(ref("LinkResults")),
        parameters=query(asked),
        faults=OF_TABLE,
        is_of_seat=True,
    )


def _part(name: str) -> Schema:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
