"""Schemathesis sends random valid and invalid requests to the HTTP API."""

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Any

import pytest
import requests

from rookery.server.web.openapi import document
from tests.server.serving import Serving
from tests.server.web.test_openapi import operations

A_FEW = [
    ("/api/tables", "post"),
    ("/api/tables/{code}/commands", "post"),
    ("/api/tables/{code}/replay/{number}", "get"),
    ("/api/clubs/{code}/evenings", "post"),
    ("/api/profile", "patch"),
    ("/api/puzzles", "get"),
    ("/api/standings", "post"),
]
"""Operations of each kind, for the quick tests: with a body, parts of the path, and a query."""


@pytest.fixture(scope="module")
def fuzzing() -> Any:
    """The module that imports Schemathesis, imported late so that no other test waits for it."""
    return import_module("tests.server.web.fuzzing")


@pytest.fixture(scope="module")
def described(server: Serving, fuzzing: Any) -> Any:
    return fuzzing.operations_of(server)


@pytest.fixture
def session() -> Iterator[requests.Session]:
    with requests.Session() as it:
        it.trust_env = False
        yield it


@pytest.fixture
def fuzz(server: Serving, fuzzing: Any, described: Any, session: requests.Session) -> Any:
    """Sends many random requests for one operation."""
    return partial(fuzzing.fuzz, server, described, session)


@pytest.mark.parametrize("place", A_FEW, ids=" ".join)
def test_requests_are_answered_as_described(fuzz: Any, place: tuple[str, str]) -> None:
    fuzz(place, examples=6)


@pytest.mark.slow
@pytest.mark.parametrize("place", operations(document()), ids=" ".join)
def test_many_requests_are_answered_as_described(fuzz: Any, place: tuple[str, str]) -> None:
    fuzz(place, examples=100)


@pytest.mark.parametrize(
    ("examples", "steps"), [(2, 6), pytest.param(60, 20, marks=pytest.mark.slow)]
)
def test_links_between_operations_work_as_described(
    fuzzing: Any, server: Serving, session: requests.Session, examples: int, steps: int
) -> None:
    fuzzing.follow_links(server, session, examples, steps)


def broken() -> Any:
    raise ZeroDivisionError("planted for schemathesis")


@pytest.mark.parametrize(
    ("listed", "fault"), [(broken, "crash"), (lambda: [{"code": 1}], "schema")]
)
def test_a_planted_mistake_is_found(
    fuzzing: Any,
    fuzz: Any,
    server: Serving,
    monkeypatch: pytest.MonkeyPatch,
    listed: Callable[[], Any],
    fault: str,
) -> None:
    server.heard.planted.append("planted for schemathesis")
    with monkeypatch.context() as patch:
        patch.setattr(server.parts.tables, "listed", listed)
        with pytest.raises(fuzzing.FOUND[fault]):
            fuzz(("/api/tables", "get"), examples=2)
