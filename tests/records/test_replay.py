"""Replay: every claim of a record is checked, and the first fault is reported."""

import json
from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Any, get_args

import pytest

from rookery.records import BadRecord, read_match, replay, write_match
from rookery.records.errors import Code
from tests.matches import recorded, with_a_cut
from tests.records.clear_errors import check_clear

Fields = dict[str, Any]
Change = Callable[[Fields], None]

TWO_DEALS = write_match(recorded("three", 4, deals=2, chosen={"target": 900}).record)
WITH_A_CUT = write_match(with_a_cut().record)


def fault(fields: Fields) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        replay(read_match(json.dumps(fields)))
    check_clear(caught.value)
    return caught.value


def place(fields: Fields) -> tuple[str, int | None, int | None]:
    error = fault(fields)
    return error.code, error.deal, error.move


def changed(text: str, *changes: Change) -> Fields:
    fields: Fields = json.loads(text)
    for change in changes:
        change(fields)
    return fields


def put(value: object, *path: str | int) -> Change:
    def change(fields: Fields) -> None:
        holder: Any = fields
        for key in path[:-1]:
            holder = holder[key]
        holder[path[-1]] = value

    return change


def plus(amount: int, *path: str | int) -> Change:
    """A change that adds an amount to the number at a path."""

    def change(fields: Fields) -> None:
        value: Any = fields
        for key in path:
            value = value[key]
        put(value + amount, *path)(fields)

    return change


def without_a_card(fields: Fields) -> None:
    deal = fields["deals"][1]
    deal["deck"] = deal["deck"].partition(" ")[2]


def without_the_last_move(fields: Fields) -> None:
    fields["deals"][1]["moves"].pop()


def one_player_less(fields: Fields) -> None:
    fields["players"].pop()


IN_ORDER: Mapping[str, tuple[Change, str, int | None, int | None]] = {
    "form": (put("many", "deals", 1, "points"), "bad-form", 1, None),
    "game": (put("whist", "game"), "unknown-game", None, None),
    "option": (put(2, "options", "jokers"), "bad-option", None, None),
    "players": (one_player_less, "bad-players", None, None),
    "match over": (put(5, "options", "target"), "match-over", 1, None),
    "dealer": (plus(1, "deals", 1, "dealer"), "bad-dealer", 1, None),
    "deck": (without_a_card, "bad-deck", 1, None),
    "written badly": (put("2 fold", "deals", 1, "moves", 1), "bad-move", 1, 1),
    "against the rules": (put("0 hold", "deals", 1, "moves", 2), "illegal-move", 1, 2),
    "hidden": (put("0 bury ?", "deals", 1, "moves", 3), "redacted", 1, 3),
    "end": (without_the_last_move, "unfinished-deal", 1, None),
    "cut": (put("R5", "deals", 1, "cut"), "bad-cut", 1, None),
    "points": (plus(5, "deals", 1, "points", 0), "wrong-points", 1, None),
    "totals": (plus(5, "totals", 0), "wrong-totals", None, None),
    "winners": (put([0], "winners"), "wrong-winners", None, None),
}
"""One fault of each kind in the order of docs/records.md, with its code and place."""


@pytest.mark.parametrize("name", IN_ORDER)
def test_every_fault_has_its_code_and_its_place(name: str) -> None:
    change, code, deal, move = IN_ORDER[name]
    assert place(changed(TWO_DEALS, change)) == (code, deal, move)


def test_of_two_faults_the_first_counts() -> None:
    for first, second in combinations(IN_ORDER, 2):
        both = changed(TWO_DEALS, IN_ORDER[second][0], IN_ORDER[first][0])
        assert place(both) == IN_ORDER[first][1:], (first, second)


def test_every_code_is_among_them() -> None:
    assert {code for _, code, _, _ in IN_ORDER.values()} | {"not-json"} == set(get_args(Code))


def test_a_fault_of_an_earlier_deal_counts_before_any_of_a_later() -> None:
    fields = changed(TWO_DEALS, IN_ORDER["dealer"][0], plus(5, "deals", 0, "points", 1))
    assert place(fields) == ("wrong-points", 0, None)


# The faults of each stage


@pytest.mark.parametrize(
    ("value", "path", "found"),
    [
        (-1, ("deals", 0, "dealer"), ("bad-dealer", 0, None)),
        *((it, ("deals", 0, "points"), ("wrong-points", 0, None)) for it in ((), (0,), (0,) * 7)),
    ],
)
def test_a_value_that_cannot_be_is_found(
    value: object, path: tuple[str | int, ...], found: tuple[str, int | None, int | None]
) -> None:
    assert place(changed(TWO_DEALS, put(value, *path))) == found


def test_a_deal_that_is_unfinished_has_no_points() -> None:
    fields = json.loads(write_match(recorded("three", 4, deals=1, plies=3).record))
    fields["deals"][1]["points"] = [0, 0, 0]
    assert place(fields) == ("unfinished-deal", 1, None)


# DX-8


@pytest.mark.parametrize(
    ("cut", "code"), [("", "bad-cut"), ("R5", "bad-cut"), ("R5 ?", "redacted"), ("X", "bad-cut")]
)
def test_DX_8_a_cut_is_from_the_whole_pack(cut: str, code: str) -> None:
    assert place(changed(WITH_A_CUT, put(cut, "deals", 0, "cut"))) == (code, 0, None)


def test_DX_8_a_deal_may_be_kept_while_it_waits_for_the_cut() -> None:
    fields = changed(WITH_A_CUT, put([0] * 4, "totals"))
    del fields["deals"][1], fields["deals"][0]["cut"], fields["deals"][0]["points"]
    match = replay(read_match(json.dumps(fields)))
    assert match.current is not None
    assert match.game.needs_cut(match.current.state)


def test_DX_8_no_cut_before_the_end() -> None:
    fields = changed(WITH_A_CUT, put([0] * 4, "totals"))
    del fields["deals"][1], fields["deals"][0]["points"]
    fields["deals"][0]["moves"].pop()
    assert place(fields) == ("bad-cut", 0, None)
