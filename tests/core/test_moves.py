"""Moves as other seats may see them, and the cards that a capture takes."""

from __future__ import annotations

import pytest

from rookery.core.cards import Suit
from rookery.core.errors import IllegalMove
from rookery.core.moves import Bury, Pass, Take, Trump, seen_by
from rookery.records.moves import parse_move
from tests.tables import card_set, cards

PUBLIC = [
    "bid 70",
    "bid sun",
    "pass",
    "trump red",
    "call HA",
    "lead left",
    "play G14",
    "take R9 G9 B5+Y4 [G5+R4]",
    "build R5 on B4",
    "trail R7",
    "orange",
    "hold",
]


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_others_do_not_see_what_is_buried(viewer: int | None) -> None:
    assert seen_by(viewer, (1, Bury(cards("R1")[0]))) == (1, Bury(None))


def test_a_seat_sees_what_it_buried_itself() -> None:
    ply = (1, Bury(cards("R1")[0]))
    assert seen_by(1, ply) == ply


@pytest.mark.parametrize("text", PUBLIC)
def test_everything_else_is_seen_by_all(text: str) -> None:
    ply = (1, parse_move(text))
    for viewer in (None, 0, 1):
        assert seen_by(viewer, ply) == ply


def test_a_capture_takes_the_cards_of_all_its_groups() -> None:
    move = parse_move("take R9 G9 B5+Y4 [G5+R4]")
    assert isinstance(move, Take)
    assert move.taken == card_set("G9 B5 Y4 G5 R4")


def test_trump_is_a_suit_or_none() -> None:
    assert {trump.suit for trump in Trump} == {None, *Suit} - {Suit.ROOK}
    assert Trump.RED.suit is Suit.RED
    assert Trump.CLUBS.suit is Suit.CLUBS
    assert Trump.NONE.suit is None
    assert Trump.LOW.suit is None


def test_an_illegal_move_error_has_the_seat_the_move_and_the_reason() -> None:
    error = IllegalMove(2, Pass(), "you have passed")
    assert (error.seat, error.move, error.reason) == (2, Pass(), "you have passed")
    assert str(error) == "seat 2, Pass(): you have passed"
    assert error.code == "illegal-move"
