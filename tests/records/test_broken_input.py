"""Broken input of any kind is one clear error with a stable code, never another exception."""

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.records import BadRecord, read_match, replay, write_match
from rookery.records.errors import Code
from tests.matches import json_values, recorded, with_a_cut
from tests.records.clear_errors import check_clear

THREE = write_match(recorded("three", 1, deals=1, plies=20).record)
FIVE = write_match(recorded("five", 1, deals=1, chosen={"floor": -500, "target": 700}).record)
TUXEDO = write_match(recorded("tuxedo", 1, deals=1, chosen={"seats": 2}).record)
DIXIE = write_match(with_a_cut().record)
SMALL = [THREE, FIVE, TUXEDO]


def fault(text: str) -> BadRecord | None:
    """The error of a text that should hold one match; None if it is valid."""
    try:
        replay(read_match(text))
    except BadRecord as error:
        found = error
    else:
        return None
    check_clear(found)
    assert found.code in get_args(Code)
    return found


def code(text: str) -> str | None:
    error = fault(text)
    return None if error is None else error.code


def test_the_records_to_break_are_good() -> None:
    assert all(fault(text) is None for text in (*SMALL, DIXIE))


def test_a_byte_order_mark_says_nothing() -> None:
    assert all(fault("\ufeff" + text) is None for text in (*SMALL, DIXIE))


@pytest.mark.parametrize(
    "text",
    [
        '"rookery-match/1"',
        "[]",
        "{}",
        '{"format": "rookery-match/1", "score": Infinity}',
        '{"format": "rookery-match/1", "score": 1e999}',
        f'{{"format": "rookery-match/1", "totals": [-{"9" * 5_000}]}}',
        '{"format": "rookery-match/1", "format": "rookery-match/1"}',
        '{"format": "rookery-match/2"}',
        '{"format": "rookery-match/1"}',
        '{"format": ["rookery-match/1"]}',
    ],
)
def test_json_of_another_form_is_refused(text: str) -> None:
    assert code(text) == "bad-form"


def test_a_field_given_twice_is_refused_wherever_it_is() -> None:
    assert code(THREE.replace('"dealer"', '"dealer": 0, "dealer"', 1)) == "bad-form"
    assert code(THREE.replace('"options": {', '"options": {"a": {"b": 1, "b": 1}')) == "bad-form"


# Any value replaced by any other


def nodes(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of all values nested in a JSON value."""
    keys = value if isinstance(value, dict) else range(len(value) if isinstance(value, list) else 0)
    for key in keys:
        yield (*path, key)
        yield from nodes(value[key], (*path, key))


def with_instead(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """A copy of a JSON value with another value at one path."""
    changed = copy.deepcopy(value)
    inner = changed
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = new
    return changed


def random_node(value: Any, rng: Random) -> tuple[Any, ...]:
    """The path of a random value at a random depth, so that the many moves do not dominate."""
    places = list(nodes(value))
    depth = rng.choice(sorted({len(path) for path in places}))
    return rng.choice([path for path in places if len(path) == depth])


@settings(max_examples=150)
@given(st.sampled_from(SMALL), st.integers(0, 2**32), json_values())
def test_any_value_anywhere_is_a_good_record_or_one_error(text: str, seed: int, new: Any) -> None:
    record = json.loads(text)
    fault(json.dumps(with_instead(record, random_node(record, Random(seed)), new)))


@pytest.mark.parametrize(
    ("field", "expected"),
    [
        *[(it, "bad-form") for it in ("format", "game", "options", "players", "deals")],
        *[(it, "bad-form") for it in ("totals", "winners", "dealer", "deck", "moves")],
        ("points", "wrong-points"),
        ("cut", "bad-cut"),
    ],
)
def test_a_missing_field_is_reported(field: str, expected: str) -> None:
    record = json.loads(DIXIE)
    holder = record if field in record else record["deals"][-1 if field == "points" else 0]
    del holder[field]
    found = fault(json.dumps(record))
    assert found is not None
    assert found.code == expected
    assert field in found.reason


@pytest.mark.parametrize(
    ("path", "new", "expected"),
    [
        (("totals",), [10**300] * 3, "wrong-totals"),
        (("totals",), list(range(10**5)), "wrong-totals"),
        (("winners",), [-(10**300)], "wrong-winners"),
        (("deals", 0, "points"), [10**300] * 3, "wrong-points"),
        (("deals", 0, "dealer"), 10**300, "bad-dealer"),
        (("deals", 0, "dealer"), -1, "bad-dealer"),
        (("deals", 0, "deck"), "R5 " * 10**5, "bad-deck"),
        (("deals", 0, "deck"), "\ud800\n" * 10**5, "bad-deck"),
        (("deals", 0, "moves", 0), "0 " + "é\n" * 10**5, "bad-move"),
        (("options",), {"\ud800\n" * 1_000: 1}, "bad-option"),
        (("options",), {"\U000e0001" * 40: 1}, "bad-option"),
        (("options",), {"target": "a\nb"}, "bad-option"),
        (("options",), {"target": 10**300}, "bad-option"),
        (("game",), "\U000e0001" * 40, "unknown-game"),
        (("game",), "three\n", "unknown-game"),
    ],
    ids=lambda it: str(it)[:20],
)
def test_monstrous_values_make_short_errors(path: tuple[Any, ...], new: Any, expected: str) -> None:
    assert code(json.dumps(with_instead(json.loads(THREE), path, new))) == expected
