"""The OpenAPI document is valid and complete, and the server's answers fit it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, get_args

import httpx
import jsonschema_rs
import pytest
from starlette.routing import Route

from rookery.server.codes import CODE_LENGTH, new_code
from rookery.server.web.app import create_app
from rookery.server.web.openapi import document
from rookery.table import protocol as p
from tests.server.serving import Serving, message_of


@pytest.fixture(scope="module")
def described() -> dict[str, Any]:
    return json.loads(json.dumps(document()))  # type: ignore[no-any-return]  # plain JSON, as clients read it


def validator(described: dict[str, Any], schema: Any) -> jsonschema_rs.Draft202012Validator:
    """A validator for a schema of the document."""
    whole = {"components": described["components"], **schema}
    return jsonschema_rs.Draft202012Validator(whole)


def references(part: Any) -> Iterator[str]:
    match part:
        case {"$ref": str(name)}:
            yield name
        case dict():
            for value in part.values():
                yield from references(value)
        case list():
            for value in part:
                yield from references(value)


# ── the document ────────────────────────────────────────────────────────────────────────────────


def test_the_document_is_valid_and_has_every_message(described: dict[str, Any]) -> None:
    assert described["openapi"] == "3.1.0"
    schemas = described["components"]["schemas"]
    for name, schema in schemas.items():
        assert jsonschema_rs.meta.is_valid(schema), name
    assert set(references(described)) <= {f"#/components/schemas/{name}" for name in schemas}
    kinds = (*get_args(p.AnyFromClient), *get_args(p.AnyFromServer))
    assert {kind.__name__ for kind in kinds} <= set(schemas)


def test_every_path_is_described_and_no_other(server: Serving, described: dict[str, Any]) -> None:
    app: Any = create_app(server.hub)
    while not hasattr(app, "routes"):
        app = app._app
    served = {
        (re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path), method.lower())
        for route in app.routes
        if isinstance(route, Route) and route.path.startswith("/api/")
        for method in route.methods or ()
        if method != "HEAD" and "{rest" not in route.path
    }
    told = {
        (path, method)
        for path, item in described["paths"].items()
        for method in item
        if method != "parameters"
    }
    assert served == told


def test_codes_are_as_described(described: dict[str, Any]) -> None:
    parameters = described["paths"]["/api/tables/{code}/record"]["parameters"]
    pattern = next(each["schema"]["pattern"] for each in parameters if each["name"] == "code")
    for _ in range(200):
        assert re.fullmatch(pattern, new_code())
    for wrong in ("i", "l", "o", "0", "1", "A", "-"):
        assert not re.fullmatch(pattern, wrong * CODE_LENGTH)


def test_every_operation_says_what_can_go_wrong(described: dict[str, Any]) -> None:
    for item in described["paths"].values():
        for method, operation in item.items():
            if method == "parameters":
                continue
            faults = {status for status in operation["responses"] if status >= "400"}
            assert faults >= {"405", "429", "500"}
            if "requestBody" in operation:
                assert faults >= {"400", "403", "408", "413", "503"}


# ── the server's answers ────────────────────────────────────────────────────────────────────────


def fits(described: dict[str, Any], path: str, method: str, answer: httpx.Response) -> bool:
    """Whether an answer fits the document's description of an operation."""
    responses = described["paths"][path][method]["responses"]
    content = responses[str(answer.status_code)]["content"]["application/json"]
    assert answer.headers["content-type"] == "application/json"
    return bool(validator(described, content["schema"]).is_valid(answer.json()))


def test_answers_are_as_described(server: Serving, described: dict[str, Any]) -> None:
    answer = server.http.get("/api/openapi.json")
    assert answer.json() == described
    assert fits(described, "/api/openapi.json", "get", answer)
    body = {"game": "dixie", "name": "Ann", "listed": True, "pace": "instant"}
    answer = server.http.post("/api/tables", json=body)
    assert fits(described, "/api/tables", "post", answer)
    assert fits(described, "/api/tables", "post", server.http.post("/api/tables", json={}))
    for path in ("/api/overview", "/api/games", "/api/tables"):
        assert fits(described, path, "get", server.http.get(path))
    for name in ("dixie", "no-such-game"):
        one = server.http.get(f"/api/games/{name}")
        assert fits(described, "/api/games/{name}", "get", one)
    opened = answer.json()
    code = opened["code"]
    commands = f"/api/tables/{code}/commands"
    headers = {"authorization": f"Bearer {opened['secret']}"}
    for command in (
        {"type": "start", "id": "a"},
        {"type": "why", "id": "b", "move": "pass"},
        {"type": "hint", "id": "c"},
        {"type": "sit", "id": "d", "seat": 1, "name": "Bea"},
    ):
        for known in (headers, {}):
            answer = server.http.post(commands, json=command, headers=known)
            assert answer.status_code == 200
            assert fits(described, "/api/tables/{code}/commands", "post", answer)
    for secret in (opened["secret"], "wrong"):
        asked = {"seats": [{"code": code, "secret": secret}]}
        answer = server.http.post("/api/standings", json=asked)
        assert fits(described, "/api/standings", "post", answer)
    for rest in ("record", "replay"):
        answer = server.http.get(f"/api/tables/{code}/{rest}")
        assert fits(described, f"/api/tables/{{code}}/{rest}", "get", answer)


@pytest.mark.parametrize("game", ["dixie", "tuxedo"])
def test_messages_of_the_socket_are_as_described(
    server: Serving, described: dict[str, Any], game: str
) -> None:
    kinds = [kind.__name__ for kind in get_args(p.AnyFromServer)]
    schema = {"oneOf": [{"$ref": f"#/components/schemas/{name}"} for name in kinds]}
    checks = validator(described, schema)
    opened = server.open_table(game)
    with server.seat(opened["code"], opened["secret"]) as line:
        for n, command in enumerate(("hint", "start", "hint", "again")):
            line.send(json.dumps({"type": command, "id": str(n)}))
        line.send(json.dumps({"type": "hello"}))
        seen = set()
        while "bye" not in seen:
            message = message_of(line, "update", "done", "refused", "hinted", "ping", "bye")
            seen.add(message["type"])
            assert checks.is_valid(message), message
    assert {"update", "done", "refused", "bye"} <= seen
