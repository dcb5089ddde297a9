"""The OpenAPI document is valid and complete; `test_schemathesis.py` checks that answers fit it."""

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any, get_args

import jsonschema_rs
import pytest
from starlette.routing import BaseRoute, Route

from rookery.server.web.app import _nothing, create_app
from rookery.server.web.openapi import document
from rookery.table import protocol as p
from tests.server.serving import Serving


@pytest.fixture(scope="module")
def described() -> dict[str, Any]:
    return json.loads(json.dumps(document()))  # type: ignore[no-any-return]  # plain JSON, as clients read it


def operations(described: Any) -> list[tuple[str, str]]:
    """The paths of a document, each with a method."""
    every = ((path, method) for path, item in described["paths"].items() for method in item)
    return sorted(it for it in every if it[1] != "parameters")


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


def test_the_document_is_valid_and_has_every_message(described: dict[str, Any]) -> None:
    assert described["openapi"] == "3.1.0"
    schemas = described["components"]["schemas"]
    for name, schema in schemas.items():
        assert jsonschema_rs.meta.is_valid(schema), name
    assert set(references(described)) <= {f"#/components/schemas/{name}" for name in schemas}
    kinds = (*get_args(p.AnyFromClient), *get_args(p.AnyFromServer))
    assert {kind.__name__ for kind in kinds} <= set(schemas)


def served(routes: Iterable[BaseRoute]) -> set[tuple[str, str]]:
    """The addresses of the API among routes, each with its method."""
    return {
        (re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path), method.lower())
        for route in routes
        if isinstance(route, Route) and route.path.startswith("/api/")
        for method in route.methods or ()
        if method != "HEAD" and "{rest" not in route.path
    }


def test_every_route_is_declared_and_no_other(server: Serving, described: dict[str, Any]) -> None:
    app: Any = create_app(server.parts)
    while not hasattr(app, "routes"):
        app = app._app
    told = set(operations(described))
    assert served(app.routes) == told
    by_hand = Route("/api/tables/{code}/{number:deal}", _nothing, methods=["DELETE"])
    assert served([*app.routes, by_hand]) - told == {("/api/tables/{code}/{number}", "delete")}


def test_every_operation_says_what_can_go_wrong(described: dict[str, Any]) -> None:
    for item in described["paths"].values():
        for method, operation in item.items():
            if method == "parameters":
                continue
            faults = {status for status in operation["responses"] if status >= "400"}
            assert faults >= {"405", "429", "500"}
            if "requestBody" in operation:
                assert faults >= {"400", "403", "408", "413", "503"}
