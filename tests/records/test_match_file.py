"""The match format: written records read back, and several matches are JSON Lines."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.records import BadRecord, read_match, read_matches, replay, write_match
from tests.matches import NAMES, Recorded, json_values, recorded, recorded_matches, with_a_cut


@settings(max_examples=60)
@given(recorded_matches())
def test_a_record_reads_back_and_replays_to_its_match(it: Recorded) -> None:
    record = read_match(write_match(it.record))
    assert record == it.record
    assert replay(record) == it.match


def test_a_record_is_the_object_of_the_design() -> None:
    it = recorded("dixie", 7, deals=1)
    fields = json.loads(write_match(it.record))
    assert list(fields) == ["format", "game", "options", "players", "deals", "totals", "winners"]
    assert fields["format"] == "rookery-match/1"
    assert fields["options"] == {"seats": 4}
    assert fields["players"] == list(NAMES[:4])
    first = fields["deals"][0]
    assert [name for name in first if name != "cut"] == ["dealer", "deck", "moves", "points"]
    assert len(first["deck"].split()) == 56
    assert first["points"] == fields["totals"]


def test_a_cut_and_points_are_written_only_where_there_are_some() -> None:
    deals = json.loads(write_match(with_a_cut().record))["deals"]
    assert len(deals[0]["cut"].split()) == 56
    assert [("cut" in deal) for deal in deals] == [
        it.cut is not None for it in with_a_cut().record.deals
    ]
    first, last = json.loads(write_match(recorded("three", 5, plies=4).record))["deals"]
    assert "points" in first
    assert "points" not in last
    assert len(last["moves"]) == 4


# Texts and fields of all kinds


@settings(max_examples=50)
@given(st.dictionaries(st.text(), json_values(), max_size=3), json_values())
def test_fields_of_later_versions_are_kept(fields: dict[str, Any], value: Any) -> None:
    record = recorded("three", 1).record
    known = json.loads(write_match(record)).keys()
    deals = tuple(replace(deal, extra={"shuffle": value}) for deal in record.deals)
    extra = {name: it for name, it in fields.items() if name not in known}
    record = replace(record, deals=deals, extra=extra)
    assert len(write_match(record).splitlines()) == 1
    assert read_match(write_match(record)) == record


# Several matches


def lines(count: int) -> list[str]:
    return [write_match(recorded("three", seed).record) for seed in range(count)]


def test_several_matches_are_json_lines() -> None:
    text = "\n".join(lines(3)) + "\n"
    assert list(read_matches(text)) == list(map(read_match, lines(3)))
    assert list(read_matches(text.replace("\n", "\r\n\r\n"))) == list(map(read_match, lines(3)))


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        ("{}", "bad-form"),
        ("{", "not-json"),
        ("[1, 2]", "not-json"),
        ("nonsense", "not-json"),
        ('{"format": "rookery-match/1", "format": 1}', "bad-form"),
        ('{"format": NaN}', "bad-form"),
        (lines(1)[0][:-100], "not-json"),
        (lines(1)[0] + "}", "not-json"),
    ],
)
def test_a_bad_line_leaves_the_others_good(bad: str, code: str) -> None:
    for place in range(3):
        texts = lines(2)
        texts.insert(place, bad)
        found = list(read_matches("\n".join(texts)))
        error = found.pop(place)
        assert found == list(map(read_match, lines(2)))
        assert isinstance(error, BadRecord)
        assert str(error) == error_of(bad, code)


def error_of(text: str, code: str) -> str:
    with pytest.raises(BadRecord) as caught:
        read_match(text)
    assert caught.value.code in (code, "bad-form")
    return str(caught.value)


def test_one_match_may_be_spread_over_lines() -> None:
    record = recorded("dixie", 2, deals=2).record
    fields = json.loads(write_match(record))
    for indent in (0, 1, 4):
        assert list(read_matches(json.dumps(fields, indent=indent))) == [record]
    deals = ",\n".join(json.dumps(deal) for deal in fields.pop("deals"))
    head = json.dumps(fields, indent=0)[:-1]
    assert list(read_matches(f'{head}, "deals": [\n{deals}\n]}}')) == [record]


def test_a_broken_match_spread_over_lines_is_one_error() -> None:
    text = json.dumps(json.loads(lines(1)[0]), indent=2)
    for end in range(1, len(text), 100):
        (found,) = read_matches(text[:end])
        assert isinstance(found, BadRecord)
        assert found.code == "not-json"
    for nothing in ("", "\n\n", " "):
        (found,) = read_matches(nothing)
        assert isinstance(found, BadRecord)
        assert "this is nothing" in found.reason
