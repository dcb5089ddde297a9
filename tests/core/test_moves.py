"""Moves as other seats may see them, and the cards that a capture takes."""

from rookery.core.moves import Bury, seen_by
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
