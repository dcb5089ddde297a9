"""A NUL character, which PostgreSQL does not keep, is refused before any endpoint sees it."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.table import protocol as p
from tests.postgres import Postgres
from tests.server.serving import Serving, farewell, serving
from tests.server.web.clubs import CLUB, evening
from tests.server.web.test_http_api import fault


@pytest.fixture(scope="module")
def server(running_postgres: Postgres) -> Iterator[Serving]:
    with serving(url=running_postgres.database()) as it:
        yield it


def test_a_nul_character_is_refused_in_every_body_query_and_message(
    server: Serving, ann: dict[str, str], club: Any
) -> None:
    planned = evening(server, club, ann)["id"]
    table = server.open_table()
    sit = {"type": "sit", "id": "a", "seat": 1, "name": "B\0"}
    for path, body in (
        ("/api/profiles", {"name": "A\0nn"}),
        ("/api/clubs", CLUB | {"your_name": "Ann", "about": "x\0"}),
        ("/api/clubs", CLUB | {"your_name": "Ann", "options": {"\0": 1}}),
        (f"/api/evenings/{planned}/comers", {"name": "Gus", "partner": "\0"}),
        ("/api/tables", {"game": "dixie", "name": "\0"}),
        (f"/api/tables/{table['code']}/commands", sit),
    ):
        assert fault(server.http.post(path, headers=ann, json=body)) == (400, "bad-message"), path
    for query in ("/api/puzzles?game=%00", f"/api/evenings/{planned}?later=%00"):
        assert fault(server.http.get(query)) == (400, "bad-message")
    with server.socket(table["code"]) as line:
        line.send(json.dumps({"type": "hello", "secret": "\0", "since": None}))
        assert farewell(line) == "bad-message"
    named = server.http.post("/api/profiles", json={"name": "A\\u0000"})
    assert named.status_code == 201


@settings(max_examples=30)
@given(st.text(alphabet='\\"u0\0a'))
def test_it_is_found_wherever_a_text_has_it_and_nowhere_else(text: str) -> None:
    for message in (json.dumps({"a": text}), json.dumps([text]).encode()):
        if "\0" in text:
            with pytest.raises(msgspec.ValidationError, match="0000"):
                p.need_no_nul(message)
        else:
            p.need_no_nul(message)
