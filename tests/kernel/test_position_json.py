"""Positions as JSON: written positions read back the same, and errors name what is wrong."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.core.cards import Suit, card_of
from rookery.kernel.position import BadPosition, Position
from rookery.kernel.position_json import position_object, read_position, write_position
from tests.tables import card_set, cards

GOOD: dict[str, Any] = {
    "hands": ["S14 HK", "S9 HQ", "S10 H2", "D3"],
    "trump": "spades",
    "leader": 3,
    "trick": ["D11"],
    "sides": [0, 1, 0, 1],
    "values": {"5": 5, "10": 10, "13": 10, "A": 15, "Rook": 20},
    "trick_points": 1,
    "last_trick_points": 20,
    "most_tricks_points": 10,
}


MORE = {"tricks_won": [3, 4], "last_trick_counts": 2, "rook": "high", "ones_high": True}


def test_the_docs_describe_every_field() -> None:
    page = (Path(__file__).parents[2] / "docs" / "solver.md").read_text(encoding="utf-8")
    section = page.partition("## A position as JSON")[2].partition("\n## ")[0]
    documented = re.findall(r"^\| `(\w+)` \|", section, flags=re.MULTILINE)
    assert set(documented) == set(GOOD | MORE)


def test_every_field_is_read() -> None:
    position = read_position(json.dumps(GOOD | MORE))
    assert position.hands == tuple(map(card_set, ("SA HK", "S9 HQ", "S10 H2", "D3")))
    assert (position.trump, position.low) == (Suit.SPADES, False)
    assert (position.leader, position.turn, position.trick) == (3, 0, cards("DJ"))
    assert position.sides == (0, 1, 0, 1)
    assert position.values == dict(zip(cards("HK S10 SA"), (10, 10, 15), strict=True))
    assert (position.trick_points, position.last_trick_points) == (1, 20)
    assert (position.most_tricks_points, position.tricks_won) == (10, (3, 4))
    assert (position.last_trick_counts, position.rook, position.ones_high) == (2, "high", True)


def test_only_hands_trump_leader_and_sides_are_needed() -> None:
    short = {"hands": ["R5", "R6", "R7"], "trump": "none", "leader": 0, "sides": [0, 1, 1]}
    position = read_position(json.dumps(short))
    assert (position.trick, position.values, position.points_left) == ((), {}, 0)
    assert (position.trump, position.low, position.rook) == (None, False, "low")


def test_ranks_and_cards_may_be_numbers_or_letters() -> None:
    letters = json.dumps(GOOD).replace("S14", "SA").replace("D11", "DJ").replace('"13"', '"K"')
    numbers = json.dumps(GOOD).replace("HK", "H13").replace("HQ", "H12").replace('"A"', '"14"')
    assert read_position(letters) == read_position(numbers) == read_position(json.dumps(GOOD))


def test_a_card_may_have_a_value_of_its_own() -> None:
    fields = {"hands": ["R1", "B1", "G5"], "trump": "red", "leader": 0, "sides": [0, 1, 1]}
    position = read_position(json.dumps(fields | {"values": {"R1": 30, "1": 15, "B1": 0}}))
    assert position.values == {card_of(Suit.RED, 1): 30}
    assert position_object(position)["values"] == {"R1": 30}


WITHOUT = [{name: it for name, it in GOOD.items() if name != left_out} for left_out in GOOD]

BAD: dict[str, tuple[object, str]] = {
    "a list": ([GOOD], "a position is a JSON object"),
    "an unknown field": (GOOD | {"player": 1}, "no field 'player'; it has hands, trump"),
    "no hands": (WITHOUT[0], '"hands" is missing'),
    "no sides": (WITHOUT[4], '"sides" is missing'),
    "hands in one text": (GOOD | {"hands": "S14 HK"}, '"hands" is a list of texts'),
    "hands as lists": (GOOD | {"hands": [["S14"], ["S9"]]}, '"hands" is a list of texts'),
    "an unknown card": (GOOD | {"hands": ["?", "S9", "S10", "D3"]}, "no card '?'"),
    "a card twice in a hand": (GOOD | {"hands": ["S14 SA", "S9 HQ", "S10 H2", "D3"]}, "SA is the"),
    "no such trump": (GOOD | {"trump": "stars"}, '"trump" is one of black, green, red, yellow'),
    "trump as a list": (GOOD | {"trump": ["spades"]}, "not a list"),
    "leader as a truth": (GOOD | {"leader": True}, "\"leader\" is a whole number, not 'true'"),
    "sides as texts": (GOOD | {"sides": ["N", "E", "S", "W"]}, 'each of "sides" is a whole'),
    "values as a list": (GOOD | {"values": [5, 10]}, '"values" is an object'),
    "a value of no rank": (GOOD | {"values": {"15": 5}}, "1 to 14, J, Q, K, A or Rook, not '15'"),
    "a negative value": (GOOD | {"values": {"6": -5}}, "the value of '6' is below 0"),
    "a rank twice": (GOOD | {"values": {"A": 15, "14": 15}}, '"values" has the rank 14 twice'),
    "a huge value": (GOOD | {"values": {"5": 10**7}}, "a whole number up to 1000000"),
    "won by three": (GOOD | {"tricks_won": [1, 2, 3]}, '"tricks_won" has two numbers'),
    "the rook as a number": (GOOD | {"rook": 1}, '"rook" is low, 10.5, 12.5 or high'),
    "ones as a number": (GOOD | {"ones_high": 1}, '"ones_high" is true or false'),
}


def refusal(text: str) -> str:
    with pytest.raises(BadPosition) as caught:
        read_position(text)
    message = str(caught.value)
    assert "\n" not in message
    assert len(message) < 400
    return message


@pytest.mark.parametrize("name", BAD)
def test_what_is_wrong_is_named_in_one_line(name: str) -> None:
    value, message = BAD[name]
    assert message in refusal(json.dumps(value))


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=8,
)


@settings(deadline=None)
@given(st.sampled_from([*GOOD, "tricks_won", "rook", "ones_high", "last_trick_counts"]), _JSON)
def test_any_value_of_a_field_is_read_or_refused(name: str, value: object) -> None:
    text = json.dumps(GOOD | {name: value})
    position = read_or_refused(text)
    assert position is None or read_position(write_position(position)) == position


@settings(deadline=None)
@given(st.data())
def test_any_spoiled_text_is_read_or_refused(data: st.DataObject) -> None:
    text = json.dumps(GOOD)
    place = data.draw(st.integers(0, len(text)))
    length = data.draw(st.integers(0, 8))
    read_or_refused(text[:place] + data.draw(st.text(max_size=4)) + text[place + length :])


def read_or_refused(text: str) -> Position | None:
    try:
        return read_position(text)
    except BadPosition as error:
        message = str(error)
    assert "\n" not in message
    assert len(message) < 400
    return None
