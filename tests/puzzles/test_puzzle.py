"""A puzzle: its file, its mistakes, and which answers are right."""

import json
from dataclasses import replace

import pytest

from rookery.core.moves import Bid, Pass, Take
from rookery.puzzles.answering import answer
from rookery.puzzles.puzzle import BadPuzzle, MoveValue, id_of
from rookery.puzzles.puzzle_file import read_puzzle, read_puzzles, write_puzzle, write_puzzles
from rookery.records import move_text, parse_move
from tests.puzzles.some import EVERY, first
from tests.records.clear_errors import check_clear


def test_a_file_is_read_as_it_was_written() -> None:
    some = EVERY[::25]
    assert tuple(read_puzzles(write_puzzles(some))) == some
    assert all(write_puzzle(each).count("\n") == 0 for each in some)


@pytest.mark.parametrize("field", ["id", "seat", "right", "values", "record", "failures"])
def test_a_missing_field_is_named_with_its_line(field: str) -> None:
    fields = json.loads(write_puzzle(EVERY[0]))
    del fields[field]
    with pytest.raises(BadPuzzle, match=f"line 2: .*{field}"):
        list(read_puzzles(f"{write_puzzle(EVERY[1])}\n{json.dumps(fields)}\n"))


@pytest.mark.parametrize("line", ["{", "[]", '{"id": 1}', "7"])
def test_what_is_no_puzzle_is_refused(line: str) -> None:
    with pytest.raises(BadPuzzle):
        read_puzzle(line)


BAD_FIELDS = [
    *(("seat", bad) for bad in ("Infinity", "1e999", "NaN", "9" * 400, "9" * 5_000, '"1"', "1.5")),
    *(("values", bad) for bad in ("null", '[["pass"]]', '[["pass", 1, 2, "3"]]', "[[[]]]")),
    *(("reason", bad) for bad in ("5", "[5]", '[["a"]]', '[["a", 5]]', '[["a", {"b": null}]]')),
    ("id", "[" * 100_000 + "]" * 100_000),
    ("record", "[]"),
    ("right", '"pass"'),
]


@pytest.mark.parametrize(("field", "bad"), BAD_FIELDS, ids=lambda it: it[:9])
def test_a_wrong_field_is_refused_with_its_line(field: str, bad: str) -> None:
    line = json.dumps(json.loads(write_puzzle(EVERY[0])) | {field: "?"})
    with pytest.raises(BadPuzzle, match="line 1: ") as found:
        list(read_puzzles(line.replace('"?"', bad)))
    check_clear(found.value)


def test_a_wrong_record_is_refused_with_its_line() -> None:
    fields = json.loads(write_puzzle(EVERY[0]))
    fields["record"]["format"] = "chess"
    with pytest.raises(BadPuzzle, match=r"line 1: .*format"):
        list(read_puzzles(json.dumps(fields)))


def test_a_move_that_is_not_legal_is_a_mistake() -> None:
    it = first("dixie", "follow")
    with pytest.raises(BadPuzzle, match="not a legal move"):
        replace(it, right=("bid 70",)).check()
    everything = tuple(map(move_text, it.view().legal))
    with pytest.raises(BadPuzzle, match="all legal moves are right"):
        replace(it, right=everything).check()


def test_a_seat_that_is_not_to_move_is_a_mistake() -> None:
    it = first("dixie")
    with pytest.raises(BadPuzzle, match="is not to move"):
        replace(it, seat=(it.seat + 1) % len(it.record.players)).check()


def test_captures_that_differ_in_their_groups_are_the_same_answer() -> None:
    it = replace(first("tuxedo"), right=("take R9 G9 B5+Y4",))
    again = parse_move("take R9 B5+Y4 G9")
    assert isinstance(again, Take)
    assert it.is_right(again)
    assert not it.is_right(parse_move("take R9 G9"))


def test_what_an_answer_is_told() -> None:
    values = (
        MoveValue("bid 70", 3.0, 0.0, 0.0),
        MoveValue("bid 75", 2.0, 1.0, 0.1),
        MoveValue("pass", -9.0, 12.0, 0.5),
    )
    it = replace(EVERY[0], right=("bid 70",), values=values)
    assert str(answer(it, Bid(70)).told) == "Right."
    assert str(answer(it, Bid(75)).told) == "That gives up about 1 point."
    assert str(answer(it, Pass()).told) == "That gives up about 12 points."
    assert str(answer(it, Bid(120)).told) == "That is not the best move."
    assert answer(it, Bid(120)).loss is None
    assert it.margin == 1.0


def test_the_id_is_that_of_what_the_seat_sees() -> None:
    for it in EVERY[::40]:
        assert it.id == id_of(it.match(), it.record, it.seat)
        other = (it.seat + 1) % len(it.record.players)
        assert it.id != id_of(it.match(), it.record, other)
