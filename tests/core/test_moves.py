"""Moves as other seats may see them, and the cards that a capture takes."""

from rookery.core.moves import Bury, Take, is_same, seen_by
from rookery.records.moves import parse_move
from tests.tables import cards


def test_only_the_seat_itself_sees_what_it_buried() -> None:
    ply = (1, Bury(cards("R1")[0]))
    assert seen_by(1, ply) == ply
    for viewer in (None, 0, 2):
        assert seen_by(viewer, ply) == (1, Bury(None))


def test_everything_else_is_seen_by_all() -> None:
    public = "bid sun/pass/trump red/call HA/lead left/play G14/build R5 on B4/trail R7/orange/hold"
    for text in public.split("/"):
        ply = (1, parse_move(text))
        assert {seen_by(viewer, ply) for viewer in (None, 0, 1)} == {ply}


def test_captures_in_another_order_of_groups_are_the_same() -> None:
    one, other = parse_move("take R9 G9 B5+Y4"), parse_move("take R9 Y4+B5 G9")
    assert isinstance(one, Take) and one != other
    assert is_same(one, other)
    assert not is_same(one, parse_move("take G9 R9 B5+Y4"))
    assert not is_same(one, parse_move("take R9 G9"))
    assert not is_same(one, parse_move("trail R9"))
