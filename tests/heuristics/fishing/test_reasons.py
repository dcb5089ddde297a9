"""The reasons for turns."""

import pytest

from rookery.fishing.state import Haul
from rookery.fishing.turns import Turn
from rookery.heuristics.fishing.reasons import reason
from rookery.records.moves import move_text
from tests.tables import card_set, play, table, tuxedo

SWEPT = "takes 9 and 5+4: a little sweep, 5 points, and a five"
UNSWEPT = "takes 5: two fives, and nobody else can sweep the rest"
STOCK = "B1 B2 B3 B4"


def said(hand: str, centre: str, move: str, *, gone: str = "", **options: object) -> str:
    """The reason that seat 0 gives for a move. Seat 1 has captured the cards `gone`."""
    game = tuxedo(seats=2, **options)
    hauls = [Haul(), Haul(card_set(gone))]
    state = table([hand, "G1 G2 R1 R2"], centre, stock=STOCK, hauls=hauls)
    view = game.view(state, 0)
    (turn,) = [it for it in view.legal if move_text(it) == move]
    assert isinstance(turn, Turn)
    return str(reason(view, turn))


@pytest.mark.parametrize(
    ("hand", "centre", "move", "expected"),
    [
        ("B9 B1", "G9 G5 G4", "take B9 G9 G5+G4", SWEPT),
        ("B9 B1", "R9 Y9 G13", "take B9 R9 Y9", "takes 9 and 9: red and yellow for an orange"),
        ("B5 B1", "R5 Y13 G11", "take B5 R5", UNSWEPT),
        ("B9 B1", "R9 G13", "take B9 R9", "takes 9: two cards"),
        ("B9 B5", "R4 G13", "build B5 on R4", "builds 9 with 5 on 4: holds another 9"),
        ("B9 R9", "G13 G12", "trail B9", "trails the 9: holds another 9 to take it"),
        ("B9 R4", "G13 G12", "trail B9", "trails the 9: nobody else can sweep the table"),
        ("B9 R4", "", "trail B9", "trails the 9: its cards take nothing"),
        ("B5 R4", "", "trail B5", "trails the 5: its cards take nothing"),
        ("B9", "G13 G12", "trail B9", "trails the 9: there is no other move"),
    ],
)  # fmt: skip
def test_a_turn_has_its_reason(hand: str, centre: str, move: str, expected: str) -> None:
    assert said(hand, centre, move) == expected


def test_a_card_that_nobody_can_take_has_its_reason() -> None:
    told = said("B9 R4", "", "trail B9", gone="G9 R9 Y9")
    assert told == "trails the 9: nobody else can take anything"


def test_a_raised_build_has_its_reason() -> None:
    game = tuxedo(seats=2)
    state = table(["B9 B5 B12 G1", "G12 G3 R1 R2"], "R4 G13", stock=STOCK)
    state = play(game, state, "0 build B5 on R4")
    moves = {move_text(it): it for it in game.view(state, 1).legal}
    raised = moves["build G3 on [R4+B5]"]
    assert isinstance(raised, Turn)
    text = str(reason(game.view(state, 1), raised))
    assert text == "raises the build of 9 to 12: holds another 12"
    state = play(game, state, "1 build G3 on [R4+B5]")
    takes = {move_text(it): it for it in game.view(state, 0).legal}
    taken = takes["take B12 [R4+B5+G3]"]
    assert isinstance(taken, Turn)
    assert str(reason(game.view(state, 0), taken)) == "takes the build of 12: a five"


def test_a_build_on_several_cards_has_its_reason() -> None:
    text = said("B9 B2", "R4 G3 G13", "build B2 on R4+G3", build_on_many=True)
    assert text == "builds 9 with 2 on 4+3: holds another 9"
