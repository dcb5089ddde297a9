"""The parts that descriptions of operations are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from rookery.table import protocol as p

Schema: TypeAlias = dict[str, Any]
"""A part of the document."""

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
    413: f"The body has more than {p.LONGEST_FRAME} bytes; for an analysis, {p.LONGEST_ANALYSIS}.",
    429: "Too many requests from this address; wait a little.",
    500: "An error of this server.",
    503: "The server is full, or could not store the change. It has not happened, or with the code "
    "`unsure` it may have.",
}
"""What a status of HTTP means here."""

USUAL = (400, 403, 405, 429, 500)
"""The faults of any operation."""

OF_TABLE = (*USUAL, 404, 409, 410, 503)
"""The faults of an operation on a table."""

OF_BODY = (*USUAL, 408, 413, 503)
"""The faults of an operation with a body."""


def operation(
    name: str,
    summary: str,
    content: Schema,
    *,
    status: int = 200,
    body: Schema | None = None,
    parameters: Sequence[Schema] = (),
    faults: Iterable[int] = USUAL,
    further: Schema | None = None,
    is_of_seat: bool = False,
    profile: bool | None = None,
) -> Schema:
    """The description of an operation.

    `faults` are the statuses that it can have beside its own, and `further` are responses that are
    no faults. It takes the secret of a seat if it
    `is_of_seat`, and that of a profile's device if `profile` is True (needed) or False (may be
    left out).
    """
    made: Schema = {"operationId": name, "summary": summary}
    if parameters:
        made["parameters"] = list(parameters)
    if body is not None:
        made["requestBody"] = {"required": True, "content": json_body(body)}
    if is_of_seat:
        made["security"] = [{}, {"seat": []}]
    if profile is not None:
        made["security"] = [{"profile": []}] if profile else [{}, {"profile": []}]
    fault = json_body(ref("Fault"))
    answer = {"description": summary, "content": content} if content else {"description": summary}
    responses = {str(status): answer, **(further or {})} | {
        str(each): {"description": _FAULTS[each], "content": fault} for each in faults
    }
    return made | {"responses": dict(sorted(responses.items()))}


def ref(name: str) -> Schema:
    """A reference to the schema of a message."""
    return {"$ref": f"#/components/schemas/{name}"}


def any_of(names: Iterable[str]) -> Schema:
    """A schema for one of several messages, told apart by `type`."""
    return {"oneOf": [ref(name) for name in names]}


def json_body(schema: Schema) -> Schema:
    """The content of a body that is JSON."""
    return {"application/json": {"schema": schema}}


def query(asked: Schema) -> list[Schema]:
    """The parameters of a query."""
    needed = asked.get("required", ())
    return [
        parameter(name, "query", schema, is_needed=name in needed)
        for name, schema in asked["properties"].items()
    ]


def parameter(name: str, place: str, schema: Schema, *, is_needed: bool) -> Schema:
    """A parameter in the `path` or the `query`; its schema may have its description."""
    told = {key: schema[key] for key in ("description",) if key in schema}
    plain = {key: value for key, value in schema.items() if key not in told}
    required = {"required": True} if is_needed else {}
    return {"name": name, "in": place, **required, **told, "schema": plain}
