"""A NUL character, which PostgreSQL does not keep, is refused before any endpoint sees it."""

import json

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.table import protocol as p
from tests.server.serving import Serving, farewell


def test_a_nul_character_is_refused_on_a_socket(server: Serving) -> None:
    with server.socket(server.open_table()["code"]) as line:
        line.send(json.dumps({"type": "hello", "secret": "\0", "since": None}))
        assert farewell(line) == "bad-message"


@settings(max_examples=30)
@given(st.text(alphabet='\\"u0\0a'))
def test_it_is_found_wherever_a_text_has_it_and_nowhere_else(text: str) -> None:
    for message in (json.dumps({"a": text}), json.dumps([text]).encode()):
        if "\0" in text:
            with pytest.raises(msgspec.ValidationError, match="0000"):
                p.need_no_nul(message)
        else:
            p.need_no_nul(message)
