"""Names and texts are kept apart from the events; joined again, they give the same bytes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json, structs

from rookery.server.database.personal import apart, packed, together, unpacked
from rookery.table import events as ev
from tests.table.tables import opening

NAMES = st.text(min_size=1, max_size=12)


@given(st.lists(NAMES, min_size=1, max_size=6))
def test_an_opening_is_hashed_without_its_names(names: list[str]) -> None:
    chairs = tuple(ev.ChairKept("person", name) for name in names)
    opened = structs.replace(opening(), chairs=chairs)
    body, kept = apart(ev.encode(opened))
    blank = tuple(ev.ChairKept("person") for _ in names)
    assert ev.decode(body).chairs == blank
    assert kept is not None
    assert together(body, kept) == ev.encode(opened)


@given(st.binary(max_size=60) | st.text(max_size=30).map(json.encode))
def test_any_event_can_be_split_and_joined_again(body: bytes) -> None:
    assert together(*apart(body)) == body


@pytest.mark.parametrize(
    "body",
    [
        b'{ "name":"Ann"}',
        b'{"name":"\\u0041nn"}',
        b'{"name":"Ann"',
        b'{"name":1}',
        b'"name":"Ann"',
        b'{"name":"Ann","name":"Ben"}',
        b'{"name":"\xff"}',
    ],
)
def test_an_event_that_would_not_join_to_the_same_bytes_is_not_split(body: bytes) -> None:
    assert apart(body) == (body, None)


@given(st.lists(st.text(max_size=5), max_size=4), st.integers(0), st.integers(0, 7))
def test_a_flipped_bit_in_names_is_noticed(texts: list[str], place: int, bit: int) -> None:
    kept = bytearray(packed(texts))
    assert unpacked(bytes(kept)) == texts
    kept[place % len(kept)] ^= 1 << bit
    assert unpacked(bytes(kept)) is None
