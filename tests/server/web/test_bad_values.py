"""No value in the body, path or query of a request makes an endpoint crash."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from rookery.server.web.openapi import document
from tests.records.test_broken_input import nodes, with_instead
from tests.server.serving import Serving
from tests.server.web.clubs import CLUB, hosted, id_of, posted, profile, soon
from tests.server.web.test_openapi import operations

DOCUMENT = document()
OPERATIONS = sorted(
    (it for it in operations(DOCUMENT) if not it[0].endswith("/events")),  # which does not end
    # Links are replaced, and things deleted, after all that needs them; wholes after parts.
    key=lambda it: (it[1] == "delete", it[0].endswith("/link"), -len(it[0])),
)

NESTED = "[" * 3_000 + "]" * 3_000

NEVER = ("", "[" * 6_000, NESTED, "1e999", "NaN", '"\\ud800"', '"\\u0000"', "9" * 5_000, '"\xff"')
"""Values, some of them not even JSON, that no field accepts."""

EXTREME = ("9" * 30, "-1", "null", '"\\u00b2"', "[[]]")
"""JSON values that a field may accept, at least by their type."""

IN_ADDRESS = ("9" * 5_000, "9" * 30, "%ED%A0%80", "%C2%B2", "nan", "%00")
AFTER = (f"1.0/a/{'9' * 30}", "nan/a/0", "1e999/a/1")
"""Bad cursors into a history, which in an address are a text of three parts."""

Given = dict[str, Any]


@pytest.fixture(scope="module")
def given(server: Serving) -> Given:
    """The headers of a host, and the valid values of fields by their names."""
    host = profile(server)
    club = posted(server, "/api/clubs", host, CLUB | {"your_name": "Ann"})
    table = server.open_table(others=["open", "bot:random", "bot:random"])
    planned = hosted(server, club, host).id
    comer = posted(server, f"/api/evenings/{planned}/comers", host, {"name": "Ann"})
    puzzle = server.http.get("/api/puzzles").json()["puzzles"][0]
    return {
        "headers": host | {"Authorization": f"Bearer {table['secret']}"},
        "clubs": {"code": club["code"], "id": id_of(server, host)},
        "evenings": {"id": planned, "comer": comer["id"]},
        "puzzles": {"id": puzzle["id"]},
        "tables": {"code": table["code"], "number": "1"},
        "day": {"day": "2026-11-29", "game": "dixie"},
        "fields": {"code": table["code"], "secret": table["secret"], "game": "dixie", "name": "Ann"}
        | {"starts": soon(), "zone": "UTC", "format": "pairs"}
        | {"p256dh": "A" * 87, "auth": "A" * 22},
    }


@pytest.mark.parametrize("place", OPERATIONS, ids=" ".join)
def test_no_value_breaks_an_endpoint(server: Serving, given: Given, place: tuple[str, str]) -> None:
    path, method = place
    operation = DOCUMENT["paths"][path][method]
    parts = given.get(path.split("/")[2], {})
    filled = re.sub(r"\{(\w+)\}", lambda it: parts.get(it[1], "1"), path)
    valid, *others = bodies_of(operation, given)
    for address in (filled, *addresses_of(path, filled, operation)):
        send(server, given, method, address, valid)
    for body in others:
        send(server, given, method, filled, body)


def send(server: Serving, given: Given, method: str, address: str, body: str) -> None:
    content = body.encode("latin-1") or None
    answer = server.http.request(method, address, headers=given["headers"], content=content)
    assert answer.status_code < 500, (method, address[:80], body[:200], answer.text)
    if "\\u0000" in body or "=%00" in address:  # which PostgreSQL does not keep
        assert answer.json()["code"] == "bad-message", (method, address, body)


def addresses_of(path: str, filled: str, operation: Any) -> Iterator[str]:
    """The address with each part of its path or field of its query replaced by bad values."""
    queries = [it["name"] for it in operation.get("parameters", ())]
    for bad in IN_ADDRESS:
        if "{" in path:
            yield re.sub(r"\{\w+\}", bad, path)
            yield filled[: filled.rindex("/") + 1] + bad
        for name in queries:
            yield f"{filled}?{name}={bad}"
    for after in AFTER if "after" in queries else ():
        yield f"{filled}?after={after}"


def bodies_of(operation: Any, given: Given) -> Iterator[str]:
    """A valid body, then others with a bad value in some place; an empty one if none is taken."""
    if "requestBody" not in operation:
        yield ""
        return
    schema = operation["requestBody"]["content"]["application/json"]["schema"]
    for each in resolved(schema).get("oneOf", [schema]):
        valid = sample(each, "", given)
        yield json.dumps(valid)
        places = [(), *nodes(valid)]
        yield from (replaced(valid, place, bad) for bad in NEVER for place in places[-1:])
        yield from (replaced(valid, place, bad) for bad in EXTREME for place in places)


def resolved(schema: Any) -> Any:
    """The schema, looked up if this is a reference to one."""
    if "$ref" not in schema:
        return schema
    return DOCUMENT["components"]["schemas"][schema["$ref"].rpartition("/")[2]]


def sample(schema: Any, name: str, given: Given) -> Any:
    """A value that fits a schema: lists with one item, objects with every field."""
    schema = resolved(schema)
    if name in given["fields"]:
        return given["fields"][name]
    for choice in ("anyOf", "oneOf"):
        if choice in schema:
            return sample(schema[choice][0], name, given)
    match schema:
        case {"const": value} | {"enum": [value, *_]}:
            return value
        case {"type": "object"}:
            fields = schema.get("properties", {})
            return {name: sample(it, name, given) for name, it in fields.items()}
        case {"type": "array"}:
            return [sample(schema["items"], "", given)] if "items" in schema else []
        case {"type": "string"}:
            return "a" * schema.get("minLength", 1)
        case {"type": "boolean"}:
            return False
    return schema.get("minimum", 1)


def replaced(value: Any, path: tuple[Any, ...], bad: str) -> str:
    """A JSON text with another text at one path; the whole of it for an empty path."""
    marked = with_instead(value, path, "\0") if path else "\0"
    return json.dumps(marked).replace('"\\u0000"', bad)
